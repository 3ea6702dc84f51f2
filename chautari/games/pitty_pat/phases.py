"""The phases of a turn, and between turns; `PHASES` has the word that a view says for each."""

from typing import Final

BETWEEN: Final = 0
UPCARD: Final = 1
SHUFFLING: Final = 2
FLIPPED: Final = 3
THROWING: Final = 4
OVER: Final = 5
PHASES: Final = ("between", "match", "shuffle", "flipped", "throw", "over")
