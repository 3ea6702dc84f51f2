"""Playing a record back through the rules of its game.

>>> from chautari.record.text import read
>>> replayed = replay(read('''
... record = 1
... game = "jutpatti"
... seats = ["Asha", "Bina"]
... [[hands]]
... pack = "7h Ac 7c 2c 9d 3c 9s 4c Kd 5c 6s 7s 2c"
... '''))
Traceback (most recent call last):
chautari.record.text.RecordError: hand 1: pack: 2c is named more often than the pack holds it
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from chautari.cards import filled
from chautari.game import NOBODY, Chance, Event, Position, Refused, Rules
from chautari.games import game as game_named
from chautari.record.recorder import shuffle_words
from chautari.record.text import Record, RecordedHand, RecordError, named_cards


class Order(NamedTuple):
    """Cards that were put in order from outside."""

    cards: list[int]
    at: int
    """How many events of the hand had happened before."""


@dataclass(slots=True)
class PlayedHand:
    """What came of one `RecordedHand`."""

    whole: RecordedHand
    """The same hand with every card of the pack named, and every shuffle after the move that needed it."""
    events: list[Event] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
    """The pack's order first, then each new deck's."""


class Replayed(NamedTuple):
    """What came of a record."""

    rules: Rules
    position: Position
    """After the last move."""
    hands: list[PlayedHand]


def replay(record: Record) -> Replayed:
    """Play a record to its last move. Raises `RecordError` at the first thing that the game refuses.

    Where the record leaves an order of cards open, the cards not named follow in the pack's own order. What the record
    expects is not looked at: see `failures`.
    """
    rules, position = opened(record)
    return Replayed(rules, position, [play_hand(rules, position, hand, n) for n, hand in enumerate(record.hands, 1)])


def opened(record: Record) -> tuple[Rules, Position]:
    """The rules of a record's game, and its position before the first deal."""
    try:
        rules = game_named(record.game).rules
        return rules, rules.start(len(record.seats), record.options, record.dealer, **record.more)
    except Refused as refused:
        raise RecordError(refused) from None


class Failure(NamedTuple):
    """An expectation that does not hold."""

    key: str
    expected: object
    found: object


def failures(record: Record, replayed: Replayed) -> list[Failure]:
    """The expectations of a record that do not hold. Raises `RecordError` for a key that its game does not have."""
    state = replayed.position.state()
    failed: list[Failure] = []
    for key, expected in record.expect.items():
        if key == "illegal":
            if expected[:1].isdigit():
                raise RecordError(f'expect.illegal is "{expected[:40]}"; write the move alone, without a seat')
            found = _refusal(replayed, expected)
            if found is None:
                failed.append(Failure(key, f"{expected} is refused", f"{expected} is legal"))
        elif key not in state:
            raise RecordError(f"expect.{key} is nothing that {record.game} has; it has: {', '.join(state)}")
        elif state[key] != expected:
            failed.append(Failure(key, expected, state[key]))
    return failed


def _refusal(replayed: Replayed, words: str) -> Refused | None:
    """Why the seat to act may not make a move."""
    try:
        move = replayed.rules.parse(" ".join(words.split()))
    except Refused as refused:
        return refused
    return replayed.position.refusal(replayed.position.to_act, move)


def play_hand(rules: Rules, position: Position, hand: RecordedHand, number: int) -> PlayedHand:
    """Deal and play one hand of a record; ``position`` moves on. ``number`` counts from 1 and is for errors."""
    return _Player(rules, position, hand, number).played


class _Player:
    """Plays one hand; holds what is under way in it."""

    def __init__(self, rules: Rules, position: Position, hand: RecordedHand, number: int) -> None:
        self.rules = rules
        self.position = position
        self.number = number
        self.move_number = 0
        self.words = ""
        self.played = PlayedHand(RecordedHand())
        self._deal(hand)
        early: list[int] | None = None  # a shuffle that stands before the move that needs it
        for self.move_number, self.words in enumerate(hand.moves, 1):
            words = self.words.split()
            if words[:2] == ["*", "shuffle"]:
                cards = self._shuffle_named(words[2:])
                if self._wanted():
                    self._put_shuffle(cards)
                elif early is None and self.move_number < len(hand.moves):
                    early = cards
                else:
                    raise self._error("no cards are to be shuffled here")
                continue
            if words == ["*", "stop"]:  # also while a new deck is wanted
                self._stop()
            else:
                if self._wanted():
                    self._put_shuffle([])
                self._play(words)
            if early is not None:
                if not self._wanted():
                    self.move_number, self.words = self.move_number - 1, hand.moves[self.move_number - 2]
                    raise self._error("no cards are to be shuffled here")
                self._put_shuffle(early)
                early = None
        if self._wanted():
            self._put_shuffle([])

    def _error(self, reason: Refused | str) -> RecordError:
        return RecordError(reason, self.number, self.move_number, self.words)

    def _deal(self, hand: RecordedHand) -> None:
        chance = self.position.chance()
        if chance is None or chance.why != "deal":
            raise self._error(Refused("game_over") if self.position.over else "the hand before it is not over")
        dealer = NOBODY if hand.dealer is None else hand.dealer
        if hand.dealer is not None and hand.dealer < 0:  # NOBODY stands for none named, and is no seat itself
            raise self._error(Refused("no_such_seat", seat=dealer, last=len(self.position.scores()) - 1))
        if chance.dealers and dealer == NOBODY:
            dealer = chance.dealers[0]
        pack = self._put(hand.pack, chance, dealer, "pack: ")
        self.played.whole.pack = pack
        self.played.whole.dealer = dealer if chance.dealers else None

    def _put(self, named: Sequence[int], chance: Chance, dealer: int, what: str) -> list[int]:
        try:
            cards = filled(named, chance.cards)
        except ValueError as error:
            raise self._error(f"{what}{error}") from None
        self.played.orders.append(Order(cards, len(self.played.events)))
        try:
            self.position.put(cards, dealer, self.played.events)
        except Refused as refused:
            raise self._error(refused) from None
        return cards

    def _wanted(self) -> bool:
        chance = self.position.chance()
        return chance is not None and chance.why == "shuffle"

    def _shuffle_named(self, words: Sequence[str]) -> list[int]:
        try:
            return named_cards(" ".join(words))
        except ValueError as error:
            raise self._error(str(error)) from None

    def _put_shuffle(self, named: Sequence[int]) -> None:
        chance = self.position.chance()
        assert chance is not None
        self.played.whole.moves.append(shuffle_words(self._put(named, chance, NOBODY, "")))

    def _stop(self) -> None:
        try:
            self.position.stop(self.played.events)
        except Refused as refused:
            raise self._error(refused) from None
        self.played.whole.moves.append("* stop")

    def _play(self, words: Sequence[str]) -> None:
        seat = words[0] if words else ""
        if len(words) < 2 or not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise self._error('a move is SEAT WORD [ARG], such as "1 throw 9c", or "* shuffle CARDS"')
        told = " ".join(words[1:])
        if 0 <= self.position.to_act != int(seat):
            raise self._error(Refused("another_seats_turn", seat=self.position.to_act))
        try:
            self.position.play(int(seat), self.rules.parse(told), self.played.events)
        except Refused as refused:
            raise self._error(refused) from None
        self.played.whole.moves.append(f"{int(seat)} {told}")
