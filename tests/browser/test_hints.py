"""A hint: asked for by menu or key, shown, spoken, and gone with the next card."""

import pytest
from playwright.sync_api import expect

from chautari.games import catalogue
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.measure import grave, sideways
from tests.browser.people import alone, eventually
from tests.served import Served

LIVE = "() => [...document.querySelectorAll('[role=status]')].map((line) => line.textContent).join(' ')"


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_the_hint_is_seen_heard_and_marked_where_it_is_to_be_done(visit: Visits, shared_server: Served, game: str):
    person = alone(visit, shared_server, PHONE, game=game)
    page = person.page
    page.keyboard.press("i")
    slip = page.get_by_role("region", name="Hint")
    expect(slip).to_be_visible()
    said = slip.locator("p").inner_text()
    eventually(lambda: said in page.evaluate(LIVE), "the hint is spoken")
    assert page.evaluate("() => document.querySelector('.table').scrollLeft + scrollX") == 0
    marked = page.locator("[data-hinted], .card-button[aria-pressed=true]")
    assert marked.count() >= 1
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        assert grave(page) == [], colours
    page.emulate_media(forced_colors="active")
    # Where only the system's colours are left, a line still tells what is meant.
    lines = page.evaluate(
        "() => [...document.querySelectorAll('[data-hinted]')].map((e) => getComputedStyle(e).outlineStyle)"
    )
    assert set(lines) <= {"dashed"}
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(page) == 0
    person.press(slip.get_by_role("button", name="Put the hint away"))
    expect(slip).to_have_count(0)


def test_the_menu_offers_a_hint_at_ones_turn_and_the_next_card_takes_it_away(visit: Visits, shared_server: Served):
    person = alone(visit, shared_server, DESK)
    page = person.page
    person.press(person.button("Menu"))
    person.press(page.get_by_role("dialog").get_by_role("button", name="Hint"))
    slip = page.get_by_role("region", name="Hint")
    expect(slip).to_be_visible()
    person.step()
    expect(slip).to_have_count(0)


def test_a_hint_is_nepali_in_nepali(visit: Visits, shared_server: Served):
    person = alone(visit, shared_server, PHONE | {"locale": "ne-NP"})
    person.page.keyboard.press("i")
    said = person.page.locator(".hint-slip p").inner_text()
    assert any("\u0900" <= letter <= "\u097f" for letter in said)
    assert not any("a" <= letter <= "z" for letter in said.lower())
