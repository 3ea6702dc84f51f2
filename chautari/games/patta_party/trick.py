"""A trick: what may be played to it, whose card is best, who takes it and who leads next (P13, P14, P17 to P19)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from chautari.cards import JOKER

NO_SUIT: Final = 4
"""The suit of a joker, and the led suit of a trick that nobody has led to."""

SUIT: Final = [c & 3 for c in range(52)] + [NO_SUIT]
"""By card: its suit; a joker has none."""

STRENGTH: Final = [((c >> 2) + 12) % 13 for c in range(52)] + [-1]
"""By card: 0 for a two to 12 for an ace (P4)."""

_TRUMPED: Final = 13


def playable(hand: Sequence[int], led: int) -> list[int]:
    """The cards of a hand that may be played to a trick of the led suit, each once; `NO_SUIT` when it is to be led.

    Empty only for a hand of nothing but jokers that must lead (P20).
    """
    if led == NO_SUIT:
        return [c for c in dict.fromkeys(hand) if c != JOKER]  # P17
    following = [c for c in dict.fromkeys(hand) if SUIT[c] == led]
    return following or list(dict.fromkeys(hand))  # P13, P17


def best(cards: Sequence[int], trump: int) -> int:
    """Which card of a trick, in the order played, is the highest: its place in that order (P14).

    Jokers do not count. The first card is none, for none is led.
    """
    led = SUIT[cards[0]]
    at = 0
    most = -1
    for place, c in enumerate(cards):
        suit = SUIT[c]
        if suit == trump:
            worth = STRENGTH[c] + _TRUMPED
        elif suit == led:
            worth = STRENGTH[c]
        else:
            continue
        if worth >= most:  # of two identical cards the one played last
            most = worth
            at = place
    return at


class Taken(NamedTuple):
    """What comes of a trick."""

    team: int
    """0 or 1: the team that takes it."""
    best: int
    """The seat whose card is highest."""
    leader: int
    """The seat that leads next."""
    jokers: int


def taken(cards: Sequence[int], leader: int, seats: int, trump: int) -> Taken:
    """Who takes a trick that ``leader`` led to, and who leads next. Of an unfinished trick: as it stands."""
    winner = (leader + best(cards, trump)) % seats
    jokers = cards.count(JOKER)
    if jokers == 0:
        return Taken(winner & 1, winner, winner, 0)  # P12, P14
    joker = 0
    for place, c in enumerate(cards):
        if c == JOKER:
            joker = (leader + place) % seats  # the last one played
    team = winner & 1
    return Taken(1 - team if jokers == 1 else team, winner, joker, jokers)  # P18, P19
