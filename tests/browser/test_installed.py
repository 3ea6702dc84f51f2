"""The house on a device: opened at once, honest without a network, and never holding what is somebody's own."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visits
from tests.browser.people import eventually, opened
from tests.browser.png import size
from tests.served import Served

ROOT = Path(__file__).parent.parent.parent
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def employed(page: Page, url: str) -> None:
    """Come to the first page, and wait until the worker has all that it keeps."""
    page.goto(url)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.wait_for_function("caches.match('./').then(Boolean)")


def seated(page: Page, server: Served) -> tuple[str, str]:
    """Sit down at a table in a page that has been elsewhere. Returns the table and the seat's secret."""
    # With eleven cards no hand is won by the first card that is taken.
    table = opened(server, "computer", options={"cards": 11})
    token = str(table["seats"][0]["token"])
    page.goto(f"{server.url}t/{table['table']}#seat={token}")
    page.locator(".card-button").first.wait_for()
    return str(table["table"]), token


def test_without_a_network_the_first_page_opens_and_says_so(server: Served, visit: Visits):
    visit.outage = True
    page = visit(PHONE)
    employed(page, server.url)
    page.goto(f"{server.url}rules/jutpatti")
    # Read once under the worker's eyes, it can be read again.
    page.reload()
    server.kill()
    page.goto(server.url)
    expect(page.get_by_role("button", name=re.compile("Sit down"))).to_be_visible()
    expect(page.get_by_role("status").get_by_text("There is no network just now")).to_be_visible()
    page.goto(f"{server.url}rules/jutpatti")
    expect(page.locator("#J1, #j1")).to_be_visible()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("Sit down")).click()
    expect(page.get_by_role("heading", name="No network just now")).to_be_visible()
    server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("button", name=re.compile("Sit down"))).to_be_visible()
    expect(page.get_by_text("There is no network just now")).to_have_count(0)


def test_a_table_without_a_network_says_so_and_is_there_again_with_it(server: Served, visit: Visits):
    visit.outage = True
    page = visit(PHONE)
    employed(page, server.url)
    table = opened(server, "computer")
    address = f"{server.url}t/{table['table']}"
    page.goto(f"{address}#seat={table['seats'][0]['token']}")
    page.locator(".table").wait_for()
    server.kill()
    page.goto(address)
    page.reload()
    expect(page.get_by_role("heading", name="No network just now")).to_be_visible()
    server.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.locator(".card-button").first).to_be_visible()


def test_a_device_keeps_nothing_of_a_table(shared_server: Served, visit: Visits):
    page = visit(PHONE)
    employed(page, shared_server.url)
    _, token = seated(page, shared_server)
    page.evaluate("fetch('../healthz')")
    page.goto(shared_server.url)
    expect(page.locator(".tables .row")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if re.match(r"/(t|api|open|healthz|asyncapi|schema)\b", path)] == []
    assert token not in json.dumps(kept)


def test_the_first_page_follows_a_language_that_was_chosen_at_a_table(shared_server: Served, visit: Visits):
    page = visit(PHONE)
    employed(page, shared_server.url)
    seated(page, shared_server)
    page.evaluate("document.cookie = 'language=ne; path=/'")
    page.goto(shared_server.url)
    expect(page.locator("html")).to_have_attribute("lang", "ne")


STANDING = """async () => {
  const { waiting, active } = await navigator.serviceWorker.getRegistration();
  return { waiting: Boolean(waiting), active: active.scriptURL };
}"""


def test_a_new_version_is_offered_and_never_forced(shared_server: Served, visit: Visits):
    page = visit(PHONE)
    employed(page, shared_server.url)
    table, _ = seated(page, shared_server)
    before = page.evaluate(STANDING)
    # Under another address it is another worker, as after an update of the server.
    page.evaluate("navigator.serviceWorker.register('../sw.js?newer', { scope: '../' }).then(() => {})")
    eventually(lambda: page.evaluate(STANDING)["waiting"], "the newer worker waits")
    expect(page.locator(".card-button").first).to_be_visible()
    assert page.get_by_text("A new version").count() == 0, "nobody is interrupted in mid-hand"
    page.goto(shared_server.url)
    expect(page.get_by_role("status").get_by_text("A new version of Chautari is ready")).to_be_visible()
    assert page.evaluate(STANDING)["active"] == before["active"]
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click()
    eventually(lambda: not page.evaluate(STANDING)["waiting"], "it is at work")
    page.goto(f"{shared_server.url}t/{table}")
    expect(page.locator(".card-button").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ne"])
def test_the_house_can_be_put_on_a_home_screen(shared_server: Served, visit: Visits, language: str):
    page = visit(PHONE, locale=language)
    page.goto(shared_server.url)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    told = page.evaluate("async (link) => (await fetch(link)).json()", link)
    assert told["lang"] == language
    assert told["name"] == {"en": "Chautari", "ne": "चौतारी"}[language]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        file = ROOT / "chautari/web" / icon["src"].partition("?")[0]
        width, height = size(file.read_bytes())
        assert f"{width}x{height}" == icon["sizes"]
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    wrong = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [each for each in wrong if each != "in-incognito"] == []
