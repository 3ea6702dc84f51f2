"""What the seat to act may do, and why not the rest: two answers to one question (Y4, Y5, Y10, Y15)."""

from typing import TYPE_CHECKING, Final

from chautari import frame
from chautari.cards import text
from chautari.game import Refused
from chautari.games.pitty_pat.moves import FLIP, MATCH, PASS, TEXTS
from chautari.games.pitty_pat.phases import FLIPPED, SHUFFLING, THROWING, UPCARD

if TYPE_CHECKING:
    from chautari.games.pitty_pat.rules import PittyPat

# What `legal` gives where it does not depend on the cards: made once, and nobody changes it.
_FLIP: Final = [FLIP]
_NONE: Final[list[int]] = []


def legal(p: "PittyPat") -> list[int]:
    """The moves of the seat to act, each once. The list is not to be changed: it may be shared."""
    phase = p.phase
    if phase in (UPCARD, FLIPPED):
        rank = p.pile[-1] >> 2
        number = p.held[p.to_act * 13 + rank]
        if number == 0:
            return _FLIP  # Y5; after a flip such a turn has ended by itself
        moves = [MATCH + card for card in p.hands[p.to_act] if card >> 2 == rank]  # Y4
        if _may_leave(p, number):
            moves.append(FLIP if phase == UPCARD else PASS)
        return moves
    if phase == THROWING:
        return p.hands[p.to_act][:]  # Y4: any other card
    return _NONE


def refusal(p: "PittyPat", seat: int, move: int) -> Refused | None:
    """Why ``seat`` may not make ``move`` now; None when it may."""
    if p.phase == SHUFFLING:
        return Refused("stock_being_shuffled")
    refused = frame.not_now(p, seat, move, len(TEXTS))
    if refused is not None:
        return refused
    if p.phase == THROWING:
        if move >= MATCH:
            return Refused("throw_first")
        return None if move in p.hands[seat] else Refused("not_in_hand", card=text(move))
    if move < MATCH:
        return Refused("match_first")
    rank = p.pile[-1] >> 2
    if move < FLIP:
        card = move - MATCH
        if card not in p.hands[seat]:
            return Refused("not_in_hand", card=text(card))
        return None if card >> 2 == rank else Refused("does_not_match", card=text(card), upcard=text(p.pile[-1]))
    if move == FLIP and p.phase == FLIPPED:
        return Refused("already_flipped")  # Y5: once a turn
    if move == PASS and p.phase == UPCARD:
        return Refused("flip_first")
    return None if _may_leave(p, p.held[seat * 13 + rank]) else Refused("must_match")


def _may_leave(p: "PittyPat", number: int) -> bool:
    """Whether a player with so many cards of the upcard's rank may leave them in hand (Y10, Y15)."""
    return number == 0 or p.may or (p.belize and number & 1 == 0)
