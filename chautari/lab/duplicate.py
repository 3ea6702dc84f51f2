"""Single hands between two sides, each deal played twice with the sides swapped: what a player is worth in points.

For games of two sides that sit by turns, such as teams of partners. The luck of the deal falls on both alike, so few
hands tell more than many games would.

>>> duel(Pairing("patta_party", "steady", "random", seats=4), hands=20, seed=1).points > 20
True
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from chautari.game import NOBODY, ComputerPlayer, Event
from chautari.games import game as game_named
from chautari.lab.arena import Pairing, Timed
from chautari.lab.playing import play


class Duel(NamedTuple):
    """What came of a pairing. Results of the same pairing add up."""

    deals: int
    """Each was played twice."""
    total: float
    """Points of ``one``'s side, a seat's score being its side's, over the two hands of all deals."""
    squares: float
    """The sum of the squares of what each deal came to."""
    decisions: int
    seconds: float
    """``one``'s, and how long they took."""

    @property
    def points(self) -> float:
        """Points a hand for ``one``'s side."""
        return self.total / (2 * self.deals)

    @property
    def give_or_take(self) -> float:
        """How far chance may have moved `points`, at 95 %."""
        mean = self.total / self.deals
        spread = max(0.0, self.squares / self.deals - mean * mean)
        return 1.96 * sqrt(spread / self.deals) / 2

    def plus(self, more: "Duel") -> "Duel":
        """Both taken together."""
        return Duel(
            self.deals + more.deals,
            self.total + more.total,
            self.squares + more.squares,
            self.decisions + more.decisions,
            self.seconds + more.seconds,
        )


def duel(pairing: Pairing, hands: int, seed: int) -> Duel:
    """Play so many hands of a pairing, two for each deal. The same seed deals the same cards."""
    game = game_named(pairing.game)
    random = Random(seed)
    one = Timed(game.computer(pairing.one, random.random))
    other = game.computer(pairing.other, random.random)
    total = squares = 0.0
    for number in range(hands // 2):
        start = game.rules.start(pairing.seats, dict(pairing.options), number % pairing.seats)
        chance = start.chance()
        assert chance is not None
        cards = list(chance.cards)
        random.shuffle(cards)
        gained = 0
        for side in (0, 1):
            players = [one if seat % 2 == side else other for seat in range(pairing.seats)]
            gained += _hand(pairing, players, cards, number % pairing.seats)[side]
        total += gained
        squares += gained * gained
    return Duel(hands // 2, total, squares, one.decisions, one.seconds)


def _hand(pairing: Pairing, players: Sequence[ComputerPlayer], cards: list[int], dealer: int) -> list[int]:
    """One hand from an order of the pack; the scores it leaves."""
    rules = game_named(pairing.game).rules
    position = rules.start(pairing.seats, dict(pairing.options), dealer)
    events: list[Event] = []
    position.put(cards, NOBODY, events)
    play(rules, position, players, Random(0), lambda p: p.hands_played > 0, events)
    return position.scores()
