"""A record as one pair of eyes may have it: it never shows a hand that they did not see (J20)."""

from chautari.cards import text
from chautari.game import Happening, Position, Rules, Shuffle, View, happening
from chautari.record.playback import Order, PlayedHand, opened, play_hand
from chautari.record.recorder import shuffle_words
from chautari.record.text import Record, RecordedHand, RecordError

_WHOLE_SHUFFLES = 50
_SWAPS = 200


def for_eyes(record: Record, seat: int, shuffle: Shuffle) -> Record:
    """The record in which cards that ``seat`` (NOBODY for a spectator) never saw lie in a random order.

    It plays back to the same end and by the same events for these eyes. Every card stays in an order of cards, the
    pack's or a new deck's, in which it was seen to leave its place; the others change places among themselves within
    that order. All cards are named, and nothing is expected. Of identical cards (two packs) all count as seen when one
    was. Raises `RecordError` for a record that does not play.
    """
    rules, position = opened(record)
    hands: list[RecordedHand] = []
    for number, hand in enumerate(record.hands, 1):
        before = position.clone()
        played = play_hand(rules, position, hand, number)
        hands.append(_Redaction(rules, before, played, position, seat, shuffle).found())
    return Record(record.game, list(record.seats), record.dealer, dict(record.options), dict(record.more), hands)


class _Redaction:
    """Looks for another order of the unseen cards of one hand that these eyes cannot tell from the true one."""

    def __init__(
        self, rules: Rules, before: Position, played: PlayedHand, after: Position, seat: int, shuffle: Shuffle
    ) -> None:
        self.rules = rules
        self.before = before
        self.played = played
        self.seat = seat
        self.shuffle = shuffle
        self.free = [self._free_places(number) for number in range(len(played.orders))]
        self.seen = self._seen(played, after)

    def found(self) -> RecordedHand:
        for _ in range(_WHOLE_SHUFFLES):
            orders = [list(order.cards) for order in self.played.orders]
            for order, places in zip(orders, self.free, strict=True):
                self._mix(order, places)
            hand = self._with(orders)
            if self._plays_the_same(hand):
                return hand
        # Where a whole shuffle hardly ever fits what was played, many small steps from the true order do.
        orders = [list(order.cards) for order in self.played.orders]
        hand = self._with(orders)
        for _ in range(_SWAPS):
            swapped = [list(order) for order in orders]
            for order, places in zip(swapped, self.free, strict=True):
                two = list(places)
                self.shuffle(two)
                self._mix(order, two[:2])
            other = self._with(swapped)
            if self._plays_the_same(other):
                orders, hand = swapped, other
        return hand

    def _mix(self, order: list[int], places: list[int]) -> None:
        cards = [order[place] for place in places]
        self.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            order[place] = card

    def _free_places(self, number: int) -> list[int]:
        """Where in an order of cards those lie that these eyes did not see before the next order that holds them."""
        order, *later = self.played.orders[number:]
        return [place for place, card in enumerate(order.cards) if not self._was_seen(card, order.at, later)]

    def _was_seen(self, card: int, start: int, later: list[Order]) -> bool:
        end = next((order.at for order in later if card in order.cards), len(self.played.events))
        word = text(card)
        return any(
            word in moved["cards"]
            for event in self.played.events[start:end]
            for moved in happening(event, self.seat)["moved"]
        )

    def _with(self, orders: list[list[int]]) -> RecordedHand:
        whole = self.played.whole
        new_decks = iter(orders[1:])
        moves = [shuffle_words(next(new_decks)) if m.startswith("* shuffle") else m for m in whole.moves]
        return RecordedHand(orders[0], moves, whole.dealer)

    def _plays_the_same(self, hand: RecordedHand) -> bool:
        position = self.before.clone()
        try:
            played = play_hand(self.rules, position, hand, 1)
        except RecordError:
            return False
        return self._seen(played, position) == self.seen

    def _seen(self, played: PlayedHand, after: Position) -> tuple[list[Happening], View, list[int]]:
        return [happening(event, self.seat) for event in played.events], after.view(self.seat), after.winners()
