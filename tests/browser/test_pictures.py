"""Every game in every state on every screen, as pictures kept in ``pictures/``: what changed is to be looked at.

Pictures are compared coarsely: cell by cell of sixteen or 32 pixels, by the cells' mean colours. Fonts differ from
machine to machine, and with them where lines break: where letters are not as wide as those of the kept pictures, much
more may differ. After a change that is meant run ``CHAUTARI_PICTURES=keep pytest tests/browser/test_pictures.py``, and
look at what git says is another.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from chautari.games import catalogue
from tests.browser.conftest import Visits
from tests.browser.measure import SETTLED
from tests.browser.png import address, small
from tests.browser.staged import Scene, Staged, ended, mine, stage, theirs
from tests.served import Served

FOLDER = Path(__file__).parent / "pictures"
KEEP = os.environ.get("CHAUTARI_PICTURES") == "keep"
SCREENS = [(320, 568), (360, 740), (390, 844), (412, 915), (844, 390), (1280, 800), (1920, 1080)]
FEW = [(360, 740), (1280, 800)]

WIDEST = 420
"""Pixels of a kept picture; wider screens are scaled down."""
SAME_LETTERS = 0.02
"""The share of cells that may differ: a clock's digits change fewer, anything that is gone or elsewhere more."""
OTHER_LETTERS = 0.3
"""The same with other fonts. A screen that is half empty still stands out."""

# How wide letters are, of both scripts, plain and bold.
LETTERS = """
() => ["400", "700"].flatMap((weight) => ["Jutpatti 0123456789", "जुटपत्ती चौतारी"].map((text) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${weight} 16px system-ui, "Noto Sans", "Noto Sans Devanagari", sans-serif`;
  return Math.round(pen.measureText(text).width);
})).join(" ")
"""

# Both are drawn at the size of the kept one, and the mean colours of their cells held beside each other.
DIFFERENT = """
async ({ before, now, across, down }) => {
  const load = async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  };
  const [kept, taken] = [await load(before), await load(now)];
  const [width, height] = [kept.naturalWidth, kept.naturalHeight];
  const cells = (image) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    const sums = new Float64Array(across * down * 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const cell = (Math.floor((y * down) / height) * across + Math.floor((x * across) / width)) * 4;
        for (let n = 0; n < 3; n++) sums[cell + n] += data[(y * width + x) * 4 + n];
        sums[cell + 3]++;
      }
    return sums;
  };
  const [a, b] = [cells(kept), cells(taken)];
  let other = 0;
  for (let i = 0; i < a.length; i += 4) {
    if ([0, 1, 2].some((n) => Math.abs(a[i + n] / a[i + 3] - b[i + n] / b[i + 3]) > 40)) other++;
  }
  return other / (a.length / 4);
}
"""


def scenes() -> list[Scene]:
    found = []
    for game, each in catalogue().items():
        seats, most = each.rules.standard_seats, max(each.rules.seats)
        # Who packs is out of the picture, and who is asked for a side show has a clock.
        shuns = ("pack", "side") if game == "teen_patti" else ()
        found += [
            Scene(game, "lobby", seats, lobby=True),
            Scene(game, "turn", seats, mine, shuns),
            Scene(game, "full", most, mine, shuns),
            Scene(game, "waiting", seats, theirs, shuns, friend=True),
            Scene(game, "result", most, ended, shuns),
        ]
    return found


STATES = [f"{scene.game} {scene.name}" for scene in scenes()]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Staged]]]:
    served = Served(tmp_path_factory.mktemp("pictures"))
    staged = stage(served.database, scenes())
    served.start()
    yield served, staged
    served.kill()


def looking(visit: Visits, **more: Any) -> Page:
    """A page that nothing moves in, of somebody who knows what chips are."""
    page = visit({"viewport": {"width": 360, "height": 740}}, reduced_motion="reduce", **more)
    page.add_init_script("localStorage.setItem('chautari:settings', JSON.stringify({ chipsTold: true }))")
    return page


def seen(page: Page, server: Served, table: Staged) -> None:
    page.goto(f"{server.url}t/{table.table}#seat={table.token}")
    page.locator("[data-mode], .lobby").first.wait_for()
    page.wait_for_timeout(500)


def compare(page: Page, name: str, screens: list[tuple[int, int]] = SCREENS) -> None:
    """Hold a page beside the pictures kept of it. Raises AssertionError, saying which look otherwise."""
    letters = page.evaluate(LETTERS)
    if KEEP:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / "letters.txt").write_text(f"{letters}\n")
    may_differ = SAME_LETTERS if letters == (FOLDER / "letters.txt").read_text().strip() else OTHER_LETTERS
    other = {}
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        page.evaluate(SETTLED)
        now = page.screenshot()
        kept = FOLDER / f"{name.replace(' ', '-')}-{width}x{height}.png"
        if KEEP:
            kept.write_bytes(small(page, now, WIDEST, 32))
            continue
        if not kept.is_file():
            other[kept.name] = "not kept yet"
            continue
        share = difference(page, kept.read_bytes(), now, width, height)
        if share > may_differ:
            other[kept.name] = f"{share:.1%} of it"
            looked = Path("test-results") / kept.name
            looked.parent.mkdir(exist_ok=True)
            looked.write_bytes(now)
    assert other == {}, "looks otherwise than in tests/browser/pictures; what it looks like now is in test-results"


def difference(page: Page, before: bytes, now: bytes, width: int, height: int) -> float:
    """The share of cells in which two pictures of a screen differ."""
    # Wide screens are kept at a fraction of their size.
    side = 16 if width < 1000 else 32
    cells = {"across": width // side, "down": height // side}
    return float(page.evaluate(DIFFERENT, {"before": address(before), "now": address(now), **cells}))


@pytest.mark.parametrize("state", STATES)
def test_a_table_looks_as_it_did(visit: Visits, tables: tuple[Served, dict[str, Staged]], state: str):
    server, staged = tables
    page = looking(visit)
    seen(page, server, staged[state])
    if state.endswith("result"):
        # A tap shows the result at once.
        page.mouse.click(180, 300)
    compare(page, state)
    if state.endswith("turn"):
        page.emulate_media(color_scheme="dark")
        compare(page, f"{state} dark", FEW)


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_table_in_nepali_looks_as_it_did(visit: Visits, tables: tuple[Served, dict[str, Staged]], game: str):
    server, staged = tables
    page = looking(visit, locale="ne")
    seen(page, server, staged[f"{game} turn"])
    compare(page, f"{game} turn nepali", FEW)


def test_tables_without_a_line_look_as_they_did(visit: Visits, server: Served):
    visit.outage = True
    server.kill()
    staged = stage(server.database, [scene for scene in scenes() if scene.name == "turn"])
    server.start()
    pages = {name: looking(visit) for name in staged}
    for name, page in pages.items():
        seen(page, server, staged[name])
    server.kill()
    for name, page in pages.items():
        page.get_by_role("alert").get_by_role("button").wait_for()
        compare(page, name.replace("turn", "reconnecting"))


@pytest.mark.parametrize(("language", "colours"), [("en", "light"), ("ne", "dark")])
def test_the_first_page_looks_as_it_did(
    visit: Visits, tables: tuple[Served, dict[str, Staged]], language: str, colours: str
):
    page = looking(visit, locale=language, color_scheme=colours)
    page.goto(tables[0].url, wait_until="networkidle")
    compare(page, f"home {language} {colours}")


def dress(page: Page, css: str) -> None:
    """Add a style sheet, in the one way that the page's own policy leaves to a test."""
    page.evaluate("() => { document.adoptedStyleSheets = [new CSSStyleSheet()]; }")
    page.evaluate("(css) => { document.adoptedStyleSheets[0].replaceSync(css); }", css)


def test_the_comparison_sees_a_seat_that_is_gone_and_overlooks_another_font(
    visit: Visits, tables: tuple[Served, dict[str, Staged]]
):
    server, staged = tables
    page = looking(visit)
    seen(page, server, staged["jutpatti turn"])
    before = page.screenshot()
    dress(page, "* { font-family: monospace !important }")
    page.wait_for_timeout(250)
    assert difference(page, before, page.screenshot(), 360, 740) <= OTHER_LETTERS
    for gone in (".dock", ".seat", ".layer .card"):
        page.reload()
        page.locator("[data-mode]").wait_for()
        page.wait_for_timeout(500)
        dress(page, f"{gone} {{ visibility: hidden !important }}")
        assert difference(page, before, page.screenshot(), 360, 740) > SAME_LETTERS, gone
