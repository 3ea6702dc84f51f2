"""The moves of Pitty Pat as integers and as text.

0 to 51 throw that card, ``MATCH + card`` lays it on the upcard, then `FLIP` and `PASS`.
"""

from typing import Final

from chautari.cards import PLAIN_PACK, texts
from chautari.game import Refused

MATCH: Final = 52
FLIP: Final = 104
PASS: Final = 105

TEXTS: Final = (
    [f"throw {word}" for word in texts(PLAIN_PACK)] + [f"match {word}" for word in texts(PLAIN_PACK)] + ["flip", "pass"]
)
_MOVES: Final = {words: move for move, words in enumerate(TEXTS)}


def parsed(words: str) -> int:
    """A move from its text. Refused: text that is no move of this game.

    >>> parsed("match Js") - MATCH, parsed("flip") == FLIP
    (43, True)
    """
    move = _MOVES.get(words)
    if move is None:
        raise Refused("not_a_move", words=words[:40])
    return move
