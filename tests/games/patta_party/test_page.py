"""The tricks drawn on the rule page end as the rules end them."""

import tomllib
from importlib.resources import files

import pytest

from chautari.cards import SUITS, cards
from chautari.games.patta_party.packs import PACKS
from chautari.games.patta_party.trick import taken

SHEET = tomllib.loads(files("chautari.games.patta_party").joinpath("page", "sheet.toml").read_text(encoding="utf-8"))
DRAWN = {hand["id"]: hand["groups"] for hand in SHEET["hands"]}

# How each is told: the packs it is played with, trump, whose card is best, which team takes it, who leads next. Seat 0
# led; teams are the even and the odd seats.
TOLD = {
    "ruffed": (4, False, "h", 2, 0, 2),
    "aces": (6, False, "s", 1, 1, 1),
    "kings": (6, False, "s", 2, 0, 2),
    "turned": (4, True, "h", 2, 1, 3),
    "two-jokers": (6, True, "h", 2, 0, 3),
}


def test_every_trick_that_is_drawn_is_told_here():
    assert set(DRAWN) == set(TOLD)


@pytest.mark.parametrize("name", TOLD)
def test_a_drawn_trick_ends_as_it_is_told(name: str):
    seats, jokers, trump, best, team, leader = TOLD[name]
    trick = cards(" ".join(DRAWN[name]))
    pack = PACKS[seats, jokers]
    assert all(trick.count(c) <= pack.count(c) for c in trick), "these cards are in one pack"
    found = taken(trick, 0, seats, SUITS.index(trump))
    assert (found.best, found.team, found.leader) == (best, team, leader)
