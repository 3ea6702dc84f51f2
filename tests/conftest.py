"""What every room's tests share: a server to talk to, and a word about which build of the rules is tested."""

import os
from collections.abc import Iterator

import pytest

import chautari.game
from tests.served import Served

COMPILED = not str(chautari.game.__file__).endswith(".py")


def pytest_report_header() -> str:
    return (
        f"chautari: {'compiled' if COMPILED else 'plain Python'} rules from {os.path.dirname(chautari.game.__file__)}"
    )


@pytest.fixture
def server(tmp_path: "pytest.TempPathFactory") -> Iterator[Served]:
    """A server of this test alone."""
    served = Served(tmp_path)  # type: ignore[arg-type]
    served.start()
    yield served
    served.kill()
