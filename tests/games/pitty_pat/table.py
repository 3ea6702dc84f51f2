"""Tables of Pitty Pat with the cards that a test wants where it wants them."""

from collections.abc import Sequence

from chautari.cards import PLAIN_PACK, cards, filled
from chautari.game import Event
from chautari.games.pitty_pat.moves import FLIP, PASS
from chautari.games.pitty_pat.opening import PittyPatRules
from chautari.games.pitty_pat.rules import PittyPat

RULES = PittyPatRules()

WORKED = "4c 7d 9h Js Kd"
"""The hand of the sheet's first worked position."""
OTHER = "2c 3c 5c 6c 8c"
"""A hand that has no rank in common with it."""

DEAD = ["6s 9h 2c Kc 8d", "6c 6d 6h Js 9c"]
"""Three sixes against the fourth, once these moves are made (Y16)."""
DEAD_MOVES = ["1 match Js", "1 throw 9c", "0 match 9h", "0 throw 2c", "1 flip", "0 match Kc", "0 throw 8d"]


def pack(hands: Sequence[str], upcard: str, stock: str = "", dealer: int = 0) -> list[int]:
    """The order of the pack that deals these hands (by seat), turns that card up and leaves that stock, top first."""
    seats = len(hands)
    held = [cards(hand) for hand in hands]
    in_order = [held[(dealer + 1 + place) % seats] for place in range(seats)]
    dealt = [hand[number] for number in range(5) for hand in in_order]
    return filled([*dealt, *cards(upcard), *cards(stock)], PLAIN_PACK)


def table(hands: Sequence[str], /, upcard: str, stock: str = "", dealer: int = 0, **options: int | str) -> PittyPat:
    """A game whose first hand is dealt so."""
    position = RULES.start(len(hands), options, dealer)
    position.put(pack(hands, upcard, stock, dealer))
    return position


def play(position: PittyPat, *moves: str) -> list[Event]:
    """Make moves written as in a record, and return what happened."""
    events: list[Event] = []
    for move in moves:
        seat, words = move.split(" ", 1)
        position.play(int(seat), RULES.parse(words), events)
    return events


def refused(position: PittyPat, move: str) -> str:
    """The reason code with which a move is refused; empty when it is legal."""
    seat, words = move.split(" ", 1)
    refusal = position.refusal(int(seat), RULES.parse(words))
    return refusal.code if refusal else ""


def dead_hand(**options: int | str) -> PittyPat:
    """A game whose first hand is dead."""
    position = table(DEAD, "Jc", "Kd", 0, **options)
    play(position, *DEAD_MOVES)
    return position


def use_up(position: PittyPat) -> None:
    """Flip and pass, where *may match* allows it, until the stock is empty and another flip is wanted."""
    while position.chance() is None:
        legal = position.legal()
        position.apply(PASS if PASS in legal else FLIP)
