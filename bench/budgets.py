"""What a visit costs and how a hand feels, in a real browser: bytes, requests, seconds, milliseconds, pictures.

The aims are those of a phone in a hand: a table of 120 KB at most, of which 60 are script, a rule page of 40; a seat
2.5 seconds after the link was touched on a slow phone behind a mobile network; a card up 50 milliseconds after the
finger came; hardly a picture missing in the three seconds in which a hand is dealt, six times slower; and the table
as it is now within a second of the network's return. Times are the median of a few.
"""

from collections.abc import Iterator
from statistics import median
from typing import Final
from urllib.parse import urlsplit

import brotli
from playwright.sync_api import Browser, Page, Response

from bench.browsing import LIFTS, house, opened, tasks, touched, visiting
from bench.figure import Figure
from bench.relay import Relay, relayed
from chautari.games import catalogue
from tests.browser.people import seated
from tests.served import Served

KB: Final = 1024
TIMES: Final = 5
# From the browser's word that the network is there to the picture that shows a name.
BACK: Final = """
(name) => {
  addEventListener("online", () => { window.began = performance.now(); }, { capture: true });
  const look = () => {
    if (document.body.textContent.includes(name)) window.back = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
"""
PICTURE_MS: Final = 1000 / 60
SLOW: Final = 6


def figures() -> Iterator[Figure]:
    with house() as (server, browser):
        yield from bytes_of(server, browser)
        yield from waiting(server, browser)
        yield from feeling(server, browser)
        yield from resuming(server, browser)


def bytes_of(server: Served, browser: Browser) -> Iterator[Figure]:
    """What is fetched for a page by somebody who never was here, as brotli makes it."""
    pages: list[tuple[str, str, float | None]] = [("first page", server.url, None)]
    for game in catalogue():
        pages.append((f"rules of {game}", f"{server.url}rules/{game}", 40.0))
        pages.append((f"table of {game}", opened(server, game), 120.0))
    for name, address, aim in pages:
        sizes = fetched(browser, address)
        script = sum(size for url, size in sizes.items() if ".js" in url)
        told = f"{len(sizes)} requests, {script / KB:.1f} KB script"
        yield Figure(f"{name}, all in", sum(sizes.values()) / KB, "KB", aim, at_most=True, detail=told)
        if aim == 120:
            yield Figure(f"{name}, script", script / KB, "KB", 60, at_most=True)


def fetched(browser: Browser, address: str) -> dict[str, int]:
    """Everything that a page asks for, and how many bytes brotli makes of each."""
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        sizes[answer.url] = len(brotli.compress(answer.body()))

    with visiting(browser) as page:
        page.on("response", weigh)
        page.goto(address, wait_until="networkidle")
    return sizes


def waiting(server: Served, browser: Browser) -> Iterator[Figure]:
    """From the touch of a link, and from the first page, to cards in one's hand."""
    throttle = "9 Mbit/s, 100 ms round trip, processor 4 times slower; nothing kept from before"
    for game in catalogue():
        taken = []
        for _ in range(TIMES):
            address = opened(server, game)
            with visiting(browser, slower=4, network=True) as page:
                page.goto(address, wait_until="commit")
                taken.append(seated_after(page))
        yield Figure(f"link to seat, {game}", median(taken), "s", 2.5, at_most=True, detail=throttle)
    taken = []
    for _ in range(TIMES):
        with visiting(browser, slower=4, network=True) as page:
            page.goto(server.url, wait_until="networkidle")
            page.get_by_role("button", name="Sit down").tap()
            page.wait_for_url("**/t/*", wait_until="commit")
            taken.append(seated_after(page))
    yield Figure("first page to one's cards, one tap", median(taken), "s", 5, at_most=True, detail=throttle)


def seated_after(page: Page) -> float:
    """Seconds from the beginning of a navigation to a hand that can be touched, as the page itself counts."""
    page.locator(".layer .card").first.wait_for(state="attached")
    return float(page.evaluate("performance.now()")) / 1000


def feeling(server: Served, browser: Browser) -> Iterator[Figure]:
    """How soon a card is up, and how evenly a hand is dealt."""
    with visiting(browser, slower=4) as page:
        page.goto(opened(server, "jutpatti", options={"cards": 11}))
        throwing(page)
        page.evaluate(LIFTS)
        session = page.context.new_cdp_session(page)
        for n in range(4 * TIMES):
            touched(session, page, page.locator(".card-button").nth(n % 8))
            page.wait_for_timeout(250)
        lifts = page.evaluate("window.lifts")
    rest = f"{median(lifts['up']):.0f} ms from the finger's leaving until buttons and words are of that card, too"
    told = f"processor 4 times slower; {len(lifts['down'])} lifts, the slowest {max(lifts['down']):.0f} ms; {rest}"
    yield Figure("finger down to card up", median(lifts["down"]), "ms", 50, at_most=True, detail=told)
    for game in catalogue():
        # A collection of garbage in one deal is no property of the game.
        missing, longest, before = sorted(dealt(server, browser, game) for _ in range(3))[1]
        told = (
            f"by the processor's time, were it {SLOW} times slower; the longest task would take {longest:.0f} ms; "
            f"{before:.0f} ms from the tap to the first card"
        )
        yield Figure(f"pictures missing while {game} is dealt", missing, "", 6, at_most=True, detail=told)


def throwing(page: Page) -> None:
    """Take cards until one is to be thrown."""
    page.locator(".card-button").first.wait_for()
    page.locator(".dock [data-move='deck']").tap(timeout=20_000)
    page.locator(".dock .idle, .dock [aria-disabled=true]").first.wait_for()


def dealt(server: Served, browser: Browser, game: str) -> tuple[int, float, float]:
    """
    How many pictures a processor `SLOW` times slower would miss while a hand is dealt, its longest task, and all that
    it has to do between the tap and the first card, ms.

    Cards fly beside the main thread: a picture is missing only where that computes for longer than a picture's time.
    """
    with visiting(browser) as page:
        page.goto(opened(server, game, way="friends"))
        with tasks(page) as (before, after):
            page.get_by_role("button", name="Deal now").tap()
            page.locator(".layer .card").first.wait_for(state="attached")
            page.wait_for_timeout(3000)
    slowed = [SLOW * task for task in after]
    return sum(int(task / PICTURE_MS) for task in slowed), max(slowed), SLOW * sum(before)


def resuming(server: Served, browser: Browser) -> Iterator[Figure]:
    """From the network's return to the table as it has become meanwhile: whoever was away sees who sat down."""
    with relayed(server.port) as relay:
        away = [back_after(server, browser, relay) for _ in range(TIMES)]
    told = f"processor 4 times slower, every socket dead without a word; the slowest {max(away):.2f} s"
    yield Figure("network back to table back", median(away), "s", 1, at_most=True, detail=told)


def back_after(server: Served, browser: Browser, relay: Relay) -> float:
    """Seconds until a page that was cut off for five of them shows what happened meanwhile."""
    told = urlsplit(opened(server, "jutpatti", way="friends"))
    with visiting(browser, slower=4) as page:
        page.goto(told._replace(netloc=f"127.0.0.1:{relay.port}").geturl())
        page.get_by_role("button", name="Deal now").tap()
        page.locator(".layer .card").first.wait_for(state="attached")
        page.wait_for_timeout(3000)
        relay.cut()
        page.context.set_offline(True)
        seated(server, told.path.removeprefix("/t/"), "Sita")
        page.wait_for_timeout(5000)
        page.evaluate(BACK, "Sita")
        relay.mend()
        page.context.set_offline(False)
        while not page.evaluate("window.back > 0"):
            page.wait_for_timeout(200)
        return float(page.evaluate("(window.back - window.began) / 1000"))
