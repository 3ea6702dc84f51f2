"""What a seat knows of a hand: its cards, what was played and by whom, who has none of a suit, what is still out.

Everything comes from the view and from what the seat saw happen in this hand.
"""

from collections.abc import Sequence

from chautari.cards import SUITS, card
from chautari.game import NOBODY, Happening, Shuffle, View
from chautari.games.patta_party.imagining import lay_out
from chautari.games.patta_party.packs import PACKS
from chautari.games.patta_party.trick import NO_SUIT, STRENGTH, SUIT
from chautari.players import Chance01


class Known:
    """One seat's knowledge at its turn."""

    __slots__ = (
        "seat", "seats", "team", "hand", "jokers", "trump", "bid", "bidder", "tricks", "needed",
        "trick", "leader", "led", "best", "taking", "voids", "unseen", "left", "round", "calls",
    )  # fmt: skip

    def __init__(self, view: View, history: Sequence[Happening]) -> None:
        game = view["game"]
        self.seat: int = view["seat"]
        self.seats = len(view["hands"])
        self.team = self.seat & 1
        self.hand = [card(word) for word in view["hands"][self.seat]["cards"]]
        self.jokers: bool = game["jokers"]
        self.trump = SUITS.index(game["trump"]) if game["trump"] else NOBODY
        self.bid: int = game["bid"]
        self.bidder: int = game["bidder"]
        self.tricks: list[int] = game["tricks"]
        self.needed: list[int] = game["needed"]
        self.leader: int = game["leader"]
        self.led = SUITS.index(game["led"]) if game["led"] else NO_SUIT
        self.best: int = game["best"]
        """Whose card is highest in the trick; NOBODY's when it is to be led."""
        self.taking: int = game["taking"]
        """The team that would take the trick as it stands."""
        self.round = len(game["calls"])
        self.calls: list[list[tuple[int, int]]] = [
            [(call["seat"], call["bid"]) for call in calls] for calls in game["calls"]
        ]
        self.left = [hand["count"] for hand in view["hands"]]
        """Cards in each hand."""
        self.trick: list[int] = []
        self.voids = [0] * self.seats
        """By seat: bit mask of the suits that it is known to have none of."""
        gone: list[int] = []
        for event in history:
            if event["kind"] == "played":
                played = card(event["moved"][0]["cards"][0])
                gone.append(played)
                self.trick.append(played)
                led = SUIT[self.trick[0]]
                if SUIT[played] != led:
                    self.voids[event["seat"]] |= 1 << led
                if len(self.trick) == self.seats:
                    self.trick = []
        self.unseen = list(PACKS[self.seats, self.jokers])
        """The cards whose place is not known, in an order that tells nothing."""
        for c in [*gone, *self.hand]:
            self.unseen.remove(c)

    def partner(self, seat: int) -> bool:
        """Whether a seat is on one's own team."""
        return seat & 1 == self.team

    def after(self) -> list[int]:
        """The seats that play to this trick after one's own, in order."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats - len(self.trick))]

    def world(self, random: Chance01) -> list[list[int]]:
        """Every seat's cards as they could be, drawn at random."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        sizes = [self.left[seat] for seat in others]
        laid = lay_out(self.unseen, sizes, [self.voids[seat] for seat in others], shuffling(random))
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        for seat, cards in zip(others, laid, strict=True):
            hands[seat] = cards
        hands[self.seat] = list(self.hand)
        return hands

    # --- certainty ---------------------------------------------------------------------------------------------------

    def power(self, c: int) -> int:
        """How high a card stands in the trick: trumps above the led suit, -1 for what cannot win."""
        if SUIT[c] == self.trump:
            return 13 + STRENGTH[c]
        return STRENGTH[c] if SUIT[c] == self.led or self.led == NO_SUIT else -1

    def can_be_beaten(self, c: int) -> bool:
        """Whether a rival that plays later may still beat a card that is, or would be, the highest of the trick."""
        led = SUIT[c] if self.led == NO_SUIT else self.led
        power = self.power(c)
        loose: list[int] = [0] * 5
        higher: list[int] = [0] * 5
        for u in self.unseen:
            suit = SUIT[u]
            loose[suit] += 1
            if suit == self.trump:
                higher[suit] += 13 + STRENGTH[u] >= power
            elif suit == led:
                higher[suit] += STRENGTH[u] >= power
        for seat in self.after():
            if self.partner(seat):
                continue
            follows = loose[led] > 0 and not (self.voids[seat] >> led) & 1
            if follows and higher[led]:
                return True
            # One who may have none of the led suit may ruff, or turn the trick over with a joker.
            ruffs = self.trump not in (led, NOBODY) and higher[self.trump] > 0
            if ruffs and not (self.voids[seat] >> self.trump) & 1:
                return True
            if loose[NO_SUIT]:
                return True
        return False


def shuffling(random: Chance01) -> Shuffle:
    """A shuffle that draws its luck from ``random``."""

    def shuffle(cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    return shuffle
