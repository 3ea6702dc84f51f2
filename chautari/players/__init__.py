"""What computer players of every game share: the names of the levels, and the plainest player of all.

A computer player is given `View` and `Happening`s, what a person in its seat would see and saw, and nothing else.
How a game is played well stands in that game's own ``computer.py``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from chautari.game import Choice, ComputerPlayer, Happening, Refused, View

LEVELS: Final = ("easy", "steady", "sharp")
"""From the one that a child can beat to the one that a grown-up can lose to."""

Chance01 = Callable[[], float]
"""Gives numbers in [0, 1), as ``random.Random(seed).random`` does."""


T = TypeVar("T")


def picked(among: Sequence[T], random: Chance01) -> T:
    """One of some things, each as likely as the others. Raises IndexError when there are none."""
    return among[int(random() * len(among))]


def least(among: Sequence[tuple[float, int]], random: Chance01) -> int:
    """What stands beside the least number; of equal ones any."""
    lowest = min(among)[0]
    return picked([thing for number, thing in among if number == lowest], random)


def named(level: str, players: Mapping[str, Callable[[Chance01], ComputerPlayer]], random: Chance01) -> ComputerPlayer:
    """The player of a game that a name stands for. Refused: a name that none of them has (``unknown_player``)."""
    if level not in players:
        raise Refused("unknown_player", player=level, known=", ".join(players))
    return players[level](random)


class RandomPlayer:
    """Makes any legal move: the floor under every level, of any game."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """One of the view's legal moves, all equally likely."""
        return Choice(picked(view["legal"], self.random), "any", {})
