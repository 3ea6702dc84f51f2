"""Chips won or lost a hand, with error bars: what a player of a game with chips is worth. For any such game.

Every hand begins with the same chips for everybody, so that hands are as good as independent. One player sits in one
seat, which moves on after every hand as the deal does; the other player sits in all others. Of two equal players each
wins nothing.

>>> margin = hands(Seating("teen_patti", "sharp", "random", seats=3), count=300, seed=1)
>>> margin.hands, margin.mean > 0
(300, True)
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from chautari.game import ComputerPlayer, Game, Options, OptionValue
from chautari.games import game as game_named
from chautari.lab.playing import play, spread

BATCH = 1000
"""Hands that one process plays before it reports."""


class Seating(NamedTuple):
    """Who sits among whom, at what table."""

    game: str
    one: str
    others: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    """What differs from the standard game, as names and values."""


class Margin(NamedTuple):
    """What came of so many hands; margins of the same seating add up."""

    hands: int
    total: float
    """Chips that ``one`` won, less those it lost."""
    squares: float

    @property
    def mean(self) -> float:
        """Chips won a hand."""
        return self.total / self.hands

    @property
    def error(self) -> float:
        """How far chance may have moved `mean`, at 95 %."""
        spread = self.squares / self.hands - self.mean**2
        return 1.96 * sqrt(max(0.0, spread) / self.hands)

    def plus(self, more: "Margin") -> "Margin":
        """Both taken together."""
        return Margin(self.hands + more.hands, self.total + more.total, self.squares + more.squares)


def play_hand(
    game: Game, players: Sequence[ComputerPlayer], options: Options, dealer: int, random: Random
) -> list[int]:
    """One hand between computer players, one a seat, from the first deal of a game; what each seat won by it."""
    position = game.rules.start(len(players), options, dealer)
    before = position.scores()
    play(game.rules, position, players, random, lambda p: p.hands_played > 0)
    return [now - then for now, then in zip(position.scores(), before, strict=True)]


def hands(seating: Seating, count: int, seed: int) -> Margin:
    """Play so many hands. The same seed gives the same hands."""
    game = game_named(seating.game)
    random = Random(seed)
    one = game.computer(seating.one, random.random)
    other = game.computer(seating.others, random.random)
    total = squares = 0.0
    for number in range(count):
        place = number % seating.seats
        players = [one if seat == place else other for seat in range(seating.seats)]
        won = play_hand(game, players, dict(seating.options), number // seating.seats % seating.seats, random)[place]
        total += won
        squares += won * won
    return Margin(count, total, squares)


def measured(
    seatings: Sequence[Seating],
    count: int,
    seed: int,
    processes: int = 1,
    heard: Callable[[int], None] = lambda hands: None,
) -> dict[Seating, Margin]:
    """Play all seatings, ``count`` hands each, in several processes; ``heard`` is told of every batch played.

    What comes of it does not depend on the number of processes.
    """
    return spread(hands, seatings, count, BATCH, seed, processes, heard)
