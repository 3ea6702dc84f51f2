"""What people ask of each other: whose agreement it takes, and when it has been given or cannot be any more.

*Undo* and *play for* take everybody else who is here, *clock off* more than half of them all. Somebody who goes away is
not waited for. Where the computer is to play for somebody who is connected and does not move, silence agrees: whoever
thinks, or would wait on, says no. Where nobody else has a say it is done at once; one phone that goes round is one side
of the room.
"""

from typing import TYPE_CHECKING, Final

from chautari.game import NOBODY
from chautari.table import entries as e
from chautari.table.seats import Seat
from chautari.table.terms import Asking

if TYPE_CHECKING:
    from chautari.table.state import State

LAPSES_MS: Final[dict[Asking, int]] = {"undo": 15_000, "clock_off": 60_000, "play_for": 60_000}
"""How long others have to agree."""

SLOW_MS: Final = 60_000
"""After so long a turn the others may ask whether anybody is there."""

SILENCE_MS: Final = 15_000
"""How long somebody who does not move has to say that they are there."""

NOT_AGAIN_MS: Final = 60_000
"""How long what was not agreed to is not asked again; an undo is never asked again for the same move."""


class Ask:
    """Something that somebody asked, and what the others have said to it."""

    __slots__ = ("about", "at", "by", "idle", "no", "number", "what", "yes")

    def __init__(self, number: int, what: Asking, by: Seat, about: Seat | None, at: int) -> None:
        self.number = number
        self.what: Asking = what
        self.by = by
        self.about = about
        """Whose move, or who is away."""
        self.idle = what == "play_for" and about is not None and about.here
        """Whether it is about somebody who is connected and does not move."""
        self.at = at
        self.yes = [by]
        self.no: list[Seat] = []

    @property
    def lapses(self) -> int:
        """When its time is up, in milliseconds since 1970."""
        return self.at + (SILENCE_MS if self.idle else LAPSES_MS[self.what])


def waits_for(state: "State", ask: Ask) -> list[Seat]:
    """Who is here and has not said yet."""
    if ask.what == "undo" and state.way == "pass":
        return []
    return [seat for seat in state.seats if seat.here and seat not in ask.yes and seat not in ask.no]


def needed(state: "State", ask: Ask) -> int:
    """How many must agree in all, whoever asks among them."""
    if ask.what == "clock_off":
        return sum(seat.here for seat in state.seats) // 2 + 1
    return len(ask.yes) + len(waits_for(state, ask))


def agreed(state: "State", ask: Ask) -> bool:
    """Whether enough have agreed."""
    if ask.what == "clock_off":
        return sum(seat.here for seat in ask.yes) >= needed(state, ask)
    return not ask.no and not waits_for(state, ask)


def declined(state: "State", ask: Ask) -> bool:
    """Whether so many have said no that it cannot be agreed to any more."""
    if ask.what == "clock_off":
        willing = sum(seat.here for seat in ask.yes) + len(waits_for(state, ask))
        return bool(ask.no) and willing < needed(state, ask)
    return bool(ask.no)


def pointless(state: "State", ask: Ask) -> bool:
    """Whether there is nothing left to agree to."""
    if not ask.by.token:
        return True
    if ask.what == "clock_off":
        return not state.turn_clock
    if ask.what == "play_for":
        if ask.about is None or not ask.about.token or ask.about.played_for:
            return True
        # Who moves is there.
        return state.position_seq > ask.number or state.turn_clock > 0 if ask.idle else ask.about.here
    return False


def follow(state: "State", now: int) -> e.Entry | None:
    """What an ask that is agreed to makes happen, in the same breath; None when there is none."""
    for ask in state.asks:
        if not agreed(state, ask):
            continue
        seat = state.seats.index(ask.about) if ask.about is not None else NOBODY
        match ask.what:
            case "undo":
                return e.Undone(at=now, seat=seat)
            case "clock_off":
                return e.Set(at=now, turn_clock=0)
            case "play_for":
                return e.TookOver(at=now, seat=seat)
    return None
