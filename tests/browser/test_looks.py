"""Every state of a table: for every eye, for a thumb on every screen, and within its budget."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.measure import brotli, grave, sideways, targets
from tests.browser.people import Person, alone, at_table, opened, play_out
from tests.served import Served

WIDTHS = [(320, 568), (360, 740), (412, 915), (844, 390), (1280, 800)]


def lobby(visit: Visits, server: Served, **device: object) -> Person:
    table = opened(server, "friends")
    return at_table(visit, server, table["table"], table["seats"][0]["token"], PHONE | device)


def house_rules(visit: Visits, server: Served, **device: object) -> Person:
    person = lobby(visit, server, **device)
    person.press(person.page.get_by_role("button", name=re.compile("Change")).last)
    return person


def taking(visit: Visits, server: Served, **device: object) -> Person:
    return alone(visit, server, PHONE | device)


def throwing(visit: Visits, server: Served, **device: object) -> Person:
    person = alone(visit, server, PHONE | device)
    person.awaits_throw()
    person.press(person.card(person.unwanted()))
    return person


def most_cards(visit: Visits, server: Served, **device: object) -> Person:
    """Twelve cards in the hand, the most that Jutpatti knows."""
    person = alone(visit, server, PHONE | device, seats=4, options={"cards": 11})
    person.awaits_throw()
    return person


def fullest(visit: Visits, server: Served, **device: object) -> Person:
    return alone(visit, server, PHONE | device, seats=6)


def sheet(name: str) -> Callable[..., Person]:
    def open_sheet(visit: Visits, server: Served, **device: object) -> Person:
        person = taking(visit, server, **device)
        person.press(person.button("Menu"))
        if name != "Menu":
            person.press(person.page.get_by_role("dialog").get_by_role("button", name=name))
        expect(person.page.get_by_role("dialog")).to_be_visible()
        return person

    return open_sheet


def history(visit: Visits, server: Served, **device: object) -> Person:
    person = taking(visit, server, **device)
    person.press(person.button("This hand"))
    return person


def cover(visit: Visits, server: Served, **device: object) -> Person:
    table = opened(server, "pass", people=2)
    tokens = ",".join(seat["token"] for seat in table["seats"])
    page = visit(PHONE | device)
    page.goto(f"{server.url}t/{table['table']}#seats={tokens}")
    person = Person(page)
    person.press(person.button("Deal now"))
    page.get_by_role("heading", name="Give the phone to").wait_for()
    return person


def result(visit: Visits, server: Served, **device: object) -> Person:
    person = taking(visit, server, **device)
    play_out([person])
    return person


def matching(visit: Visits, server: Served, **device: object) -> Person:
    """Pitty Pat: what matches is raised, the rest dimmed; or the stock is to be turned."""
    return alone(visit, server, PHONE | device, game="pitty_pat", seats=4)


def matched(visit: Visits, server: Served, **device: object) -> Person:
    """The end of a hand of Pitty Pat, with the matches laid out."""
    person = alone(visit, server, PHONE | device, game="pitty_pat", seats=5)
    until = time.monotonic() + 60
    while not person.look()["result"]:
        assert time.monotonic() < until, "the hand does not end"
        for key in "dp1p":
            person.page.keyboard.press(key)
        person.page.wait_for_timeout(50)
    return person


def in_nepali(state: Callable[..., Person]) -> Callable[..., Person]:
    """The same, looked at in Nepali."""

    def turned(visit: Visits, server: Served, **device: object) -> Person:
        person = state(visit, server, **device)
        person.page.evaluate("document.cookie = 'language=ne; path=/'")
        person.page.reload()
        person.page.locator("html[lang=ne] .table, html[lang=ne] .lobby").first.wait_for()
        person.page.wait_for_timeout(400)
        return person

    return turned


STATES: dict[str, Callable[..., Person]] = {
    "lobby": lobby,
    "house rules": house_rules,
    "taking": taking,
    "throwing": throwing,
    "most cards": most_cards,
    "fullest": fullest,
    "menu": sheet("Menu"),
    "settings": sheet("Settings"),
    "keys": sheet("Keys"),
    "history": history,
    "cover": cover,
    "result": result,
    "matching": matching,
    "matched": matched,
    "lobby in Nepali": in_nepali(lobby),
    "taking in Nepali": in_nepali(taking),
    "matching in Nepali": in_nepali(matching),
    "result in Nepali": in_nepali(result),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_serious_at_a_table(visit: Visits, shared_server: Served, state: str):
    person = STATES[state](visit, shared_server)
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme=colours)
        assert grave(person.page) == [], colours


@pytest.mark.parametrize("state", STATES)
def test_every_screen_has_room_and_targets_for_a_thumb(visit: Visits, shared_server: Served, state: str):
    person = STATES[state](visit, shared_server)
    for width, height in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(150)
        assert sideways(person.page) == 0, (width, height)
        small = {name: size for name, size in targets(person.page).items() if size < (24 if width < 360 else 38)}
        # On the narrowest screen eight cards in a row cannot be wider than 36 px.
        assert small == {} or (width >= 360 and len(small) <= 2 and min(small.values()) >= 24), (width, height, small)


def test_a_table_is_light(visit: Visits, shared_server: Served):
    """At most 120 KB all in, of which script at most 60 KB."""
    loaded: dict[str, int] = {}
    table = opened(shared_server, "computer")
    page = visit(DESK)
    page.on("response", lambda answer: loaded.update({answer.url.split("?")[0]: brotli(answer.body())}))
    page.goto(f"{shared_server.url}t/{table['table']}#seat={table['seats'][0]['token']}", wait_until="networkidle")
    script = sum(size for url, size in loaded.items() if url.endswith(".js"))
    print("table page", {url.rsplit("/", 1)[-1]: size for url, size in loaded.items()}, sum(loaded.values()))
    assert script <= 60 * 1024
    assert sum(loaded.values()) <= 120 * 1024
