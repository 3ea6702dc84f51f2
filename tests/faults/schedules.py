"""Playing a plan: ``python -m tests.faults.schedules GAME SEED`` tells one again, step by step.

``run`` is all of it; ``shorter`` takes from a plan that fails whatever is not needed for it.
"""

import gc
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any, NamedTuple

from tests.faults import judge
from tests.faults.clock import Jumping
from tests.faults.plan import Plan, drawn
from tests.faults.world import World, by_lot


class Outcome(NamedTuple):
    """What came of a plan."""

    faults: list[str]
    entries: int
    seconds: float
    """Simulated."""
    world: World


def run(plan: Plan) -> Outcome:
    """Play a plan to its end and judge it."""
    # A world is short; looking for garbage in it, and in everything else, would take a fifth of the time. What the last
    # one left is taken away first: its people, phones and sockets know one another, and only the collector ends that.
    gc.collect()
    gc.disable()
    try:
        return _run(plan)
    finally:
        gc.enable()


def _run(plan: Plan) -> Outcome:
    loop = Jumping()
    uncaught: list[str] = []
    loop.set_exception_handler(lambda _, context: uncaught.append(described(context)))
    with tempfile.TemporaryDirectory(prefix="chautari-") as folder:
        world = World(plan, Path(folder), loop)

        async def story() -> list[str]:
            try:
                await world.run()
                return judge.faults(world, logs)
            finally:
                await world.end()

        with by_lot(world) as logs:
            try:
                found = loop.run_until_complete(story())
            except Exception:
                found = [f"the story broke off: {traceback.format_exc()}"]
            loop.close()
    return Outcome([*found, *uncaught], len(world.log), loop.time(), world)


def described(context: dict[str, Any]) -> str:
    error = context.get("exception")
    text = "".join(traceback.format_exception(error)) if error is not None else ""
    return f"nobody caught: {context['message']} {text}"


def shorter(plan: Plan) -> Plan:
    """The same failure with as few troubles as one finds by leaving out one after another."""
    troubles = list(plan.troubles)
    for trouble in plan.troubles:
        fewer = [t for t in troubles if t is not trouble]
        if run(plan._replace(troubles=tuple(fewer))).faults:
            troubles = fewer
    return plan._replace(troubles=tuple(troubles))


def told(plan: Plan, outcome: Outcome) -> str:
    """A failure in full: what was planned, what is wrong, and how to see it again."""
    again = f"again: python -m tests.faults.schedules {plan.game} {plan.seed}"
    return "\n".join(["", *outcome.faults[:8], str(plan), again])


if __name__ == "__main__":
    wanted = drawn(sys.argv[1], int(sys.argv[2]))
    result = run(wanted)
    for number, entry in enumerate(result.world.log, 1):
        print(number, entry)
    print(told(wanted, result))
    print(f"{result.entries} entries in {result.seconds:.0f} simulated seconds")
    sys.exit(bool(result.faults))
