"""What a server counts, for Prometheus: `GET /metrics`. Nothing in it tells of a person, a table or a card."""

import platform
from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder

import chautari.game
from chautari import __version__
from chautari.table import entries as e
from chautari.table.meter import Meter
from chautari.table.terms import Level

# When each counter was made is told a second time for each of them, and asked by nobody.
disable_created_metrics()  # type: ignore[no-untyped-call]

_COMMIT_SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
_COMMIT_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
_THINKING_SECONDS: Final = (0.0001, 0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


def rules_build() -> str:
    """Whether the rules run as plain Python or compiled."""
    return "plain" if str(chautari.game.__file__).endswith(".py") else "compiled"


class Metrics(Meter):
    """The counters of one server. May be told things in any thread."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        ProcessCollector(registry=registry)
        Info("chautari_build", "What runs here.", registry=registry).info(
            {"version": __version__, "rules": rules_build(), "python": platform.python_version()}
        )
        self._tables = Gauge("chautari_tables_in_memory", "Tables in memory.", registry=registry)
        self._sockets = Gauge("chautari_sockets", "Open sockets.", registry=registry)
        self._opened = Counter("chautari_tables_opened", "Tables opened.", ["game", "way"], registry=registry)
        self._begun = Counter("chautari_games_begun", "Games begun.", ["game"], registry=registry)
        self._moves = Counter("chautari_moves", "Moves, by who made them.", ["game", "by"], registry=registry)
        # Wanted at every move, and the library finds it slowly, under a lock.
        self._moved = cache(self._moves.labels)
        self._refusals = Counter("chautari_refusals", "Commands refused.", ["reason"], registry=registry)
        self._limits = Counter("chautari_limit_hits", "What a limit kept out.", ["limit"], registry=registry)
        self._commits = Histogram(
            "chautari_commit_seconds", "How long commits took.", registry=registry, buckets=_COMMIT_SECONDS
        )
        self._batches = Histogram(
            "chautari_commit_appends", "Appends in one commit.", registry=registry, buckets=_COMMIT_SIZES
        )
        self._thinking = Histogram(
            "chautari_computer_seconds",
            "How long computer players thought about a move.",
            ["game", "level"],
            registry=registry,
            buckets=_THINKING_SECONDS,
        )

    def watch(self, tables: Callable[[], int]) -> None:
        """Ask for the number of tables in memory whenever the metrics are read."""
        self._tables.set_function(tables)

    def exposition(self, accept: str) -> tuple[bytes, str]:
        """All metrics as whoever asks likes them, and the media type."""
        encode, kind = choose_encoder(accept)
        return encode(self._registry), kind

    # --- what is told -----------------------------------------------------------------------------------------

    def written(self, game: str, entry: e.Entry) -> None:
        if isinstance(entry, e.Moved):
            timed = entry.unanswered or entry.clock
            self._moved(game, "clock" if timed else "computer" if entry.computer else "person").inc()
        elif isinstance(entry, e.GameBegun):
            self._begun.labels(game).inc()
        elif isinstance(entry, e.Opened):
            self._opened.labels(game, entry.way).inc()

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def limited(self, limit: str) -> None:
        self._limits.labels(limit).inc()

    def thought(self, game: str, level: Level, seconds: float) -> None:
        self._thinking.labels(game, level).observe(seconds)

    def committed(self, appends: int, seconds: float) -> None:
        """A commit held so many appends and took so long."""
        self._commits.observe(seconds)
        self._batches.observe(appends)

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()
