"""What a good player would do in a person's place, and why: for learners who ask.

The best computer player of the game answers, from what that person sees and has seen happen, and from nothing else.
"""

import asyncio
import random
from typing import Final

import msgspec
import structlog

from chautari.game import NOBODY, Refused, happening
from chautari.table.state import State

_log: Final = structlog.get_logger("chautari.table")

GOOD: Final = "sharp"
"""The level that is asked."""

KEPT: Final = 256
"""Hints remembered, for who asks twice."""


class Hint(msgspec.Struct):
    """A move, and the reason for it."""

    seq: int
    """The entry of the table's log that the hint is about; it is old when cards have moved since."""
    move: str
    why: str
    """The words are ``<game>-why-<why>``."""
    facts: dict[str, str | int]
    """What fills their gaps; ``seat`` is somebody to be named."""


class Hints:
    """Gives hints, one at a time, and the same one to who asks twice."""

    def __init__(self, lot: random.Random) -> None:
        self._lot = lot
        self._given: dict[tuple[str, int, int], Hint] = {}
        self._one = asyncio.Lock()

    async def of(self, state: State, seat: int) -> Hint:
        """The hint for the person in a seat who is to act.

        Refused: who has no seat (``not_seated``), a table without hints (``hints_off``), no hand (``no_hand``), a turn
        that is another's (``not_your_turn``) or the computer's (``computer_finishes``), and where the computer player
        knows no answer (``no_hint``).
        """
        if seat == NOBODY:
            raise Refused("not_seated")
        if not state.hints:
            raise Refused("hints_off")
        if state.phase != "playing" or state.position is None:
            raise Refused("no_hand")
        if state.position.to_act != seat:
            raise Refused("not_your_turn")
        if state.seats[seat].played_for:
            raise Refused("computer_finishes")
        asked = (state.table, state.position_seq, seat)
        # The state moves on while the player thinks: everything is taken out of it here, before anything is awaited.
        view = state.position.view(seat)
        history = [happening(event, seat) for _, event in state.history]
        player = state.game.computer(GOOD, self._lot.random)
        # One at a time, in a thread: nobody's table waits because somebody learns.
        async with self._one:
            known = self._given.get(asked)
            if known is not None:
                return known
            try:
                choice = await asyncio.to_thread(player.choose, view, history)
            except Exception:
                _log.exception("no hint", table=state.table, seq=asked[1])
                raise Refused("no_hint") from None
            if choice.move not in view["legal"]:
                _log.error("hint that is not legal", table=state.table, seq=asked[1])
                raise Refused("no_hint")
            hint = self._given[asked] = Hint(asked[1], choice.move, choice.why, choice.facts)
            if len(self._given) > KEPT:
                del self._given[next(iter(self._given))]
            return hint
