"""Counted playouts: that the rules play on exactly as they did, interpreted and compiled."""

import pytest

from chautari.game import OptionValue
from chautari.games.jutpatti.opening import JutpattiRules
from chautari.lab.playout import Counted, counted


@pytest.mark.parametrize(
    ("seats", "options", "moves", "checksum"),
    [
        (2, {}, 34506, 2866771305),
        (3, {"cards": 5, "hands": 3}, 20600, 1143922290),
        (4, {"cards": 11, "call": True}, 215279, 2415148163),
        (5, {"cards": 9, "throw_back": True}, 40168, 44382386),
        (6, {"cut": True, "hands": "open", "show_all": True}, 32676, 2450377167),
    ],
)
def test_playouts_from_a_seed_are_the_same_for_ever(
    seats: int, options: dict[str, OptionValue], moves: int, checksum: int
):
    assert counted(JutpattiRules(), seats, options, hands=300, seed=7) == Counted(300, moves, checksum)
