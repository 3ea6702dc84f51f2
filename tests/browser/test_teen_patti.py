"""A show and a side show between two people, with somebody looking on: who sees what, in real browsers."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import PHONE, Visits
from tests.browser.measure import grave, sideways, targets
from tests.browser.people import eventually, opened, seated
from tests.served import Served

CARD = re.compile(r"\b[A2-9TJQK][cdhs]\b")
SAID = re.compile(
    r"\b(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (?:clubs|diamonds|hearts|spades)"
)
NAMES = ("Asha", "Bina", "Chandra")


def came(visit: Visits, address: str) -> Page:
    """A page of a phone of its own."""
    page = visit(PHONE)
    page.goto(address)
    return page


class Player:
    """Somebody at a page of a table of Teen Patti, or looking on at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.get_by_role("button", name="Understood").tap(timeout=20_000)

    def waits_for(self, holds: Callable[["Player"], bool], what: str, within: float = 30) -> None:
        """Wait until something holds for this player."""
        eventually(lambda: holds(self), what, within)

    def moves(self) -> list[str]:
        """What can be done now, by the buttons that are there."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.dock [data-move]')].map((button) => button.dataset.move)"
        )
        return found

    def hand(self) -> list[str]:
        """One's own cards; a back is ??."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.card-button')].map((button) => button.dataset.card)"
        )
        return found

    def makes(self, move: str) -> None:
        eventually(lambda: move in self.moves(), f"{move} is offered")
        self.page.locator(f".dock [data-move='{move}']").tap()
        eventually(lambda: move not in self.moves(), f"{move} is made")

    def sees(self) -> None:
        """Hold the button until the cards are turned up."""
        eventually(lambda: "see" in self.moves(), "see is offered")
        box = self.page.locator(".dock [data-move='see']").bounding_box()
        assert box
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        eventually(lambda: "see" not in self.moves() and "??" not in self.hand(), "the cards are seen")
        self.page.mouse.up()

    def everything(self) -> str:
        """All that the page holds, in sight or not."""
        found: str = self.page.evaluate("""() => {
          const page = document.documentElement.cloneNode(true);
          // What drawings are made of is the same for every card and every page.
          for (const tools of page.querySelectorAll("style, script, symbol, defs")) tools.remove();
          return page.outerHTML + JSON.stringify({ ...localStorage }) + document.title;
        }""")
        return found

    def cards(self) -> list[str]:
        """Every card that the page names or draws anywhere."""
        found = self.everything()
        faces = self.page.evaluate("document.querySelectorAll('.layer .card-svg').length")
        return [*CARD.findall(found), *SAID.findall(found), *["a face"] * int(faces)]

    def words(self) -> str:
        return self.page.locator("main.table").inner_text()

    def story(self) -> str:
        """The log that a screen reader reads."""
        return self.page.locator("[role=log]").inner_text()


@pytest.fixture
def three(server: Served, visit: Visits) -> tuple[list[Player], Player]:
    """Three people at a table of three, and somebody who looks on. Asha has dealt; who acts first is by lot."""
    table = opened(server, "friends", game="teen_patti", seats=3, name=NAMES[0])
    tokens = [table["seats"][0]["token"], *(seated(server, table["table"], name) for name in NAMES[1:])]
    address = f"{server.url}t/{table['table']}"
    players = [Player(came(visit, f"{address}#seat={token}")) for token in tokens]
    spectator = Player(came(visit, address))
    players[0].page.get_by_role("button", name="Deal now").tap()
    for player in players:
        player.waits_for(lambda one: one.hand() == ["??"] * 3, "three cards face down")
    return players, spectator


def in_turn(players: list[Player]) -> list[Player]:
    """The players in the order of play, who acts now first."""
    eventually(lambda: any(player.moves() for player in players), "somebody is to act")
    first = next(n for n, player in enumerate(players) if player.moves())
    return players[first:] + players[:first]


def test_a_side_show_is_seen_by_two_and_by_nobody_else(three):
    players, spectator = three
    first, second, third = in_turn(players)
    for player in (*players, spectator):
        assert player.cards() == []
    first.sees()
    own = first.hand()
    assert "??" not in own
    assert all(player.cards() == [] for player in (second, third, spectator))
    first.makes("chaal")
    second.sees()
    theirs = second.hand()
    second.makes("sideshow")
    eventually(lambda: "accept" in first.moves(), "who is asked may answer")
    assert "asks you for a side show" in first.page.locator(".question").inner_text()
    assert re.search(r"\b(1\d|20) s, then: Decline", first.page.locator(".answer-clock").inner_text())
    assert third.moves() == []
    first.makes("accept")
    # The two see each other's hand; nobody else a card of either.
    for player, other in ((first, theirs), (second, own)):
        player.waits_for(lambda one: "looked at each other" in one.story(), "the side show is told")
        player.waits_for(lambda one: one.page.locator(".seat.open").count() == 1, "the other hand lies at its seat")
        assert other
    for player in (third, spectator):
        player.waits_for(lambda one: "packed after the side show" in one.story(), "who packed is told")
        assert player.cards() == []
        assert player.page.locator(".seat.open").count() == 0
    packed = [player for player in (first, second) if "packed" in player.page.locator(".own-plate").inner_text()]
    assert len(packed) == 1


def test_no_answer_is_a_decline(three):
    players, spectator = three
    first, second, third = in_turn(players)
    first.sees()
    first.makes("chaal")
    second.sees()
    second.makes("sideshow")
    eventually(lambda: third.moves() != [], "the side show is declined by the clock", within=30)
    eventually(lambda: "declined the side show" in spectator.story(), "it is told")
    assert first.moves() == []


def test_a_show_turns_up_both_hands_for_everybody(three):
    players, spectator = three
    first, second, third = in_turn(players)
    first.makes("pack")
    second.makes("chaal")
    third.sees()
    hand = third.hand()
    third.makes("chaal")
    second.makes("show")
    for player in (*players, spectator):
        player.waits_for(lambda one: one.page.locator("[data-result]").count() == 1, "the result", within=15)
        told = player.words()
        assert "Shown on request" in told
        assert re.search(r"takes? \d+", told)
        assert "won the hand" in told
    eventually(lambda: "asked" in first.story() and "showed" in first.story(), "the show is told to who packed")
    shown = spectator.page.locator(".tally-panel").inner_text()
    assert re.search(r"[+]\d+", shown)
    # Who packed keeps the cards that were never seen.
    assert len(hand) == 3


UPRIGHT: ViewportSize = {"width": 360, "height": 740}
SCREENS = [(320, 568), (360, 740), (412, 915), (844, 390), (1280, 800)]


def has_room(player: Player, what: str) -> None:
    """Nothing serious for any eye in light and dark, nothing sideways, buttons for a thumb, on every screen."""
    for colours in ("light", "dark"):
        player.page.emulate_media(color_scheme=colours)
        assert grave(player.page) == [], (what, colours)
    for width, height in SCREENS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(200)
        assert sideways(player.page) == 0, (what, width, height)
        small = {name: size for name, size in targets(player.page).items() if size < (24 if width < 360 else 38)}
        assert small == {}, (what, width, height, small)
    player.page.set_viewport_size(UPRIGHT)


def test_every_state_has_room_on_every_screen(three):
    players, spectator = three
    first, second, third = in_turn(players)
    has_room(first, "blind")
    first.sees()
    has_room(first, "seen")
    first.makes("chaal")
    second.sees()
    second.makes("sideshow")
    eventually(lambda: "accept" in first.moves(), "who is asked may answer")
    # The clock runs on: what can be looked at in its time is the question on the narrowest and the lowest screen.
    for width, height in ((320, 568), (844, 390)):
        first.page.set_viewport_size({"width": width, "height": height})
        first.page.wait_for_timeout(200)
        assert sideways(first.page) == 0
        for move in ("accept", "decline"):
            box = first.page.locator(f".dock [data-move='{move}']").bounding_box()
            assert box
            assert box["height"] >= 40
            assert box["y"] + box["height"] <= height
    assert grave(first.page) == []
    first.page.set_viewport_size(UPRIGHT)
    eventually(lambda: third.moves() != [], "it is declined", within=30)
    third.makes("pack")
    first.makes("chaal")
    second.makes("show")
    for player in (first, spectator):
        player.waits_for(lambda one: one.page.locator("[data-result]").count() == 1, "the result", within=15)
        has_room(player, "result")


def test_how_seats_stand_is_told_to_the_ear_too(three):
    players, spectator = three
    first, second, _ = in_turn(players)
    first.sees()
    first.makes("pack")
    eventually(lambda: "packed" in spectator.page.locator(".seats").inner_text() + spectator.words(), "packed")
    eventually(lambda: "looked at the cards" in second.story(), "that it looked is told")
    assert "packed" in first.page.locator(".own-plate").inner_text()
    assert "blind" in second.page.locator(".own-plate").inner_text()
    prices = [second.page.locator(f".dock [data-move='{move}']").inner_text() for move in ("chaal", "raise")]
    assert prices == ["Chaal 10", "Raise 20"]


def test_a_tap_does_not_look_and_a_press_of_the_keyboard_does(three):
    players, _ = three
    first = in_turn(players)[0]
    first.page.locator(".dock [data-move='see']").tap()
    time.sleep(0.4)
    assert first.hand() == ["??"] * 3
    plain = first.page.get_by_role("button", name="See cards, without holding")
    assert plain.count() == 1
    first.page.locator(".dock [data-move='see']").focus()
    first.page.keyboard.press("Enter")
    eventually(lambda: "??" not in first.hand(), "the cards are seen")


def test_what_chips_are_is_said_once_on_a_device(server: Served, visit: Visits):
    table = opened(server, "computer", game="teen_patti", seats=2)
    page = came(visit, f"{server.url}t/{table['table']}#seat={table['seats'][0]['token']}")
    note = page.get_by_role("region", name="Play chips only")
    note.wait_for()
    assert "cannot be bought, sold" in note.inner_text()
    page.get_by_role("button", name="Understood").tap()
    eventually(lambda: note.count() == 0, "the note is put away")
    page.reload()
    page.locator(".dock").wait_for()
    assert note.count() == 0


def test_one_phone_a_blind_player_acts_without_a_cover_and_looking_needs_it(server: Served, visit: Visits):
    table = opened(server, "pass", game="teen_patti", names=["Asha", "Bina", "Chandra"])
    tokens = ",".join(seat["token"] for seat in table["seats"])
    page = came(visit, f"{server.url}t/{table['table']}#seats={tokens}")
    player = Player(page)
    page.get_by_role("button", name="Deal now").tap()
    cover = page.locator("main.cover")

    def acts(move: str) -> None:
        eventually(lambda: move in player.moves(), f"{move} is offered without a cover")
        assert cover.count() == 0
        page.locator(f".dock [data-move='{move}']").tap()

    def looks() -> str:
        """Through the cover; returns whose it was."""
        cover.wait_for()
        assert player.cards() == []
        title = cover.locator("h1").inner_text()
        button = page.get_by_role("button", name="Show my cards without holding")
        button.tap()
        eventually(lambda: cover.count() == 0, "the hand is shown")
        return title

    acts("chaal")
    time.sleep(0.5)
    # Holding the button does not look yet: the phone is held out to its player first.
    eventually(lambda: "see" in player.moves(), "the next one's turn, without a cover")
    player.page.locator(".dock [data-move='see']").focus()
    page.keyboard.press("Enter")
    first = looks()
    eventually(lambda: len(player.hand()) == 3 and "??" not in player.hand(), "the cards are seen")
    acts_seen = page.locator(".dock [data-move='chaal']")
    acts_seen.tap()
    eventually(lambda: "see" in player.moves(), "the third acts without a cover")
    assert player.cards() == []
    player.page.locator(".dock [data-move='see']").focus()
    page.keyboard.press("Enter")
    second = looks()
    assert first != second
    eventually(lambda: "sideshow" in player.moves(), "a side show can be asked for")
    page.locator(".dock [data-move='sideshow']").tap()
    asked = looks()
    assert asked == first
    eventually(lambda: "accept" in player.moves(), "the question")
    page.locator(".dock [data-move='accept']").tap()
    # The asked one sees both hands, then the asker does, one after the other.
    eventually(lambda: page.locator(".seat.open").count() == 1, "the other hand")
    page.get_by_role("button", name="I have seen it").tap()
    assert looks() == second
    eventually(lambda: page.locator(".seat.open").count() == 1, "the other hand, for the asker")
    page.get_by_role("button", name="I have seen it").tap()
    eventually(lambda: cover.count() == 1 or player.moves() != [], "play goes on")


def test_a_device_can_hide_the_group(server: Served, visit: Visits):
    page = came(visit, server.url)
    tile = page.locator(".tile.chips")
    assert tile.first.is_visible()
    page.locator(".look summary").tap()
    page.get_by_label("Hide games with play chips").check()
    eventually(lambda: not tile.first.is_visible(), "the tile is gone")
    page.reload()
    assert not tile.first.is_visible()
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('chautari:settings')"))
    assert kept["hideChips"] is True
