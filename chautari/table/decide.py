"""What a command makes happen: the rules of sitting at a table, as against those of the game on it.

Nothing here changes anything. A command becomes entries for the log, or is refused with a reason code of the words
catalogue (`refused-<code>`).
"""

import random
import unicodedata
from typing import Final

from chautari.game import NOBODY, Refused, chosen
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.state import Seat, State

ANIMALS: Final = ("danphe", "habre", "gaida", "chituwa", "yak", "saras", "langur", "hatti")
"""Avatars, and the names of those who give none."""

_JOINERS: Final = "\u200c\u200d"
"""Devanagari needs these two invisible characters; all others are dropped from names."""


def decide(state: State, seat: int, command: m.Command, now: int, lot: random.Random) -> list[e.Entry]:
    """The entries that a command of a seat's person becomes. Raises Refused when it may not be.

    ``lot`` draws what is left to chance, never the cards of a hand (`follow_up`).
    """
    if seat == NOBODY:
        raise Refused("not_seated")
    match command:
        case m.Move():
            return [_move(state, seat, command, now)]
        case m.Deal():
            return [_deal(state, seat, command, now, lot)]
        case m.Stop():
            _host_only(state, seat)
            if state.phase not in ("playing", "between"):
                raise Refused("no_game")
            return [e.Stopped(at=now, by=seat, id=command.id)]
        case m.Settings():
            return [_settings(state, seat, command, now)]
        case m.Rename():
            return [e.Renamed(at=now, by=seat, id=command.id, seat=seat, name=clean_name(command.name))]
        case m.AddSeat():
            return _add_seats(state, seat, command, now)
        case m.RemoveSeat():
            return _remove_seats(state, seat, command, now)
        case m.FreeSeat():
            _host_only(state, seat)
            if not _seat(state, command.seat).token:
                raise Refused("computer_sits_there")
            return [e.Freed(at=now, by=seat, id=command.id, seat=command.seat, left=command.seat == seat)]
        case m.SetLevel():
            _host_only(state, seat)
            _seat(state, command.seat)
            return [e.LevelSet(at=now, by=seat, id=command.id, seat=command.seat, level=command.level)]
        case m.Leave():
            return [e.Freed(at=now, by=seat, id=command.id, seat=seat, left=True)]


def follow_up(state: State, now: int, lot: random.Random) -> e.Entry | None:
    """What chance must add before anybody can go on: a game's first deal, a shuffle in mid-hand. None when nothing.

    Later hands are dealt when people say so. ``lot`` must be the operating system's randomness wherever people play.
    """
    chance = state.chance
    if chance is None or state.position is None:
        return None
    if chance.why == "deal" and (state.position.hands_played or state.phase == "over"):
        return None
    cards = list(chance.cards)
    lot.shuffle(cards)
    if chance.why != "deal":
        return e.Shuffled(at=now, cards=cards)
    return e.Dealt(at=now, pack=cards, dealer=_dealer(state, lot))


def _dealer(state: State, lot: random.Random) -> int:
    return lot.choice(state.chance.dealers) if state.chance is not None and state.chance.dealers else NOBODY


def _move(state: State, seat: int, command: m.Move, now: int) -> e.Entry:
    if state.phase != "playing" or state.position is None:
        raise Refused("no_hand")
    # Only what changes the cards makes a view old: people may come and go while somebody thinks.
    if not state.position_seq <= command.seq <= state.seq:
        raise Refused("stale")
    if state.seats[seat].played_for:
        raise Refused("computer_finishes")
    move = state.rules.parse(command.move)
    refusal = state.position.refusal(seat, move)
    if refusal is not None:
        raise refusal
    return e.Moved(at=now, by=seat, id=command.id, seat=seat, move=state.rules.text(move))


def _deal(state: State, seat: int, command: m.Deal, now: int, lot: random.Random) -> e.Entry:
    if state.phase == "playing":
        raise Refused("hand_in_play")
    if state.phase == "between" and state.chance is not None:
        cards = list(state.chance.cards)
        lot.shuffle(cards)
        return e.Dealt(at=now, by=seat, id=command.id, pack=cards, dealer=_dealer(state, lot))
    if state.phase == "lobby":
        _host_only(state, seat)
    return begin(state, now, lot, by=seat, command=command.id)


def begin(state: State, now: int, lot: random.Random, by: int = NOBODY, command: str = "") -> e.GameBegun:
    """A new game, its first dealer by lot or its seats drawn for. Its first deal is a `follow_up`."""
    seats = len(state.seats)
    if not state.rules.draws(state.options):
        return e.GameBegun(at=now, by=by, id=command, dealer=lot.randrange(seats))
    order: list[int] = []
    while state.rules.draw(seats, order) is None:
        # Longer and longer: with every further pack a draw that is still undecided becomes unlikelier.
        more = list(range(52))
        lot.shuffle(more)
        order += more
    return e.GameBegun(at=now, by=by, id=command, dealer=NOBODY, draw=order)


def _settings(state: State, seat: int, command: m.Settings, now: int) -> e.Entry:
    _host_only(state, seat)
    if command.options is not None:
        _between_games(state)
        state.rules.start(len(state.seats), chosen(command.options, state.rules.options), 0)
    return e.Set(
        at=now,
        by=seat,
        id=command.id,
        options=command.options,
        pace=command.pace,
        away_after=command.away_after,
        away_never=command.away_never,
        hints=command.hints,
    )


def _add_seats(state: State, seat: int, command: m.AddSeat, now: int) -> list[e.Entry]:
    _host_only(state, seat)
    _between_games(state)
    seats = len(state.seats)
    more = min((n for n in state.rules.seats if n > seats), default=0)
    if not more:
        raise Refused("table_full")
    state.rules.start(more, state.options, 0)
    free = [animal for animal in ANIMALS if animal not in {s.avatar for s in state.seats}]
    level = state.seats[-1].level
    added = [e.SeatAdded(at=now, by=seat, avatar=animal, level=level) for animal in free[: more - seats]]
    added[0].id = command.id
    return [*added]


def _remove_seats(state: State, seat: int, command: m.RemoveSeat, now: int) -> list[e.Entry]:
    _host_only(state, seat)
    _between_games(state)
    if _seat(state, command.seat).token:
        raise Refused("person_sits_there")
    seats = len(state.seats)
    fewer = max((n for n in state.rules.seats if n < seats), default=0)
    if not fewer:
        raise Refused("too_few_seats")
    # Where a game wants an even number, further computers go with it, the last first.
    others = [n for n, s in enumerate(state.seats) if not s.token and n != command.seat]
    gone = [command.seat, *others[::-1]][: seats - fewer]
    if len(gone) < seats - fewer:
        raise Refused("too_few_seats")
    # From the highest down, so that each number still means the seat it meant; `by` is where the host sat before.
    removed = [e.SeatRemoved(at=now, seat=n) for n in sorted(gone, reverse=True)]
    removed[0].by, removed[0].id = seat, command.id
    return [*removed]


def clean_name(name: str) -> str:
    """A name as the table shows it: one line, no invisible characters. Refused when nothing is left."""
    shown = "".join(c for c in name if c in _JOINERS or unicodedata.category(c)[0] not in "CZ" or c == " ")
    shown = " ".join(shown.split())
    if not shown.strip(_JOINERS):
        raise Refused("name_empty")
    return shown


def _seat(state: State, number: int) -> Seat:
    if not 0 <= number < len(state.seats):
        raise Refused("no_such_seat", seat=number, last=len(state.seats) - 1)
    return state.seats[number]


def _host_only(state: State, seat: int) -> None:
    if state.seats[seat] is not state.host:
        raise Refused("host_only")


def _between_games(state: State) -> None:
    if state.phase not in ("lobby", "over"):
        raise Refused("game_in_play")
