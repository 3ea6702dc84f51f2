"""The store on disk against the one in memory, under any order of appends, reads and reopenings."""

import asyncio
import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from chautari.store import Append, CodeTaken, Conflict, Packed, Packing, Store
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore

TABLES = st.sampled_from(["a", "b", "c"])
DUE = st.none() | st.integers(0, 50)
APPENDS = st.builds(
    Append,
    table=TABLES,
    after=st.integers(0, 6),
    bodies=st.lists(st.sampled_from([b"1", b"2", '"\u0905"'.encode()]), min_size=1, max_size=3),
    at=st.integers(0, 50),
    due=DUE,
    code=st.sampled_from(["", "", "X", "Y"]),
    code_until=st.integers(0, 100),
)


async def outcome(store: Store, append: Append) -> str:
    try:
        await store.append(append)
    except (Conflict, CodeTaken) as refused:
        return type(refused).__name__
    return "written"


class OnDiskAsInMemory(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.model = MemoryStore()
        self.open()

    def open(self) -> None:
        self.disk = SqliteStore(Path(self.folder.name, "chautari.db"))

    @rule(append=APPENDS)
    def one(self, append: Append) -> None:
        assert self.run(outcome(self.disk, append)) == self.run(outcome(self.model, append))

    @rule(appends=st.lists(APPENDS, min_size=2, max_size=6))
    def many_at_once(self, appends: list[Append]) -> None:
        async def all_of(store: Store) -> list[str]:
            return await asyncio.gather(*(outcome(store, append) for append in appends))

        assert self.run(all_of(self.disk)) == self.run(all_of(self.model))

    @rule(table=TABLES, after=st.integers(0, 6), records=st.lists(st.binary(max_size=3), max_size=2))
    def pack(self, table: str, after: int, records: list[bytes]) -> None:
        async def packed(store: Store) -> str:
            try:
                await store.pack(Packing(table, after, Packed(b"{}", records)))
            except Conflict:
                return "Conflict"
            return "packed"

        assert self.run(packed(self.disk)) == self.run(packed(self.model))

    @rule(which=st.integers(0, 2))
    def forget(self, which: int) -> None:
        async def forgotten(store: Store) -> None:
            rows = await store.tables()
            if which < len(rows):
                await store.forget(rows[which])

        self.run(forgotten(self.disk))
        self.run(forgotten(self.model))

    @rule()
    def reopen(self) -> None:
        self.run(self.disk.close())
        self.open()

    @rule(now=st.integers(0, 120))
    def codes(self, now: int) -> None:
        for code in ("X", "Y"):
            assert self.run(self.disk.table_of(code, now)) == self.run(self.model.table_of(code, now))

    @invariant()
    def same(self) -> None:
        assert self.run(self.disk.tables()) == self.run(self.model.tables())
        assert self.run(self.disk.due(50)) == self.run(self.model.due(50))
        for table in ("a", "b", "c"):
            assert self.run(self.disk.read(table)) == self.run(self.model.read(table))
            assert self.run(self.disk.packed(table)) == self.run(self.model.packed(table))

    def run(self, waited):
        return self.loop.run_until_complete(waited)

    def teardown(self) -> None:
        self.run(self.disk.close())
        self.loop.close()
        self.folder.cleanup()


TestOnDiskAsInMemory = OnDiskAsInMemory.TestCase
TestOnDiskAsInMemory.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
