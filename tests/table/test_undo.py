"""Which moves can be taken back, in every game there is: those from which nobody has learned a card."""

import random
from typing import Any

import pytest

from chautari.cards import text
from chautari.game import NOBODY, Position, Refused
from chautari.games import catalogue
from chautari.table import entries as e
from chautari.table.decide import begin, follow_up
from chautari.table.state import State
from chautari.table.undo import faces, seen_so_far


def opened(game: str, seats: int, options: dict[str, Any]) -> State:
    animals = ("yak", "habre", "gaida", "saras", "langur", "hatti", "danphe", "chituwa")[:seats]
    return State(
        "t",
        e.Opened(
            at=0,
            game=game,
            rules=catalogue()[game].rules.version,
            way="friends",
            seats=[e.NewSeat(avatar=a, level="easy", token=a) for a in animals],
            options=options,
            pace="quick",
            away_after=45,
        ),
    )


def hand_of(position: Position, seat: int) -> set[str]:
    return {text(card) for card in position.places()[f"hand:{seat}"]}


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_what_can_be_taken_back_showed_nobody_a_card_and_the_position_before_comes_back(game: str) -> None:
    lot = random.Random(game)
    rules = catalogue()[game].rules
    undone = refused = 0
    for _ in range(25):
        options = {option.name: lot.choice(option.values) for option in rules.options}
        seats = lot.choice(rules.seats)
        try:
            state = opened(game, seats, options)
            rules.start(seats, state.options, 0)
        except Refused:
            continue
        state.apply(begin(state, 0, lot))
        for _ in range(150):
            more = follow_up(state, 0, lot)
            if more is not None:
                state.apply(more)
                continue
            position = state.position
            assert position is not None
            if state.phase != "playing":
                break
            before, seat, history = position.clone(), position.to_act, list(state.history)
            move = lot.choice(position.legal())
            state.apply(e.Moved(at=1, by=seat, seat=seat, move=rules.text(move)))
            if state.undo == NOBODY:
                refused += 1
                continue
            assert state.undo == seat
            own = hand_of(before, seat)
            for eyes in [*range(seats), NOBODY]:
                known = faces(before.view(eyes)) | seen_so_far(history, eyes)
                assert faces(position.view(eyes)) - known <= (own if eyes != seat else set()), rules.text(move)
            assert not state.hand_in_play.last_seen(position, seat)
            if lot.random() < 0.3:
                undone += 1
                state.apply(e.Undone(at=1, seat=seat))
                assert state.position is not None
                assert state.position.state() == before.state()
                for eyes in [*range(seats), NOBODY]:
                    assert state.position.view(eyes) == before.view(eyes)
                assert [seq for seq, _ in state.history] == [seq for seq, _ in history]
                assert state.undo == NOBODY
    assert undone > 10
    assert refused > 10
