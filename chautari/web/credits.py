"""Whose work this stands on: the packages that a running server and the table's script are made of, and their licences.

The server's are read from what is installed, the browser's from the list that the client's build wrote.
"""

import re
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

_HERE: Final = Path(__file__).parent
_SOURCE_TREE: Final = _HERE.parents[1] / "requirements" / "run.in"
_BROWSER: Final = _HERE / "static" / "built" / "credits.json"


class Work(NamedTuple):
    name: str
    version: str
    licence: str


@cache
def server_works() -> list[Work]:
    """Every package that Chautari's server needs, and those which they need in turn, by name."""
    waiting = _required_by_chautari()
    found: dict[str, Work] = {}
    while waiting:
        name = waiting.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in found:
            continue
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # needed on another system, or by another Python
        found[key] = Work(package.name, package.version, _licence(package))
        waiting += _names(package.requires or [])
    return sorted(found.values(), key=lambda work: work.name.lower())


@cache
def browser_works() -> list[Work]:
    """Every package that is part of the table's script; empty before the client was built."""
    return msgspec.json.decode(_BROWSER.read_bytes(), type=list[Work]) if _BROWSER.is_file() else []


def _required_by_chautari() -> list[str]:
    # A source tree that was never installed has no metadata of its own, only the list which they are made from.
    if _SOURCE_TREE.is_file():
        return _names(_SOURCE_TREE.read_text().splitlines())
    return _names(metadata.requires("chautari") or [])


def _names(requirements: list[str]) -> list[str]:
    """The packages' names, those of optional extras left out."""
    found = [re.match(r"[A-Za-z0-9][\w.-]*", line) for line in requirements if "extra ==" not in line]
    return [name.group() for name in found if name]


def _licence(package: metadata.Distribution) -> str:
    """The licence in a few words, from whichever of three fields the package filled."""
    fields = package.metadata
    said = next((str(fields[name]) for name in ("License-Expression", "License") if name in fields), "")
    title = said.strip().partition("\n")[0]  # some put the whole text there; its first line is its title
    if title and len(title) < 60:
        return title
    classes = [c.split(" :: ")[-1] for c in fields.get_all("Classifier") or [] if c.startswith("License ::")]
    return ", ".join(classes)
