"""What a bench finds: a figure with its aim beside it."""

from typing import NamedTuple


class Figure(NamedTuple):
    """One line of `make bench`. A ratio compares two things measured in the same run; absolutes stand in ``detail``."""

    what: str
    value: float
    unit: str = "×"
    aim: float | None = None
    """What we promise ourselves; None for a figure that is only told."""
    at_most: bool = False
    """Whether the aim is an upper bound (milliseconds, bytes) instead of a lower one."""
    detail: str = ""

    def met(self) -> bool:
        """Whether the aim is reached; a figure without one always is."""
        if self.aim is None:
            return True
        return self.value <= self.aim if self.at_most else self.value >= self.aim
