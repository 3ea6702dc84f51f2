"""Y1 to Y3, Y12: who may sit down, the deal, the upcard, who begins and who deals."""

import pytest

from chautari.cards import PLAIN_PACK, cards, texts
from chautari.game import Refused, happening
from tests.games.pitty_pat.table import OTHER, RULES, WORKED, dead_hand, pack, play, refused, table

THREE = [WORKED, OTHER, "2d 3d 5d 6d 8d"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_Y1_two_to_five_may_sit_down_and_get_five_cards_each(seats: int):
    position = RULES.start(seats, {}, dealer=0)
    position.put(PLAIN_PACK)
    assert [len(hand) for hand in position.hands] == [5] * seats
    assert len(position.stock) == 52 - 5 * seats - 1


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_Y1_no_other_number_may(seats: int):
    with pytest.raises(Refused) as caught:
        RULES.start(seats, {}, dealer=0)
    assert (caught.value.code, caught.value.facts) == ("wrong_seats", {"seats": seats, "allowed": "2, 3, 4, 5"})


def test_Y1_play_passes_to_the_left():
    assert RULES.clockwise


def test_Y1_one_card_at_a_time_from_the_dealers_left():
    position = RULES.start(3, {}, dealer=1)
    position.put(PLAIN_PACK)
    assert texts(position.hands[2]) == ["Ac", "As", "2h", "3d", "4c"]
    assert texts(position.hands[0]) == ["Ad", "2c", "2s", "3h", "4d"]
    assert texts(position.hands[1]) == ["Ah", "2d", "3c", "3s", "4h"]


def test_Y2_the_next_card_is_the_upcard_and_the_rest_the_stock():
    position = table(THREE, upcard="Qc", stock="Qd Qh")
    assert texts(position.pile) == ["Qc"]
    assert texts(position.stock[-2:]) == ["Qh", "Qd"]
    assert position.state()["upcard"] == "Qc"


def test_Y2_everybody_is_told_the_upcard_and_only_the_owner_the_cards_dealt():
    position = RULES.start(3, {}, 0)
    events: list = []
    position.put(pack(THREE, "Qc"), events=events)
    dealt, upcard = events
    assert (dealt.kind, dealt.seat, upcard.kind) == ("dealt", 0, "upcard")
    assert dealt.facts == {"each": 5}
    for seat in (-1, 0, 1, 2):
        seen = {move["target"]: move["cards"] for move in happening(dealt, seat)["moved"]}
        for other in range(3):
            assert seen[f"hand:{other}"] == (THREE[other].split() if other == seat else ["??"] * 5)
        up = {"cards": ["Qc"], "source": "pack", "target": "pile"}
        assert happening(upcard, seat)["moved"] == [up]
    assert upcard.facts == {"card": "Qc"}


def test_Y3_the_seat_after_the_dealer_begins_so_the_dealer_plays_last():
    position = table(THREE, upcard="Qc", stock="Qd Qh Qs", dealer=1)
    order = []
    for _ in range(3):
        order.append(position.to_act)
        play(position, f"{position.to_act} flip")
    assert order == [2, 0, 1]
    assert position.to_act == 2


def test_Y3_another_seat_is_not_on_turn():
    position = table(THREE, upcard="Qc")
    assert refused(position, "0 flip") == "not_your_turn"
    assert position.view(0)["legal"] == []


def test_Y12_a_dealer_is_chosen_by_lot_for_each_further_hand():
    position = RULES.start(3, {"hands": 3}, dealer=2)
    first = position.chance()
    assert first is not None
    assert first.dealers == ()
    position.put(pack(THREE, "Jc", dealer=2))
    play(position, "0 match Js", "0 throw 4c")
    position = dead_hand(hands=3)
    again = position.chance()
    assert again is not None
    assert (again.why, again.dealers) == ("deal", (0, 1))
    position.put(pack([WORKED, OTHER], "Jc", dealer=1), dealer=1)
    assert (position.dealer, position.to_act) == (1, 0)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_Y12_a_further_hand_needs_its_dealer(dealer: int):
    position = dead_hand()
    with pytest.raises(Refused, match="no such seat"):
        position.put(PLAIN_PACK, dealer=dealer)
    assert position.phase_word() == "between"


def test_Y12_the_first_dealer_is_not_chosen_again():
    position = RULES.start(2, {}, dealer=0)
    with pytest.raises(Refused, match="dealer follows"):
        position.put(PLAIN_PACK, dealer=1)


def test_Y12_the_deal_passes_on_by_one_seat():
    position = dead_hand(next_dealer="passes")
    chance = position.chance()
    assert chance is not None
    assert chance.dealers == ()
    assert position.dealer == 1
    position.put(PLAIN_PACK)
    assert position.to_act == 0


def test_Y12_chance_has_no_say_where_the_deal_passes_on():
    position = dead_hand(next_dealer="passes")
    with pytest.raises(Refused, match="dealer follows"):
        position.put(PLAIN_PACK, dealer=0)


def test_the_options_and_their_standard_values():
    assert {option.name: option.values for option in RULES.options} == {
        "version": ("standard", "belize"),
        "match": ("must", "may"),
        "next_dealer": ("random", "passes"),
        "hands": (1, 3, 5, 10),
    }


def test_every_hand_leaves_the_cards_of_the_next_where_the_pack_says():
    position = dead_hand()
    position.put(pack(["Ac 2d 3h 4s 5c", OTHER.replace("5c", "5d")], "Qc"), dealer=0)
    assert position.hands[0] == cards("Ac 2d 3h 4s 5c")
    assert position.dead_ranks == []
    assert position.view(-1)["reason"] == ""
