"""Pitty Pat: be rid of every card by matching the upcard. The rules are clauses Y1 to Y16 of the game's sheet.

`opening` deals with who may sit and what may be chosen, `moves` with the moves' text, `rules` with the play, `allowed`
with what may be done and why not the rest, `view` with what each seat sees and `knowledge` with what can be known from
having watched.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from chautari.game import ComputerPlayer, Game
from chautari.games.pitty_pat.opening import PittyPatRules
from chautari.games.pitty_pat.view import PittyPatExtras


def _computer(level: str, random: Callable[[], float]) -> ComputerPlayer:
    # Imported when somebody plays against it: records and rule checks do without.
    from chautari.games.pitty_pat.computer import player

    return player(level, random)


GAME: Final = Game(rules=PittyPatRules(), computer=_computer, extras=PittyPatExtras, folder=Path(__file__).parent)
