"""A game of any kind being played by chance, with everything kept that a test may want to look at."""

import json
from random import Random

from hypothesis import strategies as st

from chautari.game import NOBODY, Event, OptionValue, Position, Rules, happening
from chautari.games import catalogue
from chautari.record import Recorder


class Play:
    """A game of which each step comes from a seed: moves out of the legal ones, orders of cards out of all."""

    def __init__(self, rules: Rules, seats: int, options: dict[str, OptionValue], dealer: int, seed: int) -> None:
        self.rules = rules
        self.seats = seats
        self.random = Random(seed)
        # A player who takes what comes first makes other hands than one who tosses a coin: longer, with more new decks.
        self.habit = self.random.choice([0.0, 0.0, 0.5, 0.9])
        self.position: Position = rules.start(seats, options, dealer)
        self.events: list[Event] = []
        self.settled: list[int] = self.position.scores()
        """The scores when the last hand had ended: what is in a pot belongs to nobody yet."""
        self.recorder = Recorder(rules.name, [f"Player {n}" for n in range(seats)], options, dealer)

    def step(self) -> list[Event]:
        """Do what is to be done next, and return what happened. Not for a game that is over."""
        events: list[Event] = []
        chance = self.position.chance()
        if chance is not None:
            cards = list(chance.cards)
            self.random.shuffle(cards)
            dealer = self.random.choice(chance.dealers) if chance.dealers else NOBODY
            self.position.put(cards, dealer, events)
            if chance.why == "deal":
                self.recorder.deal(cards, dealer)
            else:
                self.recorder.shuffle(cards)
        else:
            seat, move = self.position.to_act, self.choice(self.position.legal())
            self.position.play(seat, move, events)
            self.recorder.move(seat, self.rules.text(move))
        if self.position.over or ((wanted := self.position.chance()) is not None and wanted.why == "deal"):
            self.settled = self.position.scores()
        self.events += events
        return events

    def choice(self, moves: list[int]) -> int:
        by_text = sorted(moves, key=self.rules.text)
        return by_text[0] if self.random.random() < self.habit else self.random.choice(by_text)

    def run(self, steps: int) -> None:
        """Go on for so many steps, or until the game is over."""
        for _ in range(steps):
            if self.position.over:
                return
            self.step()

    def settle(self) -> None:
        """Give the new deck if one is wanted: a record has no state between a move and the shuffle it needs."""
        chance = self.position.chance()
        if chance is not None and chance.why == "shuffle":
            self.step()

    def eyes(self) -> list[int]:
        """Everybody who looks on: each seat, and a spectator."""
        return [NOBODY, *range(self.seats)]


def everything(position: Position, seats: int) -> str:
    """All that can be asked of a position, as text: two positions with the same text are the same."""
    return json.dumps(
        [
            position.state(),
            position.places(),
            [position.view(seat) for seat in range(NOBODY, seats)],
            position.chance(),
            position.legal(),
            [
                position.to_act,
                position.dealer,
                position.hands_played,
                position.over,
                position.scores(),
                position.winners(),
            ],
        ]
    )


def seen(events: list[Event], seat: int) -> str:
    """What a seat may know of some events, as the bytes it would be sent."""
    return json.dumps([happening(event, seat) for event in events])


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Any game there is, with any number of seats and any options, before its first deal."""
    rules = catalogue()[draw(st.sampled_from(sorted(catalogue())))].rules
    seats = draw(st.sampled_from(rules.seats))
    options = {option.name: draw(st.sampled_from(option.values)) for option in rules.options}
    return Play(rules, seats, options, draw(st.integers(0, seats - 1)), draw(st.integers(0, 2**32)))
