"""The packs of Patta Party: which cards are dealt to how many seats, with and without jokers (P2, P3).

>>> len(pack(4, False)), len(pack(6, False)), len(pack(8, True))
(52, 78, 104)
>>> pack(6, True).count(JOKER), pack(6, True).count(card("5d"))
(2, 1)
"""

from typing import Final

from chautari.cards import JOKER, PLAIN_PACK, card, cards

SEATS: Final = (4, 6, 8)  # P1
EACH: Final = 13
"""Cards each once everything is dealt, and so the tricks of a hand."""
DEALS: Final = (5, 4, 4)
"""Cards each in the first, second and third deal (P5)."""

_LOW: Final = (1, 2, 3)  # the ranks of 2, 3 and 4
_FIVES: Final = tuple(cards("5c 5d 5h 5s"))


def pack(seats: int, jokers: bool) -> tuple[int, ...]:
    """The cards for so many seats, identical ones as often as they are there, in an order that tells nothing.

    ``seats`` is one of `SEATS`; 13 cards each come out.
    """
    packs = 1 if seats == 4 else 2
    if seats == 6:
        found = [c for c in PLAIN_PACK * packs if c >> 2 not in _LOW]
        out = list(_FIVES) if jokers else [card("5d")] * packs
    else:
        found = list(PLAIN_PACK * packs)
        out = [card("2c")] * packs if jokers else []
    if jokers:
        found += [JOKER] * packs  # P3
    for c in out:
        found.remove(c)
    return tuple(sorted(found))


PACKS: Final = {(seats, jokers): pack(seats, jokers) for seats in SEATS for jokers in (False, True)}
"""Every pack there is, by seats and whether jokers are in."""
