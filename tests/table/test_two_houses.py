"""Two servers on one store: what people do at one is told to the people at the other, and nothing is done twice."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
import structlog

from chautari.store import Append, Store
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore
from chautari.table import messages as m
from chautari.table.company import RESTART
from chautari.table.entries import Moved, NewerTable, decode
from tests.table.at_table import Ear, Guest, House, run


async def apart(stores: Sequence[Store] = (), **wanted: Any) -> tuple[House, House, Guest, Guest]:
    """Asha at one house, Bina at another, the same table; dealt to by Asha, and Bina has heard of it."""
    one = MemoryStore()
    here, there = (House(store) for store in stores or (one, one))
    opened = await here.open_for(name="Asha", **{"seats": 2, **wanted})
    asha = await here.sit_down(opened, opened.seats[0].token)
    token = (await there.sit(opened.table, "Bina")).token
    bina = await there.sit_down(opened, token)
    await here.catch_up()
    assert (await asha.say(m.Deal))["type"] == "accepted"
    await there.catch_up()
    return here, there, asha, bina


def test_a_move_at_one_house_is_told_at_the_other_as_it_is_told_at_home() -> None:
    async def story() -> None:
        here, there, asha, bina = await apart()
        assert [seat["name"] for seat in asha.ear.table["seats"]] == ["Asha", "Bina"]
        assert asha.ear.seq == bina.ear.seq
        mover, waiting, away = (asha, bina, there) if asha.ear.view["legal"] else (bina, asha, here)
        await mover.move("deck")
        await away.catch_up()
        update = waiting.ear.heard[-1]
        assert (update["type"], update["seq"]) == ("update", mover.ear.seq)
        assert [event["kind"] for event in update["events"]] == ["took_deck"]
        assert update["events"][0]["moved"][0]["cards"] == ["??"]

    run(story())


def test_who_heard_nothing_new_is_told_nothing() -> None:
    async def story() -> None:
        here, there, asha, bina = await apart()
        heard = len(asha.ear.heard), len(bina.ear.heard)
        await here.catch_up()
        await there.catch_up()
        assert (len(asha.ear.heard), len(bina.ear.heard)) == heard

    run(story())


def test_two_houses_that_make_the_same_move_make_it_once_and_both_hear_of_it_once() -> None:
    async def story() -> None:
        here, there, asha, bina = await apart()
        mover, home = (asha, here) if asha.ear.view["legal"] else (bina, there)
        other = there if home is here else here
        # The mover's phone has come to the other house as well, and its old line does not know yet.
        token = next(line.token for line in home._rooms[mover.room.table]._company._all())
        twin = Guest(mover.ear.__class__(), other._rooms[mover.room.table])
        await twin.room.hello(twin.ear, token, None)
        first = await mover.move("deck", seq=mover.ear.seq)
        second = await twin.move("deck", seq=twin.ear.seq)
        assert first["type"] == "accepted"
        assert (second["type"], second["reason"]) == ("refused", "stale")
        assert [h["kind"] for h in twin.ear.last("update")["events"]] == ["took_deck"]
        assert sum(message["type"] == "update" for message in twin.ear.heard) == 1

    run(story())


@pytest.mark.parametrize("first", ["here", "there"])
def test_a_computer_that_two_houses_look_after_moves_once(first: str) -> None:
    async def story() -> None:
        here, there, asha, bina = await apart(seats=3)
        people = {0: asha, 1: bina}
        while asha.state.thinking < 0:
            await people[asha.state.position.to_act].move()  # type: ignore[union-attr]
            await here.catch_up()
            await there.catch_up()
        here.time = there.time = here.time + 60_000
        seq = asha.ear.seq
        for house in (here, there) if first == "here" else (there, here):
            await house._rooms[asha.room.table].wake()
        await here.catch_up()
        await there.catch_up()
        assert asha.ear.seq == bina.ear.seq == seq + 1
        assert asha.ear.view["to_act"] == bina.ear.view["to_act"]

    run(story())


def test_a_deadline_that_two_servers_act_on_at_the_same_time_is_acted_on_once(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [SqliteStore(tmp_path / "chautari.db") for _ in range(2)]
        here, there, asha, bina = await apart(stores, turn_clock=30)
        for _ in range(6):
            if asha.ear.table["phase"] != "playing":
                break
            here.time = there.time = here.time + 40_000
            before = len(await stores[0].read(asha.room.table))
            rooms = [house._rooms[asha.room.table] for house in (here, there)]
            await asyncio.gather(*(room.wake() for room in rooms))
            log = [decode(body) for body in await stores[0].read(asha.room.table)]
            moved = [entry for entry in log[before:] if isinstance(entry, Moved)]
            assert [entry.clock for entry in moved] == [True]
            for house in (here, there):
                await house.catch_up()
            assert asha.ear.seq == bina.ear.seq == len(log)
        for store in stores:
            await store.close()

    run(story())


def test_somebody_whom_another_house_took_for_away_is_back_at_once() -> None:
    async def story() -> None:
        here, there, asha, bina = await apart()
        room = there._rooms[asha.room.table]
        await room._mark_away(asha.ear.token, there.time)
        assert not bina.ear.table["seats"][0]["here"]
        await here.catch_up()
        await there.catch_up()
        assert bina.ear.table["seats"][0]["here"]

    run(story())


# --- in the middle of an update -------------------------------------------------------------------------------------

NEWER: Final = (
    b'{"kind":"danced","at":1,"seat":0}',
    b'{"kind":"renamed","at":1,"seat":0,"name":"Asha","colour":"red"}',
    b'{"kind":"said","at":1,"by":0,"phrase":"good_morning"}',
)
"""What no version up to this one writes: a kind, a part, a value."""


@pytest.mark.parametrize("entry", NEWER)
def test_who_sits_where_a_newer_house_wrote_is_sent_there_and_nothing_is_lost(entry: bytes) -> None:
    async def story() -> None:
        here, there, asha, bina = await apart()
        table = asha.room.table
        log = await here.store.read(table)
        await here.store.append(Append(table, len(log), [entry], here.time, None))
        with structlog.testing.capture_logs() as logs:
            await here.catch_up()
            # Who says something before it was looked round is sent there, too; what was said is said again there.
            await bina.room.command(bina.ear, m.Rename(id="r", name="Binita"))
        for guest in (asha, bina):
            assert (guest.ear.heard[-1]["type"], guest.ear.heard[-1].get("reason")) == ("goodbye", "restart")
            assert guest.ear.code == RESTART
        told = [(line["event"], line["log_level"], line["reason"]) for line in logs]
        assert told == [("a table is left to newer servers", "warning", "newer_table")] * 2
        # Whoever comes here all the same is told why not, and the table is as it was.
        with pytest.raises(NewerTable):
            await here.hello(table, Ear(), None, None)
        assert await here.store.read(table) == [*log, entry]
        for house in (here, there):
            assert not house.occupied(table)

    run(story())


def test_a_clock_that_rings_at_a_table_of_a_newer_house_does_nothing_there() -> None:
    async def story() -> None:
        here, _, asha, _ = await apart()
        await asha.say(m.Settings, turn_clock=30)
        table = asha.room.table
        log = await here.store.read(table)
        await here.store.append(Append(table, len(log), [NEWER[0]], here.time, None))
        here.time += 600_000
        await asha.room.wake()
        assert asha.ear.code == RESTART
        assert await here.store.read(table) == [*log, NEWER[0]]
        assert not here.occupied(table)

    run(story())
