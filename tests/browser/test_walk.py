"""The first hand of each game, walked through: a word where something is new, for eye and ear, and never in the way."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chautari.games import catalogue
from tests.browser.conftest import PHONE, Visits
from tests.browser.measure import grave, sideways
from tests.browser.people import Person, eventually
from tests.served import Served

GAMES = sorted(catalogue())
LIVE = "() => [...document.querySelectorAll('[role=status]')].map((line) => line.textContent).join(' ')"


def lasting(visit: Visits, sit_down: Callable[[Page], object]) -> Page:
    """A new device at the first hand of a game that computers have not won before one's own first turn."""
    for _ in range(6):
        page = visit(PHONE)
        sit_down(page)
        person = Person(page)
        eventually(lambda person=person: person.is_asked() or person.look()["result"], "a turn, or the end")  # type: ignore[misc]
        if not person.look()["result"]:
            return page
    raise AssertionError("six hands were over before one's own first turn")


def from_its_rules(page: Page, server: Served, game: str) -> Person:
    page.goto(f"{server.url}rules/{game}")
    page.locator("button[name=way][value=computer]").first.click()
    page.locator("[data-mode]").wait_for()
    understood = page.get_by_role("button", name="Understood")
    if game == "teen_patti":
        understood.tap()
    return Person(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_hand_is_walked_through_to_its_end(visit: Visits, shared_server: Served, game: str):
    page = lasting(visit, lambda page: from_its_rules(page, shared_server, game))
    person = Person(page)
    walk = page.locator(".walk p")
    said: list[str] = []
    until = time.monotonic() + 90
    while not person.look()["result"]:
        assert time.monotonic() < until
        # Read in one look: a word may go while it is asked for.
        if told := "".join(walk.all_inner_texts()):
            if told.startswith("That was a hand."):
                break
            if told not in said:
                said.append(told)
                if len(said) == 1:
                    eventually(lambda: said[0] in page.evaluate(LIVE), "it is spoken")
                    for colours in ("light", "dark"):
                        page.emulate_media(color_scheme=colours)
                        assert grave(page) == [], colours
                    page.set_viewport_size({"width": 320, "height": 568})
                    page.evaluate("document.documentElement.style.fontSize = '200%'")
                    assert sideways(page) == 0
                    page.evaluate("document.documentElement.style.fontSize = ''")
                    page.set_viewport_size({"width": 360, "height": 740})
                page.get_by_role("button", name="Next").evaluate_all("(all) => all[0]?.click()")
                continue
        if person.is_asked():
            page.keyboard.press("i")
            page.locator(".hint-slip p").wait_for()
            marked = page.locator(".dock [data-hinted]")
            if marked.count():
                marked.first.focus()
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("p")
            page.locator(".hint-slip").wait_for(state="detached")
        page.wait_for_timeout(40)
    eventually(lambda: walk.count() == 1, "the last word")
    assert walk.inner_text().startswith("That was a hand.")
    assert len(said) >= 3
    page.get_by_role("button", name="Understood").tap()
    expect(page.locator(".walk")).to_have_count(0)


def test_it_comes_once_on_a_device_goes_on_after_a_reload_and_can_be_put_away(visit: Visits, shared_server: Served):
    def sit_down(page: Page) -> None:
        page.goto(shared_server.url)
        page.get_by_role("button", name=re.compile("Sit down")).first.tap()
        page.locator("[data-mode]").wait_for()

    page = lasting(visit, sit_down)
    expect(page.locator(".walk")).to_be_visible()
    assert "walk" not in page.url
    page.reload()
    expect(page.locator(".walk")).to_be_visible()
    page.get_by_role("button", name="Skip this").tap()
    expect(page.locator(".walk")).to_have_count(0)
    page.reload()
    page.locator(".status").wait_for()
    page.wait_for_timeout(500)
    assert page.locator(".walk").count() == 0
    sit_down(page)
    page.wait_for_timeout(500)
    assert page.locator(".walk").count() == 0
    from_its_rules(page, shared_server, "jutpatti")
    expect(page.locator(".walk")).to_be_visible()


def test_it_is_not_in_the_way_of_who_plays_on(visit: Visits, shared_server: Served):
    page = lasting(visit, lambda page: from_its_rules(page, shared_server, "jutpatti"))
    person = Person(page)
    before = page.locator(".walk p").inner_text()
    assert before.startswith("These are your cards.")
    person.take() if person.look()["moves"] else person.throw()
    eventually(lambda: "These are your cards." not in page.locator("body").inner_text(), "it goes on with the play")
