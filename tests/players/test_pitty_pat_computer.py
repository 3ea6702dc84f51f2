"""The computer players of Pitty Pat: what each level is known for, and what none may ever do."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chautari.cards import card, texts
from chautari.game import NOBODY, Choice, Event, Happening, happening
from chautari.games import game
from chautari.games.pitty_pat.computer import player
from chautari.games.pitty_pat.counting import Memory, Plan
from chautari.players import LEVELS
from tests.games.pitty_pat.table import OTHER, RULES, pack

PLAYERS = [*LEVELS, "greedy"]
COUNTING = ["steady", "sharp"]
FOE = "2c 3c 6c Tc Qc"
"""What the other seat holds where it does not matter."""


class Sitting:
    """A hand dealt as wanted, with what every seat saw of it."""

    def __init__(self, hands: list[str], upcard: str, stock: str = "", **options: int | str) -> None:
        self.position = RULES.start(len(hands), options, dealer=0)
        self.seen: list[list[Happening]] = [[] for _ in hands]
        events: list[Event] = []
        self.position.put(pack(hands, upcard, stock), events=events)
        self.tell(events)

    def play(self, *moves: str) -> "Sitting":
        for words in moves:
            events: list[Event] = []
            self.position.play(self.position.to_act, RULES.parse(words), events)
            self.tell(events)
        return self

    def tell(self, events: list[Event]) -> None:
        for seat, history in enumerate(self.seen):
            history += [happening(event, seat) for event in events]

    def asked(self, name: str, seed: int = 1) -> Choice:
        """What a level does in the seat that is to act, given nothing but bytes."""
        seat = self.position.to_act
        view, history = json.loads(json.dumps([self.position.view(seat), self.seen[seat]]))
        return player(name, Random(seed).random).choose(view, history)

    def often(self, name: str, times: int = 40) -> set[str]:
        """Every move that a level makes here, asked many times."""
        return {self.asked(name, seed).move for seed in range(times)}

    def memory(self, seat: int) -> Memory:
        return Memory(self.position.view(seat), self.seen[seat])


@pytest.mark.parametrize("name", COUNTING)
def test_of_two_alike_one_is_thrown(name):
    sitting = Sitting([OTHER, "Js 4d 4h 7d 9h"], "Jc").play("match Js")
    assert {move[:7] for move in sitting.often(name)} == {"throw 4"}
    assert sitting.asked(name).why == "throw-spare"


@pytest.mark.parametrize("name", COUNTING)
def test_in_belize_pairs_are_kept(name):
    sitting = Sitting([OTHER, "Js 4d 4h 7d 9h"], "Jc", version="belize").play("match Js")
    assert sitting.often(name) <= {"throw 7d", "throw 9h"}


def test_easy_throws_anything():
    sitting = Sitting([OTHER, "Js 4d 4h 7d 9h"], "Jc").play("match Js")
    assert len(sitting.often("easy")) == 3


def test_sharp_throws_the_rank_of_which_none_can_come():
    sitting = Sitting([FOE, "Js 4d Kh 7d 9h"], "7c", "Qs 7h Qd 7s Jc", match="may")
    sitting.play("flip", "flip", "flip", "flip", "flip", "match Js")
    choice = sitting.asked("sharp")
    assert (choice.move, choice.why, choice.facts) == ("throw 7d", "throw-none", {"card": "7d", "left": 0})
    assert len(sitting.often("easy")) > 1


def test_sharp_knows_who_can_match_nothing_of_a_rank():
    sitting = Sitting([OTHER, "Js 4d Kh 7d 9h"], "Ac", "Ad Qs").play("flip", "flip")
    memory = sitting.memory(1)
    ace, queen, two = (card(word) >> 2 for word in ("Ac", "Qc", "2c"))
    assert memory.holds(0, ace) == 0.0
    assert memory.holds(0, queen) == 0.0
    assert 0 < memory.holds(0, two) < 1


def test_in_belize_whoever_flips_may_still_hold_a_pair():
    sitting = Sitting([OTHER, "Js 4d Kh 7d 9h"], "Ac", "Ad Qs", version="belize").play("flip", "flip")
    assert 0 < sitting.memory(1).holds(0, card("Ac") >> 2) < 0.2


@pytest.mark.parametrize("name", LEVELS)
def test_a_match_that_wins_is_never_left(name):
    sitting = Sitting([FOE, "Kc Kd 5h 5s 8c"], "8d", version="belize", match="may")
    moves = sitting.often(name)
    assert "match 8c" in moves
    if name != "easy":
        assert moves == {"match 8c"}
        assert sitting.asked(name).why == "match-may"


def test_a_card_that_comes_easily_is_kept_for_last_where_a_match_may_be_left():
    come = [0.0] * 13
    come[1], come[2], come[3] = 3.0, 0.2, 0.2
    plan = Plan(come, 30, belize=False, may=True)
    assert plan.wait([1, 2, 3]) < plan.after_match([1, 2, 3], 1)
    come[2] = come[3] = 3.0
    plan = Plan(come, 30, belize=False, may=True)
    assert plan.wait([1, 2, 3]) > plan.after_match([1, 2, 3], 1)


@pytest.mark.parametrize("name", PLAYERS)
def test_where_a_match_must_be_played_it_is(name):
    assert Sitting([OTHER, "Js 4d Kh 7d 9h"], "Jc").often(name) == {"match Js"}
    assert Sitting([OTHER, "Js 4d Kh 7d 9h"], "Qc").often(name) == {"flip"}


def test_the_wait_of_one_card_is_the_stock_by_what_can_come():
    come = [0.0] * 13
    come[5] = 3.0
    assert Plan(come, 30, belize=False, may=False).wait([5]) == pytest.approx(10)


def test_the_wait_of_three_goes_by_way_of_the_better_last_card():
    come = [0.0] * 13
    come[1], come[2], come[3] = 3.0, 2.0, 1.0
    plan = Plan(come, 30, belize=False, may=False)
    # The first match after 5 upcards on average; then the best of the two others is kept: 15, 10 or 10 more.
    assert plan.wait([1, 2, 3]) == pytest.approx(5 + (3 * 15 + 2 * 10 + 1 * 10) / 6)


def test_a_hand_that_nothing_can_match_waits_for_ever_and_in_belize_breaks_its_pair():
    come = [0.0] * 13
    plan = Plan(come, 30, belize=False, may=False)
    assert plan.wait([4]) == pytest.approx(1e6)
    come[12] = 2.0
    belize = Plan(come, 30, belize=True, may=False)
    assert belize.wait([4, 12, 12]) < 100


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(LEVELS),
    st.sampled_from([2, 3, 4, 5]),
    st.sampled_from(["standard", "belize"]),
    st.sampled_from(["must", "may"]),
    st.integers(0, 2**32),
)
def test_every_choice_is_legal_and_is_made_from_what_the_seat_saw(name, seats, version, match, seed):
    random = Random(seed)
    entry = game("pitty_pat")
    position = entry.rules.start(seats, {"version": version, "match": match}, dealer=0)
    seen: list[list[Happening]] = [[] for _ in range(seats)]
    for _ in range(120):
        events: list[Event] = []
        chance = position.chance()
        if chance is not None:
            order = list(chance.cards)
            random.shuffle(order)
            if chance.why == "deal":
                seen = [[] for _ in range(seats)]
            position.put(order, random.choice(chance.dealers) if chance.dealers else NOBODY, events)
        elif position.over:
            break
        else:
            seat = position.to_act
            view = position.view(seat)
            choice = player(name, Random(seed).random).choose(view, seen[seat])
            assert choice.move in view["legal"]
            # Another position that this seat cannot tell from the true one: the same choice.
            other = position.imagine(seat, random.shuffle)
            assert player(name, Random(seed).random).choose(other.view(seat), seen[seat]) == choice
            for word in texts(range(52)):
                if word in json.dumps(choice.facts):
                    assert word in view["hands"][seat]["cards"], "a reason names no card that it does not see"
            position.play(seat, entry.rules.parse(choice.move), events)
        for seat, history in enumerate(seen):
            history += [happening(event, seat) for event in events]
