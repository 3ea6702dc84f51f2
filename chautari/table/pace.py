"""When somebody has to look at a table again, and what is to be done then.

Three clocks are kept apart: whether a browser's line is alive (the rooms know, `Away` says it to the log), whether a
person is there (`Seat.away_since`), and how long the table waits (a turn's clock, a question's, the time until the
computer plays for somebody). The times follow from the log alone, so that after a crash whoever looks first finds the
same ones; no person's time runs while the table is paused, and none but the absent's while an undo is asked.
"""

from typing import Final
from zlib import crc32

from chautari.game import NOBODY
from chautari.table import entries as e
from chautari.table.state import State
from chautari.table.terms import Pace

AWAY_MS: Final = 5_000
"""A browser gone this long is marked as away."""

FIRST_LOOK_MS: Final = 15_000
"""How long a person may take to come: for the page to load, or after the server itself was away."""

LATE_MS: Final = 2_000
"""A time that has been up this long has been up while no server looked after the table."""

HOST_GONE_MS: Final = 120_000
"""A host away this long, while another person is here, hands the table on."""

HOST_GONE_BEFORE_MS: Final = 20_000
"""The same before the first hand, when nobody else may deal."""

_THINKING: Final[dict[Pace, tuple[int, int]]] = {"quick": (150, 400), "human": (700, 2_200), "slow": (1_800, 4_500)}
_HANDING_ON: Final = 3
"""How many times as long a question waits where the one phone must first get to who is asked."""
_DEAL_MS_A_CARD: Final = 70
_GATHERED_MS: Final = 1_200
"""How long a full trick, or whatever else is taken off the table, is looked at before the next card comes."""


def thinking_ms(state: State) -> int:
    """How long the computer takes for the move it is about to make.

    It varies as people's does, but by the entry's number and not by the cards: a long thought tells nothing.
    Whoever has just sat down against the computer is not kept waiting for the first turn.
    """
    first = state.way == "computer" and not state.people_moved
    least, most = _THINKING["quick" if first else state.pace]
    chance = crc32(f"{state.table} {state.position_seq}".encode()) / 2**32
    # Squared, so that most thoughts are short and a few are long.
    return least + int((most - least) * chance * chance) + landing_ms(state)


def landing_ms(state: State) -> int:
    """How long it takes until what was just dealt or gathered has been seen."""
    return state.just_dealt * _DEAL_MS_A_CARD + (_GATHERED_MS if state.just_gathered else 0)


def answer_ms(state: State) -> int:
    """How long the person to act may take to answer what is asked; 0 when nothing is."""
    if state.unanswered is None:
        return 0
    return state.unanswered.seconds * 1000 * (_HANDING_ON if state.way == "pass" else 1)


def next_due(state: State, speed: float = 1.0) -> int | None:
    """When to look next, in milliseconds since 1970; None when only a person can bring the table on.

    ``speed`` 0 makes computers answer at once, for tests and benches.
    """
    if state.paused_at is not None:
        # Somebody is to take it up.
        return state.paused_at
    return _first(computer_due(state, speed), person_due(state), host_due(state))


def person_due(state: State) -> int | None:
    """When the first time of a person runs out: to answer, to move, to come back, to agree."""
    return _first(answer_due(state), turn_due(state), takeover_due(state), *(ask.lapses for ask in state.asks))


def _first(*times: int | None) -> int | None:
    return min((t for t in times if t is not None), default=None)


def computer_due(state: State, speed: float) -> int | None:
    """When the computer's move is due. A table without people does not play on by itself."""
    if state.thinking == NOBODY or state.host is None or state.undo_asked is not None:
        return None
    return state.wait_from + int(thinking_ms(state) * speed)


def answer_due(state: State) -> int | None:
    """When a question counts as answered because its time is up. It is, whether or not anybody waits."""
    if state.unanswered is None or state.undo_asked is not None:
        return None
    return state.wait_from + answer_ms(state)


def turn_due(state: State) -> int | None:
    """When the turn of the person to act is over because its clock has run out. It runs while anybody is here."""
    if not state.turn_clock or state.phase != "playing" or state.position is None or state.undo_asked is not None:
        return None
    to_act = state.position.to_act
    if to_act in (NOBODY, state.thinking) or not any(seat.here for seat in state.seats):
        return None
    return state.wait_from + state.turn_clock * 1000 + landing_ms(state)


def takeover_due(state: State) -> int | None:
    """When the computer is to play for the person to act, who is away.

    Only where somebody waits: one who plays alone, or comes back to a table that everyone left, finds it as it was.
    """
    if state.way != "friends" or state.phase != "playing" or state.away_after is None or state.position is None:
        return None
    to_act = state.position.to_act
    if to_act == NOBODY or state.thinking == to_act:
        return None
    away_since = state.seats[to_act].away_since
    if away_since is None or state.next_person(to_act, here=True) is None:
        return None
    return away_since + max(state.away_after * 1000, AWAY_MS)


def host_due(state: State) -> int | None:
    """When the table goes to the next person, its host being away."""
    host = state.host
    if host is None or host.away_since is None or state.way != "friends":
        return None
    if state.next_person(state.seats.index(host), here=True) is None:
        return None
    return host.away_since + (HOST_GONE_BEFORE_MS if state.phase == "lobby" else HOST_GONE_MS)


Due = e.Moved | e.TookOver | e.HostChanged | e.Lapsed | e.Resumed


def due_now(state: State, now: int, speed: float) -> Due | None:
    """What is due at ``now``; None when nothing is.

    A `Moved` by the computer, for itself or because a turn's clock has run out, has no move yet: it is to be chosen.
    """
    if state.paused_at is not None:
        return resumption(state, now)
    answer, turn, takeover, host = answer_due(state), turn_due(state), takeover_due(state), host_due(state)
    if state.position is not None and state.unanswered is not None and answer is not None and answer <= now:
        move = state.rules.text(state.unanswered.move)
        return e.Moved(at=now, seat=state.position.to_act, move=move, unanswered=True)
    # Of a turn's clock and the time until the computer takes over, whichever is up first.
    if takeover is not None and takeover <= now and (turn is None or takeover <= turn) and state.position is not None:
        return e.TookOver(at=now, seat=state.position.to_act)
    if turn is not None and turn <= now and state.position is not None:
        return e.Moved(at=now, seat=state.position.to_act, move="", computer=True, clock=True)
    if host is not None and host <= now and state.host is not None:
        heir = state.next_person(state.seats.index(state.host), here=True)
        if heir is not None:
            return e.HostChanged(at=now, seat=state.seats.index(heir))
    lapsed = next((ask for ask in state.asks if ask.lapses <= now), None)
    if lapsed is not None and lapsed.idle and lapsed.about is not None and not lapsed.no:
        return e.TookOver(at=now, seat=state.seats.index(lapsed.about))
    if lapsed is not None:
        return e.Lapsed(at=now, ask=lapsed.number)
    computer = computer_due(state, speed)
    if computer is not None and computer <= now:
        return e.Moved(at=now, seat=state.thinking, move="", computer=True)
    return None


def resumption(state: State, now: int) -> e.Resumed | None:
    """What is to be written by whoever takes a table up from the log; None when no time has to be put off.

    After a server that stopped, times are as much later as nobody looked after the table; nobody has less than it takes
    to come back. After one that died, or one whose table nobody looked at for long, those whose time is long up get as
    much as a page needs to load: but once, so that a server which keeps dying does not hold the table up for ever.
    """
    due = person_due(state)
    if state.paused_at is not None:
        least = now + AWAY_MS - due if due is not None else 0
        return e.Resumed(at=now, shift=max(0, now - state.paused_at, least))
    if due is None or now - due < LATE_MS or state.graced:
        return None
    return e.Resumed(at=now, shift=now + FIRST_LOOK_MS - due)
