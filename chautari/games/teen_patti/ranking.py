"""Which hand is better (T5 to T7), also turned round, with wild cards, with 2-3-5, with suits (T33 to T35, T37).

A hand is worth a number: the better hand has the higher one, and equal hands the same. There are 741 of them.

>>> from chautari.cards import cards
>>> order = ranking(muflis=False, two_three_five=False, suits=False)
>>> order.value(cards("Ah Ad Ac")), order.value(cards("Kc Ad Qs")), order.value(cards("2h 3s 5d"))
(740, 715, 0)
>>> order.named(order.value(cards("Kc 9d Ks")))
Named(kind='pair', ranks='K9', spelt='K-K-9')
"""

from functools import cache
from typing import Final, NamedTuple

from chautari.cards import RANKS

KINDS: Final = ("trail", "pure_sequence", "sequence", "colour", "pair", "high_card")
"""The kinds of hand, best first (T5)."""

STRENGTHS: Final = 741

NOTHING_WILD: Final = 0
AK47: Final = 1 << 0 | 1 << 12 | 1 << 3 | 1 << 6
"""Wild ranks are a bit mask: bit 0 for aces, bit 12 for kings."""

_HEIGHT: Final = [12, *range(12)]
"""How high a rank is when the ace is high (T7)."""
_LETTERS: Final = RANKS[1:] + RANKS[0]
"""The ranks from the lowest height to the highest."""

_TIES: Final = 64 * 2197
"""How many numbers a value is spread over where suits break ties (T37)."""


class Named(NamedTuple):
    """A hand in words: its kind, and the ranks that tell it from others of its kind, the deciding one first."""

    kind: str
    """One of `KINDS`, or ``two_three_five`` where that hand is a kind of its own (T35)."""
    ranks: str
    """``A`` for a trail of aces, ``A23`` for that run, ``K9`` for a pair of kings with a nine, else all three."""
    spelt: str
    """All three ranks as people write them: ``10-10-4``."""


def _named(kind: str, ranks: str, three: str) -> Named:
    return Named(kind, ranks, "-".join(["10" if letter == "T" else letter for letter in three]))


class _Shape(NamedTuple):
    """Three ranks in mixed suits or in one, which is all that a hand's strength depends on."""

    strength: tuple[int, ...]
    named: Named
    heights: tuple[int, int, int]
    suited: bool


def _shape(high: int, middle: int, low: int, suited: bool) -> _Shape:
    """The hand of three heights, none lower than the next."""
    letters = _LETTERS[high] + _LETTERS[middle] + _LETTERS[low]
    heights = (high, middle, low)
    if high == low:
        return _Shape((5, high), _named("trail", letters[0], letters), heights, suited)
    if high == middle or middle == low:
        pair, odd = (high, low) if high == middle else (low, high)
        p, o = _LETTERS[pair], _LETTERS[odd]
        return _Shape((1, pair, odd), _named("pair", p + o, p + p + o), heights, suited)
    ace_low = letters == "A32"
    if ace_low or high - low == 2:  # T6
        # Between A-K-Q and K-Q-J stands A-2-3.
        place = 12 if ace_low else 13 if high == 12 else high
        letters = "A23" if ace_low else letters
        named = _named("pure_sequence" if suited else "sequence", letters, letters)
        return _Shape((4 if suited else 3, place), named, heights, suited)
    named = _named("colour" if suited else "high_card", letters, letters)
    return _Shape((2 if suited else 0, *heights), named, heights, suited)


def _shapes(two_three_five: bool) -> list[_Shape]:
    """All 741 kinds of three ranks, the weakest first in the standard order."""
    shapes = [
        _shape(high, middle, low, suited)
        for high in range(13)
        for middle in range(high + 1)
        for low in range(middle + 1)
        for suited in ((False, True) if high > middle > low else (False,))
    ]
    if two_three_five:  # T35
        shapes = [
            _Shape((6,), _named("two_three_five", "532", "532"), shape.heights, False)
            if shape.heights == (3, 1, 0) and not shape.suited
            else shape
            for shape in shapes
        ]
    return sorted(shapes)


class Ranking:
    """The order of the hands at one table. Made by `ranking`, and kept: its tables are looked up in for every hand."""

    __slots__ = ("suits", "names", "mixed", "suited", "with_one", "with_one_suited", "with_two", "with_three")

    def __init__(self, muflis: bool, two_three_five: bool, suits: bool) -> None:
        self.suits = suits
        shapes = _shapes(two_three_five)
        if muflis:  # T33
            shapes.reverse()
        self.names: list[Named] = [shape.named for shape in shapes]
        # By three ranks in any order: ``(first * 13 + second) * 13 + third``.
        self.mixed: list[int] = [0] * 2197
        self.suited: list[int] = [0] * 2197
        for value, shape in enumerate(shapes):
            ranks = [(height + 1) % 13 for height in shape.heights]
            a, b, c = ranks
            for x, y, z in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
                if shape.suited:
                    self.suited[(x * 13 + y) * 13 + z] = value
                else:
                    self.mixed[(x * 13 + y) * 13 + z] = value
                    if a == b or b == c:  # cards of one suit are never of one rank
                        self.suited[(x * 13 + y) * 13 + z] = value
        # What wild cards make of the others (T34). They can always be of another suit than those, and of the same suit
        # only where the others share it.
        self.with_one: list[int] = [max(self.mixed[two * 13 : two * 13 + 13]) for two in range(169)]
        self.with_one_suited: list[int] = [
            max(self.with_one[two], max(self.suited[two * 13 : two * 13 + 13])) for two in range(169)
        ]
        self.with_two: list[int] = [max(self.with_one_suited[one * 13 : one * 13 + 13]) for one in range(13)]
        self.with_three: int = STRENGTHS - 1

    def value(self, hand: list[int], wild: int = NOTHING_WILD) -> int:
        """What three cards are worth; ``wild`` is the bit mask of the ranks that stand for any card."""
        a = hand[0]
        b = hand[1]
        c = hand[2]
        worth = self._worth(a, b, c, wild)
        return worth * _TIES + _tie(a, b, c, self.names[worth].ranks == "A23") if self.suits else worth

    def _worth(self, a: int, b: int, c: int, wild: int) -> int:
        x = a >> 2
        y = b >> 2
        z = c >> 2
        if wild:
            if (wild >> x) & 1:
                if (wild >> y) & 1:
                    return self.with_three if (wild >> z) & 1 else self.with_two[z]
                if (wild >> z) & 1:
                    return self.with_two[y]
                return self.with_one_suited[y * 13 + z] if (b ^ c) & 3 == 0 else self.with_one[y * 13 + z]
            if (wild >> y) & 1:
                if (wild >> z) & 1:
                    return self.with_two[x]
                return self.with_one_suited[x * 13 + z] if (a ^ c) & 3 == 0 else self.with_one[x * 13 + z]
            if (wild >> z) & 1:
                return self.with_one_suited[x * 13 + y] if (a ^ b) & 3 == 0 else self.with_one[x * 13 + y]
        place = (x * 13 + y) * 13 + z
        return self.suited[place] if (a ^ b) & 3 == 0 and (a ^ c) & 3 == 0 else self.mixed[place]

    def strength(self, value: int) -> int:
        """The place of a value among the 741 strengths, 0 for the worst: suits put aside."""
        return value // _TIES if self.suits else value

    def named(self, value: int) -> Named:
        """What a hand of this value is called; for one with wild cards, what they make of it."""
        return self.names[self.strength(value)]


def _tie(a: int, b: int, c: int, ace_low: bool) -> int:
    """Tells equal hands apart by the suits of their cards, highest card first; after those by the ranks (T37).

    Ranks come into it only where wild cards make hands of other cards equal. A wild card counts as the card it is.
    """
    x = (0 if ace_low and a < 4 else _HEIGHT[a >> 2] + 1) << 2 | a & 3
    y = (0 if ace_low and b < 4 else _HEIGHT[b >> 2] + 1) << 2 | b & 3
    z = (0 if ace_low and c < 4 else _HEIGHT[c >> 2] + 1) << 2 | c & 3
    if x < y:
        x, y = y, x
    if y < z:
        y, z = z, y
    if x < y:
        x, y = y, x
    suits = ((x & 3) << 2 | y & 3) << 2 | z & 3
    return suits * 2197 + ((x >> 2) - 1) * 169 + ((y >> 2) - 1) * 13 + max((z >> 2) - 1, 0)


@cache
def ranking(muflis: bool, two_three_five: bool, suits: bool) -> Ranking:
    """The order of the hands by a table's house rules (T33, T35, T37)."""
    return Ranking(muflis, two_three_five, suits)
