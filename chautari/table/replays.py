"""A finished game step by step, as one pair of eyes saw it: what happened, and the view after it.

There are no rules where it is watched, so each step brings its whole view, as an update of a table does.
"""

from typing import Final

import msgspec

from chautari.cards import texts
from chautari.game import NOBODY, Event, Happening, OptionValue, Position, Refused, Rules, View, happening
from chautari.record import Record, RecordedHand, RecordError, read_bytes, replay
from chautari.record.playback import opened
from chautari.record.text import named_cards
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import views
from chautari.table.names import ANIMALS, clean_name
from chautari.table.state import Phase, State

MOST_STEPS: Final = 5000
"""A game may be longer; what comes after is left out, whole hands of it."""

_LONGEST_NAME: Final = 16
"""As `messages.PlayerName` has it."""


class Step(msgspec.Struct):
    """Something that happened, and what can be seen after it."""

    hand: int
    """Of which hand, from 1."""
    phase: Phase
    events: list[Happening]
    view: View
    """Nothing in it is legal: all is done."""
    hands: list[list[str]]
    """Every hand, where all cards may be shown; else empty."""


class Replay(msgspec.Struct):
    """A game to be watched."""

    eyes: int
    """The seat that looks; -1 for who looks on."""
    offered: list[int]
    """The eyes it may be watched with."""
    open: bool
    """Whether the other hands are shown, too."""
    table: m.TableView
    steps: list[Step]
    left_out: int
    """Hands at the end that there was no room for."""


class Unwatchable(Exception):
    """A file that is no record, or one with a move that its game refuses."""

    def __init__(self, error: RecordError) -> None:
        super().__init__(str(error))
        self.error = error


def from_file(raw: bytes, eyes: int | None) -> Replay:
    """The game of a record file, seen with wanted eyes where the record has them. Raises `Unwatchable`.

    A record made for one pair of eyes is watched with those, or with a spectator's: its other cards lie at random. One
    that has every card as it lay is open.
    """
    try:
        record = read_bytes(raw)
        seats = range(len(record.seats))
        offered = [NOBODY, *seats] if record.eyes is None else sorted({NOBODY, record.eyes} & {NOBODY, *seats})
        usual = 0 if record.eyes is None else record.eyes if record.eyes in offered else NOBODY
        chosen = eyes if eyes is not None and eyes in offered else usual
        return of_record(record, chosen, offered, record.eyes is None)
    except RecordError as error:
        raise Unwatchable(error) from None


def of_record(record: Record, eyes: int, offered: list[int], open_cards: bool) -> Replay:
    """A game as ``eyes`` saw it. Raises `RecordError` for a record that does not play."""
    # Played once as a whole, so that every card is named and every shuffle stands after the move that needed it.
    hands = [played.whole for played in replay(record).hands]
    rules, position = opened(record)
    steps: list[Step] = []
    left_out = 0
    for number, hand in enumerate(hands, 1):
        if steps and len(steps) + len(hand.moves) >= MOST_STEPS:
            left_out = len(hands) - number + 1
            break
        for move in (None, *hand.moves):
            events: list[Event] = []
            _do(rules, position, hand, move, events)
            steps.append(_step(position, number, events, eyes, open_cards))
    return Replay(eyes, offered, open_cards, _table(record), steps, left_out)


def _do(rules: Rules, position: Position, hand: RecordedHand, move: str | None, events: list[Event]) -> None:
    """Deal a hand (``move`` is None), or make one of its moves."""
    if move is None:
        position.put(hand.pack, NOBODY if hand.dealer is None else hand.dealer, events)
        return
    who, _, words = move.partition(" ")
    if who != "*":
        position.play(int(who), rules.parse(words), events)
    elif words == "stop":
        position.stop(events)
    else:
        position.put(named_cards(words.removeprefix("shuffle")), events=events)


def _step(position: Position, number: int, events: list[Event], eyes: int, open_cards: bool) -> Step:
    view = position.view(eyes)
    view["legal"], view["barred"] = [], {}
    hands = [position.places()[f"hand:{seat}"] for seat in range(len(view["hands"]))] if open_cards else []
    seen = [happening(event, eyes) for event in events]
    return Step(number, _phase(position), seen, view, [texts(sorted(hand)) for hand in hands])


def _phase(position: Position) -> Phase:
    chance = position.chance() if position.to_act == NOBODY and not position.over else None
    return "over" if position.over else "between" if chance is not None and chance.why == "deal" else "playing"


def _table(record: Record) -> m.TableView:
    """A table like the one that it was played at, with everybody there."""
    animals = {animal.capitalize(): animal for animal in ANIMALS}
    free = [animal for name, animal in animals.items() if name not in record.seats]
    seats: list[e.NewSeat] = []
    for n, name in enumerate(record.seats):
        # An animal's name stands for the animal, and is said in each language.
        avatar = animals.get(name) or free.pop(0)
        seats.append(e.NewSeat(avatar=avatar, level="steady", token=f"seat {n}", name=_name(name, animals)))
    rules, _ = opened(record)
    options: dict[str, OptionValue] = dict(record.options)
    entry = e.Opened(
        at=0,
        game=rules.name,
        rules=rules.version,
        way="friends",
        seats=seats,
        options=options,
        pace="human",
        away_after=None,
    )
    return views.table_view(State("", entry), 0)


def _name(name: str, animals: dict[str, str]) -> str:
    """A name as a table would have let it be; empty for an animal's."""
    try:
        return "" if name in animals else clean_name(name)[:_LONGEST_NAME]
    except Refused:
        return ""
