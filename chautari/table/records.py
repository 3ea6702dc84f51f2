"""The finished games of a table as records, from its log."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from chautari.game import NOBODY, Shuffle
from chautari.games import catalogue
from chautari.record import Record, Recorder, for_eyes, written
from chautari.table import entries as e
from chautari.table.state import State, UnknownRules


class NoSuchRecord(Exception):
    """A table has no finished game of this number."""


@dataclass(slots=True)
class Finished:
    """A game that was played to its end, or stopped."""

    record: Record
    ended: int
    """When, in milliseconds since 1970."""
    winners: list[int]
    tokens: list[str] = field(repr=False)
    """Who sat where when it ended, by the hash of each one's secret; empty for a computer."""
    rules: int
    """The version of the game's rules that it was played by."""

    def for_holder(self, token: str, shuffle: Shuffle) -> str:
        """The record as whoever holds a secret (its hash) may have it; anybody else gets a spectator's.

        Raises UnknownRules: only by its own rules is it known what who saw.
        """
        self.check_rules()
        return written(for_eyes(self.record, self.seat_of(token), shuffle))

    def seat_of(self, token: str) -> int:
        """The seat that whoever holds a secret had in it; NOBODY for anybody else."""
        return self.tokens.index(token) if token and token in self.tokens else NOBODY

    def check_rules(self) -> None:
        """Raises UnknownRules where the rules that it was played by are not here."""
        game = catalogue().get(self.record.game)
        if game is None or game.rules.version != self.rules:
            raise UnknownRules(f"{self.record.game}, version {self.rules} of its rules")


def finished_games(table: str, log: Iterable[e.Entry]) -> list[Finished]:
    """All games of a log that have ended, oldest first."""
    games: list[Finished] = []
    state: State | None = None
    recorder: Recorder | None = None
    for entry in log:
        if state is None:
            assert isinstance(entry, e.Opened)
            state = State(table, entry)
            continue
        before = state.finished
        try:
            state.apply(entry)
        except UnknownRules:
            # The table went on to a game that is not here; those before it are.
            break
        match entry:
            case e.GameBegun() if state.position is not None:
                names = [seat.called for seat in state.seats]
                recorder = Recorder(state.rules.name, names, state.options, state.position.dealer)
            case e.Dealt() if recorder is not None:
                recorder.deal(entry.pack, entry.dealer)
            case e.Moved() if recorder is not None:
                recorder.move(entry.seat, entry.move)
            case e.Shuffled() if recorder is not None:
                recorder.shuffle(entry.cards)
            case e.Undone() if recorder is not None:
                recorder.take_back()
            case e.Stopped() if recorder is not None:
                recorder.stop()
        if state.finished > before and recorder is not None and state.position is not None:
            tokens = [seat.token for seat in state.seats]
            games.append(Finished(recorder.record, entry.at, state.position.winners(), tokens, state.rules.version))
            recorder = None
    return games
