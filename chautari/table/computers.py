"""The computer players of a table: each is given what a person in its seat would see, and nothing else."""

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog

from chautari.game import ComputerPlayer, happening
from chautari.table.meter import Meter
from chautari.table.state import State
from chautari.table.terms import Level

_log: Final = structlog.get_logger("chautari.table")


class Computers:
    """One player for each level, made when first wanted."""

    def __init__(self, lot: random.Random, meter: Meter) -> None:
        self._lot = lot
        self._meter = meter
        self._players: dict[tuple[str, Level], ComputerPlayer] = {}
        # One is enough: it is there so that the others do not wait, and Python thinks one thought at a time.
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="chautari-think")

    def slow(self, state: State, seat: int) -> bool:
        """Whether this seat's player thinks so long that the event loop must not wait for it."""
        return state.seats[seat].level in state.game.slow_levels

    def move(self, state: State, seat: int) -> str:
        """The move for a seat that is to act, as text; always a legal one."""
        return self._ready(state, seat)()

    def think(self, state: State, seat: int) -> asyncio.Future[str]:
        """As `move`, beside the event loop. What the seat sees is what it sees when this is called."""
        return asyncio.get_running_loop().run_in_executor(self._aside, self._ready(state, seat))

    def close(self) -> None:
        """Think no further."""
        self._aside.shutdown(wait=False, cancel_futures=True)

    def _ready(self, state: State, seat: int) -> Callable[[], str]:
        """All that a player needs, looked at now: what is called later touches the state no more."""
        assert state.position is not None
        view = state.position.view(seat)
        history = [happening(event, seat) for _, event in state.history]
        game, level, table, seq = state.game, state.seats[seat].level, state.table, state.seq

        def choose() -> str:
            try:
                player = self._players.get((game.rules.name, level))
                if player is None:
                    player = self._players[game.rules.name, level] = game.computer(level, self._lot.random)
                began = time.perf_counter()
                move = player.choose(view, history).move
                self._meter.thought(game.rules.name, level, time.perf_counter() - began)
                if move in view["legal"]:
                    return move
                _log.error("computer chose what is not legal", table=table, seq=seq)
            except Exception:
                _log.exception("computer failed", table=table, seq=seq)
            # A table never stalls: people would rather meet a weak move than wait for ever.
            return view["legal"][0]

        return choose
