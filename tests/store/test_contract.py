"""What every store keeps to: the same tests for the one in memory and the one on disk."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from chautari.store import Append, CodeTaken, Conflict, Packed, Packing, Store, StoreFailed, TableRow
from chautari.store.memory import MemoryStore
from chautari.store.sqlite import SqliteStore

Story = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite"])
def tell(request, tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story on a fresh store."""

    def run(story: Story) -> None:
        async def whole() -> None:
            store: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "chautari.db")
            try:
                await story(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run


def entry(table: str, after: int, *bodies: bytes, due: int | None = None, code: str = "", at: int = 0) -> Append:
    return Append(table, after, bodies or (b"{}",), at, due, code, at + 100 if code else 0)


def test_what_was_appended_is_read_in_order_and_from_any_point(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, b"1", b"2"))
        await store.append(entry("t", 2, b"3"))
        assert await store.read("t") == [b"1", b"2", b"3"]
        assert await store.read("t", after=2) == [b"3"]
        assert await store.read("t", after=3) == []
        assert await store.read("other") == []

    tell(story)


@pytest.mark.parametrize("after", [0, 1, 3])
def test_only_who_knows_the_last_entry_may_append(tell, after: int) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, b"1", b"2"))
        with pytest.raises(Conflict):
            await store.append(entry("t", after, b"x"))
        assert await store.read("t") == [b"1", b"2"]

    tell(story)


def test_a_log_that_was_never_opened_takes_no_entry(tell) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append(entry("nowhere", 1, b"x"))
        assert await store.read("nowhere") == []

    tell(story)


def test_of_many_who_append_at_once_one_wins(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0))
        tries = [store.append(entry("t", 1, str(n).encode())) for n in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
        winner = outcomes.index(None)
        assert await store.read("t", after=1) == [str(winner).encode()]

    tell(story)


def test_tables_are_due_in_their_order_and_until_somebody_says_otherwise(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("late", 0, due=300))
        await store.append(entry("soon", 0, due=100))
        await store.append(entry("never", 0))
        assert await store.due(99) == []
        assert await store.due(300) == ["soon", "late"]
        assert await store.due(300, limit=1) == ["soon"]
        await store.append(entry("soon", 1))
        assert await store.due(300) == ["late"]

    tell(story)


def test_a_conflict_leaves_the_due_time_alone(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, due=100))
        with pytest.raises(Conflict):
            await store.append(entry("t", 0, due=None))
        assert await store.due(100) == ["t"]

    tell(story)


def test_a_code_leads_to_its_table_until_it_runs_out(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, code="HATTI3", at=1000))
        assert await store.table_of("HATTI3", 1099) == "t"
        assert await store.table_of("HATTI3", 1100) is None
        assert await store.table_of("YAK444", 1000) is None

    tell(story)


def test_a_code_belongs_to_one_table_at_a_time(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, code="HATTI3", at=1000))
        with pytest.raises(CodeTaken):
            await store.append(entry("u", 0, code="HATTI3", at=1050))
        assert await store.read("u") == []
        await store.append(entry("u", 0, code="HATTI3", at=1100))
        assert await store.table_of("HATTI3", 1150) == "u"

    tell(story)


def test_tables_are_listed_page_by_page(tell) -> None:
    async def story(store: Store) -> None:
        for name in ("b", "a", "c"):
            await store.append(entry(name, 0, b"1", b"2", due=5))
        first = await store.tables(limit=2)
        assert [(row.table, row.last, row.due) for row in first] == [("a", 2, 5), ("b", 2, 5)]
        assert [row.table for row in await store.tables(after="b")] == ["c"]

    tell(story)


def test_a_listing_says_when_a_table_was_last_written_to(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, at=1000))
        await store.append(entry("t", 1, at=2000))
        assert await store.tables() == [TableRow("t", 2, None, 2000, False)]

    tell(story)


def test_tables_that_moved_on_or_are_no_more_are_told_from_the_others(tell) -> None:
    async def story(store: Store) -> None:
        for name in ("as-known", "grown"):
            await store.append(entry(name, 0, b"1", b"2"))
        await store.append(entry("grown", 2, b"3"))
        assert await store.moved_on({"as-known": 2, "grown": 2, "gone": 5}) == ["gone", "grown"]
        assert await store.moved_on({}) == []

    tell(story)


def packing(table: str, after: int, *records: bytes) -> Packing:
    return Packing(table, after, Packed(b'{"game":"jutpatti"}', records))


def test_a_packed_table_has_its_records_and_no_log_and_takes_no_entry(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, b"1", b"2", due=50, code="HATTI3", at=1000))
        await store.pack(packing("t", 2, b"first", b"\x00\xff"))
        assert await store.read("t") == []
        assert await store.packed("t") == Packed(b'{"game":"jutpatti"}', [b"first", b"\x00\xff"])
        assert await store.due(1_000_000) == []
        assert await store.table_of("HATTI3", 1000) is None
        assert await store.tables() == [TableRow("t", 0, None, 1000, True)]
        assert await store.moved_on({"t": 2}) == ["t"]
        for after in (0, 2, 1):
            with pytest.raises(Conflict):
                await store.append(entry("t", after))
        with pytest.raises(Conflict):
            await store.pack(packing("t", 0))
        assert (await store.packed("t") or Packed(b"", [])).records == [b"first", b"\x00\xff"]

    tell(story)


def test_a_table_that_was_played_on_is_not_packed(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, b"1", code="HATTI3", at=1000))
        await store.append(entry("t", 1, b"2", at=1001))
        for after in (0, 1, 3):
            with pytest.raises(Conflict):
                await store.pack(packing("t", after, b"first"))
        with pytest.raises(Conflict):
            await store.pack(packing("nowhere", 1))
        assert await store.packed("t") is None
        assert await store.read("t") == [b"1", b"2"]
        assert await store.table_of("HATTI3", 1000) == "t"

    tell(story)


@pytest.mark.parametrize("first", ["log", "packed"])
def test_a_forgotten_table_is_gone_with_its_codes_and_its_records(tell, first: str) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, b"1", code="HATTI3", at=1000))
        await store.append(entry("u", 0, b"1"))
        if first == "packed":
            await store.pack(packing("t", 1, b"first"))
        row, _ = await store.tables()
        await store.forget(row)
        assert [row.table for row in await store.tables()] == ["u"]
        assert await store.read("t") == []
        assert await store.packed("t") is None
        assert await store.table_of("HATTI3", 1000) is None
        with pytest.raises(Conflict):
            await store.forget(row)
        with pytest.raises(Conflict):
            await store.append(entry("t", 1))
        # Its code, and even its name, are anybody's again.
        await store.append(entry("t", 0, b"new", code="HATTI3", at=1000))
        assert await store.read("t") == [b"new"]
        assert await store.packed("t") is None

    tell(story)


def test_a_table_that_was_played_on_is_not_forgotten(tell) -> None:
    async def story(store: Store) -> None:
        await store.append(entry("t", 0, b"1"))
        (row,) = await store.tables()
        await store.append(entry("t", 1, b"2"))
        with pytest.raises(Conflict):
            await store.forget(row)
        assert await store.read("t") == [b"1", b"2"]

    tell(story)


def test_servers_know_of_each_other_until_they_go_or_fall_silent(tell) -> None:
    async def story(store: Store) -> None:
        assert await store.beat("a", 0, 100) == []
        assert await store.beat("b", 10, 110) == ["a"]
        assert await store.beat("a", 50, 150) == ["b"]
        assert await store.beat("a", 110, 210) == []
        assert await store.beat("b", 120, 220) == ["a"]
        assert await store.beat("b", 130, 130) == ["a"]
        assert await store.beat("a", 131, 231) == []

    tell(story)


def test_bytes_come_back_as_they_were_whatever_the_text(tell) -> None:
    body = '{"name":"सीता \\" \\\\ \U0001f0a1","n":0.1}'.encode()

    async def story(store: Store) -> None:
        await store.append(entry("t", 0, body))
        await store.append(entry("t", 1, body))
        assert await store.read("t") == [body, body]

    tell(story)


def test_a_closed_store_says_so(tell) -> None:
    async def story(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreFailed, match="closed"):
            await store.append(entry("t", 0))

    tell(story)
