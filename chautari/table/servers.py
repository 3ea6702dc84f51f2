"""Which servers share a store: each says every few seconds that it is up, so that the others notice when one is not."""

import secrets
from typing import Final, Protocol

from chautari.store import Store

BEAT_SECONDS: Final = 10.0
"""How often a server says that it is up."""
SILENT_MS: Final = 25_000
"""A server that has said nothing for so long is gone."""


class House(Protocol):
    """What this needs of the house."""

    store: Store

    def now(self) -> int: ...


class Servers:
    """This server and the others on its store."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._me = secrets.token_hex(8)
        self._others: set[str] = set()

    async def beat(self) -> bool:
        """Say that this server is up. True when one that was up is so no more. Raises StoreFailed."""
        now = self._house.now()
        before, self._others = self._others, set(await self._house.store.beat(self._me, now, now + SILENT_MS))
        return bool(before - self._others)

    async def leave(self) -> None:
        """Say that this server goes. Raises StoreFailed."""
        now = self._house.now()
        await self._house.store.beat(self._me, now, now)
