"""What people at a table are to each other, on every screen: for every eye and every thumb."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.measure import grave, sideways, targets
from tests.browser.people import Person
from tests.browser.test_company import Company, menu, setting
from tests.browser.test_looks import WIDTHS
from tests.served import Served


def asked(company: Company) -> Person:
    """Somebody is asked, while the turn's clock runs."""
    menu(company["Asha"], "Ask to switch the clock off")
    bina = company["Bina"]
    expect(bina.button("Agree")).to_be_visible()
    return bina


def saying(company: Company) -> Person:
    asha = company["Asha"]
    asha.press(asha.button("Say something"))
    expect(asha.button("a glass of tea")).to_be_visible()
    return asha


def about(company: Company) -> Person:
    asha = company["Asha"]
    company["Bina"].page.goto("about:blank")
    expect(asha.page.locator(".seat.gone")).to_be_visible(timeout=15_000)
    asha.press(asha.button("About Bina"))
    expect(asha.button("Let the computer play now")).to_be_visible()
    return asha


def offered(company: Company) -> Person:
    asha = company["Asha"]
    menu(asha, "Give my seat to a friend")
    asha.press(asha.button("Make a link"))
    expect(asha.button("Take it back")).to_be_visible()
    return asha


def left(company: Company) -> Person:
    asha = company["Asha"]
    menu(asha, "Leave the table")
    asha.press(asha.page.get_by_role("dialog").get_by_role("button", name="Leave the table"))
    expect(asha.page.get_by_role("heading", name="You left your seat")).to_be_visible()
    return asha


def curtained(company: Company) -> Person:
    setting(company["Asha"], "People may look on")
    stranger = Person(company.stranger())
    expect(stranger.page.get_by_text("Nobody looks on here")).to_be_visible()
    return stranger


def games(company: Company) -> Person:
    asha = company["Asha"]
    menu(asha, "Stop the game")
    asha.press(asha.page.get_by_role("dialog").get_by_role("button", name="Stop the game"))
    asha.press(asha.button("Another game"))
    expect(asha.page.get_by_role("dialog").get_by_role("button", name="Patta Party")).to_be_visible()
    return asha


def test_what_is_asked_covers_no_card_and_no_button(visit: Visits, shared_server: Served):
    page = asked(Company(visit, shared_server, seats=3, turn_clock=60)).page
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        ask = page.locator(".ask").bounding_box()
        assert ask is not None
        for other in (".panel-at", ".card-button", ".dock"):
            box = page.locator(other).first.bounding_box()
            assert box is not None
            apart = (
                box["y"] + box["height"] <= ask["y"] + 1
                or ask["y"] + ask["height"] <= box["y"] + 1
                or ask["x"] + ask["width"] <= box["x"] + 1
            )
            assert apart, (width, height, other, box, ask)


STATES = {
    "asked": asked,
    "saying": saying,
    "about somebody": about,
    "offered": offered,
    "left": left,
    "curtained": curtained,
    "games": games,
}


@pytest.mark.parametrize("state", STATES)
def test_company_is_for_every_eye_and_every_thumb(visit: Visits, shared_server: Served, state: str):
    person = STATES[state](Company(visit, shared_server, seats=3, turn_clock=60))
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme=colours)
        assert grave(person.page) == [], colours
    for width, height in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(150)
        assert sideways(person.page) == 0, (width, height)
        small = {name: size for name, size in targets(person.page).items() if size < (24 if width < 360 else 38)}
        # Cards of a full hand are narrower where they lie over each other.
        small = {name: size for name, size in small.items() if " of " not in name or size < 24}
        assert small == {}, (width, height, small)
