"""The command ``chautari arena``: computer players against each other, as tables with error bars."""

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Annotated

import typer

from chautari.game import OptionValue, Refused, Rules, chosen
from chautari.games import names as games_here
from chautari.lab.arena import Pairing, Result, league
from chautari.players import LEVELS

if TYPE_CHECKING:
    from rich.table import Table


def arena(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(games_here())}.")] = "jutpatti",
    players: Annotated[
        list[str] | None,
        typer.Option("--player", "-p", help="A level or another player of the game; all levels when none is named."),
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option("--seats", "-s", help="Seats at the table; may be given more than once.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each pair of players.")] = 2000,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="What differs from the standard game: NAME=VALUE.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    processes: Annotated[int, typer.Option("--processes", "-j", min=1, help="How many processes play.")] = 1,
) -> None:
    """Play computer players against each other.

    Tells who wins how many games, and how long they think. A cell is the part of the games that the player of its row
    won against the player of its column, give or take what chance may do to it (95 %). Two equal players win one half
    each, whatever the number of seats.
    """
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from chautari.games import game as game_named
    from chautari.words import why

    names = list(dict.fromkeys(players or [*reversed(LEVELS), "random"]))
    if len(names) < 2:
        raise typer.BadParameter("two players are needed, or none named")
    try:
        entry = game_named(game)
        tables = seats or [entry.rules.standard_seats]
        options = tuple(wanted(option or [], entry.rules).items())
        for name in names:
            entry.computer(name, lambda: 0.0)
        for table in tables:
            entry.rules.start(table, dict(options), dealer=0)
    except Refused as refused:
        raise typer.BadParameter(why("en", refused)) from None
    pairings = [Pairing(game, one, other, table, options) for table in tables for one, other in combinations(names, 2)]
    console = Console()
    with Progress(*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task("games", total=games * len(pairings))
        results = league(pairings, games, seed, processes, lambda done: progress.advance(task, done))
    for table in tables:
        console.print(
            standings(names, {p: r for p, r in results.items() if p.seats == table}, f"{game}, {table} seats")
        )


def wanted(words: list[str], rules: Rules) -> dict[str, OptionValue]:
    """The options written as ``name=value``. Refused: names and values that the game does not have."""
    found: dict[str, OptionValue] = {}
    for word in words:
        name, _, written = word.partition("=")
        values = next((option.values for option in rules.options if option.name == name), ())
        found[name] = next((value for value in values if str(value).lower() == written.lower()), written)
    chosen(found, rules.options)
    return found


def standings(names: list[str], results: Mapping[Pairing, Result], title: str) -> "Table":
    """Everybody against everybody, and milliseconds a decision."""
    from rich.table import Table

    drawn = Table("won by ╲ against", *names, "ms a decision", title=title)
    for row in names:
        cells = []
        decisions = seconds = 0.0
        for column in names:
            cell = ""
            for pairing, result in results.items():
                low, high = result.bounds
                if (pairing.one, pairing.other) == (row, column):
                    cell = f"{result.share:.1%} ±{50 * (high - low):.1f}"
                    decisions, seconds = decisions + result.decisions, seconds + result.seconds
                elif (pairing.other, pairing.one) == (row, column):
                    cell = f"{1 - result.share:.1%} ±{50 * (high - low):.1f}"
            cells.append(cell)
        drawn.add_row(row, *cells, f"{seconds / decisions * 1000:.3f}" if decisions else "")
    return drawn
