"""A table with people, phones, a network and servers in which a plan's troubles happen, by a clock that jumps."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from chautari.game import NOBODY
from chautari.store import Append, Store
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore
from chautari.table import entries as e
from chautari.table import opening
from chautari.table.opening import Opening
from chautari.web import socket as web
from tests.faults import disturb
from tests.faults.clock import Jumping
from tests.faults.network import Message
from tests.faults.people import Person, given
from tests.faults.phone import Phone
from tests.faults.plan import CALM_FOR, Plan
from tests.faults.round import Round
from tests.faults.server import Process

STALLED_AFTER: Final = 900.0
"""Simulated seconds without an entry, in mid-hand and with somebody there who wants to play, that no rule explains."""


class Said(NamedTuple):
    """A frame as a server said it."""

    line: int
    """Which line, counted through the world."""
    token: str
    """The hash of the secret whose eyes it was meant for."""
    frame: bytes


class Told(NamedTuple):
    """A message as a phone took it in."""

    phone: str
    message: Message


class World:
    """Runs a plan. What came of it is for the judge."""

    def __init__(self, plan: Plan, folder: Path, loop: Jumping) -> None:
        self.plan = plan
        self.loop = loop
        self.folder = folder
        self.lot = Random(f"{plan.game} {plan.seed} world")
        self.one_at_a_time = asyncio.Lock()
        self.sick = ""
        self.races = 0.0
        self.slow = 0.0
        self.writes = 0
        self.asked: Counter[int] = Counter()
        self.hung: list[asyncio.Future[None]] = []
        self.calm = False
        self.to_arrange = list(plan.arrange)
        """What the host still does between games."""
        self.table = ""
        self.people: list[Person] = []
        self.onlookers: list[Phone] = []
        self.processes: list[Process | None] = []
        self.log: list[e.Entry] = []
        """What was written, as it was written."""
        self.said: list[Said] = []
        self.told: list[Told] = []
        self.secrets: list[str] = []
        self.stalled = ""
        self._read: dict[bytes, Message] = {}
        self._memory = MemoryStore()
        self._looked_on = 0
        self._handed = 0
        self._born: list[Process] = []
        """Every server process there ever was, the dead with them."""
        self._tasks: list[asyncio.Task[Any]] = []

    # --- what servers and phones need of it -------------------------------------------------------------------

    def appended(self, append: Append) -> None:
        self.writes += 1
        if append.table == self.table or append.after == 0:
            self.log += map(e.decode, append.bodies)

    def overheard(self, phone: Phone, message: Message) -> None:
        self.told.append(Told(phone.name, message))

    def read(self, frame: bytes) -> Message:
        """A frame's message, decoded once however often it is asked for; not to be changed."""
        message = self._read.get(frame)
        if message is None:
            message = self._read[frame] = msgspec.json.decode(frame)
        return message

    def reached(self) -> Process | None:
        """Some server that listens, as a load balancer chooses."""
        listening = [p for p in self.processes if p is not None and p.listening]
        return self.lot.choice(listening) if listening else None

    async def sit(self, name: str, wanted: int = NOBODY) -> str | None:
        token = await given(self, name, wanted)
        if token is not None:
            self.secrets.append(token)
        return token

    # --- the story --------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From opening the table to the end of a game after the last trouble."""
        for n in range(self.plan.processes):
            self.processes.append(None)
            await self.start(n)
        await self._open()
        start = self.loop.time()
        happening = []
        for trouble in self.plan.troubles:
            await asyncio.sleep(max(0.0, start + trouble.at - self.loop.time()))
            happening.append(self.go(disturb.happen(self, trouble)))
        await asyncio.sleep(max(0.0, start + self.plan.calm_at - self.loop.time()))
        await self._calm_down()
        # Whoever is on the way back still comes, and what goes wrong is over.
        await asyncio.gather(*happening, return_exceptions=True)
        await self._until_over()
        await self._until_quiet()

    async def _open(self) -> None:
        process = self.processes[0]
        assert process is not None
        opened = await process.tables.open(Opening(**self.plan.opening))
        self.table = opened.table
        tokens = [seat.token for seat in opened.seats]
        self.secrets += tokens
        host = self._settle(Round(self, "asha", tokens) if len(tokens) > 1 else Person(self, "asha", tokens[0]))
        for n in range(self.plan.friends):
            token = await self.sit(f"friend{n}")
            self._settle(Person(self, f"friend{n}", token))
        host.command("settings", **self.plan.settings)

    def _settle(self, person: Person) -> Person:
        self.people.append(person)
        self.go(person.live())
        return person

    async def join(self, wanted: int = NOBODY, known: int | None = None) -> None:
        """Somebody new comes by the link, for whichever seat is free unless one is wanted."""
        name = f"late{len(self.people)}"
        token = await self.sit(name, wanted)
        if token is not None:
            self._settle(Person(self, name, token, known))

    def look_on(self) -> Phone:
        """Somebody comes by the link and takes no seat."""
        phone = Phone(self, f"onlooker{self._looked_on}", None)
        self._looked_on += 1
        self.onlookers.append(phone)
        return phone

    async def join_from_looking_on(self, which: float) -> None:
        """Somebody who looks on takes a computer's seat; ``which`` in [0, 1) chooses."""
        phone = self.onlookers[0] if self.onlookers else self.look_on()
        await asyncio.sleep(3.0)
        computers = [n for n, seat in enumerate(phone.table.get("seats", [])) if seat["who"] == "computer"]
        if not computers or phone not in self.onlookers:
            return
        self.onlookers.remove(phone)
        phone.shut()
        await self.join(computers[int(which * len(computers))], phone.seq or None)

    async def hand_over(self, person: Person, within: float) -> None:
        """Somebody lets a friend have the seat, who comes a while later."""
        # A secret of its own each time: two friends with one would take the seat from each other for ever.
        self._handed += 1
        token = f"friend-of-{person.name}-{self._handed:<20}".replace(" ", "-")
        self.secrets.append(token)
        person.command("hand_over", token=token)
        await asyncio.sleep(within)
        if not self.calm:
            self._settle(Person(self, f"heir{len(self.people)}", token))

    async def start(self, number: int) -> None:
        """A server comes up where one was."""
        store: Store = SqliteStore(self.folder / "world.db") if self.plan.on_disk else self._memory
        process = Process(self, store, Random(f"{self.plan.seed} process {len(self._born) + 1}"))
        self._born.append(process)
        self.processes[number] = process
        await process.start()

    async def _calm_down(self) -> None:
        self.sick, self.races, self.slow = "", 0.0, 0.0
        self.calm = True
        for n in self.plan.absent:
            if n < len(self.people):
                self.people[n].go()
        for n, process in enumerate(self.processes):
            if process is None:
                await self.start(n)

    async def _until_over(self) -> None:
        begun = self.loop.time()
        entries, since = len(self.log), begun
        while self._willing() and not self._over():
            await asyncio.sleep(1.0)
            now = self.loop.time()
            if len(self.log) != entries:
                entries, since = len(self.log), now
            elif now - since > STALLED_AFTER:
                self.stalled = f"nothing has happened for {now - since:.0f} s"
                return
            if now - begun > CALM_FOR:
                self.stalled = f"no game has ended for {now - begun:.0f} s"
                return

    def _willing(self) -> bool:
        """Whether anybody who wants to play sits there, or soon will."""
        return any(p.here and p.token is not None for p in self.people)

    def _over(self) -> bool:
        phones = [p.phone for p in self.people if p.here and p.token is not None and p.phone.welcomed]
        return any(phone.table["phase"] == "over" for phone in phones)

    async def _until_quiet(self) -> None:
        """Let everybody hear the last of it."""
        entries = -1
        while entries != len(self.log):
            entries = len(self.log)
            await asyncio.sleep(40.0)

    def go(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._gone)
        return task

    def _gone(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self.loop.call_exception_handler({"message": "the world broke", "exception": task.exception()})

    async def end(self) -> None:
        """Let go of tasks, threads and files: also of those of dead processes, which the kernel would have taken."""
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._born:
            await process.bury()
        await self.loop.rest()


@contextlib.contextmanager
def by_lot(world: "World") -> Iterator[list[Message]]:
    """Make everything that the house leaves to the machine's chance come from the seed; yields the house's log."""
    lot = Random(f"{world.plan.game} {world.plan.seed} secrets")
    rooms: list[tuple[Any, str]] = [(opening, "secrets"), (web, "SocketLine")]
    real = [getattr(room, name) for room, name in rooms]
    serial = iter(range(10**9))

    class Dice:
        SystemRandom = staticmethod(lambda: lot)
        choice = staticmethod(lot.choice)

        @staticmethod
        def token_urlsafe(size: int) -> str:
            return "".join(lot.choices("abcdefghijkmnpqrstuvwxyz0123456789-_", k=size * 4 // 3))

    class Overheard(web.SocketLine):
        __slots__ = ("eyes", "number")

        def __init__(self, *values: Any) -> None:
            super().__init__(*values)
            self.number = next(serial)
            self.eyes = ""

        def send(self, *frames: bytes) -> None:
            # A line that has just left may still be sent what was meant for its eyes; a welcome says whose they are.
            for frame in frames:
                if self.token or frame.startswith(b'{"type":"welcome"'):
                    self.eyes = self.token
                world.said.append(Said(self.number, self.eyes, frame))
            super().send(*frames)

    for (room, name), ours in zip(rooms, (Dice, Overheard), strict=True):
        setattr(room, name, ours)
    try:
        with structlog.testing.capture_logs() as logs:
            yield logs  # type: ignore[misc]
    finally:
        for (room, name), theirs in zip(rooms, real, strict=True):
            setattr(room, name, theirs)
