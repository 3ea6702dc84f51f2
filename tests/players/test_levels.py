"""The levels are worth their names, and the plainest player plays any game. Seeds are fixed, margins wide."""

from random import Random

import pytest

from chautari.games import catalogue
from chautari.lab.arena import Pairing, match, play_game
from chautari.players import RandomPlayer, picked


@pytest.mark.parametrize(
    ("game", "seats", "one", "other", "least"),
    [
        ("jutpatti", 2, "sharp", "random", 0.8),
        ("jutpatti", 2, "easy", "random", 0.75),
        ("jutpatti", 2, "sharp", "greedy", 0.55),
        ("jutpatti", 2, "sharp", "easy", 0.51),
        # Where most moves are forced, luck has the larger part.
        ("pitty_pat", 4, "sharp", "random", 0.55),
        ("pitty_pat", 4, "sharp", "easy", 0.53),
        ("pitty_pat", 4, "steady", "greedy", 0.52),
    ],
)
def test_the_better_one_wins_more(game, seats, one, other, least):
    assert match(Pairing(game, one, other, seats), games=300 * seats, seed=5).share > least


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_the_random_player_plays_any_game_to_its_end(name):
    game = catalogue()[name]
    random = Random(3)
    players = [RandomPlayer(random.random) for _ in range(game.rules.standard_seats)]
    assert play_game(game, players, {}, dealer=0, random=random).over


def test_every_one_of_some_things_is_picked():
    random = Random(1).random
    assert {picked("abc", random) for _ in range(50)} == set("abc")
