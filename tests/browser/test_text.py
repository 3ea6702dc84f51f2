"""The table as text, on a screen: for every eye and width, by keyboard, from the table with pictures and back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chautari.games import catalogue
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.measure import grave, sideways, targets
from tests.browser.people import alone, eventually, opened
from tests.served import Served

GAMES = sorted(catalogue())


def seated(page: Page, server: Served, game: str) -> str:
    """A table with computers, whose one person this browser is; returns its name."""
    table = opened(server, "computer", game=game)
    hold(page, table)
    return str(table["table"])


def hold(page: Page, table: dict[str, Any]) -> None:
    """Give this browser the table's first seat, as its forms would."""
    page.context.add_cookies(
        [
            {
                "name": "seat",
                "value": table["seats"][0]["token"],
                "domain": "127.0.0.1",
                "path": f"/t/{table['table']}",
                "httpOnly": True,
                "sameSite": "Strict",
            }
        ]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_text_is_for_every_eye_and_every_width(visit: Visits, shared_server: Served, game: str):
    page = visit(PHONE)
    table = seated(page, shared_server, game)
    for language in ("en", "ne"):
        page.goto(f"{shared_server.url}t/{table}/text?still=1&lang={language}")
        assert page.locator("#hand").count() == 1
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme=colours)
            assert grave(page) == [], (language, colours)
        for width, height in [(320, 568), (360, 740), (844, 390), (1280, 800)]:
            page.set_viewport_size({"width": width, "height": height})
            assert sideways(page) == 0, width
            assert {name: size for name, size in targets(page).items() if size < 24} == {}, width
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert sideways(page) == 0


@pytest.mark.parametrize("game", GAMES)
def test_how_a_table_is_arranged_is_for_every_eye_and_every_width(visit: Visits, shared_server: Served, game: str):
    page = visit(PHONE)
    table = opened(shared_server, "friends", game=game)
    hold(page, table)
    for place in ("text/table", "text/say", "text/table?sure=leave"):
        for language in ("en", "ne"):
            page.goto(f"{shared_server.url}t/{table['table']}/{place}{'&' if '?' in place else '?'}lang={language}")
            assert page.locator("form").count() > 0
            for colours in ("light", "dark"):
                page.emulate_media(color_scheme=colours)
                assert grave(page) == [], (place, language, colours)
        for width, height in [(320, 568), (844, 390)]:
            page.set_viewport_size({"width": width, "height": height})
            assert sideways(page) == 0, (place, width)
            assert {name: size for name, size in targets(page).items() if size < 24} == {}, (place, width)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert sideways(page) == 0, place
        page.evaluate("document.documentElement.style.fontSize = ''")


def test_without_script_a_link_to_a_table_leads_to_its_text(visit: Visits, shared_server: Served):
    page = visit(PHONE, java_script_enabled=False)
    page.goto(f"{shared_server.url}t/{seated(page, shared_server, 'jutpatti')}")
    page.wait_for_url(re.compile("/text$"))
    # The page looks again by itself until it is one's turn.
    take = page.get_by_role("button", name="Take from the deck")
    take.wait_for(timeout=30_000)
    take.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Throw the")).first).to_be_visible()


def test_from_the_pictures_to_the_text_and_back_in_the_same_seat(visit: Visits, shared_server: Served):
    person = alone(visit, shared_server, DESK)
    hand = person.hand()
    page = person.page
    person.press(person.button("Menu"))
    page.get_by_role("button", name="The table as text").click()
    page.wait_for_url(re.compile("/text$"))
    assert page.locator("ul.cards > li").count() == len(hand)
    page.get_by_role("link", name="The table with pictures").click()
    page.locator("[data-mode]").wait_for()
    eventually(lambda: person.hand() == hand, "the same hand")
