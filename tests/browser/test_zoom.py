"""A desk's window zoomed in to twice and four times its size: nothing lies over anything, and all can be reached."""

import pytest

from chautari.games import catalogue
from tests.browser.conftest import Visits
from tests.browser.measure import sideways, targets
from tests.browser.people import at_table, opened
from tests.served import Served

GAMES = sorted(catalogue())

# What is to be read or pressed on one's own side of the table, and pairs of it that lie over each other.
OVERLAPS = """
() => {
  const parts = [...document.querySelectorAll(".dock .button, .status .words")];
  const boxes = parts.map((part) => [part.textContent.trim(), part.getBoundingClientRect()]);
  return boxes.flatMap(([a, one], n) => boxes.slice(n + 1)
    .filter(([, two]) => one.left < two.right - 1 && two.left < one.right - 1 &&
      one.top < two.bottom - 1 && two.top < one.bottom - 1)
    .map(([b]) => `${a} | ${b}`));
}
"""


@pytest.mark.parametrize("window", [(640, 512, "short"), (640, 400, "short"), (320, 256, "tall")], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_zoomed_in_is_whole(visit: Visits, shared_server: Served, game: str, window: tuple[int, int, str]):
    width, height, mode = window
    rules = catalogue()[game].rules
    table = opened(shared_server, "computer", game=game, seats=max(rules.seats))
    device = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    person = at_table(visit, shared_server, table["table"], table["seats"][0]["token"], device)
    page = person.page
    page.locator(f".table[data-mode={mode}]").wait_for()
    page.locator(".dock .button").first.wait_for()
    if rules.chips:
        # What chips are lies over cards that are face down, until it is put away.
        page.get_by_role("button", name="Understood").click()
    assert sideways(page) == 0
    assert page.evaluate(OVERLAPS) == []
    assert {name: size for name, size in targets(page).items() if size < 24} == {}
    # A window too low for a table is scrolled; one that is not stands still.
    scrolls = page.evaluate("() => document.documentElement.scrollHeight > innerHeight")
    assert scrolls == (mode == "tall")
