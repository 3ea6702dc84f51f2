"""Y7, Y13 to Y16: how a hand is won, the version from Belize, the tally, and the hand that cannot end."""

import pytest

from chautari.cards import texts
from chautari.game import Refused
from tests.games.pitty_pat.table import OTHER, WORKED, dead_hand, pack, play, refused, table

WON = [
    "1 match Js", "1 throw 4c", "0 flip", "0 match 2c", "0 throw 5c", "1 flip", "1 match 9h", "1 throw Kd", "0 flip",
    "1 flip", "1 match 7d",
]  # fmt: skip
STOCK = "2h 9s Qs 7s"

KINGS = ["4d 6d 7d 9d Jd", "Kc Kd 5h 8s 2c"]


def won(**options: int | str):
    position = table([OTHER, WORKED], "Jc", STOCK, 0, **options)
    return position, play(position, *WON)


def test_Y7_the_first_without_a_card_wins_after_three_matches_and_throws_nothing():
    position, events = won(hands=3)
    assert position.hand_winners == [1]
    assert position.reason == "out"
    assert position.hands[1] == []
    assert [event.kind for event in events][-2:] == ["matched", "won"]
    assert events[-1].facts == {"matches": 3, "pairs": 0}
    assert sum(event.kind == "matched" and event.seat == 1 for event in events) == 3


def test_Y7_with_one_card_left_the_table_says_so():
    position = table([OTHER, WORKED], upcard="Jc", stock=STOCK)
    assert position.view(0)["game"]["one_left"] == []
    events = play(position, *WON[:8])
    assert events[-1].facts == {"left": 1}
    assert position.view(0)["game"]["one_left"] == [1]


def test_Y7_the_winners_matches_are_laid_out_for_everybody():
    position, _ = won()
    for seat in (-1, 0, 1):
        assert position.view(seat)["game"]["laid"] == [["Js", "Jc"], ["9h", "9s"], ["7d", "7s"]]


def test_Y7_the_losers_cards_stay_unseen():
    position, _ = won()
    assert position.view(1)["hands"][0] == {"count": 3, "cards": []}
    assert position.view(-1)["hands"][0] == {"count": 3, "cards": []}


def test_Y13_a_hand_is_a_game():
    position, events = won()
    assert (position.over, position.winners(), position.scores()) == (True, [1], [0, 1])
    assert (events[-1].kind, events[-1].facts) == ("game_over", {"winners": ["1"]})
    assert refused(position, "0 flip") == "game_over"
    assert position.chance() is None


@pytest.mark.parametrize("hands", [3, 5, 10])
def test_Y13_a_tally_goes_to_the_first_to_win_so_many(hands: int):
    position, _ = won(hands=hands)
    for number in range(2, hands + 1):
        assert not position.over
        assert refused(position, "1 flip") == "not_dealt"
        position.put(pack([OTHER, WORKED], "Jc", STOCK), dealer=0)
        play(position, *WON)
        assert position.scores() == [0, number]
    assert (position.over, position.winners(), position.hands_played) == (True, [1], hands)


def test_Y13_stopping_voids_the_hand_in_play_and_most_hands_win():
    position, _ = won(hands=3)
    position.put(pack([OTHER, WORKED], "Jc"), dealer=0)
    play(position, "1 match Js")
    events: list = []
    position.stop(events)
    assert [event.kind for event in events] == ["stopped", "game_over"]
    assert (position.over, position.winners(), position.hands_played) == (True, [1], 1)
    assert position.view(1)["hands"] == [{"count": 0, "cards": []}] * 2
    with pytest.raises(Refused, match="game over"):
        position.stop()


def test_Y13_stopped_before_a_hand_was_won_nobody_wins():
    position = table([OTHER, WORKED], upcard="Jc")
    position.stop()
    assert position.winners() == []


def test_Y14_a_pair_held_counts_once_the_rest_is_gone():
    position = table(KINGS, upcard="8c", stock="Ac 5s", version="belize")
    assert position.view(1)["game"]["pairs"] == [["Kc", "Kd"]]
    events = play(position, "1 match 8s", "1 throw 2c", "0 flip", "1 flip", "1 match 5h")
    assert position.hand_winners == [1]
    assert position.reason == "out"
    assert events[-2].facts == {"matches": 2, "pairs": 1}
    assert texts(events[-2].travels[0].cards) == ["Kc", "Kd"]
    for seat in (-1, 0, 1):
        view = position.view(seat)
        assert view["game"]["laid"] == [["8s", "8c"], ["5h", "5s"], ["Kc", "Kd"]]
        assert view["hands"][1] == {"count": 2, "cards": ["Kc", "Kd"]}


@pytest.mark.parametrize(
    ("hand", "wins"),
    [
        ("Kc Kd 5h 5s 8c", True),  # two pairs
        ("Kc Kd Kh Ks 8c", True),  # four of a rank are two pairs
        ("Kc Kd Kh 5s 8c", False),  # three are a pair and a spare
        ("Kc Kd 2c 5s 8c", False),
        ("8c 8h 5h 5s Kd", False),  # the other eight is a single card now
        ("8c 8h 8s 5s 5h", True),  # two eights are left
    ],
)
def test_Y14_every_rank_left_must_be_held_an_even_number_of_times(hand: str, wins: bool):
    position = table([KINGS[0], hand], upcard="8d", version="belize")
    play(position, "1 match 8c")
    assert position.hand_winners == ([1] if wins else [])
    assert position.to_act == (-1 if wins else 1)


def test_Y14_is_no_rule_of_the_standard_game():
    position = table([KINGS[0], "Kc Kd 5h 5s 8c"], upcard="8d")
    play(position, "1 match 8c")
    assert position.to_act == 1
    assert position.view(1)["game"]["pairs"] == []


def test_Y14_a_dealt_hand_cannot_win_before_its_first_match():
    position = table([KINGS[0], "Kc Kd 5h 5s 8c"], upcard="Qd", stock="Qh", version="belize")
    play(position, "1 flip")
    assert position.hands_played == 0


def test_Y15_a_pair_need_not_be_matched():
    position = table(KINGS, upcard="Ks", stock="Kh", version="belize")
    assert position.view(1)["legal"] == ["flip", "match Kc", "match Kd"]
    play(position, "1 flip")
    assert position.view(1)["legal"] == ["match Kc", "match Kd", "pass"]
    play(position, "1 pass")
    assert position.to_act == 0


@pytest.mark.parametrize("hand", ["Kc 3d 5h 8s 2c", "Kc Kd Kh 8s 2c"])
def test_Y15_a_single_card_and_the_spare_of_three_must_be_matched(hand: str):
    position = table([KINGS[0], hand], upcard="Ks", version="belize")
    assert refused(position, "1 flip") == "must_match"


def test_Y15_is_no_rule_of_the_standard_game():
    position = table(KINGS, upcard="Ks")
    assert refused(position, "1 flip") == "must_match"


def test_Y15_with_may_match_everything_may_be_left():
    position = table([KINGS[0], "Kc 3d 5h 8s 2c"], upcard="Ks", version="belize", match="may")
    assert position.view(1)["legal"] == ["flip", "match Kc"]


def test_Y16_a_hand_in_which_no_match_can_come_is_void():
    position = dead_hand()
    assert position.hands_played == 1
    assert (position.hand_winners, position.reason) == ([], "dead")
    assert (position.scores(), position.over, position.to_act) == ([0, 0], False, -1)
    view = position.view(-1)
    assert (view["reason"], view["game"]["dead_ranks"]) == ("dead", ["6"])


def test_Y16_the_table_says_why():
    position = table(["6s 9h 2c Kc 8d", "6c 6d 6h Js 9c"], upcard="Jc", stock="Kd")
    play(position, "1 match Js", "1 throw 9c", "0 match 9h", "0 throw 2c", "1 flip", "0 match Kc")
    assert position.hands_played == 0
    events = play(position, "0 throw 8d")
    assert [event.kind for event in events] == ["threw", "dead"]
    assert (events[1].seat, events[1].facts) == (-1, {"ranks": ["6"]})


def test_Y16_is_checked_only_when_a_turn_is_over():
    # After the match only sixes are in hands, but the turn ends with one of them thrown.
    position = table(["6s 9h 2c Kc 8d", "6c 6d 6h Js 9c"], upcard="Jc", stock="Kd")
    play(position, "1 match Js", "1 throw 9c", "0 match 9h", "0 throw 2c", "1 flip", "0 match Kc")
    play(position, "0 throw 6s")
    assert position.hands_played == 0
    assert position.view(1)["legal"] == ["match 6c", "match 6d", "match 6h"]


def test_Y16_a_card_of_the_rank_in_stock_or_pile_keeps_the_hand_alive():
    position = table(["7s 9h 2c Kc 8d", "6c 6d 6h Js 9c"], upcard="Jc", stock="Kd")
    play(position, "1 match Js", "1 throw 9c", "0 match 9h", "0 throw 2c", "1 flip", "0 match Kc", "0 throw 8d")
    assert position.hands_played == 0
    assert position.view(1)["legal"] == ["flip"]


def test_Y16_it_is_dealt_again_even_where_a_hand_is_a_game():
    position = dead_hand()
    chance = position.chance()
    assert chance is not None
    assert chance.why == "deal"
    position.put(pack([OTHER, WORKED], "Jc", STOCK), dealer=0)
    play(position, *WON)
    assert (position.over, position.hands_played, position.scores()) == (True, 2, [0, 1])
