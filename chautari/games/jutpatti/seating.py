"""Who sits where, and how many cards each gets (J1, J2, J6)."""

from collections.abc import Sequence
from typing import Final

from chautari.game import Draw

SEATS: Final = (2, 3, 4, 5, 6)  # J1

_ROOM: Final = ((5, 6), (7, 6), (9, 5), (11, 4))
"""Cards each, and the most seats that the pack serves with that many (J2)."""


def cards_each(asked: int, seats: int) -> int:
    """How many cards each seat gets: the most of 5, 7, 9, 11 that fits and is not above what was asked (J2).

    >>> cards_each(9, 6), cards_each(11, 5), cards_each(11, 4)
    (7, 9, 11)
    """
    fitting = 0
    for each, room in _ROOM:
        if each <= asked and seats <= room:
            fitting = each
    return fitting


def drawn(seats: int, order: Sequence[int]) -> Draw | None:
    """The draw for seats from a shuffled pack (J6); None when the pack runs out before all ranks differ.

    Who holds a rank that another holds too puts the card away and draws again from the rest of the pack. From the
    highest to the lowest they take seats 0, 1, 2 …, and seat 0 deals. The ace is lowest.

    >>> from chautari.cards import cards
    >>> drawn(3, cards("5h Kd 5c 2s 9d"))
    Draw(order=[1, 2, 0], dealer=0, rounds=[[(0, 18), (1, 49), (2, 16)], [(0, 7), (2, 33)]])
    """
    held = [0] * seats
    rounds: list[list[tuple[int, int]]] = []
    drawing = list(range(seats))
    used = 0
    while drawing:
        if used + len(drawing) > len(order):
            return None
        rounds.append([(player, order[used + i]) for i, player in enumerate(drawing)])
        used += len(drawing)
        for player, card in rounds[-1]:
            held[player] = card >> 2
        drawing = [player for player in range(seats) if held.count(held[player]) > 1]
    return Draw(order=sorted(range(seats), key=lambda player: -held[player]), dealer=0, rounds=rounds)
