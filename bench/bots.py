"""The levels of each game where one plays for oneself, and to win: against each other and against plain players, and
how long they think. What partners gain is in `bench.teams`, what chips are won in `bench.stakes`.

Each pair plays 10,000 games (standard hands) at each of three tables, moving on a seat after every game. Told is the
share that the first of the two won; of two equal players each would win one half. Interpreted, in two processes.
"""

from collections.abc import Iterator

from bench.figure import Figure, amount
from chautari.games import catalogue
from chautari.lab.arena import Pairing, Result, league
from chautari.players import LEVELS

PAIRS = [
    ("sharp", "steady"),
    ("sharp", "easy"),
    ("steady", "easy"),
    *[(level, plain) for level in reversed(LEVELS) for plain in ("greedy", "random")],
]
"""Each time the stronger first."""
BESIDE = {"jutpatti": [("sharp", "keeper")]}
"""Told without an aim: `keeper` is as good as one gets without looking at more than one's pairs."""
TABLES = (2, 3, 4)
GAMES = amount(10_000, quick=200)
THINKS_AT_MOST = 2.0


def figures() -> Iterator[Figure]:
    """Shares in percent, how close the closest is to one half, and milliseconds for each level's decisions."""
    for name, game in catalogue().items():
        if not (game.rules.teams or game.rules.chips):
            yield from figures_of(name)


def figures_of(game: str) -> Iterator[Figure]:
    """The same of one game."""
    pairs = [*PAIRS, *BESIDE.get(game, [])]
    pairings = [Pairing(game, *pair, seats) for pair in pairs for seats in TABLES]
    results = league(pairings, GAMES, seed=1, processes=2)
    for pair in pairs:
        tables = {pairing.seats: result for pairing, result in results.items() if pairing[1:3] == pair}
        told = ", ".join(f"{seats} seats {shown(result)}" for seats, result in tables.items())
        share = sum([result.share for result in tables.values()]) / len(tables)
        aim = 50.0 if pair in PAIRS else None
        yield Figure(f"{game}: {pair[0]} against {pair[1]}", 100 * share, "%", aim, detail=told)
    closest = min([result.bounds[0] for pairing, result in results.items() if pairing[1:3] in PAIRS])
    yield Figure(f"{game}: the closest of these at any table, at its lower bound", 100 * closest, "%", 50.0)
    for level in reversed(LEVELS):
        own = [result for pairing, result in results.items() if pairing.one == level]
        spent = 1000 * sum([result.seconds for result in own]) / sum([result.decisions for result in own])
        yield Figure(f"{game}: a decision of {level}", spent, "ms", THINKS_AT_MOST, at_most=True)


def shown(result: Result) -> str:
    """A share and how far chance may have moved it, in percent."""
    low, high = result.bounds
    return f"{100 * result.share:.1f} ± {50 * (high - low):.1f}"


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:.3g} {figure.unit}  {figure.detail}", flush=True)
