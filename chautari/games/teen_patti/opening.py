"""Opening a game of Teen Patti: seats, options, chips at the start (T1 to T4, T33 to T39)."""

from collections.abc import Sequence
from typing import Final

from chautari.game import Draw, Notice, Option, Options, Refused, chosen
from chautari.games.teen_patti.moves import TEXTS, parse
from chautari.games.teen_patti.rules import TeenPatti

CHIPS: Final = 1000  # T2
MOST_CHIPS: Final = 1_000_000_000
"""The largest stack a record may begin with."""


class TeenPattiRules:
    """What is needed to open a game of Teen Patti, and its moves' text.

    >>> game = TeenPattiRules().start(3, {"boot": 20}, dealer=0)
    >>> game.put(range(52))
    >>> game.to_act, game.state()["pot"], game.legal_words()
    (1, 60, ['chaal', 'pack', 'raise', 'see'])
    """

    def __init__(self) -> None:
        self.name: str = "teen_patti"
        self.version: int = 1
        self.seats: tuple[int, ...] = (2, 3, 4, 5, 6)  # T1
        self.standard_seats: int = 4
        self.clockwise: bool = False  # T1
        self.teams: bool = False
        self.chips: bool = True  # T2
        self.minutes: int = 15
        self.options: tuple[Option, ...] = (
            Option("hands", (20, 10, 30)),  # T3
            Option("boot", (10, 5, 20, 50)),  # T3
            Option("muflis", (False, True)),  # T33
            Option("wild", ("none", "AK47", "rank")),  # T34
            Option("two_three_five", (False, True)),  # T35
            Option("blind_limit", (0, 1, 2, 3, 4, 5, 6)),  # T36
            Option("suits_break_ties", (False, True)),  # T37
            Option("show_price", (1, 4)),  # T38
            Option("show_tie", ("asker_loses", "split")),  # T39
        )

    def start(self, seats: int, options: Options, dealer: int, **more: object) -> TeenPatti:
        """A game before its first deal; ``stacks`` are the chips at the start when they are not 1,000 each (T2).

        Refused: seats, options, a dealer or further keys that it does not have, and stacks that are no game.
        """
        if seats not in self.seats:
            raise Refused("wrong_seats", seats=seats, allowed=", ".join(map(str, self.seats)))
        if not 0 <= dealer < seats:
            raise Refused("no_such_seat", seat=dealer, last=seats - 1)
        choice = chosen(options, self.options)
        stacks = [CHIPS] * seats
        for key, value in more.items():
            if key != "stacks":
                raise Refused("unknown_key", key=key)
            stacks = _checked(value, seats)
        return TeenPatti(
            stacks,
            hands_in_game=int(choice["hands"]),
            boot=int(choice["boot"]),
            muflis=bool(choice["muflis"]),
            wild_rule=str(choice["wild"]),
            two_three_five=bool(choice["two_three_five"]),
            blind_limit=int(choice["blind_limit"]),
            suits_break_ties=bool(choice["suits_break_ties"]),
            show_price=int(choice["show_price"]),
            split=choice["show_tie"] == "split",
            dealer=dealer,
        )

    def text(self, move: int) -> str:
        """A move as text."""
        return TEXTS[move]

    def parse(self, words: str) -> int:
        """A move from its text. Refused: text that is no move of this game."""
        return parse(words)

    def notices(self, seats: int, options: Options) -> list[Notice]:
        """What the table says before the deal: nothing, for every choice fits every number of seats."""
        return []

    def draws(self, options: Options) -> bool:
        """Whether seats and dealer are drawn for: the first dealer is the lot's (T4)."""
        return False

    def draw(self, seats: int, order: Sequence[int]) -> Draw | None:
        """Nobody draws for seats in this game: everybody stays where they sit, and seat 0 deals."""
        return Draw(order=list(range(seats)), dealer=0, rounds=[])


def _checked(stacks: object, seats: int) -> list[int]:
    """Chips per seat out of a record. Refused: another number of them, chips that cannot be, fewer than two to play."""
    piles = stacks if isinstance(stacks, list) else []
    chips = [pile for pile in piles if type(pile) is int and 0 <= pile <= MOST_CHIPS]
    if not len(chips) == len(piles) == seats or sum(map(bool, chips)) < 2:
        raise Refused("stacks_not_allowed", seats=seats)
    return chips
