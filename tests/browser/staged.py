"""Tables in the midst of a game, always the same: their logs are written before a server finds them.

A log is made here entry by entry, with packs from a seeded lot and moves chosen by it, until the game stands as a
scene wants it. Whoever is to act then is a person, so that the table stays as it is for as long as it is looked at.
"""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from chautari.game import NOBODY
from chautari.games import catalogue
from chautari.store import Append
from chautari.store.sqlite import SqliteStore
from chautari.table import entries as e
from chautari.table.decide import begin, follow_up
from chautari.table.names import ANIMALS
from chautari.table.opening import CODE_MS, hashed
from chautari.table.state import State
from chautari.table.terms import Way

View = dict[str, Any]


class Staged(NamedTuple):
    """A table that stands in a database: its name, and the secret of the seat it is looked at from."""

    table: str
    token: str


class Scene(NamedTuple):
    """How a game is to stand. ``holds`` is asked before each move: seat 0's view, and how many moves went by."""

    game: str
    name: str
    seats: int
    holds: Callable[[View, int], bool] = lambda view, moves: True
    shuns: tuple[str, ...] = ()
    """Moves that begin so are made only where there is no other."""
    friend: bool = False
    """Whether seat 1 is a person too, who is never there."""
    lobby: bool = False


def mine(view: View, moves: int) -> bool:
    """It is the viewer's turn, and something has happened."""
    return bool(view["to_act"] == 0 and moves >= 2 * len(view["hands"]))


def theirs(view: View, moves: int) -> bool:
    return bool(view["to_act"] == 1 and moves >= 2 * len(view["hands"]))


def ended(view: View, moves: int) -> bool:
    return bool(view["to_act"] < 0 and view["reason"])


def log_of(scene: Scene, token: str, now: int) -> list[e.Entry]:
    """The log of a table that stands as a scene wants it. Raises AssertionError when no deal leads there."""
    for seed in range(400):
        log = _tried(scene, token, now, random.Random(seed))
        if log:
            return log
    raise AssertionError(f"no deal leads to {scene.game}, {scene.name}")


def _tried(scene: Scene, token: str, now: int, lot: random.Random) -> list[e.Entry]:
    rules = catalogue()[scene.game].rules
    way: Way = "friends" if scene.friend or scene.lobby else "computer"
    seats = [e.NewSeat(avatar=ANIMALS[n], level="steady") for n in range(scene.seats)]
    seats[0].token = hashed(token)
    if scene.friend:
        seats[1].token, seats[1].name = hashed(f"friend of {token}"), "Sita"
    opened = e.Opened(
        at=now,
        game=scene.game,
        rules=rules.version,
        way=way,
        seats=seats,
        options={},
        pace="human",
        away_after=None,
        code="K7PWM4" if way == "friends" else "",
        code_until=now + CODE_MS if way == "friends" else 0,
    )
    log: list[e.Entry] = [opened]
    if scene.lobby:
        return log
    state = State(scene.name, opened)

    def add(entry: e.Entry) -> None:
        log.append(entry)
        state.apply(entry)

    add(begin(state, now, lot))
    if state.seats[0].token != hashed(token):
        return []  # seats were drawn for, and the viewer has another
    if scene.friend:
        add(e.Away(at=now, seat=1, since=now))
    for moves in range(400):
        while state.chance is not None and (entry := follow_up(state, now, lot)) is not None:
            add(entry)
        position = state.position
        assert position is not None
        if scene.holds(dict(position.view(0)), moves):
            return log
        if position.to_act == NOBODY:
            return []
        legal = [rules.text(move) for move in position.legal()]
        wanted = [move for move in legal if not move.startswith(scene.shuns)] or legal
        add(e.Moved(at=now, seat=position.to_act, move=lot.choice(wanted), computer=position.to_act > 0))
    return []


def stage(database: Path, scenes: list[Scene]) -> dict[str, Staged]:
    """Write the scenes' logs into a database. Returns where each can be looked at, by ``<game> <name>``."""
    now = time.time_ns() // 1_000_000
    staged = {f"{scene.game} {scene.name}": scene for scene in scenes}

    async def write() -> None:
        store = SqliteStore(database)
        for n, (name, scene) in enumerate(staged.items()):
            bodies = [e.encode(entry) for entry in log_of(scene, f"token of {name}", now)]
            code = f"SCENE{n}" if scene.friend or scene.lobby else ""
            await store.append(Append(_id(name), 0, bodies, now, None, code, now + CODE_MS if code else 0))
        await store.close()

    # A browser's test runs inside a loop of Playwright's: this one needs a thread of its own.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(write())).result()
    return {name: Staged(_id(name), f"token of {name}") for name in staged}


def _id(name: str) -> str:
    return name.replace(" ", "-").replace("_", "-")
