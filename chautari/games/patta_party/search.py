"""Cards played through to the end, over hidden cards as they could lie: what the sharp player weighs.

Every card is tried in the same imagined deals, so that luck of the cards falls on all alike. Bids are not looked for
so: played by eyes that see all hands, a deal yields more tricks than at a table, and with two packs so many more that
bids found that way lose a point a hand to bids that are counted.
"""

import time
from typing import Final

from chautari.game import NOBODY
from chautari.games.patta_party.foresight import Outlook
from chautari.games.patta_party.knowing import Known
from chautari.games.patta_party.scoring import needed, to_break
from chautari.games.patta_party.trick import STRENGTH, SUIT
from chautari.players import Chance01

STAGES: Final = 4
"""After each stage but the last only the better half of the cards is tried further, and at least two."""
DEALS: Final = 2
"""Imagined deals, for each seat, that a card is tried in at each stage: of more hidden hands, one tells less."""
LEAST: Final = 4
"""Imagined deals that are played through however late it is."""


class Search:
    """The imagined deals of one decision. What is found is in points for one's own team."""

    __slots__ = ("known", "random", "deadline")

    def __init__(self, known: Known, random: Chance01, deadline: float) -> None:
        self.known = known
        self.random = random
        self.deadline = deadline

    def cards(self, cards: list[int]) -> dict[int, float]:
        """By card: the points to expect when it is played now; those that do clearly worse are left out.

        Cards that come to the same are tried once.
        """
        known = self.known
        alike = self._alike(cards)
        tried = sorted(set(alike.values()))
        sums = dict.fromkeys(tried, 0.0)
        played = 0
        for stage in range(STAGES):
            if stage:
                tried = sorted(tried, key=lambda c: -sums[c])[: max(2, (len(tried) + 1) // 2)]
            for _ in range(DEALS * known.seats):
                if played >= LEAST and time.perf_counter() > self.deadline:
                    break
                deal = self._deal()
                for c in tried:
                    sums[c] += self._played(deal.clone(), c)
                played += 1
        return {c: sums[alike[c]] / played for c in cards if alike[c] in tried}

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

    def _deal(self) -> Outlook:
        """The hand as it stands, with the hidden cards where they could lie."""
        known = self.known
        outlook = Outlook(known.world(self.random), known.trump, known.bidder)
        outlook.leader = known.leader
        outlook.tricks = list(known.tricks)
        outlook.taken = sum(known.tricks)
        outlook.first = [0 if tricks else NOBODY for tricks in known.tricks]
        outlook.cards_left = len(known.hand)
        outlook.goals = (known.needed[0], known.needed[1])
        for nth, laid in enumerate(known.trick):
            outlook.lay((known.leader + nth) % known.seats, laid)
        return outlook

    def _played(self, outlook: Outlook, c: int) -> float:
        known = self.known
        outlook.remove(known.seat, c)
        outlook.lay(known.seat, c)
        outlook.play_on()
        team = known.bidder & 1
        points = _points(outlook.tricks[team], outlook.first[team], outlook.first[1 - team], known.bid)
        return points if team == known.team else -points


def _points(tricks: int, own_first: int, other_first: int, bid: int) -> float:
    """What a bid brought its team (P21) that took so many tricks; the others are both `Outlook.first`."""
    wanted, breaks = needed(bid), to_break(bid)
    if tricks >= wanted:
        return 2 * bid if other_first == NOBODY or other_first >= wanted else bid
    return -4 * bid if own_first == NOBODY or own_first >= breaks else -2 * bid
