"""A store grows old: who may still come to a table, and what is left of one that nobody comes to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from chautari.game import Refused
from chautari.games import game
from chautari.record import read, replay
from chautari.store import Append, Store
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore
from chautari.table import messages as m
from chautari.table.absent import NoSuchTable, TableClosed
from chautari.table.keeping import DAY_MS, Ages, Keeper
from chautari.table.opening import hashed
from chautari.table.packing import about
from chautari.table.state import UnknownRules
from tests.table.at_table import Ear, Guest, House, run

AGES = Ages(pack=2 * DAY_MS, pack_unfinished=14 * DAY_MS, forget=90 * DAY_MS)


@asynccontextmanager
async def played(games: int = 1, moves: int = 0, **wanted: Any) -> AsyncIterator[tuple[House, list[str], str]]:
    """A house with one table that everybody left after so many games and moves: the house, the tokens, the table."""
    house = House()
    opened = await house.open_for(**{"name": "Asha", "seats": 2, "options": {"hands": 1, "cards": 5}, **wanted})
    tokens = [opened.seats[0].token, (await house.sit(opened.table, "Bina")).token]
    guests = [await house.sit_down(opened, token) for token in tokens]
    while guests[0].state.finished < games:
        await step(guests)
    for _ in range(moves):
        await step(guests)
    for guest in guests:
        guest.room.leave(guest.ear)
    # Their browsers are gone long enough to be marked as away; nothing is to be done here any more.
    guests[0].room._leaving.nobody()
    for token in tokens:
        await guests[0].room._mark_away(hashed(token), house.time)
    house.let_go(opened.table)
    yield house, tokens, opened.table
    await house.close()


async def step(guests: list[Guest]) -> None:
    if guests[0].ear.table["phase"] != "playing":
        assert (await guests[0].say(m.Deal))["type"] == "accepted"
        return
    mover = next(guest for guest in guests if guest.ear.view["legal"])
    assert (await mover.move())["type"] == "accepted"


async def after(house: House, days: float, ages: Ages = AGES) -> None:
    house.time += int(days * DAY_MS)
    await Keeper(house, ages).walk()


def test_a_finished_table_is_packed_after_two_days_and_its_records_are_as_they_were() -> None:
    async def story() -> None:
        async with played(games=2) as (house, tokens, table):
            before = await house.archive.finished(table)
            await after(house, 1.9)
            assert (await house.view(table)).phase == "over"
            house.let_go(table)
            await after(house, 0.2)
            with pytest.raises(TableClosed):
                await house.view(table)
            assert await house.store.read(table) == []
            assert await house.archive.finished(table) == before
            for token in (*tokens, None):
                text = await house.archive.record(table, 2, token)
                assert text is not None
                assert replay(read(text)).position.winners() == before[1].winners
            packed = await house.store.packed(table)
            assert packed is not None
            assert (about(packed).game, about(packed).seats) == ("jutpatti", ["Asha", "Bina"])

    run(story())


def test_a_packed_record_shows_each_holder_their_own_hand_and_no_other_that_was_not_shown() -> None:
    async def story() -> None:
        async with played(games=1) as (house, tokens, table):
            true = replay((await house.archive.finished(table))[0].record).hands[0].whole.pack
            await after(house, 3)
            for seat, token in enumerate(tokens):
                text = await house.archive.record(table, 1, token)
                assert text is not None
                pack = read(text).hands[0].pack
                # Seat 1 is dealt first; of five cards each, one sees one's own where they truly lay.
                own = slice(1 - seat, 10, 2)
                assert sorted(pack[own]) == sorted(true[own])

    run(story())


def test_the_records_of_a_table_that_let_nobody_look_on_are_for_those_who_sat_there() -> None:
    async def story() -> None:
        async with played(games=1, spectators=False) as (house, tokens, table):
            await after(house, 3)
            with pytest.raises(Refused, match="no spectators"):
                await house.archive.record(table, 1, None)
            with pytest.raises(Refused, match="no spectators"):
                await house.archive.record(table, 1, "somebody else's")
            assert await house.archive.record(table, 1, tokens[0]) is not None

    run(story())


def test_a_table_in_mid_game_is_kept_for_two_weeks_and_then_its_game_ends_where_it_was_left() -> None:
    async def story() -> None:
        async with played(games=1, moves=4) as (house, tokens, table):
            before = await house.archive.finished(table)
            await after(house, 13)
            ear = Ear()
            room = await house.hello(table, ear, tokens[0], None)
            assert ear.last("welcome")["table"]["phase"] == "playing"
            room.leave(ear)
            room._leaving.nobody()
            house.let_go(table)
            await after(house, 14.1)
            first, unfinished = await house.archive.finished(table)
            assert first == before[0]
            assert unfinished.record.hands[-1].moves[-1] == "* stop"
            assert len(unfinished.record.hands[-1].moves) == 4
            assert unfinished.tokens == [hashed(token) for token in tokens]
            text = await house.archive.record(table, 2, tokens[1])
            assert text is not None
            assert replay(read(text)).position.over

    run(story())


def test_a_table_at_which_nobody_played_yet_waits_for_its_guests() -> None:
    async def story() -> None:
        async with played(games=0) as (house, _, table):
            await after(house, 13)
            assert (await house.view(table)).phase == "lobby"
            house.let_go(table)
            await after(house, 2)
            assert await house.archive.finished(table) == []
            with pytest.raises(TableClosed):
                await house.sit(table)

    run(story())


def test_a_table_with_somebody_at_it_is_never_packed_or_forgotten() -> None:
    async def story() -> None:
        async with played(games=1) as (house, tokens, table):
            ear = Ear()
            await house.hello(table, ear, tokens[0], None)
            await after(house, 400)
            assert (await house.view(table)).phase == "over"
            assert ear.code == 0

    run(story())


@pytest.mark.parametrize("days", [[91], [3, 88.1]])
def test_a_table_is_forgotten_with_its_code_and_its_records(days: list[float]) -> None:
    async def story() -> None:
        async with played(games=1) as (house, tokens, table):
            for waited in days:
                await after(house, waited)
            with pytest.raises(NoSuchTable):
                await house.archive.finished(table)
            with pytest.raises(NoSuchTable):
                await house.hello(table, Ear(), tokens[0], None)
            assert await house.store.tables() == []

    run(story())


def test_what_is_switched_off_never_happens() -> None:
    async def story() -> None:
        async with played(games=1) as (house, _, table):
            await after(house, 4000, Ages(pack=0, pack_unfinished=0, forget=0))
            assert (await house.view(table)).phase == "over"
            house.let_go(table)
            await after(house, 1, AGES._replace(forget=0))
            assert len(await house.archive.finished(table)) == 1

    run(story())


def test_a_table_of_other_rules_keeps_its_log_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with played(games=1) as (house, tokens, table):
            log = await house.store.read(table)
            with monkeypatch.context() as other:
                other.setattr(game("jutpatti").rules, "version", 7)
                await after(house, 50)
                assert await house.store.read(table) == log
                with pytest.raises(UnknownRules):
                    await house.view(table)
            # Back with the rules that it was played by, it is packed like any other; without them its games
            # are listed, but who saw which cards is not known.
            await after(house, 1)
            assert len(await house.archive.finished(table)) == 1
            with monkeypatch.context() as other:
                other.setattr(game("jutpatti").rules, "version", 7)
                assert [done.record.seats for done in await house.archive.finished(table)] == [["Asha", "Bina"]]
                with pytest.raises(UnknownRules):
                    await house.archive.record(table, 1, tokens[0])

    run(story())


def test_two_servers_that_both_look_after_old_tables_pack_each_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with played(games=1) as (house, _, table):
            log = await house.store.read(table)
            stores: list[Store] = [SqliteStore(tmp_path / "chautari.db") for _ in range(2)]
            houses = [House(store) for store in stores]
            for number in range(6):
                name = f"{table}{number}"
                await stores[0].append(Append(name, 0, log, house.time, None))
            for each in houses:
                each.time = house.time + 3 * DAY_MS
            await asyncio.gather(*(Keeper(each, AGES).walk() for each in houses))
            assert all(row.packed for row in await stores[0].tables())
            assert [len(await houses[n % 2].archive.finished(f"{table}{n}")) for n in range(6)] == [1] * 6
            for store in stores:
                await store.close()

    run(story())


def test_a_person_at_another_server_is_told_that_the_table_was_cleared_away() -> None:
    async def story() -> None:
        store = MemoryStore()
        here, there = House(store), House(store)
        opened = await here.open_for(name="Asha", seats=2)
        ear = Ear()
        await there.hello(opened.table, ear, None, None)
        here.let_go(opened.table)
        for row in await store.tables():
            here.time = there.time = row.at
        await after(here, 20)
        await there.catch_up()
        assert ear.last("error")["reason"] == "table_closed"
        assert ear.code == 4411

    run(story())


def test_a_command_at_a_table_that_was_removed_meanwhile_is_answered() -> None:
    async def story() -> None:
        async with played(games=1) as (house, tokens, table):
            ear = Ear()
            room = await house.hello(table, ear, tokens[0], None)
            (row,) = await house.store.tables()
            await house.store.forget(row)
            await room.command(ear, m.Deal(id="deal"))
            assert ear.last("error")["reason"] == "no_such_table"
            assert ear.code == 4404
            assert not room.busy

    run(story())


def test_who_was_connected_to_a_server_that_is_gone_counts_as_away_in_the_end() -> None:
    async def story() -> None:
        store = MemoryStore()
        here, there = House(store), House(store)
        opened = await here.open_for(name="Asha", seats=2)
        asha = await here.sit_down(opened, opened.seats[0].token)
        token = (await there.sit(opened.table, "Bina")).token
        bina = await there.sit_down(opened, token)
        for house in (there, here):
            await house.beat()
        await here.catch_up()
        # The room has its people; nobody is waited for.
        asha.room._leaving.nobody()
        await here.beat()
        assert not asha.room._leaving
        # The other server falls silent, and with it whoever was connected there.
        here.time += 60_000
        await here.beat()
        assert bina.ear.token in asha.room._leaving
        assert asha.ear.token not in asha.room._leaving

    run(story())
