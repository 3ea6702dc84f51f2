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
    Notice,
    Options,
    OptionValue,
    Position,
    Travel,
    Unanswered,
    chosen,
)
from chautari.games import catalogue
from chautari.table import asks, seating, undo
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.seats import Seat

NEWS_KEPT: Final = 64
"""How much of what happened round the cards is told to somebody who comes back."""

Phase = Literal["lobby", "playing", "between", "over"]


class UnknownRules(e.NotUnderstood):
    """The table began with a game, or a version of its rules, that this server does not have."""

    reason = "unknown_rules"


class State:
    """What the entries so far amount to. Only `apply` changes it."""

    def __init__(self, table: str, opened: e.Opened) -> None:
        """The state after a log's first entry. Raises UnknownRules when its rules are not here."""
        self.table = table
        self.game: Game
        self.options: dict[str, OptionValue]
        self.play(opened.game, opened.rules, opened.options)
        self.seq = 1
        self.at = opened.at
        self.way: m.Way = opened.way
        self.seats = [Seat(s.avatar, s.level, s.token, s.name) for s in opened.seats]
        self.host: Seat | None = next((s for s in self.seats if s.token), None)
        self.pace: m.Pace = opened.pace
        self.away_after = opened.away_after
        # Among friends a hint is for all to agree on; who plays alone, or round one phone, is there to learn.
        self.hints = opened.way != "friends"
        self.turn_clock: m.TurnClock = opened.turn_clock
        self.spectators = opened.spectators
        self.joining: m.Joining = opened.joining
        self.phrases = opened.phrases
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
        self.hand: undo.Hand | None = None
        """How this hand came to be where it is; None before the first deal."""
        self.undo = NOBODY
        """The seat that may ask for its last move back."""
        self.asks: list[asks.Ask] = []
        """What has been asked and waits for others to agree, oldest first."""
        self.refused_at: dict[m.Asking, int] = {}
        """When something of a kind was last asked in vain."""
        self.wait_from = opened.at
        """Since when the seat to act has been able to."""
        self.paused_at: int | None = None
        """When the server that looked after this table stopped, if none has taken it up since."""
        self.graced = False
        """Whether people's times were put off because no server ran, and nothing has happened since."""
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
        self.undone = 0
        """How many moves were taken back."""
        self._notices: tuple[int, Options, list[Notice]] = (0, {}, [])
        self.news: list[m.News] = []
        """The last of what happened round the cards since seats were numbered, oldest first."""

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
            self.graced = False
        if isinstance(entry, _OF_CARDS):
            events = self._cards(entry)
            self._look_round(entry.at)
            self._may_undo(entry, events)
            return events
        if isinstance(entry, e.Said):
            # Words change nothing that anybody's view or clock depends on.
            self.seats[entry.by].talked(entry.at)
            self.tell("said", entry.by, phrase=entry.phrase)
            return []
        if isinstance(entry, e.Undone):
            self._take_back(entry)
        else:
            seating.take_in(self, entry)
        self.table_changes += 1
        self._look_round(entry.at)
        return []

    def _cards(self, entry: "_OfCards") -> list[Event]:
        """What is about cards."""
        events: list[Event] = []
        if isinstance(entry, e.Moved):
            move = self.rules.parse(entry.move)
            self._on_table().play(entry.seat, move, events)
            self.hand_in_play.play(self.seq, entry.seat, move)
            self.people_moved = self.people_moved or not entry.computer
            if entry.clock:
                self.tell("clock_ran_out", entry.seat)
        elif isinstance(entry, e.Shuffled):
            self._on_table().put(entry.cards, events=events)
            self.hand_in_play.put(self.seq, entry.cards, NOBODY)
        elif isinstance(entry, e.Dealt):
            self.history.clear()
            self.hand = undo.Hand(self._on_table())
            self._on_table().put(entry.pack, entry.dealer, events)
            self.hand.put(self.seq, entry.pack, entry.dealer)
        elif isinstance(entry, e.Stopped):
            self._on_table().stop(events)
            self.tell("stopped_by", entry.by)
        else:
            self._begin(entry)
        self.history += [(self.seq, event) for event in events]
        self.position_seq = self.seq
        dealt = isinstance(entry, e.Dealt)
        self.just_dealt = sum(len(t.cards) for event in events if dealt or event.kind == "dealt" for t in event.travels)
        self.just_gathered = any(_gathers(t) for event in events for t in event.travels)
        self.wait_from = entry.at
        self.graced = False
        if self.undo_asked is not None:
            self.close(self.undo_asked)
        if self.turn_clock:
            self.table_changes += 1
        return events

    def _may_undo(self, entry: "_OfCards", events: list[Event]) -> None:
        """Note whose move, if it was a person's, can be taken back as long as nothing else happens to the cards."""
        self.undo = NOBODY
        if isinstance(entry, e.Moved) and not (entry.computer or entry.unanswered):
            # Nobody sees that this hand is not over, and waits for no chance, in the position alone.
            if self.phase == "playing" and self.chance is None:
                if undo.tells_nothing(events, entry.seat, self.history):
                    self.undo = entry.seat

    def _take_back(self, entry: e.Undone) -> None:
        """The hand without its last move."""
        self.position, self.history = self.hand_in_play.take_back()
        self.position_seq = self.seq
        self.wait_from = entry.at
        self.just_dealt, self.just_gathered = 0, False
        self.undo = NOBODY
        self.undone += 1
        if self.undo_asked is not None:
            self.asks.remove(self.undo_asked)
        self.tell("undone", entry.seat)

    @property
    def hand_in_play(self) -> undo.Hand:
        """The hand; there must be one."""
        if self.hand is None:
            raise ValueError(f"entry {self.seq} of table {self.table} needs a hand, and none was dealt")
        return self.hand

    def _on_table(self) -> Position:
        if self.position is None:
            raise ValueError(f"entry {self.seq} of table {self.table} needs a game, and none has begun")
        return self.position

    def _begin(self, entry: e.GameBegun) -> None:
        self.drawn = self.rules.draw(len(self.seats), entry.draw) if entry.draw else None
        dealer = entry.dealer
        if self.drawn is not None:
            self.seats = [self.seats[old] for old in self.drawn.order]
            dealer = self.drawn.dealer
            self.forget_numbers()
        self.position = self.rules.start(len(self.seats), self.options, dealer)
        self.hand = None
        self.history.clear()
        self.game_number += 1
        self.table_changes += 1

    def play(self, name: str, version: int, options: Options) -> None:
        """Play this game from here on. Raises UnknownRules when it, or this version of its rules, is not here."""
        game = catalogue().get(name)
        if game is None or game.rules.version != version:
            raise UnknownRules(f"{name}, version {version} of its rules")
        self.game, self.rules = game, game.rules
        self.options = chosen(options, game.rules.options)

    def next_person(self, after: int, here: bool = False) -> Seat | None:
        """The next person's seat in the order of play after a seat; with ``here`` only one who is not away."""
        order = self.seats[after + 1 :] + self.seats[:after]
        return next((s for s in order if s.token and (s.here or not here)), None)

    def clear_table(self) -> None:
        """Take the last game's cards off: they were dealt to other seats, or for another game."""
        self.position = None
        self.hand = None
        self.history.clear()
        self.drawn = None
        self.undo = NOBODY
        self.forget_numbers()

    def forget_numbers(self) -> None:
        """Seats are numbered anew: whatever named one by its number is no longer true."""
        self.seatings += 1
        self.news.clear()

    def tell(self, kind: str, seat: int, **facts: str | int) -> None:
        """Make news of what the entry just taken in means."""
        self.news.append(m.News(self.seq, kind, seat, facts))
        if len(self.news) > NEWS_KEPT:
            del self.news[0]

    def notices(self) -> list[Notice]:
        """What the table says before the deal; worked out anew only when seats or options are others."""
        seats, options, known = self._notices
        if seats != len(self.seats) or options is not self.options:
            known = self.rules.notices(len(self.seats), self.options)
            self._notices = len(self.seats), self.options, known
        return known

    def news_since(self, seq: int) -> list[m.News]:
        """What happened round the cards after an entry."""
        first = len(self.news)
        while first and self.news[first - 1].seq > seq:
            first -= 1
        return self.news[first:]

    @property
    def undo_asked(self) -> asks.Ask | None:
        """The open question whether a move may be taken back: as long as it is open, nobody's time runs."""
        return next((ask for ask in self.asks if ask.what == "undo"), None) if self.asks else None

    def close(self, ask: asks.Ask, told: str = "lapsed", by: int = NOBODY) -> None:
        """Nothing comes of an ask: it has ``lapsed``, or was ``declined`` by a seat."""
        self.asks.remove(ask)
        self.refused_at[ask.what] = self.at
        if ask.what == "undo":
            self.wait_from = min(self.at, self.wait_from + self.at - ask.at)
        if told == "lapsed" and ask.by in self.seats:
            by = self.seats.index(ask.by)
        self.tell(told, by, what=ask.what)
        self.table_changes += 1

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
        for ask in tuple(self.asks):
            if asks.pointless(self, ask) or (asks.declined(self, ask) and not asks.agreed(self, ask)):
                self.close(ask)
        asked = position.unanswered() if position is not None and to_act not in (NOBODY, thinking) else None
        if asked is not None or self.unanswered is not None:
            self.unanswered = asked
            self.table_changes += 1


_OfCards = e.Moved | e.Shuffled | e.Dealt | e.Stopped | e.GameBegun
_OF_CARDS: Final = (e.Moved, e.Shuffled, e.Dealt, e.Stopped, e.GameBegun)


def _gathers(travel: Travel) -> bool:
    """Whether these cards lay open on the table and were taken away together."""
    return len(travel.cards) > 1 and travel.seen == EVERYONE and not travel.source.startswith(("hand:", "pack"))


def fold(table: str, entries: Iterable[e.Entry]) -> State:
    """The state that a whole log amounts to.

    Raises ValueError for a log that does not begin with its opening, and UnknownRules as `State.play`.
    """
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
