"""A server process as the world sees it: tables on a store, which may be killed, stopped, or lose its disk."""

import asyncio
import inspect
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final, Protocol

from chautari.store import Append, Conflict, Store, StoreFailed
from chautari.store.memory import MemoryStore
from chautari.table.company import RESTART
from chautari.table.tables import Tables
from tests.faults.clock import Jumping
from tests.faults.network import Socket

BEGINNING: Final = 1_700_000_000_000
"""What the servers' clocks show when a world begins, milliseconds since 1970."""


class Ground(Protocol):
    """What servers stand on together."""

    loop: Jumping
    one_at_a_time: asyncio.Lock
    sick: str
    """Why the disk fails just now; empty while it does not."""
    races: float
    """How often somebody else is said to have been first."""
    slow: float
    """Seconds that the disk takes longer."""

    writes: int
    """How many appends there were."""
    asked: Counter[int]
    """How often stores were asked for anything, by the second."""
    hung: list[asyncio.Future[None]]
    """What dead processes wait for."""

    def appended(self, append: Append) -> None: ...


class Disk:
    """A process's way to its store. It hangs for ever once the process is dead, as nothing else of it can go on."""

    def __init__(self, ground: Ground, process: "Process", store: Store, lot: Random) -> None:
        self._ground = ground
        self._process = process
        self._store = store
        self._lot = lot
        self._own = 0
        self._others = 0

    async def append(self, append: Append) -> None:
        await self._on_the_way()
        if self._ground.sick:
            raise StoreFailed(self._ground.sick, "the disk is sick")
        if self._lot.random() < self._ground.races:
            raise Conflict(append.table)
        await self._do(lambda: self._store.append(append), lambda: self._appended(append))
        await self._on_the_way()

    def _appended(self, append: Append) -> None:
        self._own += 1
        self._ground.appended(append)

    async def others_wrote(self) -> bool:
        if not isinstance(self._store, MemoryStore):
            return bool(await self._do(self._store.others_wrote))
        # Here several processes share one store in memory, which cannot tell them apart.
        await self._on_the_way()
        others, self._others = self._others, self._ground.writes - self._own
        return others != self._others

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if not inspect.iscoroutinefunction(real):
            return real

        async def through(*values: Any, **more: Any) -> Any:
            await self._on_the_way()
            if self._ground.sick in ("locked", "broken"):
                raise StoreFailed(self._ground.sick, "the disk is sick")
            return await self._do(lambda: real(*values, **more))

        return through

    async def _on_the_way(self) -> None:
        self._ground.asked[int(self._ground.loop.time())] += 1
        await asyncio.sleep(self._lot.uniform(0.0005, 0.004) + self._ground.slow * self._lot.random())
        await self._go_on_if_alive()

    async def _go_on_if_alive(self) -> None:
        if not self._process.alive:
            self._ground.hung.append(asyncio.get_running_loop().create_future())
            await self._ground.hung[-1]

    async def _do(self, work: Callable[[], Awaitable[Any]], done: Callable[[], None] | None = None) -> Any:
        # One after another, so that what a thread does cannot change the story.
        async with self._ground.one_at_a_time:
            if self._process.alive:
                self._ground.loop.outside += 1
                try:
                    answer = await work()
                finally:
                    self._ground.loop.outside -= 1
                if done is not None:
                    done()
                return answer
        return await self._go_on_if_alive()


class TablesInTime(Tables):
    """Tables by the world's clock."""

    def now(self) -> int:
        return BEGINNING + int(asyncio.get_running_loop().time() * 1000)


class Process:
    """One server process."""

    def __init__(self, ground: Ground, store: Store, lot: Random) -> None:
        self.alive = True
        self.listening = True
        self.store = store
        self.tables = TablesInTime(Disk(ground, self, store, lot), speed=1.0, lot=lot)
        self.sockets: dict[Socket, None] = {}

    async def start(self) -> None:
        await self.tables.start()

    def kill(self, silently: bool) -> None:
        """``kill -9``: the kernel closes its sockets; or the whole machine goes dark, and nobody is told."""
        self.alive = self.listening = False
        for socket in self.sockets:
            if silently:
                socket.hush()
            else:
                socket.end(1006)

    async def stop(self) -> None:
        """SIGTERM, in the order of `chautari.web.server`."""
        self.listening = False
        await self.tables.close()
        await asyncio.sleep(0.1)
        for socket in self.sockets:
            socket.end(RESTART)
        await asyncio.sleep(0.1)
        await self.tables.close()
        self.alive = False

    async def bury(self) -> None:
        """Give back what a process that ends gives back by itself: its threads and files."""
        self.tables.computers.close()
        await self.store.close()
