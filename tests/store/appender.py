"""Appends to a few logs as fast as it can and prints each one that it was told is there; made to be killed."""

import asyncio
import sys

from chautari.store import Append
from chautari.store.sqlite import SqliteStore


async def keep_appending(store: SqliteStore, table: str) -> None:
    for seq in range(1_000_000):
        await store.append(Append(table, seq, [f'"{table} {seq + 1}"'.encode()], 0, seq))
        print(table, seq + 1, flush=True)


async def main(path: str) -> None:
    store = SqliteStore(path)
    await asyncio.gather(*(keep_appending(store, f"table{n}") for n in range(8)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
