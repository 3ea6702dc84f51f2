"""A finished game, watched step by step: by its link and from a file, by button and by key."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chautari.games import catalogue
from chautari.record import written
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.measure import grave, sideways, targets
from tests.browser.people import Person, alone, eventually, play_out
from tests.games.playing import Play
from tests.served import Served

GAMES = sorted(catalogue())


def file_of(folder: Path, game: str, steps: int = 80) -> Path:
    rules = catalogue()[game].rules
    play = Play(rules, rules.standard_seats, {}, 0, 4)
    play.run(steps)
    play.settle()
    file = folder / f"{game}.toml"
    file.write_text(written(play.recorder.record))
    return file


def watching(page: Page, server: Served, file: Path) -> Page:
    page.goto(f"{server.url}watch")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Watch").click()
    page.locator(".replay-dock").wait_for()
    understood = page.get_by_role("button", name="Understood")
    if understood.count():
        understood.click()
    return page


def place(page: Page) -> str:
    return page.locator(".table > .bar small").inner_text()


def stands_at(page: Page, where: str) -> None:
    """Wait until the replay shows this step."""
    eventually(lambda: where in place(page), where)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_watched_from_a_file(visit: Visits, shared_server: Served, game: str, tmp_path: Path):
    page = watching(visit(PHONE), shared_server, file_of(tmp_path, game))
    stands_at(page, "Hand 1, step 1 of ")
    on, back = page.get_by_role("button", name="One step on"), page.get_by_role("button", name="One step back")
    for _ in range(4):
        on.tap()
    stands_at(page, "Hand 1, step 5 of ")
    log = page.get_by_role("log")
    eventually(lambda: len(log.inner_text()) > 10, "each step is said aloud")
    shown = page.locator(".status .words").inner_text()
    on.tap()
    back.tap()
    eventually(lambda: page.locator(".status .words").inner_text() == shown, "back shows the same again")
    page.get_by_role("button", name="Open cards").tap()
    hands = page.get_by_role("region", name="Open cards").locator("li")
    expect(hands).to_have_count(catalogue()[game].rules.standard_seats)
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        assert grave(page) == [], colours
    page.get_by_role("button", name="Open cards").tap()
    for width, height in [(320, 568), (360, 740), (844, 390), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        assert sideways(page) == 0, (width, height)
        small = {name: size for name, size in targets(page).items() if size < 38 and "Hand 1" not in name}
        assert {name: size for name, size in small.items() if size < 24} == {}, (width, height)
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(page) == 0


def test_keys_go_through_a_game_and_it_plays_by_itself(visit: Visits, shared_server: Served, tmp_path: Path):
    page = watching(visit(DESK), shared_server, file_of(tmp_path, "teen_patti", 120))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    stands_at(page, "step 3 of")
    page.keyboard.press("ArrowLeft")
    stands_at(page, "step 2 of")
    page.keyboard.press("]")
    stands_at(page, "Hand 2, step 1 of")
    page.keyboard.press("End")
    last = place(page)
    page.keyboard.press("Home")
    stands_at(page, "Hand 1, step 1 of")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Speed 4")).to_be_visible()
    page.keyboard.press("k")
    # Each step is there for a moment, in which a busy machine may not look.
    eventually(lambda: not re.match(r"Hand 1, step [123] ", place(page)), "it plays by itself")
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert last != place(page)
    page.get_by_role("button", name="Menu").click()
    # The file is sent again, and the page comes anew.
    with page.expect_navigation():
        page.get_by_role("radio", name="Player 2").click(force=True)
    page.locator(".replay-dock").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("radio", name="Player 2")).to_be_checked()


def test_a_finished_game_is_watched_by_its_link(visit: Visits, shared_server: Served):
    person = alone(visit, shared_server, PHONE)
    play_out([person])
    page = person.page
    person.press(page.get_by_role("link", name="Watch again"))
    page.locator(".replay-dock").wait_for()
    own = page.locator(".card-button")
    assert own.count() == 7
    page.get_by_role("button", name="Menu").tap()
    link = page.locator("[data-link]").inner_text()
    assert re.search(r"/t/[\w-]+/games/1$", link)
    page.get_by_role("radio", name="an onlooker").click(force=True)
    eventually(lambda: own.count() == 0, "an onlooker sees no hand")
    stranger = visit(PHONE)
    stranger.goto(link)
    stranger.locator(".replay-dock").wait_for()
    assert stranger.locator(".card-button").count() == 0
    stranger.get_by_role("link", name="Back").tap()
    stranger.locator("[data-mode]").wait_for()
    assert Person(stranger).hand() == []


def test_without_script_a_game_is_a_story(visit: Visits, shared_server: Served, tmp_path: Path):
    page = visit(PHONE, java_script_enabled=False)
    page.goto(f"{shared_server.url}watch")
    page.set_input_files("input[type=file]", file_of(tmp_path, "pitty_pat"))
    page.get_by_role("button", name="Watch").tap()
    expect(page.get_by_role("heading", name="Hand 1")).to_be_visible()
    assert page.locator("li").count() > 10
    page.get_by_label("Seen by").select_option(label="Player 1")
    page.get_by_role("button", name="Watch").tap()
    expect(page.locator("li", has_text="You ").first).to_be_visible()
    assert sideways(page) == 0
