"""Random schedules of everything that goes wrong at a table, for every game: none stalls, loses or doubles anything.

Sixty for each game here; ``CHAUTARI_SCHEDULES=1000`` for as many as one likes. A failure is made as short as it gets,
and says how to see it again.
"""

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chautari.games import catalogue, names
from chautari.table import tables, views
from chautari.table.room import Room
from chautari.table.seats import Seat
from tests.faults import judge
from tests.faults.plan import drawn
from tests.faults.schedules import run, shorter, told

SCHEDULES = int(os.environ.get("CHAUTARI_SCHEDULES", "60"))


@pytest.mark.parametrize("game", names())
def test_no_schedule_stalls_a_table_or_loses_or_doubles_anything(game: str) -> None:
    for seed in range(SCHEDULES):
        plan = drawn(game, seed)
        if run(plan).faults:
            least = shorter(plan)
            pytest.fail(told(least, run(least)))


@pytest.mark.parametrize("seed", [3, 8])
def test_a_seed_tells_the_same_story_again(seed: int) -> None:
    """With real files, too, and whatever else this process does meanwhile."""
    plan = drawn("teen_patti", seed)._replace(on_disk=True)
    first, second = run(plan), run(plan)
    assert first.world.log == second.world.log
    assert first.world.told == second.world.told
    assert first.seconds == second.seconds


# --- the judge, who would be of no use if he never found anything ---------------------------------------------------


def first_faults(game: str = "pitty_pat") -> str:
    """What is found first in a house that is not as it should be."""
    for seed in range(60):
        found = run(drawn(game, seed)).faults
        if found:
            return "\n".join(found)
    return "nothing"


def test_a_house_that_does_not_know_a_repeated_command_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seat, "remember", lambda *_: None)
    assert "is in the log as" in first_faults()


def test_a_house_that_waits_for_the_absent_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(*_: Any) -> None: ...

    monkeypatch.setattr(Room, "_mark_away", forget)
    # The others get on with the game all the same: they ask the computer to play for whoever does not move.
    assert "is gone and counts as here" in first_faults()


def test_a_view_that_shows_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "view", lambda state, seat: state.position.view(0) if state.position else None)
    assert "depends on cards that it may not know" in first_faults()


def test_a_computer_that_breaks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table plays on, and nobody at it would notice: the house's log does."""
    monkeypatch.setattr(type(catalogue()["pitty_pat"].computer("easy", Random(1).random)), "choose", lambda *_: 1 / 0)
    assert "computer failed" in first_faults()


def test_what_a_sick_store_excuses_is_what_the_house_says_of_one() -> None:
    """A line that is worded anew, or a new one, counts as a fault until somebody says that it is none."""
    rooms = Path(tables.__file__).parents[1]
    said = re.findall(r'_log\.error\("([^"]+)"', "".join(file.read_text() for file in rooms.rglob("*.py")))
    assert set(said) >= set(judge.OF_A_SICK_STORE)
    assert judge.wrong({"event": "could not read a table", "log_level": "error", "reason": "locked"})
    assert judge.wrong({"event": "a command was not written", "log_level": "error", "reason": "unheard of"})
    assert not judge.wrong({"event": "a command was not written", "log_level": "error", "reason": "disk_full"})


def test_a_secret_in_a_frame_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    real = views.table_view

    def chatty(state: Any, now: int) -> Any:
        table = real(state, now)
        table.seats[0].name = state.seats[0].token
        return table

    monkeypatch.setattr(views, "table_view", chatty)
    assert "a secret was told" in first_faults()
