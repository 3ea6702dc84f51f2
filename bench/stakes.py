"""What the levels of Teen Patti are worth, in chips won in a hundred hands.

Each sits alone among players of another kind: 20,000 hands at each of three tables, a boot of 10, everybody with 1,000
chips at the start of every hand, seats and deal moving on. Of two equal players each wins nothing. Interpreted, in two
processes.
"""

from collections.abc import Iterator

from bench.figure import Figure, amount
from chautari.lab.stakes import Margin, Seating, measured
from chautari.players import LEVELS

PLAIN = ("caller", "raiser", "pairs", "random")
"""Always chaal and always raise without looking; pack below a pair; any move."""
PAIRS = [("sharp", "steady"), ("sharp", "easy"), ("steady", "easy"), *[("sharp", plain) for plain in PLAIN]]
"""The first is to win."""
BESIDE = [(level, plain) for level in ("steady", "easy") for plain in PLAIN]
TABLES = (2, 4, 6)
HANDS = amount(20_000, quick=500)


def figures() -> Iterator[Figure]:
    """Chips in a hundred hands for each pair over all tables, with an aim where the first is to win at every table."""
    assert set(LEVELS) == {"easy", "steady", "sharp"}
    seatings = [Seating("teen_patti", *pair, seats) for pair in [*PAIRS, *BESIDE] for seats in TABLES]
    margins = measured(seatings, HANDS, seed=1, processes=2)
    for pair in [*PAIRS, *BESIDE]:
        tables = {seating.seats: margin for seating, margin in margins.items() if seating[1:3] == pair}
        told = ", ".join(f"{seats} seats {shown(margin)}" for seats, margin in tables.items())
        least = 100 * min([margin.mean - margin.error for margin in tables.values()])
        aim = 0.0 if pair in PAIRS else None
        yield Figure(f"{pair[0]} among {pair[1]}: at least, at any table", least, "chips", aim, detail=told)


def shown(margin: Margin) -> str:
    """Chips in a hundred hands, and how far chance may have moved them."""
    return f"{100 * margin.mean:+.0f} ± {100 * margin.error:.0f}"


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:.0f} {figure.unit}  {figure.detail}", flush=True)
