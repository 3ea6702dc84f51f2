"""Random playouts: hands played by players who know nothing, counted and summed for regression and benches.

>>> from chautari.games import game
>>> counted(game("jutpatti").rules, seats=2, options={}, hands=100, seed=1)
Counted(hands=100, moves=12698, checksum=3126326676)
"""

import zlib
from array import array
from random import Random
from typing import NamedTuple

from chautari.game import NOBODY, Event, Options, Position, Rules


class Counted(NamedTuple):
    """What many playouts came to. The same inputs give the same three numbers on every build of the rules."""

    hands: int
    moves: int
    checksum: int
    """Over every move of every hand, in order."""


def give(position: Position, random: Random, events: list[Event] | None = None) -> None:
    """Put in order what the position waits for, as a shuffle would."""
    chance = position.chance()
    assert chance is not None
    cards = list(chance.cards)
    random.shuffle(cards)
    dealer = random.choice(chance.dealers) if chance.dealers else NOBODY
    position.put(cards, dealer, events)


def play_hand(position: Position, random: Random) -> list[int]:
    """Deal one hand and play it to its end with random legal moves. Returns them."""
    made: list[int] = []
    played = position.hands_played
    while position.hands_played == played:
        if position.to_act < 0:
            give(position, random)
            continue
        moves = position.legal()
        move = moves[int(random.random() * len(moves))]
        position.apply(move)
        made.append(move)
    return made


def counted(rules: Rules, seats: int, options: Options, hands: int, seed: int) -> Counted:
    """Play ``hands`` random hands, in as many games as that takes."""
    random = Random(seed)
    position = rules.start(seats, options, dealer=0)
    moves = checksum = 0
    for number in range(hands):
        if position.over:
            position = rules.start(seats, options, dealer=number % seats)
        made = play_hand(position, random)
        moves += len(made)
        checksum = zlib.crc32(array("H", made).tobytes(), checksum)
    return Counted(hands, moves, checksum)
