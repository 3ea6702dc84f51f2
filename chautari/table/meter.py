"""What a house counts of what happens at its tables. Counting is somebody else's work; here is what is told."""

from chautari.table.entries import Entry
from chautari.table.terms import Level


class Meter:
    """Counts nothing. Whoever wants numbers gives `Tables` one that does."""

    def written(self, game: str, entry: Entry) -> None:
        """An entry is in a table's log for good."""

    def refused(self, reason: str) -> None:
        """A command was refused."""

    def limited(self, limit: str) -> None:
        """Somebody asked for more than a limit allows; ``limit`` is its setting's name."""

    def thought(self, game: str, level: Level, seconds: float) -> None:
        """A computer player took so long to choose its move."""
