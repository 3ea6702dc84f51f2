"""Over real sockets: what people agree on, a seat handed over, a table behind a curtain, a clock across a restart."""

import asyncio
import secrets
import signal
from collections.abc import Iterator

import pytest

from chautari.table.entries import Paused, Resumed
from tests.served import Served
from tests.web.test_socket import two
from tests.web.test_two_servers import log_of
from tests.web.visitor import Visitor, ask, joined, opened


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of one's own, to be stopped and started again."""
    served = Served(tmp_path_factory.mktemp("own"))
    try:
        served.start()
        yield served
    finally:
        served.kill()


def test_a_throw_is_taken_back_by_agreement(house: Served) -> None:
    async def story() -> None:
        asha, bina, _ = await two(house)
        who, other = (asha, bina) if asha.view["legal"] else (bina, asha)
        await who.move("deck")
        await who.hear("update")
        before = who.view
        await who.move()
        await who.hear("update")
        assert who.table["undo"] == who.view["seat"]
        asked = await who.command("ask", what="undo")
        while not other.table["asks"]:
            await other.next()
        assert other.table["asks"][0]["number"] == asked["seq"]
        assert (await other.command("answer", ask=asked["seq"], yes=True))["type"] == "accepted"
        welcome = await who.hear("welcome")
        assert welcome["view"] == before
        assert [each["kind"] for each in welcome["news"]] == ["undone"]
        assert (await who.move())["type"] == "accepted"
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_a_seat_goes_to_who_comes_with_the_secret(house: Served) -> None:
    async def story() -> None:
        asha, bina, table = await two(house)
        secret = secrets.token_urlsafe(32)
        assert (await bina.command("hand_over", token=secret))["type"] == "accepted"
        chandra = Visitor(house.url, table, secret, "chandra")
        welcome = await chandra.come()
        assert welcome["seat"] == 1
        assert chandra.view["hands"][1]["cards"]
        assert await bina.closed() == 4410
        assert bina.heard[-1] == {"type": "goodbye", "reason": "handed"}
        assert (await chandra.command("say", phrase="namaste"))["type"] == "accepted"
        while not any(each["kind"] == "said" for each in asha.heard[-1].get("news", [])):
            await asha.next()
        await asha.leave()
        await chandra.leave()

    asyncio.run(story())


def test_behind_the_curtain_there_is_nothing_to_see(house: Served) -> None:
    async def story() -> None:
        asha, bina, table = await two(house, spectators=False, joining="between")
        stranger = Visitor(house.url, table)
        welcome = await stranger.come()
        assert (welcome["view"], welcome["history"], welcome["table"]["spectators"]) == (None, [], False)
        await asha.command("stop")
        records = f"{house.url}api/tables/{table}/records/1"
        assert ask(records)[0] == 403
        assert ask(records)[1]["reason"] == "no_spectators"
        assert ask(records, headers={"Authorization": f"Bearer {bina.token}"})[0] == 200
        for visitor in (asha, bina, stranger):
            await visitor.leave()

    asyncio.run(story())


def test_where_one_sits_down_between_hands_the_api_says_so(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url, seats=3, joining="between")
        asha = Visitor(house.url, table["table"], table["seats"][0]["token"], "asha")
        await asha.come()
        await asha.command("deal")
        status, problem = await asyncio.to_thread(ask, f"{house.url}api/tables/{table['table']}/seats", {})
        assert (status, problem["reason"]) == (409, "seat_between_hands")
        await asha.command("stop")
        assert (await joined(house.url, table["table"]))["seat"] > 0
        await asha.leave()

    asyncio.run(story())


def test_a_turns_clock_stands_still_while_no_server_runs(own_house: Served) -> None:
    async def story() -> None:
        asha, _, table = await two(own_house, turn_clock=30)
        process = own_house.process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        assert await asha.closed() == 1012
        assert await asyncio.to_thread(process.wait, 20) == 0
        await asyncio.sleep(3)
        await asyncio.to_thread(own_house.start)
        back = Visitor(own_house.url, table, asha.token, "asha")
        await back.come()
        assert back.table["turn"]["whole_ms"] == 30_000
        paused, resumed = (await log_of(own_house, table))[-2:]
        assert isinstance(paused, Paused)
        assert isinstance(resumed, Resumed)
        assert resumed.shift == resumed.at - paused.at >= 3_000
        await back.leave()

    asyncio.run(story())
