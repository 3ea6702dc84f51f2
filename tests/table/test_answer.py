"""A question with a clock of its own: asked of a person, answered in time or not."""

from typing import Any

from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.opening import TableOpened
from chautari.table.state import fold
from tests.table.at_table import Guest, House, run


async def asked(house: House, **wanted: Any) -> tuple[TableOpened, list[Guest], Guest]:
    """A table at which somebody has just been asked for a side show: its guests, and who is asked."""
    opened = await house.open_for(game="teen_patti", seats=3, **wanted)
    tokens = [seat.token for seat in opened.seats]
    while len(tokens) < 3:
        tokens.append((await house.sit(opened.table)).token)
    guests = [await house.sit_down(opened, token) for token in tokens]
    await guests[0].say(m.Deal)
    for words in ("see", "chaal", "see", "sideshow"):
        await guests[guests[0].ear.view["to_act"]].move(words)
    return opened, guests, guests[guests[0].ear.view["to_act"]]


def test_no_answer_in_time_is_a_decline() -> None:
    async def story() -> None:
        house = House()
        _, guests, who = await asked(house)
        assert all(g.ear.table["answer"] == {"move": "decline", "left_ms": 20_000, "whole_ms": 20_000} for g in guests)
        assert await house.store.due(house.time + 19_999) == []
        house.time += 19_999
        await who.room.wake()
        assert who.ear.view["phase"] == "asked"
        house.time += 1
        await who.room.wake()
        assert who.ear.last("update")["events"][0]["kind"] == "declined"
        assert who.ear.view["phase"] == "turn"
        assert all(guest.ear.table["answer"] is None for guest in guests)
        await who.room.close()

    run(story())


def test_an_answer_in_time_stops_the_clock() -> None:
    async def story() -> None:
        house = House()
        _, guests, who = await asked(house)
        house.time += 19_000
        assert (await who.move("accept"))["type"] == "accepted"
        assert guests[0].ear.table["answer"] is None
        house.time += 60_000
        seq = who.ear.seq
        await who.room.wake()
        assert who.ear.seq == seq
        await who.room.close()

    run(story())


def test_who_comes_late_is_told_that_the_table_has_moved_on() -> None:
    async def story() -> None:
        house = House()
        _, _, who = await asked(house)
        seq = who.ear.seq
        house.time += 20_000
        await who.room.wake()
        assert (await who.move("accept", seq=seq))["reason"] == "stale"
        await who.room.close()

    run(story())


def test_another_server_declines_what_the_first_left_unanswered_and_only_once() -> None:
    """The first server died. Who is asked gets the time that a page takes to load, and no more."""

    async def story() -> None:
        before = House()
        opened, _, who = await asked(before)
        await who.room.close()
        after, third = House(before.store), House(before.store)
        after.time = third.time = before.time + 30_000
        rooms = []
        for house in (after, third):
            rooms.append(await house._found(opened.table))
            await rooms[-1].wake()
        assert fold(opened.table, map(e.decode, await before.store.read(opened.table))).unanswered is not None
        after.time = third.time = before.time + 30_000 + pace.FIRST_LOOK_MS
        assert await after.store.due(after.time - 1) == []
        assert await after.store.due(after.time) == [opened.table]
        for room in rooms:
            await room.wake()
        log = [e.decode(body) for body in await before.store.read(opened.table)]
        made = [entry for entry in log if isinstance(entry, e.Moved) and entry.unanswered]
        assert [entry.move for entry in made] == ["decline"]
        assert fold(opened.table, log).unanswered is None
        for room in rooms:
            await room.close()

    run(story())


def test_a_computer_that_is_asked_has_no_clock_to_watch() -> None:
    async def story() -> None:
        house = House()
        _, guests, who = await asked(house)
        host = guests[0] if who is not guests[0] else guests[1]
        assert host.ear.table["answer"] is not None
        await who.say(m.Leave)
        assert host.ear.table["answer"] is None
        assert pace.answer_due(host.state) is None
        await host.room.close()

    run(story())


def test_one_phone_has_time_to_get_to_who_is_asked() -> None:
    async def story() -> None:
        house = House()
        opened = await house.open_for(game="teen_patti", way="pass", people=3)
        tokens = [seat.token for seat in opened.seats]
        phone = await house.sit_down(opened, tokens[0])
        await phone.say(m.Deal)
        for words in ("see", "chaal", "see", "sideshow"):
            eyes = await house.sit_down(opened, tokens[phone.state.position.to_act if phone.state.position else 0])
            assert (await eyes.move(words))["type"] == "accepted"
        assert eyes.ear.last("update")["table"]["answer"]["whole_ms"] == 60_000
        await eyes.room.close()

    run(story())
