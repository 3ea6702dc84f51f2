"""A real server, killed or told to stop under load: its people come back by themselves, and nothing is lost.

``python -m bench kills`` does the first two hundred times.
"""

import asyncio
from pathlib import Path

import pytest

from chautari.store.sqlite import SqliteStore
from chautari.table import entries as e
from chautari.table.entries import decode
from tests.faults.regulars import LOOSE, gathered, killed_again_and_again, stop, until_all, wrong_in
from tests.served import Served


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, value in LOOSE.items():
        monkeypatch.setenv(name, value)
    served = Served(tmp_path)
    served.start()
    yield served
    served.kill()


def test_kills_at_random_moments_lose_and_double_nothing(house: Served) -> None:
    async def story() -> None:
        people = await gathered(house, tables=4)
        assert await killed_again_and_again(house, people, times=4) == []
        assert sum(len(person.accepted) for person in people) > 20

    asyncio.run(story())


def test_a_deploy_under_load_loses_no_turn_and_the_clocks_stand_still(house: Served) -> None:
    """Turns have half a minute, and three stops take longer than people do: nobody's clock runs out."""

    async def story() -> None:
        people = await gathered(house, tables=4, settings={"turn_clock": 30, "away_after": 5}, pause=0.3)
        living = [asyncio.create_task(person.live()) for person in people]
        for _ in range(2):
            came = [person.came for person in people]
            await asyncio.sleep(2)
            assert await asyncio.to_thread(stop, house) == 0
            await asyncio.sleep(8)
            assert await wrong_in(house, people) == []
            accepted = sum(len(person.accepted) for person in people)
            await asyncio.to_thread(house.start)
            await asyncio.wait_for(until_all(people, [n + 1 for n in came], accepted + 8), 60)
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        assert all(person.goodbyes == ["restart", "restart"] for person in people)
        assert await asyncio.to_thread(stop, house) == 0
        store = SqliteStore(house.database)
        for table in {person.table_name for person in people}:
            log = [decode(body) for body in await store.read(table)]
            assert any(isinstance(entry, e.Paused) for entry in log)
            # Eight seconds without a server are more than the five after which the computer takes over.
            assert not any(isinstance(entry, e.TookOver) or getattr(entry, "clock", False) for entry in log)
        await store.close()

    asyncio.run(story())
