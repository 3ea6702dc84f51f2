"""Taking a move back: how a hand is without its last move, and whether anybody learned anything from that move."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from chautari.cards import JOKER, texts
from chautari.game import EVERYONE, NOBODY, Event, Position, Travel, View

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
        """The cards that the last move showed to the seat that made it, as text; empty when it showed none."""
        before, _ = self.without_last()
        return faces(after.view(seat)) - faces(before.view(seat))


def tells_nothing(events: Sequence[Event], seat: int, history: Sequence[tuple[int, Event]]) -> bool:
    """Whether a seat's move showed nobody a card but those it put down from its own hand, or that lay open before.

    Turning up a hand's own cards, drawing one, having two hands compared all show cards; a bet shows none.
    """
    own = f"hand:{seat}"
    for event in events:
        for travel in event.travels:
            put_down = travel.source == own and not travel.target.startswith("hand:")
            if travel.seen and not put_down and not _lay_open(travel, history):
                return False
    return True


def _lay_open(travel: Travel, history: Sequence[tuple[int, Event]]) -> bool:
    shown = {
        card
        for _, event in history
        for before in event.travels
        if before.target == travel.source and before.seen == EVERYONE
        for card in before.cards
    }
    return not travel.source.startswith("hand:") and shown.issuperset(travel.cards)


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
