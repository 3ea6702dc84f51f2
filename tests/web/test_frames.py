"""WebSocket frames as they may come off the wire: whole, in pieces, several at once, and as they must not be."""

import asyncio
import json
import os
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.served import Served
from tests.web.visitor import opened

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PING_ME = b'{"type":"ping"}'


def frame(kind: int, body: bytes, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a browser sends it, RFC 6455, 5.2."""
    mask = os.urandom(4)
    size = len(body)
    head = bytes([kind | (0x80 if last else 0)])
    most = 0x80 if masked else 0
    length = bytes([most | size]) if size < 126 else bytes([most | 126]) + size.to_bytes(2, "big")
    if not masked:
        return head + length + body
    return head + length + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(body))


class Wire:
    """A browser's end of a socket, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, house: Served) -> "Wire":
        """A socket at a new table, upgraded."""
        table = await opened(house.url)
        to = urlsplit(house.url)
        reader, writer = await asyncio.open_connection(to.hostname, to.port)
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        head = f"GET /t/{table['table']}/socket HTTP/1.1\r\nHost: {to.netloc}\r\nUpgrade: websocket\r\n"
        writer.write(f"{head}Connection: Upgrade\r\n{key}\r\n\r\n".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101")
        return cls(reader, writer)

    async def put(self, *parts: bytes) -> None:
        """Send bytes; what is given apart arrives apart."""
        for part in parts:
            self._writer.write(part)
            await self._writer.drain()
            # Long enough for the server to have read it: were it not, the parts would merely come together.
            await asyncio.sleep(0.01)

    async def get(self) -> tuple[int, bytes]:
        """The next frame's kind and body."""
        first, size = await self._reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self._reader.readexactly(2), "big")
        return first & 15, await self._reader.readexactly(size)

    async def hears(self) -> dict[str, Any]:
        """The next message."""
        kind, body = await self.get()
        assert kind == TEXT
        message: dict[str, Any] = json.loads(body)
        return message

    async def closed(self) -> int:
        """The code that the server closes with."""
        kind, body = await self.get()
        while kind != CLOSE:
            kind, body = await self.get()
        return int.from_bytes(body[:2], "big")

    def end(self) -> None:
        self._writer.close()


def run(house: Served, story: Any) -> None:
    async def told() -> None:
        wire = await Wire.to(house)
        try:
            await asyncio.wait_for(story(wire), 60)
        finally:
            wire.end()

    asyncio.run(told())


def test_messages_come_whole_or_byte_by_byte_or_many_at_once(house: Served) -> None:
    async def story(wire: Wire) -> None:
        await wire.put(frame(TEXT, PING_ME))
        assert await wire.hears() == {"type": "pong"}
        await wire.put(*[bytes([byte]) for byte in frame(TEXT, PING_ME)])
        assert await wire.hears() == {"type": "pong"}
        await wire.put(frame(TEXT, PING_ME) * 3)
        assert [await wire.hears() for _ in range(3)] == [{"type": "pong"}] * 3
        await wire.put(frame(TEXT, PING_ME))
        assert await wire.hears() == {"type": "pong"}

    run(house, story)


def test_a_message_in_fragments_is_one_message_and_comes_in_its_turn(house: Served) -> None:
    async def story(wire: Wire) -> None:
        start, end = frame(TEXT, PING_ME[:5], last=False), frame(0, PING_ME[5:])
        await wire.put(start, frame(PING, b"still there?"), end + frame(TEXT, b"?"))
        assert await wire.get() == (PONG, b"still there?")
        assert await wire.hears() == {"type": "pong"}
        assert (await wire.hears())["reason"] == "not_json"
        await wire.put(frame(TEXT, PING_ME))
        assert await wire.hears() == {"type": "pong"}

    run(house, story)


def test_a_text_inside_a_message_in_fragments_breaks_the_protocol(house: Served) -> None:
    async def story(wire: Wire) -> None:
        await wire.put(frame(TEXT, PING_ME[:5], last=False), frame(TEXT, PING_ME))
        assert await wire.closed() == 1002

    run(house, story)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xff" * 200), 1007),
        (frame(TEXT, PING_ME, masked=False), 1002),
        (bytes([0xC1]) + frame(TEXT, PING_ME)[1:], 1002),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
    ids=["no UTF-8", "long and no UTF-8", "not masked", "an extension nobody agreed to", "goodbye"],
)
def test_what_must_not_be_closes_the_socket_as_the_standard_says(house: Served, sent: bytes, code: int) -> None:
    async def story(wire: Wire) -> None:
        await wire.put(sent)
        assert await wire.closed() == code

    run(house, story)


def test_bytes_are_refused_and_long_texts_are_read(house: Served) -> None:
    async def story(wire: Wire) -> None:
        await wire.put(frame(BINARY, PING_ME))
        assert (await wire.hears())["reason"] == "not_text"
        await wire.put(frame(TEXT, PING_ME + b" " * 200))
        assert await wire.hears() == {"type": "pong"}

    run(house, story)


def test_many_messages_at_once_are_each_answered_in_their_order(house: Served) -> None:
    async def story(wire: Wire) -> None:
        # A hello reads the store, and so many wait for it that the server reads nothing more meanwhile.
        asked = [b'{"type":"hello","token":null}', *[PING_ME] * 40, b"?"]
        await wire.put(b"".join(frame(TEXT, each) for each in asked))
        assert (await wire.hears())["type"] == "welcome"
        assert [await wire.hears() for _ in range(40)] == [{"type": "pong"}] * 40
        assert (await wire.hears())["reason"] == "not_json"
        await wire.put(frame(TEXT, PING_ME))
        assert await wire.hears() == {"type": "pong"}

    run(house, story)
