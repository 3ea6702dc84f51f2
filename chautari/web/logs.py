"""The server's own log: structured, on standard error, and without anything of what people do or hold.

What may stand in a line is listed here, and nothing else gets through: no name, secret, card, move, code or address
of a person, in no message of an error either. A table is named by a short hash, for its true name lets one look on.
"""

import logging
import re
import sys
import traceback
from hashlib import sha256
from types import TracebackType
from typing import Any, Final

import structlog
from structlog.typing import EventDict, Processor

from chautari.store import StoreFailed

_KEPT: Final = frozenset(
    [
        *("event", "level", "timestamp", "logger", "version", "rules", "port"),
        *("table", "seq", "game", "records", "path", "reason", "detail", "error", "frames"),
    ]
)
_TABLE_IN_PATH: Final = re.compile(r"(/(?:t|tables)/)([^/]+)")


def configure(how: str) -> None:
    """Send every log there is to standard error: ``json``, ``text``, or ``auto`` for text on a terminal only."""
    as_json = how == "json" or (how == "auto" and not sys.stderr.isatty())
    last: list[Processor] = (
        [structlog.processors.JSONRenderer(ensure_ascii=False)]
        if as_json
        else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    )
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _errors_without_words,
            only_what_is_kept,
            *last,
        ],
        logger_factory=lambda *_: structlog.WriteLogger(sys.stderr),
    )
    root = logging.getLogger()
    root.handlers = [_OthersLog()]
    root.setLevel(logging.WARNING)


def mark(table: str) -> str:
    """A table's name in the log: the same for the same table, and no way back."""
    return sha256(table.encode()).hexdigest()[:10]


def only_what_is_kept(_: Any, __: str, line: EventDict) -> EventDict:
    """Drop whatever is not known to be harmless, and hash what names a table."""
    kept = {key: value for key, value in line.items() if key in _KEPT}
    if "table" in kept:
        kept["table"] = mark(str(kept["table"]))
    if "path" in kept:
        kept["path"] = _TABLE_IN_PATH.sub(lambda found: found[1] + mark(found[2]), str(kept["path"]))
    return kept


def _errors_without_words(_: Any, __: str, line: EventDict) -> EventDict:
    """An error as its kind and the places it came through: its message may hold a name or a card."""
    found = line.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        line["error"] = " < ".join(_kinds(error))
        line["frames"] = _frames(error.__traceback__)
    return line


def _kinds(error: BaseException) -> list[str]:
    kinds: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(kinds) < 5:
        kinds.append(f"{type(seen).__name__}({seen.reason})" if isinstance(seen, StoreFailed) else type(seen).__name__)
        seen = seen.__cause__ or seen.__context__
    return kinds


def _frames(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


class _OthersLog(logging.Handler):
    """What libraries log: the first line of the message, its gaps unfilled."""

    def emit(self, record: logging.LogRecord) -> None:
        line = str(record.msg).partition("\n")[0][:200]
        structlog.get_logger().log(record.levelno, line, logger=record.name, exc_info=record.exc_info or None)
