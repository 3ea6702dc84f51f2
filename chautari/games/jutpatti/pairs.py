"""What a pair is, and when a hand is nothing but pairs (J14 to J16)."""

from collections.abc import Sequence
from typing import Final

# J15 as one look into a table. Every card of a hand toggles one bit: a plain card the bit of its rank (0 to 12), so
# that what stays set are the ranks held an odd number of times; a joker a bit of its own (13 to 16), one per suit.
_ONES: Final = bytes([n.bit_count() for n in range(1 << 13)])
ALL_PAIRS: Final = b"".join(
    [_ONES.translate(bytes([odd <= jokers.bit_count() for odd in range(256)])) for jokers in range(1 << 4)]
)
"""By the toggled bits of a hand of even size: 1 when it is all pairs, 0 when not."""

BITS: Final = [[1 << (13 + (c & 3)) if c >> 2 == joker else 1 << (c >> 2) for c in range(52)] for joker in range(13)]
"""By the jokers' rank and a card: the bit that the card toggles."""


def toggled(hand: Sequence[int], joker: int) -> int:
    """The bits that a hand toggles, with jokers of rank ``joker``; the key of `ALL_PAIRS`."""
    bits = BITS[joker]
    odd = 0
    for card in hand:
        odd ^= bits[card]
    return odd


def laid(hand: Sequence[int], joker: int) -> list[list[int]]:
    """The pairs of a hand as they are laid out, jokers having the rank ``joker`` (J14, J16).

    Natural pairs first, then joker with odd card, then joker with joker. Cards that find no partner are left out; a
    hand that is all pairs has none of those.

    >>> from chautari.cards import cards, texts
    >>> [texts(pair) for pair in laid(cards("7h Kd 9d 7c 2c 9s 6s 2h"), 5)]
    [['2c', '2h'], ['7c', '7h'], ['9d', '9s'], ['6s', 'Kd']]
    """
    natural: list[list[int]] = []
    odd: list[int] = []
    jokers: list[int] = []
    for card in sorted(hand):
        if card >> 2 == joker:
            jokers.append(card)
        elif odd and odd[-1] >> 2 == card >> 2:
            natural.append([odd.pop(), card])
        else:
            odd.append(card)
    helped = min(len(odd), len(jokers))
    with_odd = [[jokers[i], odd[i]] for i in range(helped)]
    together = [jokers[i : i + 2] for i in range(helped, len(jokers) - 1, 2)]
    return natural + with_odd + together
