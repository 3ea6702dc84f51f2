"""What a seat can make of what it sees: how good its hand is, and what the others are likely to hold.

Everything is worked out from the view and from what the seat saw happen in this hand. How good a hand is, is told as
its *place*: the part of all 22,100 hands that are worse, equal ones counted half.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from chautari.cards import RANKS
from chautari.game import Happening, View
from chautari.games.teen_patti.ranking import STRENGTHS, Named, ranking

LOOKS: Final = 0.5
"""How much of what a seat may hold goes when it has looked and pays for the first time: it would have packed those."""
STAYS: Final = 0.1
"""The same for every further time."""
RAISES: Final = 0.12
"""So much more when it raises."""
WINS: Final = 0.35
"""The same when another seat packs against it in a side show."""
HIGHEST_FLOOR: Final = 0.9
"""No story makes it surer than this that a hand is good: people bluff."""


@cache
def places(lowest_wins: bool, wild: int) -> dict[str, float]:
    """By `spelling`: the part of all hands that a hand beats, at a table with these wild ranks."""
    order = ranking(muflis=lowest_wins, two_three_five=False, suits=False)
    counts = [0] * STRENGTHS
    for hand in combinations(range(52), 3):
        counts[order.value(list(hand), wild)] += 1
    total = sum(counts)
    found: dict[str, float] = {"two_three_five": 0.0 if lowest_wins else 1.0}
    below = 0
    for value, count in enumerate(counts):
        found.setdefault(_spelling(order.names[value]), (below + count / 2) / total)
        below += count
    return found


def _spelling(named: Named) -> str:
    return f"{named.kind} {named.spelt}"


class Reading:
    """What the seat of a view knows, and what it makes of it."""

    __slots__ = ("seat", "others", "floors", "blind", "place", "beaten", "pot", "stake", "boot", "cost")

    def __init__(self, view: View, history: Sequence[Happening]) -> None:
        game = view["game"]
        self.seat = view["seat"]
        standing: list[str] = game["standing"]
        self.others = [n for n, how in enumerate(standing) if n != self.seat and how in ("blind", "seen")]
        """The other seats still in."""
        self.blind = [how == "blind" for how in standing]
        self.pot: int = game["pot"]
        self.stake: int = game["stake"]
        self.boot: int = game["boot"]
        self.cost: int = game["blind_pays"] if self.blind[self.seat] else game["seen_pays"]
        """A chaal of one's own."""
        self.place = -1.0
        """How good one's own hand is, from 0 to 1; -1 while one has not looked."""
        self.beaten: dict[int, float] = {}
        """By seat: whether one's hand beats it (1, or 0, or a half for equal ones), where one has seen it."""
        named = game["named"]
        worth = places(game["lowest_wins"], _wild(game["wild"]))
        if named[self.seat]["kind"]:
            self.place = _place(worth, named[self.seat])
            for other in self.others:
                if named[other]["kind"]:
                    theirs = _place(worth, named[other])
                    self.beaten[other] = 0.5 if theirs == self.place else float(self.place > theirs)
        self.floors = [0.0] * len(standing)
        """By seat: its hand is likely to be at least this good, by what it did after looking."""
        for event in history:
            kind, by = event["kind"], event["seat"]
            if kind in ("chaal", "raised", "asked_side_show"):
                if not event["facts"]["blind"]:
                    proves = STAYS if self.floors[by] else LOOKS
                    self._raise_floor(by, proves + RAISES if kind == "raised" else proves)
            elif kind == "packed_in_side_show":
                stayed = event["facts"]["other"]
                assert isinstance(stayed, int)
                self._raise_floor(stayed, WINS)

    def _raise_floor(self, seat: int, part: float) -> None:
        self.floors[seat] = min(HIGHEST_FLOOR, self.floors[seat] + part * (1 - self.floors[seat]))

    def beats(self, other: int, place: float, tighter: float = 0.0) -> float:
        """How likely a hand of this place beats another seat's; ``tighter`` when that seat is to prove more yet."""
        known = self.beaten.get(other)
        if known is not None:
            return known
        floor = self.floors[other]
        floor += tighter * (1 - floor)
        over = (place - floor) / (1 - floor)
        # Below the floor there is still a little: it is a likelihood and no law.
        return max(over, 0.12 * place)

    def wins(self, place: float, tighter: float = 0.0) -> float:
        """How likely a hand of this place is the best of all that are in."""
        chance = 1.0
        for other in self.others:
            chance *= self.beats(other, place, tighter)
        return chance

    def others_pay(self) -> int:
        """What the others pay together when each plays a chaal."""
        return sum([self.stake if self.blind[other] else 2 * self.stake for other in self.others])


def _wild(letters: Sequence[str]) -> int:
    return sum([1 << RANKS.index(letter) for letter in letters])


def _place(worth: dict[str, float], name: dict[str, str]) -> float:
    kind = name["kind"]
    return worth[kind if kind == "two_three_five" else f"{kind} {name['spelt']}"]
