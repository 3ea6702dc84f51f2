"""What every room's tests share: a server to talk to, and a word about which build of the rules is tested."""

import os
from collections.abc import Iterator
from pathlib import Path

# A word that no catalogue has is an error in tests; `chautari.words` reads this when it is imported.
os.environ["CHAUTARI_STRICT_WORDS"] = "1"

import pytest
from hypothesis import settings

import chautari.game
from tests.served import Served

# How long an example takes says more about the machine than about the code.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

PLAIN = str(chautari.game.__file__).endswith(".py")


def pytest_report_header() -> str:
    build = "plain Python" if PLAIN else "compiled"
    return f"chautari: {build} rules from {os.path.dirname(chautari.game.__file__)}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody should take a run without a browser for a whole one."""
    reasons = {str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())}
    if any("no Chromium" in reason for reason in reasons):
        terminalreporter.write_line("THE BROWSER TESTS DID NOT RUN: there is no Chromium.", red=True, bold=True)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server of this test alone."""
    served = Served(tmp_path)
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of a file that only look and play, and never stop it."""
    served = Served(tmp_path_factory.mktemp("served"))
    served.start()
    yield served
    served.kill()
