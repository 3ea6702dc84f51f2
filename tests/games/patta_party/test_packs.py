"""P1 to P5: seats, packs, deals."""

from collections import Counter

import pytest

from chautari.cards import cards, texts
from chautari.game import Event, Refused
from chautari.games.patta_party.packs import pack
from tests.games.patta_party.table import RULES, bid_up, bidding, order, play


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 9])
def test_P1_four_six_or_eight_play(seats: int):
    with pytest.raises(Refused):
        RULES.start(seats, {}, 0)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_P1_every_second_seat_is_a_partner(seats: int):
    position = RULES.start(seats, {}, 0, score=7)
    assert position.scores() == [7, -7] * (seats // 2)
    position.stop()
    assert position.winners() == list(range(0, seats, 2))


def test_P1_play_passes_to_the_next_seat():
    position = bidding(dealer=2)
    assert position.to_act == 3
    play(position, "3 pass", "0 pass", "1 pass")
    assert position.to_act == 2


@pytest.mark.parametrize(("seats", "size"), [(4, 52), (6, 78), (8, 104)])
@pytest.mark.parametrize("jokers", [False, True])
def test_P2_P3_there_are_thirteen_cards_each(seats: int, size: int, jokers: bool):
    assert len(pack(seats, jokers)) == size == 13 * seats


def test_P2_the_plain_packs():
    assert Counter(texts(pack(4, False))).most_common(1)[0][1] == 1
    six = Counter(texts(pack(6, False)))
    assert {text[0] for text in six} == set("A56789TJQK")
    assert [six[five] for five in ("5c", "5d", "5h", "5s")] == [2, 0, 2, 2]
    assert set(Counter(texts(pack(8, False))).values()) == {2}


def test_P3_the_packs_with_jokers():
    four, six, eight = (Counter(texts(pack(seats, True))) for seats in (4, 6, 8))
    assert (four["XX"], four["2c"], four["2d"]) == (1, 0, 1)
    assert [six[five] for five in ("5c", "5d", "5h", "5s")] == [1, 1, 1, 1]
    assert (six["XX"], six["6d"], six["4d"]) == (2, 2, 0)
    assert (eight["XX"], eight["2c"], eight["2d"]) == (2, 0, 2)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_P5_five_then_four_then_four_from_the_dealers_left(seats: int):
    position = RULES.start(seats, {}, 1)
    events: list[Event] = []
    position.put(pack(seats, False), events=events)
    first = pack(seats, False)
    assert position.hands[2] == list(first[: 5 * seats : seats])
    assert position.hands[1] == list(first[seats - 1 : 5 * seats : seats])
    assert [t.target for t in events[0].travels][:2] == ["hand:2", "hand:3"]
    for _ in range(seats):
        position.play(position.to_act, RULES.parse("pass"), events)
    position.play(position.to_act, RULES.parse("trump c"), events)
    assert [len(hand) for hand in position.hands] == [9] * seats
    assert position.hands[2][5:] == list(first[5 * seats : 9 * seats : seats])
    for _ in range(seats):
        position.play(position.to_act, RULES.parse("pass"), events)
    assert [len(hand) for hand in position.hands] == [13] * seats
    assert position.hands[2][9:] == list(first[9 * seats :: seats])
    assert [e.facts["each"] for e in events if e.kind == "dealt"] == [5, 4, 4]


def test_P5_identical_cards_are_each_dealt():
    position = bidding(8)
    bid_up(position, 0, 6, "c")
    held = Counter(texts([c for hand in position.hands for c in hand]))
    assert set(held.values()) == {2}


@pytest.mark.parametrize("swap", ["Kd", "2d"])
def test_P2_a_pack_with_another_card_is_refused(swap: str):
    position = RULES.start(8, {}, 0)
    wrong = [cards(swap)[0], *pack(8, False)[1:]]
    with pytest.raises(Refused) as refused:
        position.put(wrong)
    assert refused.value.code == "other_cards_wanted"


def test_P5_the_order_of_hands_is_the_order_of_the_deal():
    position = RULES.start(4, {}, 0)
    position.put(order(["Ac", "Ad", "Ah", "As"]))
    assert [texts(hand)[0] for hand in position.hands] == ["Ac", "Ad", "Ah", "As"]


@pytest.mark.parametrize(
    ("seats", "jokers", "notices"),
    [(4, False, []), (4, True, ["4-jokers"]), (6, False, ["6"]), (8, True, ["8-jokers"])],
)
def test_P2_P3_the_table_says_what_the_pack_is(seats: int, jokers: bool, notices: list[str]):
    told = [notice.code.removeprefix("patta_party-notice-pack-") for notice in RULES.notices(seats, {"jokers": jokers})]
    assert told == notices
