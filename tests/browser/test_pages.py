"""The pages that are read: for every eye, on every width, in both languages, without a stranger's help."""

import re

import pytest

from tests.browser.conftest import PHONE, Visits
from tests.browser.measure import brotli, grave, sideways, targets
from tests.served import Served

PAGES = ["", "rules/jutpatti", "words", "fair", "credits", "join", "pass"]
WIDTHS = [(320, 568), (360, 740), (412, 915), (844, 390), (1280, 800)]


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(visit: Visits, shared_server: Served, path: str, colours: str):
    page = visit(PHONE, color_scheme=colours)
    for language in ("en", "ne"):
        page.goto(f"{shared_server.url}{path}?lang={language}")
        assert grave(page) == [], language


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_window_and_every_target_takes_a_thumb(
    visit: Visits, shared_server: Served, path: str
):
    page = visit(PHONE)
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{shared_server.url}{path}")
        assert sideways(page) == 0, width
        assert {name: size for name, size in targets(page).items() if size < 24} == {}, width


def test_the_rules_are_whole_without_script(visit: Visits, shared_server: Served):
    page = visit(PHONE, java_script_enabled=False)
    page.goto(f"{shared_server.url}rules/jutpatti")
    for clause in range(1, 21):
        assert page.locator(f"#J{clause}, #j{clause}").count() == 1, clause


def test_a_table_can_be_opened_without_script(visit: Visits, shared_server: Served):
    page = visit(PHONE, java_script_enabled=False)
    page.goto(shared_server.url)
    page.get_by_role("button", name=re.compile("Sit down")).click()
    page.get_by_role("button", name="To the table").click()
    assert re.search(r"/t/[\w-]+/text$", page.url)
    assert page.get_by_role("heading", name=re.compile("Your hand")).is_visible()


def test_a_rule_page_is_light(visit: Visits, shared_server: Served):
    """At most 40 KB a rule page, all in."""
    page = visit(PHONE)
    loaded: dict[str, int] = {}
    page.on("response", lambda answer: loaded.update({answer.url: brotli(answer.body())}))
    page.goto(f"{shared_server.url}rules/jutpatti", wait_until="networkidle")
    print("rule page", {url.rsplit("/", 1)[-1]: size for url, size in loaded.items()}, sum(loaded.values()))
    assert sum(loaded.values()) <= 40 * 1024
