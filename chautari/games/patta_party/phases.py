"""The phases, in the order in which a hand goes through them; the middle ones come up to three times.

`PHASES` has the word that a view says for each.
"""

from typing import Final

BETWEEN: Final = 0
BIDDING: Final = 1
CALLING: Final = 2
PLAYING: Final = 3
OVER: Final = 4
PHASES: Final = ("between", "bid", "trump", "play", "over")
