"""The timers of one room: its alarm clock, and who is expected back."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar
from weakref import WeakMethod

_Given = ParamSpec("_Given")
_Found = TypeVar("_Found")

Work = Callable[[], Coroutine[Any, Any, None] | None]
"""What is to be done; None where whoever was to do it has left memory."""


def weakly(method: Callable[_Given, _Found]) -> Callable[_Given, _Found | None]:
    """A bound method that does not keep its object in memory, and does nothing once that has gone.

    For a part that calls back the whole: else only the collector could forget the two, and a busy server spares itself
    the collector.
    """
    known = WeakMethod(method)

    def call(*given: _Given.args, **named: _Given.kwargs) -> _Found | None:
        found = known()
        return found(*given, **named) if found is not None else None

    return call


class Tasks:
    """Work that was started and that nobody waits for."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Work) -> None:
        wanted = work()
        if wanted is None:
            return
        task = asyncio.get_running_loop().create_task(wanted)
        self._running.add(task)
        task.add_done_callback(self._running.discard)


class Alarm:
    """Rings once at the time it is set to; set again, the earlier setting counts no more."""

    def __init__(self, tasks: Tasks, ring: Work) -> None:
        self._tasks = tasks
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self.due: int | None = None
        """When it rings, in milliseconds since 1970; None when it is off."""

    def set(self, due: int | None, now: int) -> None:
        """Ring at ``due``, at once when that is past; with None do not ring."""
        self.off()
        if due is not None:
            self.due = due
            seconds = max(0.0, (due - now) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._tasks.start, self._ring)

    def off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.due = None


class Expected:
    """People whose browser is gone, or not here yet, and who are not away yet; by the hash of each one's secret."""

    def __init__(self, tasks: Tasks) -> None:
        self._tasks = tasks
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        return len(self._timers)

    def __contains__(self, token: str) -> bool:
        return token in self._timers

    def expect(self, token: str, within: int, else_do: Work) -> None:
        """Do something unless `found` is called within so many milliseconds."""
        self.found(token)
        loop = asyncio.get_running_loop()
        self._timers[token] = loop.call_later(within / 1000, self._tasks.start, else_do)

    def found(self, token: str) -> None:
        """Somebody is here, or need not be expected any more."""
        timer = self._timers.pop(token, None)
        if timer is not None:
            timer.cancel()

    def nobody(self) -> None:
        for token in list(self._timers):
            self.found(token)
