"""All tables of a server: finding them, opening them, and looking after those nobody looks at."""

import asyncio
import contextlib
import random
import secrets
import time
import unicodedata
from collections.abc import Mapping
from typing import Final

import structlog

from chautari.game import NOBODY, Game
from chautari.games import catalogue
from chautari.store import CodeTaken, Store, StoreFailed
from chautari.table import messages as m
from chautari.table.absent import Absent, NoSuchTable
from chautari.table.archive import Archive
from chautari.table.company import Line
from chautari.table.computers import Computers
from chautari.table.entries import NotUnderstood
from chautari.table.hints import Hint, Hints
from chautari.table.meter import Meter
from chautari.table.opening import (
    CODE_MS,
    Opening,
    SeatGiven,
    TableOpened,
    hashed,
    new_code,
    new_table,
    new_token,
    opened,
)
from chautari.table.room import Room
from chautari.table.servers import BEAT_SECONDS, Servers
from chautari.table.state import State

_log: Final = structlog.get_logger("chautari.table")

SWEEP_SECONDS: Final = 5.0
"""How often to look for tables that are due and that no room here looks after."""

FOLLOW_SECONDS: Final = 0.5
"""How often to ask whether another server on the same store wrote anything."""

IDLE_MS: Final = 60_000
"""How long a room with nobody in it stays in memory."""


class Tables:
    """The tables of one store. `start` it once its event loop runs; `close` it before the store."""

    def __init__(
        self,
        store: Store,
        speed: float = 1.0,
        lot: random.Random | None = None,
        meter: Meter | None = None,
        games: Mapping[str, Game] | None = None,
        most_spectators: int = 50,
    ) -> None:
        """``speed`` scales how long computers think; ``meter`` is told what is to be counted.

        ``games`` are those that can be played here, all there are when it is not said; tables that are open play on.
        ``lot`` is for tests: people are owed the system's randomness.
        """
        self.store = store
        self.speed = speed
        self.lot: random.Random = lot if lot is not None else secrets.SystemRandom()
        self.meter = meter if meter is not None else Meter()
        self.computers = Computers(self.lot, self.meter)
        self.hints = Hints(self.lot)
        self.archive = Archive(store, self.lot, self._state)
        self.games = games if games is not None else catalogue()
        self._rooms: dict[str, Room] = {}
        self._unreadable: set[str] = set()
        self._at_work: list[asyncio.Task[None]] = []
        self.most_spectators = most_spectators
        self.servers = Servers(self)
        self._swept = False
        self._closing = False

    @property
    def ready(self) -> bool:
        """Whether this server has taken up what the last one left, and does not stop yet."""
        return self._swept and not self._closing

    @property
    def closing(self) -> bool:
        """Whether this server is about to stop."""
        return self._closing

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def start(self) -> None:
        """Take up what the last server left, and keep looking for what is due."""
        self._at_work = [asyncio.create_task(self._sweep()), asyncio.create_task(self._follow())]

    async def close(self) -> None:
        """Tell everybody that this server stops, after finishing what was begun. Safe to call twice.

        Nobody's time runs until another server has taken the tables up.
        """
        self._closing = True
        for work in self._at_work:
            work.cancel()
        await asyncio.gather(*(room.close(pause=True) for room in self._rooms.values()))
        self.computers.close()
        with contextlib.suppress(StoreFailed):
            await self.servers.leave()

    # --- for the pages and the API ----------------------------------------------------------------------------

    async def open(self, wanted: Opening) -> TableOpened:
        """Open a table. Refused: a game, options or a number of seats that are not there. Raises StoreFailed."""
        while True:
            code = new_code()
            entry, seats = opened(wanted, self.now(), code)
            table = new_table()
            room = Room(table, self)
            try:
                await room.open(entry)
            except CodeTaken:
                continue
            self._rooms[table] = room
            return TableOpened(table=table, seats=seats, code=entry.code)

    async def sit(self, table: str, name: str = "", seat: int = NOBODY) -> SeatGiven:
        """Give somebody a computer's seat, ``seat`` where one is named.

        Refused when none, or not that one, is free. Raises NoSuchTable or StoreFailed.
        """
        token = new_token()
        given = await (await self._found(table)).sit(hashed(token), name, seat)
        return SeatGiven(given, token)

    async def view(self, table: str) -> m.TableView:
        """What anybody who has the link may see of a table. Raises NoSuchTable or StoreFailed."""
        _, view = await (await self._found(table)).look()
        return view

    async def hint(self, table: str, token: str | None) -> Hint:
        """What a good player would do in the seat of whoever holds its secret. Refused as in `Hints.of`.

        Raises NoSuchTable or StoreFailed.
        """
        state = await self._state(table)
        return await self.hints.of(state, state.seat_of(hashed(token) if token else ""))

    async def calls(self, table: str, token: str) -> bool:
        """Whether a table waits for the person of a seat. Raises NoSuchTable or StoreFailed."""
        state = await self._state(table)
        seat = state.seat_of(hashed(token))
        if seat == NOBODY or state.position is None or state.seats[seat].played_for:
            return False
        return state.phase == "playing" and state.position.to_act == seat

    async def exists(self, table: str) -> bool:
        """Whether there is such a table. Raises StoreFailed."""
        try:
            await self._found(table)
        except NoSuchTable:
            return False
        return True

    async def by_code(self, code: str) -> str | None:
        """The table that a short code leads to, however it is typed: case, spaces, hyphens, ४ for 4."""
        plain = "".join(str(unicodedata.digit(c, c)) for c in code.upper() if c.isalnum())
        return await self.store.table_of(plain, self.now()) if plain else None

    # --- for sockets ------------------------------------------------------------------------------------------

    async def hello(self, table: str, line: Line, token: str | None, known: int | None, own: str | None = None) -> Room:
        """Let a line in at a table. Raises NoSuchTable or StoreFailed."""
        room = await self._found(table)
        await room.hello(line, hashed(token) if token else "", known, hashed(own) if own and token else "")
        while room.wants_code(line):
            try:
                await room.renew_code(new_code(), self.now() + CODE_MS)
            except CodeTaken:
                continue
        return room

    async def _state(self, table: str) -> State:
        """A table's state, to be read and not kept. Raises as `_found`."""
        state, _ = await (await self._found(table)).look()
        return state

    async def _found(self, table: str) -> Room:
        """The room of a table, its state in memory. Raises NoSuchTable, NotUnderstood or StoreFailed."""
        if self._closing:
            raise StoreFailed("closed", "this server is about to stop")
        # Put in its place before it is read, so that a table never has two rooms here.
        room = self._rooms.get(table) or self._rooms.setdefault(table, Room(table, self))
        try:
            await room.look()
        except Exception:
            if not room.busy:
                self._rooms.pop(table, None)
            raise
        return room

    # --- for a store that others write to, too ----------------------------------------------------------------

    async def _follow(self) -> None:
        clock = asyncio.get_running_loop().time
        beat, behind, trouble = clock(), False, ""
        while True:
            try:
                if clock() >= beat:
                    beat = clock() + BEAT_SECONDS
                    await self.beat()
                behind = await self.store.others_wrote() or behind
                if behind:
                    await self.catch_up()
                behind, trouble = False, ""
            except StoreFailed as failed:
                # Asked twice a second, and said once.
                if failed.reason != trouble:
                    _log.error("could not look for what others wrote", reason=failed.reason, detail=str(failed))
                trouble = failed.reason
            await asyncio.sleep(FOLLOW_SECONDS)

    async def beat(self) -> None:
        """Say to other servers on this store that this one is up, which is a write. Raises StoreFailed."""
        if await self.servers.beat():
            for room in self._rooms.values():
                room.expect_the_others()

    async def catch_up(self) -> None:
        """Tell everybody here what other servers' people did at their tables. Raises StoreFailed."""
        known = {table: seq for table, room in self._rooms.items() if (seq := room.known) is not None}
        # What happens here meanwhile is looked at in vain, and found to be nothing new.
        for table in await self.store.moved_on(known):
            room = self._rooms.get(table)
            if room is None:
                continue
            try:
                await room.catch_up(known[table])
            except StoreFailed:
                raise
            except Exception:
                _log.exception("could not follow a table", table=table)

    # --- for whoever looks after old tables -------------------------------------------------------------------

    def occupied(self, table: str) -> bool:
        """Whether anybody is at a table, or something is about to happen there."""
        room = self._rooms.get(table)
        return room is not None and room.busy

    def let_go(self, table: str) -> None:
        """Forget what is in memory of a table."""
        self._rooms.pop(table, None)

    # --- for the tables nobody looks at -----------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            try:
                # A little ahead, so that a room is ready when its time comes.
                due = await self.store.due(self.now() + int(SWEEP_SECONDS * 1000))
            except StoreFailed as failed:
                _log.error("could not look for what is due", reason=failed.reason, detail=str(failed))
                due = []
            for table in due:
                if table not in self._rooms and table not in self._unreadable:
                    await self._look_after(table)
            self._swept = True
            self._forget_the_idle()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look_after(self, table: str) -> None:
        try:
            await (await self._found(table)).wake()
        except Absent:
            # Packed or removed since it was found to be due.
            return
        except StoreFailed as failed:
            _log.error("could not look after a table", table=table, reason=failed.reason, detail=str(failed))
        except NotUnderstood as beyond:
            self._unreadable.add(table)
            _log.warning("a table is left to newer servers", table=table, reason=beyond.reason, detail=str(beyond))
        except Exception:
            # One table that cannot be read must not keep the others waiting, and is said once.
            self._unreadable.add(table)
            _log.exception("could not read a table", table=table)

    def _forget_the_idle(self) -> None:
        long_ago = self.now() - IDLE_MS
        for table, room in list(self._rooms.items()):
            if not room.busy and room.idle_since < long_ago:
                del self._rooms[table]
