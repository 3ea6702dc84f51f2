"""`chautari tables`: listing, exporting and removing, on a store at rest and under a running server."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from chautari.cli import app
from chautari.games import game
from chautari.record import read, replay
from chautari.store.sqlite import SqliteStore
from chautari.table.keeping import Ages, Keeper
from tests.served import Served
from tests.store.test_migrations import SCHEMAS, restored
from tests.table.at_table import House
from tests.web.test_socket import two


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Six tables, as old as they are in the dump."""
    restored(SCHEMAS[0], tmp_path / "chautari.db")
    return tmp_path / "chautari.db"


@pytest.fixture
def tables(tmp_path: Path) -> dict[str, dict[str, Any]]:
    return restored(SCHEMAS[0], tmp_path / "names.db")


def chautari(*words: object, answer: str | None = None) -> Result:
    return CliRunner().invoke(app, ["tables", *map(str, words)], input=answer, env={"COLUMNS": "120"})


def listed(database: Path) -> dict[str, dict[str, Any]]:
    done = chautari("list", "--json", "--db", database)
    assert done.exit_code == 0, done.output
    return {row["table"]: row for row in json.loads(done.stdout)}


def test_the_list_says_what_is_played_by_whom(database: Path, tables) -> None:
    rows = listed(database)
    assert set(rows) == {told["table"] for told in tables.values()}
    over, middle = rows[tables["over"]["table"]], rows[tables["mid-game"]["table"]]
    assert (over["game"], over["phase"], over["people"], over["games"]) == ("jutpatti", "over", ["सीता", "Bina"], 2)
    assert (middle["phase"], middle["entries"], middle["games"]) == ("playing", tables["mid-game"]["seq"], 1)
    assert over["bytes"] > 1000
    drawn = chautari("list", "--db", database).stdout
    assert all(told["table"] in drawn for told in tables.values())
    assert "Bina" in drawn


def test_the_list_begins_with_the_table_played_at_last(database: Path) -> None:
    played = [row["last_played"] for row in listed(database).values()]
    assert played == sorted(played, reverse=True)


def test_finished_games_are_exported_as_they_truly_were(database: Path, tables, tmp_path: Path) -> None:
    table = tables["over"]["table"]
    done = chautari("export", table, "--to", tmp_path / "new" / "folder", "--db", database)
    assert done.exit_code == 0, done.output
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"{table}-1.toml", f"{table}-2.toml"]
    assert done.stdout.split() == [str(file) for file in files]
    with sqlite3.connect(database) as connection:
        packs = [
            json.loads(body)["pack"]
            for (body,) in connection.execute(
                "SELECT body FROM entries WHERE table_id = ? AND body ->> 'kind' = 'dealt' ORDER BY seq", (table,)
            )
        ]
    connection.close()
    for file, pack in zip(files, packs, strict=True):
        record = read(file.read_text("utf-8"))
        assert record.hands[0].pack == pack
        assert replay(record).position.over


def test_a_packed_table_is_listed_and_exported_too(database: Path, tables, tmp_path: Path) -> None:
    async def pack() -> None:
        store = SqliteStore(database)
        house = House(store)
        house.time *= 2
        await Keeper(house, Ages(pack=1, pack_unfinished=0, forget=0)).walk()
        await store.close()

    table = tables["over"]["table"]
    before = chautari("export", table, "--to", tmp_path / "before", "--db", database)
    asyncio.run(pack())
    row = listed(database)[table]
    assert (row["phase"], row["people"], row["games"]) == ("packed", ["सीता", "Bina"], 2)
    assert chautari("export", table, "--to", tmp_path / "after", "--db", database).exit_code == before.exit_code == 0
    for file in (tmp_path / "before").iterdir():
        assert (tmp_path / "after" / file.name).read_text("utf-8") == file.read_text("utf-8")


def test_a_table_of_other_rules_is_listed_and_its_log_exported(
    database: Path, tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tables["mid-game"]["table"]
    monkeypatch.setattr(game("jutpatti").rules, "version", 7)
    row = listed(database)[table]
    assert (row["game"], row["phase"], row["people"][0]) == ("jutpatti", "other rules", "Asha")
    assert chautari("export", table, "--to", tmp_path, "--db", database).exit_code == 0
    lines = (tmp_path / f"{table}.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == tables["mid-game"]["seq"]
    assert json.loads(lines[0])["kind"] == "opened"


def test_removing_asks_first_and_removes_for_good(database: Path, tables) -> None:
    table = tables["over"]["table"]
    assert chautari("remove", table, "--db", database, answer="n\n").exit_code == 1
    assert table in listed(database)
    done = chautari("remove", table, "--db", database, answer="y\n")
    assert (done.exit_code, "Removed 1." in done.output) == (0, True)
    assert len(listed(database)) == len(tables) - 1
    assert table not in listed(database)
    assert chautari("export", table, "--db", database).exit_code == 1


def test_old_tables_are_removed_and_younger_ones_stay(database: Path, tables) -> None:
    assert "nothing" in chautari("remove", "--older-than", 100_000, "--yes", "--db", database).output
    assert len(listed(database)) == len(tables)
    assert chautari("remove", "--older-than", 1, "--yes", "--db", database).exit_code == 0
    assert listed(database) == {}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["remove", "nowhere", "--yes"], "There is no table nowhere; nothing was removed."),
        (["export", "nowhere"], "There is no table nowhere."),
        (["remove", "--yes"], "name tables, or say --older-than"),
        (["remove", "a", "--older-than", "3", "--yes"], "name tables, or say --older-than"),
    ],
)
def test_what_cannot_be_done_is_said(database: Path, tables, words: list[str], said: str) -> None:
    done = chautari(*words, "--db", database)
    assert done.exit_code != 0
    assert said in done.output
    assert len(listed(database)) == len(tables)


def test_a_database_that_is_not_there_is_said_and_not_made(tmp_path: Path) -> None:
    done = chautari("list", "--db", tmp_path / "typo.db")
    assert done.exit_code == 1
    assert "There is no database" in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("a letter " * 1000)
    done = chautari("list", "--db", tmp_path / "letter.db")
    assert done.exit_code == 1
    assert "cannot be used: damaged" in done.output


def test_a_table_is_removed_under_a_running_server_and_its_people_are_told(server: Served) -> None:
    async def story() -> None:
        asha, bina, table = await two(server)
        rows = await asyncio.to_thread(listed, server.database)
        assert rows[table]["phase"] == "playing"
        done = await asyncio.to_thread(chautari, "remove", table, "--yes", "--db", server.database)
        assert done.exit_code == 0, done.output
        assert (await asha.hear("error"))["reason"] == "no_such_table"
        assert await asha.closed() == 4404
        assert await bina.closed() == 4404

    asyncio.run(story())
