"""The WebSocket of a table: frames in and out, and everything that can be wrong with them."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Send

from chautari.store import StoreFailed
from chautari.table import messages as m
from chautari.table import views
from chautari.table.absent import Absent
from chautari.table.entries import NotUnderstood
from chautari.table.room import Room
from chautari.table.tables import Tables
from chautari.web.callers import address, from_here
from chautari.web.frames import SHORT, ShortWay
from chautari.web.limits import Bucket, Limits
from chautari.web.metrics import Metrics
from chautari.web.settings import Settings

_log: Final = structlog.get_logger("chautari.web")

MOST_QUEUED: Final = 256
"""Frames waiting for a browser that does not read them, before it is given up."""

# Close codes, beside those in `chautari.table.room`; `docs/protocol.md` lists them all.
BAD_MESSAGES: Final = 4400
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
NOT_UNDERSTOOD: Final = 4426
TOO_LARGE: Final = 1009
TRY_LATER: Final = 1013
BROKEN: Final = 1011

MOST_WAITING: Final = 32
"""Messages that came before an earlier one was done with, before nothing more is read from that socket."""

RAW: Final = "chautari.raw"
"""Where a socket's scope keeps the server's own ``receive`` and ``send``."""

Write = Callable[[Sequence[bytes]], bool]

_decoder: Final = msgspec.json.Decoder(m.ClientMessage)
_PONG: Final = views.frame(m.Pong())


class SocketLine:
    """A socket as a room knows it. Nobody waits for a slow phone."""

    __slots__ = ("_close", "_loop", "_queue", "_send", "_sending", "_write", "token")

    def __init__(self, send: Send, write: Write | None) -> None:
        """``write`` is the short way of `chautari.web.frames`; other servers have ASGI's ``send`` alone."""
        self.token = ""
        self._send = send
        self._write = write
        self._queue: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None
        self._close = 0
        self._loop = asyncio.get_running_loop()

    def send(self, *frames: bytes) -> None:
        if self._close:
            return
        if self._write is not None:
            if not self._write(frames):
                self.close(TRY_LATER)
        elif len(self._queue) >= MOST_QUEUED:
            self._queue.clear()
            self.close(TRY_LATER)
        else:
            self._queue += frames
            self._send_soon()

    def close(self, code: int) -> None:
        if not self._close:
            self._close = code
            self._send_soon()

    def fail(self, reason: str, detail: str, code: int = 0) -> None:
        """Say that a message could not be read, and with a code close."""
        self.send(views.frame(m.Failed(reason, detail)))
        if code:
            self.close(code)

    async def gone(self) -> None:
        """Wait until what is queued is sent, and the close with it."""
        if self._sending is not None:
            await self._sending

    @property
    def closing(self) -> bool:
        return self._close != 0

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = self._loop.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send by ASGI what is queued, and then close if that is wanted."""
        try:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.pop(0).decode(), "bytes": None})
            if self._close:
                await self._send({"type": "websocket.close", "code": self._close, "reason": ""})
                return
        except OSError:
            # Gone; whoever reads from this socket is told, too.
            return
        self._sending = None


@websocket("/t/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    tables: NamedDependency[Tables],
    settings: NamedDependency[Settings],
    limits: NamedDependency[Limits],
    metrics: NamedDependency[Metrics],
) -> None:
    """One browser, or bot, at one table."""
    if not from_here(socket, settings):
        await socket.receive()
        # Not accepted yet, so the caller gets HTTP 403.
        await socket.close(4403)
        return
    await socket.accept()
    state = socket.scope["state"]
    receive, send = state[RAW]
    short: ShortWay | None = state.get(SHORT)
    line = SocketLine(send, short.write if short is not None else None)
    whose = address(socket, settings)
    visit = _Visit(table, line, tables, settings, limits)
    if not limits.places.enter(whose, table, visit.give_way):
        # Said over the socket: of one that is never opened a browser tells its page nothing.
        line.fail("too_many", "too many sockets are open", TOO_FAST)
        await line.gone()
        return
    metrics.socket_opened()
    seconds = settings.hello_seconds
    late = asyncio.get_running_loop().call_later(seconds, visit.late) if seconds else None
    if short is not None:
        visit.hold = short.hold
        short.listen(visit.hear)
    try:
        while (event := await receive())["type"] == "websocket.receive":
            await visit.take(event.get("text"))
    finally:
        if late is not None:
            late.cancel()
        # What was said before the socket closed is done all the same.
        await visit.done()
        if short is not None:
            # They know each other, and would stay in memory until the collector comes.
            short.listen(None)
        limits.places.leave(whose, table, visit.give_way)
        metrics.socket_closed()
        if visit.room is not None:
            visit.room.leave(line)


class _Visit:
    """What one socket has said so far."""

    __slots__ = (
        *("_bad", "_hit", "_loop", "_pace", "_places", "_settings", "_tables", "_waiting", "_working"),
        *("hold", "line", "room", "table"),
    )

    def __init__(self, table: str, line: SocketLine, tables: Tables, settings: Settings, limits: Limits) -> None:
        self.table = table
        self.line = line
        self.room: Room | None = None
        self._tables = tables
        self._pace = Bucket(settings.messages_a_second, settings.messages_a_second * 3)
        self._settings = settings
        self._hit = limits.hit
        self._places = limits.places
        self._bad = 0
        self._loop = asyncio.get_running_loop()
        self._waiting: list[str | None] = []
        self._working: asyncio.Task[None] | None = None
        self.hold: Callable[[bool], None] = lambda wait: None
        """Stops what comes from the socket, and lets it come again."""

    def late(self) -> None:
        if self.room is None:
            self._hit("hello_seconds")
            self.line.fail("hello_first", "nothing was said in time", NO_HELLO)

    def give_way(self) -> None:
        """Make room for another, having said nothing so far."""
        self.line.fail("too_many", "too many sockets are open at this table", TOO_FAST)

    def hear(self, frame: str | None) -> None:
        """As `take`, once everything that came before is done."""
        self._waiting.append(frame)
        if self._working is None:
            self._working = self._loop.create_task(self._take_all())
        elif len(self._waiting) == MOST_WAITING:
            self.hold(True)

    async def _take_all(self) -> None:
        while self._waiting:
            frames, self._waiting = self._waiting, []
            for frame in frames:
                await self.take(frame)
        self._working = None
        self.hold(False)

    async def done(self) -> None:
        """Wait until everything that was heard is done."""
        if self._working is not None:
            await self._working

    async def take(self, frame: str | None) -> None:
        """Do what one frame asks; None stands for one that is not text."""
        # What comes after the close is not heard any more: nothing shall happen that its sender is not told.
        if self.line.closing:
            return
        try:
            await self._do(frame)
        except Exception:
            # A fault of ours: whoever comes back gets the table anew, as the log has it.
            _log.exception("a message was not dealt with", table=self.table)
            self.line.fail("broken", "something went wrong here; nothing of what you sent was done", BROKEN)

    async def _do(self, frame: str | None) -> None:
        if self._pace.wait():
            self._hit("messages_a_second")
            self.line.fail("too_fast", "too many messages a second", TOO_FAST)
            return
        if frame is None:
            self._wrong("not_text", "messages are text frames")
            return
        most = int(self._settings.message_bytes)
        if most and len(frame) > most:
            self._hit("message_bytes")
            self.line.fail("too_large", f"a message has at most {most} characters", TOO_LARGE)
            return
        try:
            message = _decoder.decode(frame)
        except msgspec.ValidationError as error:
            self._wrong("bad_message", str(error))
            return
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._wrong("not_json", str(error))
            return
        if isinstance(message, m.Ping):
            self.line.send(_PONG)
        elif isinstance(message, m.Hello):
            await self._hello(message)
        elif self.room is None:
            self._wrong("hello_first", "say hello before anything else")
        else:
            await self.room.command(self.line, message)

    async def _hello(self, hello: m.Hello) -> None:
        try:
            self._places.spoke(self.table, self.give_way)
            self.room = await self._tables.hello(self.table, self.line, hello.token, hello.seq, hello.own)
        except Absent as absent:
            self.line.fail(absent.reason, "there is no such table to play at", absent.code)
        except NotUnderstood as beyond:
            self.line.fail(beyond.reason, f"this server does not have {beyond}", NOT_UNDERSTOOD)
        except StoreFailed as error:
            _log.error("a table could not be read", table=self.table, reason=error.reason, detail=str(error))
            self.line.fail("store_" + error.reason, "the table cannot be read just now", TRY_LATER)

    def _wrong(self, reason: str, detail: str) -> None:
        self._bad += 1
        enough = 0 < self._settings.bad_messages <= self._bad
        if enough:
            self._hit("bad_messages")
        self.line.fail(reason, detail[:200], BAD_MESSAGES if enough else 0)
