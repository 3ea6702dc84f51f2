"""Random playouts driven from Python, for a few seconds: ``python driven.py PLAYER SECONDS`` prints what came of it.

``jutpatti`` is whichever build of the rules stands on the path; the others are OpenSpiel's games of those names. Each
is driven by the plainest loop that its interface allows. Counted are the moves of players; the time that dealing and
shuffling take is in it, in seconds of the processor.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random


def jutpatti_game(random: Callable[[], float]) -> int:
    """Play one game at the standard table. Returns how many moves were made."""
    state = RULES.start(RULES.standard_seats, {}, dealer=0)
    legal, apply = state.legal, state.apply
    made = 0
    while not state.over:
        chance = state.chance()
        assert chance is not None
        state.put(sorted(chance.cards, key=lambda card: random()))
        while moves := legal():
            apply(moves[int(random() * len(moves))])
            made += 1
    return made


def openspiel_game(random: Callable[[], float]) -> int:
    """Play one game of OpenSpiel's. Returns how many moves were made."""
    state = GAME.new_initial_state()
    legal, apply, over, chance = state.legal_actions, state.apply_action, state.is_terminal, state.is_chance_node
    made = 0
    while not over():
        if chance():
            outcomes = state.chance_outcomes()
            apply(outcomes[int(random() * len(outcomes))][0])
        else:
            moves = legal()
            apply(moves[int(random() * len(moves))])
            made += 1
    return made


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
    random = Random(1).random
    play(random)
    moves = 0
    start = time.process_time()
    while time.process_time() < start + float(sys.argv[2]):
        moves += play(random)
    seconds = time.process_time() - start
    print(json.dumps({"build": build, "moves": moves, "seconds": seconds}))
