"""A real Chromium, and eyes on everything a page does that nobody asked for."""

import os
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, find

PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}

# Patience costs nothing where all is well, and a slow machine is no fault of the page.
expect.set_options(timeout=30_000)


# Playwright's event loop runs for as long as it is open, and the other rooms' tests bring loops of their own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = find()
    if not path:
        if os.environ.get("CI") == "true":
            pytest.fail("no Chromium, and a run for others may not leave the browser out")
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visits:
    """Browsers that came to a server: each a person with storage of their own.

    Errors in a console, and requests to anybody but the server, are kept in ``wrongs`` and fail the test at its end.
    A test that takes the server away sets ``outage``: then failing to reach it is no wrong.
    """

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.contexts: list[BrowserContext] = []
        self.wrongs: list[str] = []
        self.outage = False

    def __call__(self, device: dict[str, Any], **more: Any) -> Page:
        """A page in a browser of its own, on a device."""
        context = self.chromium.new_context(**{"locale": "en-GB", **device, **more})
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        context.on("request", lambda request: self._requested(request.url))
        context.on("weberror", lambda error: self.wrongs.append(f"error: {error.error}"))
        context.on("console", lambda said: self._said(said.type, said.text))
        return context.new_page()

    def _requested(self, url: str) -> None:
        host = urlsplit(url).hostname
        if host not in (None, "127.0.0.1"):
            self.wrongs.append(f"request to {host}")

    def _said(self, kind: str, text: str) -> None:
        unreachable = self.outage and "ERR_CONNECTION" in text
        if kind == "error" and not unreachable:
            self.wrongs.append(f"console: {text}")


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Page]]:
    visits = Visits(chromium)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.wrongs == []
