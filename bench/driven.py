"""Random playouts driven from Python, for a few seconds: ``python driven.py PLAYER SECONDS`` prints what came of it.

``jutpatti`` is whichever build of the rules stands on the path; the others are OpenSpiel's games of those names. Each
is driven by the plainest loop that its interface allows. Counted are the moves of players and, by themselves, those
of chance (a whole deal in ours, a card in OpenSpiel's); the time of both is in it, in seconds of the processor.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random


def jutpatti_game(bits: Callable[[int], int]) -> tuple[int, int]:
    """Play one game at the standard table. Returns how many moves were made by players and by chance."""
    state = RULES.start(RULES.standard_seats, {}, dealer=0)
    legal, apply = state.legal, state.apply
    made = dealt = 0
    while not state.over:
        chance = state.chance()
        assert chance is not None
        cards = list(chance.cards)
        for last in range(len(cards) - 1, 0, -1):
            other = bits(16) % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        state.put(cards)
        dealt += 1
        while moves := legal():
            apply(moves[bits(16) % len(moves)])
            made += 1
    return made, dealt


def openspiel_game(bits: Callable[[int], int]) -> tuple[int, int]:
    """Play one game of OpenSpiel's. Returns how many moves were made by players and by chance."""
    state = GAME.new_initial_state()
    legal, apply, over, chance = state.legal_actions, state.apply_action, state.is_terminal, state.is_chance_node
    made = dealt = 0
    while not over():
        if chance():
            outcomes = state.chance_outcomes()
            apply(outcomes[bits(16) % len(outcomes)][0])
            dealt += 1
        else:
            moves = legal()
            apply(moves[bits(16) % len(moves)])
            made += 1
    return made, dealt


if __name__ == "__main__":
    name = sys.argv[1]
    play = openspiel_game
    build = "openspiel"
    if name == "jutpatti":
        from chautari.games import game
        from chautari.games.jutpatti import rules

        RULES = game(name).rules
        play = jutpatti_game
        build = "interpreted" if rules.__file__.endswith(".py") else "compiled"
    else:
        import pyspiel

        GAME = pyspiel.load_game(name)
    bits = Random(1).getrandbits
    play(bits)
    moves = chances = 0
    start = time.process_time()
    while time.process_time() < start + float(sys.argv[2]):
        made, dealt = play(bits)
        moves += made
        chances += dealt
    seconds = time.process_time() - start
    print(json.dumps({"build": build, "moves": moves, "chances": chances, "seconds": seconds}))
