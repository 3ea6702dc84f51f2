"""Whether a world went as it must: nothing stalled, lost, doubled, shown to the wrong eyes, or told in two ways."""

from collections import defaultdict
from random import Random
from typing import Any, Final

import msgspec

from chautari.game import NOBODY, happening
from chautari.table import asks, pace, views
from chautari.table import entries as e
from chautari.table.opening import hashed
from chautari.table.state import State, fold
from tests.faults.network import Message
from tests.faults.plan import SICK
from tests.faults.world import World

OF_A_SICK_STORE: Final = (
    "a command was not written",
    "a pause was not written",
    "a return was not written",
    "a table could not be read",
    "a table was not taken up",
    "could not look after a table",
    "could not look for what is due",
    "could not look for what others wrote",
    "what was due was not written",
)
"""What the house may say of trouble, as long as it says why and it was the store's. All else that it calls an error or
a warning, such as a computer that chose what is not legal or a table that could not be read, never should be.
"""

TIMES: Final = {"away_ms", "code", "code_ms", "left_ms", "takeover_ms"}
"""Parts of a table's view that change with the clock and not with the log."""

OFTEN: Final = 100
"""How often stores may be asked in one second for anything. Thirty is a busy one; a server that does not wait before it
tries again what fails comes to hundreds.
"""

SPOT_CHECKS: Final = 5
"""Moments of a log at which another deal of the unseen cards is tried."""


def faults(world: World, house_log: list[Message]) -> list[str]:
    """What is wrong, in words; nothing when all is well."""
    found: list[str] = []
    if world.stalled:
        found.append(f"stalled: {world.stalled}; {where(world)}")
    found += [f"the house logged: {line}" for line in house_log if wrong(line)]
    second, asked = max(world.asked.items(), key=lambda each: each[1], default=(0, 0))
    if asked > OFTEN:
        found.append(f"at {second} s the store was asked {asked} times in a second")
    found += commands(world)
    found += deadlines(world)
    found += secrets(world)
    if not found:
        found += frames(world)
        found += noninterference(world)
    return found


def wrong(line: Message) -> bool:
    """Whether a line of the house's log says that something happened that never should."""
    if line["log_level"] in ("debug", "info"):
        return False
    return line["event"] not in OF_A_SICK_STORE or line.get("reason") not in (*SICK, "closed", "slow")


def where(world: World) -> str:
    """Where a table stands, for whoever reads of a stall."""
    state = fold(world.table, world.log)
    seats = [(s.name, s.away_since, s.played_for, s is state.host) for s in state.seats]
    people = [(p.name, p.here, p.phone.link, p.phone.seq, p.phone.seat) for p in world.people]
    to_act = state.position.to_act if state.position is not None else None
    return f"{state.phase}, {to_act} to act, thinking {state.thinking}, entry {state.seq}, {seats}, {people}"


# --- nothing lost, nothing doubled ----------------------------------------------------------------------------------


def commands(world: World) -> list[str]:
    """Every command that was acknowledged is in the log, once, where it was said to be; what was refused is not."""
    found = []
    at: dict[str, list[int]] = defaultdict(list)
    for seq, entry in enumerate(world.log, 1):
        if entry.id:
            at[entry.id].append(seq)
    found += [f"{command} is in the log as {seqs}" for command, seqs in at.items() if len(seqs) > 1]
    sent: dict[str, int] = defaultdict(int)
    for person in world.people:
        for command in person.said:
            sent[command["id"]] += 1
    refused: dict[str, str] = {}
    for told in world.told:
        message = told.message
        if message["type"] == "accepted":
            if at.get(message["id"]) != [message["seq"]]:
                found.append(f"{told.phone} was told {message}, and the log has it at {at.get(message['id'])}")
        elif message["type"] == "refused":
            refused[message["id"]] = message["reason"]
        elif message["type"] in ("welcome", "update") and message["seq"] > len(world.log):
            found.append(f"{told.phone} was told of entry {message['seq']}, and the log has {len(world.log)}")
        elif message["type"] == "error" and message["reason"] not in ("wrong_token",):
            if not message["reason"].startswith("store_") and message["reason"] not in ("bad_message", "too_many"):
                found.append(f"{told.phone} was told {message}")
    return found


def deadlines(world: World) -> list[str]:
    """What the clock does is done once, and not before its time; no turn's time runs while no server does."""
    found = []
    state: State | None = None
    turn_began = stood_still = 0
    for seq, entry in enumerate(world.log, 1):
        if state is None:
            assert isinstance(entry, e.Opened)
            state = State(world.table, entry)
            continue
        if entry.at < state.at:
            found.append(f"entry {seq} is older than the one before it")
        amiss = too_early(state, entry) or twice(state, entry)
        if amiss:
            found.append(f"entry {seq}, {entry}: {amiss}")
        if isinstance(entry, e.Moved) and entry.clock:
            ran = entry.at - turn_began - stood_still
            if ran < state.turn_clock * 1000:
                found.append(f"entry {seq}: a turn's clock of {state.turn_clock} s ran out after {ran} ms")
        if isinstance(entry, e.Resumed) and state.paused_at is not None:
            stood_still += entry.at - state.paused_at
        on_table = state.position_seq
        try:
            state.apply(entry)
        except Exception as error:
            return [*found, f"entry {seq}, {entry}, does not fit: {error!r}"]
        if state.position_seq != on_table:
            turn_began, stood_still = entry.at, 0
    return found


def too_early(state: State, entry: e.Entry) -> str:
    """Why an entry that the clock makes should not stand after a state yet; nothing when it may."""
    due: int | None = entry.at
    match entry:
        case e.Moved() if entry.unanswered:
            due = pace.answer_due(state)
        case e.Moved() if entry.clock:
            due = pace.turn_due(state)
        case e.Moved() if entry.computer:
            due = pace.computer_due(state, 1.0) if state.thinking == entry.seat else None
        case e.TookOver():
            dues = [pace.takeover_due(state)]
            for ask in state.asks:
                if ask.what != "play_for" or ask.about is not state.seats[entry.seat]:
                    continue
                # By agreement it may be any time; the agreement is the entry before, and still open.
                if asks.agreed(state, ask):
                    dues.append(entry.at)
                elif ask.idle and not ask.no:
                    dues.append(ask.lapses)
            due = min((each for each in dues if each is not None), default=None)
        case e.HostChanged():
            due = pace.host_due(state)
        case e.Lapsed():
            due = next((ask.lapses for ask in state.asks if ask.number == entry.ask), None)
        case e.Undone():
            due = entry.at if state.undo_asked is not None and asks.agreed(state, state.undo_asked) else None
    return "" if due is not None and due <= entry.at else f"due {due}, {entry.at} now"


def twice(state: State, entry: e.Entry) -> str:
    """Why an entry says what is so already; nothing when it does not."""
    match entry:
        case e.Away() if state.seats[entry.seat].away_since is not None or not state.seats[entry.seat].token:
            return "nobody is there to go away"
        case e.Returned() if state.seats[entry.seat].away_since is None:
            return "whoever returns is here"
        case e.TookOver() if state.seats[entry.seat].played_for:
            return "the computer plays there"
        case e.Paused() if state.paused_at is not None:
            return "time stands still"
    return ""


# --- what everybody saw ---------------------------------------------------------------------------------------------


def secrets(world: World) -> list[str]:
    """No seat's secret, nor its hash, is ever told to a socket."""
    known = [*world.secrets, *map(hashed, world.secrets)]
    texts = b"\n".join(said.frame for said in world.said).decode()
    return [f"a secret was told: {secret[:6]}…" for secret in known if secret in texts]


class Eyes:
    """What one line has been shown so far."""

    def __init__(self, welcome: Message) -> None:
        self.seq: int = welcome["seq"]
        self.table: Any = timeless(welcome["table"])
        self.view: Any = welcome["view"]

    def take(self, update: Message) -> None:
        self.seq = update["seq"]
        if update["table"] is not None:
            self.table = timeless(update["table"])
        elif update["undo"] is not None:
            self.table = {**self.table, "undo": update["undo"]}
        self.view = update["view"] or self.view


def frames(world: World) -> list[str]:
    """Every frame is what the log up to its number says to those eyes, and no line skips anything that happened."""
    by_seq: dict[int, list[tuple[int, str, Message]]] = defaultdict(list)
    for said in world.said:
        message = world.read(said.frame)
        if message["type"] in ("welcome", "update"):
            by_seq[message["seq"]].append((said.line, said.token, message))
    eyes: dict[int, Eyes] = {}
    happened: dict[int, list[Any]] = {}
    state: State | None = None
    found: list[str] = []
    for seq, entry in enumerate(world.log, 1):
        if state is None:
            assert isinstance(entry, e.Opened)
            state = State(world.table, entry)
            happened[seq] = []
        else:
            happened[seq] = state.apply(entry)
        seen: dict[int, Any] = {}
        table = timeless(plain(views.table_view(state, entry.at))) if seq in by_seq else None
        for line, token, message in by_seq.get(seq, ()):
            seat = state.seat_of(token)
            if message["type"] == "welcome":
                if message["seat"] != seat:
                    found.append(f"entry {seq}: seat {seat} was welcomed as {message['seat']}")
                shut_out = seat == NOBODY and not state.spectators
                history = [plain(happening(event, seat)) for _, event in state.history] if not shut_out else []
                if message["history"] != history:
                    found.append(f"entry {seq}: seat {seat} was told another history")
                eyes[line] = Eyes(message)
            elif line not in eyes:
                found.append(f"entry {seq}: seat {seat} was told of a change before its welcome")
                continue
            else:
                missed = [ev for n in range(eyes[line].seq + 1, seq + 1) for ev in happened[n]]
                news = plain(state.news_since(eyes[line].seq))
                if seat == NOBODY and not state.spectators:
                    missed, news = [], []
                if message["news"] != news:
                    found.append(f"entry {seq}: seat {seat}, last told of {eyes[line].seq}, was told other news")
                if message["events"] != [plain(happening(event, seat)) for event in missed]:
                    found.append(f"entry {seq}: seat {seat}, last told of {eyes[line].seq}, was told other events")
                eyes[line].take(message)
                if seat == NOBODY and not state.spectators:
                    # A welcome that shows nothing comes right behind.
                    eyes[line].view = None
            if seat not in seen:
                seen[seat] = plain(views.view(state, seat))
            if eyes[line].view != seen[seat]:
                found.append(f"entry {seq}: seat {seat} saw other cards than the log has")
            if eyes[line].table != table:
                found.append(f"entry {seq}: seat {seat} saw another table than the log has")
    assert state is not None
    return found + last_sight(world, state)


def last_sight(world: World, state: State) -> list[str]:
    """In the end everybody who looks on has seen the last entry, and every server has the same table in mind."""
    found = []
    end = world.loop.time()
    for phone in [*[p.phone for p in world.people if p.here], *world.onlookers]:
        if phone.locked or phone.out_of_reach:
            continue
        if phone.link == "open" and phone.welcomed and phone.seq != state.seq:
            found.append(f"{phone.name} still sees entry {phone.seq} of {state.seq} at {end:.0f} s")
        if phone.link in ("lost", "connecting"):
            found.append(f"{phone.name} never came back")
        if phone.link == "open" and phone.seat >= 0 and phone.token is not None:
            if not state.seats[phone.seat].here:
                found.append(f"{phone.name} is connected and counts as away")
    for person in world.people:
        seat = state.seat_of(hashed(person.token)) if person.token is not None and not person.here else NOBODY
        if seat != NOBODY and state.way != "pass" and state.seats[seat].here:
            found.append(f"{person.name} is gone and counts as here")
    for process in world.processes:
        room = process.tables._rooms.get(world.table) if process is not None else None
        mind = room.state if room is not None else None
        if mind is not None and gist(mind) != gist(state):
            found.append(f"a server has another table in mind than the log, entry {mind.seq} of {state.seq}")
    return found


def gist(state: State) -> list[Any]:
    """All of a state that anybody can notice."""
    told = [msgspec.json.decode(views.welcome(state, seat, None, state.at)) for seat in range(NOBODY, len(state.seats))]
    ids = [list(seat.ids.items()) for seat in state.seats]
    return [told, ids, pace.next_due(state), [seat.token for seat in state.seats], state.position_seq]


def plain(value: Any) -> Any:
    """A view as it is after its way over the wire."""
    return msgspec.json.decode(views._encoder.encode(value))


def timeless(value: Any) -> Any:
    """A table's view without what changes by the clock alone."""
    if isinstance(value, dict):
        return {k: timeless(v) for k, v in value.items() if k not in TIMES}
    if isinstance(value, list):
        return [timeless(v) for v in value]
    return value


# --- what nobody may see --------------------------------------------------------------------------------------------


def noninterference(world: World) -> list[str]:
    """At some moments: with other cards where a seat cannot look, all that it is told is the same bytes."""
    lot = Random(f"{world.plan.game} {world.plan.seed} judge")
    found = []
    for _ in range(SPOT_CHECKS):
        upto = lot.randint(1, len(world.log))
        state = fold(world.table, world.log[:upto])
        if state.position is None:
            continue
        seat = lot.randrange(NOBODY, len(state.seats))
        before = told(state, seat)
        state.position = state.position.imagine(seat, lot.shuffle)
        state._look_round(state.at)
        if told(state, seat) != before:
            found.append(f"entry {upto}: what seat {seat} is told depends on cards that it may not know")
    return found


def told(state: State, seat: int) -> list[Any]:
    table = views.table_view(state, state.at)
    return [plain(table), plain(views.view(state, seat)), pace.next_due(state)]
