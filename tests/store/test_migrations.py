"""Databases of every schema that was ever released are brought up to date, and their tables play on.

`schemas/` holds one dump for each, made by the Chautari of its time: tables in mid-game and finished ones. Its first
lines name the tables and their seats' secrets.
"""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from chautari.record import read, replay
from chautari.store import Append
from chautari.store.schema import NEWEST
from chautari.store.sqlite import SqliteStore
from chautari.table import messages as m
from tests.table.at_table import Ear, Guest, House, run

SCHEMAS = sorted(Path(__file__).with_name("schemas").glob("*.sql"))
FIVE_SECONDS = 5_000


def restored(dump: Path, path: Path) -> dict[str, dict[str, Any]]:
    """Make the database of a dump; returns what it says of its tables, by name."""
    text = dump.read_text(encoding="utf-8")
    with sqlite3.connect(path) as connection:
        connection.executescript(text)
    connection.close()
    told = [json.loads(line[3:]) for line in text.splitlines() if line.startswith("-- {")]
    return {table["name"]: table for table in told}


def test_there_is_a_dump_of_every_schema_before_this_one() -> None:
    assert [dump.stem for dump in SCHEMAS] == [f"{n:04}" for n in range(1, int(NEWEST))]


@pytest.mark.parametrize("dump", SCHEMAS, ids=lambda dump: dump.stem)
def test_a_table_of_an_old_database_plays_on_to_its_end(dump: Path, tmp_path: Path) -> None:
    tables = restored(dump, tmp_path / "old.db")

    async def story() -> None:
        store = SqliteStore(tmp_path / "old.db")
        for told in tables.values():
            house = House(store, seed=3)
            house.time = max(row.at for row in await store.tables())
            guests = [await seated(house, told["table"], token) for token in told["tokens"]]
            assert guests[0].ear.last("welcome")["table"]["phase"] == told["phase"]
            assert all(guest.ear.last("welcome")["seat"] >= 0 for guest in guests)
            for _ in range(3000):
                if guests[0].ear.table["phase"] == "over" and guests[0].ear.table["records"] > told["finished"]:
                    break
                await one_step(house, guests)
            assert guests[0].ear.table["records"] == told["finished"] + 1
            for number in range(1, told["finished"] + 2):
                record = await house.archive.record(told["table"], number, told["tokens"][0])
                assert record is not None
                assert replay(read(record)).position.over
        await store.close()

    run(story())


async def seated(house: House, table: str, token: str) -> Guest:
    ear = Ear()
    return Guest(ear, await house.hello(table, ear, token, None))


async def one_step(house: House, guests: list[Guest]) -> None:
    """A deal, a person's move or a computer's, whatever is next."""
    if guests[0].ear.table["phase"] != "playing":
        assert (await guests[0].say(m.Deal))["type"] == "accepted"
        return
    for guest in guests:
        if guest.ear.view["legal"]:
            assert (await guest.move())["type"] == "accepted"
            return
    house.time += FIVE_SECONDS
    await guests[0].room.wake()


@pytest.mark.parametrize("dump", SCHEMAS, ids=lambda dump: dump.stem)
def test_the_codes_and_times_of_an_old_database_are_kept(dump: Path, tmp_path: Path) -> None:
    tables = restored(dump, tmp_path / "old.db")

    async def story() -> None:
        store = SqliteStore(tmp_path / "old.db")
        rows = {row.table: row for row in await store.tables()}
        assert len(rows) == len(tables)
        for told in tables.values():
            row = rows[told["table"]]
            assert (row.last, row.packed) == (told["seq"], False)
            assert row.at == json.loads((await store.read(told["table"]))[-1])["at"]
            if told["code"]:
                assert await store.table_of(told["code"], row.at) == told["table"]
        await store.close()

    run(story())


def test_a_server_of_the_version_before_may_still_write_while_the_next_one_starts(tmp_path: Path) -> None:
    """Its statements, as schema 0001 knew them, on a database that is already at the newest."""
    told = restored(SCHEMAS[0], tmp_path / "old.db")["mid-game"]

    async def story() -> None:
        store = SqliteStore(tmp_path / "old.db")
        with sqlite3.connect(tmp_path / "old.db") as old:
            old.execute("INSERT INTO tables (id, last, due) VALUES ('new', 1, NULL)")
            old.execute("INSERT INTO entries (table_id, seq, body) VALUES ('new', 1, '{}')")
            old.execute("UPDATE tables SET last = last + 1, due = NULL WHERE id = ?", (told["table"],))
            old.execute("INSERT INTO entries VALUES (?, ?, '{}')", (told["table"], told["seq"] + 1))
        old.close()
        assert await store.others_wrote()
        assert await store.moved_on({told["table"]: told["seq"]}) == [told["table"]]
        await store.append(Append(told["table"], told["seq"] + 1, [b"{}"], 5, None))
        await store.append(Append("new", 1, [b"{}"], 5, None))
        await store.close()

    asyncio.run(story())
