"""When somebody has to look at a table again: a computer's move, a person who stays away, a host who is gone.

The times follow from the log alone, so that after a crash whoever looks first finds the same ones.
"""

from typing import Final
from zlib import crc32

from chautari.game import NOBODY
from chautari.table.messages import Pace
from chautari.table.state import State

AWAY_MS: Final = 5_000
"""A browser gone this long is marked as away."""

FIRST_LOOK_MS: Final = 15_000
"""How long a person may take to come: for the page to load, or after the server itself was away."""

HOST_GONE_MS: Final = 120_000
"""A host away this long, while another person is here, hands the table on."""

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
    waits = state.just_dealt * _DEAL_MS_A_CARD + (_GATHERED_MS if state.just_gathered else 0)
    return least + int((most - least) * chance * chance) + waits


def answer_ms(state: State) -> int:
    """How long the person to act may take to answer what is asked; 0 when nothing is."""
    if state.unanswered is None:
        return 0
    return state.unanswered.seconds * 1000 * (_HANDING_ON if state.way == "pass" else 1)


def next_due(state: State, speed: float = 1.0) -> int | None:
    """When to look next, in milliseconds since 1970; None when only a person can bring the table on.

    ``speed`` 0 makes computers answer at once, for tests and benches.
    """
    times = [computer_due(state, speed), answer_due(state), takeover_due(state), host_due(state)]
    return min((t for t in times if t is not None), default=None)


def computer_due(state: State, speed: float) -> int | None:
    """When the computer's move is due. A table without people does not play on by itself."""
    if state.thinking == NOBODY or state.host is None:
        return None
    return state.wait_from + int(thinking_ms(state) * speed)


def answer_due(state: State) -> int | None:
    """When a question counts as answered because its time is up. It is, whether or not anybody waits."""
    return state.wait_from + answer_ms(state) if state.unanswered is not None else None


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
    return host.away_since + HOST_GONE_MS
