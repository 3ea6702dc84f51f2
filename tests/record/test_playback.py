"""Playing records back: what chance gives, what is refused and how it is told, what is expected."""

import pytest

from chautari.cards import texts
from chautari.game import Refused
from chautari.record import Record, RecordedHand, RecordError, read, replay
from chautari.record.playback import Failure, failures
from tests.games.jutpatti.table import pack

FIVES = ["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h"]


def record(*moves: str, order: str = "", dealer: int = 0, **options: bool | int | str) -> Record:
    cards = [] if order else pack(FIVES, "5c", "Jc Ks", dealer)
    hand = RecordedHand(cards, list(moves))
    return Record("jutpatti", ["Asha", "Bina"], dealer, {"cards": 5, **options}, {}, [hand])


def error_of(record: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


def code_of(error: RecordError) -> str:
    assert isinstance(error.reason, Refused)
    return error.reason.code


def test_cards_not_named_follow_in_an_order_of_the_readers_choice():
    found = read('record = 1\ngame = "jutpatti"\nseats = ["A", "B"]\n[[hands]]\npack = "9h Kd"')
    played = replay(found).hands[0]
    assert texts(played.whole.pack[:2]) == ["9h", "Kd"]
    assert sorted(played.whole.pack) == list(range(52))


def test_what_was_played_is_given_back_whole():
    played = replay(record("1  deck", "1 throw   Jc")).hands[0]
    assert played.whole.moves == ["1 deck", "1 throw Jc"]
    assert len(played.whole.pack) == 52
    assert [event.kind for event in played.events] == ["dealt", "turned", "took_deck", "threw"]


def test_a_card_named_twice_or_not_in_the_pack_is_refused():
    twice = record()
    twice.hands[0].pack = [0, 1, 0]
    assert str(error_of(twice)) == "hand 1: pack: Ac is named more often than the pack holds it"
    twice.hands[0].pack = [52]
    assert str(error_of(twice)) == "hand 1: pack: XX is named more often than the pack holds it"


def test_a_refused_move_is_told_with_hand_number_and_reason():
    error = error_of(record("1 deck", "1 throw Jc", "0 throw 7h"))
    assert (error.hand, error.move, error.words, code_of(error)) == (1, 3, "0 throw 7h", "take_first")
    assert error.where() == "hand 1, move 3 (0 throw 7h)"
    second = record("1 deck", "1 throw Jc", "0 deck", hands=3)
    second.hands.append(RecordedHand([], ["1 pile"]))
    error = error_of(second)
    assert (error.hand, error.move, code_of(error)) == (2, 1, "nothing_thrown")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("0 deck", "another_seats_turn"),
        ("7 deck", "another_seats_turn"),
        ("1 fly", "not_a_move"),
        ("1 DECK", "not_a_move"),
        ("1 throw", "not_a_move"),
        ("1 throw 9x", "not_a_card"),
        ("1 throw 9c 9d", "not_a_card"),
        ("1 cut 99", "cut_place"),
    ],
)
def test_moves_that_the_game_refuses(move: str, code: str):
    assert code_of(error_of(record(move))) == code


@pytest.mark.parametrize(
    "move", ["", " ", "deck", "1", "-1 deck", "x deck", "1.0 deck", "٣ deck", "9999999 deck", "*", "* deal"]
)
def test_what_is_no_move_at_all_is_refused(move: str):
    error = error_of(record(move))
    assert error.move == 1
    assert str(error.reason).startswith("a move is SEAT WORD [ARG]")


def test_a_record_that_the_game_refuses_to_begin():
    assert code_of(error_of(Record("bridge", ["A", "B"]))) == "unknown_game"
    assert code_of(error_of(Record("jutpatti", ["A"]))) == "wrong_seats"
    assert code_of(error_of(Record("jutpatti", ["A", "B"], dealer=2))) == "no_such_seat"
    assert code_of(error_of(Record("jutpatti", ["A", "B"], dealer=-1))) == "no_such_seat"
    assert code_of(error_of(Record("jutpatti", ["A", "B"], options={"moon": 1}))) == "unknown_option"
    assert code_of(error_of(Record("jutpatti", ["A", "B"], options={"hands": True}))) == "unknown_option_value"
    assert code_of(error_of(Record("jutpatti", ["A", "B"], more={"stacks": [1, 2]}))) == "unknown_key"


def test_a_refusal_names_what_is_allowed_as_a_record_writes_it():
    five = error_of(Record("patta_party", ["A", "B", "C", "D", "E"])).reason
    assert isinstance(five, Refused)
    assert five.facts == {"seats": 5, "allowed": "4, 6, 8"}
    number = error_of(Record("patta_party", ["A", "B", "C", "D"], options={"jokers": 1})).reason
    assert isinstance(number, Refused)
    assert number.facts == {"option": "jokers", "value": "1", "allowed": "false, true"}


def test_a_hand_begins_only_when_the_one_before_is_over_and_the_game_is_not():
    unfinished = record("1 deck", hands=3)
    unfinished.hands.append(RecordedHand())
    assert str(error_of(unfinished)) == "hand 2: the hand before it is not over"
    finished = record("1 deck", "1 throw Jc", "0 deck")
    finished.hands.append(RecordedHand())
    error = error_of(finished)
    assert (error.hand, error.move, code_of(error)) == (2, 0, "game_over")


def test_a_hands_dealer_may_be_named_but_follows_from_the_rules():
    named = record("1 deck", "1 throw Jc", "0 deck", hands=3)
    named.hands.append(RecordedHand(dealer=0))
    assert replay(named).position.to_act == 1
    named.hands[1].dealer = 1
    assert code_of(error_of(named)) == "dealer_follows"
    named.hands[1].dealer = -1
    assert code_of(error_of(named)) == "no_such_seat"


# --- shuffles --------------------------------------------------------------------------------------------------------


def used_up() -> tuple[Record, list[str]]:
    """A record in which the deck is empty and a card is to be taken, and the cards thrown under the top one."""
    hands = ["Ah 2h 3h 4h 7h 8h 9h Th Jh Qh Kh", "As 2s 3s 4s 7s 8s 9s Ts Js Qs Ks", "Ad 2d 3d 4d 7d 8d 9d Td Jd Qd Kd"]
    deck = ["Ac", "2c", "3c", "4c", "7c", "8c", "9c", "Tc", "Jc", "Qc", "Kc", "5d", "5h", "5s", "6c", "6d", "6h", "6s"]
    moves = []
    for number, card in enumerate(deck):
        seat = (1 + number) % 3
        moves += [f"{seat} deck", f"{seat} throw {card}"]
    found = Record(
        "jutpatti", ["A", "B", "C"], 0, {"cards": 11}, {}, [RecordedHand(pack(hands, "5c", " ".join(deck)), moves)]
    )
    return found, deck[:-1]


def test_a_shuffle_after_the_move_that_needs_it():
    found, _ = used_up()
    found.hands[0].moves += ["1 deck", "* shuffle 6h Ac"]
    replayed = replay(found)
    assert texts(replayed.position.places()["hand:1"])[-1] == "6h"
    assert texts(replayed.position.places()["deck"])[-1] == "Ac"


def test_a_shuffle_right_before_the_move_that_needs_it():
    found, _ = used_up()
    found.hands[0].moves += ["* shuffle 6h Ac", "1 deck", "1 throw 6h"]
    after = replay(found).hands[0].whole.moves
    assert after[-3] == "1 deck"
    assert after[-2].startswith("* shuffle 6h Ac ")
    assert after[-1] == "1 throw 6h"


def test_a_shuffle_that_is_left_out_is_the_readers():
    found, under = used_up()
    found.hands[0].moves += ["1 deck"]
    replayed = replay(found)
    assert texts(replayed.position.places()["hand:1"])[-1] in under
    assert replayed.position.to_act == 1
    assert len(replayed.hands[0].whole.moves[-1].split()) == 2 + len(under)


def test_a_shuffle_of_other_cards_is_refused():
    for words in ("* shuffle 5c", "* shuffle 6s", "* shuffle 6h 6h", "* shuffle 6x", "* shuffle ??"):
        found, _ = used_up()
        found.hands[0].moves += ["1 deck", words]
        error = error_of(found)
        assert (error.hand, error.move, error.words) == (1, len(found.hands[0].moves), words)


@pytest.mark.parametrize(
    ("moves", "number"),
    [
        (["* shuffle", "1 deck"], 1),
        (["1 deck", "* shuffle Ac", "1 throw Jc"], 2),
        (["1 deck", "* shuffle"], 2),
        (["* shuffle", "* shuffle"], 2),
        (["* shuffle", "* stop"], 1),
    ],
)
def test_a_shuffle_that_nothing_needs_is_refused_where_it_stands(moves: list[str], number: int):
    error = error_of(record(*moves))
    assert (error.move, str(error.reason)) == (number, "no cards are to be shuffled here")
    assert error.words == moves[number - 1]


def test_a_stop_ends_the_game():
    stopped = replay(record("1 deck", "* stop", hands="open")).position
    assert stopped.over
    error = error_of(record("* stop", "* stop", hands="open"))
    assert (error.move, code_of(error)) == (2, "game_over")


# --- what is expected ------------------------------------------------------------------------------------------------


def failed(expect: dict, *moves: str) -> list[Failure]:
    found = record(*moves)
    found.expect = expect
    return failures(found, replay(found))


def test_an_expectation_that_does_not_hold_is_told_with_what_was_found():
    assert failed({"to_act": 1, "legal": ["deck"], "over": False}) == []
    assert failed({"to_act": 0, "legal": ["deck", "pile"], "over": False}) == [
        Failure("to_act", 0, 1),
        Failure("legal", ["deck", "pile"], ["deck"]),
    ]


@pytest.mark.parametrize("words", ["pile", "throw 9c", "call", "cut 5", "fly", "deck deck", ""])
def test_a_move_that_must_be_refused_is(words: str):
    assert failed({"illegal": words}) == []


def test_a_legal_move_that_must_be_refused_is_a_failure():
    assert failed({"illegal": "deck"}) == [Failure("illegal", "deck is refused", "deck is legal")]


def test_every_move_is_refused_when_nobody_is_to_act():
    assert failed({"illegal": "deck"}, "1 deck", "1 throw Jc", "0 deck") == []


def test_an_expectation_of_what_the_game_does_not_have_is_refused():
    with pytest.raises(RecordError, match=r"expect.pot is nothing that jutpatti has"):
        failed({"pot": 100})


def test_a_seat_before_an_illegal_move_is_a_slip_and_proves_nothing():
    with pytest.raises(RecordError, match="without a seat"):
        failed({"illegal": "1 deck"})
