"""A browser at a table, as `client/src/wire/wire.ts` behaves: it comes back by itself and sends again what was not
answered. A locked phone does nothing at all until it is looked at again.
"""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from tests.faults.network import Host, Message, Socket

PING_EVERY: Final = 20.0
PONG_WITHIN: Final = 10.0
WAKE_WITHIN: Final = 1.0
BACKOFF: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
FINAL: Final = {4401: "freed", 4404: "unknown_table", 4409: "replaced", 4410: "freed"}
"""Close codes after which coming back by oneself is of no use."""


class Air(Protocol):
    """What a phone needs of the world: a server to talk to, and somebody who keeps what was heard."""

    table: str

    def reached(self) -> Host | None:
        """A server that listens, if one does."""

    def read(self, frame: bytes) -> Message: ...

    def overheard(self, phone: "Phone", message: Message) -> None: ...


class Phone:
    """One tab. ``token`` None looks on."""

    def __init__(self, air: Air, name: str, token: str | None, known: int | None = None) -> None:
        self.air = air
        self.name = name
        self.token = token
        self.known = known
        self.lot = Random(f"{air.table} {name}")
        self._loop = asyncio.get_running_loop()
        self.socket: Socket | None = None
        self.link = "connecting"
        self.why = ""
        self.welcomed = False
        self.unanswered: list[Message] = []
        self.sent_at = 0.0
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.seq = 0
        self.seat = -1
        self.host = False
        self.out_of_reach = False
        self._tries = 0
        self._greeted = 0
        self._frozen: list[Callable[[], None]] | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._ping: asyncio.TimerHandle | None = None
        self._pong: asyncio.TimerHandle | None = None
        self.connect()

    # --- what happens to it -----------------------------------------------------------------------------------

    @property
    def locked(self) -> bool:
        return self._frozen is not None

    def lock(self) -> None:
        """The person turns the screen off: whatever comes waits, and no clock runs."""
        if self._frozen is None:
            self._frozen = []

    def unlock(self) -> None:
        """Everything that waited happens at once, and then the page asks whether the line is alive."""
        if self._frozen is None:
            return
        waiting, self._frozen = self._frozen, None
        for happen in waiting:
            happen()
        self.wake()

    def lose_reach(self) -> None:
        """Into a tunnel."""
        self.out_of_reach = True
        if self.socket is not None:
            self.socket.hush()

    def find_reach(self) -> None:
        self.out_of_reach = False
        self._when_awake(self.wake)

    def shut(self) -> None:
        """The tab is closed for good."""
        self._frozen = None
        self._close("shut")

    # --- wire.ts ----------------------------------------------------------------------------------------------

    def send(self, command: Message) -> None:
        again = command["type"] in ("move", "deal")
        self.unanswered = [old for old in self.unanswered if not (again and old["type"] == command["type"])]
        self.unanswered.append(command)
        self.sent_at = self._loop.time()
        if self.welcomed:
            self.say(command)
        elif self.socket is None and self.link != "closed":
            self.connect()

    def look(self, token: str | None) -> None:
        """Look through other eyes."""
        self.token, self.unanswered, self.welcomed = token, [], False
        if self.socket is not None:
            self._greet(None)

    def connect(self) -> None:
        self._stop(self._retry)
        self._drop()
        if self.link == "closed":
            self.link = "connecting"
        self._expect(PONG_WITHIN)
        host = None if self.out_of_reach else self.air.reached()
        if host is not None:
            self._sockets = getattr(self, "_sockets", 0) + 1
            self.socket = Socket(self, host, self.air.table, Random(f"{self.air.table} {self.name} {self._sockets}"))
        elif not self.out_of_reach:
            # A socket that is refused; of one that was let go of meanwhile nothing is heard.
            self._retry = self._later(0.05, lambda: self._broke(1006))

    def wake(self) -> None:
        if self.link == "closed" or self._frozen is not None:
            return
        if self.socket is not None and self.welcomed:
            self._expect(WAKE_WITHIN)
            self.say({"type": "ping"})
        else:
            self.connect()

    def opened(self, socket: Socket) -> None:
        self._when_awake(lambda: self._greet(self.seq if self.table else self.known), socket)

    def heard(self, socket: Socket, text: str) -> None:
        self._when_awake(lambda: self._take(self.air.read(text.encode())), socket)

    def broke(self, socket: Socket, code: int) -> None:
        self._when_awake(lambda: self._broke(code), socket)

    def _take(self, message: Message) -> None:
        self._stop(self._pong)
        self._stop(self._ping)
        self._ping = self._later(PING_EVERY, self._try_line)
        kind = message["type"]
        self.air.overheard(self, message)
        if kind == "goodbye":
            if message["reason"] == "restart":
                self._tries = 0
                self._broke(0)
            else:
                self._close(message["reason"])
            return
        if kind in ("accepted", "refused"):
            self.unanswered = [command for command in self.unanswered if command["id"] != message["id"]]
        if kind == "welcome":
            self._enter(message)
        elif kind == "update" and self.welcomed:
            self._hear(message)

    def _enter(self, message: Message) -> None:
        self._greeted = max(0, self._greeted - 1)
        if self._greeted > 0 or (self.token is None) != (message["seat"] < 0):
            return
        self._tries = 0
        self.welcomed = True
        self.link = "open"
        self.seat, self.host = message["seat"], message["host"]
        self.view = {}
        self._hear(message)
        self.unanswered = [command for command in self.unanswered if command["id"] != message["last_id"]]
        for command in self.unanswered:
            self.say(command)

    def _hear(self, message: Message) -> None:
        self.seq = message["seq"]
        self.table = message["table"] or self.table
        if message.get("undo") is not None:
            self.table = {**self.table, "undo": message["undo"]}
        self.view = message["view"] or self.view
        if message["table"] and self.seat >= 0:
            self.host = message["table"]["seats"][self.seat]["host"]

    def _broke(self, code: int) -> None:
        self._drop()
        if code in FINAL:
            self._close(FINAL[code])
            return
        self.link = "lost"
        wait = BACKOFF[min(self._tries, len(BACKOFF) - 1)]
        self._tries += 1
        self._stop(self._retry)
        self._retry = self._later(wait * self.lot.uniform(0.75, 1.25), self.connect)

    def _close(self, why: str) -> None:
        self._stop(self._retry)
        self._drop()
        self.unanswered = []
        self.link, self.why = "closed", why

    def _drop(self) -> None:
        self._stop(self._ping)
        self._stop(self._pong)
        self.welcomed = False
        self._greeted = 0
        if self.socket is not None:
            self.socket.let_go()
            self.socket = None

    def _greet(self, known: int | None) -> None:
        self._greeted += 1
        self.say({"type": "hello", "token": self.token, "seq": known})

    def say(self, message: Message) -> None:
        if self.socket is not None:
            self.socket.say(json.dumps(message))

    def _try_line(self) -> None:
        self._expect(PONG_WITHIN)
        self.say({"type": "ping"})

    def _expect(self, within: float) -> None:
        self._stop(self._pong)
        self._pong = self._later(within, lambda: self._broke(0))

    # --- its clocks -------------------------------------------------------------------------------------------

    def _later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        handle: asyncio.TimerHandle

        def ring() -> None:
            self._when_awake(lambda: None if handle.cancelled() else do())

        handle = self._loop.call_later(seconds, ring)
        return handle

    def _when_awake(self, do: Callable[[], None], socket: Socket | None = None) -> None:
        """Now, or when the phone is unlocked; what came from a socket that was let go meanwhile is dropped."""
        if self._frozen is not None:
            self._frozen.append(lambda: self._when_awake(do, socket))
        elif socket is None or socket is self.socket:
            do()

    @staticmethod
    def _stop(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()
