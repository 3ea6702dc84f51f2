"""A record as one pair of eyes may have it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chautari.cards import cards, texts
from chautari.game import happening
from chautari.games import catalogue
from chautari.record import Record, RecordedHand, eyes, for_eyes, read, replay, written
from tests.games.jutpatti.table import pack
from tests.games.playing import Play, plays

HANDS = ["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h", "As 2s 3s 4s 8s"]


def won_by_asha() -> Record:
    order = pack(HANDS, turned="5c", deck="Jc Qc Ks", dealer=0)
    moves = ["1 deck", "1 throw Jc", "2 deck", "2 throw Qc", "0 deck"]
    return Record("jutpatti", ["Asha", "Bina", "Chandra"], 0, {"cards": 5}, {}, [RecordedHand(order, moves)])


@given(plays(), st.integers(0, 300), st.integers(0, 2**32))
def test_it_plays_back_to_the_same_end_by_the_same_events_for_these_eyes(play: Play, steps: int, seed: int):
    play.run(steps)
    play.settle()
    record = play.recorder.record
    truth = replay(record)
    for seat in (-1, seed % play.seats):
        found = read(written(for_eyes(record, seat, Random(seed).shuffle)))
        again = replay(found)
        for hand, true_hand in zip(again.hands, truth.hands, strict=True):
            assert [happening(e, seat) for e in hand.events] == [happening(e, seat) for e in true_hand.events]
        assert again.position.view(seat) == truth.position.view(seat)
        told, true_state = again.position.state(), truth.position.state()
        for key in true_state.keys() - {"hands", "legal"}:
            assert told[key] == true_state[key]


def test_a_losers_hand_is_not_in_it():
    record = won_by_asha()
    deals: dict[int, set[tuple[int, ...]]] = {1: set(), 2: set()}
    for seed in range(200):
        places = replay(for_eyes(record, 0, Random(seed).shuffle)).position.places()
        assert texts(sorted(places["hand:0"])) == ["7c", "7h", "9d", "9s", "Kd", "Ks"]
        for loser in deals:
            deals[loser].add(tuple(sorted(places[f"hand:{loser}"])))
    for loser, found in deals.items():
        assert len(found) > 150
        true_hand = cards(HANDS[loser])
        # Every card of a loser's hand lies there about as often as chance would have it: 5 of 34 unseen places.
        for card in true_hand:
            assert sum(card in hand for hand in found) / len(found) < 0.4


def test_a_loser_finds_its_own_cards_and_not_the_other_losers():
    record = won_by_asha()
    for seed in range(50):
        places = replay(for_eyes(record, 1, Random(seed).shuffle)).position.places()
        assert places["hand:1"] == cards(HANDS[1])
        assert sorted(places["hand:2"]) != cards(HANDS[2])


def test_the_cards_that_are_still_in_the_deck_are_in_no_true_order_either():
    record = won_by_asha()
    whole = replay(record).hands[0].whole.pack
    found = for_eyes(record, 0, Random(1).shuffle).hands[0].pack
    assert sorted(found) == sorted(whole)
    assert found[19:] != whole[19:]


def test_where_all_hands_were_shown_they_are_in_it():
    record = won_by_asha()
    record.options["show_all"] = True
    for seed in range(20):
        places = replay(for_eyes(record, -1, Random(seed).shuffle)).position.places()
        assert [texts(places[f"hand:{seat}"]) for seat in (1, 2)] == [HANDS[1].split(), HANDS[2].split()]


def test_a_card_drawn_unseen_from_a_new_deck_is_not_in_it():
    hands = ["Ah 2h 3h 4h 7h 8h 9h Th Jh Qh Kh", "As 2s 3s 4s 7s 8s 9s Ts Js Qs Ks", "Ad 2d 3d 4d 7d 8d 9d Td Jd Qd Kd"]
    deck = ["Ac", "2c", "3c", "4c", "7c", "8c", "9c", "Tc", "Jc", "Qc", "Kc", "5d", "5h", "5s", "6c", "6d", "6h", "6s"]
    moves = []
    for number, card in enumerate(deck):
        seat = (1 + number) % 3
        moves += [f"{seat} deck", f"{seat} throw {card}"]
    moves += ["1 deck", "* shuffle Tc 9c Jc", "1 throw As", "* stop"]
    order = pack(hands, "5c", " ".join(deck))
    record = Record("jutpatti", ["A", "B", "C"], 0, {"cards": 11, "hands": "open"}, {}, [RecordedHand(order, moves)])
    new_tops = {for_eyes(record, 0, Random(seed).shuffle).hands[0].moves[-3].split()[2] for seed in range(60)}
    assert len(new_tops) > 8
    own = {for_eyes(record, 1, Random(seed).shuffle).hands[0].moves[-3].split()[2] for seed in range(60)}
    assert own == {"Tc"}


def test_what_a_record_expects_is_left_out():
    record = won_by_asha()
    record.expect = {"hands": [HANDS[0].split(), HANDS[1].split(), HANDS[2].split()]}
    assert for_eyes(record, 0, Random(1).shuffle).expect == {}


def test_where_whole_shuffles_do_not_fit_small_steps_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(eyes, "_WHOLE_SHUFFLES", 0)
    record = won_by_asha()
    found = set()
    for seed in range(10):
        redacted = for_eyes(record, 0, Random(seed).shuffle)
        places = replay(redacted).position.places()
        assert texts(sorted(places["hand:0"])) == ["7c", "7h", "9d", "9s", "Kd", "Ks"]
        assert sorted(places["hand:1"]) != cards(HANDS[1])
        found.add(tuple(redacted.hands[0].pack))
    assert len(found) == 10


def test_where_a_suit_was_not_followed_hands_are_still_not_given_away():
    """A game of partners with two packs: who could not follow binds the cards, and many of them look alike."""
    rules = catalogue()["patta_party"].rules
    play = Play(rules, 8, {"jokers": True}, 0, seed=12)
    while not play.position.hands_played:
        play.step()
    true_hands = play.position.places()
    left = len(true_hands["hand:1"])
    assert left > 2
    found: dict[int, set[tuple[int, ...]]] = {1: set(), 2: set()}
    for seed in range(40):
        record = for_eyes(play.recorder.record, 0, Random(seed).shuffle)
        places = replay(record).position.places()
        assert places["hand:0"] == true_hands["hand:0"]
        for seat, hands in found.items():
            hands.add(tuple(sorted(places[f"hand:{seat}"])))
    assert all(len(hands) > 20 for hands in found.values())
