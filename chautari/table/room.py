"""One table at work: its log, the sockets round it, and its clock. Everything goes one after another (`_turn`)."""

import asyncio
from typing import Final

import structlog

from chautari.game import NOBODY, Refused
from chautari.store import Conflict, StoreFailed
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import pace, views
from chautari.table.absent import Absent
from chautari.table.company import TOO_MANY, WRONG_TOKEN, Company, Line, turn_away
from chautari.table.decide import begin, decide
from chautari.table.log import TRIES, House, Log
from chautari.table.names import clean_name
from chautari.table.state import State
from chautari.table.timers import Alarm, Expected, Tasks, weakly

_log: Final = structlog.get_logger("chautari.table")

REFUSALS_KEPT: Final = 64
"""Refused commands remembered, so that the same id again gets the same answer."""
STORE_RETRY_MS: Final = 2_000
"""How long to wait before what the store did not take is tried again."""
PAUSE_SECONDS: Final = 2.0
"""How long a stopping server waits for a pause to be written, before it says goodbye all the same."""


class Room:
    """A table in memory. `Tables` makes and finds it."""

    def __init__(self, table: str, house: House) -> None:
        self.table = table
        self._house = house
        self._turn = asyncio.Lock()
        self._company = Company(house.most_spectators)
        self._tasks = Tasks()
        self._leaving = Expected(self._tasks)
        # None of its parts keeps the room in memory: when nobody needs it any more it is gone at once.
        self._alarm = Alarm(self._tasks, weakly(self.wake))
        self._returns = Alarm(self._tasks, weakly(self._bring_back))
        read, due, heard = weakly(self._expect_everybody), weakly(self._set_alarm), weakly(self._heard)
        self._log = Log(table, house, self._company, read, due, heard)
        self._refusals: dict[tuple[str, str], bytes] = {}
        self._not_before = 0
        """Until when what is due waits, because the store did not take it; milliseconds since 1970."""
        self._thought: tuple[int, str | None] = (0, None)
        """The move that a slow computer player has chosen for a position, by its entry; None while it thinks."""
        self.idle_since = house.now()

    @property
    def state(self) -> State | None:
        """The table's state, if it is in memory: to be read and not kept."""
        return self._log.state

    # --- what people do ---------------------------------------------------------------------------------------

    async def open(self, opened: e.Opened) -> None:
        """Write a new table's first entries. Raises Conflict, CodeTaken or StoreFailed.

        One who plays against the computer has said all there is to say: the first hand is dealt at once.
        """
        async with self._turn:
            entries: list[e.Entry] = []
            if opened.way == "computer":
                entries.append(begin(State(self.table, opened), opened.at, self._house.lot))
            await self._log.open(opened, entries)
            assert self._log.state is not None
            self._expect_everybody(self._log.state)

    async def hello(self, line: Line, token: str, known: int | None, own: str = "") -> None:
        """Let a line in, as the seat that the secret's hash belongs to, or as a spectator when it is empty.

        With ``own``, whoever comes for a seat that was handed over has it by that secret's hash from then on.
        """
        async with self._turn:
            before = self._company.drop(line)
            try:
                state = await self._log.newest()
            except e.NotUnderstood as ended:
                self._end_here(ended)
                raise
            if own and (state.seat_of(own) != NOBODY or _offered(state, token) != NOBODY):
                token, offer = own, token
            else:
                offer = token
            if before and before != token and state.way != "pass":
                self._expect(before, pace.AWAY_MS)
            if token:
                # The others hear of it first: what this line hears first is its welcome.
                state = await self._with_back(token, offer)
                if state.seat_of(token) == NOBODY:
                    turn_away(line, "wrong_token", "no seat at this table has this token", WRONG_TOKEN)
                    return
                self._company.replace(token)
                self._leaving.found(token)
                self._company.seat(line, token)
            elif not self._company.watch(line):
                self._house.meter.limited("spectators")
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
            except (Absent, e.NotUnderstood) as ended:
                self._end_here(ended)

    async def _obey(self, line: Line, token: str, command: m.Command) -> None:
        for _ in range(TRIES):
            state = await self._log.current()
            seat = state.seat_of(token)
            done = state.seats[seat].ids.get(command.id) if seat != NOBODY else None
            if done is not None:
                line.send(views.frame(m.Accepted(command.id, done)))
                return
            entries = decide(state, seat, command, self._log.now(), self._house.lot, self._house.games)
            accepted = views.frame(m.Accepted(command.id, state.seq + 1))
            try:
                await self._log.change(entries, (line, accepted))
                return
            except Conflict:
                continue
        raise Refused("busy")

    async def sit(self, token: str, name: str, seat: int = NOBODY) -> int:
        """Give a computer's seat to a person, ``seat`` where one is named; returns which.

        Refused when there is none, when that one is taken, or the table is not open.
        """
        async with self._turn:
            for _ in range(TRIES):
                state = await self._log.current()
                if state.way != "friends":
                    raise Refused("not_open")
                # Which one does not matter for the cards: nobody outside knows what a computer holds.
                free = [n for n, seat in enumerate(state.seats) if not seat.token]
                if not free:
                    raise Refused("table_full")
                wanted = free[0] if seat == NOBODY else seat
                if wanted not in free:
                    raise Refused("seat_taken")
                if state.joining == "between" and state.phase == "playing":
                    raise Refused("seat_between_hands")
                name = clean_name(name) if name else ""
                try:
                    await self._log.change([e.Sat(at=self._log.now(), seat=wanted, token=token, name=name)])
                except Conflict:
                    continue
                self._expect(token, pace.FIRST_LOOK_MS)
                return wanted
            raise Refused("busy")

    async def look(self) -> tuple[State, m.TableView]:
        """The state as the log has it, to be read and not kept, and its view."""
        async with self._turn:
            state = await self._log.current()
            return state, views.table_view(state, self._house.now())

    def wants_code(self, line: Line) -> bool:
        """Whether this line is the host's and friends have no code to come by any more."""
        state = self._log.state
        if state is None or state.way != "friends" or state.host is None or line.token != state.host.token:
            return False
        return state.code_until <= self._house.now()

    async def renew_code(self, code: str, until: int) -> None:
        """Let a new short code lead here. Raises CodeTaken."""
        async with self._turn:
            await self._log.current()
            await self._log.change([e.Coded(at=self._log.now(), code=code, until=until)])

    def leave(self, line: Line) -> None:
        """A line is gone. Who sat on it is marked as away when nothing is heard for a while."""
        token = self._company.drop(line)
        state = self._log.state
        # Also when the state was just thrown away: else nobody would look who is gone once the store is well again.
        if token and (state is None or state.way != "pass"):
            self._expect(token, pace.AWAY_MS)
        self.idle_since = self._house.now()

    # --- what other servers do --------------------------------------------------------------------------------

    @property
    def known(self) -> int | None:
        """The last entry that the people here know of; None when its log was never read.

        Also where the state was thrown away because the store did not take something: until it is read again, which
        may be never, the people here still wait to hear what others do.
        """
        return self._log.told or None

    async def catch_up(self, known: int) -> None:
        """Tell the people here what another server's people did after entry ``known``. Raises StoreFailed."""
        async with self._turn:
            try:
                state = await self._log.newest()
                if self._log.told == known:
                    state = await self._log.still_there()
                await self._all_back(state)
            except (Absent, e.NotUnderstood) as ended:
                self._end_here(ended)

    def _heard(self, state: State) -> None:
        """Another server cannot know who is connected here: whoever it took for away is brought back."""
        if any(seat.away_since is not None and seat.token in self._company for seat in state.seats):
            now = self._house.now()
            self._returns.set(now, now)

    async def _bring_back(self) -> None:
        async with self._turn:
            self._returns.off()
            try:
                await self._all_back(await self._log.current())
            except (Absent, e.NotUnderstood) as ended:
                self._end_here(ended)
            except StoreFailed as failed:
                self._return_later(failed)

    async def _all_back(self, state: State) -> None:
        for seat in list(state.seats):
            if seat.away_since is not None and seat.token in self._company:
                await self._with_back(seat.token)

    def expect_the_others(self) -> None:
        """A server is gone, and whose browser was connected there nobody knows: they come here, or count as away."""
        if self._log.state is not None:
            self._expect_everybody(self._log.state)

    def _end_here(self, ended: Absent | e.NotUnderstood) -> None:
        """Send everybody away: the table is no more, or a newer server on this store wrote what is not understood here.

        In the second case whoever is here is to go there.
        """
        if isinstance(ended, Absent):
            self._company.turn_all_away(ended.reason, "there is no such table to play at", ended.code)
        else:
            _log.warning("a table is left to newer servers", table=self.table, reason=ended.reason, detail=str(ended))
            self._company.part_with_all()
        self._log.forget()
        self._leaving.nobody()
        self._alarm.off()
        self._returns.off()

    # --- what the clock does ----------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Do what is due, if anything is. Whoever looks first acts; who comes second finds it done."""
        async with self._turn:
            self._alarm.off()
            try:
                try:
                    await self._do_due()
                except Conflict:
                    await self._log.current()
            except (Absent, e.NotUnderstood) as ended:
                self._end_here(ended)
            except StoreFailed as failed:
                _log.error("what was due was not written", table=self.table, reason=failed.reason, detail=str(failed))
                # Whatever reads the log anew meanwhile finds the same thing due, and would ring at once for ever.
                self._not_before = self._house.now() + STORE_RETRY_MS
                self._set_alarm(self._not_before)

    async def _do_due(self) -> None:
        state = await self._log.current()
        due = pace.due_now(state, self._log.now(), self._house.speed)
        if isinstance(due, e.Moved) and due.computer:
            move = self._chosen(state, due.seat)
            if move is None:
                return
            due.move = move
        if due is not None:
            await self._log.change([due])
        else:
            self._set_alarm(pace.next_due(state, self._house.speed))

    def _chosen(self, state: State, seat: int) -> str | None:
        """What the computer does; None while a slow player still thinks about it, off the event loop."""
        computers = self._house.computers
        if not computers.slow(state, seat):
            return computers.move(state, seat)
        position, move = self._thought
        if position == state.position_seq:
            return move
        thinking = computers.think(state, seat)
        position = state.position_seq
        self._thought = position, None

        async def think() -> None:
            move = await thinking
            if self._thought[0] == position:
                # Should the table have moved on meanwhile, nobody asks for it any more.
                self._thought = position, move
                await self.wake()

        self._tasks.start(think)
        return None

    def _set_alarm(self, due: int | None) -> None:
        self._alarm.set(max(due, self._not_before) if due is not None else None, self._house.now())

    # --- who is here ------------------------------------------------------------------------------------------

    def _expect(self, token: str, within: int) -> None:
        """Mark somebody as away unless they are back within so many milliseconds."""
        since = self._house.now()
        self._leaving.expect(token, within, lambda: self._mark_away(token, since))

    def _expect_everybody(self, state: State) -> None:
        if state.way != "pass":
            for seat in state.seats:
                if seat.here and seat.token not in self._company and seat.token not in self._leaving:
                    self._expect(seat.token, pace.FIRST_LOOK_MS)

    async def _mark_away(self, token: str, since: int) -> None:
        async with self._turn:
            self._leaving.found(token)
            try:
                state = await self._log.current()
                seat = state.seat_of(token)
                gone = seat != NOBODY and state.seats[seat].here and token not in self._company
                if gone and state.way != "pass":
                    await self._log.change([e.Away(at=self._log.now(), seat=seat, since=since)])
            except (Absent, e.NotUnderstood) as ended:
                self._end_here(ended)
            except (Conflict, StoreFailed):
                self._expect(token, pace.AWAY_MS)

    async def _with_back(self, token: str, offer: str = "") -> State:
        """The state in which whoever holds a secret is here: back, or come for a seat that was handed over to it."""
        for _ in range(TRIES):
            state = await self._log.current()
            entry = _coming(state, token, offer, self._log.now())
            if entry is None:
                break
            try:
                await self._log.change([entry])
            except Conflict:
                continue
            except StoreFailed as failed:
                if isinstance(entry, e.Handed):
                    # Not theirs before it is written; the secret is as good in a moment.
                    raise
                # One may look at the table even when nothing can be written.
                self._return_later(failed)
                break
        return await self._log.current()

    def _return_later(self, failed: StoreFailed) -> None:
        _log.error("a return was not written", table=self.table, reason=failed.reason, detail=str(failed))
        now = self._house.now()
        self._returns.set(now + STORE_RETRY_MS, now)

    @property
    def busy(self) -> bool:
        """Whether anybody is here, expected, or something is due: such a room stays in memory."""
        waiting = self._alarm.due or self._returns.due
        return bool(self._company or self._leaving or self._tasks or waiting or self._turn.locked())

    async def close(self, pause: bool = False) -> None:
        """Finish what was begun and send everybody to the next server.

        With ``pause`` nobody's time runs until a server has taken the table up again.
        """
        async with self._turn:
            state = self._log.state
            if pause and state is not None and state.paused_at is None and pace.person_due(state) is not None:
                try:
                    async with asyncio.timeout(PAUSE_SECONDS):
                        await self._log.change([e.Paused(at=self._log.now())])
                except Conflict:
                    # Another process looks after the table: nothing stands still.
                    pass
                except (StoreFailed, TimeoutError) as failed:
                    reason = failed.reason if isinstance(failed, StoreFailed) else "slow"
                    _log.error("a pause was not written", table=self.table, reason=reason, detail=str(failed))
            self._company.part_with_all()
            self._leaving.nobody()
            self._alarm.off()
            self._returns.off()


def _coming(state: State, token: str, offer: str, now: int) -> e.Entry | None:
    seat = state.seat_of(token)
    if seat != NOBODY:
        return e.Returned(at=now, seat=seat) if state.seats[seat].away_since is not None else None
    offered = _offered(state, offer)
    if offered == NOBODY:
        return None
    return e.Handed(at=now, seat=offered, token="" if token == offer else token)


def _offered(state: State, token: str) -> int:
    """The seat that was handed over to whoever comes with a secret."""
    return next(
        (n for n, each in enumerate(state.seats) if each.token and each.offered and each.offered == token), NOBODY
    )
