"""Patta Party: two teams, three deals with bids after each, thirteen tricks. The clauses are P1 to P25 of its sheet.

`opening` is where a game begins, `packs` says which cards are in it, `moves` how moves are written, `auction` who bids,
`trick` who takes a trick, `scoring` what a hand is worth, `rules` how the play goes, `allowed` what may be done and why
not the rest, `view` what each seat may see and `imagining` what it can know.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from chautari.game import ComputerPlayer, Game
from chautari.games.patta_party.opening import PattaPartyRules
from chautari.games.patta_party.view import PattaPartyExtras


def _computer(level: str, random: Callable[[], float]) -> ComputerPlayer:
    # Imported when somebody plays against it: records and rule checks do without.
    from chautari.games.patta_party.computer import player

    return player(level, random)


GAME: Final = Game(
    rules=PattaPartyRules(),
    computer=_computer,
    extras=PattaPartyExtras,
    folder=Path(__file__).parent,
    slow_levels=("sharp",),
)
