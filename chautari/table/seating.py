"""The entries that are about people and seats, and not about cards: what each of them does to a table's state."""

from typing import TYPE_CHECKING

from chautari.game import NOBODY, chosen
from chautari.table import asks
from chautari.table import entries as e
from chautari.table.seats import Seat

if TYPE_CHECKING:
    from chautari.table.state import State


def take_in(state: "State", entry: e.Entry) -> None:
    """Do what an entry says. Raises ValueError for one that cannot stand where it does."""
    match entry:
        case e.Sat() | e.Freed() | e.HandOffered() | e.Handed() | e.Renamed() | e.HostChanged():
            _people(state, entry)
        case e.Away() | e.TookOver() | e.Returned():
            _presence(state, entry)
        case e.Set():
            _set(state, entry)
        case e.SeatAdded():
            state.seats.append(Seat(entry.avatar, entry.level))
            state.clear_table()
        case e.SeatRemoved():
            del state.seats[entry.seat]
            state.clear_table()
        case e.GameChanged():
            state.play(entry.game, entry.rules, {})
            state.clear_table()
            state.tell("game_changed", entry.by, game=entry.game)
        case e.LevelSet():
            state.seats[entry.seat].level = entry.level
        case e.Coded():
            state.code, state.code_until = entry.code, entry.until
        case e.Asked() | e.Answered() | e.Lapsed():
            _asking(state, entry)
        case e.Paused():
            state.paused_at = entry.at
        case e.Resumed():
            _resume(state, entry)
        case _:
            raise ValueError(f"entry {state.seq} of table {state.table} opens it a second time")


def _people(state: "State", entry: e.Sat | e.Freed | e.HandOffered | e.Handed | e.Renamed | e.HostChanged) -> None:
    """Whose a seat is."""
    seat = state.seats[entry.seat]
    match entry:
        case e.Sat():
            _first_here(state, entry.at)
            seat.give_to(entry.token, entry.name)
            state.host = state.host or seat
            state.tell("sat", entry.seat)
        case e.Freed():
            state.tell("left" if entry.left else "freed", entry.seat, name=seat.name)
            seat.give_to("", "")
            seat.played_for = seat.back = False
            _forget(state, seat)
            if state.host is seat:
                state.host = state.next_person(entry.seat)
                if state.host is not None:
                    state.tell("host", state.seats.index(state.host))
        case e.HandOffered():
            seat.offered = entry.token
        case e.Handed():
            _first_here(state, entry.at)
            state.tell("handed", entry.seat, name=seat.name)
            seat.give_to(entry.token or seat.offered, "")
            seat.back = seat.played_for
            _forget(state, seat)
        case e.Renamed():
            seat.name = entry.name
        case e.HostChanged():
            state.host = seat
            state.tell("host", entry.seat)


def _presence(state: "State", entry: e.Away | e.TookOver | e.Returned) -> None:
    """Whether a person is there, and who plays for one who is not."""
    seat = state.seats[entry.seat]
    match entry:
        case e.Away():
            seat.away_since = entry.since
            state.tell("away", entry.seat)
        case e.TookOver():
            seat.played_for = True
            # Somebody who is here and did not move has the next turn again.
            seat.back = seat.here
            state.just_dealt, state.just_gathered = 0, False
            state.asks = [ask for ask in state.asks if ask.what != "play_for" or ask.about is not seat]
            state.tell("took_over", entry.seat)
        case e.Returned():
            _first_here(state, entry.at)
            seat.away_since, seat.back = None, seat.played_for
            state.tell("returned", entry.seat)


def _first_here(state: "State", now: int) -> None:
    """Where nobody was, no turn's clock ran: it begins when somebody comes."""
    if state.turn_clock and not any(seat.here for seat in state.seats):
        state.wait_from = now


def _forget(state: "State", seat: Seat) -> None:
    """What a seat's person has asked and said is not the next one's."""
    if state.undo != NOBODY and state.seats[state.undo] is seat:
        state.undo = NOBODY
    for ask in list(state.asks):
        if ask.by is seat:
            state.close(ask)
            continue
        ask.yes = [each for each in ask.yes if each is not seat]
        ask.no = [each for each in ask.no if each is not seat]


def _set(state: "State", entry: e.Set) -> None:
    if entry.options is not None:
        state.options = chosen(entry.options, state.rules.options)
    state.pace = entry.pace or state.pace
    if entry.away_after is not None:
        state.away_after = entry.away_after
    if entry.away_never:
        state.away_after = None
    if entry.turn_clock is not None and entry.turn_clock != state.turn_clock:
        state.asks = [ask for ask in state.asks if ask.what != "clock_off"]
        if not entry.turn_clock:
            state.tell("clock_off", entry.by)
        elif not state.turn_clock:
            # Nobody's time has run yet.
            state.wait_from = entry.at
        state.turn_clock = entry.turn_clock
    if entry.spectators is not None:
        state.spectators = entry.spectators
    state.joining = entry.joining or state.joining
    if entry.phrases is not None:
        state.phrases = entry.phrases
    if entry.hints is not None:
        state.hints = entry.hints


def _asking(state: "State", entry: e.Asked | e.Answered | e.Lapsed) -> None:
    if isinstance(entry, e.Asked):
        about = state.seats[entry.seat] if entry.seat != NOBODY else None
        ask = asks.Ask(state.seq, entry.what, state.seats[entry.by], about, entry.at)
        state.asks.append(ask)
        if entry.what == "undo":
            # Asked once; what comes of it is the end of it.
            state.undo = NOBODY
        if not asks.agreed(state, ask):
            facts = {"whom": entry.seat} if entry.what == "play_for" else {}
            state.tell(f"asked_{entry.what}", entry.by, **facts)
        return
    found = next((ask for ask in state.asks if ask.number == entry.ask), None)
    if found is None:
        return
    if isinstance(entry, e.Lapsed):
        state.close(found)
        return
    seat = state.seats[entry.by]
    if seat is found.by:
        # Only to take it back.
        state.close(found)
    elif entry.yes:
        found.yes.append(seat)
    else:
        found.no.append(seat)
        if asks.declined(state, found):
            state.close(found, "declined", entry.by)


def _resume(state: "State", entry: e.Resumed) -> None:
    """Everybody's times are so much later."""
    state.graced = state.paused_at is None
    state.paused_at = None
    state.wait_from += entry.shift
    for seat in state.seats:
        if seat.away_since is not None:
            seat.away_since += entry.shift
    for ask in state.asks:
        ask.at += entry.shift
