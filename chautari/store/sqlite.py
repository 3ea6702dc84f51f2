"""Logs in one SQLite file: one writing thread, and as few commits as the disk allows.

Each commit takes everything that queued while the last one ran (group commit), so a busy server pays for one
`fsync` where a naive one pays for hundreds. Whoever waits is woken only after the commit that holds its entries.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from chautari.store.contract import Append, CodeTaken, Conflict, StoreFailed, TableRow
from chautari.store.schema import bring_up_to_date

LARGEST_COMMIT: Final = 1024
"""Appends in one transaction at most, so that nobody waits long in a rush."""

_UPDATE: Final = """
UPDATE tables SET last = j.value ->> 2, due = j.value ->> 3 FROM json_each(?) AS j
WHERE tables.id = j.value ->> 0 AND last = j.value ->> 1"""
_INSERT: Final = """
INSERT INTO entries (table_id, seq, body) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)"""
_OPEN: Final = "INSERT INTO tables (id, last, due) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_ONE: Final = "UPDATE tables SET last = ?, due = ? WHERE id = ? AND last = ?"
_ENTRY: Final = "INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)"
_CODE: Final = """
INSERT INTO codes (code, table_id, until) VALUES (?, ?, ?)
ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id, until = excluded.until
WHERE until <= ? OR table_id = excluded.table_id"""


_MOVED_ON: Final = """
SELECT value ->> 0 FROM json_each(?) LEFT JOIN tables ON tables.id = value ->> 0
WHERE last IS NOT value ->> 1 ORDER BY 1"""

_Found = TypeVar("_Found")


class _Waiting(NamedTuple):
    append: Append
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[None]


class _Errand(NamedTuple):
    """Something else for the writing thread to do between two commits."""

    do: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


class SqliteStore:
    """The contract on an SQLite file, which is made, and its schema brought up to date, when needed.

    Raises StoreFailed when the file cannot be opened or written, or belongs to a newer Chautari.
    ``patience`` is how many seconds to wait for another process that holds the file.
    """

    def __init__(self, path: Path | str, patience: float = 5.0) -> None:
        self._path = str(path)
        self._patience = patience
        try:
            self._reader = self._connect()
            bring_up_to_date(self._path, self._reader)
            self._writer = self._connect()
        except sqlite3.Error as error:
            raise _failed(error) from error
        self._gathering: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        self._queue: queue.SimpleQueue[list[_Waiting] | _Errand | None] = queue.SimpleQueue()
        self._closed = False
        self._version = self._data_version()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="chautari-read")
        self._thread = threading.Thread(target=self._write_until_closed, name="chautari-write", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._patience, isolation_level=None, check_same_thread=False)
        until = time.monotonic() + self._patience
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                break
            except sqlite3.OperationalError as error:
                # SQLite waits for a lock by itself, except for this one: another server may be starting, too.
                if _failed(error).reason != "locked" or time.monotonic() > until:
                    raise
                time.sleep(0.02)
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    # --- writing ----------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        waiting = self._gathering.setdefault(loop, [])
        if not waiting:
            loop.call_soon(self._hand_over, loop)
        waiting.append(_Waiting(append, loop, answer))
        await answer

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer what one turn of an event loop asked for: waking a thread costs more than a row."""
        gathered = self._gathering.pop(loop, None)
        if gathered:
            self._queue.put(gathered)

    async def _run(self, errand: Callable[[], _Found]) -> _Found:
        """Let the writing thread do something on its connection. Raises StoreFailed."""
        if self._closed:
            raise StoreFailed("closed", "the store is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_Found] = loop.create_future()
        self._queue.put(_Errand(errand, loop, answer))
        return await answer

    def _write_until_closed(self) -> None:
        while True:
            batch: list[_Waiting] = []
            asked = self._queue.get()
            while isinstance(asked, list):
                batch += asked
                if len(batch) >= LARGEST_COMMIT or self._queue.empty():
                    break
                asked = self._queue.get()
            if batch:
                _tell(batch, self._commit([w.append for w in batch]))
            if asked is None:
                break
            if isinstance(asked, _Errand):
                _do(asked)
        self._writer.close()

    def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """Write all that can be written in one transaction; one outcome for each append."""
        try:
            try:
                if self._together(appends):
                    return [None] * len(appends)
                return self._one_by_one(appends)
            finally:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
        except sqlite3.Error as error:
            return [_failed(error)] * len(appends)

    def _together(self, appends: list[Append]) -> bool:
        """The usual case in two statements, however many tables: each wait for the interpreter's lock costs.

        False, and nothing written, when anything is out of the usual.
        """
        if any(a.after == 0 or a.code for a in appends) or len({a.table for a in appends}) < len(appends):
            return False
        ends = [(a.table, a.after, a.after + len(a.bodies), a.due) for a in appends]
        entries = [(a.table, a.after + n, body.decode()) for a in appends for n, body in enumerate(a.bodies, 1)]
        run = self._writer.execute
        run("BEGIN IMMEDIATE")
        if run(_UPDATE, (_json(ends),)).rowcount != len(appends):
            run("ROLLBACK")
            return False
        run(_INSERT, (_json(entries),))
        run("COMMIT")
        return True

    def _one_by_one(self, appends: list[Append]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        self._writer.execute("BEGIN IMMEDIATE")
        for append in appends:
            self._writer.execute("SAVEPOINT one")
            outcome = self._write(append)
            if outcome is not None:
                self._writer.execute("ROLLBACK TO one")
            self._writer.execute("RELEASE one")
            outcomes.append(outcome)
        self._writer.execute("COMMIT")
        return outcomes

    def _write(self, a: Append) -> Exception | None:
        run = self._writer.execute
        last = a.after + len(a.bodies)
        written = run(_ONE, (last, a.due, a.table, a.after)) if a.after else run(_OPEN, (a.table, last, a.due))
        if written.rowcount != 1:
            return Conflict(a.table)
        if a.code and run(_CODE, (a.code, a.table, a.code_until, a.at)).rowcount != 1:
            return CodeTaken(a.code)
        for n, body in enumerate(a.bodies, 1):
            run(_ENTRY, (a.table, a.after + n, body.decode()))
        return None

    # --- reading ----------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._select(
            "SELECT body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
        )
        return [body.encode() for (body,) in rows]

    async def due(self, until: int, limit: int = 1000) -> list[str]:
        rows = await self._select("SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?", (until, limit))
        return [table for (table,) in rows]

    async def others_wrote(self) -> bool:
        return await self._run(self._see_others)

    def _see_others(self) -> bool:
        before, self._version = self._version, self._data_version()
        return self._version != before

    def _data_version(self) -> int:
        """A number that changes for this connection when another one, here or in another process, commits."""
        return int(self._writer.execute("PRAGMA data_version").fetchone()[0])

    async def moved_on(self, known: Mapping[str, int]) -> list[str]:
        rows = await self._select(_MOVED_ON, (_json(list(known.items())),))
        return [table for (table,) in rows]

    async def table_of(self, code: str, now: int) -> str | None:
        rows = await self._select("SELECT table_id FROM codes WHERE code = ? AND until > ?", (code, now))
        return rows[0][0] if rows else None

    async def tables(self, after: str = "", limit: int = 1000) -> list[TableRow]:
        rows = await self._select("SELECT id, last, due FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
        return [TableRow(*row) for row in rows]

    async def _select(self, statement: str, values: Sequence[str | int]) -> list[Any]:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")
        fetch: Callable[[], list[Any]] = lambda: self._reader.execute(statement, values).fetchall()  # noqa: E731
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, fetch)
        except sqlite3.Error as error:
            raise _failed(error) from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for loop in list(self._gathering):
            self._hand_over(loop)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown()
        self._reader.close()


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()


def _tell(batch: list[_Waiting], outcomes: list[Exception | None]) -> None:
    """Wake those who wait, each event loop once."""
    for loop in {w.loop for w in batch}:
        news = [(w.answer, outcome) for w, outcome in zip(batch, outcomes, strict=True) if w.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, news)
        except RuntimeError:
            # That loop is closed: nobody waits there any more.
            continue


def _do(errand: _Errand) -> None:
    """Do what the event loop asked for, and wake it with what came of it."""
    found: Any = None
    failed: Exception | None = None
    try:
        found = errand.do()
    except sqlite3.Error as error:
        failed = _failed(error)
    except Exception as error:
        failed = error
    try:
        errand.loop.call_soon_threadsafe(_give, errand.answer, found, failed)
    except RuntimeError:
        # That loop is closed: nobody waits there any more.
        return


def _give(answer: asyncio.Future[Any], found: Any, failed: Exception | None) -> None:
    if answer.done():
        return
    if failed is None:
        answer.set_result(found)
    else:
        answer.set_exception(failed)


def _settle(news: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for answer, outcome in news:
        _give(answer, None, outcome)


_REASONS: Final = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


def _failed(error: sqlite3.Error) -> StoreFailed:
    # Extended codes hold the plain one in their low byte.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreFailed(_REASONS.get(code, "broken"), str(error))
