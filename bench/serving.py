"""Our server for the benches: ``python -m bench.serving DATABASE`` or, with the commit left out, without DATABASE.

Prints ``{"port": …}``, and at each line on standard input what it has used: ``{"cpu": seconds, "memory": bytes}``.
"""

import json
import os
import sys
import threading
import time
from pathlib import Path

import uvicorn

from chautari.store import Append, Store
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore
from chautari.web.app import create_app
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


def answer() -> None:
    for _ in sys.stdin:
        print(json.dumps({"cpu": time.process_time(), "memory": memory()}), flush=True)
    os._exit(0)


def main(arguments: list[str]) -> None:
    store: Store = SqliteStore(arguments[0]) if arguments else Forgetful()
    socket = bound("127.0.0.1", 0)
    threading.Thread(target=answer, daemon=True).start()
    print(json.dumps({"port": socket.getsockname()[1]}), flush=True)
    app = create_app(store, UNLIMITED)
    spare_the_collector()
    uvicorn.Server(uvicorn.Config(app, **UVICORN)).run([socket])


if __name__ == "__main__":
    main(sys.argv[1:])
