"""One table at work: its state in memory, the sockets round it, and its clock.

Everything goes one after another (`_turn`). A change is taken into the state, appended to the log, and told only
when the log has it for good. When the log refuses it the state is thrown away and read anew.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any, Final, Protocol

import structlog

from chautari.game import NOBODY, Event, Refused
from chautari.store import Append, Conflict, Store, StoreFailed
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import pace, views
from chautari.table.company import TOO_MANY, WRONG_TOKEN, Company, Frames, Line, turn_away
from chautari.table.computers import Computers
from chautari.table.decide import begin, clean_name, decide, follow_up
from chautari.table.meter import Meter
from chautari.table.state import State, fold

_log: Final = structlog.get_logger("chautari.table")

TRIES: Final = 5
"""How often a command is thought over again because another process was first."""

REFUSALS_KEPT: Final = 64
STORE_RETRY_SECONDS: Final = 2.0
NO_SUCH_TABLE: Final = 4404
"""The close code for `NoSuchTable`."""


class NoSuchTable(Exception):
    """No table has this name."""


class House(Protocol):
    """What a room needs of the house it stands in."""

    store: Store
    lot: random.Random
    speed: float
    computers: Computers
    meter: Meter

    def now(self) -> int: ...


class Room:
    """A table in memory. `Tables` makes and finds it."""

    def __init__(self, table: str, house: House) -> None:
        self.table = table
        self._house = house
        self._state: State | None = None
        self._told = 0
        """The last entry that the people here know of; 0 before the log was first read."""
        self._turn = asyncio.Lock()
        self._company = Company()
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        """Whose browser is gone but who is not yet away."""
        self._clock: asyncio.TimerHandle | None = None
        self._refusals: dict[tuple[str, str], bytes] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.idle_since = house.now()

    # --- what people do ---------------------------------------------------------------------------------------

    async def open(self, opened: e.Opened) -> None:
        """Write a new table's first entries. Raises Conflict, CodeTaken or StoreFailed.

        One who plays against the computer has said all there is to say: the first hand is dealt at once.
        """
        async with self._turn:
            state = self._state = State(self.table, opened)
            entries: list[e.Entry] = []
            if opened.way == "computer":
                entries.append(begin(state, opened.at, self._house.lot))
            try:
                await self._append(0, [opened], entries, (opened.code, opened.code_until))
            except BaseException:
                self._state = None
                raise
            self._expect_everybody()

    async def hello(self, line: Line, token: str, known: int | None) -> None:
        """Let a line in, as the seat that the secret's hash belongs to, or as a spectator when it is empty."""
        async with self._turn:
            before = self._company.drop(line)
            state = await self._newest()
            if before and before != token and state.way != "pass":
                self._expect(before, pace.AWAY_MS)
            if token and state.seat_of(token) == NOBODY:
                turn_away(line, "wrong_token", "no seat at this table has this token", WRONG_TOKEN)
                return
            if token:
                self._company.replace(token)
                timer = self._leaving.pop(token, None)
                if timer is not None:
                    timer.cancel()
                # The others hear of it first: what this line hears first is its welcome.
                state = await self._with_back(token)
                self._company.seat(line, token)
            elif not self._company.watch(line):
                turn_away(line, "too_many", "too many people look on at this table", TOO_MANY)
                return
            line.send(views.welcome(state, state.seat_of(token), known, self._house.now()))

    async def command(self, line: Line, command: m.Command) -> None:
        """Do what somebody asks, or refuse it; the line is told which."""
        async with self._turn:
            token = line.token
            known = self._refusals.get((token, command.id)) if token else None
            if known is not None:
                line.send(known)
                return
            try:
                await self._obey(line, token, command)
            except Refused as refused:
                self._house.meter.refused(refused.code)
                answer = views.frame(m.RefusedCommand(command.id, refused.code, refused.facts))
                if token:
                    self._refusals[token, command.id] = answer
                    if len(self._refusals) > REFUSALS_KEPT:
                        del self._refusals[next(iter(self._refusals))]
                line.send(answer)
            except StoreFailed as failed:
                _log.error("a command was not written", table=self.table, reason=failed.reason, detail=str(failed))
                self._house.meter.refused("store_" + failed.reason)
                line.send(views.frame(m.RefusedCommand(command.id, "store_" + failed.reason, {})))

    async def _obey(self, line: Line, token: str, command: m.Command) -> None:
        for _ in range(TRIES):
            state = await self._current()
            seat = state.seat_of(token)
            done = state.seats[seat].ids.get(command.id) if seat != NOBODY else None
            if done is not None:
                line.send(views.frame(m.Accepted(command.id, done)))
                return
            entries = decide(state, seat, command, self._now(), self._house.lot)
            accepted = views.frame(m.Accepted(command.id, state.seq + 1))
            try:
                await self._change(entries, (line, accepted))
                return
            except Conflict:
                continue
        raise Refused("busy")

    async def sit(self, token: str, name: str) -> int:
        """Give a computer's seat to a person; returns which. Refused when there is none, or the table is not open."""
        async with self._turn:
            for _ in range(TRIES):
                state = await self._current()
                if state.way != "friends":
                    raise Refused("not_open")
                # Which one does not matter for the cards: nobody outside knows what a computer holds.
                free = [n for n, seat in enumerate(state.seats) if not seat.token]
                if not free:
                    raise Refused("table_full")
                name = clean_name(name) if name else ""
                try:
                    await self._change([e.Sat(at=self._now(), seat=free[0], token=token, name=name)])
                except Conflict:
                    continue
                self._expect(token, pace.FIRST_LOOK_MS)
                return free[0]
            raise Refused("busy")

    async def look(self) -> tuple[State, m.TableView]:
        """The state as the log has it, to be read and not kept, and its view."""
        async with self._turn:
            state = await self._current()
            return state, views.table_view(state, self._house.now())

    def wants_code(self, line: Line) -> bool:
        """Whether this line is the host's and friends have no code to come by any more."""
        state = self._state
        if state is None or state.way != "friends" or state.host is None or line.token != state.host.token:
            return False
        return state.code_until <= self._house.now()

    async def renew_code(self, code: str, until: int) -> None:
        """Let a new short code lead here. Raises CodeTaken."""
        async with self._turn:
            await self._current()
            await self._change([e.Coded(at=self._now(), code=code, until=until)])

    def leave(self, line: Line) -> None:
        """A line is gone. Who sat on it is marked as away when nothing is heard for a while."""
        token = self._company.drop(line)
        if token and self._state is not None and self._state.way != "pass":
            self._expect(token, pace.AWAY_MS)
        self.idle_since = self._house.now()

    # --- what other servers do --------------------------------------------------------------------------------

    @property
    def known(self) -> int | None:
        """The last entry that this room knows of; None when it would read its log anyway."""
        return self._told if self._state is not None and not self._turn.locked() else None

    async def catch_up(self) -> None:
        """Tell the people here what another server's people did. Raises NoSuchTable, UnknownRules or StoreFailed."""
        async with self._turn:
            state = await self._newest()
            for seat in state.seats:
                # Another server cannot know who is connected here.
                if seat.away_since is not None and seat.token in self._company:
                    await self._with_back(seat.token)

    # --- what the clock does ----------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Do what is due, if anything is. Whoever looks first acts; who comes second finds it done."""
        async with self._turn:
            self._clock = None
            try:
                await self._do_due()
            except Conflict:
                await self._current()
            except StoreFailed as failed:
                _log.error("what was due was not written", table=self.table, reason=failed.reason, detail=str(failed))
                self._wind(STORE_RETRY_SECONDS)

    async def _do_due(self) -> None:
        state = await self._current()
        now = self._now()
        speed = self._house.speed
        takeover, host, computer = (pace.takeover_due(state), pace.host_due(state), pace.computer_due(state, speed))
        answer = pace.answer_due(state)
        if answer is not None and answer <= now and state.position is not None and state.unanswered is not None:
            move = state.rules.text(state.unanswered.move)
            await self._change([e.Moved(at=now, seat=state.position.to_act, move=move, unanswered=True)])
        elif takeover is not None and takeover <= now and state.position is not None:
            await self._change([e.TookOver(at=now, seat=state.position.to_act)])
        elif host is not None and host <= now and state.host is not None:
            heir = state.next_person(state.seats.index(state.host), here=True)
            assert heir is not None
            await self._change([e.HostChanged(at=now, seat=state.seats.index(heir))])
        elif computer is not None and computer <= now:
            move = self._house.computers.move(state, state.thinking)
            await self._change([e.Moved(at=now, seat=state.thinking, move=move, computer=True)])
        else:
            self._arm(pace.next_due(state, speed))

    def _expect(self, token: str, within: int) -> None:
        """Mark somebody as away unless they are back within so many milliseconds."""
        since = self._house.now()
        timer = self._leaving.pop(token, None)
        if timer is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._leaving[token] = loop.call_later(within / 1000, self._start, lambda: self._mark_away(token, since))

    def _expect_everybody(self) -> None:
        state = self._state
        if state is not None and state.way != "pass":
            for seat in state.seats:
                if seat.here and seat.token not in self._company and seat.token not in self._leaving:
                    self._expect(seat.token, pace.FIRST_LOOK_MS)

    async def _mark_away(self, token: str, since: int) -> None:
        async with self._turn:
            self._leaving.pop(token, None)
            try:
                state = await self._current()
                seat = state.seat_of(token)
                if seat != NOBODY and state.seats[seat].here and token not in self._company:
                    await self._change([e.Away(at=self._now(), seat=seat, since=since)])
            except (Conflict, StoreFailed):
                self._expect(token, pace.AWAY_MS)

    async def _with_back(self, token: str) -> State:
        """The state in which a person, if away, has returned."""
        for _ in range(TRIES):
            state = await self._current()
            seat = state.seat_of(token)
            if seat == NOBODY or state.seats[seat].away_since is None:
                break
            try:
                await self._change([e.Returned(at=self._now(), seat=seat)])
            except Conflict:
                continue
            except StoreFailed as failed:
                # One may look at the table even when nothing can be written.
                _log.error("a return was not written", table=self.table, reason=failed.reason, detail=str(failed))
                break
        return await self._current()

    def _arm(self, due: int | None) -> None:
        """Set the clock to what is due next."""
        if due is not None:
            self._wind(max(0.0, (due - self._house.now()) / 1000))
        elif self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _wind(self, seconds: float) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = asyncio.get_running_loop().call_later(seconds, self._start, self.wake)

    def _start(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- the log ----------------------------------------------------------------------------------------------

    def _now(self) -> int:
        """The time for the next entry; a log's times never go back, whatever the machine's clock does."""
        return max(self._house.now(), self._state.at if self._state is not None else 0)

    async def _current(self) -> State:
        """The state, read from the log when this room has none. Raises NoSuchTable or StoreFailed."""
        if self._state is None:
            log = await self._house.store.read(self.table)
            if not log:
                raise NoSuchTable(self.table)
            # Up to where the people here know the table, so that they are told of what came after.
            told = self._told if self._told <= len(log) else 0
            state = fold(self.table, map(e.decode, log[: told or None]))
            if told:
                self._hear(state, log[told:])
            else:
                _send(self._company.welcomes(state, self._house.now()))
            first, self._state, self._told = not self._told, state, state.seq
            if first:
                self._expect_everybody()
            self._arm(pace.next_due(state, self._house.speed))
        return self._state

    async def _newest(self) -> State:
        """The state with what other processes appended meanwhile, if any did."""
        state = await self._current()
        tail = await self._house.store.read(self.table, after=state.seq)
        if tail:
            self._state = None
            self._hear(state, tail)
            self._state, self._told = state, state.seq
            self._arm(pace.next_due(state, self._house.speed))
        return state

    def _hear(self, state: State, tail: list[bytes]) -> None:
        """Take in what others appended, and tell everybody here."""
        entries = [e.decode(body) for body in tail]
        _send(self._take_in(state, entries, self._house.now()))
        self._part_with_the_freed(state, entries)

    async def _change(self, entries: list[e.Entry], answer: tuple[Line, bytes] | None = None) -> None:
        """Take entries in, write them, tell everybody. Raises Conflict or StoreFailed, and nobody was told anything."""
        state = self._state
        assert state is not None
        code = ("", 0)
        for entry in entries:
            if isinstance(entry, e.Coded):
                code = (entry.code, entry.until)
        try:
            frames = await self._append(state.seq, [], entries, code)
        except BaseException:
            self._state = None
            raise
        if answer is not None:
            answer[0].send(answer[1])
        _send(frames)
        self._part_with_the_freed(state, entries)

    def _part_with_the_freed(self, state: State, entries: list[e.Entry]) -> None:
        for entry in entries:
            if isinstance(entry, e.Freed):
                self._company.part_with_the_freed(state, "left" if entry.left else "freed")

    async def _append(
        self, after: int, written: list[e.Entry], entries: list[e.Entry], code: tuple[str, int]
    ) -> Frames:
        """Take ``entries`` and what follows from them into the state and append them, after those already taken in.

        Returns what is to be told.
        """
        state = self._state
        assert state is not None
        now = self._now()

        def coming() -> Iterator[e.Entry]:
            for entry in entries:
                written.append(entry)
                yield entry
            while (chance := follow_up(state, now, self._house.lot)) is not None:
                written.append(chance)
                yield chance

        frames = self._take_in(state, coming(), now)
        due = pace.next_due(state, self._house.speed)
        bodies = [e.encode(entry) for entry in written]
        await self._house.store.append(Append(self.table, after, bodies, now, due, *code))
        self._told = state.seq
        for entry in written:
            self._house.meter.written(state.rules.name, entry)
        self._arm(due)
        return frames

    def _take_in(self, state: State, entries: Iterable[e.Entry], now: int) -> Frames:
        """Take entries into a state; returns what is to be told of them."""
        frames: Frames = []
        events: list[Event] = []
        table, cards, seatings = state.table_changes, state.position_seq, state.seatings
        for entry in entries:
            events += state.apply(entry)
            if state.seatings != seatings:
                # Numbers mean other seats now, so everybody begins with a whole picture.
                frames += self._company.welcomes(state, now)
                events.clear()
                table, cards, seatings = state.table_changes, state.position_seq, state.seatings
        if state.table_changes != table or state.position_seq != cards:
            changed = state.table_changes != table, state.position_seq != cards
            frames += self._company.updates(state, events, *changed, now)
        return frames

    @property
    def busy(self) -> bool:
        """Whether anybody is here, expected, or something is due: such a room stays in memory."""
        return bool(self._company or self._leaving or self._tasks or self._clock or self._turn.locked())

    async def close(self) -> None:
        """Finish what was begun and send everybody to the next server."""
        async with self._turn:
            self._company.part_with_all()
            for timer in [*self._leaving.values(), self._clock]:
                if timer is not None:
                    timer.cancel()
            self._leaving.clear()
            self._clock = None


def _send(frames: Frames) -> None:
    for line, frame in frames:
        line.send(frame)
