"""Watching finished games over HTTP: by a table's link, and from a file that nobody keeps."""

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path

from chautari.games import catalogue
from chautari.record import written
from tests.games.playing import Play
from tests.served import Served
from tests.web.visitor import Visitor, ask, opened

EDGE = "----------edge"


def sent(house: Served, record: bytes, eyes: str = "") -> tuple[int, str]:
    """A record sent by the form of the page."""
    fields = [(b'name="record"; filename="game.toml"', record)]
    if eyes:
        fields.append((b'name="eyes"', eyes.encode()))
    body = b"".join(
        b"--" + EDGE.encode() + b"\r\ncontent-disposition: form-data; " + head + b"\r\n\r\n" + value + b"\r\n"
        for head, value in fields
    )
    body += b"--" + EDGE.encode() + b"--\r\n"
    request = urllib.request.Request(
        f"{house.url}watch", body, {"content-type": f"multipart/form-data; boundary={EDGE}"}
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


async def finished(house: Served, **wanted: object) -> tuple[str, Visitor]:
    """A table with a finished game of one person and the computer: its name, and who sat there."""
    table = await opened(house.url, way="computer", seats=2, **wanted)
    visitor = Visitor(house.url, table["table"], table["seats"][0]["token"])
    await visitor.come()
    while not visitor.table["records"]:
        if visitor.view["legal"]:
            await visitor.move()
        await visitor.next()
    return table["table"], visitor


def test_a_finished_game_is_watched_as_ones_own_seat_saw_it_or_as_an_onlooker_did(house: Served) -> None:
    async def story() -> None:
        table, visitor = await finished(house)
        at = f"{house.url}api/tables/{table}/records/1/replay"
        mine = {"Authorization": f"Bearer {visitor.token}"}
        status, own = await asyncio.to_thread(ask, at, None, mine)
        assert (status, own["eyes"], own["offered"], own["open"]) == (200, 0, [-1, 0], False)
        # Every view is one that this seat was sent when it was played.
        sent_views = [
            json.dumps(m["view"] and {**m["view"], "legal": [], "barred": {}}) for m in visitor.heard if "view" in m
        ]
        for step in own["steps"][1:]:
            assert json.dumps(step["view"]) in sent_views
        _, other = await asyncio.to_thread(ask, f"{at}?eyes=-1", None, mine)
        status, stranger = await asyncio.to_thread(ask, at)
        assert (status, stranger["eyes"], stranger["offered"]) == (200, -1, [-1])
        assert other["steps"] == stranger["steps"]
        assert all(hand["cards"] == [] for hand in stranger["steps"][0]["view"]["hands"])
        assert (await asyncio.to_thread(ask, f"{house.url}api/tables/{table}/records/2/replay"))[0] == 404
        status, page = await asyncio.to_thread(ask, f"{house.url}t/{table}/games/1")
        assert status == 200
        # Without script it is a story, told to an onlooker.
        assert "<h2>Hand 1</h2>" in page
        assert "took from the deck." in page
        assert (await asyncio.to_thread(ask, f"{house.url}t/{table}/games/2"))[0] == 404
        await visitor.leave()

    asyncio.run(story())


def test_a_record_file_is_played_through_and_kept_nowhere(house: Served) -> None:
    play = Play(catalogue()["jutpatti"].rules, 3, {}, 0, 4)
    play.run(30)
    play.recorder.record.seats = ["Zebunnisa", "Bina", "<b>&"]
    raw = written(play.recorder.record).encode()
    status, page = sent(house, raw)
    assert status == 200
    assert "Zebunnisa" in page
    assert "<b>&" not in page
    boot = json.loads(page.split('id="boot">')[1].split("</script>")[0])
    assert len(boot["replay"]["steps"]["steps"]) == 30
    assert boot["replay"]["steps"]["open"] is True
    status, page = sent(house, raw, eyes="1")
    assert json.loads(page.split('id="boot">')[1].split("</script>")[0])["replay"]["steps"]["eyes"] == 1
    for odd in ("--1", "²", "", "99", "-" * 40):
        assert sent(house, raw, eyes=odd)[0] == 200, odd
    for file in Path(house.database).parent.iterdir():
        assert b"Zebunnisa" not in file.read_bytes()


def test_what_cannot_be_watched_says_why(house: Served) -> None:
    status, page = sent(house, b'record = 1\ngame = "jutpatti"\nseats = ["A"]')
    assert status == 400
    assert "cannot be played" in page
    status, page = sent(house, b"x" * 1_500_000)
    assert (status, "too large" in page) == (413, True)
    assert sent(house, b"")[0] == 400
    assert ask(f"{house.url}watch")[0] == 200


def test_where_nobody_may_look_on_nobody_may_watch_either(house: Served) -> None:
    async def story() -> None:
        table, visitor = await finished(house)
        await visitor.command("settings", spectators=False)
        status, told = await asyncio.to_thread(ask, f"{house.url}api/tables/{table}/records/1/replay")
        assert (status, told["reason"]) == (403, "no_spectators")
        mine = {"Authorization": f"Bearer {visitor.token}"}
        assert (await asyncio.to_thread(ask, f"{house.url}api/tables/{table}/records/1/replay", None, mine))[0] == 200
        # The page itself comes, so that who sat there may watch, and tells nothing.
        status, page = await asyncio.to_thread(ask, f"{house.url}t/{table}/games/1")
        assert (status, "<h2>" in page) == (200, False)
        await visitor.leave()

    asyncio.run(story())
