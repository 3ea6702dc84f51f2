"""A connection to an SQLite file, and what its errors mean."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from typing import Final, TypeVar

from chautari.store.contract import StoreFailed

_REASONS: Final = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}

_Found = TypeVar("_Found")


def failed(error: sqlite3.Error) -> StoreFailed:
    """An error of SQLite as one of a store."""
    # Extended codes hold the plain one in their low byte.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreFailed(_REASONS.get(code, "broken"), str(error))


class File:
    """A connection that is opened anew after an error, and when another file stands in the place of the one it had.

    What is broken once may be whole again: a page that was read damaged, a disk that was mounted to be read only. And
    what is written to a file that was moved away would be written for nobody. Used by one thread at a time.
    """

    def __init__(self, path: str, patience: float) -> None:
        """``patience`` is how many seconds to wait for another process. Raises StoreFailed if it cannot be opened."""
        self._path = path
        self._patience = patience
        self.connection = self._open()
        self._opened = self._identity()

    def use(self, work: Callable[[sqlite3.Connection], _Found]) -> _Found:
        """Do something with the connection, and leave no transaction open. Raises StoreFailed for SQLite's errors."""
        if self._identity() != self._opened:
            self._open_anew()
        try:
            try:
                return work(self.connection)
            finally:
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            reason = failed(error)
            if reason.reason not in ("locked", "disk_full"):
                with contextlib.suppress(StoreFailed):
                    self._open_anew()
            raise reason from error

    def close(self) -> None:
        self.connection.close()

    def _open_anew(self) -> None:
        there = self._identity()
        if there is None:
            raise StoreFailed("damaged", "the database file is not in its place any more")
        connection = self._open()
        self.connection.close()
        self.connection, self._opened = connection, there

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _open(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(
                self._path, timeout=self._patience, isolation_level=None, check_same_thread=False
            )
            until = time.monotonic() + self._patience
            while True:
                try:
                    connection.execute("PRAGMA journal_mode = WAL")
                    break
                except sqlite3.OperationalError as error:
                    # SQLite waits for a lock by itself, except for this one: another server may be starting, too.
                    if failed(error).reason != "locked" or time.monotonic() > until:
                        raise
                    time.sleep(0.02)
            connection.execute("PRAGMA synchronous = FULL")
            # Else a commit makes a file for its own bookkeeping and deletes it again: a third of its work.
            connection.execute("PRAGMA temp_store = MEMORY")
            # What is forgotten is written over: a file that is passed on shall hold no names in its free pages.
            connection.execute("PRAGMA secure_delete = ON")
        except sqlite3.Error as error:
            raise failed(error) from error
        return connection
