"""How the table feels in the hand: no tap is lost while cards fly, and what is set on a device is obeyed and kept."""

import re

import pytest
from playwright.sync_api import Page, expect

from chautari.games import catalogue
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.people import Person, eventually, opened
from tests.browser.staged import Scene, Staged, mine, stage
from tests.served import Served

GAMES = sorted(catalogue())
FLYING = "() => document.querySelector('.layer').getAnimations({ subtree: true }).length"
# A deal so slow that it is still under way when the last finger comes down, however slow the machine is.
SLOWLY = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const flight = animate.call(this, frames, timing);
  flight.updatePlaybackRate(0.01);
  return flight;
};
"""


def test_no_tap_is_lost_while_a_hand_is_dealt(visit: Visits, shared_server: Served):
    table = opened(shared_server, "friends", options={"cards": 11})
    page = visit(PHONE)
    page.add_init_script(SLOWLY)
    page.goto(f"{shared_server.url}t/{table['table']}#seat={table['seats'][0]['token']}")
    page.get_by_role("button", name="Deal now").tap()
    page.locator(".card-button").nth(10).wait_for()
    eventually(lambda: page.evaluate(FLYING) > 0, "the deal begins")
    for n in range(6):
        card = page.locator(".card-button").nth(n)
        # Where the finger goes down; nothing waits until the card has landed.
        box = card.bounding_box()
        assert box is not None
        assert page.evaluate(FLYING) > 0, "cards are on their way"
        page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)
        expect(card).to_have_attribute("aria-pressed", "true")


def test_less_motion_is_obeyed_whether_the_device_asks_or_the_person(visit: Visits, shared_server: Served):
    for ask in ("device", "person"):
        table = opened(shared_server, "friends")
        page = visit(PHONE, reduced_motion="reduce" if ask == "device" else "no-preference")
        if ask == "person":
            page.add_init_script("localStorage.setItem('chautari:settings', JSON.stringify({ motion: 'less' }))")
        page.goto(f"{shared_server.url}t/{table['table']}#seat={table['seats'][0]['token']}")
        page.get_by_role("button", name="Deal now").tap()
        page.locator(".layer .card").first.wait_for(state="attached")
        moved = page.evaluate(
            """() => document.querySelector('.layer').getAnimations({ subtree: true })
                .filter((one) => one.effect.getKeyframes().some((frame) => frame.transform)).length"""
        )
        assert moved == 0, ask


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory):
    """A server with a table of each game, at the viewer's turn, and the seats there."""
    served = Served(tmp_path_factory.mktemp("feel"))
    scenes = [
        Scene(game, "turn", catalogue()[game].rules.standard_seats, mine, ("pack", "side", "see")) for game in GAMES
    ]
    staged = stage(served.database, scenes)
    served.start()
    yield served, staged
    served.kill()


SWITCHES = ("Left-handed", "Large cards", "Play with one tap", "Less motion", "Sounds", "Hide games with play chips")


def settings(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Menu|मेनु")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Settings|सेटिङ")).click()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_set_on_a_device_is_obeyed_in_every_game_and_kept(
    visit: Visits, tables: tuple[Served, dict[str, Staged]], game: str
):
    server, staged = tables
    page = visit(DESK, reduced_motion="reduce")
    page.add_init_script("if (!localStorage.length) localStorage.setItem('chautari:settings', '{\"chipsTold\":true}')")
    table = staged[f"{game} turn"]
    page.goto(f"{server.url}t/{table.table}#seat={table.token}")
    page.locator(".layer .card").first.wait_for(state="attached")
    page.wait_for_timeout(300)
    ink = "() => getComputedStyle(document.documentElement).getPropertyValue('--clubs').trim()"
    paper = "() => getComputedStyle(document.body).backgroundColor"
    width = "() => Math.max(...[...document.querySelectorAll('.layer .card')].map((card) => card.offsetWidth))"
    before = {"ink": page.evaluate(ink), "paper": page.evaluate(paper), "width": page.evaluate(width)}

    settings(page)
    sheet = page.get_by_role("dialog")
    for words in ("four, for all eyes", "dark", "१२३"):
        sheet.locator("label", has_text=re.compile(f"^{words}$")).click()
    for words in (
        "Left-handed",
        "Large cards",
        "Play with one tap",
        "Less motion",
        "Sounds",
        "Hide games with play chips",
    ):
        sheet.get_by_role("checkbox", name=re.compile(words)).or_(
            sheet.get_by_role("switch", name=re.compile(words))
        ).check(force=True)
    page.keyboard.press("Escape")

    def obeyed() -> None:
        assert page.evaluate(ink) == "#6a1b9a"
        assert page.evaluate(paper) != before["paper"]
        marks = page.evaluate("() => ({ ...document.documentElement.dataset })")
        assert marks["hand"] == "left"
        assert marks["motion"] == "less"
        assert marks["cards"] == "large"
        # Cards that are as large as the screen allows cannot be larger.
        assert page.evaluate(width) >= before["width"]
        expect(page.get_by_role("button", name="Sound is on")).to_be_visible()
        expect(page.locator(".side")).to_contain_text(re.compile("[१२३४५६७८९०]"))

    obeyed()
    page.reload()
    page.locator(".layer .card").first.wait_for(state="attached")
    page.wait_for_timeout(300)
    obeyed()

    settings(page)
    page.get_by_role("dialog").locator("label", has_text=re.compile("^नेपाली$")).click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "ne")
    expect(page.locator(".status")).to_contain_text("तपाईंको पालो")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "ne")
    expect(page.locator(".tile.chips").first).to_be_hidden()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "teen_patti"])
def test_a_hand_is_sorted_in_every_way_there_is_and_stays_so(
    visit: Visits, tables: tuple[Served, dict[str, Staged]], game: str
):
    server, staged = tables
    table = staged[f"{game} turn"]
    page = visit(DESK, reduced_motion="reduce")
    page.goto(f"{server.url}t/{table.table}#seat={table.token}")
    person = Person(page)
    page.locator(".card-button").first.wait_for()
    sort = page.locator(".button.sort")
    ways = {}
    for _ in range(4):
        ways[sort.inner_text()] = [held["card"] for held in person.look()["cards"]]
        sort.click()
        page.wait_for_timeout(100)
    assert len(ways) >= 3, "several ways, and one's own"
    assert len({tuple(cards) for cards in ways.values()}) >= 2
    if game == "jutpatti":
        assert "Pairs" in next(iter(ways)), "what one collects lies together"
    named, cards = sort.inner_text(), [held["card"] for held in person.look()["cards"]]
    page.reload()
    eventually(lambda: [held["card"] for held in person.look()["cards"]] == cards, "the hand lies as it was sorted")
    assert sort.inner_text() == named
