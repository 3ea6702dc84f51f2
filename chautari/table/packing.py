"""What is kept of a table when its log goes: its games as records, with all that it takes to cut them for a holder."""

import zlib
from collections.abc import Sequence

import msgspec

from chautari.record import read, written
from chautari.store import Packed, Packing
from chautari.table import entries as e
from chautari.table.records import Finished, finished_games
from chautari.table.state import Phase, fold


class About(msgspec.Struct):
    """What a packed table still says of itself. Times are milliseconds since 1970."""

    game: str
    rules: int
    """The version of the game's rules."""
    opened: int
    last: int
    """When it was last played at."""
    seats: list[str]
    """Who sat there in the end, animals for those without a name."""
    tokens: list[str]
    """The hashes of their secrets; empty for a computer."""
    spectators: bool
    """Whether people without a seat may have its records."""


class _PackedGame(msgspec.Struct):
    rules: int
    ended: int
    winners: list[int]
    tokens: list[str]
    toml: str
    """The true record, with everybody's cards."""


def phase(table: str, log: Sequence[bytes]) -> Phase:
    """What a log's table is at. Raises NotUnderstood, or whatever else a log that cannot be folded raises."""
    return fold(table, map(e.decode, log)).phase


def packing(table: str, log: Sequence[bytes]) -> Packing:
    """What is to take a log's place; a game that nobody ended becomes a record that ends where it was left.

    Raises NotUnderstood, or whatever else a log that cannot be folded raises: such a log is to be kept.
    """
    entries = [e.decode(body) for body in log]
    state = fold(table, entries)
    first, last = entries[0], entries[-1]
    if state.phase in ("playing", "between"):
        entries.append(e.Stopped(at=last.at))
    assert isinstance(first, e.Opened)
    about = About(
        game=state.rules.name,
        rules=state.rules.version,
        opened=first.at,
        last=last.at,
        seats=[seat.called for seat in state.seats],
        tokens=[seat.token for seat in state.seats],
        spectators=state.spectators,
    )
    games = [_packed(game) for game in finished_games(table, entries)]
    return Packing(table, len(log), Packed(msgspec.json.encode(about), games))


def _packed(game: Finished) -> bytes:
    kept = _PackedGame(game.rules, game.ended, game.winners, game.tokens, written(game.record))
    return zlib.compress(msgspec.json.encode(kept), 9)


def about(packed: Packed) -> About:
    """What a packed table says of itself."""
    return msgspec.json.decode(packed.about, type=About)


def unpacked(packed: Packed) -> list[Finished]:
    """The games of a packed table, oldest first."""
    games = [msgspec.json.decode(zlib.decompress(body), type=_PackedGame) for body in packed.records]
    return [Finished(read(game.toml), game.ended, game.winners, game.tokens, game.rules) for game in games]
