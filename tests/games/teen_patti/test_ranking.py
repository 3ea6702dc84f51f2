"""T5 to T7, T33 to T35, T37: which hand is better, over every hand there is."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from chautari.cards import RANKS, cards
from chautari.games.teen_patti.ranking import AK47, NOTHING_WILD, STRENGTHS, Ranking, ranking

HANDS = [list(hand) for hand in combinations(range(52), 3)]
STANDARD = ranking(muflis=False, two_three_five=False, suits=False)
ORDERS = [ranking(muflis=m, two_three_five=t, suits=False) for m in (False, True) for t in (False, True)]


def by_the_sheet(hand: list[int]) -> tuple[int, list[float]]:
    """A hand's place by the words of T5 to T7, worked out the slow way."""
    ranks: list[float] = sorted(
        [13.0 if card < 4 else card >> 2 for card in hand], reverse=True
    )  # ace 13, king 12, two 1
    one_suit = len({card & 3 for card in hand}) == 1
    run = ranks == [13, 2, 1] or ranks[0] - 2 == ranks[1] - 1 == ranks[2]
    run_order: list[float] = [12.5] if ranks == [13, 2, 1] else ranks
    if len(set(ranks)) == 1:
        return 5, ranks
    if run:
        return (4 if one_suit else 3), run_order
    if one_suit:
        return 2, ranks
    if len(set(ranks)) == 2:
        pair = ranks[1]
        return 1, [pair, next(rank for rank in ranks if rank != pair)]
    return 0, ranks


def test_facts_of_the_sheet():
    kinds = Counter(STANDARD.named(STANDARD.value(hand)).kind for hand in HANDS)
    assert len(HANDS) == 22_100
    assert kinds == {
        "trail": 52,
        "pure_sequence": 48,
        "sequence": 720,
        "colour": 1_096,
        "pair": 3_744,
        "high_card": 16_440,
    }
    assert {STANDARD.value(hand) for hand in HANDS} == set(range(STRENGTHS))


def test_T5_to_T7_every_hand_stands_where_the_sheet_puts_it():
    places = sorted({(kind, tuple(ranks)) for kind, ranks in map(by_the_sheet, HANDS)})
    expected = {place: value for value, place in enumerate(places)}
    for hand in HANDS:
        kind, ranks = by_the_sheet(hand)
        assert STANDARD.value(hand) == expected[kind, tuple(ranks)]


def test_the_order_in_which_cards_lie_makes_no_difference():
    random = Random(5)
    for order in (*ORDERS, ranking(muflis=False, two_three_five=False, suits=True)):
        for hand in random.sample(HANDS, 2_000):
            other = hand[:]
            random.shuffle(other)
            for wild in (NOTHING_WILD, AK47, 1 << 5):
                assert order.value(hand, wild) == order.value(other, wild)


def test_T33_muflis_turns_the_order_round():
    muflis = ranking(muflis=True, two_three_five=False, suits=False)
    for hand in HANDS:
        assert muflis.value(hand) == STRENGTHS - 1 - STANDARD.value(hand)
    assert muflis.value(cards("5c 3d 2h")) == STRENGTHS - 1
    assert muflis.value(cards("Ac Ad Ah")) == 0


def test_T35_2_3_5_beats_every_trail_and_nothing_else_moves():
    order = ranking(muflis=False, two_three_five=True, suits=False)
    best = order.value(cards("2c 3d 5h"))
    assert best == STRENGTHS - 1
    assert order.named(best).kind == "two_three_five"
    others = [hand for hand in HANDS if sorted(card >> 2 for card in hand) != [1, 2, 4]]
    assert sorted(others, key=order.value) == sorted(others, key=STANDARD.value)
    assert order.named(order.value(cards("2c 3c 5c"))).kind == "colour"
    assert ranking(muflis=True, two_three_five=True, suits=False).value(cards("2c 3d 5h")) == 0


def best_by_trying(order: Ranking, hand: list[int], wild: int) -> int:
    natural = [card for card in hand if not (wild >> (card >> 2)) & 1]
    return max(order.value(natural + list(made)) for made in substitutes(natural, 3 - len(natural)))


def substitutes(natural: list[int], count: int):
    free = [card for card in range(52) if card not in natural]
    return combinations(free, count)


@pytest.mark.parametrize("wild", [AK47, 1 << 0, 1 << 5, 1 << 12])
@pytest.mark.parametrize("order", ORDERS)
def test_T34_a_wild_card_is_whatever_makes_the_hand_best(order, wild):
    random = Random(wild)
    by_count: dict[int, list] = {0: [], 1: [], 2: []}
    for hand in HANDS:
        count = sum((wild >> (card >> 2)) & 1 for card in hand)
        if count < 3:
            by_count[count].append(hand)
    for count, most in ((0, 50), (1, 400), (2, 12)):
        for hand in random.sample(by_count[count], most):
            assert order.value(hand, wild) == best_by_trying(order, hand, wild)
    for hand in HANDS:
        if all((wild >> (card >> 2)) & 1 for card in hand):
            assert order.value(hand, wild) == STRENGTHS - 1  # three free cards make the best hand there is


def test_T37_spades_then_hearts_diamonds_clubs_from_the_highest_card_down():
    order = ranking(muflis=False, two_three_five=False, suits=True)
    worse_to_better = ["Kc 9s 3s", "Kd 9c 3s", "Kd 9h 3c", "Kd 9h 3s", "Kh 9c 3c", "Ks 9c 3c"]
    values = [order.value(cards(hand)) for hand in worse_to_better]
    assert values == sorted(values)
    assert len(set(values)) == 6
    assert order.value(cards("Ac 2s 3d")) < order.value(cards("Ad 2c 3h"))  # of A-2-3 the three is highest


def test_T37_no_two_hands_are_equal_and_better_hands_stay_better():
    order = ranking(muflis=False, two_three_five=False, suits=True)
    assert len({order.value(hand) for hand in HANDS}) == len(HANDS)
    in_order = sorted(HANDS, key=order.value)
    strengths = [STANDARD.value(hand) for hand in in_order]
    assert strengths == sorted(strengths)
    for hand in HANDS[::97]:
        assert order.strength(order.value(hand)) == STANDARD.value(hand)


def test_T37_hands_that_wild_cards_make_equal_are_told_apart_too():
    order = ranking(muflis=False, two_three_five=False, suits=True)
    random = Random(37)
    for _ in range(20_000):
        six = random.sample(range(52), 6)
        assert order.value(six[:3], AK47) != order.value(six[3:], AK47)


@pytest.mark.parametrize(
    ("hand", "kind", "ranks", "spelt"),
    [
        ("Td Th Tc", "trail", "T", "10-10-10"),
        ("3h Ah 2h", "pure_sequence", "A23", "A-2-3"),
        ("Kh Ad Qh", "sequence", "AKQ", "A-K-Q"),
        ("3h Ah 9h", "colour", "A93", "A-9-3"),
        ("4h 4d Ah", "pair", "4A", "4-4-A"),
        ("Th 4d Ah", "high_card", "AT4", "A-10-4"),
    ],
)
def test_a_hand_in_words(hand, kind, ranks, spelt):
    named = STANDARD.named(STANDARD.value(cards(hand)))
    assert (named.kind, named.ranks, named.spelt) == (kind, ranks, spelt)
    assert set(named.ranks) <= set(RANKS)
