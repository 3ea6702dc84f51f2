"""Random schedules of everything that goes wrong at a table: a thousand for each game, and none may show a fault.

What they are stands in `tests.faults`; the tests play sixty of each. A seed that fails is named with its story.
"""

import gc
import time
from collections.abc import Iterator
from multiprocessing import Pool

from bench.figure import Figure, amount
from chautari.games import names
from tests.faults.plan import drawn
from tests.faults.schedules import run, told

SCHEDULES = amount(1000, quick=40)
PROCESSES = 2


def figures() -> Iterator[Figure]:
    """Schedules with a fault, for each game."""
    # What the worlds leave is looked for after each; what was there before them need not be looked through every time.
    with Pool(PROCESSES, gc.freeze) as pool:
        for game in names():
            start = time.monotonic()
            played = list(pool.imap_unordered(played_one, [(game, seed) for seed in range(SCHEDULES)], chunksize=5))
            hours = sum(seconds for _, seconds, _ in played) / 3600
            entries = sum(count for count, _, _ in played)
            for story in filter(None, [story for *_, story in played]):
                print(story)
            took = time.monotonic() - start
            yield Figure(
                f"{game}: faults in {SCHEDULES} random schedules",
                sum(bool(story) for *_, story in played),
                "",
                aim=0,
                at_most=True,
                detail=f"{entries:,} entries, {hours:,.0f} simulated hours in {took:.0f} s",
            )


def played_one(which: tuple[str, int]) -> tuple[int, float, str]:
    """Play a schedule; returns its entries, its simulated seconds, and its story when anything was wrong."""
    plan = drawn(*which)
    outcome = run(plan)
    return outcome.entries, outcome.seconds, told(plan, outcome) if outcome.faults else ""


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:g}  {figure.detail}", flush=True)
