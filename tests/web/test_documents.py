"""What docs/protocol.md says, done: its bot plays, its close codes and settings are the ones there are."""

import re
import subprocess
import sys
from pathlib import Path

from chautari.table import company, room
from chautari.table.absent import Absent
from chautari.web import socket
from chautari.web.settings import Settings
from tests.served import Served

DOCS = Path(__file__).parents[2] / "docs"


def test_the_bot_plays_a_game(house: Served) -> None:
    found = re.search(r"```python\n(.*?)```", (DOCS / "protocol.md").read_text(), re.S)
    assert found is not None
    done = subprocess.run(
        [sys.executable, "-c", found[1], house.url], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(I won|seat \[\d\] won, I sat in seat 0)\n", done.stdout)


def test_every_close_code_is_described() -> None:
    told = {int(code) for code in re.findall(r"^\| (\d{4}) \|", (DOCS / "protocol.md").read_text(), re.M)}
    used = {
        value
        for module in (company, room, socket)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and (4400 <= value < 4500 or 1000 <= value < 1016)
    }
    used |= {kind.code for kind in Absent.__subclasses__()}
    assert told == used


def test_every_setting_is_described() -> None:
    hosts = (DOCS / "hosts.md").read_text()
    assert all(f"CHAUTARI_{name.upper()}" in hosts for name in Settings._fields)
