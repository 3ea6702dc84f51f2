"""``kill -9`` at two hundred random moments under load: every acknowledged command is found again, none twice."""

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Figure, amount
from tests.faults.regulars import LOOSE, gathered, killed_again_and_again
from tests.served import Served

KILLS = amount(200, quick=8)
TABLES = 8


def figures() -> Iterator[Figure]:
    """How many faults so many kills showed."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(LOOSE)
        house = Served(Path(folder))
        house.start()
        start = time.monotonic()
        try:
            found, accepted = asyncio.run(story(house))
        finally:
            house.kill()
        for wrong in found:
            print(wrong)
        yield Figure(
            f"faults in {KILLS} kills under load",
            len(found),
            "",
            aim=0,
            at_most=True,
            detail=f"{accepted:,} accepted commands found again, {time.monotonic() - start:.0f} s",
        )


async def story(house: Served) -> tuple[list[str], int]:
    """What was found, and how many commands were accepted."""
    people = await gathered(house, TABLES)
    found = await killed_again_and_again(house, people, KILLS)
    return found, sum(len(person.accepted) for person in people)


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:g}  {figure.detail}", flush=True)
