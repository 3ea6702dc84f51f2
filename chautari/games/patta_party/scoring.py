"""What a hand is worth, when it is decided, when the game is won, and who deals next (P15, P16, P21 to P24).

>>> decided(6, 7, 0), decided(6, 3, 7), decided(8, 7, 5)
('made_clean', 'broken', '')
>>> points(13, "broken_clean"), next_dealer(2, 4, made=True, lead=0)
(52, 1)
"""

from typing import Final

from chautari.games.patta_party.packs import EACH

WINNING_LEAD: Final = 52  # P23
LIMITS: Final = {"normal": 10, "quick": 6, "full": 0}
"""Hands by the length of a game; 0 for no limit (P23)."""

_TIMES: Final = {"made": 1, "made_clean": 2, "broken": 2, "broken_clean": 4}


def needed(bid: int) -> int:
    """How many tricks make a bid: its own number, and seven for a six (P15)."""
    return 7 if bid == 6 else bid


def to_break(bid: int) -> int:
    """How many tricks of the others break a bid (P16)."""
    return EACH + 1 - needed(bid)


def decided(bid: int, ours: int, theirs: int) -> str:
    """How a hand ends with so many tricks of the bidding team and of the other; empty while it goes on (P16, P21)."""
    if ours >= needed(bid):
        return "made" if theirs else "made_clean"
    if theirs >= to_break(bid):
        return "broken" if ours else "broken_clean"
    return ""


def points(bid: int, reason: str) -> int:
    """What the team that won the hand scores (P21)."""
    return _TIMES[reason] * bid


def next_dealer(bidder: int, seats: int, made: bool, lead: int) -> int:
    """Who deals the next hand (P24). ``lead`` is team A's after this hand."""
    own = -lead if bidder & 1 else lead
    deals = own < 0 or (own == 0 and not made)
    return bidder if deals else (bidder - 1) % seats


def finished(lead: int, hands_played: int, limit: int) -> bool:
    """Whether the game is won: by a lead of 52, or by any lead after the last hand; a level score asks for a decider.

    (P23.) ``limit`` is 0 for a game without one.
    """
    return abs(lead) >= WINNING_LEAD or (0 < limit <= hands_played and lead != 0)
