"""The thread that writes: appends in as few commits as the disk allows, and errands between them.

Each commit takes everything that queued while the last one ran (group commit), so a busy server pays for one
`fsync` where a naive one pays for hundreds. Whoever waits is woken only after the commit that holds its entries.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from chautari.store.contract import Append, Committed, StoreFailed
from chautari.store.file import File

LARGEST_COMMIT: Final = 1024
"""Appends in one transaction at most, so that nobody waits long in a rush."""

Outcome = Exception | None

_Found = TypeVar("_Found")


class _Waiting(NamedTuple):
    append: Append
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[None]


class _Errand(NamedTuple):
    do: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]


class Writer:
    """A thread and its connection. ``commit`` writes appends in one transaction: one outcome for each."""

    def __init__(self, file: File, commit: Callable[[sqlite3.Connection, list[Append]], list[Outcome]]) -> None:
        self.file = file
        self.committed: Committed = lambda appends, seconds: None
        self._commit = commit
        self._gathering: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        self._queue: queue.SimpleQueue[list[_Waiting] | _Errand | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write_until_closed, name="chautari-write", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        self._refuse_when_closed()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        waiting = self._gathering.setdefault(loop, [])
        if not waiting:
            loop.call_soon(self._hand_over, loop)
        waiting.append(_Waiting(append, loop, answer))
        await answer

    async def run(self, errand: Callable[[sqlite3.Connection], _Found]) -> _Found:
        """Let the thread do something on its connection, in no transaction. Raises what it raises, or StoreFailed."""
        self._refuse_when_closed()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_Found] = loop.create_future()
        self._queue.put(_Errand(errand, loop, answer))
        return await answer

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        self._closed = True
        for loop in list(self._gathering):
            self._hand_over(loop)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise StoreFailed("closed", "the store is closed")

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the thread what one turn of an event loop asked for: waking a thread costs more than a row."""
        gathered = self._gathering.pop(loop, None)
        if gathered:
            self._queue.put(gathered)

    # --- in the thread ----------------------------------------------------------------------------------------

    def _write_until_closed(self) -> None:
        while True:
            batch: list[_Waiting] = []
            asked = self._queue.get()
            while isinstance(asked, list):
                batch += asked
                if len(batch) >= LARGEST_COMMIT or self._queue.empty():
                    break
                asked = self._queue.get()
            if batch:
                _tell(batch, self._write([w.append for w in batch]))
            if asked is None:
                break
            if isinstance(asked, _Errand):
                _do(asked, self.file)
        self.file.close()

    def _write(self, appends: list[Append]) -> list[Outcome]:
        began = time.perf_counter()
        try:
            outcomes = self.file.use(lambda connection: self._commit(connection, appends))
        except Exception as failed:
            # Whatever it is, the thread lives on: a store without one would never answer anybody again.
            return [failed if isinstance(failed, StoreFailed) else StoreFailed("broken", type(failed).__name__)] * len(
                appends
            )
        self.committed(len(appends), time.perf_counter() - began)
        return outcomes


def _tell(batch: list[_Waiting], outcomes: list[Outcome]) -> None:
    """Wake those who wait, each event loop once."""
    for loop in {w.loop for w in batch}:
        news = [(w.answer, outcome) for w, outcome in zip(batch, outcomes, strict=True) if w.loop is loop]
        _call(loop, _settle, news)


def _settle(news: list[tuple[asyncio.Future[None], Outcome]]) -> None:
    for answer, outcome in news:
        _give(answer, None, outcome)


def _do(errand: _Errand, file: File) -> None:
    found: Any = None
    failed: Outcome = None
    try:
        found = file.use(errand.do)
    except Exception as error:
        failed = error
    _call(errand.loop, _give, errand.answer, found, failed)


def _give(answer: asyncio.Future[Any], found: Any, failed: Outcome) -> None:
    if answer.done():
        return
    if failed is None:
        answer.set_result(found)
    else:
        answer.set_exception(failed)


def _call(loop: asyncio.AbstractEventLoop, told: Callable[..., None], *what: Any) -> None:
    try:
        loop.call_soon_threadsafe(told, *what)
    except RuntimeError:
        # That loop is closed: nobody waits there any more.
        return
