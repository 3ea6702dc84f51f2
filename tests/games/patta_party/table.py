"""Tables of Patta Party with the cards that a test wants where it wants them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from chautari.cards import cards, filled
from chautari.game import Event, Happening, happening
from chautari.games.patta_party.computer import player
from chautari.games.patta_party.opening import PattaPartyRules
from chautari.games.patta_party.packs import DEALS, pack
from chautari.games.patta_party.rules import PattaParty

RULES = PattaPartyRules()


def order(hands: Sequence[str], dealer: int = 0, jokers: bool = False) -> list[int]:
    """The order of the pack that deals these hands (by seat, the first five cards first).

    A hand may name fewer cards than 13; the others come from what nobody named.
    """
    seats = len(hands)
    named = [cards(hand) for hand in hands]
    left = filled([c for hand in named for c in hand], pack(seats, jokers))[sum(map(len, named)) :]
    for hand in named:
        while len(hand) < 13:
            hand.append(left.pop())
    found: list[int] = []
    start = 0
    for each in DEALS:
        for nth in range(start, start + each):
            found += [named[(dealer + 1 + place) % seats][nth] for place in range(seats)]
        start += each
    return found


def dealt(hands: Sequence[str], /, dealer: int = 0, score: int = 0, **options: Any) -> PattaParty:
    """A game whose first hand is dealt so, before the first bid."""
    position = RULES.start(len(hands), options, dealer, score=score)
    position.put(order(hands, dealer, bool(options.get("jokers"))))
    return position


def bidding(seats: int = 4, dealer: int = 0, **options: Any) -> PattaParty:
    """A game before the first bid, the cards being of no interest."""
    return dealt([""] * seats, dealer, **options)


def bid_up(position: PattaParty, seat: int, bid: int, trump: str) -> PattaParty:
    """Let ``seat`` win the auction with ``bid`` and call ``trump`` (a letter) whenever it is asked."""
    while position.phase_word() in ("bid", "trump"):
        auction = position.auction
        if position.phase_word() == "trump":
            words = f"trump {trump}"
        elif position.to_act == seat and auction.bid < bid:
            words = f"bid {min(bid, auction.most())}"
        else:
            words = "pass"
        position.play(position.to_act, RULES.parse(words))
    return position


def playing(
    hands: Sequence[str], bidder: int, bid: int, trump: str, dealer: int = 0, score: int = 0, **options: Any
) -> PattaParty:
    """A game whose first hand has been bid for, and ``bidder`` is to lead."""
    return bid_up(dealt(hands, dealer=dealer, score=score, **options), bidder, bid, trump)


def play(position: PattaParty, *moves: str) -> list[Event]:
    """Make moves written as in a record, and return what happened."""
    events: list[Event] = []
    for move in moves:
        seat, words = move.split(" ", 1)
        position.play(int(seat), RULES.parse(words), events)
    return events


def lay(position: PattaParty, *tricks: str) -> list[Event]:
    """Play whole tricks, the leader's card first: ``Qs Ks 2h As``."""
    events: list[Event] = []
    for trick in tricks:
        for card in trick.split():
            position.play(position.to_act, RULES.parse(f"play {card}"), events)
    return events


def refused(position: PattaParty, move: str) -> str:
    """The reason code with which a move is refused; empty when it is legal."""
    seat, words = move.split(" ", 1)
    refusal = position.refusal(int(seat), RULES.parse(words))
    return refusal.code if refusal else ""


def legal(position: PattaParty) -> set[str]:
    """The legal moves of the seat to act, cards without their verb."""
    return {words.removeprefix("play ") for words in position.legal_words()}


TRIES = 12
"""How often each level is asked: easy and sharp players draw lots."""


class Table:
    """A hand that is watched by everybody, so that a computer can be asked at any point."""

    def __init__(self, hands: list[str], bidder: int, bid: int, trump: str, jokers: bool = False, dealer: int = 0):
        self.position: PattaParty = RULES.start(len(hands), {"jokers": jokers}, dealer)
        self.seen: list[list[Happening]] = [[] for _ in hands]
        events: list[Event] = []
        self.position.put(order(hands, dealer, jokers), events=events)
        self.watch(events)
        while self.position.phase_word() in ("bid", "trump"):
            auction = self.position.auction
            if self.position.phase_word() == "trump":
                self.move(f"trump {trump}")
            elif self.position.to_act == bidder and auction.bid < bid:
                self.move(f"bid {min(bid, auction.most())}")
            else:
                self.move("pass")

    def watch(self, events: list[Event]) -> None:
        for seat, history in enumerate(self.seen):
            history += [happening(event, seat) for event in events]

    def move(self, words: str) -> None:
        events: list[Event] = []
        self.position.play(self.position.to_act, RULES.parse(words), events)
        self.watch(events)

    def lay(self, *tricks: str) -> "Table":
        for trick in tricks:
            for word in trick.split():
                self.move(f"play {word}")
        return self

    def asked(self, level: str, seed: int = 0) -> str:
        seat = self.position.to_act
        choice = player(level, Random(seed).random).choose(self.position.view(seat), self.seen[seat])
        return choice.move.removeprefix("play ")

    def always(self, level: str) -> set[str]:
        return {self.asked(level, seed) for seed in range(TRIES)}
