"""The games that a server offers: all there are, or without those that are played for chips."""

from collections.abc import Mapping, Sequence

import msgspec
from litestar.exceptions import NotFoundException

from chautari.game import Game, OptionValue, Refused, Rules
from chautari.games import catalogue
from chautari.web.settings import Settings
from chautari.web.sheets import sheet
from chautari.words import LANGUAGES, say


class OptionOffered(msgspec.Struct):
    """A choice of a game's house rules."""

    name: str
    values: Sequence[OptionValue]
    """The standard game's value first."""


class GameOffered(msgspec.Struct):
    """A game that can be played here."""

    name: str
    names: dict[str, str]
    """What people call it, in each language."""
    version: int
    seats: list[int]
    standard_seats: int
    clockwise: bool
    teams: bool
    chips: bool
    minutes: int
    fan: list[str]
    """Cards that stand for it in a picture."""
    options: list[OptionOffered]


def offered(settings: Settings) -> Mapping[str, Game]:
    """The games that can be opened here, by name. Tables that are open already play on."""
    return {name: game for name, game in catalogue().items() if settings.chip_games or not game.rules.chips}


def found(name: str, settings: Settings) -> Game:
    """A game that can be opened here. Raises NotFoundException when there is none of that name."""
    game = offered(settings).get(name)
    if game is None:
        raise NotFoundException(f"no game is called {name[:40]!r}")
    return game


def check(name: str, settings: Settings) -> None:
    """Refused: a game that this server leaves out, as if there were none of that name (``unknown_game``)."""
    games = offered(settings)
    if name in catalogue() and name not in games:
        raise Refused("unknown_game", game=name, known=", ".join(games))


def options_of(rules: Rules) -> list[OptionOffered]:
    """A game's house rules, as clients are told of them."""
    return [OptionOffered(option.name, option.values) for option in rules.options]


def described(game: Game) -> GameOffered:
    """A game, as clients are told of it."""
    rules = game.rules
    return GameOffered(
        name=rules.name,
        names={language: say(language, f"{rules.name}-name") for language in LANGUAGES},
        version=rules.version,
        seats=list(rules.seats),
        standard_seats=rules.standard_seats,
        clockwise=rules.clockwise,
        teams=rules.teams,
        chips=rules.chips,
        minutes=rules.minutes,
        fan=sheet(game).fan,
        options=options_of(rules),
    )
