"""Our server for the benches: ``python -m bench.serving DATABASE`` or, with the commit left out, without DATABASE.

Prints ``{"port": …}``, and at each line on standard input what it has used: ``{"cpu": seconds, "memory": bytes,
"tasks", "files", "tables", "full"}``, ``full`` being how often the collector has looked at all there is. The line
``collect`` lets it do so first. ``CHAUTARI_BENCH_IDLE_MS`` is how long a table with nobody at it stays in memory.
"""

import asyncio
import gc
import json
import os
import sys
import threading
import time
from pathlib import Path

import uvicorn
import uvloop

from chautari.store import Append, Store
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore
from chautari.table import tables
from chautari.web.app import House, create_app
from chautari.web.server import UVICORN, bound, spare_the_collector
from chautari.web.settings import Settings

UNLIMITED = Settings(
    opens_a_minute=0,
    opens_a_day=0,
    joins_a_minute=0,
    codes_a_minute=0,
    records_a_minute=0,
    requests_a_minute=0,
    sockets=0,
    sockets_in_all=0,
    hello_seconds=0,
    messages_a_second=0,
    thinking=0,
)


class Forgetful(MemoryStore):
    """Says that it has written and has not: what the server would do if nothing had to be durable."""

    async def append(self, append: Append) -> None:
        if append.after == 0:
            await super().append(append)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [] if after else await super().read(table)


def memory() -> int:
    """Bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def answer(app: House, loops: list[asyncio.AbstractEventLoop]) -> None:
    full = 0

    def count(phase: str, about: dict[str, int]) -> None:
        nonlocal full
        full += phase == "stop" and about["generation"] == 2

    gc.callbacks.append(count)
    for line in sys.stdin:
        if line.startswith("collect"):
            gc.collect()
        used = {
            "cpu": time.process_time(),
            "memory": memory(),
            "tasks": sum(len(asyncio.all_tasks(loop)) for loop in loops),
            "files": len(os.listdir("/proc/self/fd")),
            "tables": app.state.tables.in_memory,
            "full": full,
        }
        print(json.dumps(used), flush=True)
    os._exit(0)


def main(arguments: list[str]) -> None:
    store: Store = SqliteStore(arguments[0]) if arguments else Forgetful()
    idle = os.environ.get("CHAUTARI_BENCH_IDLE_MS")
    if idle is not None:
        tables.IDLE_MS = int(idle)  # type: ignore[misc]
    socket = bound("127.0.0.1", 0)
    app = create_app(store, UNLIMITED)
    loops: list[asyncio.AbstractEventLoop] = []
    threading.Thread(target=answer, args=(app, loops), daemon=True).start()
    print(json.dumps({"port": socket.getsockname()[1]}), flush=True)
    spare_the_collector()

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await uvicorn.Server(uvicorn.Config(app, **UVICORN)).serve([socket])

    uvloop.run(serve())


if __name__ == "__main__":
    main(sys.argv[1:])
