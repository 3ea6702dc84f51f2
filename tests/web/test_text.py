"""The table as text: whole hands by forms alone, a secret that stays where it belongs, and no card too many."""

import asyncio
import json
import random
import re
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from chautari import words
from chautari.games import catalogue
from tests.served import Served
from tests.web.visitor import Visitor, ask, joined, opened

GAMES = sorted(catalogue())
FIELD = re.compile(r'<(?:input|button)[^>]*name="(\w+)"[^>]*value="([^"]*)"')


class Browser:
    """A browser without script: cookies, forms, redirects."""

    def __init__(self, house: Served) -> None:
        self.url = house.url
        self.jar = CookieJar()
        self._open: Any = build_opener(HTTPCookieProcessor(self.jar)).open
        self.page: str = ""
        self.at = ""
        self.status = 0
        self.headers: Any = {}

    def get(self, path: str) -> str:
        return self._ask(Request(self.url + path))

    def post(self, path: str, headers: dict[str, str] | None = None, **fields: str) -> str:
        return self._ask(Request(self.url + path, urlencode(fields).encode(), headers or {}))

    def _ask(self, request: Request) -> str:
        try:
            with self._open(request, timeout=30) as answer:
                self.status, self.at, self.page, self.headers = (
                    answer.status,
                    answer.url,
                    answer.read().decode(),
                    answer.headers,
                )
        except HTTPError as error:
            self.status, self.at, self.page, self.headers = error.code, error.url, error.read().decode(), error.headers
        return self.page

    def field(self, name: str) -> str:
        return next(str(value) for key, value in FIELD.findall(self.page) if key == name)

    def moves(self) -> list[str]:
        numbers = re.findall(r'<option value="([a-z]+ \d+)"', self.page)
        return [value for key, value in FIELD.findall(self.page) if key == "move"] + numbers

    def sit(self, table: dict[str, Any]) -> str:
        tokens = ",".join(seat["token"] for seat in table["seats"])
        return self.post(f"t/{table['table']}/text", do="seat", token=tokens)

    def move(self, table: str, move: str, **more: str) -> str:
        fields = {"do": "move", "move": move, "proof": self.field("proof"), "seq": self.field("seq"), **more}
        return self.post(f"t/{table}/text", None, **fields)


@pytest.mark.parametrize("tongue", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_of_every_game_is_played_by_forms_alone(house: Served, game: str, tongue: str) -> None:
    browser = Browser(house)
    browser.get(f"language?to={tongue}")
    seats = catalogue()[game].rules.standard_seats
    browser.post("open", game=game, way="computer", seats=str(seats), pace="quick", plain="1")
    token, table = browser.field("token"), re.search(r'action="t/([\w-]+)/text"', browser.page)
    assert table
    assert token not in browser.at
    browser.post(f"t/{table[1]}/text", do="seat", token=token)
    lot = random.Random(game)
    until = time.monotonic() + 120
    while 'value="deal"' not in browser.page:
        assert time.monotonic() < until, browser.page
        assert not re.search(r"\{ \$|text-|\bNone\b", re.sub(r"<[^>]*>", "", browser.page))
        moves = browser.moves()
        if moves:
            # Whoever may lay down a hand at once does not play one out.
            steady = [move for move in moves if move not in ("pack", "show", "see")] or moves
            browser.move(table[1], lot.choice(steady))
        else:
            browser.get(f"t/{table[1]}/text")
        assert browser.status == 200
    browser.post(f"t/{table[1]}/text", do="deal", proof=browser.field("proof"))
    assert browser.status == 200
    assert "dealt" in browser.page or "बाँड" in browser.page


def test_the_secret_lies_in_a_cookie_for_this_table_alone_and_stands_in_no_address(house: Served) -> None:
    table = asyncio.run(opened(house.url, way="computer"))
    browser = Browser(house)
    browser.sit(table)
    [cookie] = [cookie for cookie in browser.jar if cookie.name == "seat"]
    assert cookie.path == f"/t/{table['table']}"
    assert cookie.value == table["seats"][0]["token"]
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "Strict"
    assert browser.at == f"{house.url}t/{table['table']}/text"
    assert browser.headers["cache-control"] == "no-store"
    assert browser.headers["referrer-policy"] == "no-referrer"


def test_a_form_from_elsewhere_moves_nothing(house: Served) -> None:
    table = asyncio.run(opened(house.url, way="computer", seats=2))
    browser = Browser(house)
    browser.sit(table)
    while not browser.moves():
        browser.get(f"t/{table['table']}/text")
    [move, *_], seq, proof = browser.moves(), browser.field("seq"), browser.field("proof")
    at = f"t/{table['table']}/text"
    before = browser.page
    for headers, given, status in (
        ({"sec-fetch-site": "cross-site"}, proof, 403),
        ({"sec-fetch-site": "same-site"}, proof, 403),
        ({"origin": "https://evil.example"}, proof, 403),
        ({}, "", 400),
        ({}, "0" * 32, 400),
        ({"sec-fetch-site": "same-origin"}, Browser.__name__, 400),
    ):
        browser.post(at, headers, do="move", move=move, seq=seq, proof=given)
        assert browser.status == status, (headers, given)
    for odd in ("", "x", "-1", "²", "9" * 5000):
        browser.post(at, do="move", move=move, seq=odd, proof=proof)
        assert browser.status == 400, odd[:10]
    for odd in ("", "ü", "क", "a b", "a\r\nb"):
        browser.post(at, do="seat", token=odd)
        assert browser.status == 400, odd
    browser.get(at)
    assert browser.moves() == [value for key, value in FIELD.findall(before) if key == "move"]
    stranger = Browser(house)
    stranger.post(at, do="move", move=move, seq=seq, proof=proof)
    assert stranger.status == 400
    browser.post(at, do="move", move="deck; throw", seq=seq, proof=proof)
    assert browser.status == 200
    assert 'role="alert"' in browser.page


def test_a_page_names_no_card_that_its_reader_may_not_know(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url, seats=2)
        other = await joined(house.url, table["table"])
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await host.come()
        await host.command("deal")
        while not host.view:
            await host.next()
        guest = Browser(house)
        await asyncio.to_thread(guest.sit, {"table": table["table"], "seats": [other]})
        stranger = Browser(house)
        await asyncio.to_thread(stranger.get, f"t/{table['table']}/text")
        ranks = {rank: words.say("en", f"rank-{rank.lower()}") for rank in "A23456789TJQK"}
        suits = {suit: words.say("en", f"suit-{suit}") for suit in "cdhs"}
        open_cards = {card for place in host.view["places"] for card in place["cards"]}
        for card in host.view["hands"][0]["cards"]:
            said = words.say("en", "card-name", rank=ranks[card[0]], suit=suits[card[1]])
            assert card not in open_cards
            assert said not in guest.page
            assert said not in stranger.page
        assert guest.page.count(" of ") > 7
        await host.leave()

    asyncio.run(story())


def test_a_friend_without_script_sits_down_and_is_there(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url, seats=2)
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await host.come()
        friend = Browser(house)
        await asyncio.to_thread(friend.get, f"t/{table['table']}/text")
        assert 'href="text/table#sit"' in friend.page
        await asyncio.to_thread(friend.get, f"t/{table['table']}/text/table")
        assert 'value="sit"' in friend.page
        await asyncio.to_thread(friend.post, f"t/{table['table']}/text", None, do="sit", name="Bina")
        assert friend.status == 200
        while not any(seat["name"] == "Bina" and seat["here"] for seat in host.table["seats"]):
            await host.next()
        await host.command("deal")
        # Nobody hears of it as an absence that this seat has no socket.
        await asyncio.sleep(6)
        await asyncio.to_thread(friend.get, f"t/{table['table']}/text")
        _, view = await asyncio.to_thread(ask, f"{house.url}api/tables/{table['table']}")
        assert view["seats"][1]["here"] is True
        await host.command("free_seat", seat=1)
        await asyncio.to_thread(friend.get, f"t/{table['table']}/text")
        assert "yours no more" in friend.page
        assert 'href="text/table#sit"' in friend.page
        await host.leave()

    asyncio.run(story())


def test_a_stranger_at_a_drawn_curtain_is_told_so(house: Served) -> None:
    async def story() -> None:
        table = await opened(house.url, seats=2)
        host = Visitor(house.url, table["table"], table["seats"][0]["token"])
        await host.come()
        stranger = Browser(house)
        await asyncio.to_thread(stranger.get, f"t/{table['table']}/text")
        assert "deals when everybody is ready" in stranger.page
        await host.command("settings", spectators=False)
        await host.command("deal")
        await asyncio.to_thread(stranger.get, f"t/{table['table']}/text")
        assert "The people at this table play among themselves." in stranger.page
        assert "deals when everybody is ready" not in stranger.page
        await host.leave()

    asyncio.run(story())


def test_one_phone_without_script_covers_every_hand(house: Served) -> None:
    # With eleven cards no hand is won within two turns each.
    table = asyncio.run(opened(house.url, way="pass", people=2, seats=2, names=["Asha", "Bina"], options={"cards": 11}))
    browser = Browser(house)
    browser.sit(table)
    browser.post(f"t/{table['table']}/text", do="deal", proof=browser.field("proof"))
    at = f"t/{table['table']}/text"
    for _ in range(4):
        browser.get(at)
        who = re.search(r"I am (Asha|Bina)", browser.page)
        assert who
        assert "Your hand" not in browser.page
        browser.post(at, do="show", proof=browser.field("proof"))
        assert "Your hand" in browser.page
        browser.move(table["table"], browser.moves()[0])


def test_a_waiting_page_looks_again_by_itself_until_it_is_told_not_to(house: Served) -> None:
    table = asyncio.run(opened(house.url))
    browser = Browser(house)
    browser.get(f"t/{table['table']}/text")
    assert browser.headers["refresh"] == "5; url=text"
    browser.get(f"t/{table['table']}/text?still=1")
    assert browser.headers["refresh"] is None
    assert "Look again" in browser.page


def test_a_reader_gets_hints_where_the_table_gives_them(house: Served) -> None:
    table = asyncio.run(opened(house.url, way="computer", seats=2))
    browser = Browser(house)
    browser.sit(table)
    at = f"t/{table['table']}/text"
    while not browser.moves():
        browser.get(at)
    browser.get(f"{at}?hint=1")
    assert 'class="hint"' in browser.page
    browser.post("t/nowhere/text", do="seat", token="x" * 43)
    assert browser.status == 404
    status, told = ask(f"{house.url}api/tables/{table['table']}")
    assert status == 200
    assert json.dumps(told)
