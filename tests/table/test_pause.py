"""A server stops or dies and another takes its tables up: no turn is lost, no time runs out unseen, no table waits."""

from pathlib import Path
from typing import Any, Final

import pytest

from chautari.store import Append, StoreFailed
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.opening import TableOpened
from chautari.table.state import fold
from tests.table.at_table import Guest, House, run
from tests.table.test_asks import mover, wait
from tests.table.test_clock import landed, log_of
from tests.table.test_room import leave_for, seat

LOGS: Final = Path(__file__).parent / "logs"


async def at_play(house: House, **wanted: Any) -> tuple[TableOpened, list[str], list[Guest]]:
    opened = await house.open_for(seats=2, **wanted)
    tokens = [opened.seats[0].token, (await house.sit(opened.table)).token]
    guests = [await house.sit_down(opened, token) for token in tokens]
    await guests[0].say(m.Deal)
    await landed(house, guests)
    return opened, tokens, guests


def kinds(log: list[e.Entry]) -> list[str]:
    return [type(entry).__name__ for entry in log]


def after_a_while(before: House, ms: int) -> House:
    """Another process, so much later."""
    house = House(before.store, seed=9)
    house.time = before.time + ms
    return house


def test_a_turns_clock_stands_still_between_two_servers() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, guests = await at_play(before, turn_clock=30)
        before.time += 12_000
        await before.close()
        assert guests[0].ear.last("goodbye")["reason"] == "restart"
        # It is due at once, so that whoever serves takes it up.
        assert await before.store.due(before.time) == [opened.table]
        after = after_a_while(before, 600_000)
        back = [await after.sit_down(opened, token) for token in tokens]
        assert back[0].ear.table["turn"] == {"left_ms": 18_000, "whole_ms": 30_000}
        await wait(after, back[0], 17_999)
        assert (await mover(back).move("deck"))["type"] == "accepted"
        assert kinds(await log_of(after, back[0]))[-3:] == ["Paused", "Resumed", "Moved"]
        await after.close()

    run(story())


def test_nobody_comes_back_to_less_time_than_coming_back_takes() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, _ = await at_play(before, turn_clock=30)
        before.time += 29_000
        await before.close()
        after = after_a_while(before, 3_000)
        back = await after.sit_down(opened, tokens[0])
        assert back.ear.table["turn"] == {"left_ms": 5_000, "whole_ms": 30_000}
        await after.close()

    run(story())


def test_a_table_where_nobodys_time_runs_is_left_as_it_is() -> None:
    async def story() -> None:
        before = House()
        opened, _, guests = await at_play(before)
        await before.close()
        assert "Paused" not in kinds(await log_of(before, guests[0]))
        assert await before.store.due(before.time + 10**9) == []
        assert (await after_a_while(before, 10).view(opened.table)).phase == "playing"

    run(story())


def test_absence_a_question_and_an_ask_stand_still_too() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, guests = await at_play(before)
        gone = mover(guests)
        stays = next(guest for guest in guests if guest is not gone)
        await leave_for(before, gone, 25_000)
        await before.close()
        after = after_a_while(before, 300_000)
        back = await after.sit_down(opened, tokens[guests.index(stays)])
        assert back.ear.table["seats"][seat(gone)]["away_ms"] == 25_000
        assert back.ear.table["seats"][seat(gone)]["takeover_ms"] == 20_000
        await wait(after, back, 19_999)
        assert not back.ear.table["seats"][seat(gone)]["played_for"]
        await wait(after, back, 1)
        assert back.ear.table["seats"][seat(gone)]["played_for"]
        await after.close()

    run(story())


def test_an_undo_that_is_asked_is_still_asked_on_the_next_server() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, guests = await at_play(before)
        who = mover(guests)
        await who.move("deck")
        await who.move()
        asked = await who.say(m.Ask, what="undo")
        before.time += 5_000
        await before.close()
        after = after_a_while(before, 60_000)
        back = [await after.sit_down(opened, token) for token in tokens]
        (ask,) = back[0].ear.table["asks"]
        assert (ask["number"], ask["left_ms"]) == (asked["seq"], 10_000)
        other = back[1 - guests.index(who)]
        await other.say(m.Answer, ask=ask["number"], yes=True)
        assert back[guests.index(who)].ear.view["phase"] == "throw"
        await after.close()

    run(story())


def test_a_server_that_still_runs_takes_the_table_up_at_once() -> None:
    """Two servers, one of them told to stop: the people of the other go on."""

    async def story() -> None:
        here = House()
        opened, tokens, guests = await at_play(here, turn_clock=30)
        there = House(here.store, seed=2)
        there.time = here.time
        other = await there.sit_down(opened, tokens[1])
        here.time = there.time = here.time + 10_000
        await here.close()
        await there.catch_up()
        assert other.ear.table["turn"] == {"left_ms": 20_000, "whole_ms": 30_000}
        assert kinds(await log_of(there, other)).count("Resumed") == 1
        await wait(there, other, 20_000)
        assert kinds(await log_of(there, other))[-1] == "Moved"
        assert guests[0].ear.last("goodbye")["reason"] == "restart"
        await there.close()

    run(story())


def test_of_two_new_servers_one_takes_the_table_up() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, _ = await at_play(before, turn_clock=30)
        await before.close()
        first, second = after_a_while(before, 5_000), after_a_while(before, 5_000)
        guests = [await first.sit_down(opened, tokens[0]), await second.sit_down(opened, tokens[1])]
        assert kinds(await log_of(first, guests[0])).count("Resumed") == 1
        assert guests[0].ear.table["turn"] == guests[1].ear.table["turn"] == {"left_ms": 30_000, "whole_ms": 30_000}
        await first.close()
        await second.close()

    run(story())


def test_after_a_server_died_those_whose_time_is_up_get_time_to_come_back_but_once() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, guests = await at_play(before, turn_clock=30)
        who = guests.index(mover(guests))
        # No goodbye, no pause: the process is gone, and an hour passes.
        after = after_a_while(before, 3_600_000)
        back = await after.sit_down(opened, tokens[who])
        assert back.ear.table["turn"] == {"left_ms": pace.FIRST_LOOK_MS, "whole_ms": 30_000}
        # This one dies as well, before the time is up; the next does not put it off again.
        third = after_a_while(after, 3_600_000)
        room = await third._found(opened.table)
        await room.wake()
        log = await log_of(third, back)
        assert kinds(log).count("Resumed") == 1
        assert [entry.clock for entry in log if isinstance(entry, e.Moved)] == [True]
        await third.close()

    run(story())


def test_after_a_short_break_a_time_that_is_not_up_is_what_it_was() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, _ = await at_play(before, turn_clock=60)
        after = after_a_while(before, 40_000)
        back = await after.sit_down(opened, tokens[0])
        assert back.ear.table["turn"] == {"left_ms": 20_000, "whole_ms": 60_000}
        assert "Resumed" not in kinds(await log_of(after, back))
        await after.close()

    run(story())


def test_a_table_that_cannot_be_taken_up_yet_is_shown_and_taken_up_later() -> None:
    async def story() -> None:
        before = House()
        opened, tokens, _ = await at_play(before, turn_clock=30)
        await before.close()
        after = after_a_while(before, 5_000)
        after.fail_next(StoreFailed("disk_full", "no room"))
        back = await after.sit_down(opened, tokens[0])
        assert back.ear.view["phase"] == "take"
        assert "Resumed" not in kinds(await log_of(after, back))
        await wait(after, back, 2_000)
        assert kinds(await log_of(after, back))[-1] == "Resumed"
        assert back.ear.table["turn"] == {"left_ms": 30_000, "whole_ms": 30_000}
        await after.close()

    run(story())


def test_a_pause_that_cannot_be_written_does_not_keep_the_server() -> None:
    async def story() -> None:
        before = House()
        _, _, guests = await at_play(before, turn_clock=30)
        before.fail_next(StoreFailed("disk_full", "no room"))
        await before.close()
        assert all(guest.ear.last("goodbye")["reason"] == "restart" for guest in guests)

    run(story())


@pytest.mark.parametrize("game", ["jutpatti", "teen_patti"])
def test_a_log_of_the_first_version_is_still_a_table(game: str) -> None:
    """Written before tables had clocks, asks and news: it folds, is shown, and is played on."""

    async def story() -> None:
        bodies = (LOGS / f"{game}.jsonl").read_bytes().splitlines()
        state = fold("old", map(e.decode, bodies))
        assert (state.phase, state.finished, state.turn_clock, state.spectators) == ("between", 1, 0, True)
        house = House()
        house.time = state.at + 1000
        await house.store.append(Append("old", 0, bodies, state.at, None))
        view = await house.view("old")
        assert (view.undo, view.asks, view.phrases, view.joining) == (-1, [], True, "at_once")
        games = await house.archive.finished("old")
        assert len(games) == 1
        given = await house.sit("old", "Dipa")
        dipa = await house.sit_down(TableOpened("old", [], ""), given.token)
        assert (await dipa.say(m.Deal))["type"] == "accepted"
        assert dipa.ear.table["seats"][given.seat]["host"]
        await house.close()

    run(story())
