"""The first page: how soon one plays, and what it tells about the tables one sits at."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.measure import grave, sideways, targets
from tests.browser.people import Person, eventually
from tests.browser.staged import Scene, Staged, mine, stage, theirs
from tests.served import Served

SCENES = [
    Scene("jutpatti", "mine", 4, mine, friend=True),
    Scene("teen_patti", "theirs", 5, theirs, shuns=("pack",), friend=True),
    Scene("pitty_pat", "lobby", 4, lobby=True),
]


def at_home(page: Page, server: Served, tables: dict[str, Staged]) -> None:
    """The first page of a device that sits at three tables."""
    page.goto(f"{server.url}join")
    for each in tables.values():
        page.evaluate("([id, token]) => localStorage.setItem(`chautari:seat:${id}`, token)", [each.table, each.token])
    page.evaluate("(ids) => localStorage.setItem('chautari:tables', ids)", ",".join(t.table for t in tables.values()))
    page.goto(server.url)
    expect(page.locator(".tables .row")).to_have_count(3)


@pytest.fixture(scope="module")
def seats(tmp_path_factory: pytest.TempPathFactory):
    """A server with three tables in it, and the seats there."""
    served = Served(tmp_path_factory.mktemp("house"))
    tables = stage(served.database, SCENES)
    served.start()
    yield served, tables
    served.kill()


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_two_taps_lead_to_ones_own_first_turn(visit: Visits, shared_server: Served, device: dict[str, object]):
    person = Person(visit(device))
    person.page.goto(shared_server.url)
    begun = time.monotonic()
    taps = 0
    for what in (person.page.locator(".tile", has_text="Pitty Pat"), person.button("Sit down to Pitty Pat")):
        person.press(what)
        taps += 1
    person.page.wait_for_url("**/t/*")
    eventually(person.is_asked, "my first turn", within=20)
    print(f"own first turn after {taps} taps and {time.monotonic() - begun:.1f} s")
    assert taps <= 2


def test_the_tables_one_sits_at_are_told_with_whose_turn_it_is(seats: tuple[Served, dict[str, Staged]], visit: Visits):
    server, tables = seats
    page = visit(PHONE)
    at_home(page, server, tables)
    told = [re.sub(r"\s+", " ", row) for row in page.locator(".tables .row").all_inner_texts()]
    assert told == [
        "Jutpatti · Danphe + 1 your turn",
        "Teen Patti · Danphe + 1 in play",
        "Pitty Pat with Habre + 2 not dealt yet",
    ]
    page.locator(".tables .row.mine").click()
    expect(page.locator(".status")).to_contain_text("Your turn")


def test_the_tables_are_counted_in_the_digits_of_the_language(seats: tuple[Served, dict[str, Staged]], visit: Visits):
    server, tables = seats
    page = visit(PHONE, locale="ne")
    at_home(page, server, tables)
    expect(page.locator(".tables .row .with").first).to_have_text(re.compile("डाँफे \\+ १"))


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (390, 844), (844, 390)])
def test_sitting_down_is_in_sight_and_no_number_lies_under_a_card(
    shared_server: Served, visit: Visits, width: int, height: int
):
    page = visit(PHONE | {"viewport": {"width": width, "height": height}})
    page.goto(shared_server.url)
    expect(page.get_by_role("button", name="Sit down to")).to_be_in_viewport(ratio=1)
    for tile in page.locator(".tile").all():
        for words in tile.locator(".few:visible").all():
            box, fan = words.bounding_box(), tile.locator(".fan").bounding_box()
            assert box is not None
            assert fan is not None
            assert box["height"] < 25, "a number in two lines"
            assert box["x"] + box["width"] <= fan["x"] + 2 or box["y"] + box["height"] <= fan["y"]


def test_what_is_chosen_on_the_first_page_moves_nothing_else(shared_server: Served, visit: Visits):
    page = visit(PHONE)
    page.goto(shared_server.url)
    language = page.locator(".hero .language")
    before = language.bounding_box()
    page.locator(".look summary").click()
    expect(page.get_by_role("checkbox", name="Hide games with play chips")).to_be_visible()
    assert language.bounding_box() == before


def test_a_table_says_whose_turn_it_is_to_nobody_but_the_seat(seats: tuple[Served, dict[str, Staged]], visit: Visits):
    server, tables = seats
    page = visit(PHONE)
    page.goto(server.url)
    asked = """async ([table, token]) => (await (await fetch(`api/tables/${table}/turn`,
      { headers: token ? { Authorization: `Bearer ${token}` } : {} })).json()).yours"""
    mine = tables["jutpatti mine"]
    assert page.evaluate(asked, [mine.table, mine.token]) is True
    assert page.evaluate(asked, [mine.table, ""]) is False
    assert page.evaluate(asked, [mine.table, "made up"]) is False
    assert page.evaluate(asked, [tables["teen_patti theirs"].table, tables["teen_patti theirs"].token]) is False


def test_a_game_with_chips_says_what_chips_are_when_it_is_chosen(shared_server: Served, visit: Visits):
    page = visit(PHONE)
    page.goto(shared_server.url)
    words = page.get_by_text("Everyone starts every game with the same 1,000 chips")
    expect(words).to_be_hidden()
    page.locator(".tile", has_text="Teen Patti").click()
    expect(words).to_be_visible()
    expect(page.get_by_role("radio", name="Teen Patti")).to_have_accessible_description(re.compile("no value"))


@pytest.mark.parametrize("language", ["en", "ne"])
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_first_page_is_for_every_eye_and_thumb(
    seats: tuple[Served, dict[str, Staged]], visit: Visits, language: str, colours: str
):
    server, tables = seats
    page = visit(PHONE, locale=language, color_scheme=colours)
    at_home(page, server, tables)
    page.locator(".choices summary").click()
    page.locator(".look summary").click()
    assert grave(page) == []
    page.locator(".look summary").click()
    # 180 px is a small phone enlarged to 200 %.
    for width, height in [(180, 370), (320, 568), (360, 740), (412, 915), (844, 390), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) == 0, width
        assert {name: size for name, size in targets(page).items() if size < 36} == {}, width
