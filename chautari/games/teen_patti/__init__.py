"""Teen Patti: three cards and nerve, for play chips only. The rules are clauses T1 to T39 of the game's sheet.

`ranking` says which hand is better, `pot` who takes what from the pot, `opening` deals with seats and options, `rules`
with the play (`dealing`, `allowed`, `sideshow` and `showing` are its parts, `moves` and `standing` its words), `view`
with what each seat may see and know.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from chautari.game import ComputerPlayer, Game
from chautari.games.teen_patti.opening import TeenPattiRules
from chautari.games.teen_patti.view import TeenPattiExtras


def _computer(level: str, random: Callable[[], float]) -> ComputerPlayer:
    # Imported when somebody plays against it: records and rule checks do without.
    from chautari.games.teen_patti.computer import player

    return player(level, random)


def _figures() -> Mapping[str, str | int]:
    # Imported when the rule page is asked for: it looks at every hand there is.
    from chautari.games.teen_patti.chances import figures

    return dict(figures())


GAME: Final = Game(
    rules=TeenPattiRules(),
    computer=_computer,
    extras=TeenPattiExtras,
    folder=Path(__file__).parent,
    figures=_figures,
)
