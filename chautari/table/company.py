"""Who is connected to a table: one line for each seat, and those who look on."""

from typing import Final, Protocol

from chautari.game import NOBODY, Event
from chautari.table import messages as m
from chautari.table import views
from chautari.table.state import State

# Close codes; `docs/protocol.md` lists them.
WRONG_TOKEN: Final = 4401
REPLACED: Final = 4409
SEAT_GONE: Final = 4410
TOO_MANY: Final = 4429
RESTART: Final = 1012


class Line(Protocol):
    """A way to one pair of eyes, whatever carries it."""

    token: str
    """SHA-256 of the secret it said hello with; empty for a spectator."""

    def send(self, *frames: bytes) -> None:
        """Put frames in the queue, to leave together; never waits."""

    def close(self, code: int) -> None:
        """Close after what is queued."""


Frames = list[tuple[Line, bytes]]
"""What is to be sent to whom, in order."""


class Company:
    """The lines round one table."""

    def __init__(self, most_spectators: int) -> None:
        """At most so many may look on; 0 for any number."""
        self._most_spectators = most_spectators
        self._seated: dict[str, Line] = {}
        """By the hash of each one's secret."""
        self._watching: set[Line] = set()

    def __len__(self) -> int:
        return len(self._seated) + len(self._watching)

    def __contains__(self, token: str) -> bool:
        """Whether somebody is connected as the seat of a token."""
        return token in self._seated

    def seat(self, line: Line, token: str) -> None:
        """Make a line its seat's."""
        self._seated[token] = line
        line.token = token

    def watch(self, line: Line) -> bool:
        """Let a line look on; False when too many do."""
        if self._most_spectators and len(self._watching) >= self._most_spectators:
            return False
        self._watching.add(line)
        return True

    def drop(self, line: Line) -> str:
        """Forget a line; returns the token of the seat whose line it was, or nothing."""
        self._watching.discard(line)
        token, line.token = line.token, ""
        if token and self._seated.get(token) is line:
            del self._seated[token]
            return token
        return ""

    def replace(self, token: str) -> None:
        """Part with the line that a seat has, if any: another has come for it."""
        line = self._seated.get(token)
        if line is not None:
            self._part(line, "replaced", REPLACED)

    def part_with_the_freed(self, state: State, reason: m.GoodbyeReason) -> None:
        """Part with those whose seat is theirs no more."""
        for token in [t for t in self._seated if state.seat_of(t) == NOBODY]:
            self._part(self._seated[token], reason, SEAT_GONE)

    def part_with_all(self) -> None:
        """Send everybody to the next server."""
        for line in self._all():
            self._part(line, "restart", RESTART)

    def turn_all_away(self, reason: str, detail: str, code: int) -> None:
        """Tell everybody why there is no table here any more."""
        for line in self._all():
            self.drop(line)
            turn_away(line, reason, detail, code)

    def welcomes(self, state: State, now: int, since: int | None = None) -> Frames:
        """The whole picture for everybody, as one needs it whose past is no longer this table's.

        ``since`` is the entry since which to tell what happened round the cards.
        """
        return [(line, views.welcome(state, state.seat_of(line.token), None, now, since)) for line in self._all()]

    def welcomes_to_spectators(self, state: State, now: int) -> Frames:
        """The whole picture for those who look on: they may see more now, or less."""
        if not self._watching:
            return []
        welcome = views.welcome(state, NOBODY, None, now)
        return [(line, welcome) for line in self._watching]

    def updates(self, state: State, events: list[Event], change: views.Change, now: int) -> Frames:
        """What happened, for everybody who is to be told."""
        updates = views.Updates(state, events, change, now)
        frames: Frames = []
        for n, seat in enumerate(state.seats):
            line = self._seated.get(seat.token)
            if line is not None:
                frames.append((line, updates.frame(n)))
        if self._watching:
            frame = updates.frame(NOBODY)
            frames += [(line, frame) for line in self._watching if frame]
        return frames

    def _all(self) -> list[Line]:
        return [*self._seated.values(), *self._watching]

    def _part(self, line: Line, reason: m.GoodbyeReason, code: int) -> None:
        self.drop(line)
        line.send(views.frame(m.Goodbye(reason)))
        line.close(code)


def turn_away(line: Line, reason: str, detail: str, code: int) -> None:
    """Say why a line is not let in, and close it."""
    line.send(views.frame(m.Failed(reason, detail)))
    line.close(code)
