"""What a seat knows of the cards: those it sees, those it saw laid, and what others showed they do not hold.

Everything is counted from the view and from what the seat saw happen in this hand. Suits play no part, so counts are
by rank, 0 (ace) to 12 (king).
"""

from collections.abc import Iterable, Sequence
from typing import Final

from chautari.cards import card
from chautari.game import Happening, View

RANK_COUNT: Final = 13

PAIRED: Final = 0.15
"""In Belize, how likely the seat that flipped although it must match is to hold the rank after all: as a pair."""
IN_PILE: Final = 0.1
"""What a card of the discard pile is worth, against 1 for one in the stock: it comes back only by a new stock."""
IN_HAND: Final = 0.25
"""What a card in another hand is worth: it may be thrown, but more often it is laid on its own kind."""


class Memory:
    """What one knows who has watched the whole hand."""

    __slots__ = ("own", "sizes", "stock", "unseen", "stocked", "piled", "doubt", "seat")

    def __init__(self, view: View, history: Sequence[Happening]) -> None:
        seats = len(view["hands"])
        self.seat = view["seat"]
        self.own = [card(word) >> 2 for word in view["hands"][self.seat]["cards"]]
        """The ranks of one's own cards."""
        self.sizes = [hand["count"] for hand in view["hands"]]
        self.stock = next(place["count"] for place in view["places"] if place["name"] == "stock")
        """How many cards the stock has."""
        self.doubt = [[1.0] * RANK_COUNT for _ in range(seats)]
        """By seat and rank: 1 where it may hold the rank as well as any, less where it showed that it hardly does."""
        self.stocked: set[int] | None = None
        """The cards that the stock consists of; None for the stock of the deal."""
        pile: list[int] = []
        may = bool(view["game"]["may"])
        left = PAIRED if view["game"]["version"] == "belize" else 0.0
        for event in history:
            kind = event["kind"]
            if kind in ("upcard", "matched", "threw", "flipped"):
                laid = card(event["moved"][0]["cards"][0])
                if kind == "flipped":
                    if not may:
                        self.doubt[event["seat"]][pile[-1] >> 2] = left
                    if event["facts"]["ends"]:
                        self.doubt[event["seat"]][laid >> 2] = 0.0
                    if self.stocked is not None:
                        self.stocked.discard(laid)
                pile.append(laid)
            elif kind == "reshuffled":
                self.stocked = set(pile[:-1])
                del pile[:-1]
        seen = {card(word) for word in view["hands"][self.seat]["cards"]} | set(pile)
        self.unseen = by_rank(set(range(52)) - seen)
        """Cards of each rank that lie neither face up nor in one's own hand."""
        self.piled = by_rank(pile)
        """Cards of each rank in the discard pile."""

    def to_come(self) -> list[float]:
        """By rank, how many cards of it may yet be matched, each counted by how likely it is to turn up."""
        if self.stocked is not None:  # whoever watched knows what the new stock is made of
            stock = by_rank(self.stocked)
            return [
                stock[rank] + IN_HAND * (self.unseen[rank] - stock[rank]) + IN_PILE * self.piled[rank]
                for rank in range(RANK_COUNT)
            ]
        come = []
        for rank in range(RANK_COUNT):
            held = sum([size * self.doubt[s][rank] for s, size in enumerate(self.sizes) if s != self.seat])
            in_stock = self.stock / (self.stock + held) if self.stock else 0.0
            worth = in_stock + IN_HAND * (1 - in_stock)
            come.append(self.unseen[rank] * worth + IN_PILE * self.piled[rank])
        return come

    def holds(self, seat: int, rank: int) -> float:
        """About how likely another seat is to hold a card of a rank, from 0 to 1."""
        unseen = self.unseen[rank]
        if self.stocked is not None:
            unseen -= sum([c >> 2 == rank for c in self.stocked])
        if not unseen or not self.doubt[seat][rank]:
            return 0.0
        others = sum([size for s, size in enumerate(self.sizes) if s != self.seat and self.doubt[s][rank]])
        hidden = others + (self.stock if self.stocked is None else 0)
        return float((1 - (1 - self.sizes[seat] / max(hidden, 1)) ** unseen) * self.doubt[seat][rank])


def by_rank(cards: Iterable[int]) -> list[int]:
    """How many cards of each rank there are."""
    counts = [0] * RANK_COUNT
    for c in cards:
        counts[c >> 2] += 1
    return counts


NEVER: Final = 1e6
"""The wait of a hand that nothing can match."""


class Plan:
    """How long a hand has to wait until it is out, played well: in cards that come to lie before its player.

    A player sees about two upcards a turn, one left by the seat before and one flipped. A rank of which ``to_come``
    cards may turn up out of ``stock`` comes as the next upcard with that chance.
    """

    __slots__ = ("come", "stock", "belize", "may")

    def __init__(self, to_come: Sequence[float], stock: int, belize: bool, may: bool) -> None:
        self.come = list(to_come)
        self.stock = max(stock, 5)
        self.belize = belize
        self.may = may

    def wait(self, hand: Sequence[int]) -> float:
        """The wait of a hand at the beginning of a turn, as ranks in order."""
        after: list[tuple[float, float, bool]] = []
        for rank in set(hand):
            come = self.come[rank]
            if come > 0:
                number = hand.count(rank)
                free = self.may or (self.belize and number & 1 == 0)
                after.append((self.after_match(hand, rank), come / self.stock, free))
        chance = waiting = 0.0
        for then, likely, free in after:
            if not free:
                chance += likely
                waiting += likely * then
        # A match that need not be played is played when it does better than waiting for another.
        for then, likely, free in sorted(after):
            if free and then < self._wait(chance, waiting):
                chance += likely
                waiting += likely * then
        return self._wait(chance, waiting)

    def _wait(self, chance: float, waiting: float) -> float:
        return (1 + waiting) / chance if chance > 0 else NEVER

    def after_match(self, hand: Sequence[int], rank: int) -> float:
        """The wait that is left once a card of ``rank`` was laid and the best other thrown; 0 if that wins."""
        rest = list(hand)
        rest.remove(rank)
        if not rest or (self.belize and all(rest.count(r) & 1 == 0 for r in rest)):
            return 0.0
        # The upcard it was laid on is used up.
        kept, self.come[rank] = self.come[rank], max(self.come[rank] - 1, 0.0)
        best = min([self.after_throw(rest, r) for r in set(rest)])
        self.come[rank] = kept
        return best

    def after_throw(self, hand: Sequence[int], rank: int) -> float:
        """The wait that is left once a card of ``rank`` was thrown."""
        rest = list(hand)
        rest.remove(rank)
        return self.wait(rest)
