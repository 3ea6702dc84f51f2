"""How a seat can stand in a hand, the phases of a game, and its fixed numbers."""

from typing import Final

TOP_STAKE: Final = 8
"""In boots (T13)."""
POT_LIMIT: Final = 100
"""In boots (T22)."""
ANSWER_SECONDS: Final = 20
"""How long who is asked for a side show may think; then it is declined (T20)."""

# How a seat stands.
NOT_DEALT: Final = 0
BLIND: Final = 1
SEEN: Final = 2
PACKED: Final = 3
OUT: Final = 4
"""Without chips: not in the hand (T9, T29)."""
STANDINGS: Final = ("", "blind", "seen", "packed", "out")

# The phases of a game.
BETWEEN: Final = 0
TURN: Final = 1
ASKED: Final = 2
OVER: Final = 3
PHASES: Final = ("between", "turn", "asked", "over")
