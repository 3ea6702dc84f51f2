"""What is needed to open a game of Pitty Pat: seats, options, and its moves' text (Y1, Y10, Y12, Y13)."""

from collections.abc import Sequence

from chautari.game import Draw, Notice, Option, Options, Refused, chosen
from chautari.games.pitty_pat.moves import TEXTS, parsed
from chautari.games.pitty_pat.rules import PittyPat


class PittyPatRules:
    """Opens games of Pitty Pat.

    >>> game = PittyPatRules().start(2, {"version": "belize"}, dealer=0)
    >>> game.put(range(52))
    >>> game.to_act, game.state()["upcard"], game.legal_words()
    (1, '3h', ['match 3c'])
    """

    def __init__(self) -> None:
        self.name: str = "pitty_pat"
        self.version: int = 1
        self.seats: tuple[int, ...] = (2, 3, 4, 5)  # Y1
        self.standard_seats: int = 4
        self.clockwise: bool = True  # Y1
        self.teams: bool = False
        self.chips: bool = False
        self.minutes: int = 3
        self.options: tuple[Option, ...] = (
            Option("version", ("standard", "belize")),  # Y14
            Option("match", ("must", "may")),  # Y10
            Option("next_dealer", ("random", "passes")),  # Y12
            Option("hands", (1, 3, 5, 10)),  # Y13
        )

    def start(self, seats: int, options: Options, dealer: int, **more: object) -> PittyPat:
        """A game before its first deal. Refused: seats, options, a dealer or further keys that it does not have."""
        for key in more:
            raise Refused("unknown_key", key=key)
        if seats not in self.seats:
            raise Refused("wrong_seats", seats=seats, allowed=", ".join(map(str, self.seats)))
        if not 0 <= dealer < seats:
            raise Refused("no_such_seat", seat=dealer, last=seats - 1)
        choice = chosen(options, self.options)
        return PittyPat(
            seats,
            target=int(choice["hands"]),
            belize=choice["version"] == "belize",
            may=choice["match"] == "may",
            passes=choice["next_dealer"] == "passes",
            dealer=dealer,
        )

    def text(self, move: int) -> str:
        """A move as text."""
        return TEXTS[move]

    def parse(self, words: str) -> int:
        """A move from its text. Refused: text that is no move of this game."""
        return parsed(words)

    def notices(self, seats: int, options: Options) -> list[Notice]:
        """Nothing needs saying before the deal."""
        return []

    def draws(self, options: Options) -> bool:
        """Seats are not drawn for: the first dealer is chosen by lot (Y12)."""
        return False

    def draw(self, seats: int, order: Sequence[int]) -> Draw | None:
        """Nobody draws for seats here. Refused always."""
        raise Refused("no_order_wanted")
