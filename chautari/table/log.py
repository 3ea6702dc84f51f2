"""A table's state in memory, and the log it is the fold of.

A change is taken into the state, appended to the log, and told only when the log has it for good. When the log refuses
it the state is thrown away and read anew.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Protocol

import structlog

from chautari.game import Event, Game
from chautari.store import Append, Conflict, Store, StoreFailed
from chautari.table import asks, pace
from chautari.table import entries as e
from chautari.table.absent import absence
from chautari.table.company import Company, Frames, Line
from chautari.table.computers import Computers
from chautari.table.decide import follow_up
from chautari.table.meter import Meter
from chautari.table.state import State, fold
from chautari.table.views import Change

_log: Final = structlog.get_logger("chautari.table")

TRIES: Final = 5
"""How often something is thought over again because another process was first."""


class House(Protocol):
    """What a room needs of the house it stands in."""

    store: Store
    lot: random.Random
    speed: float
    computers: Computers
    meter: Meter
    most_spectators: int
    games: Mapping[str, Game]
    """The games that can be played here."""

    def now(self) -> int: ...


class Log:
    """One table's log. Whoever uses it sees to it that one thing is done after another."""

    def __init__(
        self,
        table: str,
        house: House,
        company: Company,
        was_read: Callable[[State], None],
        set_due: Callable[[int | None], None],
        heard: Callable[[State], None],
    ) -> None:
        """``was_read`` is called with the state when it is first read, ``set_due`` with the time to look at it next,
        ``heard`` with the state after other processes' entries.
        """
        self.table = table
        self.state: State | None = None
        self.told = 0
        """The last entry that the people here know of; 0 before the log was first read."""
        self._house = house
        self._company = company
        self._was_read = was_read
        self._set_due = set_due
        self._heard = heard

    def now(self) -> int:
        """The time for the next entry; a log's times never go back, whatever the machine's clock does."""
        return max(self._house.now(), self.state.at if self.state is not None else 0)

    async def open(self, opened: e.Opened, entries: list[e.Entry]) -> None:
        """Write a new table's first entries. Raises Conflict, CodeTaken or StoreFailed."""
        self.state = State(self.table, opened)
        try:
            await self._append(0, [opened], entries, (opened.code, opened.code_until))
        except BaseException:
            self.state = None
            raise

    async def current(self) -> State:
        """The state, read from the store when it is not in memory. Raises Absent, NotUnderstood or StoreFailed."""
        if self.state is None:
            first = not self.told
            state = await self._read()
            if first:
                self._was_read(state)
            return await self._taken_up(state, first)
        return self.state

    async def newest(self) -> State:
        """The state with what other processes appended meanwhile, if any did."""
        state = await self.current()
        tail = await self._house.store.read(self.table, after=state.seq)
        if not tail:
            return state
        self.state = None
        self._hear(state, tail)
        self._keep(state)
        return await self._taken_up(state, first=False)

    async def still_there(self) -> State:
        """The state, read anew although nothing was added to it. Raises Absent when there is no log any more."""
        self.state = None
        return await self.current()

    def forget(self) -> None:
        """There is no log any more, or none that is understood here."""
        self.state, self.told = None, 0

    async def _read(self) -> State:
        """The state as the log has it. The people here are told what they did not know."""
        bodies = await self._house.store.read(self.table)
        if not bodies:
            raise await absence(self._house.store, self.table)
        told = self.told if self.told <= len(bodies) else 0
        state = fold(self.table, map(e.decode, bodies[: told or None]))
        if not told:
            _send(self._company.welcomes(state, self._house.now()))
        elif len(bodies) > told:
            # Only then: on a disk that is full, what is to be done about others' entries fails, and is read anew.
            self._hear(state, bodies[told:])
        self._keep(state)
        return state

    def _keep(self, state: State) -> None:
        self.state, self.told = state, state.seq
        self._set_due(pace.next_due(state, self._house.speed))

    def _hear(self, state: State, tail: list[bytes]) -> None:
        """Take in what others appended, and tell everybody here."""
        entries = [e.decode(body) for body in tail]
        _send(self._take_in(state, entries, self._house.now()))
        self._part_with_the_gone(state, entries)
        self._heard(state)

    async def _taken_up(self, state: State, first: bool) -> State:
        """The state, people's times put off where no server looked after the table; ``first`` when none did here."""
        for _ in range(TRIES):
            resumed = pace.resumption(state, self.now()) if first or state.paused_at is not None else None
            if resumed is None:
                break
            try:
                await self.change([resumed])
                break
            except Conflict:
                state = await self._read()
            except StoreFailed as failed:
                # One may look at the table even when nothing can be written.
                _log.error("a table was not taken up", table=self.table, reason=failed.reason, detail=str(failed))
                return await self._read()
        return state

    async def change(self, entries: list[e.Entry], answer: tuple[Line, bytes] | None = None) -> None:
        """Take entries in, write them, tell everybody. Raises Conflict or StoreFailed, and nobody was told anything.

        ``answer`` is what a line hears before anything else.
        """
        state = self.state
        assert state is not None
        code = ("", 0)
        for entry in entries:
            if isinstance(entry, e.Coded):
                code = (entry.code, entry.until)
        try:
            frames = await self._append(state.seq, [], entries, code)
        except BaseException:
            self.state = None
            raise
        if answer is not None:
            frames = _answer(*answer, frames)
        _send(frames)
        self._part_with_the_gone(state, entries)

    def _part_with_the_gone(self, state: State, entries: list[e.Entry]) -> None:
        for entry in entries:
            if isinstance(entry, e.Freed):
                self._company.part_with_the_freed(state, "left" if entry.left else "freed")
            elif isinstance(entry, e.Handed):
                self._company.part_with_the_freed(state, "handed")

    async def _append(
        self, after: int, written: list[e.Entry], entries: list[e.Entry], code: tuple[str, int]
    ) -> Frames:
        """Take ``entries`` and what follows from them into the state and append them, after those already taken in.

        Returns what is to be told.
        """
        state = self.state
        assert state is not None
        now = self.now()

        def coming() -> Iterator[e.Entry]:
            for entry in entries:
                written.append(entry)
                yield entry
            while (more := asks.follow(state, now) or follow_up(state, now, self._house.lot)) is not None:
                written.append(more)
                yield more

        frames = self._take_in(state, coming(), now)
        due = pace.next_due(state, self._house.speed)
        bodies = [e.encode(entry) for entry in written]
        await self._house.store.append(Append(self.table, after, bodies, now, due, *code))
        self.told = state.seq
        for entry in written:
            self._house.meter.written(state.rules.name, entry)
        self._set_due(due)
        return frames

    def _take_in(self, state: State, entries: Iterable[e.Entry], now: int) -> Frames:
        """Take entries into a state; returns what is to be told of them."""
        frames: Frames = []
        events: list[Event] = []
        since, open_to_all, anew = state.seq, state.spectators, _anew(state)
        table, cards, undo = state.table_changes, state.position_seq, state.undo
        for entry in entries:
            if _anew(state) != anew and isinstance(entry, (e.Dealt, e.Moved)):
                # Numbers mean other seats now, or what was seen is not so: everybody begins with a whole picture.
                frames += self._company.welcomes(state, now, since)
                since, anew, undo = state.seq, _anew(state), state.undo
                table, cards = state.table_changes, state.position_seq
                events.clear()
            events += state.apply(entry)
        change = Change(since, state.table_changes != table, state.position_seq != cards, state.undo != undo)
        if _anew(state) != anew:
            frames += self._company.welcomes(state, now, since)
        elif change.table or change.cards or state.news_since(since):
            frames += self._company.updates(state, events, change, now)
        if state.spectators != open_to_all:
            frames += self._company.welcomes_to_spectators(state, now)
        return frames


def _anew(state: State) -> tuple[int, int]:
    return state.seatings, state.undone


def _answer(line: Line, answer: bytes, frames: Frames) -> Frames:
    """Send an answer and with it, in one go, what its line is to be told; returns what the others are."""
    line.send(answer, *[frame for to, frame in frames if to is line])
    return [(to, frame) for to, frame in frames if to is not line]


def _send(frames: Frames) -> None:
    for line, frame in frames:
        line.send(frame)
