"""A table that was cleared away, as a browser and a program meet it."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from chautari.store import Append
from chautari.store.sqlite import SqliteStore
from tests.served import Served
from tests.web.test_socket import play, two
from tests.web.visitor import Visitor, ask

A_SECOND = str(1 / 86_400)


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("CHAUTARI_THINKING", "0")
    monkeypatch.setenv("CHAUTARI_MESSAGES_A_SECOND", "0")
    served = Served(tmp_path_factory.mktemp("old"))
    served.start()
    yield served
    served.kill()


def cleared(api: str) -> Any:
    """What a table's address answers once the table is cleared away, or after half a minute."""
    until = time.monotonic() + 30
    while (answer := ask(api))[0] == 200 and time.monotonic() < until:
        time.sleep(0.2)
    return answer


def test_a_cleared_table_says_so_and_gives_its_records(own: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        asha, bina, table = await two(own, options={"hands": 1})
        await asyncio.gather(play(asha), play(bina))
        await asha.leave()
        await bina.leave()
        headers = {"Authorization": f"Bearer {asha.token}"}
        api = f"{own.url}api/tables/{table}"
        _, listed = await asyncio.to_thread(ask, f"{api}/records")

        # They go home; a day later (here: a second) the server is started again.
        await asyncio.sleep(6)
        await asyncio.to_thread(own.kill)
        monkeypatch.setenv("CHAUTARI_PACK_AFTER_DAYS", A_SECOND)
        await asyncio.to_thread(own.start)
        answer = await asyncio.to_thread(cleared, api)

        assert (answer[0], answer[1]["reason"]) == (410, "table_closed")
        assert await asyncio.to_thread(ask, f"{api}/records") == (200, listed)
        status, record = await asyncio.to_thread(ask, f"{api}/records/1", None, headers)
        assert status == 200
        assert record.startswith("record = 1\n")
        status, problem = await asyncio.to_thread(ask, f"{api}/records/2")
        assert (status, problem["reason"]) == (404, "no_such_record")
        status, problem = await asyncio.to_thread(ask, f"{api}/records/2/replay")
        assert (status, problem["reason"]) == (404, "no_such_record")
        assert (await asyncio.to_thread(ask, f"{own.url}t/{table}/games/2"))[0] == 404
        status, problem = await asyncio.to_thread(ask, f"{api}/seats", {})
        assert (status, problem["reason"]) == (410, "table_closed")
        status, page = await asyncio.to_thread(ask, f"{own.url}t/{table}")
        assert status == 410
        assert f"../api/tables/{table}/records/1" in page
        assert "Asha, Bina" in page
        assert f'href="{table}/games/1"' in page
        assert (await asyncio.to_thread(ask, f"{own.url}t/{table}/games/1"))[0] == 200
        back = Visitor(own.url, table, asha.token)
        await back.connect()
        await back.say({"type": "hello", "token": asha.token})
        assert (await back.next())["reason"] == "table_closed"
        assert await back.closed() == 4411

    asyncio.run(story())


def test_a_table_that_a_newer_server_wrote_to_says_so_to_everybody_and_is_kept(own: Served) -> None:
    """Two servers share a file in the middle of an update, and this one is the older."""

    async def story() -> None:
        asha, bina, table = await two(own)
        store = SqliteStore(own.database)
        log = await store.read(table)
        await store.append(Append(table, len(log), [b'{"kind":"danced","at":1,"seat":0}'], 1, None))
        for visitor in (asha, bina):
            # Sent on, as when a server restarts: their browsers come back, and find the newer server in the end.
            assert (await visitor.hear("goodbye"))["reason"] == "restart"
        api = f"{own.url}api/tables/{table}"
        status, problem = await asyncio.to_thread(ask, api)
        assert (status, problem["reason"]) == (409, "newer_table")
        status, page = await asyncio.to_thread(ask, f"{own.url}t/{table}")
        assert status == 409
        assert "goes on with a newer Chautari" in page
        back = Visitor(own.url, table, asha.token)
        await back.connect()
        await back.say({"type": "hello", "token": asha.token})
        assert (await back.next())["reason"] == "newer_table"
        assert await back.closed() == 4426
        assert len(await store.read(table)) == len(log) + 1
        # Other tables are played at here as before.
        again, _, _ = await two(own)
        assert (await again.command("rename", name="Asha"))["type"] == "accepted"
        await store.close()

    asyncio.run(story())
