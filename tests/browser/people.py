"""People at a table, who see and touch what is on the screen and nothing else."""

import json
import re
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.conftest import PHONE, Visits
from tests.served import Served

# All that a person goes by, read in one look.
LOOK = """
() => ({
  result: document.querySelector("[data-result]") !== null,
  moves: [...document.querySelectorAll(".dock [data-move]")].map((button) => button.dataset.move),
  choosing: document.querySelector(".dock [aria-disabled=true], .dock [aria-keyshortcuts=P]") !== null,
  cards: [...document.querySelectorAll(".card-button")].map((button) => ({
    card: button.dataset.card, name: button.getAttribute("aria-label"), barred: button.ariaDisabled === "true",
  })),
})
"""


def opened(server: Served, way: str, **more: Any) -> dict[str, Any]:
    """A table opened over HTTP, for tests that are not about opening one: its name and its seats' tokens."""
    asked = json.dumps({"game": "jutpatti", "way": way, "pace": "quick", **more}).encode()
    return _post(f"{server.url}api/tables", asked)


def seated(server: Served, table: str, name: str) -> str:
    """Sit a person down in a computer's seat over HTTP. Returns the token."""
    return str(_post(f"{server.url}api/tables/{table}/seats", json.dumps({"name": name}).encode())["token"])


def _post(url: str, body: bytes) -> dict[str, Any]:
    asked = urllib.request.Request(url, body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def eventually(holds: Callable[[], bool], what: str, within: float = 30) -> None:
    """Wait until something holds. Raises AssertionError, saying what was waited for."""
    until = time.monotonic() + within
    while not holds():
        assert time.monotonic() < until, f"not within {within} s: {what}"
        time.sleep(0.03)


class Person:
    """One person at one page of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touches = bool(page.evaluate("navigator.maxTouchPoints > 0"))

    def press(self, what: Locator) -> None:
        """With a finger where there is a touch screen, else with a mouse."""
        if self.touches:
            what.tap()
        else:
            what.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def hand(self) -> list[str]:
        """One's own cards, in plain order."""
        return sorted(held["card"] for held in self.look()["cards"])

    def is_asked(self) -> bool:
        """Whether something is to be done here now."""
        seen = self.look()
        return bool(seen["moves"] or seen["choosing"])

    def awaits_turn(self) -> None:
        """Wait until something is to be done. Where a quick computer has won meanwhile, play again."""

        def mine() -> bool:
            if self.look()["result"]:
                # The next hand, or the next game.
                self.press(self.page.get_by_role("button", name=re.compile("Play again|Deal again")))
                eventually(lambda: not self.look()["result"], "the next hand")
            return self.is_asked()

        eventually(mine, "my turn")

    def take(self, move: str = "deck") -> None:
        """Take a card with the button that says so, and see it come."""
        self.press(self.page.locator(f".dock [data-move='{move}']"))
        eventually(lambda: self.look()["choosing"] or self.look()["result"], "a card is taken")

    def awaits_throw(self) -> None:
        """Go on until a card is to be thrown; where the card just taken has won, in the next game."""
        while not self.look()["choosing"]:
            self.awaits_turn()
            if self.look()["moves"]:
                self.take()

    def throw(self) -> None:
        """Throw the lifted card, else lift one that has no partner, and press the button."""
        button = self.page.locator(".dock [aria-keyshortcuts=P]")
        if button.count() == 0:
            self.press(self.card(self.unwanted()))
        self.press(button)
        eventually(lambda: not self.look()["choosing"], "a card is thrown")

    def step(self) -> bool:
        """Do the next thing, if it is for this person to do."""
        if self.look()["result"] or not self.is_asked():
            return False
        if self.look()["choosing"]:
            self.throw()
        else:
            self.take()
        return True

    def unwanted(self) -> str:
        """A card one can do without: none that pairs, no joker."""
        free = [held for held in self.look()["cards"] if not held["barred"]]
        lone = [held for held in free if "," not in held["name"] or "just" in held["name"]]
        return str((lone or free)[0]["card"])

    def card(self, card: str) -> Locator:
        return self.page.locator(f".card-button[data-card='{card}']")


def play_out(people: list[Person], within: float = 200) -> None:
    """Everybody plays until the hand is over and its result on every screen."""
    until = time.monotonic() + within
    while not all(person.look()["result"] for person in people):
        assert time.monotonic() < until, f"the hand did not end in {within} s"
        moved = [person.step() for person in people]
        if not any(moved):
            time.sleep(0.05)


def at_table(visit: Visits, server: Served, table: str, token: str, device: dict[str, Any] = PHONE) -> Person:
    """A person whose browser came by the personal link of a seat, once the table is drawn."""
    page = visit(device)
    page.goto(f"{server.url}t/{table}#seat={token}")
    page.locator("[data-mode], .lobby").first.wait_for()
    return Person(page)


def alone(visit: Visits, server: Served, device: dict[str, Any] = PHONE, **more: Any) -> Person:
    """A person with computers, in the middle of a hand, at their own turn."""
    table = opened(server, "computer", **more)
    person = at_table(visit, server, table["table"], table["seats"][0]["token"], device)
    person.awaits_turn()
    return person
