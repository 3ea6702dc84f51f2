"""Logs in one SQLite file: one thread that writes (`chautari.store.writer`), one that reads."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

from chautari.store.contract import Append, CodeTaken, Committed, Conflict, Packed, Packing, StoreFailed, TableRow
from chautari.store.file import File, failed
from chautari.store.schema import bring_up_to_date
from chautari.store.writer import Outcome, Writer

_UPDATE: Final = """
UPDATE tables SET last = j.value ->> 2, due = j.value ->> 3, at = j.value ->> 4 FROM json_each(?) AS j
WHERE tables.id = j.value ->> 0 AND last = j.value ->> 1"""
_INSERT: Final = """
INSERT INTO entries (table_id, seq, body) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)"""
_OPEN: Final = "INSERT INTO tables (id, last, due, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ONE: Final = "UPDATE tables SET last = ?, due = ?, at = ? WHERE id = ? AND last = ?"
_ENTRY: Final = "INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)"
_CODE: Final = """
INSERT INTO codes (code, table_id, until) VALUES (?, ?, ?)
ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id, until = excluded.until
WHERE until <= ? OR table_id = excluded.table_id"""
_READ: Final = "SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
_DUE: Final = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?"
_LISTED: Final = "SELECT id, last, due, at, about IS NOT NULL FROM tables WHERE id > ? ORDER BY id LIMIT ?"
_MOVED_ON: Final = """
SELECT value ->> 0 FROM json_each(?) LEFT JOIN tables ON tables.id = value ->> 0
WHERE last IS NOT value ->> 1 ORDER BY 1"""
# A packed table has 0 for its last entry: nobody can append to it, not even a server that knows of no packing.
_PACK: Final = "UPDATE tables SET last = 0, due = NULL, about = ? WHERE id = ? AND last = ? AND last > 0"
_FORGET: Final = "DELETE FROM tables WHERE id = ? AND last = ? AND due IS ? AND at = ? AND (about IS NOT NULL) = ?"
_BEAT: Final = """
INSERT INTO servers (id, until) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until"""


class SqliteStore:
    """The contract on an SQLite file, which is made, and its schema brought up to date, when needed.

    Raises StoreFailed when the file cannot be opened or written, or belongs to a newer Chautari.
    ``patience`` is how many seconds to wait for another process that holds the file.
    """

    def __init__(self, path: Path | str, patience: float = 5.0) -> None:
        self._reader = File(str(path), patience)
        try:
            bring_up_to_date(str(path), self._reader.connection)
        except sqlite3.Error as error:
            raise failed(error) from error
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="chautari-read")
        self._writer = Writer(File(str(path), patience), _commit)
        self._version = _data_version(self._writer.file.connection)
        self._closed = False

    def on_commit(self, committed: Committed) -> None:
        """Have every commit told; the call comes in the writing thread."""
        self._writer.committed = committed

    # --- logs -------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        await self._writer.append(append)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [body.encode() for (body,) in await self._select(_READ, (table, after))]

    async def due(self, until: int, limit: int = 1000) -> list[str]:
        return [table for (table,) in await self._select(_DUE, (until, limit))]

    async def table_of(self, code: str, now: int) -> str | None:
        rows = await self._select("SELECT table_id FROM codes WHERE code = ? AND until > ?", (code, now))
        return rows[0][0] if rows else None

    async def tables(self, after: str = "", limit: int = 1000) -> list[TableRow]:
        rows = await self._select(_LISTED, (after, limit))
        return [TableRow(table, last, due, at, bool(packed)) for table, last, due, at, packed in rows]

    # --- other servers ----------------------------------------------------------------------------------------

    async def others_wrote(self) -> bool:
        return await self._writer.run(self._see_others)

    def _see_others(self, connection: sqlite3.Connection) -> bool:
        before, self._version = self._version, _data_version(connection)
        return self._version != before

    async def moved_on(self, known: Mapping[str, int]) -> list[str]:
        return [table for (table,) in await self._select(_MOVED_ON, (_json(list(known.items())),))]

    async def beat(self, server: str, now: int, until: int) -> list[str]:
        def beating(connection: sqlite3.Connection) -> list[str]:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(_BEAT, (server, until))
            connection.execute("DELETE FROM servers WHERE until <= ?", (now,))
            rows = connection.execute("SELECT id FROM servers WHERE id <> ? ORDER BY id", (server,)).fetchall()
            connection.execute("COMMIT")
            return [name for (name,) in rows]

        return await self._writer.run(beating)

    # --- growing old ------------------------------------------------------------------------------------------

    async def pack(self, packing: Packing) -> None:
        table, after, kept = packing

        def packed(connection: sqlite3.Connection) -> None:
            run = connection.execute
            run("BEGIN IMMEDIATE")
            if run(_PACK, (kept.about.decode(), table, after)).rowcount != 1:
                raise Conflict(table)
            _drop_log(connection, table)
            for number, body in enumerate(kept.records, 1):
                run("INSERT INTO records (table_id, number, body) VALUES (?, ?, ?)", (table, number, body))
            run("COMMIT")

        await self._writer.run(packed)

    async def packed(self, table: str) -> Packed | None:
        found = await self._select("SELECT about FROM tables WHERE id = ? AND about IS NOT NULL", (table,))
        if not found:
            return None
        rows = await self._select("SELECT body FROM records WHERE table_id = ? ORDER BY number", (table,))
        return Packed(found[0][0].encode(), [body for (body,) in rows])

    async def forget(self, row: TableRow) -> None:
        def forgotten(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute(_FORGET, row).rowcount != 1:
                raise Conflict(row.table)
            _drop_log(connection, row.table)
            connection.execute("DELETE FROM records WHERE table_id = ?", (row.table,))
            connection.execute("COMMIT")

        await self._writer.run(forgotten)

    # --- the reading thread -----------------------------------------------------------------------------------

    async def _select(self, statement: str, values: Sequence[str | int]) -> list[Any]:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")

        def fetch() -> list[Any]:
            return self._reader.use(lambda connection: connection.execute(statement, values).fetchall())

        return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        self._reading.shutdown()
        self._reader.close()


# --- what the writing thread does -------------------------------------------------------------------------------------


def _commit(connection: sqlite3.Connection, appends: list[Append]) -> list[Outcome]:
    """Write all that can be written in one transaction; one outcome for each append."""
    if _together(connection, appends):
        return [None] * len(appends)
    return _one_by_one(connection, appends)


def _together(connection: sqlite3.Connection, appends: list[Append]) -> bool:
    """The usual case in two statements, however many tables: each wait for the interpreter's lock costs.

    False, and nothing written, when anything is out of the usual.
    """
    if any(a.after == 0 or a.code for a in appends) or len({a.table for a in appends}) < len(appends):
        return False
    ends = [(a.table, a.after, a.after + len(a.bodies), a.due, a.at) for a in appends]
    entries = [(a.table, a.after + n, body.decode()) for a in appends for n, body in enumerate(a.bodies, 1)]
    run = connection.execute
    run("BEGIN IMMEDIATE")
    if run(_UPDATE, (_json(ends),)).rowcount != len(appends):
        run("ROLLBACK")
        return False
    run(_INSERT, (_json(entries),))
    run("COMMIT")
    return True


def _one_by_one(connection: sqlite3.Connection, appends: list[Append]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    connection.execute("BEGIN IMMEDIATE")
    for append in appends:
        connection.execute("SAVEPOINT one")
        outcome = _write(connection, append)
        if outcome is not None:
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        outcomes.append(outcome)
    connection.execute("COMMIT")
    return outcomes


def _write(connection: sqlite3.Connection, a: Append) -> Outcome:
    run = connection.execute
    last = a.after + len(a.bodies)
    if a.after:
        written = run(_ONE, (last, a.due, a.at, a.table, a.after))
    else:
        written = run(_OPEN, (a.table, last, a.due, a.at))
    if written.rowcount != 1:
        return Conflict(a.table)
    if a.code and run(_CODE, (a.code, a.table, a.code_until, a.at)).rowcount != 1:
        return CodeTaken(a.code)
    for n, body in enumerate(a.bodies, 1):
        run(_ENTRY, (a.table, a.after + n, body.decode()))
    return None


def _drop_log(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM codes WHERE table_id = ?", (table,))


def _data_version(connection: sqlite3.Connection) -> int:
    """A number that changes for this connection when another one, here or in another process, commits."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()
