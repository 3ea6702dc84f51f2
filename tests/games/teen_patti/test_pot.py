"""T25, T26: who takes what. Chips are conserved whatever was paid, packed or capped."""

from hypothesis import given
from hypothesis import strategies as st

from chautari.games.teen_patti.pot import divided, shared


@st.composite
def pots(draw: st.DrawFn):
    """Any pot: what each seat put in, who stays, who is capped, what the hands are worth, where odd chips begin."""
    seats = draw(st.integers(2, 6))
    paid = draw(st.lists(st.integers(0, 60) | st.integers(0, 5_000), min_size=seats, max_size=seats))
    may_stay = [seat for seat in range(seats) if paid[seat]]
    if len(may_stay) < 2:
        paid[:2] = [7, 11]
        may_stay = [seat for seat in range(seats) if paid[seat]]
    staying = sorted(draw(st.sets(st.sampled_from(may_stay), min_size=2)))
    capped = draw(st.sets(st.sampled_from(staying)))
    values = draw(st.lists(st.integers(0, 3), min_size=seats, max_size=seats))
    return paid, staying, capped, values, draw(st.integers(0, seats - 1))


def took(parts, seats: int) -> list[int]:
    chips = [0] * seats
    for part in parts:
        for seat, share in part.shares:
            chips[seat] += share
    return chips


@given(pots())
def test_T26_nothing_is_lost_and_nothing_is_made(pot):
    paid, staying, capped, values, first = pot
    parts = shared(paid, staying, capped, values, first)
    assert sum(part.chips for part in parts) == sum(paid)
    assert all(sum(share for _, share in part.shares) == part.chips > 0 for part in parts)
    assert all(seat in staying for part in parts for seat, _ in part.shares)


@given(pots())
def test_T26_a_capped_seat_takes_from_each_at_most_what_it_put_in(pot):
    paid, staying, capped, values, first = pot
    chips = took(shared(paid, staying, capped, values, first), len(paid))
    for seat in capped:
        if len(capped) < len(staying) or paid[seat] < max(paid[s] for s in capped):
            assert chips[seat] <= sum(min(put, paid[seat]) for put in paid)


@given(pots())
def test_T26_every_chip_goes_to_the_best_hand_that_may_win_it(pot):
    """The pot chip by chip: a seat's n-th chip can be won by the uncapped, and by the capped that put in n or more."""
    paid, staying, capped, values, first = pot
    free = [seat for seat in staying if seat not in capped]
    highest = max((paid[seat] for seat in capped), default=0)
    entitled = [0.0] * len(paid)
    for put in paid:
        for chip in range(1, put + 1):
            level = chip if free else min(chip, highest)
            may_win = free + [seat for seat in capped if paid[seat] >= level]
            most = max(values[seat] for seat in may_win)
            best = [seat for seat in may_win if values[seat] == most]
            for seat in best:
                entitled[seat] += 1 / len(best)
    parts = shared(paid, staying, capped, values, first)
    for seat, chips in enumerate(took(parts, len(paid))):
        assert abs(chips - entitled[seat]) < len(parts) + 1e-6  # odd chips, one a layer at most


@given(pots())
def test_T26_nobody_uncapped_makes_one_pot_however_unequal_the_payments(pot):
    paid, staying, _, values, first = pot
    parts = shared(paid, staying, set(), values, first)
    assert [part.name for part in parts] == ["pot"]
    best = max(values[seat] for seat in staying)
    assert {seat for seat, _ in parts[0].shares} == {seat for seat in staying if values[seat] == best}


def test_T25_odd_chips_go_round_from_the_seat_after_the_dealer():
    assert divided(20, [0, 1, 3], seats=4, first=3) == [(3, 7), (0, 7), (1, 6)]
    assert divided(20, [0, 1, 3], seats=4, first=1) == [(1, 7), (3, 7), (0, 6)]
    assert divided(21, [0, 1, 3], seats=4, first=1) == [(1, 7), (3, 7), (0, 7)]
    assert divided(2, [0, 1, 3], seats=4, first=1) == [(1, 1), (3, 1)]


def test_chips_that_nobody_matched_are_called_so():
    parts = shared([50, 20, 5], [0, 1], {1}, [1, 9, 0], first=0)
    assert [(part.name, part.chips, part.shares) for part in parts] == [
        ("main", 45, [(1, 45)]),
        ("back", 30, [(0, 30)]),
    ]


def test_a_side_pot_with_packed_money_is_no_money_back():
    parts = shared([50, 20, 45], [0, 1], {1}, [1, 9, 0], first=0)
    assert [(part.name, part.chips) for part in parts] == [("main", 60), ("side", 55)]
