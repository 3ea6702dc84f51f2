"""A table's state: the fold of its log, entry by entry, and nothing that is not in the log.

No clock, no chance, no I/O: the same entries give the same state in any process, which is why a server that was
killed goes on where it was.
"""

from collections.abc import Iterable
from typing import Final, Literal

from chautari.game import (
    EVERYONE,
    NOBODY,
    Chance,
    Draw,
    Event,
    Game,
    OptionValue,
    Position,
    Travel,
    Unanswered,
    chosen,
)
from chautari.games import catalogue
from chautari.table import entries as e
from chautari.table.messages import Level, Pace, Way

IDS_KEPT: Final = 32
"""Command ids remembered for each seat."""

Phase = Literal["lobby", "playing", "between", "over"]


class UnknownRules(Exception):
    """The table began with a game, or a version of its rules, that this server does not have."""


class Seat:
    """A place to sit, and who has it."""

    __slots__ = ("avatar", "level", "token", "name", "away_since", "played_for", "back", "games_won", "ids")

    def __init__(self, avatar: str, level: Level, token: str = "", name: str = "") -> None:
        self.avatar = avatar
        self.level: Level = level
        self.token = token
        """SHA-256 of the person's secret; empty when a computer sits here."""
        self.name = name
        self.away_since: int | None = None
        self.played_for = False
        self.back = False
        """The person has returned while the computer plays the seat's turn, and takes over after it."""
        self.games_won = 0
        self.ids: dict[str, int] = {}
        """Accepted command ids, oldest first, and the entry each one became."""

    @property
    def here(self) -> bool:
        """Whether a person sits here who is not away."""
        return bool(self.token) and self.away_since is None

    def remember(self, command: str, seq: int) -> None:
        self.ids[command] = seq
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]


class State:
    """What the entries so far amount to. Only `apply` changes it."""

    def __init__(self, table: str, opened: e.Opened) -> None:
        """The state after a log's first entry. Raises UnknownRules when its rules are not here."""
        game = catalogue().get(opened.game)
        if game is None or game.rules.version != opened.rules:
            raise UnknownRules(f"{opened.game}, version {opened.rules} of its rules")
        self.table = table
        self.game: Game = game
        self.rules = game.rules
        self.seq = 1
        self.at = opened.at
        self.way: Way = opened.way
        self.seats = [Seat(s.avatar, s.level, s.token, s.name) for s in opened.seats]
        self.host: Seat | None = next((s for s in self.seats if s.token), None)
        self.options: dict[str, OptionValue] = chosen(opened.options, game.rules.options)
        self.pace: Pace = opened.pace
        self.away_after = opened.away_after
        # Among friends a hint is for all to agree on; who plays alone, or round one phone, is there to learn.
        self.hints = opened.way != "friends"
        self.code = opened.code
        self.code_until = opened.code_until
        self.position: Position | None = None
        self.chance: Chance | None = None
        """What the position waits for from outside."""
        self.phase: Phase = "lobby"
        self.thinking = NOBODY
        """The seat whose move the computer makes."""
        self.unanswered: Unanswered | None = None
        """What no answer amounts to, while a person is asked something that has a clock."""
        self.position_seq = 0
        """The last entry that changed what is on the table: a move that answers an older view is stale."""
        self.people_moved = False
        """Whether a person has made a move at this table yet."""
        self.wait_from = opened.at
        """Since when the seat to act has been able to."""
        self.just_dealt = 0
        """How many cards the last entry dealt: computers wait until they have landed."""
        self.just_gathered = False
        """Whether the last entry gathered cards that lay open, such as a trick: everybody looks at them a moment."""
        self.history: list[tuple[int, Event]] = []
        """What happened in this hand, each with its entry's number."""
        self.game_number = 0
        self.finished = 0
        self.drawn: Draw | None = None
        self.table_changes = 0
        """Grows when the `TableView` is another one."""
        self.seatings = 0
        """Grows when seats are numbered anew."""

    def seat_of(self, token: str) -> int:
        """The seat whose person holds a secret, by its hash; NOBODY when there is none."""
        return next((n for n, seat in enumerate(self.seats) if seat.token == token), NOBODY) if token else NOBODY

    def apply(self, entry: e.Entry) -> list[Event]:
        """Take in the next entry; returns what happened on the table. An entry that the rules refuse raises."""
        self.seq += 1
        self.at = entry.at
        if entry.id:
            # Before anything else, for the seats may be numbered anew by the entry itself.
            self.seats[entry.by].remember(entry.id, self.seq)
        events: list[Event] = []
        if isinstance(entry, e.Moved):
            self._on_table().play(entry.seat, self.rules.parse(entry.move), events)
            self.people_moved = self.people_moved or not entry.computer
        elif isinstance(entry, e.Shuffled):
            self._on_table().put(entry.cards, events=events)
        elif isinstance(entry, e.Dealt):
            self.history.clear()
            self._on_table().put(entry.pack, entry.dealer, events)
        elif isinstance(entry, e.Stopped):
            self._on_table().stop(events)
        elif isinstance(entry, e.GameBegun):
            self._begin(entry)
        else:
            self._seating(entry)
            self.table_changes += 1
            self._look_round(entry.at)
            return events
        self.history += [(self.seq, event) for event in events]
        self.position_seq = self.seq
        dealt = isinstance(entry, e.Dealt)
        self.just_dealt = sum(len(t.cards) for event in events if dealt or event.kind == "dealt" for t in event.travels)
        self.just_gathered = any(_gathers(t) for event in events for t in event.travels)
        self.wait_from = entry.at
        self._look_round(entry.at)
        return events

    def _on_table(self) -> Position:
        if self.position is None:
            raise ValueError(f"entry {self.seq} of table {self.table} needs a game, and none has begun")
        return self.position

    def _begin(self, entry: e.GameBegun) -> None:
        self.drawn = self.rules.draw(len(self.seats), entry.draw) if entry.draw else None
        dealer = entry.dealer
        if self.drawn is not None:
            self.seats = [self.seats[old] for old in self.drawn.order]
            self.seatings += 1
            dealer = self.drawn.dealer
        self.position = self.rules.start(len(self.seats), self.options, dealer)
        self.history.clear()
        self.game_number += 1
        self.table_changes += 1

    def _seating(self, entry: e.Entry) -> None:
        """Everything that is about people and seats, not about cards."""
        match entry:
            case e.Sat():
                seat = self.seats[entry.seat]
                seat.token, seat.name, seat.away_since = entry.token, entry.name, None
                seat.ids.clear()
                self.host = self.host or seat
            case e.Freed():
                seat = self.seats[entry.seat]
                seat.token, seat.name, seat.away_since, seat.played_for, seat.back = "", "", None, False, False
                if self.host is seat:
                    self.host = self.next_person(entry.seat)
            case e.Renamed():
                self.seats[entry.seat].name = entry.name
            case e.Set():
                if entry.options is not None:
                    self.options = chosen(entry.options, self.rules.options)
                self.pace = entry.pace or self.pace
                if entry.away_after is not None:
                    self.away_after = entry.away_after
                if entry.away_never:
                    self.away_after = None
                if entry.hints is not None:
                    self.hints = entry.hints
            case e.SeatAdded():
                self.seats.append(Seat(entry.avatar, entry.level))
                self._clear_table()
            case e.SeatRemoved():
                del self.seats[entry.seat]
                self._clear_table()
            case e.LevelSet():
                self.seats[entry.seat].level = entry.level
            case e.HostChanged():
                self.host = self.seats[entry.seat]
            case e.Coded():
                self.code, self.code_until = entry.code, entry.until
            case e.Away():
                self.seats[entry.seat].away_since = entry.since
            case e.TookOver():
                self.seats[entry.seat].played_for = True
                self.just_dealt = 0
                self.just_gathered = False
            case e.Returned():
                seat = self.seats[entry.seat]
                seat.away_since, seat.back = None, seat.played_for
            case _:
                raise ValueError(f"entry {self.seq} of table {self.table} opens it a second time")

    def next_person(self, after: int, here: bool = False) -> Seat | None:
        """The next person's seat in the order of play after a seat; with ``here`` only one who is not away."""
        order = self.seats[after + 1 :] + self.seats[:after]
        return next((s for s in order if s.token and (s.here or not here)), None)

    def _clear_table(self) -> None:
        """Take the last game's cards off: they were dealt to another number of seats."""
        self.position = None
        self.history.clear()
        self.drawn = None
        self.seatings += 1

    def _look_round(self, now: int) -> None:
        """What follows from the entry just taken in: the phase, who has won, whose move the computer makes."""
        position = self.position
        self.chance = position.chance() if position is not None and position.to_act == NOBODY else None
        phase: Phase
        if position is None:
            phase = "lobby"
        elif position.over:
            phase = "over"
        elif self.chance is not None and self.chance.why == "deal":
            phase = "between"
        else:
            phase = "playing"
        to_act = position.to_act if position is not None else NOBODY
        if phase != self.phase:
            if phase == "over" and position is not None:
                self.finished += 1
                for winner in position.winners():
                    self.seats[winner].games_won += 1
            self.phase = phase
            self.table_changes += 1
        for n, seat in enumerate(self.seats):
            if seat.back and n != to_act:
                seat.back = seat.played_for = False
                self.table_changes += 1
        thinking = NOBODY
        if to_act != NOBODY and (self.seats[to_act].played_for or not self.seats[to_act].token):
            thinking = to_act
        if thinking != self.thinking:
            self.thinking = thinking
            self.table_changes += 1
            self.wait_from = now
        asked = position.unanswered() if position is not None and to_act not in (NOBODY, thinking) else None
        if asked is not None or self.unanswered is not None:
            self.unanswered = asked
            self.table_changes += 1


def _gathers(travel: Travel) -> bool:
    """Whether these cards lay open on the table and were taken away together."""
    return len(travel.cards) > 1 and travel.seen == EVERYONE and not travel.source.startswith(("hand:", "pack"))


def fold(table: str, entries: Iterable[e.Entry]) -> State:
    """The state that a whole log amounts to. Raises ValueError for a log that does not begin with its opening."""
    state: State | None = None
    for entry in entries:
        if state is not None:
            state.apply(entry)
        elif isinstance(entry, e.Opened):
            state = State(table, entry)
        else:
            break
    if state is None:
        raise ValueError(f"the log of table {table} does not begin with its opening")
    return state
