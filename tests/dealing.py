"""A server like any other, but for its luck: every pack lies in the same order, and whoever sits first acts first.

``python -m tests.dealing serve …`` is ``chautari serve …``. What a test in a browser shows should not hang on the
cards: a hand that a computer wins before one's own first turn shows nothing. That the cards fall in every way is for
the rules' own tests.
"""

import random
from collections.abc import MutableSequence, Sequence
from types import SimpleNamespace
from typing import Any, Final, TypeVar

from chautari import cli
from chautari.table import tables

# With this one no hand of any game is over in the first round, whatever the number of seats that tests play with.
SEED: Final = 25883

T = TypeVar("T")


class SameLuck(random.Random):
    """A lot that falls the same way whenever it is asked; only what computers muse over varies."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Into the one order there is for so many."""
        random.Random(SEED).shuffle(x)

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        """The last: the dealer sits last, so that the first seat acts first."""
        return seq[-1]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The last there is."""
        return range(start)[-1] if stop is None else range(start, stop, step)[-1]


if __name__ == "__main__":
    vars(tables)["secrets"] = SimpleNamespace(SystemRandom=lambda: SameLuck(SEED))
    cli.main()
