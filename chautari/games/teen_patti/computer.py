"""placeholder to be written"""

from chautari.players import Chance01, RandomPlayer


def player(level: str, random: Chance01) -> RandomPlayer:
    return RandomPlayer(random)
