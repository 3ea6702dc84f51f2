"""A hand played on from cards that are all known, by players of plain good sense: what a computer player imagines.

Each seat plays as somebody who could see all hands would at a glance, one trick at a time: it wins what it can win for
certain as cheaply as it can, lets a partner's winner stand, ruffs what is lost, and keeps a joker for a lost trick. It
is quick rather than clever; a thousand cards take a few milliseconds.
"""

from typing import Final

from chautari.cards import JOKER
from chautari.game import NOBODY
from chautari.games.patta_party.trick import NO_SUIT, STRENGTH

_CARD: Final = [[(power + 1) % 13 * 4 + suit for power in range(13)] for suit in range(4)]
"""By suit and strength: the card."""


class Outlook:
    """The cards of a hand that is being played on. Strengths (0 to 12) stand for cards, suit by suit, lowest first."""

    __slots__ = (
        "seats", "trump", "bidders", "held", "jokers", "cards_left",
        "leader", "suit", "power", "best", "trumped", "turners", "joker_seat", "played",
        "tricks", "first", "taken", "goals",
    )  # fmt: skip

    def __init__(self, hands: list[list[int]], trump: int, bidder: int) -> None:
        """``hands`` are cards by seat; all hold as many. ``bidder``'s team draws trump."""
        self.seats = len(hands)
        self.trump = trump
        self.bidders = bidder & 1
        self.held: list[list[list[int]]] = []
        self.jokers: list[int] = []
        for hand in hands:
            suits: list[list[int]] = [[], [], [], []]
            for c in hand:
                if c != JOKER:
                    suits[c & 3].append(STRENGTH[c])
            for cards in suits:
                cards.sort()
            self.held.append(suits)
            self.jokers.append(hand.count(JOKER))
        self.cards_left = max([len(hand) for hand in hands], default=0)
        self.tricks = [0, 0]
        self.first = [NOBODY, NOBODY]  # by team: how many tricks were won by anybody before its first
        self.taken = 0
        self.goals = (self.cards_left + 1, self.cards_left + 1)
        """By team: the tricks with which the hand is decided and need not be played on."""
        self._clear(bidder)

    def _clear(self, leader: int) -> None:
        self.leader = leader
        self.suit = NO_SUIT  # led
        self.power = -1  # of the best card
        self.best = NOBODY  # whose it is
        self.trumped = False
        self.turners = 0  # jokers in the trick
        self.joker_seat = NOBODY
        self.played = 0

    def clone(self) -> "Outlook":
        """A copy that shares nothing that changes."""
        new = Outlook([], self.trump, self.bidders)
        new.seats = self.seats
        new.held = [[cards[:] for cards in suits] for suits in self.held]
        new.jokers = self.jokers[:]
        new.cards_left = self.cards_left
        new.leader = self.leader
        new.suit = self.suit
        new.power = self.power
        new.best = self.best
        new.trumped = self.trumped
        new.turners = self.turners
        new.joker_seat = self.joker_seat
        new.played = self.played
        new.tricks = self.tricks[:]
        new.first = self.first[:]
        new.taken = self.taken
        new.goals = self.goals
        return new

    def lay(self, seat: int, card: int) -> None:
        """``seat`` plays a card that has left its hand already, or never was in it."""
        if card == JOKER:
            self.turners += 1
            self.joker_seat = seat
        else:
            suit, power = card & 3, STRENGTH[card]
            if self.suit == NO_SUIT:
                self.suit = suit
                self.trumped = suit == self.trump
                self.power, self.best = power, seat
            elif suit == self.trump:
                if not self.trumped or power >= self.power:
                    self.power, self.best = power, seat
                self.trumped = True
            elif suit == self.suit and not self.trumped and power >= self.power:
                self.power, self.best = power, seat
        self.played += 1

    def remove(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        if card == JOKER:
            self.jokers[seat] -= 1
        else:
            self.held[seat][card & 3].remove(STRENGTH[card])

    def close(self) -> None:
        """A whole trick lies there: count it, and clear it away."""
        team = self.best & 1
        leads = self.best
        if self.turners:
            leads = self.joker_seat
            if self.turners == 1:
                team = 1 - team
        self._won(team)
        self.cards_left -= 1
        self._clear(leads)

    def _won(self, team: int) -> None:
        if self.first[team] == NOBODY:
            self.first[team] = self.taken
        self.tricks[team] += 1
        self.taken += 1

    def play_on(self) -> None:
        """Play until a team has reached its goal, else to the last card. What came of it: ``tricks`` and ``first``."""
        seats = self.seats
        while self.cards_left and self.tricks[0] < self.goals[0] and self.tricks[1] < self.goals[1]:
            if self.played == 0 and self.jokers[self.leader] == self.cards_left:
                for _ in range(self.cards_left):
                    self._won(1 - (self.leader & 1))
                return
            while self.played < seats:
                seat = (self.leader + self.played) % seats
                card = self.choice(seat)
                self.remove(seat, card)
                self.lay(seat, card)
            self.close()

    # --- what a seat of good sense does ------------------------------------------------------------------------------

    def choice(self, seat: int) -> int:
        """The card that ``seat``, whose turn it is, plays."""
        if self.suit == NO_SUIT:
            return self._lead(seat)
        following = self.held[seat][self.suit]
        return _CARD[self.suit][self._follow(seat, following)] if following else self._unable(seat)

    def _lead(self, seat: int) -> int:
        mine = self.held[seat]
        trump = self.trump
        rivals = [self.held[(seat + step) % self.seats] for step in range(1, self.seats, 2)]
        theirs = max([hand[trump][-1] if hand[trump] else -1 for hand in rivals])
        trumps = mine[trump]
        if trumps and theirs >= 0 and self.bidders == seat & 1:
            if trumps[-1] > theirs:
                return _CARD[trump][trumps[-1]]
            if self._partner_top(seat, trump) > theirs:
                return _CARD[trump][trumps[0]]
        through = longest = NO_SUIT
        for suit in range(4):
            cards = mine[suit]
            if not cards or suit == trump:
                continue
            if longest == NO_SUIT or len(cards) > len(mine[longest]):
                longest = suit
            top = -1
            ruffed = False
            for hand in rivals:
                if hand[suit]:
                    top = max(top, hand[suit][-1])
                elif hand[trump]:
                    ruffed = True
            if not ruffed:
                if cards[-1] > top:
                    return _CARD[suit][cards[-1]]
                if self._partner_top(seat, suit) > top:
                    through = suit
        if through != NO_SUIT:
            return _CARD[through][mine[through][0]]
        if longest != NO_SUIT:
            return _CARD[longest][mine[longest][0]]
        return _CARD[trump][trumps[-1]]

    def _partner_top(self, seat: int, suit: int) -> int:
        """The strength of the highest card that a partner holds in a suit."""
        top = -1
        for step in range(2, self.seats, 2):
            cards = self.held[(seat + step) % self.seats][suit]
            if cards and cards[-1] > top:
                top = cards[-1]
        return top

    def _follow(self, seat: int, mine: list[int]) -> int:
        """The strength of the card that follows suit."""
        ours = (self.best ^ seat) & 1 == 0
        low = mine[0]
        if self.trumped and self.suit != self.trump:
            return low
        if self.turners == 1:
            if ours:
                return low
            under = [power for power in mine if power < self.power]
            return under[-1] if under else low
        threat, ruffed = self._threat(seat)
        if ours and not ruffed and threat < self.power:
            return low
        if ruffed:
            return low
        for power in mine:
            if power >= self.power and power > threat:
                return power
        return low

    def _threat(self, seat: int) -> tuple[int, bool]:
        """What rivals still to play can follow with: the highest strength, and whether one of them can ruff."""
        top = -1
        ruffed = False
        for step in range(1, self.seats - self.played, 2):
            hand = self.held[(seat + step) % self.seats]
            cards = hand[self.suit]
            if cards:
                if cards[-1] > top:
                    top = cards[-1]
            elif hand[self.trump]:
                ruffed = True
        return top, ruffed

    def _unable(self, seat: int) -> int:
        """The card of a seat that cannot follow suit."""
        ours = (self.best ^ seat) & 1 == 0
        joker = self.jokers[seat] > 0
        if self.turners == 1:
            # With one joker in, the better card loses; a second one makes it win again.
            return JOKER if joker and ours else self._discard(seat)
        trumps = self.held[seat][self.trump] if self.suit != self.trump else []
        over = -1  # the highest trump that a rival may still ruff with
        threat = -1
        for step in range(1, self.seats - self.played, 2):
            hand = self.held[(seat + step) % self.seats]
            cards = hand[self.suit]
            if not cards:
                if hand[self.trump] and hand[self.trump][-1] > over:
                    over = hand[self.trump][-1]
            elif cards[-1] > threat:
                threat = cards[-1]
        if ours:
            safe = over < self.power if self.trumped else over < 0 and threat < self.power
            if safe:
                return self._discard(seat)
        for power in trumps:
            if power > over and (not self.trumped or power >= self.power):
                return _CARD[self.trump][power]
        if joker and not ours:
            return JOKER
        return self._discard(seat)

    def _discard(self, seat: int) -> int:
        """The card that is missed least."""
        mine = self.held[seat]
        found = NO_SUIT
        for suit in range(4):
            cards = mine[suit]
            if cards and suit != self.trump and (found == NO_SUIT or cards[0] < mine[found][0]):
                found = suit
        if found == NO_SUIT:
            if not mine[self.trump]:
                return JOKER
            found = self.trump
        return _CARD[found][mine[found][0]]
