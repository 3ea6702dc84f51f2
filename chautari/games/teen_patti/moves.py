"""The moves as integers and as text; none of them names anything, for a seat only ever says what it does.

>>> parse("sideshow"), TEXTS[CHAAL]
(5, 'chaal')
"""

from typing import Final

from chautari.game import Refused

SEE: Final = 0
CHAAL: Final = 1
RAISE: Final = 2
PACK: Final = 3
SHOW: Final = 4
SIDESHOW: Final = 5
ACCEPT: Final = 6
DECLINE: Final = 7
ALLIN: Final = 8

TEXTS: Final = ("see", "chaal", "raise", "pack", "show", "sideshow", "accept", "decline", "allin")
_MOVES: Final = {words: move for move, words in enumerate(TEXTS)}


def parse(words: str) -> int:
    """A move from its text. Refused: text that is no move of this game."""
    move = _MOVES.get(words)
    if move is None:
        raise Refused("not_a_move", words=words[:40])
    return move
