"""Two thousand tables in mid-hand with four open sockets each, in one process: its memory, and what waiting costs.

``python -m bench.idle PORT TABLES`` is the other end: it seats everybody, prints a line, and waits for one on standard
input; then the same for one onlooker more at each table.
"""

import asyncio
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from subprocess import PIPE

import uvloop

from bench.boardgame import said
from bench.figure import Figure, amount
from bench.moves import ROOT, served
from bench.people import SEATS, Person, opened, until

TABLES = amount(2000, quick=300)
DRIVERS = 2
CROWD = 50
IDLE_SECONDS = amount(30, quick=10)

Wait = Callable[[], None]


def figures() -> Iterator[Figure]:
    """KiB for a table and for a socket, the whole process, and its share of a core while nothing happens."""
    allow_files(TABLES * (SEATS + 1) + 500)
    with served(durable=True) as server:
        with drivers(server.port, 20):
            # What grows once and for all has grown before it counts.
            before = server.used()["memory"]
        with drivers(server.port, TABLES) as (seated, go_on):
            seated()
            full = server.used()["memory"]
            # What had to be done after sitting down is over.
            time.sleep(20)
            start = server.used()["cpu"]
            time.sleep(IDLE_SECONDS)
            idle = (server.used()["cpu"] - start) / IDLE_SECONDS
            go_on()
            seated()
            more = server.used()["memory"]
    a_table = (full - before) / TABLES / 1024
    a_socket = (more - full) / TABLES / 1024
    told = f"{TABLES:,} tables in mid-hand, {TABLES * SEATS:,} sockets, {full / 2**20:.0f} MiB in all"
    yield Figure("memory of an idle table with four open sockets", a_table, "KiB", 150, at_most=True, detail=told)
    yield Figure("memory of one socket more", a_socket, "KiB")
    yield Figure("a core's share while nothing happens at them", 100 * idle, "%", 5, at_most=True, detail=told)


def allow_files(most: int) -> None:
    """Let this process and those it starts hold so many files open. Raises ValueError where the machine forbids it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, max(most, hard)))


@contextmanager
def drivers(port: int, tables: int) -> Iterator[tuple[Wait, Wait]]:
    """The other end, in processes of its own; a function to wait until all are ready, and one to let them go on."""
    share = tables // DRIVERS
    command = [sys.executable, "-m", "bench.idle", str(port), str(share)]
    running = [subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) for _ in range(DRIVERS)]

    def ready() -> None:
        for process in running:
            said(process)

    def go_on() -> None:
        for process in running:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()

    try:
        yield ready, go_on
    finally:
        for process in running:
            process.kill()
            process.wait()


async def main(port: int, tables: int) -> None:
    """Sit down at so many tables and wait; then look on at each."""
    loop = asyncio.get_running_loop()

    connected = 0

    async def connect(table: str, token: str, first: bool = False) -> Person:
        nonlocal connected
        connected += 1
        # No crowd before the door: it is not what is measured here.
        await until(lambda: Person.welcomed > connected - CROWD)
        person = Person(table, token, first)
        await loop.create_connection(lambda: person, "127.0.0.1", port)
        return person

    Person.playing = False
    found = await asyncio.to_thread(opened, port, tables)
    hosts = []
    for table, tokens in found:
        hosts.append(await connect(table, tokens[0], first=True))
        for token in tokens[1:]:
            await connect(table, token)
    await until(lambda: Person.welcomed == tables * SEATS)
    for host in hosts:
        host.deal()
    await until(lambda: Person.dealt >= tables * SEATS)
    print(json.dumps({"ready": True}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for table, _ in found:
        await connect(table, "")
    await until(lambda: Person.welcomed == tables * (SEATS + 1))
    print(json.dumps({"ready": True}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    os._exit(0)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        uvloop.run(main(int(sys.argv[1]), int(sys.argv[2])))
    else:
        for figure in figures():
            print(f"{figure.what}: {figure.value:.3g} {figure.unit}  {figure.detail}", flush=True)
