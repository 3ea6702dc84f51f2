"""Somebody who comes over the network: HTTP with the standard library, a WebSocket with `websockets`."""

import asyncio
import json
import urllib.request
from typing import Any
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def ask(url: str, body: object = None, headers: dict[str, str] | None = None, raw: bytes | None = None) -> Any:
    """An HTTP request; returns (status, body), the body decoded when it is JSON."""
    data = raw if raw is not None else json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(url, data, {"Content-Type": "application/json", **(headers or {})})
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            status, kind, text = answer.status, answer.headers["Content-Type"], answer.read().decode()
    except HTTPError as error:
        status, kind, text = error.code, error.headers["Content-Type"], error.read().decode()
    return status, json.loads(text) if kind and "json" in kind.partition(";")[0] else text


async def opened(url: str, **wanted: Any) -> dict[str, Any]:
    """Open a table for friends, quick and of two seats unless said otherwise."""
    body = {"game": "jutpatti", "way": "friends", "seats": 2, "pace": "quick", **wanted}
    status, table = await asyncio.to_thread(ask, f"{url}api/tables", body)
    assert status == 201, table
    return dict(table)


async def joined(url: str, table: str, **who: Any) -> dict[str, Any]:
    status, given = await asyncio.to_thread(ask, f"{url}api/tables/{table}/seats", who)
    assert status == 201, given
    return dict(given)


class Visitor:
    """One socket at one table."""

    def __init__(self, url: str, table: str, token: str | None = None, name: str = "visitor") -> None:
        self.address = f"{url.replace('http', 'ws', 1)}t/{table}/socket"
        self.token = token
        self.name = name
        self.seq = 0
        self.said = 0
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def come(self, known: int | None = None, **more: Any) -> dict[str, Any]:
        """Connect and say hello; returns the welcome."""
        await self.connect(**more)
        await self.say({"type": "hello", "token": self.token, "seq": known})
        return await self.hear("welcome")

    async def connect(self, **more: Any) -> None:
        self.socket: ClientConnection = await connect(self.address, open_timeout=20, **more)

    async def say(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, within: float = 20) -> dict[str, Any]:
        """The next message, whatever it is. Raises ConnectionClosed when none comes any more."""
        text = await asyncio.wait_for(self.socket.recv(), within)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.view = message["view"] or self.view
            self.table = message["table"] or self.table
            if message.get("undo") is not None:
                self.table = {**self.table, "undo": message["undo"]}
        return message

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; what comes before it is taken in."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def command(self, kind: str, **more: Any) -> dict[str, Any]:
        """Give a command and wait for its answer."""
        self.said += 1
        known = f"{self.name}-{self.said}"
        await self.say({"type": kind, "id": known, **more})
        while True:
            message = await self.next()
            if message.get("id") == known:
                return message

    async def move(self, words: str | None = None, seq: int | None = None) -> dict[str, Any]:
        words = words if words is not None else self.view["legal"][0]
        return await self.command("move", seq=self.seq if seq is None else seq, move=words)

    async def closed(self) -> int:
        """Wait until the server closes; returns its code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    async def leave(self) -> None:
        await self.socket.close()
