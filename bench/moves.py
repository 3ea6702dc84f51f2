"""Durable moves a second over real WebSockets, four people to a table, against the commit left out and boardgame.io.

What is compared is moves per second of the server's processor time: how many a server on one core carries, whatever
else the machine and the driver do meanwhile.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from subprocess import PIPE
from typing import Any

from bench import boardgame
from bench.boardgame import Load, said
from bench.figure import Figure, amount

ROOT = Path(__file__).parents[1]
TABLES = 100
SECONDS = float(amount(5, quick=2))
TABLES_HELD = amount(500, quick=100)
TABLES_OF_PEER = 16
"""Enough to keep boardgame.io's server busy; its clients, which run the rules too, could not drive many more."""


class Served:
    """A server of ours in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.port = int(said(process)["port"])

    def used(self, collect: bool = False) -> dict[str, Any]:
        """Seconds of processor and bytes of memory so far; with ``collect`` after its collector has looked at all."""
        assert self.process.stdin is not None
        self.process.stdin.write("collect\n" if collect else "used\n")
        return said(self.process)


def installed() -> bool:
    """Whether the package is installed here, and not only its sources are."""
    try:
        distribution("chautari")
    except PackageNotFoundError:
        return False
    return True


@contextmanager
def served(durable: bool) -> Iterator[Served]:
    """A server with a database of its own, or with the commit left out."""
    with tempfile.TemporaryDirectory() as folder:
        # As a script and off the sources' path: what is measured is the server that is installed, rules compiled.
        command = [sys.executable, "-P", str(ROOT / "bench/serving.py"), *([f"{folder}/bench.db"] if durable else [])]
        path = {} if installed() else {"PYTHONPATH": str(ROOT)}
        with subprocess.Popen(
            command, cwd=ROOT, env=os.environ | path, stdin=PIPE, stdout=PIPE, text=True, bufsize=1
        ) as process:
            try:
                if hasattr(os, "sched_setaffinity"):
                    os.sched_setaffinity(process.pid, {0})
                yield Served(process)
            finally:
                process.kill()


@contextmanager
def people(port: int, tables: int, seconds: float) -> Iterator["subprocess.Popen[str]"]:
    """The driver, everybody sitting and dealt to."""
    command = [sys.executable, "-m", "bench.people", str(port), str(tables), str(seconds)]
    with subprocess.Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True, bufsize=1) as process:
        try:
            said(process)
            yield process
        finally:
            process.kill()


def measure(durable: bool, tables: int = TABLES, seconds: float = SECONDS) -> Load:
    """Keep ``tables`` tables busy for ``seconds``."""
    with served(durable) as server, people(server.port, tables, seconds) as driver:
        before = server.used()["cpu"]
        assert driver.stdin is not None
        driver.stdin.write("go\n")
        result = said(driver)
        return Load(result["moves"], result["seconds"], server.used()["cpu"] - before)


def bytes_a_table(tables: int = TABLES_HELD) -> float:
    """What a table in mid-hand with four open sockets takes of the server's memory."""
    with served(durable=True) as server:
        with people(server.port, 20, 0):
            # What grows once and for all has grown before it counts.
            before = server.used()["memory"]
        with people(server.port, tables, 0):
            return float(server.used()["memory"] - before) / tables


def a_core(load: Load) -> float:
    """Moves a second of the server's processor time."""
    return load.moves / load.cpu


def told(load: Load) -> str:
    busy = load.cpu / load.seconds
    return f"{a_core(load):,.0f} a core ({load.moves / load.seconds:,.0f} a second by the clock, {busy:.0%} of a core)"


def figures() -> Iterator[Figure]:
    """What `make bench` shows."""
    # Taken in turn, and the better of two each: what else the machine does falls on both alike.
    durable, without = [], []
    for _ in range(2):
        durable.append(measure(True))
        without.append(measure(False))
    best, loose = max(durable, key=a_core), max(without, key=a_core)
    yield Figure(
        "durable moves, against the commit left out",
        a_core(best) / a_core(loose),
        aim=0.6,
        detail=f"{told(best)}; without the commit {told(loose)}",
    )
    peer = max((boardgame.measure(TABLES_OF_PEER, SECONDS) for _ in range(2)), key=a_core)
    yield Figure(
        "durable moves, against boardgame.io in memory",
        a_core(best) / a_core(peer),
        aim=2.5,
        detail=f"boardgame.io {told(peer)}",
    )
    yield Figure("memory of a table with four open sockets", bytes_a_table() / 1024, "KiB")
