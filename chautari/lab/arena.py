"""The arena: computer players against each other, counted with error bars. For any game of the catalogue.

Two players share a table, every other seat each, and move one seat on after every game, so that luck of the seat and
the deal evens out: of two equal players each wins one half.

>>> result = match(Pairing("jutpatti", "sharp", "random", seats=3), games=60, seed=1)
>>> result.games, result.share > 0.8
(60, True)
"""

import time
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from chautari.game import (
    Choice,
    ComputerPlayer,
    Game,
    Happening,
    Options,
    OptionValue,
    Position,
    View,
)
from chautari.games import game as game_named
from chautari.lab.playing import play, spread

BATCH = 250
"""Games that one process plays before it reports."""
HANDS_AT_MOST = 100
"""Where a game without an end of its own is stopped."""


class Pairing(NamedTuple):
    """Who meets whom, at what table."""

    game: str
    one: str
    other: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    """What differs from the standard game, as names and values."""


class Result(NamedTuple):
    """What came of a pairing. Results of the same pairing add up."""

    games: int
    won: float
    """Games that ``one`` won; a shared game counts in parts."""
    decisions: int
    """Made by ``one``."""
    seconds: float
    """How long they took."""

    @property
    def share(self) -> float:
        """The part of the games that ``one`` won."""
        return self.won / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        """Where ``one``'s true share is, at 95 % (Wilson)."""
        z = 1.96
        n, p = self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - reach, middle + reach

    def plus(self, more: "Result") -> "Result":
        """Both taken together."""
        return Result(
            self.games + more.games,
            self.won + more.won,
            self.decisions + more.decisions,
            self.seconds + more.seconds,
        )


class Timed:
    """A computer player with a watch beside it."""

    def __init__(self, player: ComputerPlayer) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        start = time.perf_counter()
        choice = self.player.choose(view, history)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return choice


def play_game(game: Game, players: Sequence[ComputerPlayer], options: Options, dealer: int, random: Random) -> Position:
    """A whole game between computer players, one a seat. Each gets its own view and what its seat saw of the hand."""
    position = game.rules.start(len(players), options, dealer)
    play(game.rules, position, players, random, lambda p: p.over or p.hands_played == HANDS_AT_MOST)
    if not position.over:
        position.stop()
    return position


def match(pairing: Pairing, games: int, seed: int) -> Result:
    """Play so many games of a pairing. The same seed gives the same games (but not the same seconds)."""
    game = game_named(pairing.game)
    random = Random(seed)
    one = Timed(game.computer(pairing.one, random.random))
    other = game.computer(pairing.other, random.random)
    won = 0.0
    for number in range(games):
        mine = [(number + seat) % 2 == 0 for seat in range(pairing.seats)]
        players = [one if is_mine else other for is_mine in mine]
        dealer = number // 2 % pairing.seats
        winners = play_game(game, players, dict(pairing.options), dealer, random).winners()
        won += sum([mine[seat] for seat in winners]) / max(len(winners), 1)
    return Result(games, won, one.decisions, one.seconds)


def league(
    pairings: Sequence[Pairing],
    games: int,
    seed: int,
    processes: int = 1,
    heard: Callable[[int], None] = lambda games: None,
) -> dict[Pairing, Result]:
    """Play all pairings, ``games`` each, in several processes; ``heard`` is told of every batch that is played.

    Who wins does not depend on the number of processes.
    """
    return spread(match, pairings, games, BATCH, seed, processes, heard)
