"""What a bench finds: a figure with its aim beside it."""

import os
from typing import Final, NamedTuple

QUICK: Final = "CHAUTARI_BENCH_QUICK"
"""The variable that says that a look will do: all benches in a few minutes, with figures that chance moves about."""


def amount(full: int, quick: int) -> int:
    """How much to measure: ``full``, or ``quick`` where a look will do."""
    return quick if os.environ.get(QUICK) else full


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
