"""The wire over real sockets: a whole game, and everything that can be wrong with what is sent."""

import asyncio
import base64
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.served import Served
from tests.web.visitor import Visitor, ask, joined, opened


async def two(house: Served, **wanted: Any) -> tuple[Visitor, Visitor, str]:
    """Two people at a table of two, dealt to."""
    table = await opened(house.url, name="Asha", **wanted)
    given = await joined(house.url, table["table"], name="Bina")
    asha = Visitor(house.url, table["table"], table["seats"][0]["token"], "asha")
    bina = Visitor(house.url, table["table"], given["token"], "bina")
    await asha.come()
    await bina.come()
    assert (await asha.command("deal"))["type"] == "accepted"
    await asha.hear("update")
    await bina.hear("update")
    return asha, bina, table["table"]


async def play(visitor: Visitor) -> None:
    """Play to the end of the game, always the first thing that is legal."""
    while visitor.table["phase"] != "over":
        if visitor.view["legal"] and visitor.table["phase"] == "playing":
            answer = await visitor.move(visitor.view["legal"][visitor.said % len(visitor.view["legal"])])
            assert answer["type"] == "accepted", answer
        await visitor.hear("update")


def test_two_people_and_two_computers_play_a_game_to_its_end(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url, seats=4, name="Asha")
        given = await joined(house.url, table["table"], name="Bina")
        people = [
            Visitor(house.url, table["table"], table["seats"][0]["token"], "asha"),
            Visitor(house.url, table["table"], given["token"], "bina"),
        ]
        watcher = Visitor(house.url, table["table"])
        for visitor in [*people, watcher]:
            await visitor.come()
        await people[0].command("deal")
        for visitor in [*people, watcher]:
            await visitor.hear("update")
        await asyncio.wait_for(asyncio.gather(*map(play, [*people, watcher])), 60)
        winners = people[0].view["winners"]
        assert winners
        assert all(visitor.view["winners"] == winners for visitor in [people[1], watcher])
        assert people[0].table["games_won"] == [int(n in winners) for n in range(4)]
        assert {s["who"] for s in people[0].table["seats"]} == {"person", "computer"}
        for visitor in [*people, watcher]:
            await visitor.leave()

    asyncio.run(story())


def test_a_game_leaves_a_record_that_shows_each_holder_no_more_than_they_saw(house: Served) -> None:
    async def story() -> None:
        asha, bina, table = await two(house)
        await asyncio.gather(play(asha), play(bina))
        status, listed = ask(f"{house.url}api/tables/{table}/records")
        assert (status, [game["number"] for game in listed]) == (200, [1])
        assert listed[0]["seats"] == ["Asha", "Bina"]
        texts = {}
        for name, token in (("asha", asha.token), ("nobody", None), ("wrong", "x" * 43)):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            status, texts[name] = ask(f"{house.url}api/tables/{table}/records/1", headers=headers)
            assert status == 200
        assert all(text.startswith("record = 1\n") for text in texts.values())
        assert ask(f"{house.url}api/tables/{table}/records/2")[0] == 404
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


BAD = [
    ("{", "not_json"),
    ("[]", "bad_message"),
    ('"hello"', "bad_message"),
    ("null", "bad_message"),
    ("{}", "bad_message"),
    ('{"type":"dance"}', "bad_message"),
    ('{"type":"move"}', "bad_message"),
    ('{"type":"move","id":"a","seq":"one","move":"deck"}', "bad_message"),
    ('{"type":"move","id":"a","seq":1,"move":7}', "bad_message"),
    ('{"type":"move","id":"","seq":1,"move":"deck"}', "bad_message"),
    ('{"type":"move","id":"a","seq":1,"move":"' + "x" * 50 + '"}', "bad_message"),
    ('{"type":"deal","id":"a","cheat":true}', "bad_message"),
    ('{"type":"free_seat","id":"a","seat":-1}', "bad_message"),
    ('{"type":"settings","id":"a","away_after":301}', "bad_message"),
    ('{"type":"rename","id":"a","name":"' + "n" * 17 + '"}', "bad_message"),
    ("[" * 3000, "bad_message"),
    ('{"type":"hello","seq":' + "9" * 400 + "}", "bad_message"),
    ("\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"), "not_json"),
]


@pytest.mark.parametrize(("frame", "reason"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_read_is_an_error_and_changes_nothing(house: Served, frame: str, reason: str) -> None:
    async def story() -> None:
        table = await opened(house.url)
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        welcome = await host.come()
        await host.socket.send(frame)
        error = await host.next()
        assert (error["type"], error["reason"]) == ("error", reason)
        await host.say({"type": "ping"})
        assert (await host.next())["type"] == "pong"
        again = Visitor(house.url, table["table"], table["seats"][0]["token"])
        assert (await again.come())["seq"] == welcome["seq"]
        await again.leave()

    asyncio.run(story())


def test_a_binary_frame_is_an_error(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url)
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await host.come()
        await host.socket.send(b'{"type":"ping"}')
        assert (await host.next())["reason"] == "not_text"
        await host.leave()

    asyncio.run(story())


def test_moves_out_of_turn_stale_and_unknown_are_refused_and_change_nothing(house: Served) -> None:
    async def story() -> None:
        asha, bina, _ = await two(house)
        mover, waiting = (asha, bina) if asha.view["legal"] else (bina, asha)
        assert (await waiting.move("deck"))["reason"] == "not_your_turn"
        assert (await mover.move("pile"))["type"] == "refused"
        assert (await mover.move("throw 9z"))["type"] == "refused"
        assert (await mover.move("castle"))["type"] == "refused"
        assert (await mover.move("deck", seq=1))["reason"] == "stale"
        assert (await mover.move("deck", seq=999))["reason"] == "stale"
        before = mover.view
        assert (await mover.move("deck"))["type"] == "accepted"
        update = await mover.hear("update")
        assert len(update["view"]["hands"][mover.view["seat"]]["cards"]) == 8
        assert before["hands"][mover.view["seat"]]["count"] == 7
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_the_same_move_sent_twice_is_made_once(house: Served) -> None:
    async def story() -> None:
        asha, bina, _ = await two(house)
        mover = asha if asha.view["legal"] else bina
        move = {"type": "move", "id": "the-same", "seq": mover.seq, "move": "deck"}
        await mover.say(move)
        await mover.say(move)
        heard = [await mover.next() for _ in range(3)]
        assert [x["type"] for x in heard] == ["accepted", "update", "accepted"]
        assert heard[0] == heard[2]
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_commands_before_hello_are_errors(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url)
        stranger = Visitor(house.url, table["table"])
        await stranger.connect()
        await stranger.say({"type": "deal", "id": "a"})
        assert (await stranger.next())["reason"] == "hello_first"
        await stranger.leave()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("token", "reason", "code"), [("y" * 43, "wrong_token", 4401), ("ख" * 30, "wrong_token", 4401)]
)
def test_a_wrong_token_is_closed_with_its_code(house: Served, token: str, reason: str, code: int) -> None:
    async def story() -> None:
        table = await opened(house.url)
        stranger = Visitor(house.url, table["table"], token)
        await stranger.connect()
        await stranger.say({"type": "hello", "token": token})
        assert (await stranger.next())["reason"] == reason
        assert await stranger.closed() == code

    asyncio.run(story())


@pytest.mark.parametrize("table", ["nowhere", "x" * 500, "%00", "ख"])
def test_an_unknown_table_is_closed_with_its_code(house: Served, table: str) -> None:
    async def story() -> None:
        stranger = Visitor(house.url, table)
        await stranger.connect()
        await stranger.say({"type": "hello"})
        assert (await stranger.next())["reason"] == "no_such_table"
        assert await stranger.closed() == 4404

    asyncio.run(story())


@pytest.mark.parametrize("size", [5_000, 200_000])
def test_a_huge_message_closes_the_socket(house: Served, size: int) -> None:
    async def story() -> None:
        table = await opened(house.url)
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await host.come()
        await host.say({"type": "rename", "id": "a", "name": "n" * size})
        assert await host.closed() == 1009

    asyncio.run(story())


def test_nonsense_again_and_again_closes_the_socket(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url)
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await host.come()
        for _ in range(10):
            await host.socket.send("?")
        assert await host.closed() == 4400

    asyncio.run(story())


def test_a_page_of_another_site_gets_no_socket(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url)
        visitor = Visitor(house.url, table["table"], table["seats"][0]["token"])
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{house.port + 1}", "file://"):
            with pytest.raises(InvalidStatus) as refused:
                await visitor.come(origin=origin)
            assert refused.value.response.status_code == 403
        await visitor.come(origin=f"http://127.0.0.1:{house.port}")
        await visitor.leave()

    asyncio.run(story())


def test_a_second_socket_of_a_seat_replaces_the_first(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url)
        first = Visitor(house.url, table["table"], table["seats"][0]["token"])
        second = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await first.come()
        await second.come()
        assert (await first.hear("goodbye"))["reason"] == "replaced"
        assert await first.closed() == 4409
        assert (await second.command("rename", name="Asha"))["type"] == "accepted"
        await second.leave()

    asyncio.run(story())


def test_who_comes_back_is_told_what_was_missed(house: Served) -> None:
    async def story() -> None:
        asha, bina, _ = await two(house)
        mover, waiting = (asha, bina) if asha.view["legal"] else (bina, asha)
        known = waiting.seq
        await waiting.leave()
        await mover.move("deck")
        await mover.hear("update")
        if mover.table["phase"] == "playing":
            await mover.move()
        welcome = await waiting.come(known)
        assert [h["kind"] for h in welcome["missed"]][:1] == ["took_deck"]
        assert welcome["history"][-len(welcome["missed"]) :] == welcome["missed"]
        assert welcome["missed"][0]["moved"][0]["cards"] == ["??"]
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_one_socket_may_look_through_several_eyes_one_after_another(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url, way="pass", people=3, names=["Asha", "Bina", "Chandra"], seats=3)
        tokens = [given["token"] for given in table["seats"]]
        phone = Visitor(house.url, table["table"], tokens[0])
        await phone.come()
        await phone.command("deal")
        for seat, token in enumerate(tokens):
            await phone.say({"type": "hello", "token": token})
            welcome = await phone.hear("welcome")
            assert [bool(hand["cards"]) for hand in welcome["view"]["hands"]] == [n == seat for n in range(3)]
        await phone.say({"type": "hello"})
        assert (await phone.hear("welcome"))["seat"] == -1
        await phone.leave()

    asyncio.run(story())


def test_half_a_handshake_and_garbage_do_no_harm(house: Served) -> None:
    async def story() -> None:
        for first in (
            b"\x00\x01\x02",
            b"GET / HTTP/9\r\n\r\n",
            b"GET /t/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
        ):
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(first + base64.b64encode(b"?" * 300))
            await writer.drain()
            writer.close()
        status, health = await asyncio.to_thread(ask, f"{house.url}healthz")
        assert (status, health["status"]) == (200, "ok")

    asyncio.run(story())


def test_too_many_messages_a_second_close_the_socket(house: Served, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("CHAUTARI_MESSAGES_A_SECOND", "5")
    strict = Served(tmp_path)

    async def story() -> None:
        table = await opened(strict.url)
        host = Visitor(strict.url, table["table"], table["seats"][0]["token"])
        await host.come()
        for _ in range(30):
            await host.say({"type": "ping"})
        assert await host.closed() == 4429
        assert host.heard[-1] == {"type": "error", "reason": "too_fast", "detail": host.heard[-1]["detail"]}

    try:
        strict.start()
        asyncio.run(story())
    finally:
        strict.kill()


def test_frames_are_small(house: Served) -> None:
    """A move's update stays near a kilobyte, so that a slow line carries it at once."""

    async def story() -> None:
        asha, bina, _ = await two(house)
        mover = asha if asha.view["legal"] else bina
        await mover.move("deck")
        update = await mover.hear("update")
        assert len(json.dumps(update, separators=(",", ":"))) < 1500
        await asha.leave()
        await bina.leave()

    asyncio.run(story())
