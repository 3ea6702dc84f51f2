"""The levels of every game of partners against each other and against plain players, in points a hand.

At each number of seats, plain and with jokers. Each deal is played twice with the teams swapped, so that the luck of
the cards falls on both. One process; a decision of the best level may take as long as its search is given, the others
take hardly any time. Compiled rules take a fifth of the time: run it from a folder without the sources.
"""

from collections.abc import Iterator

from bench.figure import Figure, amount
from chautari.game import Rules
from chautari.games import catalogue
from chautari.lab.arena import Pairing
from chautari.lab.duplicate import Duel, duel
from chautari.players import LEVELS

PAIRS = [
    ("sharp", "steady"),
    ("steady", "easy"),
    ("sharp", "easy"),
    *[(level, plain) for level in reversed(LEVELS) for plain in ("greedy", "random")],
]
"""Each time the stronger first."""
HANDS = amount(4_000, quick=60)
"""For each pair, over all tables."""
SHARES = {4: 0.25, 6: 0.15, 8: 0.10}
"""The part of a pair's hands at a table of so many seats; a hand of eight takes six times as long as one of four."""
THINKS_AT_MOST = 15.0


def figures(hands: int = HANDS) -> Iterator[Figure]:
    """Points a hand for the stronger of each pair at each table and over all, and milliseconds for a decision."""
    for name, game in catalogue().items():
        if not game.rules.teams:
            continue
        spent: dict[str, tuple[int, float]] = {}
        for one, other in PAIRS:
            whole = Duel(0, 0.0, 0.0, 0, 0.0)
            for table in tables(game.rules):
                pairing = Pairing(name, one, other, *table)
                found = duel(pairing, 2 * round(hands * SHARES[pairing.seats] / 2), seed=1)
                whole = whole.plus(found)
                where = ", ".join([f"{pairing.seats} seats", *[option for option, on in pairing.options if on]])
                yield figure(f"{name}: {one} against {other}, {where}", found)
            yield figure(f"{name}: {one} against {other}", whole)
            decisions, seconds = spent.get(one, (0, 0.0))
            spent[one] = (decisions + whole.decisions, seconds + whole.seconds)
        for level, (decisions, seconds) in spent.items():
            yield Figure(f"{name}: a decision of {level}", 1000 * seconds / decisions, "ms", THINKS_AT_MOST, True)


def tables(rules: Rules) -> list[tuple[int, tuple[tuple[str, bool], ...]]]:
    """Seats and options: each number of seats, and where there is a choice of jokers, without and with."""
    jokers = any(option.name == "jokers" for option in rules.options)
    return [
        (seats, (("jokers", on),)) if jokers else (seats, ())
        for seats in rules.seats
        for on in (False, True)[: 1 + jokers]
    ]


def figure(what: str, found: Duel) -> Figure:
    """What a pairing came to; it is to be above zero beyond what chance may have done."""
    detail = f"{2 * found.deals} hands, ± {found.give_or_take:.2f}, {1000 * found.seconds / found.decisions:.2f} ms"
    return Figure(what, found.points, "points a hand", found.give_or_take, detail=detail)


if __name__ == "__main__":
    for one in figures():
        print(f"{one.what}: {one.value:.3g} {one.unit}  {one.detail}", flush=True)
