"""The games that a server offers: all there are, or without those that are played for chips."""

from collections.abc import Mapping

from chautari.game import Game, Refused
from chautari.games import catalogue
from chautari.web.settings import Settings


def offered(settings: Settings) -> Mapping[str, Game]:
    """The games that can be opened here, by name. Tables that are open already play on."""
    return {name: game for name, game in catalogue().items() if settings.chip_games or not game.rules.chips}


def check(name: str, settings: Settings) -> None:
    """Refused: a game that this server leaves out, as if there were none of that name (``unknown_game``)."""
    games = offered(settings)
    if name in catalogue() and name not in games:
        raise Refused("unknown_game", game=name, known=", ".join(games))
