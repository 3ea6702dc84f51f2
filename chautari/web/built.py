"""What the client's build left for the pages: the table's bundle, drawings, icons.

A source tree in which nothing was built yet has none of it; pages then stand without pictures.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

STATIC: Final = Path(__file__).parent / "static"


class Bundle(NamedTuple):
    """Addresses below ``static/``."""

    script: str
    styles: list[str]
    imports: list[str]
    """Further parts of the script, to be fetched along with it."""
    later: list[str]
    """Parts that are fetched when they are first wanted."""


class _Chunk(msgspec.Struct):
    file: str
    isEntry: bool = False
    css: list[str] = []
    imports: list[str] = []


@cache
def bundle() -> Bundle | None:
    """The table's client as Vite's manifest names it; None where it is not built."""
    manifest = STATIC / "built" / "manifest.json"
    if not manifest.is_file():
        return None
    chunks = msgspec.json.decode(manifest.read_bytes(), type=dict[str, _Chunk])
    entry = next(chunk for chunk in chunks.values() if chunk.isEntry)
    parts = [chunks[name] for name in entry.imports]
    styles = [style for chunk in [entry, *parts] for style in chunk.css]
    others = [chunk for chunk in chunks.values() if chunk.file.endswith(".js") and chunk not in (entry, *parts)]
    return Bundle(
        f"built/{entry.file}",
        [f"built/{style}" for style in styles],
        [f"built/{part.file}" for part in parts],
        [f"built/{other.file}" for other in others],
    )


@cache
def hashed(name: str) -> str:
    """A file below ``static/`` with a digest of its content, so that browsers may keep it and still get a new one."""
    file = STATIC / name
    return f"{name}?v={hashlib.sha256(file.read_bytes()).hexdigest()[:10]}" if file.is_file() else name


@cache
def icon(name: str) -> str:
    """An icon as an element, in the colour of the text beside it, which says what it means."""
    file = STATIC / "built" / "drawn" / f"icon-{name}.svg"
    if not file.is_file():
        return ""
    head, _, drawing = file.read_text("utf-8").partition(">")
    head = re.sub(r'\s(?:xmlns|width|height|class)="[^"]*"', "", head)
    return head.replace("<svg", '<svg class="icon" aria-hidden="true"') + ">" + drawing
