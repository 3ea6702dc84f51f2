"""Opening a game of Jutpatti: seats, options, what the table says before the deal (J1, J2, J6)."""

from collections.abc import Sequence

from chautari.game import Draw, Notice, Option, Options, Refused, chosen
from chautari.games.jutpatti.moves import TEXTS, parse
from chautari.games.jutpatti.rules import Jutpatti
from chautari.games.jutpatti.seating import SEATS, cards_each, drawn


class JutpattiRules:
    """What is needed to open a game of Jutpatti, and its moves' text.

    >>> game = JutpattiRules().start(2, {"hands": 3}, dealer=0)
    >>> game.put(range(52))
    >>> game.to_act, game.state()["turned"], game.legal_words()
    (1, '4h', ['deck'])
    """

    def __init__(self) -> None:
        self.name: str = "jutpatti"
        self.version: int = 1
        self.seats: tuple[int, ...] = SEATS  # J1
        self.standard_seats: int = 4
        self.clockwise: bool = False  # J1
        self.teams: bool = False
        self.chips: bool = False
        self.minutes: int = 5
        self.options: tuple[Option, ...] = (
            Option("cards", (7, 5, 9, 11)),  # J2
            Option("hands", (1, 3, 5, "open")),  # J18
            Option("call", (False, True)),  # J10
            Option("throw_back", (False, True)),  # J11
            Option("draw_for_seats", (False, True)),  # J6
            Option("cut", (False, True)),  # J7
            Option("show_all", (False, True)),  # J20
        )

    def start(self, seats: int, options: Options, dealer: int, **more: object) -> Jutpatti:
        """A game before its first deal. Refused: seats, options, a dealer or further keys that it does not have."""
        for key in more:
            raise Refused("unknown_key", key=key)
        self._check_seats(seats)
        if not 0 <= dealer < seats:
            raise Refused("no_such_seat", seat=dealer, last=seats - 1)
        choice = chosen(options, self.options)
        return Jutpatti(
            seats,
            each=cards_each(int(choice["cards"]), seats),
            target=0 if choice["hands"] == "open" else int(choice["hands"]),
            call=bool(choice["call"]),
            throw_back=bool(choice["throw_back"]),
            cut=bool(choice["cut"]),
            show_all=bool(choice["show_all"]),
            dealer=dealer,
        )

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refused("wrong_seats", seats=seats, allowed=", ".join(map(str, self.seats)))

    def text(self, move: int) -> str:
        """A move as text."""
        return TEXTS[move]

    def parse(self, words: str) -> int:
        """A move from its text. Refused: text that is no move of this game."""
        return parse(words)

    def notices(self, seats: int, options: Options) -> list[Notice]:
        """What the table says before the deal: the number of cards, where the choice does not fit the seats (J2)."""
        asked = int(chosen(options, self.options)["cards"])
        each = cards_each(asked, seats)
        return (
            []
            if each == asked
            else [Notice("jutpatti-notice-fewer-cards", {"asked": asked, "each": each, "seats": seats})]
        )

    def draws(self, options: Options) -> bool:
        """Whether seats and dealer are drawn for (J6)."""
        return bool(chosen(options, self.options)["draw_for_seats"])

    def draw(self, seats: int, order: Sequence[int]) -> Draw | None:
        """Who sits where when cards are drawn in ``order`` (J6); None when more cards are wanted."""
        self._check_seats(seats)
        return drawn(seats, order)
