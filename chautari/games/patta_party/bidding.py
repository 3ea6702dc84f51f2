"""What a hand can carry: tricks counted card by card, and the bid that comes of it.

The worth of each card was found by playing 36,000 deals on from cards that lie open (`foresight`), and fitting how many
tricks a team took to what its bidder held after five, nine and thirteen cards.
"""

from math import erf, sqrt
from typing import Final

from chautari.games.patta_party.scoring import needed
from chautari.games.patta_party.trick import NO_SUIT, STRENGTH, SUIT

_WORTH: Final = {
    # A hand as such; each trump; its ace, king, queen, jack beside that; another suit's; a joker; an empty, a lone suit
    (4, 5): (5.30, 0.27, 0.57, 0.50, 0.21, 0.15, 0.52, 0.36, 0.13, 0.08, 0.47, 0.32, 0.11),
    (4, 9): (4.65, 0.32, 0.60, 0.57, 0.32, 0.18, 0.64, 0.38, 0.13, 0.00, 0.38, 0.50, 0.18),
    (4, 13): (3.42, 0.41, 0.75, 0.58, 0.36, 0.25, 0.68, 0.45, 0.16, 0.03, 0.39, 0.99, 0.47),
    (6, 5): (5.72, 0.11, 0.61, 0.28, 0.19, 0.01, 0.42, 0.05, 0.04, 0.00, 0.24, 0.28, 0.09),
    (6, 9): (5.28, 0.18, 0.63, 0.36, 0.22, 0.03, 0.41, 0.07, 0.03, 0.01, 0.35, 0.29, 0.07),
    (6, 13): (4.78, 0.17, 0.67, 0.36, 0.18, 0.00, 0.42, 0.09, 0.03, 0.00, 0.26, 0.93, 0.38),
    (8, 5): (6.01, 0.00, 0.48, 0.41, 0.28, 0.08, 0.31, 0.05, 0.08, 0.01, 0.06, 0.31, 0.10),
    (8, 9): (5.68, 0.10, 0.56, 0.45, 0.21, 0.11, 0.33, 0.00, 0.03, 0.02, 0.30, 0.39, 0.12),
    (8, 13): (5.30, 0.12, 0.57, 0.45, 0.23, 0.13, 0.38, 0.02, 0.01, 0.00, 0.27, 0.68, 0.39),
}
SPREAD: Final = {5: 2.0, 9: 1.92, 13: 1.84}
"""By cards held: how far the tricks of a team lie from what they are counted at (standard deviation)."""
EVEN: Final = 6.5
"""What a hand that says nothing takes."""
PARTNER_BID: Final = 0.7
"""Tricks on for each partner that has bid."""
RIVAL_BID: Final = 0.4
"""Tricks off for each rival that has."""


def counted(hand: list[int], trump: int, seats: int) -> float:
    """The tricks that the team of who holds ``hand`` (5, 9 or 13 cards) and bids with ``trump`` may hope for."""
    base, each, *honours = _WORTH[seats, len(hand)]
    tricks = base
    lengths = [0] * 5
    for c in hand:
        suit = SUIT[c]
        lengths[suit] += 1
        if suit == NO_SUIT:
            tricks += honours[8]
            continue
        from_ace = 12 - STRENGTH[c]
        if suit == trump:
            tricks += each
        if from_ace < 4:
            tricks += honours[from_ace if suit == trump else 4 + from_ace]
    for suit in range(4):
        if suit != trump and lengths[suit] < 2:
            tricks += honours[9 + lengths[suit]]
    return tricks


def sure(hand: list[int], trump: int) -> int:
    """The tricks that a whole hand of one plain pack takes whatever the others hold, when it leads.

    That is the trumps from the ace down; when they draw all that are out, every other trump and the other suits' from
    the ace down too.
    """
    suits = [sorted([12 - STRENGTH[c] for c in hand if SUIT[c] == suit]) for suit in range(4)]
    runs = [sum([place == from_ace for place, from_ace in enumerate(cards)]) for cards in suits]
    held = len(suits[trump])
    return held + sum(runs) - runs[trump] if runs[trump] >= 13 - held else runs[trump]


def best_trump(hand: list[int], seats: int) -> int:
    """The suit with which a hand counts for most."""
    worth = [counted(hand, suit, seats) for suit in range(4)]
    return worth.index(max(worth))


def chance(tricks: float, spread: float, bid: int) -> float:
    """How likely a bid is made when the team's tricks are counted at ``tricks``."""
    return 0.5 + 0.5 * erf((tricks - needed(bid) + 0.5) / (spread * sqrt(2)))


def expected(bid: int, made: float) -> float:
    """The points that a bid brings its team on average when it is made so often (P21)."""
    return bid * (made - 2 * (1 - made))
