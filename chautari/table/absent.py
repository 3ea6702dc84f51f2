"""Why a table is not there to be played at."""

from typing import ClassVar

from chautari.store import Store


class Absent(Exception):
    """There is no log to play on with. ``reason`` is a key of the words catalogue, ``code`` a socket's close code."""

    reason: ClassVar[str]
    code: ClassVar[int]

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class NoSuchTable(Absent):
    """No table has this name, or it was forgotten."""

    reason = "no_such_table"
    code = 4404


class TableClosed(Absent):
    """Nobody has played at this table for long: what is left of it are the records of its games."""

    reason = "table_closed"
    code = 4411


async def absence(store: Store, table: str) -> Absent:
    """Why a table's log is empty. Raises StoreFailed."""
    return TableClosed(table) if await store.packed(table) is not None else NoSuchTable(table)
