"""A whole hand of every game by keyboard alone: the focus is never lost, and each thing that happens is said once."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chautari.games import catalogue
from tests.browser.conftest import DESK, Visits
from tests.browser.people import Person, at_table, eventually, opened
from tests.served import Served

GAMES = sorted(catalogue())

# What the live log says, from now on, sentence by sentence as it is added.
LISTEN = """
() => {
  window.heard = [];
  const log = document.querySelector("[role=log]");
  for (const line of log.children) window.heard.push(line.textContent);
  new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes) window.heard.push(line.textContent);
  }).observe(log, { childList: true });
}
"""

FOCUSED = """
() => {
  const now = document.activeElement;
  return {
    lost: now === null || now === document.body,
    card: now?.dataset?.card ?? "",
    what: now?.outerHTML?.slice(0, 90),
  };
}
"""


class Typist(Person):
    """Somebody without a pointer: everything is done with keys, and after each the focus is somewhere."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.begun = False

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)
        self.begun = True
        # Give what the key did the time to be drawn.
        self.page.wait_for_timeout(60)
        # Past the last thing there is the tab key leaves the page.
        assert name == "Tab" or not self.focus()["lost"], name

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUSED)
        return found

    def tab_to(self, selector: str) -> None:
        """Tab until the focus is there; as often as there are things to tab to, and no further."""
        for _ in range(40):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.key("Tab")
        raise AssertionError(f"no way to {selector} by tab from {self.focus()['what']}")

    def act(self) -> None:
        """Do the next thing: press the button that has a move, or go along the hand to a card that may be played."""
        seen = self.look()
        buttons = [move for move in seen["moves"] if move not in ("pack", "show", "see", "sideshow")] or seen["moves"]
        if buttons:
            self.tab_to(f".dock [data-move='{buttons[-1]}']")
            self.key("Enter")
            return
        self.key("h")
        assert self.focus()["card"]
        for _ in seen["cards"]:
            free = self.page.evaluate("() => document.activeElement.ariaDisabled !== 'true'")
            if free:
                break
            before = self.focus()["what"]
            self.key("ArrowRight")
            if self.focus()["what"] == before:
                self.key("Home")
        self.key("Enter")
        self.key("p")

    def play_hand(self, within: float = 200) -> None:
        until = time.monotonic() + within
        while not self.look()["result"]:
            assert time.monotonic() < until, f"the hand did not end; focus on {self.focus()['what']}"
            if self.is_asked():
                self.act()
            else:
                self.page.wait_for_timeout(50)
                assert not self.begun or not self.focus()["lost"]


def typist(visit: Visits, server: Served, game: str, locale: str = "en-GB") -> Typist:
    table = opened(server, "computer", game=game, seats=catalogue()[game].rules.standard_seats)
    person = at_table(visit, server, table["table"], table["seats"][0]["token"], DESK | {"locale": locale})
    page = person.page
    page.evaluate(LISTEN)
    one = Typist(page)
    page.keyboard.press("Tab")
    if game == "teen_patti":
        one.tab_to("[aria-labelledby=chips-title] button")
        # The slip goes, and its button with it.
        one.key("Enter")
    return one


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_is_played_by_keyboard_alone_and_the_focus_is_never_lost(
    visit: Visits, shared_server: Served, game: str
):
    person = typist(visit, shared_server, game)
    person.play_hand()
    # On to the next hand, or game, from where the focus is.
    person.tab_to(".dock .primary")
    person.key("Enter")
    eventually(lambda: not person.look()["result"], "the next hand is dealt")
    assert not person.focus()["lost"]


@pytest.mark.parametrize("locale", ["en-GB", "ne-NP"])
@pytest.mark.parametrize("game", GAMES)
def test_one_sentence_is_said_for_each_thing_that_happens(visit: Visits, shared_server: Served, game: str, locale: str):
    person = typist(visit, shared_server, game, locale)
    page = person.page
    person.play_hand()
    # The next hand is heard from its deal on.
    page.wait_for_timeout(900)
    page.evaluate("() => { window.heard = []; }")
    person.tab_to(".dock .primary")
    person.key("Enter")
    eventually(lambda: not person.look()["result"], "the next hand is dealt")
    person.play_hand()
    page.wait_for_timeout(900)
    told = page.evaluate(
        "() => [...document.querySelectorAll('.side .events .event')].map((told) => told.textContent.trim())"
    )
    said = [re.sub(r"\s+", " ", one).strip() for one in told]
    heard = re.sub(r"\s+", " ", " ".join(page.evaluate("() => window.heard"))).strip()
    assert heard == " ".join(said)
    assert len(said) > 2
    if locale == "ne-NP":
        assert not re.search(r"[a-z]{3}", heard)


def test_sheets_give_the_focus_back(visit: Visits, shared_server: Served):
    person = typist(visit, shared_server, "jutpatti")
    page = person.page
    person.awaits_turn()
    person.key("h")
    card = person.focus()["card"]
    for opens in ("?", "l"):
        page.keyboard.press(opens)
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
        eventually(lambda: person.focus()["card"] == card, f"the focus is back at the card after {opens}")
    person.tab_to(".bar .icon-button")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    eventually(lambda: not person.focus()["lost"], "the focus is back at the table")


def test_the_hand_is_one_stop_and_arrows_go_along_it(visit: Visits, shared_server: Served):
    person = typist(visit, shared_server, "jutpatti")
    person.awaits_turn()
    person.key("h")
    first = person.focus()["card"]
    assert person.page.locator(".card-button[tabindex='0']").count() == 1
    person.key("End")
    assert person.focus()["card"] != first
    person.key("Home")
    assert person.focus()["card"] == first
    person.key("Tab")
    assert not person.focus()["card"]


def test_a_replaced_tab_puts_the_focus_on_what_it_says(visit: Visits, shared_server: Served):
    table = opened(shared_server, "computer")
    token = table["seats"][0]["token"]
    first = at_table(visit, shared_server, table["table"], token, DESK)
    first.page.keyboard.press("Tab")
    at_table(visit, shared_server, table["table"], token, DESK)
    first.page.get_by_role("heading", name="Your seat is open elsewhere").wait_for()
    eventually(
        lambda: "open elsewhere" in first.page.evaluate("() => document.activeElement?.textContent ?? ''"),
        "the focus is on the words",
    )
    first.page.keyboard.press("Tab")
    first.page.keyboard.press("Enter")
    first.page.locator("[data-mode]").wait_for()
