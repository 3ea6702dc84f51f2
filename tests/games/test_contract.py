"""The laws of the contract (`chautari.game`), held against every game there is."""

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chautari.game import Position, Refused, View, sees
from chautari.games import catalogue
from chautari.record import read, replay, written
from chautari.words import has
from tests.games.playing import Play, everything, plays, seen

STEPS = st.integers(0, 400)
LONGEST_HAND = 20_000
"""More steps than any hand of any game takes."""

CARD = re.compile(r"\b[A2-9TJQK][cdhs]\b")


def refusal_of(call) -> str:
    with pytest.raises(Refused) as caught:
        call()
    return caught.value.code


# --- 1. determinism --------------------------------------------------------------------------------------------------


@given(plays(), STEPS)
def test_the_same_inputs_give_the_same_game(play: Play, steps: int):
    play.run(steps)
    play.settle()
    again = replay(play.recorder.record)
    assert everything(again.position, play.seats) == everything(play.position, play.seats)
    events = [event for hand in again.hands for event in hand.events]
    for seat in play.eyes():
        assert seen(events, seat) == seen(play.events, seat)


@given(plays(), STEPS)
def test_asking_changes_nothing_and_a_clone_shares_nothing(play: Play, steps: int):
    play.run(steps)
    before = everything(play.position, play.seats)
    clone = play.position.clone()
    assert everything(clone, play.seats) == before
    assert everything(play.position, play.seats) == before
    after_clone = play.position.clone()
    play.run(10)
    assert everything(clone, play.seats) == before
    assert everything(after_clone, play.seats) == before


# --- 2. cards are conserved ------------------------------------------------------------------------------------------


def cards_in(position: Position) -> list[int]:
    return sorted(card for cards in position.places().values() for card in cards)


@given(plays(), STEPS)
def test_cards_are_neither_lost_nor_made(play: Play, steps: int):
    chance = play.position.chance()
    assert chance is not None
    pack = sorted(chance.cards)
    for _ in range(steps):
        if play.position.over:
            break
        play.step()
        places = play.position.places()
        assert cards_in(play.position) == pack
        view = play.position.view(-1)
        assert [hand["count"] for hand in view["hands"]] == [len(places[f"hand:{s}"]) for s in range(play.seats)]
        for place in view["places"]:
            assert place["count"] == len(places[place["name"]])


# --- 3. legal moves play, others are refused and change nothing ------------------------------------------------------


@given(plays(), STEPS)
def test_legal_moves_play_and_others_are_refused(play: Play, steps: int):
    play.run(steps)
    position, rules = play.position, play.rules
    legal = position.legal()
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (position.to_act >= 0)
    before = everything(position, play.seats)
    for move in range(-2, 200):
        for seat in range(-1, play.seats + 1):
            if seat == position.to_act and move in legal:
                assert position.refusal(seat, move) is None
                played = position.clone()
                played.play(seat, move)
                applied = position.clone()
                applied.apply(move)
                assert everything(played, play.seats) == everything(applied, play.seats) != before
            else:
                code = refusal_of(lambda seat=seat, move=move: position.play(seat, move))
                refusal = position.refusal(seat, move)
                assert refusal is not None
                assert refusal.code == code
                assert has(f"refused-{code.replace('_', '-')}"), f"no words for {code}"
    assert everything(position, play.seats) == before
    for move in legal:
        assert rules.parse(rules.text(move)) == move


@given(plays(), STEPS)
def test_only_the_order_that_is_wanted_can_be_put(play: Play, steps: int):
    play.run(steps)
    position = play.position
    before = everything(position, play.seats)
    chance = position.chance()
    if chance is None:
        assert refusal_of(lambda: position.put(list(range(52)))) == "no_order_wanted"
    else:
        cards = list(chance.cards)
        for wrong in ([], cards[1:], [*cards, cards[0]], [*cards[1:], -1], [cards[0], *cards[:-1]]):
            assert refusal_of(lambda wrong=wrong: position.put(wrong)) == "other_cards_wanted"
        assert refusal_of(lambda: position.put(cards, play.seats))
        assert cards == sorted(cards), "the order that chance is asked for tells something"
        assert position.to_act == -1
    assert everything(position, play.seats) == before


@given(plays(), STEPS)
def test_a_view_lists_the_legal_moves_of_its_own_seat_alone(play: Play, steps: int):
    play.run(steps)
    position = play.position
    for seat in play.eyes():
        view = position.view(seat)
        acts = seat == position.to_act >= 0
        assert view["legal"] == (sorted(map(play.rules.text, position.legal())) if acts else [])
        assert acts or not view["barred"]
        for words, code in view["barred"].items():
            refusal = position.refusal(seat, play.rules.parse(words))
            assert refusal is not None
            assert refusal.code == code
        assert set(view["game"]) == set(catalogue()[play.rules.name].extras.__annotations__)
        assert view["seat"] == seat
    assert position.state()["legal"] == sorted(map(play.rules.text, position.legal()))


@given(st.sampled_from(sorted(catalogue())), st.text(max_size=20))
def test_text_that_is_no_move_is_refused(name: str, words: str):
    rules = catalogue()[name].rules
    code = ""
    try:
        assert rules.text(rules.parse(words)) == words
    except Refused as refused:
        code = refused.code
    assert not code or has(f"refused-{code.replace('_', '-')}")


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_seats_options_and_dealers_that_a_game_does_not_have_are_refused(name: str):
    rules = catalogue()[name].rules
    assert rules.standard_seats in rules.seats
    for seats in (0, 1, 99):
        assert refusal_of(lambda seats=seats: rules.start(seats, {}, 0)) == "wrong_seats"
    for dealer in (-1, rules.standard_seats):
        assert refusal_of(lambda dealer=dealer: rules.start(rules.standard_seats, {}, dealer)) == "no_such_seat"
    assert refusal_of(lambda: rules.start(rules.standard_seats, {"moon": True}, 0)) == "unknown_option"
    assert refusal_of(lambda: rules.start(rules.standard_seats, {}, 0, moon=1)) == "unknown_key"
    for option in rules.options:
        for value in ("moon", 99, "7", -1):
            choice = {option.name: value}
            refused = refusal_of(lambda choice=choice: rules.start(rules.standard_seats, choice, 0))
            assert refused == "unknown_option_value"


# --- 4. noninterference ----------------------------------------------------------------------------------------------


def faces(view: View) -> set[str]:
    """Every card that a view shows somewhere."""
    return set(CARD.findall(json.dumps(view)))


@given(plays(), STEPS, st.integers(0, 2**32))
def test_positions_that_a_seat_cannot_tell_apart_look_the_same_to_it(play: Play, steps: int, seed: int):
    play.run(steps)
    truth = play.position
    random = Random(seed)
    for seat in play.eyes():
        other = truth.imagine(seat, random.shuffle)
        assert json.dumps(other.view(seat)) == json.dumps(truth.view(seat))
        assert cards_in(other) == cards_in(truth)
        assert other.chance() == truth.chance()
        if seat == truth.to_act:
            assert other.legal() == truth.legal()
            for move in range(200):
                mine, theirs = truth.refusal(seat, move), other.refusal(seat, move)
                assert (mine and (mine.code, mine.facts)) == (theirs and (theirs.code, theirs.facts))
        goes_on_the_same(truth.clone(), other, seat, random)


def goes_on_the_same(truth: Position, other: Position, seat: int, random: Random) -> None:
    """Play two positions on by the same moves as long as what comes to light in them is the same."""
    for _ in range(60):
        chance = truth.chance()
        assert other.chance() == chance
        if truth.over or (chance is not None and chance.why == "deal"):
            return
        happened: tuple[list, list] = ([], [])
        mover = truth.to_act
        if chance is not None:
            cards = list(chance.cards)
            random.shuffle(cards)
            truth.put(cards, events=happened[0])
            other.put(cards, events=happened[1])
        else:
            both = sorted(set(truth.legal()) & set(other.legal()))
            if not both:
                return
            move = random.choice(both)
            truth.apply(move, happened[0])
            other.apply(move, happened[1])
        if truth.to_act != other.to_act or truth.hands_played != other.hands_played:
            return  # one of the two hands ended here, and that is told to everybody
        if seen(happened[0], seat) != seen(happened[1], seat):
            # Only a card that comes before this seat's eyes, or face up on the table, can make the difference.
            shown = any(sees(travel.seen, seat) for event in happened[0] for travel in event.travels)
            assert mover == seat or shown or truth.view(-1) != other.view(-1)
            return
        assert json.dumps(other.view(seat)) == json.dumps(truth.view(seat))


@given(plays(), STEPS)
def test_events_show_a_seat_no_card_that_it_does_not_see_on_the_table(play: Play, steps: int):
    for _ in range(steps):
        if play.position.over:
            return
        before = {seat: faces(play.position.view(seat)) for seat in play.eyes()}
        events = play.step()
        for seat in play.eyes():
            assert set(CARD.findall(seen(events, seat))) <= before[seat] | faces(play.position.view(seat))


@given(plays(), STEPS)
def test_a_spectator_sees_no_more_than_any_seat(play: Play, steps: int):
    play.run(steps)
    stranger = faces(play.position.view(-1))
    for seat in range(play.seats):
        assert stranger <= faces(play.position.view(seat))


@settings(max_examples=30)
@given(plays(), st.integers(1, 60), st.integers(0, 2**32))
def test_what_is_imagined_is_seldom_the_truth(play: Play, steps: int, seed: int):
    play.run(steps)
    truth = play.position
    random = Random(seed)
    for seat in play.eyes():
        places = truth.places()
        view = truth.view(seat)
        unseen = [place["count"] for place in [*view["places"], *view["hands"]] if not place["cards"]]
        if truth.to_act < 0 or sum(unseen) < 20:
            continue
        imagined = [truth.imagine(seat, random.shuffle).places() for _ in range(10)]
        assert all(found != places for found in imagined)
        assert len({json.dumps(found) for found in imagined}) == len(imagined)


# --- 5. the record of a playout replays to the same state ------------------------------------------------------------


@given(plays(), STEPS, st.booleans())
def test_the_record_of_a_game_plays_back_to_the_same_end(play: Play, steps: int, stopped: bool):
    play.run(steps)
    play.settle()
    if stopped and not play.position.over:
        play.position.stop()
        play.recorder.stop()
    record = read(written(play.recorder.record))
    assert record == play.recorder.record
    assert everything(replay(record).position, play.seats) == everything(play.position, play.seats)


# --- 6. every playout ends -------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(plays())
def test_every_hand_ends(play: Play):
    for _ in range(LONGEST_HAND):
        play.step()
        if play.position.hands_played:
            break
    assert play.position.hands_played == 1
    assert play.position.to_act == -1
    assert play.position.view(-1)["reason"]


@given(plays(), STEPS)
def test_a_game_can_be_stopped_once_at_any_point(play: Play, steps: int):
    play.run(steps)
    position = play.position
    hands = position.hands_played
    if not position.over:
        position.stop(play.events)
        assert play.events[-1].kind == "game_over"
    assert position.over
    # A hand in play is void: what was put into it goes back.
    assert (position.hands_played, position.scores()) == (hands, play.settled)
    assert position.chance() is None
    assert position.legal() == []
    assert refusal_of(position.stop) == "game_over"
    for seat in play.eyes():
        view = position.view(seat)
        assert (view["phase"], view["over"], view["winners"]) == ("over", True, position.winners())


@given(plays(), STEPS)
def test_every_event_has_its_sentence(play: Play, steps: int):
    play.run(steps)
    for event in play.events:
        assert has(f"{play.rules.name}-event-{event.kind.replace('_', '-')}"), f"no words for {event.kind}"
