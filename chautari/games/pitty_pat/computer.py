"""The computer players of Pitty Pat, and the plain players that they are measured against.

Where a match must be played, what to throw is all there is to choose. Where it may be left (by the table's choice, or
in Belize when it is held as a pair), it hardly ever is worth leaving: even half of a pair can be matched and its other
half thrown, which costs nothing. So it comes down to counting what can still come to match the cards one keeps, and,
far behind, what the next player can do with the card one throws. `bench/bots.py` measures its worth.
"""

from collections.abc import Callable, Sequence
from typing import Final

from chautari.cards import card
from chautari.game import Choice, ComputerPlayer, Happening, View
from chautari.games.pitty_pat.counting import Memory, Plan
from chautari.players import Chance01, RandomPlayer, least, named, picked

OVERLOOKS: Final = 0.2
"""How often the easy player overlooks a match that it need not play."""
HURRIES: Final = 0.5
"""How often it throws the first card that comes to hand."""

FEEDS: Final = {1: 14.0, 2: 10.0, 3: 3.0, 4: 2.0, 5: 1.5}
"""What a match given to the next player costs, by the cards it holds, in upcards of one's own waiting (`Plan`)."""


class Greedy:
    """Plays every match it can, and throws any card: what all levels have in common."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """The move for the view's seat, which is to act."""
        legal = view["legal"]
        if view["phase"] == "throw":
            return self.throw({card(words.removeprefix("throw ")) >> 2: words for words in legal}, view, history)
        matches = [words for words in legal if words.startswith("match ")]
        leave = [words for words in legal if words in ("flip", "pass")]
        if not matches:
            return Choice(leave[0], "flip-nothing", {})
        match = Choice(matches[0], "match-must", {"card": matches[0].removeprefix("match ")})
        return self.match_or_leave(match, leave[0], view, history) if leave else match

    def match_or_leave(self, match: Choice, leave: str, view: View, history: Sequence[Happening]) -> Choice:
        """The match, which need not be played, or the flip or pass beside it."""
        return match._replace(why="match-may")

    def throw(self, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        """One of ``throws`` (a move for each rank in hand)."""
        return _thrown(throws, picked(list(throws), self.random), "throw-any")


class Steady(Greedy):
    """Looks well at its own cards, at what lies before it and at what its version wants of pairs; remembers nothing."""

    def throw(self, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        plan = _plan_at_sight(view)
        hand = _ranks(view)
        rank = least([(plan.after_throw(hand, rank), rank) for rank in throws], self.random)
        return _thrown(throws, rank, "throw-spare" if hand.count(rank) > 1 else "throw-least")


class Easy(Steady):
    """Means well, and overlooks things."""

    def match_or_leave(self, match: Choice, leave: str, view: View, history: Sequence[Happening]) -> Choice:
        if self.random() < OVERLOOKS:
            return Choice(leave, "overlooks", match.facts)
        return super().match_or_leave(match, leave, view, history)

    def throw(self, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        if self.random() < HURRIES:
            return _thrown(throws, picked(list(throws), self.random), "throw-any")
        return super().throw(throws, view, history)


class Sharp(Greedy):
    """Remembers every card that was shown and who could not match it, and counts what can still come."""

    def match_or_leave(self, match: Choice, leave: str, view: View, history: Sequence[Happening]) -> Choice:
        rank = card(str(match.facts["card"])) >> 2
        memory = Memory(view, history)
        plan = _plan(view, memory)
        if plan.after_match(memory.own, rank) <= plan.wait(memory.own):
            return match._replace(why="match-may")
        return Choice(leave, "keep-pair" if memory.own.count(rank) == 2 else "keep-rank", match.facts)

    def throw(self, throws: dict[int, str], view: View, history: Sequence[Happening]) -> Choice:
        memory = Memory(view, history)
        plan = _plan(view, memory)
        follower = (memory.seat + 1) % len(memory.sizes)
        feeds = FEEDS[memory.sizes[follower]]
        costs = [(plan.after_throw(memory.own, rank) + feeds * memory.holds(follower, rank), rank) for rank in throws]
        rank = least(costs, self.random)
        left = memory.unseen[rank]
        if memory.own.count(rank) > 1:
            return _thrown(throws, rank, "throw-spare")
        if not memory.holds(follower, rank) and left:
            return _thrown(throws, rank, "throw-safe", seat=follower)
        return _thrown(throws, rank, "throw-few" if left else "throw-none", left=left)


_PLAYERS: Final[dict[str, Callable[[Chance01], ComputerPlayer]]] = {
    "easy": Easy,
    "steady": Steady,
    "sharp": Sharp,
    "random": RandomPlayer,
    "greedy": Greedy,
}


def player(level: str, random: Chance01) -> ComputerPlayer:
    """A computer player of a level, or one to measure them against: ``random``, ``greedy``.

    Refused: a name that is none of these (``unknown_player``).
    """
    return named(level, _PLAYERS, random)


def _ranks(view: View) -> list[int]:
    return [card(word) >> 2 for word in view["hands"][view["seat"]]["cards"]]


def _plan(view: View, memory: Memory) -> Plan:
    return Plan(memory.to_come(), memory.stock, view["game"]["version"] == "belize", view["game"]["may"])


def _plan_at_sight(view: View) -> Plan:
    """What one may expect who looks at his hand and the cards before him, and has forgotten the rest."""
    come = [4.0] * 13
    for word in [*view["hands"][view["seat"]]["cards"], *view["places"][1]["cards"]]:
        come[card(word) >> 2] -= 1
    return Plan(come, view["places"][0]["count"], view["game"]["version"] == "belize", view["game"]["may"])


def _thrown(throws: dict[int, str], rank: int, why: str, **facts: str | int) -> Choice:
    return Choice(throws[rank], why, {"card": throws[rank].removeprefix("throw "), **facts})
