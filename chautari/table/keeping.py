"""How a store grows old: tables that nobody plays at any more are packed into their records, and forgotten later."""

import asyncio
from typing import Final, NamedTuple, Protocol

import msgspec
import structlog

from chautari.store import Conflict, Store, StoreFailed, TableRow
from chautari.table.entries import NotUnderstood
from chautari.table.packing import packing, phase

_log: Final = structlog.get_logger("chautari.table")

DAY_MS: Final = 24 * 3600 * 1000
WALK_SECONDS: Final = 600.0
"""How long to rest between two walks through the whole store."""
STEP_SECONDS: Final = 0.02
"""How long to rest after each table that was worked on, so that those who play are never kept waiting."""
PAGE: Final = 200


class Ages(NamedTuple):
    """After how many milliseconds without an entry what happens to a table; 0 for never."""

    pack: int = 2 * DAY_MS
    """A table whose last game is over."""
    pack_unfinished: int = 14 * DAY_MS
    """One where a game is under way, or none was ever played: people come back to those."""
    forget: int = 90 * DAY_MS


class House(Protocol):
    """What a keeper needs of the house."""

    store: Store

    def now(self) -> int: ...
    def occupied(self, table: str) -> bool:
        """Whether anybody is at a table, or something is about to happen there."""

    def let_go(self, table: str) -> None:
        """Forget what is in memory of a table."""


class Keeper:
    """Walks through the store again and again. Several servers may do so on one store: each step is done once."""

    def __init__(self, house: House, ages: Ages) -> None:
        self._house = house
        self._ages = ages
        self._kept: set[str] = set()
        """Tables that can only be kept as they are, each of which was said once."""
        self._later: dict[str, tuple[int, int]] = {}
        """Tables whose game is not over: the last entry, and the time at which to look again if it still is."""

    async def run(self) -> None:
        """Walk until cancelled."""
        while True:
            try:
                await self.walk()
            except StoreFailed as failed:
                _log.error("could not look after old tables", reason=failed.reason, detail=str(failed))
            await asyncio.sleep(WALK_SECONDS)

    async def walk(self) -> None:
        """Look at every table once. Raises StoreFailed."""
        after = ""
        while rows := await self._house.store.tables(after, PAGE):
            for row in rows:
                await self._look_at(row)
            after = rows[-1].table
            await asyncio.sleep(STEP_SECONDS)

    async def _look_at(self, row: TableRow) -> None:
        age = self._house.now() - row.at
        forget, pack = self._ages.forget, self._ages.pack
        if self._house.occupied(row.table):
            return
        if forget and age >= forget and await self._last(row) <= self._house.now() - forget:
            await self._forget(row)
        elif pack and age >= pack and not row.packed and row.due is None and row.table not in self._kept:
            await self._pack(row)
        else:
            return
        await asyncio.sleep(STEP_SECONDS)

    async def _last(self, row: TableRow) -> int:
        """When a table was really last written to: a server of an older version did not always say."""
        log = [] if row.packed else await self._house.store.read(row.table, after=row.last - 1)
        return max([row.at, *map(_at, log)])

    async def _forget(self, row: TableRow) -> None:
        try:
            await self._house.store.forget(row)
        except Conflict:
            return
        self._house.let_go(row.table)
        self._later.pop(row.table, None)
        self._kept.discard(row.table)
        _log.info("a table was forgotten", table=row.table)

    async def _pack(self, row: TableRow) -> None:
        store, table = self._house.store, row.table
        last, later = self._later.pop(table, (0, 0))
        if last == row.last and self._house.now() < later:
            self._later[table] = last, later
            return
        log = await store.read(table)
        if not log:
            return
        try:
            at = _at(log[-1])
            over = await asyncio.to_thread(phase, table, log) == "over"
            wait = self._ages.pack if over else self._ages.pack_unfinished
            if not wait or self._house.now() - at < wait:
                # The whole log tells what is to be known of it, and need not be read at every walk.
                self._later[table] = row.last, at + wait if wait else self._house.now() + DAY_MS
                return
            wanted = await asyncio.to_thread(packing, table, log)
        except NotUnderstood as beyond:
            self._kept.add(table)
            reason, detail = beyond.reason, str(beyond)
            _log.warning(
                "an old table keeps its log: it is not understood here", table=table, reason=reason, detail=detail
            )
            return
        except Exception:
            self._kept.add(table)
            _log.exception("an old table keeps its log: it cannot be read", table=table)
            return
        try:
            await store.pack(wanted)
        except Conflict:
            return
        self._house.let_go(table)
        _log.info("a table was packed", table=table, records=len(wanted.packed.records))


class _Dated(msgspec.Struct):
    at: int


def _at(body: bytes) -> int:
    """When an entry was written, whatever version of Chautari knows what it is."""
    return msgspec.json.decode(body, type=_Dated).at
