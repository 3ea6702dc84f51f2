"""The finished games of a store's tables: as records to keep and as games to watch, for whoever may see them."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from chautari.game import NOBODY, Refused
from chautari.store import Store
from chautari.table.absent import NoSuchTable
from chautari.table.entries import decode
from chautari.table.opening import hashed
from chautari.table.packing import About, about, unpacked
from chautari.table.records import Finished, finished_games
from chautari.table.replays import Replay, of_record
from chautari.table.state import State


class Archive:
    """Finds finished games, also of tables that have been packed."""

    def __init__(self, store: Store, lot: random.Random, look: Callable[[str], Awaitable[State]]) -> None:
        """``look`` gives the state of a table that is not packed; ``lot`` orders the cards that nobody may know."""
        self._store = store
        self._lot = lot
        self._look = look

    async def finished(self, table: str) -> list[Finished]:
        """A table's finished games, oldest first. Raises NoSuchTable or StoreFailed."""
        games, _ = await self._finished(table)
        return games

    async def record(self, table: str, number: int, token: str | None) -> str | None:
        """Finished game ``number``, from 1, as whoever holds a seat's secret may have it; None when there is none.

        Refused where people without a seat may not look on, and no seat's secret is shown.
        """
        holder = hashed(token) if token else ""
        game = await self._finished_for(table, number, holder)
        return await asyncio.to_thread(game.for_holder, holder, self._lot.shuffle) if game is not None else None

    async def replay(self, table: str, number: int, token: str | None, looks_on: bool = False) -> Replay | None:
        """Finished game ``number`` step by step, as the seat of whoever holds its secret saw it; as a spectator did
        where none is shown or who holds it only ``looks_on``. None when there is no such game; refused as `record`.
        """
        holder = hashed(token) if token else ""
        game = await self._finished_for(table, number, holder)
        if game is None:
            return None
        game.check_rules()
        own = game.seat_of(holder)
        eyes = NOBODY if looks_on else own
        return await asyncio.to_thread(of_record, game.record, eyes, sorted({NOBODY, own}), False)

    async def _finished_for(self, table: str, number: int, holder: str) -> Finished | None:
        """A finished game, for somebody by the hash of a seat's secret who may see it."""
        games, packed = await self._finished(table)
        if not 1 <= number <= len(games):
            return None
        if packed is not None:
            open_to_all, seated = packed.spectators, holder in packed.tokens
        else:
            state = await self._look(table)
            open_to_all, seated = state.spectators, state.seat_of(holder) != NOBODY
        if not open_to_all and not (holder and (seated or holder in games[number - 1].tokens)):
            raise Refused("no_spectators")
        return games[number - 1]

    async def _finished(self, table: str) -> tuple[list[Finished], About | None]:
        """A table's finished games, and what it says of itself when it is packed."""
        log = await self._store.read(table)
        if log:
            return await asyncio.to_thread(lambda: finished_games(table, map(decode, log))), None
        packed = await self._store.packed(table)
        if packed is None:
            raise NoSuchTable(table)
        return await asyncio.to_thread(unpacked, packed), about(packed)
