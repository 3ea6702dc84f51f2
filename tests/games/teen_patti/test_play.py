"""T1 to T31: the play, as far as a record does not show it whole; refusals with their reasons, and what is told."""

import pytest

from chautari.game import Refused
from chautari.games.teen_patti.standing import ANSWER_SECONDS
from chautari.games.teen_patti.view import prices
from tests.games.teen_patti.table import RULES, pack, play, refused, table

THREE = ["Kc Qd 9h", "Ad Qh 9c", "5d 5h 2c"]
FOUR = [*THREE, "7c 8d Jh"]


def kinds(events) -> list[str]:
    return [event.kind for event in events]


def test_T1_two_to_six_may_play_against_the_clock():
    assert RULES.seats == (2, 3, 4, 5, 6)
    assert not RULES.clockwise
    assert RULES.chips


@pytest.mark.parametrize(
    "stacks", [[1000], [1000, 0], [1000, -5], [1000, True], [1000, "5"], "1000", [10**10, 5], None]
)
def test_T2_stacks_that_are_no_game_are_refused(stacks):
    with pytest.raises(Refused) as caught:
        RULES.start(2, {}, 0, stacks=stacks)
    assert caught.value.code == "stacks_not_allowed"


def test_T4_the_deal_moves_one_seat_on():
    position = table(THREE, "1 pack", "2 pack")
    assert position.dealer == 1
    position.put(pack(THREE, dealer=1))
    assert position.to_act == 2


def test_T8_short_boots_are_told():
    position = RULES.start(3, {}, 0, stacks=[1000, 1000, 4])
    events: list = []
    position.put(pack(THREE), events=events)
    assert kinds(events) == ["boots", "short_boot", "dealt"]
    assert events[0].facts == {"boot": 10, "pot": 24}
    assert (events[1].seat, events[1].facts) == (2, {"chips": 4})


def test_T9_nobody_sees_a_card_that_is_dealt():
    position = RULES.start(3, {}, 0)
    events: list = []
    position.put(pack(THREE), events=events)
    assert [travel.target for travel in events[-1].travels] == ["hand:1", "hand:2", "hand:0"]
    assert all(travel.seen == 0 for travel in events[-1].travels)


def test_why_a_move_is_not_allowed():
    position = table(FOUR, "1 see")
    assert refused(position, "1 see") == "already_seen"
    assert refused(position, "1 show") == "show_needs_two"
    assert refused(position, "1 sideshow") == "side_show_of_blind"
    assert refused(position, "1 allin") == "not_short"
    assert refused(position, "1 accept") == "nothing_asked"
    assert refused(position, "2 chaal") == "not_your_turn"
    play(position, "1 chaal", "2 see")
    assert refused(position, "2 sideshow") == ""
    play(position, "2 sideshow")
    assert refused(position, "1 chaal") == "answer_first"
    assert refused(position, "2 accept") == "not_your_turn"
    play(position, "1 decline")
    assert refused(position, "3 sideshow") == "side_show_blind"
    play(position, "3 pack", "0 pack", "1 chaal")
    assert refused(position, "2 sideshow") == "side_show_needs_three"


def test_why_a_show_or_a_raise_is_not_allowed():
    position = table(THREE[:2], "1 raise", "0 raise", "1 raise", "0 see")
    assert refused(position, "0 show") == "show_of_blind"
    assert refused(position, "0 raise") == "stake_at_top"
    short = table(THREE[:2], stacks=[1000, 25]).refusal(1, RULES.parse("raise"))
    assert short is not None
    assert short.facts == {"price": 20, "chips": 15}


def test_T20_no_answer_is_a_decline():
    position = table(THREE, "1 see", "1 chaal", "2 see")
    assert position.unanswered() is None
    play(position, "2 sideshow")
    unanswered = position.unanswered()
    assert unanswered is not None
    assert (RULES.text(unanswered.move), unanswered.seconds) == ("decline", ANSWER_SECONDS)
    position.play(1, unanswered.move)
    assert (position.to_act, position.unanswered()) == (0, None)


def test_T20_who_packed_is_all_that_is_told_of_a_side_show():
    equal = ["Kc Jd 9h", "Ad Qh 9c", "Ac Qs 9d"]
    events = play(table(equal, "1 see", "1 chaal", "2 see", "2 sideshow"), "1 accept")
    assert kinds(events) == ["side_show", "packed_in_side_show"]
    assert events[1].seat == 2
    lower = ["Kc Jd 9h", "Ad Qh 9c", "Kh Qs 9d"]
    others = play(table(lower, "1 see", "1 chaal", "2 see", "2 sideshow"), "1 accept")
    assert [(e.kind, e.seat, e.facts) for e in events] == [(e.kind, e.seat, e.facts) for e in others]


def test_T22_a_side_show_that_reaches_the_limit_is_not_held():
    moves = ["1 see", "1 raise", "2 see", "2 raise", "0 see", "0 raise", "1 chaal", "2 chaal", "0 chaal", "1 chaal"]
    events = play(table(THREE, *moves), "2 sideshow")
    assert kinds(events) == ["asked_side_show", "limit", "shown", "shown", "shown", "won"]


def test_T23_a_show_goes_round_and_ends_with_who_made_it():
    events = play(table(FOUR, "1 chaal", "2 pack", stacks=[1000, 1000, 1000, 15]), "3 allin")
    assert [event.seat for event in events if event.kind == "shown"] == [0, 1, 3]
    assert [event.facts["hand"] for event in events if event.kind == "shown"] == ["high_card"] * 3


def test_T26_who_takes_what_is_told_layer_by_layer():
    hands = ["Ac Ad Ah", "7c 8d Jh", "5d 4h 2c", "Ks Kh 3d", "Tc Td 2h"]
    position = table(hands, "1 raise", "2 chaal", "3 pack", stacks=[5, 1000, 1000, 1000, 25])
    won = [event for event in play(position, "4 allin") if event.kind == "won"]
    assert [(event.seat, event.facts["chips"], event.facts["part"]) for event in won] == [
        (0, 25, "main"),
        (4, 65, "side"),
        (1, 10, "side"),
    ]
    assert position.view(-1)["game"]["pots"][0] == {"chips": 25, "part": "main", "shares": [{"seat": 0, "chips": 25}]}


def test_T27_who_looks_at_a_short_boots_cards_still_goes_all_in_with_nothing():
    position = table(THREE, "1 chaal", "2 see", stacks=[1000, 1000, 4])
    assert position.legal_words() == ["allin", "pack"]
    assert prices(position) == {"allin": 0}


def test_T29_who_lost_the_last_chips_is_out():
    position = table(THREE, "1 chaal", stacks=[1000, 1000, 4])
    events = play(position, "2 allin")
    assert "out" not in kinds(events)
    losing = table(["Ac As Ah", *THREE[1:]], "1 chaal", stacks=[1000, 1000, 4])
    events = play(losing, "2 allin")
    assert [event.seat for event in events if event.kind == "out"] == [2]
    assert losing.view(-1)["game"]["standing"] == ["blind", "blind", "out"]
    losing.put(range(52))
    assert losing.view(-1)["game"]["standing"] == ["blind", "blind", "out"]
    assert losing.hands[2] == []


def test_T31_a_hand_that_is_stopped_leaves_no_card_on_the_table():
    position = table(THREE, "1 see", "1 chaal")
    position.stop()
    assert position.scores() == [1000] * 3
    assert all(hand["count"] == 0 for seat in range(-1, 3) for hand in position.view(seat)["hands"])


def test_T36_with_nothing_left_to_pay_one_may_go_all_in_blind():
    position = table(THREE[:2], "1 chaal", "0 chaal", stacks=[1000, 20], blind_limit=1)
    assert position.legal_words() == ["allin", "pack", "see"]
    other = table(THREE[:2], "1 chaal", "0 chaal", stacks=[1000, 25], blind_limit=1)
    assert refused(other, "1 allin") == "see_first"


def test_prices_stand_beside_ones_own_moves_alone():
    position = table(THREE, "1 see", "1 chaal", "2 see")
    assert position.view(2)["game"]["prices"] == {"chaal": 20, "raise": 40, "sideshow": 20}
    assert position.view(1)["game"]["prices"] == {}
    assert table(THREE[:2], show_price=4).view(1)["game"]["prices"]["show"] == 40


def test_stacks_over_the_game_are_told_between_hands():
    position = table(THREE, "1 chaal", "2 pack")
    assert position.view(0)["game"]["story"] == []
    play(position, "0 pack")
    assert position.view(0)["game"]["story"] == [[1000] * 3, [990, 1020, 990]]
