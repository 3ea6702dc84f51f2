"""What a table leaves in memory when nobody is at it any more: nothing."""

import gc
import weakref

from chautari.table import messages as m
from chautari.table.tables import IDLE_MS
from chautari.web.readers import Readers
from tests.table.at_table import House, run


def test_a_forgotten_table_leaves_memory_without_the_collectors_help() -> None:
    """A busy server spares itself the collector, which would be a leak of every table for whoever counted on it."""

    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        bina = await house.sit(opened.table)
        guests = [await house.sit_down(opened, token) for token in (opened.seats[0].token, bina.token)]
        assert (await guests[0].say(m.Deal))["type"] == "accepted"
        await house.hello(opened.table, guests[0].ear, None, None)
        room = weakref.ref(guests[0].room)
        for guest in guests:
            guest.room.leave(guest.ear)
            # Nobody waits for them.
            guest.room._leaving.nobody()
        guests[0].room._alarm.off()
        guests.clear()
        del guest
        house.time += IDLE_MS + 1
        gc.collect()
        gc.disable()
        try:
            house._forget_the_idle()
            assert room() is None
        finally:
            gc.enable()

    run(story())


def test_who_read_a_table_and_went_on_to_draw_it_is_forgotten_after_it() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(seats=2)
        token = opened.seats[0].token
        reading = Readers(house)
        await reading.look(opened.table, token)
        guest = await house.sit_down(opened, token)
        guest.room.leave(guest.ear)
        guest.room._leaving.nobody()
        guest.room._alarm.off()
        house.time += IDLE_MS + 1
        house._forget_the_idle()
        assert house.in_memory == 0
        # What the reader's clock does in the end.
        reading._forget(opened.table, token)
        assert not reading._kept

    run(story())
