"""Who takes what from the pot (T15, T25, T26): every chip goes to somebody, and none is made.

>>> shared([100, 40, 100, 10], [0, 1, 3], {1, 3}, [5, 7, 0, 9], first=1)  # 3 is capped at 10, 1 at 40, 2 has packed
[Part(chips=40, shares=[(3, 40)], name='main'), Part(chips=90, shares=[(1, 90)], name='side'), \
Part(chips=120, shares=[(0, 120)], name='side')]
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple


class Part(NamedTuple):
    """One layer of the pot, the lowest first, and who takes what of it."""

    chips: int
    shares: list[tuple[int, int]]
    """Seat and chips, in order from the seat after the dealer."""
    name: str
    """What people call it: ``pot`` when there is no other, ``main``, ``side``; ``back`` for chips that only their own
    seat put in so high, and now takes back."""


def shared(
    paid: Sequence[int], staying: Sequence[int], capped: Collection[int], values: Sequence[int], first: int
) -> list[Part]:
    """The pot of a show among the seats ``staying`` in.

    ``paid`` holds the chips that each seat of the table put in this hand, packed ones too; ``values`` is what each hand
    is worth (looked at for those staying). ``first`` is the seat after the dealer, where odd chips begin (T25).
    """
    caps = sorted({paid[seat] for seat in staying if seat in capped})
    free = [seat for seat in staying if seat not in capped]
    tops = [*caps, max(paid)] if free else [*caps[:-1], max(paid)]  # what nobody may win joins the layer below
    parts: list[Part] = []
    bottom = 0
    for number, top in enumerate(tops):
        chips = sum([min(put, top) - min(put, bottom) for put in paid])
        if number < len(caps):
            may_win = free + [seat for seat in staying if seat in capped and paid[seat] >= caps[number]]
        else:
            may_win = free
        if chips:
            shares = divided(chips, best_of(may_win, values), len(paid), first)
            givers = [seat for seat, put in enumerate(paid) if put > bottom]
            name = "main" if not parts else "back" if givers == [shares[0][0]] else "side"
            parts.append(Part(chips, shares, name))
        bottom = top
    return parts if len(parts) > 1 else [Part(part.chips, part.shares, "pot") for part in parts]


def best_of(seats: Sequence[int], values: Sequence[int]) -> list[int]:
    """The seats among these whose hands are worth most; more than one when they are equal."""
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]


def divided(chips: int, among: Sequence[int], seats: int, first: int) -> list[tuple[int, int]]:
    """Equal shares; odd chips go one each to the sharing seats in order from the seat ``first`` (T25).

    Who gets none, as there are fewer chips than seats, has no share.
    """
    in_order = sorted(among, key=lambda seat: (seat - first) % seats)
    each, odd = divmod(chips, len(in_order))
    shares = [(seat, each + (1 if number < odd else 0)) for number, seat in enumerate(in_order)]
    return [share for share in shares if share[1]]
