"""How a table is arranged: its settings, its seats, its game. What each command becomes, or why it is refused."""

from collections.abc import Mapping

from chautari.game import Game, Refused, chosen
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.names import ANIMALS
from chautari.table.seats import Seat
from chautari.table.state import State


def arranged(state: State, seat: int, command: m.Arrangement, now: int, games: Mapping[str, Game]) -> list[e.Entry]:
    """The entries that a host's command becomes; ``games`` are those on offer. Raises Refused when it may not be."""
    host_only(state, seat)
    match command:
        case m.Settings():
            return [_settings(state, seat, command, now)]
        case m.ChangeGame():
            return _change_game(state, seat, command, now, games)
        case m.AddSeat():
            return _add_seats(state, seat, command, now)
        case m.RemoveSeat():
            return _remove_seats(state, seat, command, now)
        case m.FreeSeat():
            if not seat_at(state, command.seat).token:
                raise Refused("computer_sits_there")
            return [e.Freed(at=now, by=seat, id=command.id, seat=command.seat, left=command.seat == seat)]
        case m.SetLevel():
            seat_at(state, command.seat)
            return [e.LevelSet(at=now, by=seat, id=command.id, seat=command.seat, level=command.level)]


def _settings(state: State, seat: int, command: m.Settings, now: int) -> e.Entry:
    if command.turn_clock and state.way != "friends":
        raise Refused("friends_only")
    if command.spectators is False and state.way == "pass":
        raise Refused("friends_only")
    if command.options is not None:
        between_games(state)
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
        turn_clock=command.turn_clock,
        spectators=command.spectators,
        joining=command.joining,
        phrases=command.phrases,
    )


def _change_game(state: State, seat: int, command: m.ChangeGame, now: int, games: Mapping[str, Game]) -> list[e.Entry]:
    between_games(state)
    wanted = games.get(command.game)
    if wanted is None:
        raise Refused("unknown_game", game=command.game, known=", ".join(games))
    rules = wanted.rules
    seats, people = len(state.seats), sum(bool(s.token) for s in state.seats)
    # As many seats as there are, or the nearest fewer that has room for the people, or the nearest more.
    fitting = [n for n in rules.seats if n >= people]
    if not fitting:
        raise Refused("too_many_people", people=people, most=max(rules.seats))
    fewer = [n for n in fitting if n <= seats]
    target = max(fewer) if fewer else min(fitting)
    computers = [n for n, s in enumerate(state.seats) if not s.token]
    # The last computers go; from the highest down, so that each number still means the seat it meant.
    entries: list[e.Entry] = [e.SeatRemoved(at=now, seat=n) for n in computers[::-1][: max(0, seats - target)]]
    entries += _added(state, target - seats, now)
    entries.append(e.GameChanged(at=now, by=seat, game=rules.name, rules=rules.version))
    # Numbers may change: the first entry is the one that still knows who gave the command by them.
    entries[0].by, entries[0].id = seat, command.id
    host = seat - sum(isinstance(entry, e.SeatRemoved) and entry.seat < seat for entry in entries)
    entries[-1].by = host
    return entries


def _add_seats(state: State, seat: int, command: m.AddSeat, now: int) -> list[e.Entry]:
    between_games(state)
    seats = len(state.seats)
    more = min((n for n in state.rules.seats if n > seats), default=0)
    if not more:
        raise Refused("table_full")
    state.rules.start(more, state.options, 0)
    added = _added(state, more - seats, now)
    added[0].by, added[0].id = seat, command.id
    return [*added]


def _added(state: State, more: int, now: int) -> list[e.SeatAdded]:
    """So many computers more, each with an animal that is not here yet."""
    free = [animal for animal in ANIMALS if animal not in {s.avatar for s in state.seats}]
    return [e.SeatAdded(at=now, avatar=animal, level=state.seats[-1].level) for animal in free[: max(0, more)]]


def _remove_seats(state: State, seat: int, command: m.RemoveSeat, now: int) -> list[e.Entry]:
    between_games(state)
    if seat_at(state, command.seat).token:
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


def seat_at(state: State, number: int) -> Seat:
    if not 0 <= number < len(state.seats):
        raise Refused("no_such_seat", seat=number, last=len(state.seats) - 1)
    return state.seats[number]


def host_only(state: State, seat: int) -> None:
    if state.seats[seat] is not state.host:
        raise Refused("host_only")


def between_games(state: State) -> None:
    if state.phase not in ("lobby", "over"):
        raise Refused("game_in_play")
