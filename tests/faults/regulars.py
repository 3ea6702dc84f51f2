"""People over real sockets who come back by themselves whenever their server is gone, as browsers do, and play on."""

import asyncio
import random
import signal
from collections.abc import Callable
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chautari.store.sqlite import SqliteStore
from chautari.table.entries import decode
from tests.served import Served
from tests.web.visitor import Visitor, joined, opened

GAMES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("jutpatti", {"seats": 3, "options": {"hands": 3}}),
    ("pitty_pat", {"seats": 3, "options": {"hands": 3}}),
    ("teen_patti", {"seats": 3, "options": {"hands": 10}}),
    ("patta_party", {"seats": 4}),
)
LOOSE: Final = {
    "CHAUTARI_OPENS_A_MINUTE": "0",
    "CHAUTARI_OPENS_A_DAY": "0",
    "CHAUTARI_JOINS_A_MINUTE": "0",
    "CHAUTARI_REQUESTS_A_MINUTE": "0",
    "CHAUTARI_MESSAGES_A_SECOND": "0",
    "CHAUTARI_SOCKETS": "0",
    "CHAUTARI_THINKING": "0.05",
}
"""The server's settings for so many people at one address."""


class Regular(Visitor):
    """Moves whenever there is a turn, deals when there is none, and keeps what it was told is in the log."""

    def __init__(self, url: str, table: str, token: str, name: str, pause: float = 0.0) -> None:
        super().__init__(url, table, token, name)
        self.table_name = table
        self.pause = pause
        """Seconds from seeing a turn to moving."""
        self.accepted: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self.came = 0
        """How often it has been welcomed."""
        self.goodbyes: list[str] = []
        self.lot = random.Random(name)

    async def live(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self.come(self.seq or None)
                self.came += 1
                await self._play()
            except (ConnectionClosed, OSError, InvalidHandshake, EOFError, TimeoutError):
                # What came before the end is still to be read, and was said.
                await self._listen_to_the_end()
                await asyncio.sleep(self.lot.uniform(0.1, 0.3))

    async def _listen_to_the_end(self) -> None:
        if hasattr(self, "socket"):
            try:
                while True:
                    self._note(await self.next(0.5))
            except (ConnectionClosed, TimeoutError):
                await self.socket.close()

    async def _play(self) -> None:
        last = self.heard[-1]["last_id"]
        if self.unanswered is not None and last != self.unanswered["id"]:
            await self.say(self.unanswered)
        elif self.unanswered is not None:
            self.unanswered = None
        del self.heard[:], self.raw[:]
        while True:
            if self.unanswered is None:
                await self._do()
            self._note(await self.next(60))
            del self.heard[:-1], self.raw[:]

    async def _do(self) -> None:
        phase = self.table["phase"]
        if phase == "playing" and self.view.get("legal"):
            await asyncio.sleep(self.pause)
            await self._command("move", seq=self.seq, move=self.lot.choice(self.view["legal"]))
        elif phase in ("between", "over", "lobby") and self.name.endswith("0"):
            await self._command("deal")

    async def _command(self, kind: str, **more: Any) -> None:
        self.said += 1
        self.unanswered = {"type": kind, "id": f"{self.name}-{self.said}", **more}
        await self.say(self.unanswered)

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "accepted":
            before = self.accepted.setdefault(message["id"], message["seq"])
            assert before == message["seq"], f"{message} was accepted as {before} before"
        elif message["type"] == "goodbye":
            self.goodbyes.append(message["reason"])
        if self.unanswered is not None and message.get("id") == self.unanswered["id"]:
            self.unanswered = None


async def gathered(
    house: Served, tables: int, settings: dict[str, Any] | None = None, pause: float = 0.0
) -> list[Regular]:
    """Two people and computers at each of some tables, the games in turn; nobody has connected yet."""
    people = []
    for n in range(tables):
        game, wanted = GAMES[n % len(GAMES)]
        table = await opened(house.url, game=game, **wanted)
        given = await joined(house.url, table["table"])
        tokens = [table["seats"][0]["token"], given["token"]]
        people += [Regular(house.url, table["table"], t, f"t{n}p{i}", pause) for i, t in enumerate(tokens)]
        if settings is not None:
            await people[-2].come()
            await people[-2].command("settings", **settings)
            await people[-2].leave()
    return people


async def wrong_in(house: Served, people: list[Regular]) -> list[str]:
    """What the logs of a server that does not run say against what its people were told."""
    store = SqliteStore(house.database)
    found = []
    for table in dict.fromkeys(person.table_name for person in people):
        ids = [entry.id for entry in map(decode, await store.read(table))]
        given = [each for each in ids if each]
        if len(given) > len(set(given)):
            found.append(f"{table}: a command is in the log twice")
        for person in people:
            if person.table_name != table:
                continue
            lost = [c for c, seq in person.accepted.items() if seq > len(ids) or ids[seq - 1] != c]
            found += [f"{table}: {person.name} was told that {command} was accepted" for command in lost]
            if person.seq > len(ids):
                found.append(f"{table}: {person.name} saw entry {person.seq} of {len(ids)}")
    await store.close()
    return found


async def killed_again_and_again(house: Served, people: list[Regular], times: int) -> list[str]:
    """Kill a running server at so many random moments; returns what was lost, doubled, or did not go on."""
    lot = random.Random(times)
    living = [asyncio.create_task(person.live()) for person in people]
    found: list[str] = []
    try:
        for n in range(times):
            came = [person.came for person in people]
            accepted = sum(len(person.accepted) for person in people)
            try:
                await asyncio.wait_for(until_all(people, came, accepted), 60)
            except TimeoutError:
                found.append(f"after kill {n} not everybody came back and played on")
            await asyncio.sleep(lot.uniform(0.0, 0.5))
            await asyncio.to_thread(house.kill)
            # Nothing that was said before the end is still on its way then.
            await asyncio.sleep(0.2)
            found += [f"kill {n + 1}: {wrong}" for wrong in await wrong_in(house, people)]
            await asyncio.to_thread(house.start)
    finally:
        for task in living:
            task.cancel()
        ends = await asyncio.gather(*living, return_exceptions=True)
    return found + [f"somebody broke off: {end!r}" for end in ends if not isinstance(end, asyncio.CancelledError)]


async def until_all(people: list[Regular], came: list[int], accepted: int) -> None:
    """Wait until everybody is there, and something was accepted since."""

    def there() -> bool:
        back = all(p.table and p.came >= before for p, before in zip(people, came, strict=True))
        return back and sum(len(person.accepted) for person in people) > accepted

    await until(there)


async def until(done: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not done():  # noqa: ASYNC110 - of people at many sockets
        await asyncio.sleep(0.02)


def stop(house: Served) -> int:
    """SIGTERM; returns the exit code."""
    assert house.process is not None
    house.process.send_signal(signal.SIGTERM)
    code = house.process.wait(30)
    house.process = None
    return code
