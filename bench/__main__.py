"""Every bench, each figure beside its aim: ``python -m bench [--quick] [NAME…]``.

A bench is a module of this folder with ``figures()``, which yields each `Figure` as soon as it is measured. It is found
by being there. A peer that is not installed is said, and does not stop the others.
"""

import os
import sys
import time
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.figure import QUICK, Figure

HERE = Path(__file__).parent


def benches() -> list[str]:
    """The names of the benches there are."""
    modules = {path.stem: path for path in HERE.glob("*.py")}
    return sorted(name for name, path in modules.items() if "def figures(" in path.read_text() and name[0] != "_")


def shown(figure: Figure) -> tuple[str, str, str, str, str]:
    """A figure as a row: what, value, aim, whether it is met, detail."""
    bound = "≤" if figure.at_most else "≥"
    aim = "" if figure.aim is None else f"{bound} {figure.aim:g} {figure.unit}"
    mark = "" if figure.aim is None else "yes" if figure.met() else "NO"
    return figure.what, f"{figure.value:.3g} {figure.unit}", aim, mark, figure.detail


def main(names: list[str]) -> None:
    """Run the named benches, or all, and print their figures."""
    console = Console()
    table = Table("what", "measured", "aim", "met", "how", title="Chautari, measured")
    missed = 0
    for name in names or benches():
        start = time.monotonic()
        with console.status(f"measuring {name} …"):
            try:
                for figure in import_module(f"bench.{name}").figures():
                    table.add_row(*shown(figure))
                    console.print(f"{figure.what}: {figure.value:.3g} {figure.unit}", highlight=False)
                    missed += not figure.met()
            except ImportError as missing:
                console.print(f"{name}: left out, {missing.name} is not installed")
                continue
        console.print(f"{name} took {time.monotonic() - start:.0f} s", style="dim")
    console.print(table)
    if missed:
        console.print(f"{missed} aims were missed.")


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if "--quick" in wanted:
        wanted.remove("--quick")
        # Before any bench is imported: each takes from it how much to measure.
        os.environ[QUICK] = "1"
    main(wanted)
