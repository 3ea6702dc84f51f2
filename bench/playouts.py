"""Random playouts of Jutpatti, interpreted and compiled, against OpenSpiel's card games, driven from Python alike.

Each of the four runs in processes of its own, in turn, several times; what counts is the median of its rates. The
interpreted rules are the sources here, the compiled ones those of the installed wheel.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.figure import Figure, amount

ROOT = Path(__file__).parents[1]
PEERS = {"crazy_eights": (1.5, 5.0), "gin_rummy": (15.0, 50.0)}
"""OpenSpiel's games, and how many times as fast the interpreted and the compiled rules are to be."""
ROUNDS = amount(5, quick=1)
SECONDS = 1.0


class Rate(NamedTuple):
    """Moves a second: players' alone, and with chance's."""

    moves: float
    steps: float


def driven(game: str, sources: bool = False) -> tuple[str, Rate]:
    """The build that played, and its rate: of the sources here, or of what is installed."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        found["PYTHONPATH"] = str(ROOT)
    # Run as a script, so that the folder it is started from is not on the path.
    command = [sys.executable, str(ROOT / "bench/driven.py"), game, str(SECONDS)]
    told = json.loads(subprocess.run(command, env=found, stdout=subprocess.PIPE, text=True, check=True).stdout)
    moves, chances, seconds = told["moves"], told["chances"], told["seconds"]
    return told["build"], Rate(moves / seconds, (moves + chances) / seconds)


def figures() -> Iterator[Figure]:
    """Moves of Jutpatti for each move of OpenSpiel's games in the same time."""
    if find_spec("pyspiel") is None:
        raise ModuleNotFoundError("no OpenSpiel", name="pyspiel")
    rates: dict[str, list[Rate]] = {}
    for _ in range(ROUNDS):
        for game, sources in [("jutpatti", True), ("jutpatti", False), *((peer, False) for peer in PEERS)]:
            build, rate = driven(game, sources)
            rates.setdefault(build if game == "jutpatti" else game, []).append(rate)
    for peer, aims in PEERS.items():
        theirs = middle(rates[peer])
        for build, aim in zip(("interpreted", "compiled"), aims, strict=True):
            ours = middle(rates.get(build, [Rate(0.0, 0.0)]))
            detail = f"{ours.moves / 1e6:.2f} M moves a second against {theirs.moves / 1e6:.3f} M"
            detail += f"; with chance's {ours.steps / theirs.steps:.1f} ×"
            if not ours.moves:
                detail = "the installed rules are not compiled"
            what = f"random playouts, {build}, against OpenSpiel's {peer}"
            yield Figure(what, ours.moves / theirs.moves, aim=aim, detail=detail)


def middle(rates: list[Rate]) -> Rate:
    """The median of each."""
    return Rate(median([rate.moves for rate in rates]), median([rate.steps for rate in rates]))


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:.2f} {figure.unit} (aim {figure.aim}); {figure.detail}")
