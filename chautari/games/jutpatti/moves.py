"""Moves as integers and as text: 0 to 51 throw that card, then `DECK`, `PILE`, `CALL`, and ``CUT + n`` cuts at place n.

>>> parse("throw 2c"), parse("deck"), TEXTS[CUT + 23]
(4, 52, 'cut 23')
"""

from typing import Final

from chautari.cards import PLAIN_PACK, texts
from chautari.game import Refused

DECK: Final = 52
PILE: Final = 53
CALL: Final = 54
CUT: Final = 54
"""A cut at place n, 1 to 51, is ``CUT + n``."""

TEXTS: Final = (
    [f"throw {word}" for word in texts(PLAIN_PACK)] + ["deck", "pile", "call"] + [f"cut {n}" for n in range(1, 52)]
)
_MOVES: Final = {words: move for move, words in enumerate(TEXTS)}


def parse(words: str) -> int:
    """A move from its text. Refused: text that is no move of this game."""
    move = _MOVES.get(words)
    if move is None:
        if words.startswith("cut "):
            raise Refused("cut_place")
        if words.startswith("throw "):
            raise Refused("not_a_card", words=words[6:46])
        raise Refused("not_a_move", words=words[:40])
    return move
