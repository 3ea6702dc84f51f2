"""Watching a finished game: step by step what a pair of eyes saw, and not a card more."""

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chautari.cards import texts
from chautari.game import NOBODY, happening
from chautari.games import catalogue
from chautari.record import for_eyes, written
from chautari.table import replays
from chautari.table.replays import Unwatchable, from_file, of_record
from tests.games.playing import Play, plays

CARD = re.compile(r'"([A23456789TJQK][cdhs]|XX)"')


def played(game: str, steps: int, seed: int = 4) -> Play:
    rules = catalogue()[game].rules
    play = Play(rules, rules.standard_seats, {}, 0, seed)
    play.run(steps)
    play.settle()
    return play


def bare(view: Any) -> Any:
    return {**view, "legal": [], "barred": {}}


@settings(max_examples=40)
@given(plays(), st.integers(1, 120), st.integers(0, 7))
def test_every_step_is_what_those_eyes_saw(play: Play, steps: int, eyes: int) -> None:
    seat = eyes - 1 if eyes <= play.seats else NOBODY
    seen: list[Any] = []
    events: list[Any] = []
    for _ in range(steps):
        if play.position.over:
            break
        events += [happening(event, seat) for event in play.step()]
        seen.append(bare(play.position.view(seat)))
    while (chance := play.position.chance()) is not None and chance.why == "shuffle":
        events += [happening(event, seat) for event in play.step()]
        seen.append(bare(play.position.view(seat)))
    replay = of_record(play.recorder.record, seat, [seat], open_cards=False)
    assert [event for step in replay.steps for event in step.events] == events
    assert [step.view for step in replay.steps] == seen
    assert all(step.hands == [] for step in replay.steps)


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_spectators_file_never_shows_a_hand_that_was_never_shown(game: str) -> None:
    play = played(game, 90)
    record = for_eyes(play.recorder.record, NOBODY, Random(1).shuffle)
    for wanted in (None, 0, 1, NOBODY):
        replay = from_file(written(record).encode(), wanted)
        assert (replay.eyes, replay.offered, replay.open) == (NOBODY, [NOBODY], False)
        # A card is only ever named once everybody has seen it.
        open_to_all: set[str] = set()
        for step in replay.steps:
            open_to_all |= {c for event in step.events for moved in event["moved"] for c in moved["cards"]}
            open_to_all |= {c for place in step.view["places"] for c in place["cards"]}
            open_to_all |= {c for hand in step.view["hands"] for c in hand["cards"]}
            named = set(CARD.findall(json.dumps([step.events, step.view])))
            assert named <= open_to_all
        true = of_record(play.recorder.record, NOBODY, [NOBODY], open_cards=False)
        assert [step.view for step in replay.steps] == [step.view for step in true.steps]


def test_a_seats_file_is_seen_with_that_seats_eyes_or_an_onlookers() -> None:
    play = played("jutpatti", 40)
    raw = written(for_eyes(play.recorder.record, 2, Random(1).shuffle)).encode()
    assert (from_file(raw, None).eyes, from_file(raw, None).offered) == (2, [NOBODY, 2])
    assert from_file(raw, 0).eyes == 2
    assert from_file(raw, NOBODY).eyes == NOBODY
    truth = of_record(play.recorder.record, 2, [2], open_cards=False)
    assert [step.view for step in from_file(raw, 2).steps] == [step.view for step in truth.steps]


def test_a_file_with_every_card_in_its_place_is_open() -> None:
    play = played("jutpatti", 40)
    replay = from_file(written(play.recorder.record).encode(), 1)
    assert (replay.eyes, replay.offered, replay.open) == (1, [NOBODY, 0, 1, 2, 3], True)
    last = replay.steps[-1]
    places = play.position.places()
    assert last.hands == [texts(sorted(places[f"hand:{seat}"])) for seat in range(4)]


def test_names_are_shown_as_a_table_shows_them_and_animals_in_every_language() -> None:
    play = played("jutpatti", 3)
    record = play.recorder.record
    record.seats = ["Habre", "A very very long name indeed", " \u202e ", "Asha"]
    seats = of_record(record, NOBODY, [NOBODY], open_cards=False).table.seats
    assert [seat.name for seat in seats] == ["", "A very very long", "", "Asha"]
    assert seats[0].avatar == "habre"
    assert len({seat.avatar for seat in seats}) == 4


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff\xfe",
        b"record = 1",
        b'record = 1\ngame = "chess"\nseats = ["A", "B"]',
        b'record = 1\ngame = "jutpatti"\nseats = ["A"]',
        b'record = 1\ngame = "jutpatti"\nseats = ["A", "B"]\neyes = -2',
        b'record = 1\ngame = "jutpatti"\nseats = ["A", "B"]\n[[hands]]\npack = "7h"\nmoves = ["1 throw 9c"]',
    ],
)
def test_what_is_no_game_is_refused(raw: bytes) -> None:
    with pytest.raises(Unwatchable):
        from_file(raw, None)


def test_a_game_without_hands_has_nothing_to_show_and_is_refused_by_nobody() -> None:
    replay = from_file(b'record = 1\ngame = "jutpatti"\nseats = ["A", "B"]', None)
    assert replay.steps == []


def test_of_a_game_too_long_whole_hands_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    long = Play(catalogue()["teen_patti"].rules, 3, {}, 0, 1)
    long.run(600)
    long.settle()
    record = long.recorder.record
    whole = of_record(record, 0, [0], open_cards=False)
    assert whole.left_out == 0
    monkeypatch.setattr(replays, "MOST_STEPS", len(whole.steps) // 2)
    replay = of_record(record, 0, [0], open_cards=False)
    assert 0 < len(replay.steps) <= len(whole.steps) // 2
    assert replay.left_out == len(record.hands) - replay.steps[-1].hand > 0
