"""Moves as integers and as text: 0 to 52 play that card (52 the joker), then `PASS`, ``BID + n`` and ``TRUMP + suit``.

>>> parse("play 2c"), parse("play XX"), TEXTS[BID + 8], TEXTS[TRUMP + 2]
(4, 52, 'bid 8', 'trump h')
"""

from typing import Final

from chautari.cards import JOKER, SUITS, text
from chautari.game import Refused

LEAST: Final = 6
MOST: Final = 13
"""A bid is `LEAST` to `MOST` (P6)."""

PASS: Final = 53
BID: Final = 48
"""A bid of n is ``BID + n``: 54 to 61."""
TRUMP: Final = 62
"""Calling a suit (0 to 3) as trump is ``TRUMP + suit``."""

TEXTS: Final = (
    [f"play {text(c)}" for c in range(JOKER + 1)]
    + ["pass"]
    + [f"bid {n}" for n in range(LEAST, MOST + 1)]
    + [f"trump {suit}" for suit in SUITS]
)
_MOVES: Final = {words: move for move, words in enumerate(TEXTS)}


def parse(words: str) -> int:
    """A move from its text. Refused: text that is no move of this game."""
    move = _MOVES.get(words)
    if move is None:
        if words.startswith("play "):
            raise Refused("not_a_card", words=words[5:45])
        if words.startswith("bid "):
            raise Refused("bid_range", least=LEAST, most=MOST)
        raise Refused("not_a_move", words=words[:40])
    return move
