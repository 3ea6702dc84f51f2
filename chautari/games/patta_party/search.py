"""Bids and cards played through to the end, over hidden cards as they could lie: what the sharp player weighs.

Every bid and every card is tried in the same imagined deals, so that luck of the cards falls on all alike.
"""

import time

from chautari.game import NOBODY
from chautari.games.patta_party import bidding
from chautari.games.patta_party.foresight import Outlook
from chautari.games.patta_party.knowing import Known
from chautari.games.patta_party.scoring import needed, to_break
from chautari.games.patta_party.trick import STRENGTH, SUIT
from chautari.players import Chance01

_LEAST = 4
"""Imagined deals that are played through however late it is."""
_DRAWS = 3
"""Deals drawn for each that is played while bids are made: the one that fits the bids best is taken."""


class Search:
    """The imagined deals of one decision. What is found is in points for one's own team."""

    __slots__ = ("known", "random", "worlds", "deadline", "deals", "sums")

    def __init__(self, known: Known, random: Chance01, worlds: int, deadline: float) -> None:
        self.known = known
        self.random = random
        self.worlds = worlds
        self.deadline = deadline
        self.deals: list[list[list[int]]] = []
        self.sums: dict[int, list[tuple[int, int, int]]] = {}

    # --- bids --------------------------------------------------------------------------------------------------------

    def _results(self, bidder: int, trump: int) -> list[tuple[int, int, int]]:
        """What comes of each deal when ``bidder`` leads with ``trump`` called: its team's tricks, and both `first`.

        With NOBODY for trump the bidder calls what suits it best.
        """
        key = bidder * 8 + trump
        found = self.sums.get(key)
        if found is None:
            found = []
            self._draw_deals()
            for hands in self.deals:
                suit = bidding.best_trump(hands[bidder], self.known.seats) if trump == NOBODY else trump
                outlook = Outlook(hands, suit, bidder)
                outlook.play_on()
                team = bidder & 1
                found.append((outlook.tricks[team], outlook.first[team], outlook.first[1 - team]))
                if len(found) >= _LEAST and time.perf_counter() > self.deadline:
                    break
            self.sums[key] = found
        return found

    def _draw_deals(self) -> None:
        while len(self.deals) < self.worlds:
            drawn = [self.known.worlds(self.random, whole=True) for _ in range(_DRAWS if self._bid_by_other() else 1)]
            self.deals.append(max(drawn, key=self._fits) if len(drawn) > 1 else drawn[0])

    def _bid_by_other(self) -> bool:
        return self.known.bidder not in (NOBODY, self.known.seat)

    def _fits(self, hands: list[list[int]]) -> float:
        """How well a deal explains the highest bid."""
        known = self.known
        hand = hands[known.bidder]
        if known.trump != NOBODY:
            return bidding.counted(hand, known.trump, known.seats)
        return max([bidding.counted(hand, suit, known.seats) for suit in range(4)])

    def bids(self, trumps: list[int], bids: list[int]) -> dict[int, tuple[float, int]]:
        """By bid: the points to expect with the best of ``trumps``, and that suit."""
        results = {suit: self._results(self.known.seat, suit) for suit in trumps}
        return {b: max([(_points(results[suit], b), suit) for suit in trumps]) for b in bids}

    def standing(self) -> float:
        """The points to expect when the bid stays as it stands."""
        known = self.known
        if known.bidder == NOBODY:
            return 0.0
        points = _points(self._results(known.bidder, known.trump), known.bid)
        return points if known.partner(known.bidder) else -points

    def trump(self, trumps: list[int]) -> int:
        """The suit with which one's bid is worth most."""
        return max(trumps, key=lambda suit: _points(self._results(self.known.seat, suit), self.known.bid))

    def tricks(self, trump: int) -> float:
        """The tricks to expect with a trump of one's own."""
        found = self._results(self.known.seat, trump)
        return sum([tricks for tricks, _, _ in found]) / len(found)

    # --- cards -------------------------------------------------------------------------------------------------------

    def cards(self, cards: list[int]) -> dict[int, float]:
        """By card: the points to expect when it is played now. Cards that come to the same are tried once."""
        known = self.known
        alike = self._alike(cards)
        tried = sorted(set(alike.values()))
        sums = dict.fromkeys(tried, 0.0)
        played = 0
        while played < self.worlds:
            hands = known.worlds(self.random, whole=False)
            for c in tried:
                sums[c] += self._played(hands, c)
            played += 1
            if played >= _LEAST and time.perf_counter() > self.deadline:
                break
        return {c: sums[alike[c]] / played for c in cards}

    def _alike(self, cards: list[int]) -> dict[int, int]:
        """By card: the one that stands for it. Neighbours between which no card is out are worth the same."""
        out = set(self.known.unseen) | set(self.known.trick)
        alike: dict[int, int] = {}
        last = -1
        for c in sorted(cards, key=lambda c: (SUIT[c], STRENGTH[c])):
            same = last >= 0 and SUIT[c] == SUIT[last]
            if same:
                low, high = STRENGTH[last], STRENGTH[c]
                same = not any(SUIT[o] == SUIT[c] and low <= STRENGTH[o] <= high for o in out)
            alike[c] = alike[last] if same else c
            last = c
        return alike

    def _played(self, hands: list[list[int]], c: int) -> float:
        known = self.known
        outlook = Outlook(hands, known.trump, known.bidder)
        outlook.leader = known.leader
        outlook.tricks = list(known.tricks)
        outlook.taken = sum(known.tricks)
        outlook.first = [0 if tricks else NOBODY for tricks in known.tricks]
        outlook.cards_left = len(known.hand)
        for nth, laid in enumerate(known.trick):
            outlook.lay((known.leader + nth) % known.seats, laid)
        outlook.remove(known.seat, c)
        outlook.lay(known.seat, c)
        outlook.play_on()
        team = known.bidder & 1
        points = _points([(outlook.tricks[team], outlook.first[team], outlook.first[1 - team])], known.bid)
        return points if team == known.team else -points


def _points(results: list[tuple[int, int, int]], bid: int) -> float:
    """What a bid brings its team on average (P21): each result is its tricks, and both `Outlook.first`."""
    wanted, breaks = needed(bid), to_break(bid)
    total = 0
    for tricks, own_first, other_first in results:
        if tricks >= wanted:
            clean = other_first == NOBODY or other_first >= wanted
            total += 2 * bid if clean else bid
        else:
            clean = own_first == NOBODY or own_first >= breaks
            total -= 4 * bid if clean else 2 * bid
    return total / len(results)
