"""The levels of every game of partners against each other and against plain players, in points a hand.

Each deal is played twice with the teams swapped. Interpreted, in two processes. A decision of the best level may take
as long as its search is given; the others hardly any time.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from bench.figure import Figure
from chautari.games import catalogue
from chautari.lab.arena import Pairing
from chautari.lab.duplicate import Duel, duel
from chautari.players import LEVELS

PAIRS = [
    ("sharp", "steady"),
    ("sharp", "easy"),
    ("steady", "easy"),
    *[(level, plain) for level in reversed(LEVELS) for plain in ("greedy", "random")],
]
"""Each time the stronger first."""
HANDS = 4_000
"""For each pair, over the numbers of seats."""
BATCH = 100
THINKS_AT_MOST = 100.0


def figures(hands: int = HANDS) -> Iterator[Figure]:
    """Points a hand for the stronger of each pair, and milliseconds for each level's decisions."""
    for name, game in catalogue().items():
        if not game.rules.teams:
            continue
        spent: dict[str, tuple[int, float]] = {}
        with ProcessPoolExecutor(2) as pool:
            for one, other in PAIRS:
                tables = [Pairing(name, one, other, seats, option) for seats in game.rules.seats for option in ((),)]
                each = hands // len(tables)
                found: dict[Pairing, Duel] = {}
                batches = [(table, start) for table in tables for start in range(0, each, BATCH)]
                results = pool.map(duel, [b[0] for b in batches], [BATCH] * len(batches), [b[1] + 1 for b in batches])
                for (table, _), result in zip(batches, results, strict=True):
                    found[table] = found[table].plus(result) if table in found else result
                whole = Duel(0, 0.0, 0.0, 0, 0.0)
                for result in found.values():
                    whole = whole.plus(result)
                decisions, seconds = spent.get(one, (0, 0.0))
                spent[one] = (decisions + whole.decisions, seconds + whole.seconds)
                told = ", ".join(f"{t.seats} seats {r.points:+.1f} ± {r.give_or_take:.1f}" for t, r in found.items())
                detail = f"{2 * whole.deals} hands, ± {whole.give_or_take:.2f}: {told}"
                yield Figure(f"{name}: {one} against {other}, a hand", whole.points, "points", 0.0, detail=detail)
        for level, (decisions, seconds) in spent.items():
            yield Figure(f"{name}: a decision of {level}", 1000 * seconds / decisions, "ms", THINKS_AT_MOST, True)


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:.3g} {figure.unit}  {figure.detail}", flush=True)
