"""What a page of the table's client brings along, so that nothing has to be asked for before the first drawing."""

from collections.abc import Sequence

import msgspec

from chautari.games import catalogue
from chautari.table.replays import Replay
from chautari.web.offered import OptionOffered, options_of
from chautari.words import LANGUAGES, version


class Watched(msgspec.Struct):
    """A finished game to be watched: one of the table's, or one that came as a file."""

    number: int
    """Which of the table's games, from 1; 0 for a file's."""
    steps: Replay | None
    """The game itself, where it came as a file."""


class Boot(msgspec.Struct):
    """The page's ``#boot``: the table and its game, as far as they never change."""

    table: str
    """The table's id; empty where a file is watched."""
    game: str
    clockwise: bool
    """Whether play passes to the left; the table is drawn the same way round."""
    chips: bool
    """Whether it is played for chips, which the table then says are worth nothing."""
    teams: bool
    """Whether every second seat is a partner."""
    seats: Sequence[int]
    """How many may play."""
    options: Sequence[OptionOffered]
    words: dict[str, str]
    """Where the words of each language are, relative to the house."""
    replay: Watched | None


def boot(game: str, table: str, replay: Watched | None = None) -> str:
    """The text of the page's ``#boot``. Safe inside a script element."""
    rules = catalogue()[game].rules
    told = Boot(
        table=table,
        game=game,
        clockwise=rules.clockwise,
        chips=rules.chips,
        teams=rules.teams,
        seats=rules.seats,
        options=options_of(rules),
        words={each: words_address(each, game) for each in LANGUAGES},
        replay=replay,
    )
    # In a script element only `<` could end it early.
    return msgspec.json.encode(told).decode().replace("<", "\\u003c")


def words_address(tongue: str, game: str) -> str:
    """Where the client finds the words of a language, relative to the house."""
    return f"words/{tongue}/{game}.ftl?v={version(tongue, game)}"
