"""What only a store on disk can get wrong: power cuts, full disks, other processes, other versions."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from chautari.store import Append, Conflict, StoreFailed
from chautari.store.schema import NEWEST
from chautari.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]


def opening(table: str, size: int = 2) -> Append:
    return Append(table, 0, [b"x" * size], 0, None)


@pytest.mark.parametrize("after_appends", [1, 40, 300])
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path, after_appends: int) -> None:
    path = tmp_path / "chautari.db"
    command = [sys.executable, "-m", "tests.store.appender", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().split() for _ in range(after_appends)]
        process.send_signal(signal.SIGKILL)
        told += [line.split() for line in process.stdout if line.endswith("\n")]
    last = {table: int(seq) for table, seq in told}

    async def check() -> None:
        store = SqliteStore(path)
        for table, seq in last.items():
            log = await store.read(table)
            # An entry more may be there, whose answer the kill cut off; a gap or a strange one may not.
            assert seq <= len(log) <= seq + 1
            assert log == [f'"{table} {n}"'.encode() for n in range(1, len(log) + 1)]
        assert {row.table: row.due for row in await store.tables()} == {
            row.table: row.last - 1 for row in await store.tables()
        }
        await store.close()

    asyncio.run(check())


def test_two_stores_on_one_file_never_both_win(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"
    rounds = 60
    won: list[list[int]] = [[], []]
    together = threading.Barrier(2, timeout=30)

    async def race(me: int) -> None:
        store = SqliteStore(path)
        for seq in range(rounds):
            together.wait()
            try:
                await store.append(Append("t", seq, [f'"{me}"'.encode()], 0, None))
                won[me].append(seq)
            except Conflict:
                pass
        await store.close()

    racers = [threading.Thread(target=lambda me=me: asyncio.run(race(me))) for me in range(2)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()

    assert sorted(won[0] + won[1]) == list(range(rounds))

    async def log() -> list[bytes]:
        store = SqliteStore(path)
        found = await store.read("t")
        await store.close()
        return found

    assert asyncio.run(log()) == [b'"0"' if seq in won[0] else b'"1"' for seq in range(rounds)]


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "chautari.db")
        await store.append(opening("before"))
        pages = store._writer.file.connection.execute("PRAGMA page_count").fetchone()[0]
        store._writer.file.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(StoreFailed, match="disk_full") as failed:
            await store.append(opening("big", 100_000))
        assert failed.value.reason == "disk_full"
        assert await store.read("before") == [b"xx"]
        assert await store.read("big") == []
        store._writer.file.connection.execute("PRAGMA max_page_count = 1000000")
        await store.append(opening("big", 100_000))
        assert len(await store.read("big")) == 1
        await store.close()

    asyncio.run(story())


def test_a_file_that_another_process_holds_is_said_and_works_again_later(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"

    async def story() -> None:
        store = SqliteStore(path, patience=0.1)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed) as failed:
            await store.append(opening("t"))
        assert failed.value.reason == "locked"
        other.execute("ROLLBACK")
        other.close()
        await store.append(opening("t"))
        assert await store.read("t") == [b"xx"]
        await store.close()

    asyncio.run(story())


def test_a_file_that_may_only_be_read_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "chautari.db")
        await store.append(opening("t"))
        store._writer.file.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreFailed) as failed:
            await store.append(opening("u"))
        assert failed.value.reason == "read_only"
        assert await store.read("t") == [b"xx"]
        await store.close()

    asyncio.run(story())


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"
    path.write_text("a letter to somebody " * 500)
    with pytest.raises(StoreFailed) as failed:
        SqliteStore(path)
    assert failed.value.reason == "damaged"


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="unable to open"):
        SqliteStore(tmp_path / "nowhere" / "chautari.db")


def test_a_database_of_a_newer_chautari_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (NEWEST,)
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreFailed, match="newer Chautari"):
        SqliteStore(path)


def test_a_store_hears_of_what_others_write_and_not_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        store, other = SqliteStore(tmp_path / "chautari.db"), SqliteStore(tmp_path / "chautari.db")
        await store.append(opening("t"))
        assert await other.others_wrote()
        assert not await other.others_wrote()
        assert not await store.others_wrote()
        await other.append(opening("u"))
        await store.append(opening("v"))
        assert await store.others_wrote()
        assert not await store.others_wrote()
        await store.close()
        await other.close()

    asyncio.run(story())


def test_nothing_of_a_forgotten_table_is_left_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"

    async def story() -> None:
        store = SqliteStore(path)
        await store.append(Append("t", 0, [b'{"name":"Chandrakanta"}'] * 50, 0, None))
        await store.forget((await store.tables())[0])
        await store.close()

    asyncio.run(story())
    assert b"Chandrakanta" not in path.read_bytes()


def test_two_servers_that_start_at_once_make_one_schema(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"
    code = "import sys; from chautari.store.sqlite import SqliteStore; SqliteStore(sys.argv[1])"
    both = [subprocess.Popen([sys.executable, "-c", code, str(path)], cwd=ROOT) for _ in range(2)]
    assert [process.wait(30) for process in both] == [0, 0]


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "chautari.db")
        assert store._writer.file.connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._writer.file.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        await store.close()

    asyncio.run(story())


def test_closing_finishes_what_was_accepted(tmp_path: Path) -> None:
    path = tmp_path / "chautari.db"

    async def story() -> None:
        store = SqliteStore(path)
        waiting = [asyncio.create_task(store.append(opening(f"t{n}"))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        again = SqliteStore(path)
        assert len(await again.tables()) == 50
        await again.close()

    asyncio.run(story())


def test_many_appends_share_a_commit(tmp_path: Path) -> None:
    """Group commit: a hundred writers at once are answered in far fewer transactions."""

    async def story() -> None:
        store = SqliteStore(tmp_path / "chautari.db")
        commits = 0

        def count(statement: str) -> None:
            nonlocal commits
            commits += statement == "COMMIT"

        store._writer.file.connection.set_trace_callback(count)
        started = time.monotonic()
        await asyncio.gather(*(store.append(opening(f"t{n}")) for n in range(100)))
        assert commits <= 10, f"{commits} commits in {time.monotonic() - started:.3f} s"
        await store.close()

    asyncio.run(story())
