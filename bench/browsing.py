"""A browser for the benches: the page of somebody new, slowed down as a phone on a mobile network is, and counting."""

import json
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.served import Served

PHONE: Final = {"width": 360, "height": 740}
BYTES_A_SECOND: Final = 9_000_000 / 8
ROUND_TRIP_MS: Final = 100

# From the finger's touch to the picture in which its card stands higher, and from its leaving to the picture in which
# all the rest of the page knows of it.
LIFTS = """
() => {
  window.lifts = { down: [], up: [] };
  let down = 0;
  let up = 0;
  let last = null;
  addEventListener("pointerdown", (event) => { down = event.timeStamp; }, { capture: true });
  addEventListener("pointerup", (event) => { up = event.timeStamp; }, { capture: true });
  const drawn = (list, from) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => list.push(performance.now() - from);
    port2.postMessage(0);
  });
  const follow = (where, name, look) =>
    new MutationObserver(look).observe(document.querySelector(where), { subtree: true, attributeFilter: [name] });
  follow(".layer", "class", () => {
    const card = [...document.querySelectorAll(".card.lifted")].find((one) => one !== last);
    if (!down || !card) return;
    drawn(window.lifts.down, down);
    down = 0;
    last = card;
  });
  follow(".hand-cards", "aria-pressed", () => {
    if (up) drawn(window.lifts.up, up);
    up = 0;
  });
}
"""
# How long a finger stays on a card that it taps, milliseconds.
TOUCH: Final = 80


@contextmanager
def house() -> Iterator[tuple[Served, Browser]]:
    """A server of our own and a browser. Raises ImportError where there is no Chromium."""
    path = find()
    if not path:
        raise ImportError("no Chromium", name="Chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield served, browser
        finally:
            browser.close()
            served.kill()


def opened(server: Served, game: str, **more: Any) -> str:
    """The personal link of a seat at a new table with computers."""
    asked = {"game": game, "way": "computer", "pace": "quick", **more}
    request = urllib.request.Request(
        f"{server.url}api/tables", json.dumps(asked).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        told = json.load(answer)
    return f"{server.url}t/{told['table']}#seat={told['seats'][0]['token']}"


@contextmanager
def visiting(browser: Browser, slower: float = 1, network: bool = False) -> Iterator[Page]:
    """A page of somebody who never was here, on a phone that is ``slower`` times and behind a mobile network."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    session = context.new_cdp_session(page)
    slow(session, slower)
    if network:
        session.send("Network.enable")
        limits = {"latency": ROUND_TRIP_MS, "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
        session.send("Network.emulateNetworkConditions", {"offline": False, **limits})
    try:
        yield page
    finally:
        context.close()


def slow(session: CDPSession, times: float) -> None:
    """Let the processor of a page be so many times slower."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def touched(session: CDPSession, page: Page, card: Locator) -> None:
    """Tap the left part of a card as a finger does, which stays for a moment."""
    box = card.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 10, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(TOUCH)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# Says when the first card is laid: what is computed before has nothing in motion to hold up.
FIRST_CARD: Final = """
() => new MutationObserver((_, watch) => {
  if (!document.querySelector(".layer .card")) return;
  watch.disconnect();
  performance.mark("first card");
}).observe(document.body, { subtree: true, childList: true })
"""


@contextmanager
def tasks(page: Page) -> Iterator[tuple[list[float], list[float]]]:
    """
    How long the main thread computes at a time from here on, ms of its processor, however busy the machine is: until
    the first card is laid, and from then on.
    """
    page.evaluate(FIRST_CARD)
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))
    session.send(
        "Tracing.start", {"transferMode": "ReportEvents", "categories": "devtools.timeline,toplevel,blink.user_timing"}
    )
    before: list[float] = []
    after: list[float] = []
    yield before, after
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    drawing = Counter(event["tid"] for event in events if event["name"] == "UpdateLayoutTree")
    main = drawing.most_common(1)[0][0]
    laid = next(event["ts"] for event in events if event["name"] == "first card")
    for event in events:
        if event["name"].endswith("RunTask") and event["tid"] == main:
            (before if event["ts"] < laid else after).append(event.get("tdur", 0) / 1000)
