"""Hands of Jutpatti set up to the card, with what every seat saw of them."""

import json
from collections.abc import Sequence
from itertools import chain

from chautari.cards import PLAIN_PACK, cards, filled
from chautari.game import Choice, ComputerPlayer, Event, Happening, OptionValue, Position, View, happening
from chautari.games import game

RULES = game("jutpatti").rules


class Sitting:
    """A hand dealt as wanted: seat 0 begins, ``hands`` in the order of seats, then the turned card and the deck."""

    def __init__(self, hands: Sequence[str], turned: str, deck: str, **options: OptionValue) -> None:
        seats = len(hands)
        each = {"cards": len(hands[0].split())}
        self.position: Position = RULES.start(seats, {**each, **options}, dealer=seats - 1)
        self.seen: list[list[Happening]] = [[] for _ in hands]
        in_turn = chain.from_iterable(zip(*map(cards, hands), strict=True))
        self.put(filled([*in_turn, *cards(turned), *cards(deck)], PLAIN_PACK))

    def put(self, order: Sequence[int]) -> None:
        events: list[Event] = []
        self.position.put(order, events=events)
        self._tell(events)

    def play(self, *moves: str) -> "Sitting":
        """Let whoever is to act make these moves, one after another."""
        for words in moves:
            events: list[Event] = []
            self.position.play(self.position.to_act, RULES.parse(words), events)
            self._tell(events)
        return self

    def asked(self, player: ComputerPlayer) -> Choice:
        """What a player would do in the seat that is to act, given nothing but bytes."""
        seat = self.position.to_act
        return player.choose(*sent(self.position.view(seat), self.seen[seat]))

    def _tell(self, events: list[Event]) -> None:
        for seat, history in enumerate(self.seen):
            history += [happening(event, seat) for event in events]


def sent(view: View, history: Sequence[Happening]) -> tuple[View, list[Happening]]:
    """A view and a history as they come out at the other end of a line."""
    there: tuple[View, list[Happening]] = json.loads(json.dumps([view, history]))
    return there
