"""A record as one pair of eyes may have it: it never shows a hand that they did not see (J20)."""

from chautari.cards import text
from chautari.game import Happening, Position, Rules, Shuffle, View, happening, sees
from chautari.record.playback import Order, PlayedHand, opened, play_hand
from chautari.record.recorder import shuffle_words
from chautari.record.text import Record, RecordedHand, RecordError

_PACK = ""
"""Stands for wherever cards are that have not left the pack."""
_WHOLE_SHUFFLES = 12
_IMAGINED = 40
_SWAPS = 200


def for_eyes(record: Record, seat: int, shuffle: Shuffle) -> Record:
    """The record in which cards that ``seat`` (NOBODY for a spectator) never saw lie in a random order.

    It plays back to the same end and by the same events for these eyes. Every card stays in an order of cards, the
    pack's or a new deck's, in which it was seen to leave its place; the others change places among themselves within
    that order. All cards are named, and nothing is expected. Of cards that look alike (two packs) all count as seen
    when one was, in a hand in which cards were shuffled anew. Raises `RecordError` for a record that does not play.
    """
    rules, position = opened(record)
    hands: list[RecordedHand] = []
    for number, hand in enumerate(record.hands, 1):
        before = position.clone()
        played = play_hand(rules, position, hand, number)
        hands.append(_Redaction(rules, before, played, position, seat, shuffle).found())
    return Record(
        record.game, list(record.seats), record.dealer, dict(record.options), dict(record.more), hands, eyes=seat
    )


class _Redaction:
    """Looks for another order of the unseen cards of one hand that these eyes cannot tell from the true one."""

    def __init__(
        self, rules: Rules, before: Position, played: PlayedHand, after: Position, seat: int, shuffle: Shuffle
    ) -> None:
        self.rules = rules
        self.before = before
        self.played = played
        self.after = after
        self.seat = seat
        self.shuffle = shuffle
        self.lying: dict[str, list[int]] = {}
        if len(played.orders) == 1:
            self.lying, seen = self._followed()
            self.free = [[place for place in range(len(played.orders[0].cards)) if place not in seen]]
        else:
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
        # Where what was played tells much (who could not follow a suit), the game itself knows what else fits.
        for _ in range(_IMAGINED):
            imagined = self._imagined()
            if imagined is None:
                break
            hand = self._with([imagined])
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

    def _imagined(self) -> list[int] | None:
        """The pack in an order that deals what the game imagines these eyes' hidden cards to be at the hand's end."""
        if len(self.played.orders) != 1:
            return None
        order = list(self.played.orders[0].cards)
        new = list(order)
        free = set(self.free[0])
        for name, cards in self.after.imagine(self.seat, self.shuffle).places().items():
            # What never left the pack lies in a place that nothing came to, whatever it is called.
            there = self.lying.get(name, self.lying[_PACK])
            hidden = list(cards)
            for place in there:
                if place not in free and order[place] in hidden:
                    hidden.remove(order[place])
            places = [place for place in there if place in free]
            if not places:
                continue
            if len(places) != len(hidden):
                return None
            self.shuffle(hidden)
            for place, card in zip(places, hidden, strict=True):
                new[place] = card
        return new

    def _followed(self) -> tuple[dict[str, list[int]], set[int]]:
        """By place of the table: which cards of the pack (by their place in its order) lie there at the hand's end.

        And those of them that these eyes have seen. For a hand of one order of cards; of cards that look alike each
        is followed by itself.
        """
        order = self.played.orders[0].cards
        lying: dict[str, list[int]] = {_PACK: list(range(len(order)))}
        seen: set[int] = set()
        for event in self.played.events:
            longest = max((len(travel.cards) for travel in event.travels), default=0)
            # Several hands are dealt one card at a time.
            for nth in range(longest):
                for travel in event.travels:
                    if nth >= len(travel.cards):
                        continue
                    card = travel.cards[nth]
                    source = lying.get(travel.source, [])
                    at = next((place for place in source if order[place] == card), None)
                    if at is None:
                        source = lying[_PACK]
                        at = next(place for place in source if order[place] == card)
                    source.remove(at)
                    lying.setdefault(travel.target, []).append(at)
                    if sees(travel.seen, self.seat):
                        seen.add(at)
        return lying, seen

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
