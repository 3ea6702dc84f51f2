"""``chautari replay``: play records back, say what holds after the last move, and what was refused.

Exit codes: 0 when every move was legal and every expectation holds, 1 when an expectation does not hold, 2 when a file
or a move is refused; of several files the highest.
"""

import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chautari.game import Refused
from chautari.record import Record, RecordError, Replayed, read_bytes, replay
from chautari.record.playback import Failure, failures
from chautari.record.text import LARGEST

HOLDS: Final = 0
FAILS: Final = 1
REFUSED: Final = 2

_CARD: Final = re.compile(r"\b([A2-9TJQK])([cdhs])\b")
_SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_MANY: Final = 200
"""From this many files on a progress bar is worth its place."""


@dataclass(slots=True)
class Outcome:
    """What came of one file."""

    file: Path
    record: Record | None = None
    replayed: Replayed | None = None
    failed: list[Failure] = field(default_factory=list)
    refused: RecordError | None = None

    @property
    def code(self) -> int:
        """The exit code that this file alone would give."""
        return REFUSED if self.refused else FAILS if self.failed else HOLDS


def run(paths: Sequence[Path], as_json: bool) -> int:
    """Replay files, and the ``*.toml`` files in folders; print what came of each. Returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    out, err = Console(highlight=False), Console(stderr=True, highlight=False)
    files = _files(paths)
    alone = len(paths) == 1 and files == list(paths)
    worst = HOLDS
    for file in files if len(files) < _MANY else _with_progress(files, err):
        outcome = look(file)
        worst = max(worst, outcome.code)
        if as_json:
            print(json.dumps(_as_json(outcome, alone), ensure_ascii=False))
        else:
            _print_state(outcome, out)
        for line in messages(outcome):
            err.print(Text(line, style="red"), soft_wrap=True)
    return worst


def _with_progress(files: Sequence[Path], err: Console) -> Iterable[Path]:
    from rich.progress import track

    return track(files, "replaying", console=err, transient=True)


def look(file: Path) -> Outcome:
    """Replay one file. Whatever is wrong with it is in the outcome; nothing is raised."""
    outcome = Outcome(file)
    try:
        with file.open("rb") as opened:
            outcome.record = read_bytes(opened.read(LARGEST + 1))
        replayed = replay(outcome.record)
        outcome.failed = failures(outcome.record, replayed)
        outcome.replayed = replayed
    except OSError as error:
        outcome.refused = RecordError(f"the file cannot be read: {error.strerror or error}")
    except RecordError as error:
        outcome.refused = error
    return outcome


def messages(outcome: Outcome) -> list[str]:
    """What went wrong, in words: one line for a refusal, or one for each expectation that does not hold."""
    name = _printable(str(outcome.file))
    if outcome.refused is not None:
        reason = ": ".join(part for part in (outcome.refused.where(), _reason(outcome.refused)) if part)
        return [f"{name}: refused: {_printable(reason)}"]
    return [
        _printable(f"{name}: {failure.key}: expected {_value(failure.expected)}, found {_value(failure.found)}")
        for failure in outcome.failed
    ]


def _files(paths: Iterable[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        # An empty folder stands for itself, and is then refused as a file that cannot be read.
        files += _within(path) or [path]
    return files


def _within(folder: Path) -> list[Path]:
    """The ``*.toml`` files in a folder, in order; none for a file. What cannot be listed, or is gone, is left out."""
    names = (Path(under, name) for under, _, names in os.walk(folder) for name in names if name.endswith(".toml"))
    return sorted(path for path in names if path.is_file())


def _reason(refused: RecordError) -> str:
    from chautari.words import why  # most records are not refused, and start sooner without

    return why("en", refused.reason) if isinstance(refused.reason, Refused) else refused.reason


def _as_json(outcome: Outcome, alone: bool) -> dict[str, object]:
    told: dict[str, object] = {} if alone else {"file": str(outcome.file)}
    if outcome.refused is not None:
        refused = outcome.refused
        told["refused"] = {"hand": refused.hand, "move": refused.move, "reason": _reason(refused)}
    elif outcome.replayed is not None:
        told.update(outcome.replayed.position.state())
    if outcome.failed:
        told["failed"] = [failure._asdict() for failure in outcome.failed]
    return told


def _value(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _printable(words: str) -> str:
    """Text of a file, without the control characters that a terminal would obey."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in words)


# --- for reading -----------------------------------------------------------------------------------------------------


def _print_state(outcome: Outcome, out: Console) -> None:
    record, replayed = outcome.record, outcome.replayed
    if record is None or replayed is None:
        return
    state = replayed.position.state()
    names = [_printable(name) for name in record.seats]
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for key, value in _lines(state, names):
        table.add_row(Text(key, style="dim"), value)
    out.print(Text(_printable(str(outcome.file)), style="bold"), soft_wrap=True)
    out.print(table)
    if record.expect and not outcome.failed:
        out.print(Text("everything expected holds", style="green"))
    out.print()


def _lines(state: Mapping[str, object], names: Sequence[str]) -> list[tuple[str, Text]]:
    lines: list[tuple[str, Text]] = []
    for key, value in state.items():
        label = key.replace("_", " ")
        if key == "hands" and isinstance(value, list):
            for seat, hand in enumerate(value):
                turn = "▸ " if state["to_act"] == seat else "  "
                lines.append((f"{turn}{seat} {names[seat]}", _drawn("  ".join(hand) or "-")))
        elif key == "to_act":
            lines.append((label, Text(names[value] if isinstance(value, int) and value >= 0 else "nobody")))
        elif key in ("hand_winners", "winners") and isinstance(value, list):
            lines.append((label, Text(", ".join(names[seat] for seat in value) or "-")))
        elif key == "scores" and isinstance(value, list):
            lines.append((label, Text(", ".join(f"{n} {v}" for n, v in zip(names, value, strict=True)))))
        elif isinstance(value, bool):
            lines.append((label, Text("yes" if value else "no")))
        else:
            told = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            lines.append((label, _drawn(told or "-")))
    return lines


def _drawn(words: str) -> Text:
    """Words in which cards are written with the signs of their suits, red ones in red."""
    text = Text()
    end = 0
    for found in _CARD.finditer(words):
        text.append(words[end : found.start()])
        rank, suit = found.groups()
        text.append(("10" if rank == "T" else rank) + _SIGNS[suit], style="red" if suit in "dh" else "bold")
        end = found.end()
    text.append(words[end:])
    return text
