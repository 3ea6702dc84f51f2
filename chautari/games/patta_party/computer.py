"""The computer players of Patta Party, and the plain players that they are measured against.

Easy and steady count tricks card by card to bid, and weigh each card within its trick; the easy one forgets what was
played and is not always sure of itself. The sharp one bids as the steady one does, but imagines the hidden cards many
times over and plays each card through to the end. None of them sins against its partner (`cardplay.proper`).
`bench/teams.py` has what they are worth.
"""

import time
from collections.abc import Callable, Sequence
from typing import Final

from chautari.cards import JOKER, SUITS, card, text
from chautari.game import NOBODY, Choice, ComputerPlayer, Happening, View
from chautari.games.patta_party import bidding
from chautari.games.patta_party.cardplay import Weighing, certain, partner_has_it, proper
from chautari.games.patta_party.knowing import Known
from chautari.games.patta_party.packs import EACH, PACKS
from chautari.games.patta_party.scoring import needed
from chautari.games.patta_party.search import Search
from chautari.games.patta_party.trick import NO_SUIT, STRENGTH, SUIT
from chautari.players import Chance01, RandomPlayer, named, picked

UNSURE: Final = 0.7
"""How far the easy player may be off when it weighs a card, in tricks."""
SHY: Final = 0.6
"""Tricks that the easy player takes off its count when it bids."""
MARGIN: Final = 2.0
"""How many points better than a pass a bid must be. Played against itself with a point more or less, or with tricks
counted 0.3 higher or lower, the steady player gained nothing with any of the six packs."""
TASTE: Final = 3.0
"""What the weighing of cards counts for beside what is found by playing them through, in points a trick."""
SECONDS: Final = 0.03
"""How long the sharp player may think; it answers with what it has found by then."""


class Steady:
    """Counts its tricks to bid, remembers what fell and who could not follow, and weighs each card within its trick."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """The move for the view's seat, which is to act."""
        known = Known(view, history)
        if view["phase"] == "bid":
            return self.bid(known, [int(words[4:]) for words in view["legal"] if words != "pass"])
        if view["phase"] == "trump":
            return _called(self.best_trump(known))
        legal = [card(words[5:]) for words in view["legal"]]
        if len(legal) == 1:
            return Choice(view["legal"][0], "only", {"card": text(legal[0])})
        return _played(known, self.card(known, proper(known, legal)))

    # --- bidding -----------------------------------------------------------------------------------------------------

    def bid(self, known: Known, bids: list[int]) -> Choice:
        """A bid out of ``bids``, or a pass."""
        trump = self.best_trump(known)
        tricks = self.tricks(known, trump)
        best, bid = max([(self.brings(known, b, trump, tricks), b) for b in bids])
        if best > max(0.0, self.standing(known, tricks) + MARGIN):
            return Choice(f"bid {bid}", "bid", {"bid": bid, "tricks": round(tricks)})
        return _passed(known, round(tricks))

    def brings(self, known: Known, bid: int, trump: int, tricks: float) -> float:
        """The points to expect from a bid of one's own, with so many tricks counted."""
        whole = known.seats == 4 and not known.jokers and len(known.hand) == EACH
        if whole and bidding.sure(known.hand, trump) >= needed(bid):
            return float(bid)
        return bidding.expected(bid, bidding.chance(tricks, bidding.SPREAD[len(known.hand)], bid))

    def tricks(self, known: Known, trump: int) -> float:
        """The tricks to hope for with a trump of one's own, who has bid counted in."""
        said = {seat for calls in known.calls for seat, bid in calls if bid and seat != known.seat}
        tricks = bidding.counted(known.hand, trump, known.seats)
        return tricks + sum([bidding.PARTNER_BID if known.partner(seat) else -bidding.RIVAL_BID for seat in said])

    def standing(self, known: Known, tricks: float) -> float:
        """The points to expect when the bid stays as it stands."""
        if known.bidder == NOBODY:
            return 0.0
        spread = bidding.SPREAD[len(known.hand)]
        if known.bidder == known.seat:
            return self.brings(known, known.bid, known.trump, self.tricks(known, known.trump))
        # A bidder is good for its bid on average, and one's own cards add to it or take away.
        theirs = max(7.2, known.bid)
        if known.partner(known.bidder):
            help_ = 0.0 if known.trump == NOBODY else bidding.counted(known.hand, known.trump, known.seats)
            support = (help_ or tricks) - bidding.EVEN
            return bidding.expected(known.bid, bidding.chance(theirs + support, spread, known.bid))
        against = (tricks - bidding.EVEN) * 0.7
        return -bidding.expected(known.bid, bidding.chance(theirs - against, spread, known.bid))

    def best_trump(self, known: Known) -> int:
        """The suit to call."""
        return bidding.best_trump(known.hand, known.seats)

    # --- play --------------------------------------------------------------------------------------------------------

    def card(self, known: Known, cards: list[int]) -> int:
        """The card to play out of ``cards``."""
        weighing = Weighing(known)
        worth = {c: weighing.worth(c) + self.wavering() for c in cards}
        return max(cards, key=lambda c: (worth[c], -STRENGTH[c]))

    def wavering(self) -> float:
        """What a card's worth is off by."""
        return 0.0


class Easy(Steady):
    """Means well, keeps nothing in mind but the trick on the table, and wavers; bids only what it can nearly see."""

    def tricks(self, known: Known, trump: int) -> float:
        return super().tricks(known, trump) - SHY

    def card(self, known: Known, cards: list[int]) -> int:
        known.unseen = list(PACKS[known.seats, known.jokers])
        for c in [*known.hand, *known.trick]:
            known.unseen.remove(c)
        known.voids = [0] * known.seats
        return super().card(known, cards)

    def wavering(self) -> float:
        return (self.random() - 0.5) * 2 * UNSURE


class Sharp(Steady):
    """Imagines the hidden cards many times over, and plays every card through to the end of the hand."""

    def card(self, known: Known, cards: list[int]) -> int:
        if len(cards) == 1:
            return cards[0]
        weighing = Weighing(known)
        points = self.search(known).cards(cards)
        return max(points, key=lambda c: points[c] + TASTE * weighing.worth(c))

    def search(self, known: Known) -> Search:
        """A search for one decision, with the time it may take."""
        return Search(known, self.random, time.perf_counter() + SECONDS)


class Greedy:
    """Bids whenever it holds four of a suit and two aces or kings, and always plays its highest card."""

    def __init__(self, random: Chance01) -> None:
        self.random = random

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """The move for the view's seat, which is to act."""
        legal = view["legal"]
        hand = [card(word) for word in view["hands"][view["seat"]]["cards"]]
        lengths = [sum([SUIT[c] == suit for c in hand]) for suit in range(4)]
        if view["phase"] == "trump":
            return _called(lengths.index(max(lengths)))
        if view["phase"] == "bid":
            strong = max(lengths) * 3 > len(hand) and sum([STRENGTH[c] > 10 for c in hand]) * 4 >= len(hand)
            bids = sorted([words for words in legal if words != "pass"], key=lambda words: int(words[4:]))
            cheap = bids and int(bids[0][4:]) < 8
            return Choice(bids[0] if strong and cheap else "pass", "any", {})
        cards = [card(words[5:]) for words in legal]
        most = max([STRENGTH[c] for c in cards])
        return Choice(f"play {text(picked([c for c in cards if STRENGTH[c] == most], self.random))}", "any", {})


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


def _called(suit: int) -> Choice:
    return Choice(f"trump {SUITS[suit]}", "trump", {"suit": SUITS[suit]})


def _passed(known: Known, tricks: int) -> Choice:
    if known.bidder == known.seat:
        return Choice("pass", "pass-own", {"bid": known.bid})
    if known.bidder != NOBODY and known.partner(known.bidder):
        return Choice("pass", "pass-partner", {"bid": known.bid, "seat": known.bidder})
    return Choice("pass", "pass", {"tricks": tricks})


def _played(known: Known, c: int) -> Choice:
    """A card, and why as far as the trick on the table tells."""
    words = f"play {text(c)}"
    facts: dict[str, str | int] = {"card": text(c)}
    if c == JOKER:
        return Choice(words, "joker", facts)
    if not known.trick:
        if SUIT[c] == known.trump:
            return Choice(words, "lead-trump", facts)
        return Choice(words, "lead-high" if certain(known, c) or STRENGTH[c] >= 11 else "lead-low", facts)
    if certain(known, c):
        ruffs = SUIT[c] == known.trump and known.led != known.trump
        return Choice(words, "ruff" if ruffs else "takes", facts)
    if known.best != NOBODY and known.partner(known.best) and known.taking == known.team:
        return Choice(words, "partner-sure" if partner_has_it(known) else "partner", {**facts, "seat": known.best})
    if SUIT[c] not in (known.led, NO_SUIT, known.trump):
        return Choice(words, "throw", facts)
    return Choice(words, "tries" if known.power(c) >= max([known.power(t) for t in known.trick]) else "low", facts)
