"""Four people to a table, over real sockets, each moving as soon as it may: the load on our own server.

``python -m bench.people PORT TABLES SECONDS`` prints ``{"ready": true}`` once every hand is dealt, waits for a line on
standard input, plays for so many seconds and prints ``{"moves", "seconds"}``. With 0 seconds it only sits there.

It has to be faster than the server it drives, so it speaks just enough of WebSocket and finds what it needs in a frame
without reading all of it.
"""

import asyncio
import json
import os
import re
import struct
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, Final, cast

import uvloop

SEATS: Final = 4
_LEGAL: Final = re.compile(rb'"legal":\["([^\]]+)"\]')
_SEQ: Final = re.compile(rb'"seq":(\d+)')


class Person(asyncio.Protocol):
    """One socket. Counts the moves that the server accepted."""

    accepted = 0
    playing = True
    welcomed = 0
    dealt = 0

    def __init__(self, table: str, token: str, first: bool) -> None:
        self.path = f"/t/{table}/socket"
        self.token = token
        self.first = first
        self.buffer = b""
        self.open = False
        self.sent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
        head = f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.buffer = True, rest
            self.say({"type": "hello", "token": self.token or None})
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            assert size < 127 or start == at + 4, "a frame larger than any view"
            if len(buffer) < start + size:
                break
            if buffer[at] == 0x81:
                self.hear(buffer[start : start + size])
            elif buffer[at] == 0x89:
                self.frame(0x8A, buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"accepted"'):
            Person.accepted += 1
            return
        if frame.startswith(b'{"type":"welcome"'):
            Person.welcomed += 1
            return
        assert frame.startswith(b'{"type":"update"'), frame
        if b'"kind":"dealt"' in frame:
            Person.dealt += 1
        if not Person.playing:
            return
        found = _LEGAL.search(frame)
        if found is not None:
            legal = found[1].split(b'","')
            self.move(frame, legal[self.sent % len(legal)])
        elif self.first and b'"over":true' in frame:
            self.deal()

    def move(self, frame: bytes, words: bytes) -> None:
        seq = _SEQ.search(frame)
        assert seq is not None
        self.sent += 1
        self.frame(0x81, b'{"type":"move","id":"m%d","seq":%b,"move":"%b"}' % (self.sent, seq[1], words))

    def deal(self) -> None:
        self.sent += 1
        self.say({"type": "deal", "id": f"m{self.sent}"})

    def say(self, message: dict[str, Any]) -> None:
        self.frame(0x81, json.dumps(message).encode())

    def frame(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask, and leaves the body as it is.
        size = bytes([0x80 | len(body)]) if len(body) < 126 else struct.pack("!BH", 0x80 | 126, len(body))
        self.transport.write(bytes([kind]) + size + bytes(4) + body)


def http_post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers, on a connection of its own."""
    http = HTTPConnection("127.0.0.1", port)
    http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer: dict[str, Any] = json.load(http.getresponse())
    http.close()
    return answer


def opened(port: int, tables: int) -> list[tuple[str, list[str]]]:
    """Open tables for four friends each; returns each one's name and its seats' secrets."""
    http = HTTPConnection("127.0.0.1", port)

    def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer: dict[str, Any] = json.load(http.getresponse())
        return answer

    found = []
    for _ in range(tables):
        table = post("/api/tables", {"game": "jutpatti", "way": "friends", "seats": SEATS})
        tokens = [table["seats"][0]["token"]]
        tokens += [post(f"/api/tables/{table['table']}/seats", {})["token"] for _ in range(SEATS - 1)]
        found.append((table["table"], tokens))
    return found


async def main(port: int, tables: int, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    firsts = []
    for table, tokens in await asyncio.to_thread(opened, port, tables):
        for token in tokens:
            person = Person(table, token, token is tokens[0])
            await loop.create_connection(lambda person=person: person, "127.0.0.1", port)  # type: ignore[misc]
            if person.first:
                firsts.append(person)
    await until(lambda: Person.welcomed == tables * SEATS)
    Person.playing = seconds > 0
    for person in firsts:
        person.deal()
    await until(lambda: Person.dealt >= tables * SEATS)
    print(json.dumps({"ready": True}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    start, before = time.perf_counter(), Person.accepted
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    print(json.dumps({"moves": Person.accepted - before, "seconds": took}), flush=True)
    os._exit(0)


async def until(done: Callable[[], bool]) -> None:
    while not done():  # noqa: ASYNC110 - only while people sit down
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
