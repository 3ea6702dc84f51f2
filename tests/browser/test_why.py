"""Whatever is dimmed says why, to a finger and to who comes by key, in every game."""

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.measure import grave
from tests.browser.people import Person, alone, eventually
from tests.served import Served

DIMMED = ".card-button[aria-description], .dock [data-barred]"


def dimmed(person: Person, within: int = 12) -> Locator:
    """Play on by the table's own hints until something is dimmed at one's turn; returns all of it."""
    page = person.page
    for _ in range(within):
        person.awaits_turn()
        page.wait_for_timeout(150)
        found = page.locator(DIMMED)
        if found.count() and person.is_asked():
            return found
        page.keyboard.press("i")
        page.locator(".hint-slip p").wait_for()
        marked = page.locator(".dock [data-hinted]")
        if marked.count():
            marked.first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
        page.locator(".hint-slip").wait_for(state="detached")
    raise AssertionError("nothing was ever dimmed")


def touch(person: Person, dim: Locator) -> None:
    """Press what the page says is disabled: a person's finger does not ask first."""
    if person.touches:
        dim.tap(force=True)
    else:
        dim.click(force=True)


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("jutpatti", {"options": {"cards": 5}}),
        ("pitty_pat", {}),
        ("teen_patti", {}),
        ("patta_party", {}),
    ],
)
@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_what_is_dimmed_says_why(visit: Visits, shared_server: Served, game: str, more: dict, device: dict):
    person = alone(visit, shared_server, device, game=game, **more)
    page = person.page
    if game == "teen_patti":
        person.press(page.get_by_role("button", name="Understood"))
    # In Jutpatti a card is dimmed when it came from the pile; until then the empty pile says why it gives none.
    if game == "jutpatti":
        jutpatti(person)
        return
    one = dimmed(person).first
    why = one.get_attribute("aria-description")
    assert why
    line = page.locator(".status .words")
    one.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    eventually(lambda: line.inner_text() == why, "a key comes to it and the line says why")
    page.wait_for_timeout(4200)
    assert line.inner_text() != why
    touch(person, one)
    eventually(lambda: line.inner_text() == why, "a touch, and the line says why")
    status = "() => [...document.querySelectorAll('[role=status]')].map((line) => line.textContent).join(' ')"
    eventually(lambda: why in page.evaluate(status), "it is said aloud")
    assert grave(page) == []


def jutpatti(person: Person) -> None:
    """Take the thrown card: it is dimmed, because it may not go back in the same turn."""
    page = person.page
    for _ in range(20):
        person.awaits_turn()
        pile = page.locator(".dock [data-move=pile]")
        if pile.count():
            person.press(pile)
            eventually(lambda: person.look()["choosing"] or person.look()["result"], "a card is taken")
            if not person.look()["result"]:
                break
        person.awaits_throw()
        person.throw()
    one = page.locator(".card-button[aria-description]")
    why = one.get_attribute("aria-description")
    assert why == "The card just taken from the pile may not be thrown in the same turn."
    touch(person, one)
    eventually(lambda: page.locator(".status .words").inner_text() == why, "a touch, and the line says why")
    assert grave(page) == []


def test_the_button_that_waits_for_a_card_says_so(visit: Visits, shared_server: Served):
    person = alone(visit, shared_server, PHONE)
    person.awaits_throw()
    touch(person, person.button("Choose a card"))
    line = person.page.locator(".status .words")
    eventually(lambda: line.inner_text().startswith("Touch a card first"), "the button says what it waits for")


def test_a_card_that_has_no_part_in_a_bid_says_so(visit: Visits, shared_server: Served):
    person = alone(visit, shared_server, PHONE, game="patta_party")
    touch(person, person.page.locator(".card-button").first)
    line = person.page.locator(".status .words")
    eventually(lambda: line.inner_text() == "That card cannot be played now.", "the card says that it waits")
