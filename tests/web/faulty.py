"""A real server whose disk can be made to fail from outside: a word in a file says how, a signal says to look.

``disk_full`` lets the database grow no further, ``read_only`` refuses to write; the errors are SQLite's own. ``fault``
stands for a mistake in the program itself. Nothing lifts them all.

Usage: ``python -m tests.web.faulty PORT DATABASE FAULT-FILE``.
"""

import signal
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from chautari.store.file import File
from chautari.store.sqlite import SqliteStore
from chautari.table.company import Line
from chautari.table.messages import Command
from chautari.table.room import Room
from chautari.web.app import create_app
from chautari.web.logs import configure
from chautari.web.server import Server, bound

_open = File._open


def main(port: int, database: Path, fault: Path) -> None:
    def opened(file: File) -> sqlite3.Connection:
        connection = _open(file)
        _set(connection, fault.read_text())
        return connection

    File._open = opened  # type: ignore[method-assign, assignment]
    Room.command = _mistaken(fault)  # type: ignore[assignment, method-assign]
    configure("json")
    store = SqliteStore(database, patience=0.5)

    def look(*_: object) -> None:
        _set(store._writer.file.connection, fault.read_text())
        fault.with_suffix(".seen").write_text(fault.read_text())

    signal.signal(signal.SIGUSR1, look)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Server(create_app(store)).run([bound("127.0.0.1", port)])


def _mistaken(fault: Path) -> Callable[[Room, Line, Command], Awaitable[None]]:
    command = Room.command

    def mistake() -> None:
        if fault.read_text() == "fault":
            raise RuntimeError("something about 9c")

    async def obeyed(room: Room, line: Line, wanted: Command) -> None:
        mistake()
        await command(room, line, wanted)

    return obeyed


def _set(connection: sqlite3.Connection, fault: str) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0] if fault == "disk_full" else 1_000_000
    connection.execute(f"PRAGMA max_page_count = {pages}")
    connection.execute(f"PRAGMA query_only = {'ON' if fault == 'read_only' else 'OFF'}")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))
