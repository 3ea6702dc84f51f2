"""Opening a game of Patta Party: seats, options, what the table says before the deal (P1 to P3)."""

from collections.abc import Sequence
from typing import Final

from chautari.game import Draw, Notice, Option, Options, Refused, chosen
from chautari.games.patta_party.moves import TEXTS, parse
from chautari.games.patta_party.packs import SEATS
from chautari.games.patta_party.rules import PattaParty
from chautari.games.patta_party.scoring import LIMITS, WINNING_LEAD

_PACKS_TOLD: Final = {
    (4, True): "patta_party-notice-pack-4-jokers",
    (6, False): "patta_party-notice-pack-6",
    (6, True): "patta_party-notice-pack-6-jokers",
    (8, False): "patta_party-notice-pack-8",
    (8, True): "patta_party-notice-pack-8-jokers",
}


class PattaPartyRules:
    """What is needed to open a game of Patta Party, and its moves' text.

    >>> game = PattaPartyRules().start(4, {"length": "quick"}, dealer=0, score=10)
    >>> game.put(range(52))
    >>> game.to_act, game.state()["scores"], game.legal_words()
    (1, 10, ['bid 6', 'bid 7', 'pass'])
    """

    def __init__(self) -> None:
        self.name: str = "patta_party"
        self.version: int = 1
        self.seats: tuple[int, ...] = SEATS  # P1
        self.standard_seats: int = 4
        self.clockwise: bool = True  # P1
        self.teams: bool = True
        self.chips: bool = False
        self.minutes: int = 30
        self.options: tuple[Option, ...] = (
            Option("jokers", (False, True)),  # P3, P17 to P20
            Option("length", ("normal", "quick", "full")),  # P23
            Option("show_all", (False, True)),  # P25
        )

    def start(self, seats: int, options: Options, dealer: int, **more: object) -> PattaParty:
        """A game before its first deal. Refused: seats, options, a dealer or further keys that it does not have.

        The further key is ``score``: team A's lead at the start.
        """
        score = more.pop("score", 0)
        for key in more:
            raise Refused("unknown_key", key=key)
        if seats not in self.seats:
            raise Refused("wrong_seats", seats=seats, allowed=", ".join(map(str, self.seats)))
        if not 0 <= dealer < seats:
            raise Refused("no_such_seat", seat=dealer, last=seats - 1)
        choice = chosen(options, self.options)
        if not isinstance(score, int) or isinstance(score, bool) or abs(score) >= WINNING_LEAD:
            raise Refused("score_of_a_game_over", score=str(score), most=WINNING_LEAD - 1)
        return PattaParty(
            seats,
            jokers=bool(choice["jokers"]),
            limit=LIMITS[str(choice["length"])],
            show_all=bool(choice["show_all"]),
            dealer=dealer,
            lead=score,
        )

    def text(self, move: int) -> str:
        """A move as text."""
        return TEXTS[move]

    def parse(self, words: str) -> int:
        """A move from its text. Refused: text that is no move of this game."""
        return parse(words)

    def notices(self, seats: int, options: Options) -> list[Notice]:
        """What the table says before the deal: which cards are out or in, where it is not one plain pack (P2, P3)."""
        jokers = bool(chosen(options, self.options)["jokers"])
        told = _PACKS_TOLD.get((seats, jokers))
        return [] if told is None else [Notice(told, {})]

    def draws(self, options: Options) -> bool:
        """Nobody draws for seats: people sit where their partners are."""
        return False

    def draw(self, seats: int, order: Sequence[int]) -> Draw | None:
        """Never settled, for it is never asked."""
        return None
