"""Making a record of what happens at a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from chautari.cards import texts
from chautari.game import NOBODY, OptionValue
from chautari.games import game as game_named
from chautari.record.text import Record, RecordedHand


class Recorder:
    """Makes a record from what a table's log says, entry by entry.

    >>> recorder = Recorder("jutpatti", ["Asha", "Bina"], {"cards": 9, "hands": 1}, dealer=1)
    >>> recorder.deal(range(52))
    >>> recorder.move(0, "deck")
    >>> recorder.stop()
    >>> recorder.record.options, recorder.record.hands[0].moves
    ({'cards': 9}, ['0 deck', '* stop'])
    """

    def __init__(
        self, game: str, names: Sequence[str], options: Mapping[str, OptionValue], dealer: int, **more: Any
    ) -> None:
        """``options`` may name standard values too; ``dealer`` is the first hand's; ``more`` as in `Record.more`."""
        standard = {option.name: option.values[0] for option in game_named(game).rules.options}
        differing = {name: value for name, value in options.items() if value != standard[name]}
        self.record = Record(game, list(names), dealer, differing, dict(more))

    def deal(self, cards: Sequence[int], dealer: int = NOBODY) -> None:
        """A hand begins with the pack in this order, top first; ``dealer`` where `Chance.dealers` named seats."""
        self.record.hands.append(RecordedHand(list(cards), dealer=None if dealer == NOBODY else dealer))

    def move(self, seat: int, words: str) -> None:
        """A seat's move, in the rules' own text."""
        self.record.hands[-1].moves.append(f"{seat} {words}")

    def shuffle(self, cards: Sequence[int]) -> None:
        """Chance's new deck in the middle of a hand, top first; after the move that needed it."""
        self.record.hands[-1].moves.append(shuffle_words(cards))

    def take_back(self) -> None:
        """The last move was taken back: a record holds what was played."""
        self.record.hands[-1].moves.pop()

    def stop(self) -> None:
        """The table's people stopped the game."""
        if not self.record.hands:
            self.record.hands.append(RecordedHand())
        self.record.hands[-1].moves.append("* stop")


def shuffle_words(cards: Sequence[int]) -> str:
    """Chance's move as a record writes it."""
    return " ".join(["* shuffle", *texts(cards)])
