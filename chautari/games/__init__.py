"""The games there are. A game is a folder here whose package has a ``GAME``; nothing else lists games by name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from chautari.game import Game, Refused


@cache
def names() -> tuple[str, ...]:
    """The games' names in plain string order, found without importing any.

    >>> "jutpatti" in names()
    True
    """
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


@cache
def game(name: str) -> Game:
    """One game by its name. Refused: a name that no game has (``unknown_game``)."""
    if name not in names():
        raise Refused("unknown_game", game=name[:40], known=", ".join(names()))
    found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found


@cache
def catalogue() -> Mapping[str, Game]:
    """Every game by its name. A game is imported here, its computer player only when one is asked for."""
    return MappingProxyType({name: game(name) for name in names()})
