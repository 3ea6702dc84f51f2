"""Jutpatti: be first to hold nothing but pairs. The rules are clauses J1 to J20 of the game's sheet.

`opening` is where a game begins, `seating` says who sits where and how many cards each gets, `pairs` what a pair is,
`moves` how moves are written, `rules` how the play goes, `view` what each seat may see and know.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from chautari.game import ComputerPlayer, Game
from chautari.games.jutpatti.opening import JutpattiRules
from chautari.games.jutpatti.view import JutpattiExtras


def _computer(level: str, random: Callable[[], float]) -> ComputerPlayer:
    # Imported when somebody plays against it: records and rule checks do without.
    from chautari.games.jutpatti.computer import player

    return player(level, random)


GAME: Final = Game(
    rules=JutpattiRules(),
    computer=_computer,
    extras=JutpattiExtras,
    folder=Path(__file__).parent,
    # Where a hand of pairs is to be called, whoever does not see it has not won yet (J10).
    unsaid=frozenset({"not_all_pairs"}),
)
