"""Y4 to Y11: matching, throwing, flipping, the stock made anew."""

import pytest

from chautari.cards import cards, texts
from chautari.game import Refused, happening
from tests.games.pitty_pat.table import OTHER, RULES, WORKED, play, refused, table, use_up

TWO = [OTHER, WORKED]


def test_Y4_a_card_of_the_upcards_rank_is_laid_on_it_then_another_is_thrown():
    position = table(TWO, upcard="Jc")
    assert position.view(1)["legal"] == ["match Js"]
    play(position, "1 match Js")
    assert position.view(1)["legal"] == ["throw 4c", "throw 7d", "throw 9h", "throw Kd"]
    assert position.to_act == 1
    play(position, "1 throw 4c")
    assert position.to_act == 0
    assert texts(position.pile) == ["Jc", "Js", "4c"]
    assert position.state()["upcard"] == "4c"


def test_Y4_nothing_is_thrown_before_a_match_nor_matched_before_the_throw():
    position = table(TWO, upcard="Jc")
    assert refused(position, "1 throw 4c") == "match_first"
    play(position, "1 match Js")
    assert refused(position, "1 match 4c") == "throw_first"
    assert refused(position, "1 flip") == "throw_first"
    assert refused(position, "1 pass") == "throw_first"


def test_Y4_only_a_card_in_hand_of_the_upcards_rank_matches():
    position = table(TWO, upcard="Jc")
    assert refused(position, "1 match 4c") == "does_not_match"
    assert refused(position, "1 match Jd") == "not_in_hand"
    play(position, "1 match Js")
    assert refused(position, "1 throw Js") == "not_in_hand"


def test_Y4_what_happened_is_told_with_the_cards_left():
    position = table(TWO, upcard="Jc")
    matched, threw = play(position, "1 match Js", "1 throw 4c")
    assert (matched.kind, matched.seat, matched.facts) == ("matched", 1, {"upcard": "Jc", "left": 4})
    assert (threw.kind, threw.seat, threw.facts) == ("threw", 1, {"left": 3})
    for seat in (-1, 0, 1):
        assert happening(matched, seat)["moved"] == [{"cards": ["Js"], "source": "hand:1", "target": "pile"}]
        assert happening(threw, seat)["moved"] == [{"cards": ["4c"], "source": "hand:1", "target": "pile"}]


def test_Y5_without_a_match_the_stocks_top_card_is_turned():
    position = table(TWO, upcard="Qc", stock="Qd")
    assert position.view(1)["legal"] == ["flip"]
    (flipped,) = play(position, "1 flip")
    assert (flipped.kind, flipped.seat, flipped.facts) == ("flipped", 1, {"ends": 1})
    for seat in (-1, 0, 1):
        assert happening(flipped, seat)["moved"] == [{"cards": ["Qd"], "source": "stock", "target": "pile"}]


def test_Y5_a_flip_that_matches_nothing_ends_the_turn_by_itself():
    position = table(TWO, upcard="Qc", stock="Qd")
    play(position, "1 flip")
    assert position.to_act == 0
    assert refused(position, "1 pass") == "not_your_turn"


def test_Y5_a_flip_that_matches_is_matched_and_thrown_for():
    position = table(TWO, upcard="Qc", stock="9s")
    (flipped,) = play(position, "1 flip")
    assert flipped.facts == {"ends": 0}
    assert position.view(1)["legal"] == ["match 9h"]
    play(position, "1 match 9h", "1 throw Kd")
    assert texts(position.pile) == ["Qc", "9s", "9h", "Kd"]
    assert position.to_act == 0


def test_Y5_one_flip_a_turn_and_no_pass_before_it():
    position = table(TWO, upcard="Qc", stock="9s")
    assert refused(position, "1 pass") == "flip_first"
    play(position, "1 flip")
    assert refused(position, "1 flip") == "already_flipped"


@pytest.mark.parametrize(("stock", "legal"), [("8s", ["match 8c"]), ("Qd", ["flip"])])
def test_Y6_the_next_seat_plays_against_the_newest_upcard(stock: str, legal: list[str]):
    position = table(TWO, upcard="Qc", stock=stock)
    play(position, "1 flip")
    assert position.view(0)["legal"] == legal


def test_Y8_two_of_a_rank_are_laid_one_by_one():
    position = table([OTHER, "Jd Js 4c 7d 9h"], upcard="Jc")
    assert position.view(1)["legal"] == ["match Jd", "match Js"]
    play(position, "1 match Jd")
    assert texts(position.hands[1]) == ["Js", "4c", "7d", "9h"]
    play(position, "1 throw Js")
    assert texts(position.hands[1]) == ["4c", "7d", "9h"]


def test_Y9_a_flipped_card_stays_on_the_pile():
    position = table(TWO, upcard="Qc", stock="9s")
    play(position, "1 flip", "1 match 9h", "1 throw Kd")
    assert texts(position.hands[1]) == ["4c", "7d", "Js"]
    with pytest.raises(Refused):
        RULES.parse("take 9s")


def test_Y9_two_players_may_pair_the_same_rank():
    position = table(["Jd 2c 3c 5c 6c", WORKED], upcard="Jc", stock="Jh")
    play(position, "1 match Js", "1 throw 4c", "0 flip", "0 match Jd", "0 throw 2c")
    assert position.view(-1)["game"]["made"] == [1, 1]


def test_Y10_who_must_match_is_offered_nothing_else():
    position = table(TWO, upcard="Jc", stock="9s")
    assert position.view(1)["legal"] == ["match Js"]
    assert refused(position, "1 flip") == "must_match"
    assert position.view(1)["barred"]["flip"] == "must_match"


def test_Y10_nor_after_a_flip():
    position = table(TWO, upcard="Qc", stock="9s")
    play(position, "1 flip")
    assert refused(position, "1 pass") == "must_match"


def test_Y10_who_may_match_may_flip_and_pass():
    position = table(TWO, upcard="Jc", stock="9s", match="may")
    assert position.view(1)["legal"] == ["flip", "match Js"]
    play(position, "1 flip")
    assert position.view(1)["legal"] == ["match 9h", "pass"]
    (passed,) = play(position, "1 pass")
    assert (passed.kind, passed.seat, passed.travels) == ("passed", 1, [])
    assert (position.to_act, position.state()["upcard"]) == (0, "9s")


def test_Y10_who_may_match_has_no_pass_without_a_flip_nor_one_without_a_match():
    position = table(TWO, upcard="Jc", stock="Qs", match="may")
    assert refused(position, "1 pass") == "flip_first"
    play(position, "1 flip")
    assert position.to_act == 0


def test_Y11_the_discard_pile_all_but_the_upcard_is_the_new_stock():
    position = table(TWO, upcard="Qc", match="may")
    use_up(position)
    assert position.to_act == -1
    assert refused(position, "1 flip") == "stock_being_shuffled"
    upcard = position.pile[-1]
    chance = position.chance()
    assert chance is not None
    assert chance.why == "shuffle"
    assert list(chance.cards) == sorted(position.pile[:-1])
    assert upcard not in chance.cards
    assert len(chance.cards) == 52 - 10 - 1


def test_Y11_it_is_flipped_in_the_same_turn():
    position = table(TWO, upcard="Qc", match="may")
    use_up(position)
    chance = position.chance()
    assert chance is not None
    flipper, upcard = position.flipper, position.pile[-1]
    order = [*cards("9s" if flipper else "6s"), *[c for c in chance.cards if c not in cards("9s 6s")]]
    order += cards("6s" if flipper else "9s")
    events: list = []
    position.put(order, events=events)
    assert [event.kind for event in events] == ["reshuffled", "flipped"]
    assert (events[1].seat, events[1].facts) == (flipper, {"ends": 0})
    assert position.pile == [upcard, order[0]]
    assert position.to_act == flipper
    assert position.view(-1)["game"]["reshuffles"] == 1


def test_Y11_nobody_sees_the_new_stocks_order():
    position = table(TWO, upcard="Qc", match="may")
    use_up(position)
    chance = position.chance()
    assert chance is not None
    events: list = []
    position.put(chance.cards, events=events)
    for seat in (-1, 0, 1):
        assert set(happening(events[0], seat)["moved"][0]["cards"]) == {"??"}
    assert events[0].facts == {"count": 41}


def test_Y11_only_those_cards_make_the_new_stock():
    position = table(TWO, upcard="Qc", match="may")
    use_up(position)
    with pytest.raises(Refused, match="other cards wanted"):
        position.put(position.pile)
    with pytest.raises(Refused, match="dealer follows"):
        position.put(sorted(position.pile[:-1]), dealer=0)
