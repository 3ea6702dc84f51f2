"""What a table needs of the place where its log lives.

A log is a row of entries numbered from 1. Appending is optimistic: one says after which entry, and of two who
say the same exactly one wins. A store knows nothing of what an entry means; it is bytes of UTF-8 JSON.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol


class Conflict(Exception):
    """Somebody else appended first. Nothing was written: read the tail, and think again."""


class CodeTaken(Exception):
    """Another table has this short code just now. Nothing was written: choose another."""


class StoreFailed(Exception):
    """The store could not write or read. Nothing was written, and what was written before is still there.

    ``reason`` is one of ``disk_full``, ``locked``, ``read_only``, ``damaged``, ``closed``, ``broken``.
    """

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason


class Append(NamedTuple):
    """Entries to add to one log, with what must be true in the same instant."""

    table: str
    after: int
    """The last entry's number that the writer knows; 0 opens the log."""
    bodies: Sequence[bytes]
    at: int
    """When this is written, in milliseconds since 1970."""
    due: int | None
    """When somebody has to look at this table again, in milliseconds since 1970; None for never."""
    code: str = ""
    """A short code that is to lead to this table, or empty for no change."""
    code_until: int = 0
    """Until when it does, in milliseconds since 1970."""


class TableRow(NamedTuple):
    """A table in a listing."""

    table: str
    last: int
    """The number of its last entry; 0 for a packed table, which has none."""
    due: int | None
    at: int
    """When its last entry was written, in milliseconds since 1970; 0 where an older version did not say."""
    packed: bool


class Packed(NamedTuple):
    """What is kept of a table that nobody plays at any more."""

    about: bytes
    """UTF-8 JSON."""
    records: Sequence[bytes]
    """Its finished games, oldest first, in whatever form they came."""


class Packing(NamedTuple):
    """What is to take the place of a log, and the last entry that it was made from."""

    table: str
    after: int
    packed: Packed


Committed = Callable[[int, float], None]
"""Told of a commit: how many appends it held and how many seconds it took; perhaps in another thread."""


class Store(Protocol):
    """Where logs live. All times are milliseconds since 1970."""

    def on_commit(self, committed: Committed) -> None:
        """Have every commit told, where there is such a thing."""

    async def append(self, append: Append) -> None:
        """Add entries; returns when they are there for good. Raises Conflict, CodeTaken or StoreFailed."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """A log's entries after a number, in order; empty when there are none or no such table."""

    async def due(self, until: int, limit: int = 1000) -> list[str]:
        """Tables that somebody has to look at by ``until``, the longest overdue first."""

    async def others_wrote(self) -> bool:
        """Whether anybody but this store, another process that is, wrote since this was last asked. Cheap."""

    async def moved_on(self, known: Mapping[str, int]) -> list[str]:
        """Those of the tables whose last entry is not the one that is known of them, and those that are no more."""

    async def table_of(self, code: str, now: int) -> str | None:
        """The table a short code leads to at ``now``."""

    async def tables(self, after: str = "", limit: int = 1000) -> list[TableRow]:
        """Tables in the order of their names, those after a name."""

    async def pack(self, packing: Packing) -> None:
        """Keep a table's records in place of its log and its codes. Raises Conflict when it was played on meanwhile."""

    async def packed(self, table: str) -> Packed | None:
        """What is kept of a packed table; None for any other."""

    async def forget(self, row: TableRow) -> None:
        """Remove a table for good, with its codes and records. Raises Conflict when it is not as in the row."""

    async def beat(self, server: str, now: int, until: int) -> list[str]:
        """Say that a server is up until a time (until ``now``: that it goes). Returns the others that are.

        It is a write of its own, and so says too whether the store can be written. Raises StoreFailed.
        """

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
