"""How a table is arranged, as text: its seats, its house rules, its other games, and what this reader may change."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, get_args

from chautari.game import NOBODY, Game, OptionValue
from chautari.games import catalogue
from chautari.table import messages as m
from chautari.web.telling import Teller
from chautari.web.text_forms import NEVER
from chautari.web.text_view import seat_line
from chautari.words import say
from chautari.words.digits import shaped

_AWAY: Final = (0, 15, 45, 120, 300)
"""Seconds after which the computer can be told to play for somebody away."""


class Value(NamedTuple):
    """One value of a choice."""

    value: str
    words: str
    chosen: bool


class Choice(NamedTuple):
    """Something about the table that is so or otherwise."""

    name: str
    words: str
    help: str
    values: Sequence[Value]

    @property
    def chosen(self) -> str:
        return next((value.words for value in self.values if value.chosen), "")


class SeatShown(NamedTuple):
    """A seat, and what this reader may do about it."""

    number: int
    name: str
    given: str
    """The name that its person typed, if any."""
    line: str
    level: Choice | None
    removable: bool
    may_free: bool
    may_rename: bool


class OtherGame(NamedTuple):
    """A game that could be played here instead."""

    name: str
    words: str
    help: str
    fits: bool


class Arranged(NamedTuple):
    """All of it."""

    seats: list[SeatShown]
    options: list[Choice]
    settings: list[Choice]
    games: list[OtherGame]
    may_add: bool
    may_set_options: bool
    sides: list[Value]
    """In games of partners, for who has no seat yet: the seats that lead to either side; empty without a choice."""


def arranged(tongue: str, seen: m.Welcome, hosts: bool, own: Sequence[int], offered: Mapping[str, Game]) -> Arranged:
    """What a reader may see and change who ``hosts`` the table or not and holds the seats ``own``."""
    now = seen.table
    teller = Teller(tongue, now.game, now.seats, seen.seat)
    between = now.phase in ("lobby", "over")
    return Arranged(
        seats=[_seat(teller, seen, n, hosts, own) for n in range(len(now.seats))],
        options=_options(teller, now),
        settings=_settings(tongue, now),
        games=_games(tongue, now, offered) if hosts and between else [],
        may_add=hosts and between and len(now.seats) < max(now.seats_allowed),
        may_set_options=hosts and between,
        sides=_sides(teller, now) if not own else [],
    )


def _seat(teller: Teller, seen: m.Welcome, n: int, hosts: bool, own: Sequence[int]) -> SeatShown:
    now, who = seen.table, seen.table.seats[n]
    computer = who.who == "computer"
    levels = [Value(level, say(teller.tongue, f"level-{level}"), level == who.level) for level in get_args(m.Level)]
    fewer = any(seats < len(now.seats) for seats in now.seats_allowed)
    line = seat_line(teller, seen, n)
    return SeatShown(
        number=n,
        name=teller.name(n),
        given=who.name,
        line=f"{line}, {say(teller.tongue, f'level-{who.level}')}" if computer else line,
        level=Choice("level", say(teller.tongue, "lobby-level"), "", levels) if computer and hosts else None,
        removable=computer and hosts and fewer and now.phase in ("lobby", "over"),
        may_free=not computer and hosts and n not in own,
        may_rename=n in own,
    )


def _options(teller: Teller, now: m.TableView) -> list[Choice]:
    """The game's own house rules, the standard game's value first."""
    found: list[Choice] = []
    for option in catalogue()[now.game].rules.options:
        key = f"option-{option.name.replace('_', '-')}"
        values = [
            Value(str(value), _value(teller, key, value), value == now.options[option.name]) for value in option.values
        ]
        found.append(Choice(f"option-{option.name}", teller.word(key), teller.word(f"{key}-help"), values))
    return found


def _value(teller: Teller, key: str, value: OptionValue) -> str:
    if isinstance(value, bool):
        return say(teller.tongue, "lobby-on" if value else "lobby-off")
    return shaped(teller.word(f"{key}-{str(value).replace('_', '-')}"), teller.tongue)


def _settings(tongue: str, now: m.TableView) -> list[Choice]:
    """What is so at this table whatever is played there."""
    found: list[Choice] = []

    def add(name: str, key: str, *values: tuple[str, str, bool]) -> None:
        found.append(
            Choice(name, say(tongue, f"lobby-{key}"), say(tongue, f"lobby-{key}-help"), [Value(*v) for v in values])
        )

    def yes_no(is_so: bool) -> tuple[tuple[str, str, bool], ...]:
        return ("true", say(tongue, "lobby-on"), is_so), ("false", say(tongue, "lobby-off"), not is_so)

    if now.way == "friends":
        clocks = [(str(s), say(tongue, "clock-seconds", seconds=s), s == now.turn_clock) for s in get_args(m.TurnClock)]
        clocks[0] = ("0", say(tongue, "lobby-clock-off"), not now.turn_clock)
        add("turn_clock", "clock", *clocks)
        away = [(str(s), say(tongue, "lobby-away-seconds", seconds=s), s == now.away_after) for s in _AWAY]
        away.append((NEVER, say(tongue, "lobby-away-never"), now.away_after is None))
        found.append(
            Choice(
                "away_after",
                say(tongue, "lobby-when-away"),
                say(tongue, "lobby-away-help"),
                [Value(*each) for each in away],
            )
        )
        joining = get_args(m.Joining)
        words = [say(tongue, f"lobby-joining-{each.replace('_', '-')}") for each in joining]
        add("joining", "joining", *zip(joining, words, [each == now.joining for each in joining], strict=True))
        add("spectators", "spectators", *yes_no(now.spectators))
        add("phrases", "phrases", *yes_no(now.phrases))
    add("pace", "pace", *((pace, say(tongue, f"lobby-pace-{pace}"), pace == now.pace) for pace in get_args(m.Pace)))
    add("hints", "hints", *yes_no(now.hints))
    return found


def _games(tongue: str, now: m.TableView, offered: Mapping[str, Game]) -> list[OtherGame]:
    people = sum(who.who == "person" for who in now.seats)
    found: list[OtherGame] = []
    for name, game in offered.items():
        most = max(game.rules.seats)
        helps = say(tongue, "games-too-many", most=most) if people > most else ""
        if game.rules.chips:
            helps = " · ".join(part for part in (helps, say(tongue, "games-chips")) if part)
        if name != now.game:
            found.append(OtherGame(name, say(tongue, f"{name}-name"), helps, people <= most))
    return found


def _sides(teller: Teller, now: m.TableView) -> list[Value]:
    if not catalogue()[now.game].rules.teams or (now.joining == "between" and now.phase == "playing"):
        return []
    found: list[Value] = []
    for side in (0, 1):
        seats = range(side, len(now.seats), 2)
        people = [n for n in seats if now.seats[n].who == "person"]
        first = next((n for n in seats if now.seats[n].who == "computer"), NOBODY)
        if first == NOBODY:
            return []
        found.append(Value(str(first), teller.listed([teller.name(n) for n in people or seats]), not side))
    return found
