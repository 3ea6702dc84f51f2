"""The computer players of Teen Patti: what none may ever do, and that nobody can read them."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chautari.game import Choice, Event, Happening, Refused, happening
from chautari.games import game
from chautari.games.teen_patti.computer import player
from chautari.games.teen_patti.reading import Reading, places
from chautari.lab.stakes import Seating, hands
from chautari.players import LEVELS
from tests.games.playing import Play
from tests.games.teen_patti.table import RULES, pack

PLAYERS = [*LEVELS, "caller", "raiser", "pairs"]
FOUR = ["Kc Qd 9h", "As Th 4c", "5d 5h 3c", "7c 8d Js"]


class Sitting:
    """A hand dealt as wanted, with what every seat saw of it; seat 1 begins."""

    def __init__(self, dealt: list[str], *moves: str, **options) -> None:
        self.position = RULES.start(len(dealt), options, 0)
        self.seen: list[list[Happening]] = [[] for _ in dealt]
        events: list[Event] = []
        self.position.put(pack(dealt), events=events)
        for move in moves:
            self.position.play(self.position.to_act, RULES.parse(move), events)
        for seat, history in enumerate(self.seen):
            history += [happening(event, seat) for event in events]

    def asked(self, name: str, seed: int = 1) -> Choice:
        """What a player would do in the seat that is to act, given nothing but bytes."""
        seat = self.position.to_act
        view, history = json.loads(json.dumps([self.position.view(seat), self.seen[seat]]))
        return player(name, Random(seed).random).choose(view, history)

    def often(self, name: str, times: int = 400) -> Counter[str]:
        return Counter(self.asked(name, seed).move for seed in range(times))


@settings(max_examples=60)
@given(
    st.sampled_from(PLAYERS),
    st.sampled_from(RULES.seats),
    st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in RULES.options}),
    st.integers(0, 2**32),
)
def test_every_choice_is_legal_whatever_the_house_rules(name, seats, options, seed):
    play = Play(RULES, seats, options, 0, seed)
    computer = player(name, play.random.random)
    for _ in range(60):
        if play.position.over:
            break
        seat = play.position.to_act
        if seat >= 0:
            history = [happening(event, seat) for event in play.events]
            assert computer.choose(play.position.view(seat), history).move in play.position.view(seat)["legal"]
        play.step()


def test_a_player_that_is_not_there_is_refused():
    with pytest.raises(Refused) as caught:
        player("moon", Random(1).random)
    assert caught.value.code == "unknown_player"


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_packs_a_trail_and_nobody_pays_long_for_nothing(name):
    trail = Sitting(["Kc Qd 9h", "Ad Ah Ac"], "see")
    assert trail.often(name)["pack"] == 0
    poor = Sitting(["Kc Qd 9h", "2d 3h 7c", "As Ah 5c"], "see", "chaal", "see", "raise", "see", "raise")
    assert poor.often(name)["pack"] > 200


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("own", ["6d 6h 2s", "Ad Jh 9c", "Ad Ah 2s"])
def test_the_same_hand_is_not_always_played_the_same_way(name, own):
    moves = Sitting([*FOUR[:1], own, *FOUR[2:]], "chaal", "chaal", "chaal", "chaal", "see").often(name)
    assert len([move for move, times in moves.items() if times > 2]) > 1


@pytest.mark.parametrize("name", LEVELS)
def test_some_play_blind_and_some_look_at_once(name):
    moves = Sitting(FOUR).often(name)
    assert moves["see"] > 4
    assert moves["chaal"] + moves["raise"] > 4


def test_a_poor_hand_is_raised_now_and_then_and_most_raises_are_meant():
    """Over random deals against one who has looked and stayed in: some raises are bluffs, but most are not."""
    bluffs = raises = 0
    random = Random(3)
    for _ in range(3000):
        order = random.sample(range(52), 52)
        position = RULES.start(2, {}, 0)
        events: list[Event] = []
        position.put(order, events=events)
        for seat, move in ((1, "see"), (1, "chaal"), (0, "see")):
            position.play(seat, RULES.parse(move), events)
        view, history = position.view(0), [happening(event, 0) for event in events]
        if player("sharp", random.random).choose(view, history).move == "raise":
            raises += 1
            bluffs += Reading(view, history).place < 0.6
    assert raises > 150
    assert 0.03 < bluffs / raises < 0.35


def test_sharp_trusts_who_has_looked_and_raises():
    quiet = Sitting(["Kc Qd 9h", "Ad Jh 9c", "5d 4h 2c"], "chaal", "chaal", "chaal", "see")
    loud = Sitting(["Kc Qd 9h", "Ad Jh 9c", "5d 4h 2c"], "chaal", "see", "raise", "see", "raise", "see")
    assert quiet.often("sharp")["pack"] < 40 < loud.often("sharp")["pack"]


def test_a_hand_seen_in_a_side_show_is_known():
    # Who declined nothing and lost nothing is still in, and its hand is known to who looked at it.
    sitting = Sitting(["Ac Ah 2d", "Kd Kh 3c", "Qd Qh 4c"], "see", "chaal", "see", "sideshow", "accept", "see", "chaal")
    seat = sitting.position.to_act
    assert seat == 1
    reading = Reading(sitting.position.view(seat), sitting.seen[seat])
    assert reading.others == [0]
    assert reading.beaten == {}
    asked = Sitting(["Ac Ah 2d", "Kd Kh 3c", "Qd Qh 4c"], "see", "chaal", "see", "sideshow")
    asked.position.sees[1] |= 1 << 2
    assert Reading(asked.position.view(1), asked.seen[1]).beaten == {2: 1.0}


def test_places_are_parts_of_all_hands():
    worth = places(False, 0)
    assert worth["trail A-A-A"] == (22_100 - 2) / 22_100
    assert worth["high_card 5-3-2"] == 30 / 22_100
    assert places(True, 0)["trail A-A-A"] == 2 / 22_100
    assert 0.74 < worth["pair 2-2-3"] < 0.75


@pytest.mark.parametrize(
    ("one", "others"),
    [("sharp", "easy"), ("sharp", "caller"), ("sharp", "random"), ("steady", "random"), ("easy", "random")],
)
def test_the_better_one_wins_chips(one, others):
    margin = hands(Seating("teen_patti", one, others, seats=4), count=700, seed=5)
    assert margin.mean > 0


def test_margins_add_up():
    parts = [hands(Seating("teen_patti", "easy", "pairs", seats=2), count=50, seed=seed) for seed in (1, 2)]
    both = parts[0].plus(parts[1])
    assert both.hands == 100
    assert both.mean == (parts[0].mean + parts[1].mean) / 2
    assert both.error > 0
    assert game("teen_patti").rules.chips
