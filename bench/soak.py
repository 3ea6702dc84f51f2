"""Tables opened, played to their end and left, again and again: an hour's play of a village in a few minutes.

A server that runs for months may not grow with what it has done. Told are the slopes of its memory, its asyncio tasks
and its open files over the second half, when all that fills once is full, how seldom the collector looks at all there
is, and what is left when everybody has gone. ``CHAUTARI_SOAK_SECONDS`` makes it longer.

``python -m bench.soak PORT SECONDS`` is the other end.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator
from subprocess import PIPE, Popen
from typing import Any

import uvloop

from bench.boardgame import said
from bench.figure import Figure, amount
from bench.moves import ROOT, served
from bench.people import Person, http_post, until

SECONDS = int(os.environ.get("CHAUTARI_SOAK_SECONDS", amount(300, quick=40)))
AT_ONCE = 24
"""Tables that are played at the same time."""
GAMES: list[dict[str, Any]] = [
    {"game": "jutpatti", "seats": 3},
    {"game": "pitty_pat", "seats": 3},
    {"game": "teen_patti", "seats": 3, "options": {"hands": 10}},
    {"game": "patta_party", "seats": 4, "options": {"length": "quick"}},
]
SAMPLES = 40


def figures() -> Iterator[Figure]:
    """Growth for each thousand tables played to their end."""
    os.environ["CHAUTARI_BENCH_IDLE_MS"] = "1000"
    with served(durable=True) as server:
        command = [sys.executable, "-m", "bench.soak", str(server.port), str(SECONDS)]
        with Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) as driver:
            found = []
            for _ in range(SAMPLES):
                time.sleep(SECONDS / SAMPLES)
                found.append((said(driver), server.used()))
            played, moves = found[-1][0]["tables"], found[-1][0]["moves"]
            driver.kill()
        # Away after some seconds, and out of memory at the next sweep but one.
        time.sleep(25)
        left = server.used()
        clean = server.used(collect=True)
    later = found[SAMPLES // 2 :]
    told = f"{played:,} tables and {moves:,} moves in {SECONDS} s"

    def slope(name: str) -> float:
        return 1000 * rise([(float(done["tables"]), float(used[name])) for done, used in later])

    first, last = later[0][1]["memory"] / 2**20, later[-1][1]["memory"] / 2**20
    # The one at the server's start is not meant.
    fulls = found[-1][1]["full"] - found[0][1]["full"]
    often = (
        f"the collector looked at all {fulls} times, every {played / fulls:,.0f} tables" if fulls else "no collection"
    )
    grown = f"{told}; {first:.1f} MiB, then {last:.1f} MiB; {often}"
    empty = f"{found[0][1]['memory'] / 2**20:.1f} MiB when {found[0][0]['tables']:,} tables had been played"
    yield Figure("memory grown in 1,000 tables", slope("memory") / 1024, "KiB", 1024, at_most=True, detail=grown)
    yield Figure("asyncio tasks grown in 1,000 tables", slope("tasks"), "", 2, at_most=True, detail=told)
    yield Figure("open files grown in 1,000 tables", slope("files"), "", 2, at_most=True, detail=told)
    yield Figure(
        "memory when all have gone, and the collector has looked", clean["memory"] / 2**20, "MiB", detail=empty
    )
    yield Figure("tables in memory when all have gone", left["tables"], "", 0, at_most=True, detail=told)


def rise(points: list[tuple[float, float]]) -> float:
    """The slope of the line through some points, by least squares."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else 0.0


class Guest(Person):
    """Plays one game, and goes when it is over."""

    over = False
    here = False

    def hear(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"refused"'):
            return
        super().hear(frame)
        self.here = True
        if b'"over":true' in frame:
            self.over = True
            self.transport.close()
        elif self.first and b'"phase":"between"' in frame:
            self.deal()

    def deal(self) -> None:
        if not self.over:
            super().deal()


async def one_table(port: int, number: int) -> None:
    """Open a table, play it to its end, and leave; one of the seats is the computer's."""
    wanted = {**GAMES[number % len(GAMES)], "way": "friends"}
    table = await asyncio.to_thread(http_post, port, "/api/tables", wanted)
    tokens = [table["seats"][0]["token"]]
    for _ in range(wanted["seats"] - 2):
        given = await asyncio.to_thread(http_post, port, f"/api/tables/{table['table']}/seats", {})
        tokens.append(given["token"])
    guests = [Guest(table["table"], token, token is tokens[0]) for token in tokens]
    for guest in guests[::-1]:
        await asyncio.get_running_loop().create_connection(lambda guest=guest: guest, "127.0.0.1", port)  # type: ignore[misc]
    await until(lambda: all(guest.here for guest in guests))
    guests[0].deal()
    await until(lambda: all(guest.over for guest in guests))


async def main(port: int, seconds: float) -> None:
    """Keep so many tables going, and tell now and then how many were played."""
    played = started = 0

    async def keep_playing() -> None:
        nonlocal played, started
        while True:
            started += 1
            await one_table(port, started)
            played += 1

    playing = [asyncio.create_task(keep_playing()) for _ in range(AT_ONCE)]
    for _ in range(SAMPLES):
        await asyncio.wait(playing, timeout=seconds / SAMPLES, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing:
            if task.done():
                task.result()
        print(json.dumps({"tables": played, "moves": Person.accepted}), flush=True)
    os._exit(0)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        uvloop.run(main(int(sys.argv[1]), float(sys.argv[2])))
    else:
        for figure in figures():
            print(f"{figure.what}: {figure.value:.3g} {figure.unit}  {figure.detail}", flush=True)
