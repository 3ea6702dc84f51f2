"""The command ``chautari simulate``: very many hands of random players, none of which may be stuck (E4)."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Annotated, NamedTuple

import typer

from chautari.game import OptionValue, Position, Refused, Rules
from chautari.games import names
from chautari.lab.playout import give

MOVES_AT_MOST = 200_000
"""A hand with more moves than this counts as stuck: the longest that rules allow are far shorter."""

BATCH = 250
"""Hands between two reports."""


class Stuck(Exception):
    """A hand that does not end, or a seat that is to act and has no move."""


class Simulated(NamedTuple):
    """What very many hands came to."""

    hands: int
    moves: int
    longest: int
    """Moves in the longest hand."""
    reasons: Counter[str]
    """How hands ended, and how often."""


def tables(rules: Rules) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every number of seats with every combination of options, in an order that mixes them."""
    options = [option.name for option in rules.options]
    choices = [option.values for option in rules.options]
    every = [(seats, dict(zip(options, c, strict=True))) for seats in rules.seats for c in product(*choices)]
    Random(0).shuffle(every)
    return every


def play_hand(position: Position, random: Random) -> int:
    """Play one hand with random moves; returns how many. Raises Stuck."""
    moves, played = 0, position.hands_played
    while position.hands_played == played and not position.over:
        if position.to_act < 0:
            give(position, random)
            continue
        legal = position.legal()
        if not legal or moves == MOVES_AT_MOST:
            raise Stuck(f"after {moves} moves seat {position.to_act} has {len(legal)} of them: {position.state()}")
        position.apply(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def simulate_hands(rules: Rules, hands: int, seed: int, told: Callable[[int], object] | None = None) -> Simulated:
    """Play so many hands over all tables in turn. The same seed gives the same hands. Raises Stuck."""
    random, reasons = Random(seed), Counter[str]()
    done = moves = longest = 0
    for seats, options in _for_ever(tables(rules)):
        position = rules.start(seats, options, dealer=random.randrange(seats))
        before = done
        while done < hands and not position.over and done - before < BATCH:
            made = play_hand(position, random)
            done, moves, longest = done + 1, moves + made, max(longest, made)
            reasons[str(position.state()["reason"])] += 1
        if told is not None:
            told(done - before)
        if done == hands:
            return Simulated(done, moves, longest, reasons)
    raise AssertionError("a game has tables")


def _for_ever(every: list[tuple[int, dict[str, OptionValue]]]) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    while True:
        yield from every


def simulate(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(names())}.")] = "jutpatti",
    hands: Annotated[int, typer.Option("--hands", "-n", min=1, help="How many hands.")] = 1_000_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hands.")] = 1,
) -> None:
    """Play very many random hands, and see that each ends.

    They go over every number of seats and every option. Exits 1 when a hand is stuck, and prints its position.
    """
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
    from rich.table import Table

    from chautari.games import game as game_named
    from chautari.words import why

    try:
        rules = game_named(game).rules
    except Refused as refused:
        raise typer.BadParameter(why("en", refused)) from None
    console = Console()
    try:
        with Progress(*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn()) as progress:
            task = progress.add_task("hands", total=hands)
            result = simulate_hands(rules, hands, seed, lambda done: progress.advance(task, done))
    except Stuck as stuck:
        console.print(f"{game}: a hand is stuck {stuck}", soft_wrap=True)
        raise typer.Exit(1) from None
    console.print(f"{game}: {result.hands:,} hands, none stuck")
    table = Table("how hands ended", "hands")
    for reason, count in result.reasons.most_common():
        table.add_row(reason, f"{count:,}")
    console.print(table)
    console.print(f"{result.moves:,} moves; the longest hand had {result.longest:,}")
