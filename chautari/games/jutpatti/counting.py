"""What a seat knows of the cards: those it sees, those it saw thrown and taken, and what others let go by.

Everything is counted from the view and from what the seat saw happen in this hand. Pairs ask for ranks alone, so
counts are by rank, 0 (ace) to 12 (king). Single cards matter for the remade deck alone: whoever watched knows which
cards it is made of (J17), and so which of the others can only be in hands.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from chautari.cards import RANKS, card
from chautari.game import Happening, View

RANK_COUNT: Final = 13


class Hand:
    """A seat's own cards, and what they lack."""

    __slots__ = ("held", "joker", "jokers", "odd", "top", "turned")

    def __init__(self, view: View) -> None:
        self.held = by_rank([card(word) for word in view["hands"][view["seat"]]["cards"]])
        """Cards of each rank."""
        self.joker = RANKS.index(view["game"]["joker"])
        """The jokers' rank."""
        self.jokers = self.held[self.joker]
        self.odd = [rank for rank in range(RANK_COUNT) if self.held[rank] & 1 and rank != self.joker]
        """The ranks, jokers aside, held an odd number of times: each has a card without a partner."""
        self.turned = place_cards(view, "turned")[0]
        pile = place_cards(view, "pile")
        self.top = pile[-1] if pile else -1
        """The card on top of the pile; -1 when there is none."""

    def pairs_with(self, rank: int) -> bool:
        """Whether a card of this rank makes one pair more: it is a joker, or has a partner waiting."""
        return rank == self.joker or rank in self.odd

    def wins_with(self, rank: int) -> bool:
        """Whether one card of this rank makes the hand nothing but pairs (J15)."""
        if rank == self.joker:
            return len(self.odd) <= self.jokers + 1
        return len(self.odd) + (-1 if rank in self.odd else 1) <= self.jokers


class Memory:
    """What one knows who has watched the whole hand."""

    __slots__ = ("unseen", "loose", "known", "cold", "paired", "remade")

    def __init__(self, view: View, history: Sequence[Happening]) -> None:
        seats = len(view["hands"])
        own = view["seat"]
        self.known = [[0] * RANK_COUNT for _ in range(seats)]
        """By seat and rank: cards it is known to hold, because everybody saw it take them from the pile."""
        self.cold: list[set[int]] = [set() for _ in range(seats)]
        """By seat: the ranks of which it threw a card, or let one go by, and has taken none since."""
        self.paired: list[set[int]] = [set() for _ in range(seats)]
        """By seat: the ranks it took from the pile, no doubt to pair them, and has thrown none of since."""
        self.remade: set[int] | None = None
        """The cards that the deck was last remade of; None for the deck of the deal."""
        pile: list[int] = []
        taken: dict[int, int] = {}
        for event in history:
            kind = event["kind"]
            seat = event["seat"]
            if kind == "took_deck":
                if pile:
                    self.cold[seat].add(pile[-1] >> 2)
            elif kind == "took_pile":
                rank = pile[-1] >> 2
                taken[pile.pop()] = seat
                self.known[seat][rank] += 1
                self.cold[seat].discard(rank)
                self.paired[seat].add(rank)
            elif kind == "threw":
                thrown = card(event["moved"][0]["cards"][0])
                pile.append(thrown)
                self.cold[seat].add(thrown >> 2)
                self.paired[seat].discard(thrown >> 2)
                if taken.pop(thrown, -1) >= 0:
                    self.known[seat][thrown >> 2] -= 1
            elif kind == "reshuffled":
                self.remade = set(pile[:-1])
                del pile[:-1]
        placed = {card(word) for word in view["hands"][own]["cards"]}
        placed.update(place_cards(view, "turned"), pile, taken)
        unplaced = set(range(52)) - placed
        self.unseen = by_rank(unplaced)
        """Cards of each rank whose place is not known."""
        self.loose = by_rank(unplaced if self.remade is None else unplaced & self.remade)
        """Those of them that may be in the deck; the others can only be in hands."""

    def needs(self, seat: int, rank: int) -> bool:
        """Whether ``seat`` is known to hold a card of this rank without a partner, and so has use for another."""
        if self.known[seat][rank] & 1 and rank not in self.paired[seat]:
            return True
        # At a table of two, what can be neither in the deck nor elsewhere is in the other hand.
        sure = len(self.known) == 2 and self.remade is not None and not self.loose[rank]
        return sure and (self.unseen[rank] + self.known[seat][rank]) & 1 == 1


def by_rank(cards: Iterable[int]) -> list[int]:
    """How many cards of each rank there are."""
    counts = [0] * RANK_COUNT
    for c in cards:
        counts[c >> 2] += 1
    return counts


def place_cards(view: View, name: str) -> list[int]:
    """The cards that can be seen in a place, the top one last."""
    for place in view["places"]:
        if place["name"] == name:
            return [card(word) for word in place["cards"]]
    return []
