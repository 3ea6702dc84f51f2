"""What everybody at the table knows of hands they do not see, and a position that fits what one seat knows.

Nobody ever draws, so a hand only loses cards, face up. That makes every fact about it last: a player who flipped under
*must match* held no card of the upcard's rank and never will. Facts are kept per seat and rank as the set of numbers of
cards of that rank that the hand may hold, as bits 0 to 4; each card laid down moves the set along.
"""

from typing import TYPE_CHECKING, Final

from chautari.game import Shuffle

if TYPE_CHECKING:
    from chautari.games.pitty_pat.rules import PittyPat

ANY: Final = 0b11111
NONE: Final = 0b00001
SOME: Final = 0b11110
EVEN: Final = 0b10101

_TRIES: Final = 1000


def imagined(position: "PittyPat", seat: int, shuffle: Shuffle) -> "PittyPat":
    """A position that ``seat`` could be in, drawn from exactly what it knows from having watched.

    Known: its own hand, all that lies face up or ever did, the order of the discard pile, and of the other hands what
    flips, passes and hands that went on have told (`PittyPat.possible`, `PittyPat.unlike`). The stock was made of the
    dealt pack's rest, and from the first new stock on of cards that all had been seen, so that from then on, as after
    a dead hand whose ranks were named, the other hands are known as one heap. Every position that fits may come up, not
    all equally often. Where none is found in a bounded number of tries the hands stay as they are.
    """
    new = position.clone()
    others = [other for other in range(new.seats) if other != seat and not (new.shown >> other) & 1]
    apart = new.reshuffles > 0 or bool(new.dead_ranks)
    heap = [card for other in others for card in new.hands[other]]
    if not apart:
        heap += new.stock
    for _ in range(_TRIES):
        shuffle(heap)
        rest = _fill(new, others, heap)
        if rest is not None and _fits(new, others):
            if not apart:
                new.stock = rest
            break
    else:
        new.hands = [hand[:] for hand in position.hands]
        new.count()
    shuffle(new.stock)
    return new


def _fill(new: "PittyPat", others: list[int], heap: list[int]) -> list[int] | None:
    """Put cards of the heap, in its order, into the other hands; what is left, or None where a hand found too few.

    The seats with the least choice go first. Of a rank that a hand must hold it takes enough before anything else.
    """
    left = heap[:]
    room = {other: sum(_most(new.possible[other * 13 + (card >> 2)]) > 0 for card in left) for other in others}
    for other in sorted(others, key=lambda other: room[other] - len(new.hands[other])):
        size = len(new.hands[other])
        sets = new.possible[other * 13 : other * 13 + 13]
        held = [0] * 13
        hand: list[int] = []
        for wanted in (True, False):
            kept: list[int] = []
            for card in left:
                rank = card >> 2
                most = _least(sets[rank]) if wanted else _most(sets[rank])
                if len(hand) < size and held[rank] < most:
                    held[rank] += 1
                    hand.append(card)
                else:
                    kept.append(card)
            left = kept
        if len(hand) < size:
            return None
        new.hands[other] = hand
    new.count()
    return left


def _fits(new: "PittyPat", others: list[int]) -> bool:
    """Whether the hands just filled agree with all that is known."""
    for other in others:
        if new.odd[other] in new.unlike[other]:
            return False
        for rank in range(13):
            if not (new.possible[other * 13 + rank] >> new.held[other * 13 + rank]) & 1:
                return False
    # A turn has ended and the hand went on: it was not dead (Y16). Who then made a match said so anew.
    return new.open_ranks > 0 or not (new.said_alive and new.phase_word() in ("match", "shuffle"))


def _least(numbers: int) -> int:
    return next(n for n in range(5) if (numbers >> n) & 1)


def _most(numbers: int) -> int:
    return numbers.bit_length() - 1
