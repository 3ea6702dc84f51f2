"""What every store keeps to: the same tests for the one in memory and the one on disk."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from chautari.store import Append, CodeTaken, Conflict, Store, StoreFailed
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
