"""Taking a move back: how a hand is without its last move, and whether anybody learned anything from that move."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from chautari.cards import JOKER, text, texts
from chautari.game import EVERYONE, NOBODY, Event, Position, Travel, View, sees

_CARDS: Final = frozenset(texts(range(JOKER + 1)))


class _Step(NamedTuple):
    """An entry that put cards or moved them."""

    seq: int
    seat: int
    """Who moved; NOBODY for chance."""
    move: int
    cards: Sequence[int]
    dealer: int


class Hand:
    """A hand so far: the position before it was dealt, and every step since. Nothing is copied but at the deal."""

    __slots__ = ("_before", "_steps")

    def __init__(self, before: Position) -> None:
        """``before`` wants the deal; it is copied."""
        self._before = before.clone()
        self._steps: list[_Step] = []

    def put(self, seq: int, cards: Sequence[int], dealer: int) -> None:
        """Chance put cards in order."""
        self._steps.append(_Step(seq, NOBODY, 0, cards, dealer))

    def play(self, seq: int, seat: int, move: int) -> None:
        """A seat moved."""
        self._steps.append(_Step(seq, seat, move, (), NOBODY))

    def without_last(self) -> tuple[Position, list[tuple[int, Event]]]:
        """The position before the last step, and what had happened until then, each with its entry's number."""
        position = self._before.clone()
        history: list[tuple[int, Event]] = []
        for step in self._steps[:-1]:
            events: list[Event] = []
            if step.seat == NOBODY:
                position.put(step.cards, step.dealer, events)
            else:
                position.play(step.seat, step.move, events)
            history += [(step.seq, event) for event in events]
        return position, history

    def take_back(self) -> tuple[Position, list[tuple[int, Event]]]:
        """Forget the last step; returns what `without_last` does."""
        before = self.without_last()
        del self._steps[-1]
        return before

    def last_seen(self, after: Position, seat: int) -> set[str]:
        """The cards, as text, that the last move was the first in this hand to show to the seat that made it."""
        before, history = self.without_last()
        return faces(after.view(seat)) - faces(before.view(seat)) - seen_so_far(history, seat)


def seen_so_far(history: Sequence[tuple[int, Event]], seat: int) -> set[str]:
    """Every card, as text, that a seat has seen travel; NOBODY for a spectator."""
    return {text(card) for _, event in history for t in event.travels if sees(t.seen, seat) for card in t.cards}


def tells_nothing(events: Sequence[Event], seat: int, history: Sequence[tuple[int, Event]]) -> bool:
    """Whether a seat's move showed nobody a card but those it put down from its own hand, or that lay open before.

    ``history`` is the hand's so far, ``events`` its end. Turning up a hand's own cards, drawing one, having two hands
    compared all show cards; a bet shows none.
    """
    own = f"hand:{seat}"
    for event in events:
        for travel in event.travels:
            if travel.seen == 0 or (travel.source == own and not travel.target.startswith("hand:")):
                continue
            if travel.source.startswith("hand:") or not _lay_open(travel, history):
                return False
    return True


def _lay_open(travel: Travel, history: Sequence[tuple[int, Event]]) -> bool:
    """Whether everybody has seen these cards come to where they now leave from."""
    hidden = set(travel.cards)
    if travel.seen != EVERYONE:
        return False
    for _, event in reversed(history):
        for before in event.travels:
            if before.target == travel.source and before.seen == EVERYONE:
                hidden.difference_update(before.cards)
        if not hidden:
            return True
    return False


def faces(view: View) -> set[str]:
    """Every card that a view shows, as text."""
    found: set[str] = set()
    for hand in view["hands"]:
        found.update(hand["cards"])
    for place in view["places"]:
        found.update(place["cards"])
    _gather(view["game"], found)
    return found


def _gather(value: Any, found: set[str]) -> None:
    if isinstance(value, str):
        if value in _CARDS:
            found.add(value)
    elif isinstance(value, dict):
        for part in value.values():
            _gather(part, found)
    elif isinstance(value, (list, tuple)):
        for part in value:
            _gather(part, found)
