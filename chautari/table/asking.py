"""Asking the others and answering: what each command becomes, or why it is refused."""

from chautari.game import NOBODY, Refused
from chautari.table import asks
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.arranging import seat_at
from chautari.table.state import State


def asked(state: State, seat: int, command: m.Ask, now: int) -> e.Entry:
    """Somebody asks. Refused: what cannot be agreed to, is being asked already, or was not agreed to just now."""
    if any(ask.what == command.what for ask in state.asks):
        raise Refused("asked_already")
    about = NOBODY
    match command.what:
        case "undo":
            about = _undo(state, seat)
        case "clock_off":
            if not state.turn_clock:
                raise Refused("no_clock")
        case "play_for":
            about = _play_for(state, seat, command, now)
    if command.what != "undo" and command.what in state.refused_at:
        wait = state.refused_at[command.what] + asks.NOT_AGAIN_MS - now
        if wait > 0:
            raise Refused("asked_lately", seconds=-(-wait // 1000))
    return e.Asked(at=now, by=seat, id=command.id, what=command.what, seat=about)


def answered(state: State, seat: int, command: m.Answer, now: int) -> e.Entry:
    """Somebody agrees or not. Refused: what is not asked any more, a second answer."""
    ask = next((ask for ask in state.asks if ask.number == command.ask), None)
    person = state.seats[seat]
    if ask is None:
        raise Refused("not_asked")
    taken_back = person is ask.by and not command.yes
    if not taken_back and (person in ask.yes or person in ask.no):
        raise Refused("answered_already")
    return e.Answered(at=now, by=seat, id=command.id, ask=command.ask, yes=command.yes)


def _undo(state: State, seat: int) -> int:
    if state.undo != seat or state.position is None:
        raise Refused("nothing_to_undo")
    # What the move's own story did not tell: cards that show in the view all the same.
    if state.hand_in_play.last_seen(state.position, seat):
        raise Refused("nothing_to_undo")
    return seat


def _play_for(state: State, seat: int, command: m.Ask, now: int) -> int:
    if command.seat is None:
        raise Refused("no_such_seat", seat=NOBODY, last=len(state.seats) - 1)
    about = seat_at(state, command.seat)
    if not about.token:
        raise Refused("computer_sits_there")
    if command.seat == seat:
        raise Refused("person_is_here")
    if about.played_for:
        raise Refused("played_for_already")
    if about.here:
        _may_wonder(state, command.seat, now)
    return command.seat


def _may_wonder(state: State, seat: int, now: int) -> None:
    """Refused: to ask whether somebody connected is there, but in a long turn of theirs that has no clock."""
    turn = state.position is not None and state.phase == "playing" and state.position.to_act == seat
    if state.way != "friends" or not turn or state.turn_clock or state.unanswered is not None:
        raise Refused("person_is_here")
    wait = state.wait_from + asks.SLOW_MS - now
    if wait > 0:
        raise Refused("person_thinks", seconds=-(-wait // 1000))
