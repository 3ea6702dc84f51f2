"""A server for the tests of this room: a real process, without limits that would slow tests down."""

import os
from collections.abc import Iterator

import pytest

from tests.served import Served

LOOSE = {
    "CHAUTARI_OPENS_A_MINUTE": "0",
    "CHAUTARI_JOINS_A_MINUTE": "0",
    "CHAUTARI_CODES_A_MINUTE": "0",
    "CHAUTARI_RECORDS_A_MINUTE": "0",
    "CHAUTARI_HINTS_A_MINUTE": "0",
    "CHAUTARI_MESSAGES_A_SECOND": "0",
    "CHAUTARI_THINKING": "0.05",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server that the tests of a file share."""
    before = {name: os.environ.get(name) for name in LOOSE}
    os.environ.update(LOOSE)
    served = Served(tmp_path_factory.mktemp("house"))
    try:
        served.start()
        yield served
    finally:
        served.kill()
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
