"""People who read their table as text: each has a line in this process, as a socket would be one.

A reader is at the table from the first page on, and for a while after each: who thinks over a move for some minutes has
not gone away.
"""

import asyncio
from typing import Final

import msgspec

from chautari.game import Refused
from chautari.table import messages as m
from chautari.table.opening import hashed
from chautari.table.room import Room
from chautari.table.tables import Tables

KEPT_SECONDS: Final = 900.0
"""How long somebody counts as there after the last page."""

HELD_SECONDS: Final = 6.0
"""How long an answer waits for the others, so that it comes when it is one's turn again."""

NEWS_KEPT: Final = 8
"""Pieces of news that a reader keeps until the next move."""

_decoder: Final = msgspec.json.Decoder(m.ServerMessage)


class Reader:
    """A way to one pair of eyes that keeps only what was last said, and the last news from round the cards."""

    def __init__(self) -> None:
        self.token = ""
        self.closed = False
        self.stirred = asyncio.Event()
        """Set when something has happened at the table."""
        self.news: list[m.News] = []
        self._said: m.ServerMessage | None = None

    def send(self, *frames: bytes) -> None:
        for frame in frames:
            message = _decoder.decode(frame)
            if isinstance(message, m.Update | m.Welcome) and message.news:
                self.news = [*self.news, *message.news][-NEWS_KEPT:]
            if isinstance(message, m.Update):
                self.stirred.set()
            else:
                self._said = message

    def said(self) -> m.ServerMessage | None:
        """The last message that was not an update, once."""
        said, self._said = self._said, None
        return said

    def close(self, code: int) -> None:
        self.closed = True
        self.stirred.set()


class _Kept:
    __slots__ = ("clock", "reader", "room")

    def __init__(self, reader: Reader, room: Room, clock: asyncio.TimerHandle) -> None:
        self.reader = reader
        self.room = room
        self.clock = clock


class Readers:
    """Everybody who reads a table here."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: dict[tuple[str, str], _Kept] = {}

    async def look(self, table: str, token: str) -> m.Welcome:
        """All that the seat of a secret may see of a table; without one what a stranger may.

        Refused: a secret that is no seat's any more (``wrong_token``), a table that lets nobody look on. Raises
        NoSuchTable, NotUnderstood or StoreFailed.
        """
        kept = self._kept.get((table, token))
        reader = kept.reader if kept is not None and not kept.reader.closed else Reader()
        room = await self._tables.hello(table, reader, token or None, None)
        said = reader.said()
        if not isinstance(said, m.Welcome):
            self._forget(table, token)
            raise Refused(said.reason if isinstance(said, m.Failed) else "busy")
        reader.stirred.clear()
        if token:
            self._keep(table, token, reader, room)
        else:
            room.leave(reader)
        return said

    def news(self, table: str, token: str) -> list[m.News]:
        """What happened round the cards since the last move of a seat's holder, as far as it was heard here."""
        kept = self._kept.get((table, token))
        return kept.reader.news if kept is not None else []

    async def take_over(self, table: str, offer: str, own: str) -> None:
        """Take the seat that was offered by a friend's secret, with a new secret of one's own.

        Refused: an offer that was used or taken back (``wrong_token``). Raises as `look`.
        """
        reader = Reader()
        room = await self._tables.hello(table, reader, offer, None, own)
        said = reader.said()
        if not isinstance(said, m.Welcome):
            raise Refused(said.reason if isinstance(said, m.Failed) else "busy")
        self._keep(table, own, reader, room)

    async def command(self, table: str, token: str, command: m.Command) -> m.RefusedCommand | None:
        """Do what somebody with a seat asks; returns the refusal, if it is one. Raises as `look`."""
        await self.look(table, token)
        kept = self._kept[table, token]
        if isinstance(command, m.Move):
            # Who plays on knows enough.
            kept.reader.news = []
        await kept.room.command(kept.reader, command)
        said = kept.reader.said()
        return said if isinstance(said, m.RefusedCommand) else None

    async def wait(self, table: str, token: str) -> None:
        """Wait a little until it is that seat's turn, or nobody's."""
        loop = asyncio.get_running_loop()
        until = loop.time() + HELD_SECONDS
        while (left := until - loop.time()) > 0:
            seen = await self.look(table, token)
            if seen.view is None or seen.table.phase != "playing" or seen.view["to_act"] == seen.seat:
                return
            kept = self._kept[table, token]
            try:
                await asyncio.wait_for(kept.reader.stirred.wait(), left)
            except TimeoutError:
                return

    def _keep(self, table: str, token: str, reader: Reader, room: Room) -> None:
        self._forget(table, token, leave=False)
        clock = asyncio.get_running_loop().call_later(KEPT_SECONDS, self._forget, table, token)
        self._kept[table, token] = _Kept(reader, room, clock)

    def _forget(self, table: str, token: str, leave: bool = True) -> None:
        kept = self._kept.pop((table, token), None)
        if kept is not None:
            kept.clock.cancel()
            # Whose line was closed has left already, and perhaps the room has gone since.
            if leave and not kept.reader.closed:
                kept.room.leave(kept.reader)


def proof(token: str) -> str:
    """What a form carries to show that it stood on a page of who holds the seat, and not on a stranger's."""
    return hashed("form " + token)[:32]
