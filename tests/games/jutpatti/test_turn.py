"""J8 to J13: taking, winning, throwing."""

import pytest

from chautari.cards import cards, texts
from tests.games.jutpatti.table import RULES, play, refused, table

TWO = ["Ah 2h 3h 4h 8h 9h Th", "As 2s 3s 4s 8s 9s Ts"]
ALMOST = ["Ah 2h 3h 4h 8h 9h Th", "7h 7c 9d 9c Kd 6s 2c"]
"""The hand of the sheet's worked positions at seat 1: with 5c turned, sixes are jokers."""


def test_J8_the_seat_after_the_dealer_begins_and_a_turn_is_take_then_throw():
    position = table([*TWO, "Ad 2d 3d 4d 8d 9d Td"], turned="5c", deck="Kh Ks Kc", dealer=1)
    assert position.to_act == 2
    assert refused(position, "2 throw Ad") == "take_first"
    play(position, "2 deck")
    assert refused(position, "2 deck") == "already_taken"
    assert refused(position, "2 pile") == "already_taken"
    play(position, "2 throw Ad")
    assert position.to_act == 0
    play(position, "0 deck", "0 throw Ah")
    assert position.to_act == 1


def test_J8_another_seat_is_not_on_turn():
    position = table(TWO, turned="5c")
    assert refused(position, "0 deck") == "not_your_turn"


def test_J9_on_the_first_turn_only_the_deck_can_be_taken_from():
    position = table(TWO, turned="5c")
    assert position.view(1)["legal"] == ["deck"]
    assert position.view(1)["barred"] == {"pile": "nothing_thrown"}
    assert refused(position, "1 pile") == "nothing_thrown"


def test_J9_then_the_decks_top_card_or_the_card_just_thrown():
    position = table(TWO, turned="5c", deck="Kh Ks")
    play(position, "1 deck", "1 throw 4s")
    assert position.view(0)["legal"] == ["deck", "pile"]
    play(position, "0 pile")
    assert texts(position.hands[0])[-1] == "4s"
    assert position.pile == []
    play(position, "0 throw Ah", "1 deck")
    assert texts(position.hands[1])[-1] == "Ks"


def test_J9_a_card_thrown_earlier_cannot_be_taken():
    position = table(TWO, turned="5c", deck="Kh Ks Kc")
    play(position, "1 deck", "1 throw 4s", "0 deck", "0 throw Ah", "1 pile")
    assert texts(position.hands[1])[-1] == "Ah"
    assert texts(position.pile) == ["4s"]


@pytest.mark.parametrize("taken", ["2h", "Ks"])
def test_J10_the_hand_is_won_at_once_when_every_card_is_in_a_pair(taken: str):
    hands = ["Ah Ac 3h 4h 8h 9h Th", ALMOST[1]]
    position = table(hands, turned="5c", deck=taken)
    play(position, "1 deck")
    assert position.hand_winners == [1]
    assert position.reason == "pairs"
    assert position.to_act == -1


def test_J10_a_hand_that_is_not_all_pairs_plays_on():
    position = table(["Ah Ac 3h 3c 8h 9h Th", ALMOST[1]], turned="5c", deck="4d")
    play(position, "1 deck")
    assert position.hand_winners == []
    assert position.to_act == 1


def test_J10_a_card_off_the_pile_wins_too():
    position = table(["Ah 2h 3h 4h 8h 9h Th", "7h 7c 9d 9c Kd 6s 2c"], turned="5c", deck="Jc Qc", dealer=1)
    play(position, "0 deck", "0 throw 2h", "1 pile")
    assert position.hand_winners == [1]


def test_J10_seven_cards_that_would_be_pairs_with_an_eighth_do_not_win_without_it():
    position = table(["Ah 2h 3h 4h 8h 9h Th", "7h 7c 9d 9c Kd Kc 2c"], turned="5c", deck="Jc")
    assert position.to_act == 1
    assert position.hand_winners == []


def test_J10_call_it_yourself_makes_the_winner_say_so():
    position = table(ALMOST, turned="5c", deck="Ks", call=True)
    play(position, "1 deck")
    assert position.hand_winners == []
    assert "call" in position.view(1)["legal"]
    assert len(position.view(1)["legal"]) == 9
    play(position, "1 call")
    assert position.hand_winners == [1]
    assert position.reason == "pairs"


def test_J10_who_throws_instead_of_calling_plays_on():
    position = table(ALMOST, turned="5c", deck="Ks", call=True)
    play(position, "1 deck", "1 throw Ks")
    assert position.hand_winners == []
    assert position.to_act == 0


def test_J10_call_is_refused_without_all_pairs_and_without_the_option():
    position = table(ALMOST, turned="5c", deck="Jd", call=True)
    assert refused(position, "1 call") == "take_first"
    play(position, "1 deck")
    assert refused(position, "1 call") == "not_all_pairs"
    assert position.view(1)["barred"] == {"call": "not_all_pairs"}
    position = table(ALMOST, turned="5c", deck="Jd")
    play(position, "1 deck")
    assert refused(position, "1 call") == "nothing_to_call"


def test_J11_the_card_just_taken_from_the_pile_may_not_be_thrown_in_the_same_turn():
    position = table(TWO, turned="5c", deck="Kh")
    play(position, "1 deck", "1 throw 4s", "0 pile")
    assert refused(position, "0 throw 4s") == "just_taken"
    assert "throw 4s" not in position.view(0)["legal"]
    assert position.view(0)["barred"] == {"throw 4s": "just_taken"}
    assert refused(position, "0 throw 4h") == ""  # another card of its rank may


def test_J11_it_may_be_thrown_in_a_later_turn():
    position = table(TWO, turned="5c", deck="Kh Ks Kc")
    play(position, "1 deck", "1 throw 4s", "0 pile", "0 throw Ah", "1 deck", "1 throw Ks", "0 deck")
    assert refused(position, "0 throw 4s") == ""


def test_J11_throw_back_allows_it():
    position = table(TWO, turned="5c", deck="Kh", throw_back=True)
    play(position, "1 deck", "1 throw 4s", "0 pile")
    assert position.view(0)["barred"] == {}
    play(position, "0 throw 4s")
    assert texts(position.pile) == ["4s"]


def test_J11_a_card_taken_from_the_deck_may_be_thrown():
    position = table(TWO, turned="5c", deck="Kh")
    play(position, "1 deck", "1 throw Kh")
    assert texts(position.pile) == ["Kh"]


def test_J11_a_card_that_is_not_in_the_hand_is_refused():
    position = table(TWO, turned="5c", deck="Kh")
    play(position, "1 deck")
    refusal = position.refusal(1, RULES.parse("throw Ah"))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not_in_hand", {"card": "Ah"})


def test_J12_a_joker_may_be_thrown_and_taken_like_any_card():
    position = table(["Ah 2h 3h 4h 8h 9h Th", "As 2s 3s 4s 8s 9s 6s"], turned="5c", deck="Kh")
    play(position, "1 deck", "1 throw 6s", "0 pile")
    assert refused(position, "0 throw 6s") == "just_taken"
    assert cards("6s")[0] in position.hands[0]


@pytest.mark.parametrize(("each", "pairs"), [(5, 3), (7, 4), (9, 5), (11, 6)])
def test_J13_a_winning_hand_holds_one_card_more_than_each_seat_between_turns(each: int, pairs: int):
    line = ["2h", "2d", "3h", "3d", "4h", "4d", "7h", "7d", "8h", "8d", "9h"]
    winning = " ".join([*line[: each - 1], "9c"])
    losing = " ".join(["Ac", "Js", "Qs", "Ks", "As", "Th", "Ts", "3s", "Jd", "Qd", "Kh"][:each])
    position = table([losing, winning], turned="5c", deck="9d", cards=each)
    assert [len(hand) for hand in position.hands] == [each, each]
    play(position, "1 deck")
    assert position.hand_winners == [1]
    assert [len(hand) for hand in position.hands] == [each, each + 1]
    assert len(position.view(0)["game"]["laid"]) == pairs
    assert position.view(0)["game"]["pairs_needed"] == pairs
