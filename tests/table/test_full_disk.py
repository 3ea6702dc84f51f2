"""A table whose store takes nothing: it tries again every now and then, and does not spend the machine on it."""

import asyncio

from chautari.store import Append, Store, StoreFailed
from chautari.store.memory import MemoryStore
from chautari.table import entries as e
from chautari.table import messages as m
from tests.table.at_table import House, run


class Full(MemoryStore):
    """A store that may have no room left. An append takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.refused = 0

    async def append(self, append: Append) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        if self.full:
            self.refused += 1
            raise StoreFailed("disk_full", "no room")
        await super().append(append)


async def a_while() -> None:
    """Long enough for a room that does not wait to try dozens of times."""
    for _ in range(500):
        await asyncio.sleep(0)


def test_a_computer_that_cannot_move_waits_before_it_tries_again() -> None:
    async def story() -> None:
        store = Full()
        house = House(store)
        opened = await house.open_for(way="computer", seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        while asha.ear.view["to_act"] == 0:
            await asha.move()
        store.full = True
        house.time += 60_000
        await asha.room.wake()
        await a_while()
        # Once when it was due, and once more for whoever read the log anew just then.
        assert store.refused <= 2
        # So it is when the next try comes, too.
        for _ in range(3):
            house.time += 2_000
            await asha.room.wake()
            await a_while()
        assert store.refused <= 8
        seq = asha.ear.seq
        store.full = False
        house.time += 2_000
        await asha.room.wake()
        assert asha.ear.seq > seq
        await asha.room.close()

    run(story())


def test_who_is_here_and_counts_as_away_is_brought_back_when_there_is_room() -> None:
    async def story() -> None:
        store = Full()
        here = House(store)
        opened = await here.open_for(seats=2)
        asha = await here.sit_down(opened, opened.seats[0].token)
        # Another server, which cannot know that she is here, says that she is away.
        await _says(store, opened.table, e.Away(at=here.time, seat=0, since=here.time))
        store.full = True
        await here.catch_up()
        await a_while()
        assert store.refused <= 2
        assert not asha.ear.table["seats"][0]["here"]
        store.full = False
        assert (await asha.say(m.Rename, name="Asha"))["type"] == "accepted"
        here.time += 2_000
        await asha.room._bring_back()
        assert asha.ear.table["seats"][0]["here"]
        await here.close()

    run(story())


def test_whoever_was_refused_still_hears_what_another_servers_people_do() -> None:
    async def story() -> None:
        store = Full()
        here, there = House(store), House(store)
        opened = await here.open_for(seats=2)
        asha = await here.sit_down(opened, opened.seats[0].token)
        seat = await there.sit(opened.table, "Bina")
        bina = await there.sit_down(opened, seat.token)
        store.full = True
        assert (await bina.say(m.Rename, name="Bibek"))["type"] == "refused"
        store.full = False
        # Bina does nothing more: nothing but what others write makes that server look at the log again.
        assert (await asha.say(m.Rename, name="Asha"))["type"] == "accepted"
        await there.catch_up()
        assert bina.ear.table["seats"][0]["name"] == "Asha"
        assert bina.ear.table["seats"][1]["name"] == "Bina"
        await here.close()
        await there.close()

    run(story())


async def _says(store: Store, table: str, entry: e.Entry) -> None:
    log = await store.read(table)
    await store.append(Append(table, len(log), [e.encode(entry)], entry.at, None))
