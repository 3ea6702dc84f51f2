"""The commands. Each is a function in the room it belongs to, which imports what is heavy only when it runs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from chautari import __version__
from chautari.lab.contest import arena
from chautari.lab.simulate import simulate
from chautari.upkeep import tables
from chautari.web.serve import serve

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


def rules_are_compiled() -> bool:
    """Whether the rules of every game were loaded as machine code rather than as Python source."""
    from chautari.games import catalogue

    modules = [sys.modules[type(game.rules).__module__] for game in catalogue().values()]
    return not any(str(module.__file__).endswith(".py") for module in modules)


def _print_version(asked: bool) -> None:
    if asked:
        build = "compiled" if rules_are_compiled() else f"interpreted by Python {sys.version.split()[0]}"
        typer.echo(f"chautari {__version__}, rules {build}")
        raise typer.Exit


@app.callback()
def _chautari(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Say the version and how the rules run."
        ),
    ] = False,
) -> None:
    """South Asian card games and their kin, at one table."""


@app.command()
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records, or folders of *.toml records.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for each file.")] = False,
) -> None:
    """Play records back and check what they expect.

    Exits 0 when all is well, 1 when an expectation does not hold, 2 when a file or a move is refused.
    """
    from chautari.replay import run

    raise typer.Exit(run(files, as_json))


app.command()(serve)
app.command()(arena)
app.command()(simulate)
app.add_typer(tables, name="tables")


def main() -> None:
    """Where the program begins."""
    app()
