"""The bidding of one hand: who speaks, who is out of the round, whose bid is highest (P6 to P10)."""

from typing import Final

from chautari.game import NOBODY
from chautari.games.patta_party.moves import LEAST, MOST

FIRST_ROUND_MOST: Final = 7  # P6


class Auction:
    """The bids of a hand so far. A round is opened, then the seat in ``speaker`` calls until there is none.

    >>> auction = Auction(seats=4, first=1)
    >>> auction.open_round()
    >>> for call in (0, 6, 0, 7):
    ...     auction.call(call)
    >>> auction.speaker, auction.bidder, auction.bid
    (-1, 0, 7)
    """

    __slots__ = ("seats", "first", "round", "bid", "bidder", "speaker", "raised", "forced", "silent", "calls")

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first  # left of the dealer: who begins every round (P6)
        self.round = 0
        self.bid = 0  # the highest so far; 0 for none
        self.bidder = NOBODY
        self.speaker = NOBODY
        self.raised = False  # whether somebody bid in this round
        self.forced = False  # whether the highest bid is the forced one (P10)
        self.silent = 0  # bit mask: who has nothing left to say in this round, unless overtaken
        self.calls: list[list[tuple[int, int]]] = []  # by round: (seat, bid), 0 for a pass

    def open_round(self) -> None:
        """Begin the next round. Nobody has passed in it yet (P7), and the highest bidder may raise itself (P9)."""
        self.round += 1
        self.silent = 0
        self.raised = False
        self.speaker = self.first
        self.calls.append([])

    def most(self) -> int:
        """The highest bid that this round allows (P6)."""
        return FIRST_ROUND_MOST if self.round == 1 else MOST

    def least(self) -> int:
        """The lowest bid that beats the highest (P6)."""
        return max(LEAST, self.bid + 1)

    def call(self, bid: int) -> None:
        """The speaker bids, or passes with 0. Moves on to the next speaker; NOBODY when the round is over."""
        seat = self.speaker
        self.calls[-1].append((seat, bid))
        self.silent |= 1 << seat
        if bid:
            # Whose bid is beaten has another turn, if that bid was of this round; who passed is out (P7, P9).
            beaten = self.bidder
            if self.raised and beaten != seat:
                self.silent &= ~(1 << beaten)
            self.bid = bid
            self.bidder = seat
            self.raised = True
        elif self.round == 1 and self.bid == 0 and self.silent == (1 << self.seats) - 1:  # P10
            self.bid = LEAST
            self.bidder = self.first
            self.raised = True
            self.forced = True
        self.speaker = self._next(seat)

    def _next(self, seat: int) -> int:
        if self.bid >= self.most():  # P8
            return NOBODY
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not (self.silent >> other) & 1:
                return other
        return NOBODY

    def clone(self) -> "Auction":
        """A copy that shares nothing that changes."""
        new = Auction(self.seats, self.first)
        new.round = self.round
        new.bid = self.bid
        new.bidder = self.bidder
        new.speaker = self.speaker
        new.raised = self.raised
        new.forced = self.forced
        new.silent = self.silent
        new.calls = [calls[:] for calls in self.calls]
        return new
