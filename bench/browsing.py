"""A browser for the benches: the page of somebody new, slowed down as a phone on a mobile network is, and counting."""

import json
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.served import Served

PHONE: Final = {"width": 360, "height": 740}
BYTES_A_SECOND: Final = 9_000_000 / 8
ROUND_TRIP_MS: Final = 100

# From the finger's leaving the glass to the picture in which the card stands higher.
LIFTS = """
() => {
  window.lifts = [];
  let up = 0;
  addEventListener("pointerup", (event) => { up = event.timeStamp; }, { capture: true });
  new MutationObserver(() => {
    if (!up || !document.querySelector(".card.lifted")) return;
    const from = up;
    up = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.lifts.push(performance.now() - from);
      port2.postMessage(0);
    });
  }).observe(document.querySelector(".layer"), { subtree: true, attributes: true, attributeFilter: ["class"] });
}
"""


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


@contextmanager
def tasks(page: Page) -> Iterator[list[float]]:
    """How long the main thread computes at a time from here on, ms of its processor, however busy the machine is."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": "devtools.timeline,toplevel"})
    found: list[float] = []
    yield found
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    drawing = Counter(event["tid"] for event in events if event["name"] == "UpdateLayoutTree")
    main = drawing.most_common(1)[0][0]
    found += [
        event.get("tdur", 0) / 1000 for event in events if event["name"].endswith("RunTask") and event["tid"] == main
    ]
