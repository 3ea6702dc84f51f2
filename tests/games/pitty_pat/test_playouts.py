"""E4: hands end, whatever the options. Random hands of every table there is, and one checksum for both builds."""

from itertools import product
from random import Random

import pytest

from chautari.lab.playout import counted, play_hand
from tests.games.pitty_pat.table import RULES

LONGEST = 1000
"""More moves than the longest of a million random hands took."""


@pytest.mark.parametrize("options", list(product(("standard", "belize"), ("must", "may"))))
@pytest.mark.parametrize("seats", RULES.seats)
def test_E4_no_hand_is_stuck(seats: int, options: tuple[str, str]):
    version, match = options
    random = Random(f"{seats} {options}")
    for number in range(200):
        position = RULES.start(seats, {"version": version, "match": match}, dealer=number % seats)
        assert len(play_hand(position, random)) < LONGEST
        assert position.reason in ("out", "dead")


def test_the_same_playouts_come_to_the_same_on_every_build():
    found = counted(RULES, 4, {"version": "belize", "hands": 3}, hands=200, seed=4)
    assert found == (200, 5842, 3320749185)
