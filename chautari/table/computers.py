"""The computer players of a table: each is given what a person in its seat would see, and nothing else."""

import random
import time
from typing import Final

import structlog

from chautari.game import ComputerPlayer, happening
from chautari.table.messages import Level
from chautari.table.meter import Meter
from chautari.table.state import State

_log: Final = structlog.get_logger("chautari.table")


class Computers:
    """One player for each level, made when first wanted."""

    def __init__(self, lot: random.Random, meter: Meter) -> None:
        self._lot = lot
        self._meter = meter
        self._players: dict[tuple[str, Level], ComputerPlayer] = {}

    def move(self, state: State, seat: int) -> str:
        """The move for a seat that is to act, as text; always a legal one."""
        assert state.position is not None
        view = state.position.view(seat)
        history = [happening(event, seat) for _, event in state.history]
        level = state.seats[seat].level
        try:
            player = self._players.get((state.rules.name, level))
            if player is None:
                player = self._players[state.rules.name, level] = state.game.computer(level, self._lot.random)
            began = time.perf_counter()
            move = player.choose(view, history).move
            self._meter.thought(state.rules.name, level, time.perf_counter() - began)
            if move in view["legal"]:
                return move
            _log.error("computer chose what is not legal", table=state.table, seq=state.seq, move=move)
        except Exception:
            _log.exception("computer failed", table=state.table, seq=state.seq)
        # A table never stalls: people would rather meet a weak move than wait for ever.
        return view["legal"][0]
