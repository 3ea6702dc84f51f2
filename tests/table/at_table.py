"""A room with people round it and no network: lines that keep what they were sent, and a clock turned by hand."""

import asyncio
import json
import random
from typing import Any

from chautari.store import Append, Store
from chautari.store.memory import MemoryStore
from chautari.table import messages as m
from chautari.table.opening import Opening, TableOpened
from chautari.table.room import Room
from chautari.table.state import State
from chautari.table.tables import Tables


class Ear:
    """A line that keeps what it hears."""

    def __init__(self) -> None:
        self.token = ""
        self.frames: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.code = 0
        self.seq = 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}

    def send(self, *frames: bytes) -> None:
        for frame in frames:
            if not self.code:
                self._hear(frame)

    def _hear(self, frame: bytes) -> None:
        self.frames.append(frame.decode())
        message = json.loads(frame)
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.view = message["view"] or self.view
            self.table = message["table"] or self.table
            if message.get("undo") is not None:
                self.table = {**self.table, "undo": message["undo"]}

    def close(self, code: int) -> None:
        self.code = self.code or code

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)


class Slow(MemoryStore):
    """A store whose next appends can be made to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: list[Exception] = []

    async def append(self, append: Append) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        await super().append(append)


class House(Tables):
    """Tables whose clock is turned by hand, and whose chance can be repeated."""

    def __init__(self, store: Store | None = None, seed: int = 1) -> None:
        super().__init__(store if store is not None else Slow(), speed=1.0, lot=random.Random(seed))
        self.time = 1_000_000_000_000

    def now(self) -> int:
        return self.time

    def fail_next(self, *errors: Exception) -> None:
        """Let the next appends fail, one error each."""
        assert isinstance(self.store, Slow)
        self.store.trouble = list(errors)

    async def sit_down(self, opened: TableOpened, token: str | None, known: int | None = None) -> "Guest":
        ear = Ear()
        room = await self.hello(opened.table, ear, token, known)
        return Guest(ear, room)

    async def open_for(self, **wanted: Any) -> TableOpened:
        return await self.open(Opening(**{"game": "jutpatti", "way": "friends", **wanted}))


class Guest:
    """Somebody at a table."""

    def __init__(self, ear: Ear, room: Room) -> None:
        self.ear = ear
        self.room = room
        self.said = 0

    async def say(self, kind: type[Any], **more: Any) -> dict[str, Any]:
        """Give a command; returns the answer."""
        self.said += 1
        command = kind(id=f"{id(self)}-{self.said}", **more)
        await self.room.command(self.ear, command)
        answers = [x for x in self.ear.heard[-4:] if x.get("id") == command.id]
        assert len(answers) == 1
        return answers[0]

    @property
    def state(self) -> State:
        """What the room has in memory."""
        assert self.room.state is not None
        return self.room.state

    async def move(self, words: str | None = None, seq: int | None = None) -> dict[str, Any]:
        legal = self.ear.view["legal"]
        return await self.say(m.Move, seq=self.ear.seq if seq is None else seq, move=words or legal[0])


def run(story: Any) -> None:
    """Run a story told as a coroutine."""
    asyncio.run(story)
