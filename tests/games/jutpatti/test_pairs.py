"""J14 to J16: what a pair is, when a hand is all pairs, how the winning hand is laid out."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chautari.cards import cards, texts
from chautari.games.jutpatti.pairs import ALL_PAIRS, laid, toggled
from tests.games.jutpatti.table import play, table

SIX, ACE = 5, 0


def all_pairs(hand: str, joker: int = SIX) -> bool:
    return bool(ALL_PAIRS[toggled(cards(hand), joker)])


def lay(hand: str, joker: int = SIX) -> list[list[str]]:
    return [texts(pair) for pair in laid(cards(hand), joker)]


def can_be_paired(hand: tuple[int, ...], joker: int) -> bool:
    """By trying every way to pair the first card with another."""
    if not hand:
        return True
    first, rest = hand[0], hand[1:]
    return any(
        can_be_paired(rest[:i] + rest[i + 1 :], joker)
        for i, other in enumerate(rest)
        if first >> 2 == other >> 2 or joker in (first >> 2, other >> 2)
    )


def test_J14_two_cards_of_one_rank_are_a_pair_whatever_their_suits():
    for one, other in combinations(["c", "d", "h", "s"], 2):
        assert all_pairs(f"9{one} 9{other} Kc Kd")
    assert not all_pairs("9c Tc Kc Kd")


def test_J14_four_of_a_rank_are_two_pairs():
    assert all_pairs("9c 9d 9h 9s Kc Kd")
    assert lay("9c 9d 9h 9s Kc Kd") == [["9c", "9d"], ["9h", "9s"], ["Kc", "Kd"]]


def test_J14_three_of_a_rank_leave_one_over():
    assert not all_pairs("9c 9d 9h Kc")
    assert all_pairs("9c 9d 9h 6c")


def test_J15_a_joker_pairs_with_any_card_and_two_jokers_with_each_other():
    assert all_pairs("6c Kd")
    assert all_pairs("6c 6d")
    assert all_pairs("6c Kd 6d Qd")
    assert not all_pairs("6c Kd Jd Qd")


@given(
    st.lists(st.integers(0, 51), unique=True, min_size=2, max_size=12).filter(lambda h: len(h) % 2 == 0),
    st.integers(0, 12),
)
def test_J15_a_hand_is_all_pairs_when_its_odd_ranks_are_at_most_its_jokers(hand: list[int], joker: int):
    assert bool(ALL_PAIRS[toggled(hand, joker)]) == can_be_paired(tuple(hand), joker)


@given(st.lists(st.integers(0, 51), unique=True, max_size=12), st.integers(0, 12))
def test_J16_what_is_laid_out_are_pairs_and_all_cards_when_the_hand_is_won(hand: list[int], joker: int):
    pairs = laid(hand, joker)
    shown = [card for pair in pairs for card in pair]
    assert len(set(shown)) == len(shown)
    assert set(shown) <= set(hand)
    kinds = []
    for one, other in pairs:
        jokers = (one >> 2 == joker) + (other >> 2 == joker)
        assert jokers or one >> 2 == other >> 2
        kinds.append(jokers)
    assert kinds == sorted(kinds)
    if len(hand) % 2 == 0 and ALL_PAIRS[toggled(hand, joker)]:
        assert sorted(shown) == sorted(hand)


def test_J16_natural_pairs_then_joker_with_odd_card_then_joker_with_joker():
    assert lay("6c Kd 6d 2h 6h 2c 6s 9c") == [["2c", "2h"], ["6c", "9c"], ["6d", "Kd"], ["6h", "6s"]]


@pytest.mark.parametrize(
    ("taken", "pairs"),
    [
        ("2h", [["2c", "2h"], ["7c", "7h"], ["9d", "9s"], ["6s", "Kd"]]),
        ("Ks", [["7c", "7h"], ["9d", "9s"], ["Kd", "Ks"], ["6s", "2c"]]),
    ],
)
def test_worked_position_sixes_are_jokers(taken: str, pairs: list[list[str]]):
    position = table(["Ah 3h 4h 8h 9h Th Jh", "7h 7c 9d 9s Kd 6s 2c"], turned="5c", deck=taken)
    won = play(position, "1 deck")[-2]
    assert position.view(0)["game"]["laid"] == pairs
    assert (won.kind, won.facts["pairs"]) == ("won", 4)
    assert texts(won.travels[0].cards) == [card for pair in pairs for card in pair]


def test_worked_position_three_odd_ranks_against_one_joker():
    position = table(["Ah 3h 4h 8h 9h Th Jh", "7h 7c 9d 9s Kd 6s 2c"], turned="5c", deck="4d")
    play(position, "1 deck")
    assert (position.to_act, position.hand_winners) == (1, [])


def test_worked_position_aces_are_jokers_under_a_king():
    assert all_pairs("Ah As 3c 5d 7h 7c 9d 9s", joker=ACE)
    assert lay("Ah As 3c 5d 7h 7c 9d 9s", joker=ACE)[2:] == [["Ah", "3c"], ["As", "5d"]]
