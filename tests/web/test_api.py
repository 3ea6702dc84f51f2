"""The HTTP API: what it gives, what it refuses and with which words."""

import asyncio
import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.served import Served
from tests.web.visitor import Visitor, ask, joined, opened


def post(house: Served, path: str, body: object) -> tuple[int, Any]:
    status, answer = ask(f"{house.url}{path}", body)
    return status, answer


def test_the_games_are_listed_with_their_options(house: Served) -> None:
    status, games = ask(f"{house.url}api/games")
    assert status == 200
    jutpatti = next(game for game in games if game["name"] == "jutpatti")
    assert jutpatti["seats"] == [2, 3, 4, 5, 6]
    assert {"name": "cards", "values": [7, 5, 9, 11]} in jutpatti["options"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "way": "friends"}, "unknown_game"),
        ({"game": "jutpatti", "way": "friends", "seats": 7}, "wrong_seats"),
        ({"game": "jutpatti", "way": "friends", "options": {"cards": 8}}, "unknown_option_value"),
        ({"game": "jutpatti", "way": "friends", "options": {"cards": True}}, "unknown_option_value"),
        ({"game": "jutpatti", "way": "friends", "options": {"wine": 1}}, "unknown_option"),
        ({"game": "jutpatti", "way": "friends", "people": 3}, "one_person_opens"),
        ({"game": "jutpatti", "way": "sideways"}, "bad_request"),
        ({"game": "jutpatti", "way": "friends", "seats": "four"}, "bad_request"),
        ({"game": "jutpatti", "way": "friends", "name": "n" * 17}, "bad_request"),
        ({"game": "jutpatti", "way": "friends", "admin": True}, "bad_request"),
        ({"way": "friends"}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(house: Served, body: object, reason: str) -> None:
    status, problem = post(house, "api/tables", body)
    assert (status, problem["reason"]) == (400, reason)


def test_what_is_no_json_or_too_long_is_refused(house: Served) -> None:
    assert ask(f"{house.url}api/tables", raw=b"{")[0] == 400
    assert ask(f"{house.url}api/tables", raw=b"")[0] == 400
    assert ask(f"{house.url}api/tables", raw=b'"' + b"x" * 100_000 + b'"')[0] == 413


def test_a_code_leads_to_its_table(house: Served) -> None:
    status, table = post(house, "api/tables", {"game": "jutpatti", "way": "friends"})
    assert status == 201
    assert post(house, "api/codes", {"code": table["code"].lower()}) == (200, {"table": table["table"]})
    status, problem = post(house, "api/codes", {"code": "AAAAAA"})
    assert (status, problem["reason"]) == (404, "no_such_table")


def test_a_table_may_be_looked_at_without_a_seat_and_shows_no_secret(house: Served) -> None:
    _, table = post(house, "api/tables", {"game": "jutpatti", "way": "friends", "name": "Asha"})
    status, view = ask(f"{house.url}api/tables/{table['table']}")
    assert (status, view["seats"][0]["name"], view["phase"]) == (200, "Asha", "lobby")
    assert table["seats"][0]["token"] not in json.dumps(view)
    assert ask(f"{house.url}api/tables/nowhere")[0] == 404


def test_seats_are_given_until_none_is_free(house: Served) -> None:
    _, table = post(house, "api/tables", {"game": "jutpatti", "way": "friends", "seats": 2})
    status, given = post(house, f"api/tables/{table['table']}/seats", {"name": "Bina"})
    assert (status, given["seat"]) == (201, 1)
    assert len(given["token"]) >= 43
    status, problem = post(house, f"api/tables/{table['table']}/seats", {})
    assert (status, problem["reason"]) == (409, "table_full")
    assert post(house, "api/tables/nowhere/seats", {})[0] == 404
    _, four = post(house, "api/tables", {"game": "patta_party", "way": "friends", "seats": 4})
    assert post(house, f"api/tables/{four['table']}/seats", {"seat": 2})[1]["seat"] == 2
    status, problem = post(house, f"api/tables/{four['table']}/seats", {"seat": 2})
    assert (status, problem["reason"]) == (409, "seat_taken")
    assert post(house, f"api/tables/{four['table']}/seats", {"seat": 9})[1]["reason"] == "seat_taken"
    assert post(house, f"api/tables/{four['table']}/seats", {})[1]["seat"] == 1
    _, alone = post(house, "api/tables", {"game": "jutpatti", "way": "computer"})
    assert post(house, f"api/tables/{alone['table']}/seats", {})[1]["reason"] == "not_open"


def test_opening_by_form_leads_to_the_seat(house: Served) -> None:
    """The home page's forms work without script."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:
            return None

    opener = urllib.request.build_opener(Stay)
    request = urllib.request.Request(f"{house.url}open", b"game=jutpatti&way=computer")
    with pytest.raises(urllib.error.HTTPError) as redirected:
        opener.open(request)
    assert redirected.value.code == 303
    place = redirected.value.headers["Location"]
    assert place.startswith("t/")
    assert "#seat=" in place
    assert ask(f"{house.url}{place.partition('#')[0]}")[0] == 200


def test_every_answer_keeps_strangers_out(house: Served) -> None:
    for path in ("", "api/games", "t/nowhere", "static/nothing.js", "healthz", "a/b/c"):
        try:
            headers = urllib.request.urlopen(house.url + path).headers
        except urllib.error.HTTPError as error:
            headers = error.headers
        assert "default-src 'self'" in headers["Content-Security-Policy"], path
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"], path
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Referrer-Policy"] == "no-referrer", path
        assert "http" not in headers["Content-Security-Policy"], path


def test_files_are_compressed_kept_and_never_from_elsewhere(house: Served) -> None:
    request = urllib.request.Request(f"{house.url}static/pages.css?v=abc", headers={"Accept-Encoding": "br, gzip"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == "br"
        assert "immutable" in answer.headers["Cache-Control"]
        mark = answer.headers["ETag"]
    again = urllib.request.Request(f"{house.url}static/pages.css", headers={"If-None-Match": mark})
    with pytest.raises(urllib.error.HTTPError) as unchanged:
        urllib.request.urlopen(again)
    assert unchanged.value.code == 304
    for path in ("static/../app.py", "static/%2e%2e/app.py", "static//etc/passwd", "static/..%2fapp.py", "static/"):
        assert ask(house.url + path)[0] == 404, path


def test_pages_are_compressed(house: Served) -> None:
    request = urllib.request.Request(house.url, headers={"Accept-Encoding": "br"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == "br"


def test_the_documents_describe_what_is_there(house: Served) -> None:
    status, api = ask(f"{house.url}schema/openapi.json")
    assert status == 200
    assert {"/api/tables", "/api/codes", "/api/games", "/healthz"} <= set(api["paths"])
    status, wire = ask(f"{house.url}asyncapi.json")
    assert (status, wire["asyncapi"]) == (200, "3.0.0")
    assert {"Hello", "Move", "Welcome", "Update", "Goodbye"} <= set(wire["components"]["messages"])
    text = json.dumps(wire)
    for part in text.split('"$ref": "')[1:]:
        place: Any = wire
        for step in part.partition('"')[0].removeprefix("#/").split("/"):
            place = place[step]


def test_health_is_told(house: Served) -> None:
    status, health = ask(f"{house.url}healthz")
    assert (status, health["status"]) == (200, "ok")
    assert health["rules"] in ("plain", "compiled")


def test_a_port_that_is_taken_is_said_in_words(house: Served, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "chautari", "serve", "--port", str(house.port), "--db", str(tmp_path / "x.db")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=Path(__file__).parents[2])
    assert done.returncode == 1
    assert f"Port {house.port} is taken" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("where", "said"), [("none/x.db", "There is no folder"), ("", "is a folder")])
def test_a_place_that_can_hold_no_database_is_said_in_words(tmp_path: Path, where: str, said: str) -> None:
    command = [sys.executable, "-m", "chautari", "serve", "--port", "0", "--db", str(tmp_path / where)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=Path(__file__).parents[2])
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr


def test_a_database_that_cannot_be_used_is_said_in_words(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("no database " * 1000)
    command = [sys.executable, "-m", "chautari", "serve", "--port", "0", "--db", str(broken)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=Path(__file__).parents[2])
    assert done.returncode == 1
    assert str(broken) in done.stderr
    assert "Traceback" not in done.stderr


def test_guessing_codes_and_flooding_is_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAUTARI_CODES_A_MINUTE", "5")
    monkeypatch.setenv("CHAUTARI_OPENS_A_MINUTE", "3")
    strict = Served(tmp_path)
    try:
        strict.start()
        found = [post(strict, "api/codes", {"code": f"AAAAA{n}"})[0] for n in range(8)]
        assert found[:5] == [404] * 5
        assert set(found[5:]) == {429}
        made = [post(strict, "api/tables", {"game": "jutpatti", "way": "friends"})[0] for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        # A header that anybody can send does not make somebody else of them.
        headers = {"X-Forwarded-For": "203.0.113.9"}
        assert ask(f"{strict.url}api/codes", {"code": "AAAAAA"}, headers)[0] == 429
    finally:
        strict.kill()


PREFIX = "/games/cards"


async def proxy(port: int) -> asyncio.Server:
    """A proxy that serves the house under a path, as people's own servers do."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        verb, path, rest = head.split(b" ", 2)
        inner_reader, inner = await asyncio.open_connection("127.0.0.1", port)
        inner.write(b" ".join([verb, path.removeprefix(PREFIX.encode()), rest]))

        async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            try:
                while data := await source.read(65536):
                    target.write(data)
                    await target.drain()
            except ConnectionError:
                pass
            target.close()

        await asyncio.gather(copy(reader, inner), copy(inner_reader, writer))

    return await asyncio.start_server(carry, "127.0.0.1", 0)


def test_the_house_stands_under_any_path_of_a_proxy(house: Served) -> None:
    async def story() -> None:
        server = await proxy(house.port)
        outside = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        url = f"{outside}{PREFIX}/"
        table = await opened(url, seats=2)
        given = await joined(url, table["table"])
        asha = Visitor(url, table["table"], table["seats"][0]["token"], "asha")
        bina = Visitor(url, table["table"], given["token"], "bina")
        # The browser's origin is the proxy's; the Host header goes through as it is.
        await asha.come(origin=outside)
        await bina.come(origin=outside)
        assert (await asha.command("deal"))["type"] == "accepted"
        await asha.hear("update")
        assert [len(hand["cards"]) for hand in asha.view["hands"]] == [7, 0]
        status, page = await asyncio.to_thread(ask, f"{url}t/{table['table']}")
        assert status == 200
        assert 'src="/' not in page
        assert 'href="/' not in page
        await asha.leave()
        await bina.leave()
        server.close()

    asyncio.run(story())
