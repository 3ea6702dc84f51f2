"""An event loop whose time jumps to whatever is due next: an hour at a table passes in a tenth of a second.

Nothing in it depends on the machine, so the same seed tells the same story. Work that a thread does (a store's) is
waited for with time standing still.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Final

_REAL_WAIT: Final = 0.05


class Jumping(asyncio.SelectorEventLoop):
    """Time starts at 0 and moves only when nobody has anything to do."""

    def __init__(self) -> None:
        self._now = 0.0
        self.outside = 0
        """How many pieces of work are with threads just now."""
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self._now

    def jump(self, seconds: float) -> None:
        self._now += seconds

    def run_in_executor(self, executor: Executor | None, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        self.outside += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(lambda _: self._back())
        return future

    async def rest(self) -> None:
        """End the threads, with time standing still: nothing that was to happen later happens any more."""
        self.outside += 1
        await self.shutdown_default_executor()

    def _back(self) -> None:
        self.outside -= 1


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: Jumping) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self._loop.outside or timeout is None:
            ready: list[tuple[selectors.SelectorKey, int]] = super().select(0 if timeout == 0 else _REAL_WAIT)
            return ready
        self._loop.jump(max(timeout, 0.0))
        return []
