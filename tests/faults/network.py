"""The network between phones and servers, as bad as it gets: slow, cut, or silent without a word to either end.

A socket's server end is the house's own (`chautari.web.socket`), which is given this network for ASGI's.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final, Protocol

from chautari.web import socket as web
from chautari.web.limits import Limits
from chautari.web.metrics import Metrics
from chautari.web.settings import Settings

UNLIMITED: Final = Settings(messages_a_second=0, sockets=0, sockets_in_all=0, sockets_a_table=0)
LIMITS: Final = Limits(UNLIMITED)
METRICS: Final = Metrics()
PING_AND_PATIENCE: Final = (6.0, 14.0)
"""Seconds in which a server that pings every 8 and waits 6 for the answer finds out that nobody is there."""

Message = dict[str, Any]


class Far(Protocol):
    """The phone's end of a socket. None of these is called after the phone let go of it."""

    def opened(self, socket: "Socket") -> None: ...
    def heard(self, socket: "Socket", text: str) -> None: ...
    def broke(self, socket: "Socket", code: int) -> None: ...


class Host(Protocol):
    """The server's end: a process that lives or does not."""

    tables: Any
    alive: bool


class Knock:
    """As much of Litestar's WebSocket as the house's handler asks for."""

    headers: dict[str, str] = {}  # noqa: RUF012 - nobody writes there
    client = None

    def __init__(self, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]) -> None:
        self.scope: dict[str, Any] = {"state": {web.RAW: (receive, send)}}

    async def accept(self) -> None:
        """Nothing to do: the phone was told that the socket is open when the network let it through."""


class Socket:
    """One WebSocket. Frames keep their order each way, however long each takes."""

    def __init__(self, far: Far, host: Host, table: str, lot: Random) -> None:
        self._far: Far | None = far
        self.host = host
        self._lot = lot
        self._loop = asyncio.get_running_loop()
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._last_up = self._last_down = 0.0
        self._slow = lot.choice([0.02, 0.05, 0.3])
        self.silent = False
        """Whether everything that is sent gets lost on the way."""
        self._ended = False
        self.task = self._loop.create_task(self._serve(table))
        self.task.add_done_callback(self._served)

    async def _serve(self, table: str) -> None:
        knock: Any = Knock(self._inbox.get, self._send)
        handler: Any = web.table_socket.fn
        await asyncio.sleep(self._slow)
        self._tell(lambda far: far.opened(self))
        tables = self.host.tables
        await handler(socket=knock, table=table, tables=tables, settings=UNLIMITED, limits=LIMITS, metrics=METRICS)
        self.end(1006)

    def _served(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self._loop.call_exception_handler({"message": "a socket broke", "exception": task.exception()})

    # --- upwards ----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Send from the phone."""
        if self.silent or self._ended:
            return
        self._last_up = self._arrival(self._last_up)
        message = {"type": "websocket.receive", "text": text}
        self._loop.call_at(self._last_up, self._arrive, message)

    def let_go(self) -> None:
        """The phone closes its end; on a silent line the server finds out when its pings are not answered."""
        self._far = None
        if self.silent:
            return
        self._last_up = self._arrival(self._last_up)
        self._loop.call_at(self._last_up, self._hang_up)

    def _arrive(self, message: Message) -> None:
        # What was on its way when the line fell silent is lost, too.
        if not self._ended and not self.silent:
            self._inbox.put_nowait(message)

    # --- downwards --------------------------------------------------------------------------------------------

    async def _send(self, message: Message) -> None:
        if self._ended or not self.host.alive:
            raise OSError("the socket is gone")
        if message["type"] == "websocket.close":
            code = int(message["code"])
            self._tell(lambda far: far.broke(self, code))
            self._ended = True
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": code})
            return
        text = str(message["text"])
        self._tell(lambda far: far.heard(self, text))

    def _tell(self, what: Callable[[Far], None]) -> None:
        if self.silent:
            return
        self._last_down = self._arrival(self._last_down)
        self._loop.call_at(self._last_down, self._told, what)

    def _told(self, what: Callable[[Far], None]) -> None:
        if self._far is not None and not self.silent:
            what(self._far)

    # --- the end ----------------------------------------------------------------------------------------------

    def end(self, code: int) -> None:
        """Cut the line; both ends are told."""
        if not self._ended:
            self._tell(lambda far: far.broke(self, code))
            self._hang_up()

    def hush(self) -> None:
        """Nothing arrives any more, and nobody is told; the server's pings find out after a while."""
        if not self.silent and not self._ended:
            self.silent = True
            self._loop.call_later(self._lot.uniform(*PING_AND_PATIENCE), self._hang_up)

    def _hang_up(self) -> None:
        if not self._ended:
            self._ended = True
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def _arrival(self, last: float) -> float:
        late = self._lot.random() < 0.02
        # A little after the last, for a loop does not keep the order of what is due in the same instant.
        return max(last + 1e-6, self._loop.time() + self._slow * self._lot.uniform(0.5, 2) + (2.0 if late else 0.0))
