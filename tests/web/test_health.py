"""Whether a server lives, is ready, and what it counts, asked from outside while people play."""

import asyncio
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from chautari import __version__
from tests.served import Served
from tests.web.test_socket import play, two
from tests.web.visitor import Visitor, ask, joined, opened


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("CHAUTARI_THINKING", "0")
    monkeypatch.setenv("CHAUTARI_MESSAGES_A_SECOND", "0")
    served = Served(tmp_path)
    served.start()
    yield served
    served.kill()


def ready(server: Served) -> tuple[int, str]:
    status, answer = ask(f"{server.url}readyz")
    return status, answer["status"]


def eventually_ready(server: Served, wanted: tuple[int, str]) -> None:
    """Asks until the server answers so; it gives the same answer for a second."""
    until = time.monotonic() + 20
    while (found := ready(server)) != wanted:
        assert time.monotonic() < until, f"still {found}"
        time.sleep(0.1)


def numbers(server: Served) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every sample of the metrics, by name and labels."""
    status, text = ask(f"{server.url}metrics")
    assert status == 200
    families = text_string_to_metric_families(text)
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for family in families for s in family.samples}


def of(found: dict[Any, float], name: str, **labels: str) -> float:
    return found.get((f"chautari_{name}", tuple(sorted(labels.items()))), 0)


def test_a_server_is_ready_when_it_can_write_and_not_while_the_store_is_held(own: Served) -> None:
    eventually_ready(own, (200, "ready"))
    other = sqlite3.connect(own.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    eventually_ready(own, (503, "locked"))
    # It lives, and can be read from.
    assert ask(f"{own.url}healthz")[1]["status"] == "ok"
    other.execute("ROLLBACK")
    other.close()
    eventually_ready(own, (200, "ready"))


def test_a_server_that_stops_is_not_ready_any_more(own: Served) -> None:
    async def story() -> None:
        asha, bina, _ = await two(own)
        reader, writer = await asyncio.open_connection("127.0.0.1", own.port)

        async def still_asking() -> bytes:
            """What a balancer hears on a line that it has kept open."""
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return (await reader.readuntil(b"}")).partition(b"\r\n")[0]

        await asyncio.to_thread(eventually_ready, own, (200, "ready"))
        assert b"200" in await still_asking()
        assert own.process is not None
        own.process.send_signal(signal.SIGTERM)
        assert await asha.hear("goodbye")
        try:
            assert b"503" in await still_asking()
        except (asyncio.IncompleteReadError, ConnectionError):
            # The line was cut already, which says the same.
            pass
        writer.close()
        assert await asyncio.to_thread(own.process.wait, 20) == 0
        await bina.closed()

    asyncio.run(story())


def test_what_is_played_is_counted(own: Served) -> None:
    async def story() -> None:
        table = await opened(own.url, seats=3, options={"hands": 1, "cards": 5})
        given = await joined(own.url, table["table"])
        asha = Visitor(own.url, table["table"], table["seats"][0]["token"], "asha")
        bina = Visitor(own.url, table["table"], given["token"], "bina")
        await asha.come()
        await bina.come()
        await asha.command("deal")
        await asha.hear("update")
        await bina.hear("update")
        assert (await asha.command("move", seq=0, move="deck"))["type"] == "refused"
        during = await asyncio.to_thread(numbers, own)
        assert of(during, "sockets") == 2
        assert of(during, "tables_in_memory") == 1
        await asyncio.gather(play(asha), play(bina))
        made = sum(
            message["type"] == "accepted" and message["id"].startswith(visitor.name)
            for visitor in (asha, bina)
            for message in visitor.heard
        )
        await asha.leave()
        await bina.leave()
        await asyncio.sleep(0.5)
        found = await asyncio.to_thread(numbers, own)
        assert of(found, "sockets") == 0
        assert of(found, "tables_opened_total", game="jutpatti", way="friends") == 1
        assert of(found, "games_begun_total", game="jutpatti") == 1
        # All that the two did was to deal and to move.
        assert of(found, "moves_total", game="jutpatti", by="person") == made - 1
        assert of(found, "moves_total", game="jutpatti", by="computer") > 0
        assert of(found, "computer_seconds_count", game="jutpatti", level="steady") == of(
            found, "moves_total", game="jutpatti", by="computer"
        )
        assert of(found, "refusals_total", reason="stale") == 1
        assert (await asyncio.to_thread(ask, f"{own.url}api/tables/{table['table']}/seats", {}))[0] == 201
        assert (await asyncio.to_thread(ask, f"{own.url}api/tables/{table['table']}/seats", {}))[0] == 409
        again = await asyncio.to_thread(numbers, own)
        assert of(again, "refusals_total", reason="table_full") == 1
        assert of(found, "commit_seconds_count") == of(found, "commit_appends_count") > 0
        assert of(found, "commit_appends_sum") >= of(found, "commit_appends_count")
        assert any(name == "chautari_build_info" and ("version", __version__) in labels for name, labels in found)
        # No more is told than numbers of games, levels, reasons and limits.
        told = {label for name, labels in found if name.startswith("chautari_") for label, _ in labels}
        assert told <= {"game", "way", "by", "level", "reason", "limit", "le", "version", "rules", "python"}

    asyncio.run(story())


def test_the_numbers_are_for_this_machine_alone(own: Served) -> None:
    assert ask(f"{own.url}metrics")[0] == 200
    # Somebody's request that a proxy passes on, of which this server was not told.
    assert ask(f"{own.url}metrics", headers={"X-Forwarded-For": "203.0.113.9"})[0] == 404
    assert ask(f"{own.url}metrics", headers={"Forwarded": "for=203.0.113.9"})[0] == 404


@pytest.mark.parametrize(
    ("metrics", "whose", "status"),
    [("local", "203.0.113.9", 404), ("local", "127.0.0.1", 200), ("on", "203.0.113.9", 200), ("off", "127.0.0.1", 404)],
)
def test_behind_a_trusted_proxy_the_real_address_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, metrics: str, whose: str, status: int
) -> None:
    monkeypatch.setenv("CHAUTARI_TRUST_PROXY", "1")
    monkeypatch.setenv("CHAUTARI_METRICS", metrics)
    served = Served(tmp_path)
    try:
        served.start()
        assert ask(f"{served.url}metrics", headers={"X-Forwarded-For": whose})[0] == status
    finally:
        served.kill()
