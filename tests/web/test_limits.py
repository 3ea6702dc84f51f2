"""What a stranger may send and open: for each limit that it holds, that it is counted, and that it is for one address.

The server here believes its proxy, so that each test comes from an address of its own.
"""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from chautari.web import limits as of_limits
from chautari.web.limits import Limit, Places, Rate, TooMany
from chautari.web.settings import Settings
from tests.served import Served
from tests.web.visitor import Visitor, ask

STRICT = {
    "TRUST_PROXY": "1",
    "OPENS_A_MINUTE": "3",
    "JOINS_A_MINUTE": "2",
    "CODES_A_MINUTE": "3",
    "WRONG_CODES_A_MINUTE": "8",
    "RECORDS_A_MINUTE": "2",
    "HINTS_A_MINUTE": "2",
    "REQUESTS_A_MINUTE": "30",
    "REQUEST_SECONDS": "2",
    "BODY_BYTES": "2000",
    "SOCKETS": "3",
    "SOCKETS_A_TABLE": "5",
    "SPECTATORS": "2",
    "HELLO_SECONDS": "3",
    "MESSAGES_A_SECOND": "5",
    "MESSAGE_BYTES": "300",
    "BAD_MESSAGES": "3",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    before = dict(os.environ)
    os.environ.update({f"CHAUTARI_{name}": value for name, value in STRICT.items()})
    served = Served(tmp_path_factory.mktemp("strict"))
    try:
        served.start()
        yield served
    finally:
        served.kill()
        os.environ.clear()
        os.environ.update(before)


def hits(server: Served, limit: str) -> int:
    """How often a limit was hit, as the metrics tell."""
    with urlopen(f"{server.url}metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    start = f'chautari_limit_hits_total{{limit="{limit}"}} '
    return next((int(float(line.removeprefix(start))) for line in lines if line.startswith(start)), 0)


def from_(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def opened(server: Served, address: str, **wanted: Any) -> dict[str, Any]:
    body = {"game": "jutpatti", "way": "friends", "seats": 3, **wanted}
    status, table = ask(f"{server.url}api/tables", body, from_(address))
    assert status == 201, table
    return dict(table)


TABLE = {"game": "jutpatti", "way": "friends"}


@pytest.mark.parametrize(
    ("limit", "allowed", "path", "body"),
    [
        ("opens_a_minute", 3, "api/tables", TABLE),
        ("joins_a_minute", 2, "api/tables/TABLE/seats", {}),
        ("records_a_minute", 2, "api/tables/TABLE/records", None),
        ("hints_a_minute", 2, "api/tables/TABLE/hint", None),
        ("requests_a_minute", 30, "api/games", None),
    ],
)
def test_one_address_may_ask_so_often_and_another_still_may(
    strict: Served, limit: str, allowed: int, path: str, body: object
) -> None:
    table = opened(strict, f"{limit}-host")["table"]
    before = hits(strict, limit)
    url = f"{strict.url}{path.replace('TABLE', table)}"
    answers = [ask(url, body, from_(limit))[0] for _ in range(allowed)]
    assert 429 not in answers
    # A machine so slow that the allowance grows while it is used up asks a few times more.
    refused = (ask(url, body, from_(limit))[0] == 429 for _ in range(allowed))
    assert any(refused)
    assert hits(strict, limit) == before + 1
    assert ask(url, body, from_(f"{limit}-other"))[0] != 429


def test_who_is_told_to_wait_is_told_how_long(strict: Served) -> None:
    for _ in range(3):
        opened(strict, "198.51.100.7")
    status, problem = ask(f"{strict.url}api/tables", TABLE, from_("198.51.100.7"))
    assert (status, problem["reason"]) == (429, "too_many")
    assert 1 <= problem["facts"]["seconds"] <= 20


def test_the_files_of_a_page_and_the_health_do_not_count_as_requests(strict: Served) -> None:
    for _ in range(35):
        assert ask(f"{strict.url}healthz", headers=from_("192.0.2.1"))[0] == 200
    assert ask(f"{strict.url}api/games", headers=from_("192.0.2.1"))[0] == 200


def test_codes_are_guessed_slowly_from_one_address_and_from_all_together(strict: Served) -> None:
    def guess(address: str) -> int:
        return int(ask(f"{strict.url}api/codes", {"code": "AAAAAA"}, from_(address))[0])

    assert [guess("guesser") for _ in range(4)] == [404, 404, 404, 429]
    assert hits(strict, "codes_a_minute") == 1
    answers = [guess(f"guesser-{n}") for n in range(12)]
    assert answers[0] == 404
    assert 429 in answers
    assert hits(strict, "wrong_codes_a_minute") >= 1


def test_a_request_may_not_be_larger_than_said(strict: Served) -> None:
    before = hits(strict, "body_bytes")
    for path, kind in (("api/tables", "application/json"), ("open", "application/x-www-form-urlencoded")):
        answer = ask(f"{strict.url}{path}", raw=b"x" * 3000, headers={"Content-Type": kind, **from_("large")})
        assert answer[0] == 413, path
    assert hits(strict, "body_bytes") == before + 2


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_another_sites_page_could_send_unasked_is_no_request_to_the_api(strict: Served, kind: str) -> None:
    table = opened(strict, f"json-{kind}")["table"]
    for path in ("api/tables", "api/codes", f"api/tables/{table}/seats"):
        status, _ = ask(
            f"{strict.url}{path}", raw=b'{"game":"jutpatti"}', headers={"Content-Type": kind, **from_(kind)}
        )
        assert status == 415, path


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "APPLICATION/JSON"])
def test_json_is_json_however_its_type_is_written(strict: Served, kind: str) -> None:
    headers = {"Content-Type": kind, **from_(kind)}
    assert ask(f"{strict.url}api/tables", TABLE, headers)[0] == 201


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null", "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": "null"}, 200),
        ({}, 200),
    ],
)
def test_a_form_of_another_sites_page_opens_no_table(strict: Served, headers: dict[str, str], status: int) -> None:
    form = b"game=jutpatti&way=friends"
    kind = {"Content-Type": "application/x-www-form-urlencoded", **from_(f"form-{headers}")}
    # What is opened leads on to the table's page.
    assert ask(f"{strict.url}open", raw=form, headers=kind | headers)[0] == status


POST = b"POST /api/codes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: lo", POST + b"{"], ids=range(4))
def test_a_line_on_which_nothing_whole_is_asked_is_closed(strict: Served, said: bytes) -> None:
    before = hits(strict, "request_seconds")
    with socket.create_connection(("127.0.0.1", strict.port), timeout=20) as line:
        line.sendall(said)
        assert line.recv(100) == b""
    assert hits(strict, "request_seconds") == before + 1


def test_a_line_on_which_something_is_asked_again_and_again_stays(strict: Served) -> None:
    before = hits(strict, "request_seconds")
    with socket.create_connection(("127.0.0.1", strict.port), timeout=20) as line:
        for _ in range(4):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200")
            time.sleep(0.8)
    assert hits(strict, "request_seconds") == before


# --- sockets ----------------------------------------------------------------------------------------------------------


def visitor(server: Served, table: dict[str, Any], seat: int | None = None) -> Visitor:
    return Visitor(server.url, table["table"], table["seats"][seat]["token"] if seat is not None else None)


async def refused(server: Served, table: dict[str, Any], address: str) -> bool:
    """Whether a socket from an address is told that there are too many, and closed."""
    one = visitor(server, table)
    await one.connect(additional_headers=from_(address))
    with contextlib.suppress(ConnectionClosed):
        await one.say({"type": "hello"})
    answer = await one.next()
    if answer["type"] != "error":
        return False
    assert answer["reason"] == "too_many"
    assert await one.closed() == 4429
    return True


def test_one_address_may_have_so_many_sockets_and_more_when_some_are_closed(strict: Served) -> None:
    async def story() -> None:
        table = opened(strict, "host-a")
        tables = [opened(strict, "host-a") for _ in range(2)] + [table]
        first = [visitor(strict, each, 0) for each in tables]
        for one in first:
            await one.come(additional_headers=from_("203.0.113.5"))
        assert await refused(strict, table, "203.0.113.5")
        assert hits(strict, "sockets") == 1
        assert not await refused(strict, table, "203.0.113.6")
        await first[0].leave()
        await asyncio.sleep(0.2)
        assert not await refused(strict, table, "203.0.113.5")

    asyncio.run(story())


def test_at_one_table_there_are_so_many_sockets_and_spectators(strict: Served) -> None:
    async def story() -> None:
        table = opened(strict, "host-b")
        watching = [visitor(strict, table) for _ in range(2)]
        for n, one in enumerate(watching):
            await one.come(additional_headers=from_(f"198.18.0.{n}"))
        assert await refused(strict, table, "198.18.0.3")
        assert hits(strict, "spectators") == 1
        host = visitor(strict, table, 0)
        await host.come(additional_headers=from_("198.18.0.4"))
        await host.leave()
        # Some who say nothing at all take places, too, but keep nobody from a seat: the oldest of them gives way.
        silent = [visitor(strict, table) for _ in range(3)]
        for n, one in enumerate(silent):
            await one.connect(additional_headers=from_(f"198.18.1.{n}"))
        await host.come(additional_headers=from_("198.18.0.4"))
        assert hits(strict, "sockets_a_table") == 1
        assert await silent[0].closed() == 4429
        assert await silent[1].closed() == 4408
        assert hits(strict, "hello_seconds") >= 1
        for one in (*watching, host):
            await one.leave()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("limit", "frames", "reason", "code"),
    [
        ("messages_a_second", ['{"type":"ping"}'] * 40, "too_fast", 4429),
        ("message_bytes", ['{"type":"rename","id":"a","name":"' + "n" * 300 + '"}'], "too_large", 1009),
        ("bad_messages", ["?"] * 3, "not_json", 4400),
    ],
)
def test_a_socket_that_says_too_much_is_closed_and_the_table_goes_on(
    strict: Served, limit: str, frames: list[str], reason: str, code: int
) -> None:
    async def story() -> None:
        table = opened(strict, f"host-{limit}")
        before = hits(strict, limit)
        host = visitor(strict, table, 0)
        await host.come(additional_headers=from_(limit))
        for frame in frames:
            await host.socket.send(frame)
        assert await host.closed() == code
        assert host.heard[-1]["reason"] == reason
        assert hits(strict, limit) == before + 1
        again = visitor(strict, table, 0)
        assert (await again.come(additional_headers=from_(limit)))["seat"] == 0
        await again.leave()

    asyncio.run(story())


# --- whose address ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:9:2::1", "2001:db8:9:3::1", False),
        ("[2001:db8:7:2::1]:4711", "2001:db8:7:2::3", True),
        ("203.0.113.77:4711", "203.0.113.77", True),
        ("::ffff:203.0.113.78", "203.0.113.78", True),
        ("203.0.113.79", "203.0.113.80", False),
        ("9.9.9.9, 203.0.113.81", "203.0.113.81", True),
    ],
)
def test_a_household_counts_as_one_address_and_neighbours_do_not(
    strict: Served, one: str, other: str, same: bool
) -> None:
    for _ in range(3):
        opened(strict, one)
    status, _ = ask(f"{strict.url}api/tables", TABLE, from_(other))
    assert status == (429 if same else 201)


# --- the buckets themselves -------------------------------------------------------------------------------------------


class Hours:
    """A clock turned by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = time.monotonic()
        monkeypatch.setattr(of_limits, "monotonic", lambda: self.now)


def tries(limit: Limit, address: str, times: int) -> int:
    """How many of so many tries are let through."""
    let = 0
    for _ in range(times):
        try:
            limit.check(address)
            let += 1
        except TooMany:
            pass
    return let


def test_of_several_rates_each_holds_and_is_named_when_it_is_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hours(monkeypatch)
    hit: list[str] = []
    limit = Limit(hit.append, Rate("a_minute", 10, 60), Rate("a_day", 25, 86_400))
    assert tries(limit, "a", 11) == 10
    assert hit == ["a_minute"]
    clock.now += 60
    assert tries(limit, "a", 11) == 10
    clock.now += 60
    # The day's is used up before the minute's.
    assert tries(limit, "a", 11) == 5
    assert set(hit[2:]) == {"a_day"}
    clock.now += 86_400 / 25
    assert tries(limit, "a", 5) == 1
    assert tries(limit, "b", 11) == 10


def test_a_limit_of_nothing_is_no_limit() -> None:
    assert tries(Limit(lambda name: None, Rate("x", 0, 60)), "a", 10_000) == 10_000


def test_a_flood_of_addresses_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_limits, "MOST_KEPT", 100)
    limit = Limit(lambda name: None, Rate("x", 2, 60))
    for n in range(1000):
        limit.check(str(n))
    assert len(limit._buckets) <= 100
    assert tries(limit, "999", 2) == 1


def test_a_server_takes_so_many_sockets_in_all() -> None:
    hit: list[str] = []
    places = Places(hit.append, Settings(sockets_in_all=2))
    lines = {whose: partial(hit.append, whose) for whose in "abc"}
    assert places.enter("a", "t", lines["a"])
    assert places.enter("b", "u", lines["b"])
    assert not places.enter("c", "v", lines["c"])
    assert hit == ["sockets_in_all"]
    places.leave("a", "t", lines["a"])
    assert places.enter("c", "v", lines["c"])
    for whose, table in (("b", "u"), ("c", "v")):
        places.leave(whose, table, lines[whose])
    assert not places._open
    assert not places._silent


def test_at_a_full_table_the_oldest_line_that_said_nothing_makes_room_and_none_that_spoke() -> None:
    closed: list[str] = []
    places = Places(lambda name: None, Settings(sockets_a_table=2))
    lines = {whose: partial(closed.append, whose) for whose in "abcd"}
    assert places.enter("a", "t", lines["a"])
    assert places.enter("b", "t", lines["b"])
    places.spoke("t", lines["a"])
    assert places.enter("c", "t", lines["c"])
    assert closed == ["b"]
    places.leave("b", "t", lines["b"])
    places.spoke("t", lines["c"])
    assert not places.enter("d", "t", lines["d"])
    assert closed == ["b"]


@pytest.mark.parametrize(
    ("variable", "value"),
    [("CHAUTARI_SOCKETS", "many"), ("CHAUTARI_SOCKETS", "-1"), ("CHAUTARI_METRICS", "all"), ("CHAUTARI_LOGS", "xml")],
)
def test_a_setting_that_cannot_be_is_named(variable: str, value: str) -> None:
    with pytest.raises(ValueError, match=variable):
        Settings.from_environment({variable: value})


def test_every_setting_is_read_from_the_environment_and_described_for_hosts() -> None:
    told = (Path(__file__).parents[2] / "docs" / "hosts.md").read_text("utf-8")
    names = [f"CHAUTARI_{name.upper()}" for name in Settings._fields]
    assert [name for name in names if f"`{name}`" not in told] == []
    numbers = {name: "7" for name, default in Settings._field_defaults.items() if type(default) in (int, float)}
    read = Settings.from_environment({f"CHAUTARI_{name.upper()}": value for name, value in numbers.items()})
    assert all(getattr(read, name) == 7 for name in numbers)
    assert Settings.from_environment({}) == Settings()
