"""A clock for each turn: when it runs, what happens when it has run out, and what it has to do with the other times."""

import pytest

from chautari.game import Refused
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.state import fold
from tests.table.at_table import Guest, House, run
from tests.table.test_asks import friends, mover, news, wait
from tests.table.test_room import hashed_of, leave_for, seat


async def landed(house: House, guests: list[Guest]) -> None:
    """The cards have been dealt, and the first turn's clock begins."""
    house.time += pace.landing_ms(guests[0].state)


async def log_of(house: House, guest: Guest) -> list[e.Entry]:
    return [e.decode(body) for body in await house.store.read(guest.room.table)]


def test_when_the_clock_runs_out_the_computer_plays_this_one_turn() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, turn_clock=30)
        await landed(house, guests)
        who = mover(guests)
        table = (await house.view(who.room.table)).turn
        assert table == m.TurnView(30_000, 30_000)
        assert await house.store.due(house.time + 29_999) == []
        await wait(house, who, 29_999)
        assert who.ear.view["phase"] == "take"
        await wait(house, who, 1)
        assert who.ear.view["phase"] == "throw"
        assert news(who)[-1] == "clock_ran_out"
        # The computer has taken a card; throwing one is a turn of its own, and the person is here to do it.
        assert who.ear.table["turn"] == {"left_ms": 30_000, "whole_ms": 30_000}
        assert who.ear.table["undo"] == -1
        assert (await who.move())["type"] == "accepted"
        (moved,) = (entry for entry in await log_of(house, who) if isinstance(entry, e.Moved) and entry.clock)
        assert moved.computer
        await who.room.close()

    run(story())


def test_a_move_in_time_begins_the_next_turns_clock() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, turn_clock=60)
        house.time += 40_000
        who = mover(guests)
        await who.move("deck")
        assert guests[0].ear.table["turn"] == {"left_ms": 60_000, "whole_ms": 60_000}
        house.time += 59_999
        await who.room.wake()
        assert (await who.move())["type"] == "accepted"
        await who.room.close()

    run(story())


def test_who_comes_late_is_told_that_the_clock_was_faster() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, turn_clock=30)
        await landed(house, guests)
        who = mover(guests)
        seq = who.ear.seq
        await wait(house, who, 30_000)
        assert (await who.move("deck", seq=seq))["reason"] == "stale"
        await who.room.close()

    run(story())


def test_the_clock_stands_still_while_an_undo_is_asked() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, turn_clock=30)
        who = mover(guests)
        await who.move("deck")
        await who.move()
        house.time += 10_000
        asked = await who.say(m.Ask, what="undo")
        other = next(guest for guest in guests if guest is not who)
        table = other.ear.table
        assert table["turn"] is None
        house.time += 12_000
        await other.say(m.Answer, ask=asked["seq"], yes=False)
        assert other.ear.table["turn"] == {"left_ms": 20_000, "whole_ms": 30_000}
        await wait(house, who, 19_999)
        assert news(who)[-1] == "declined"
        await wait(house, who, 1)
        assert news(who)[-1] == "clock_ran_out"
        await who.room.close()

    run(story())


def test_of_clock_and_absence_whichever_is_first_acts() -> None:
    async def story() -> None:
        for clock, first in ((30, "clock_ran_out"), (60, "took_over")):
            house = House()
            guests = await friends(house, 2, turn_clock=clock)
            await landed(house, guests)
            gone = mover(guests)
            stays = next(guest for guest in guests if guest is not gone)
            await leave_for(house, gone, 29_999)
            assert news(stays)[-1] == "away"
            for _ in range(2):
                due = pace.next_due(stays.state)
                assert due is not None
                await wait(house, stays, max(0, due - house.time))
                if news(stays)[-1] != "away":
                    break
            assert news(stays)[-1] == first
            await stays.room.close()

    run(story())


def test_a_question_has_its_own_clock_and_the_earlier_one_acts() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 3, game="teen_patti", turn_clock=30)
        for words in ("see", "chaal", "see", "sideshow"):
            await guests[guests[0].ear.view["to_act"]].move(words)
        table = guests[0].ear.table
        assert (table["answer"]["left_ms"], table["turn"]["left_ms"]) == (20_000, 30_000)
        await wait(house, guests[0], 20_000)
        assert guests[0].ear.last("update")["events"][0]["kind"] == "declined"
        assert news(guests[0]) == []
        await guests[0].room.close()

    run(story())


def test_where_everybody_is_gone_no_clock_runs_and_it_begins_anew_for_who_comes() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2, turn_clock=30)
        tokens = [hashed_of(guest, house) for guest in guests]
        first = mover(guests)
        for guest in guests:
            await leave_for(house, guest, 5_000)
        log = await log_of(house, first)
        await wait(house, first, 10_000_000)
        assert await log_of(house, first) == log
        assert await house.store.due(house.time) == []
        await first.room.hello(first.ear, tokens[guests.index(first)], None)
        assert first.ear.table["turn"] == {"left_ms": 30_000, "whole_ms": 30_000}
        assert (await first.move("deck"))["type"] == "accepted"
        await first.room.close()

    run(story())


def test_the_clock_is_for_friends_with_a_phone_each() -> None:
    async def story() -> None:
        house = House()
        for way in ("computer", "pass"):
            with pytest.raises(Refused, match="friends only"):
                await house.open_for(way=way, turn_clock=30)
            opened = await house.open_for(way=way)
            asha = await house.sit_down(opened, opened.seats[0].token)
            assert (await asha.say(m.Settings, turn_clock=30))["reason"] == "friends_only"
            assert (await asha.say(m.Ask, what="clock_off"))["reason"] == "no_clock"
            await asha.room.close()

    run(story())


def test_the_host_sets_a_clock_in_mid_hand_and_nobodys_time_has_run_yet() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        house.time += 1_000_000
        await guests[0].say(m.Settings, turn_clock=30)
        assert guests[1].ear.table["turn"]["left_ms"] == 30_000
        await guests[0].say(m.Settings, turn_clock=0)
        assert guests[1].ear.table["turn"] is None
        assert news(guests[1]) == ["clock_off"]
        await guests[0].room.close()

    run(story())


def test_two_servers_see_the_clock_run_out_and_one_of_them_acts() -> None:
    async def story() -> None:
        here = House()
        there = House(here.store, seed=2)
        guests = await friends(here, 2, turn_clock=30)
        table = guests[0].room.table
        room = await there._found(table)
        here.time = there.time = here.time + 30_000 + pace.landing_ms(guests[0].state)
        await room.wake()
        await guests[0].room.wake()
        log = await log_of(here, guests[0])
        assert len([entry for entry in log if isinstance(entry, e.Moved)]) == 1
        assert fold(table, log).seq == guests[0].ear.seq
        await room.close()
        await guests[0].room.close()

    run(story())


def test_zero_seconds_mean_as_soon_as_somebody_is_away() -> None:
    async def story() -> None:
        house = House()
        guests = await friends(house, 2)
        await guests[0].say(m.Settings, away_after=0)
        gone = mover(guests)
        stays = next(guest for guest in guests if guest is not gone)
        await leave_for(house, gone, 5_000)
        assert stays.ear.table["seats"][seat(gone)]["played_for"]
        await stays.room.close()

    run(story())
