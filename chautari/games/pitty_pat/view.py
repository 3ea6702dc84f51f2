"""Seen by whom: what a seat sees. Its own hand, all that lies face up, and how many cards there are elsewhere (E3)."""

from typing import TYPE_CHECKING, Final, TypedDict

from chautari import frame
from chautari.cards import text, texts
from chautari.game import PlaceView, View

if TYPE_CHECKING:
    from chautari.games.pitty_pat.rules import PittyPat

PILE_SHOWN: Final = 4
"""Of the discard pile the upcard and the edges of three cards under it are seen: a match, and what it was laid on."""


class PittyPatExtras(TypedDict):
    """What a view of Pitty Pat has beside that of every game."""

    version: str
    """``standard`` or ``belize`` (Y14)."""
    may: bool
    """Whether a match in hand may be left in any case (Y10)."""
    upcard: str
    """The card to match; empty before the first deal."""
    matching: list[str]
    """The cards of one's own hand that can be laid on the upcard now; empty while it is another's turn."""
    flipped: bool
    """Whether the upcard was flipped in this turn, which may still match it."""
    one_left: list[int]
    """The seats that hold one card only, so that their next match wins."""
    pairs: list[list[str]]
    """In the Belize version, the pairs in one's own hand, which already count; empty for a spectator."""
    made: list[int]
    """How many matches each seat has made in this hand."""
    laid: list[list[str]]
    """What won the hand: every match as the card laid and the card it was laid on, then the pairs kept in hand."""
    dead_ranks: list[str]
    """After a dead hand the ranks that only hands hold (Y16), as letters, ``T`` for ten."""
    reshuffles: int
    """How often the stock was made anew in this hand."""


def view(position: "PittyPat", seat: int) -> View:
    """All that ``seat`` may see of a position; NOBODY for a spectator."""
    p = position
    words = p.phase_word()
    acts = seat >= 0 and p.to_act == seat
    in_play = words not in ("between", "over")
    own = p.hands[seat] if seat >= 0 else []
    extras: PittyPatExtras = {
        "version": "belize" if p.belize else "standard",
        "may": p.may,
        "upcard": text(p.pile[-1]) if p.pile else "",
        "matching": texts(sorted(p.matching())) if acts and words in ("match", "flipped") else [],
        "flipped": words == "flipped",
        "one_left": [other for other in range(p.seats) if in_play and len(p.hands[other]) == 1],
        "pairs": [texts(pair) for pair in pairs_of(own)] if p.belize else [],
        "made": [len(made) // 2 for made in p.made],
        "laid": [] if in_play else [texts(pair) for winner in p.hand_winners for pair in _laid(p, winner)],
        "dead_ranks": list(p.dead_ranks),
        "reshuffles": p.reshuffles,
    }
    places: list[PlaceView] = [
        {"name": "stock", "count": len(p.stock), "cards": []},
        {"name": "pile", "count": len(p.pile), "cards": texts(p.pile[-PILE_SHOWN:])},
    ]
    return frame.view(p, seat, frame.hands_seen(p.hands, p.shown, seat), places, p.hand_winners, {**extras})


def pairs_of(hand: list[int]) -> list[list[int]]:
    """The pairs held in a hand: four of a rank are two, three are one and a spare (Y14).

    >>> from chautari.cards import cards, texts
    >>> [texts(pair) for pair in pairs_of(cards("Kc 5h Kd 5s 5c"))]
    [['5c', '5h'], ['Kc', 'Kd']]
    """
    pairs: list[list[int]] = []
    waiting = -1
    for card in sorted(hand):
        if waiting >= 0 and waiting >> 2 == card >> 2:
            pairs.append([waiting, card])
            waiting = -1
        else:
            waiting = card
    return pairs


def _laid(position: "PittyPat", winner: int) -> list[list[int]]:
    made = position.made[winner]
    matches = [[made[at], made[at + 1]] for at in range(0, len(made), 2)]
    return matches + pairs_of(position.hands[winner])
