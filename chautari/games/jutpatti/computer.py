"""The computer players of Jutpatti, and the plain players that they are measured against.

Every level takes what makes a pair and throws what has no partner; no other choice was found to be worth anything.
What tells players apart is *which* of the cards without a partner they throw: the one that is least likely to find
one, and least likely to help the next player. That is a matter of counting. `bench/bots.py` measures its worth.
"""

from collections.abc import Callable, Sequence
from typing import Final

from chautari.cards import card, text
from chautari.game import Choice, ComputerPlayer, Happening, View
from chautari.games.jutpatti.counting import Hand, Memory
from chautari.players import Chance01, RandomPlayer, least, named, picked

OVERLOOKS: Final = 0.35
"""How often the easy player overlooks that the thrown card would make a pair; never that it wins."""
FORGETS_TO_CALL: Final = 0.25
"""How often the easy player does not notice that its hand is all pairs."""

# A card without a partner is kept for the partners that may come. How much each counts was found by playing millions
# of hands with other numbers; they matter most where many cards are dealt and the deck is small.
IN_A_HAND: Final = 1.5
"""A partner that is in somebody's hand for certain, against 1 for one that may be in the deck: it may be thrown."""
SAFE: Final = 0.5
"""Off for a rank that the next player threw or let go by: throwing it helps nobody."""
UNWANTED: Final = 0.2
"""Off for every other player who did: what they do not hold they will not throw."""
FEEDS: Final = 3.0
"""On for a card that the next player is known to wait for."""


class Keeper:
    """Keeps pairs and jokers, and throws any of the cards without a partner: what all levels have in common."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """The move for the view's seat, which is to act."""
        legal = view["legal"]
        if view["phase"] == "cut":
            return Choice(picked(legal, self.random), "cut", {})
        hand = Hand(view)
        if view["phase"] == "take":
            return self.take(hand, view, history) if "pile" in legal else Choice("deck", "take-first", {})
        if "call" in legal and self.notices():
            return Choice("call", "call", {})
        return self.throw(hand, _throws(legal), view, history)

    def take(self, hand: Hand, view: View, history: Sequence[Happening]) -> Choice:
        """The thrown card when it makes a pair, else the deck's."""
        rank = hand.top >> 2
        facts: dict[str, str | int] = {"card": text(hand.top)}
        if hand.wins_with(rank):
            return Choice("pile", "take-wins", facts)
        if self.wants(hand, rank):
            return Choice("pile", "take-joker" if rank == hand.joker else "take-pairs", facts)
        return Choice("deck", "take-blind", facts)

    def throw(self, hand: Hand, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        """One of ``throws`` (a move for each rank that may be thrown)."""
        return _thrown(throws, picked(_lonely(hand, throws), self.random), "throw-any")

    def wants(self, hand: Hand, rank: int) -> bool:
        """Whether to take a thrown card of this rank, which does not win."""
        return hand.pairs_with(rank)

    def notices(self) -> bool:
        """Whether to call, now that the hand is all pairs."""
        return True


class Greedy(Keeper):
    """Makes natural pairs as fast as it can, and sees in a joker a card like any other."""

    def wants(self, hand: Hand, rank: int) -> bool:
        return hand.held[rank] & 1 == 1

    def throw(self, hand: Hand, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        unpaired = [rank for rank in throws if hand.held[rank] & 1]
        return _thrown(throws, picked(unpaired or list(throws), self.random), "throw-any")


class Easy(Keeper):
    """Means well, and overlooks things."""

    def wants(self, hand: Hand, rank: int) -> bool:
        return hand.pairs_with(rank) and self.random() >= OVERLOOKS

    def notices(self) -> bool:
        return self.random() >= FORGETS_TO_CALL


class Steady(Keeper):
    """Looks well at what lies before it, its own cards and the turned one, and remembers nothing."""

    def throw(self, hand: Hand, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        turned = hand.turned >> 2
        rank = least([(4 - hand.held[r] - (r == turned), r) for r in _lonely(hand, throws)], self.random)
        return _thrown(throws, rank, "throw-spare" if hand.held[rank] == 3 else "throw-odd")


class Sharp(Keeper):
    """Remembers every card that was shown and who had no use for it, and counts where partners can still be."""

    def take(self, hand: Hand, view: View, history: Sequence[Happening]) -> Choice:
        choice = super().take(hand, view, history)
        if choice.why == "take-blind":
            unseen = Memory(view, history).unseen
            good = sum([unseen[rank] for rank in [*hand.odd, hand.joker]])
            return Choice("deck", "take-odds", {**choice.facts, "good": good, "unseen": sum(unseen)})
        return choice

    def throw(self, hand: Hand, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        memory = Memory(view, history)
        follower = (view["seat"] + 1) % len(view["hands"])
        rank = least([(self.hope(memory, r, view["seat"], follower), r) for r in _lonely(hand, throws)], self.random)
        left = memory.unseen[rank]
        if hand.held[rank] == 3:
            return _thrown(throws, rank, "throw-spare")
        if left and rank in memory.cold[follower]:
            return _thrown(throws, rank, "throw-safe", seat=follower)
        return _thrown(throws, rank, "throw-few" if left else "throw-dead", left=left)

    def hope(self, memory: Memory, rank: int, seat: int, follower: int) -> float:
        """What a card of this rank without a partner is worth keeping, in cards that may come to pair it."""
        loose = memory.loose[rank]
        hope = loose + IN_A_HAND * (memory.unseen[rank] - loose)
        for other, cold in enumerate(memory.cold):
            if other == follower:
                if memory.needs(other, rank):
                    hope += FEEDS
                elif rank in cold:
                    hope -= SAFE
            elif other != seat and rank in cold:
                hope -= UNWANTED
        return hope


_PLAYERS: Final[dict[str, Callable[[Chance01], ComputerPlayer]]] = {
    "easy": Easy,
    "steady": Steady,
    "sharp": Sharp,
    "random": RandomPlayer,
    "greedy": Greedy,
    "keeper": Keeper,
}


def player(level: str, random: Chance01) -> ComputerPlayer:
    """A computer player of a level, or one to measure them against: ``random``, ``greedy``, ``keeper``.

    Refused: a name that is none of these (``unknown_player``).
    """
    return named(level, _PLAYERS, random)


def _throws(legal: Sequence[str]) -> dict[int, str]:
    """By rank, a legal move that throws a card of it. Suits make no difference in Jutpatti."""
    ranks = {}
    for words in legal:
        if words != "call":
            ranks[card(words.removeprefix("throw ")) >> 2] = words
    return ranks


def _lonely(hand: Hand, throws: dict[int, str]) -> list[int]:
    """The ranks to throw from: those with a card that has no partner; in a hand of pairs, anything before a joker."""
    return [r for r in hand.odd if r in throws] or [r for r in throws if r != hand.joker] or list(throws)


def _thrown(throws: dict[int, str], rank: int, why: str, **facts: str | int) -> Choice:
    return Choice(throws[rank], why, {"card": throws[rank].removeprefix("throw "), **facts})
