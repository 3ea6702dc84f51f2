"""The computer players of Jutpatti: what each level is known for, and what none may ever do."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chautari.cards import RANKS, card, cards
from chautari.game import NOBODY, Event, Happening, Refused, happening
from chautari.games import game
from chautari.games.jutpatti.computer import player
from chautari.games.jutpatti.counting import Memory, by_rank
from chautari.players import LEVELS
from tests.players.sitting import RULES, Sitting, sent

PLAYERS = [*LEVELS, "greedy", "keeper"]
COUNTING = ["steady", "sharp"]


def level(name, seed=1):
    return player(name, Random(seed).random)


def often(sitting, name, times=60):
    """Every move that a level makes in one position, asked many times."""
    return {sitting.asked(level(name, seed)).move for seed in range(times)}


# Jokers are sixes in all of these: a five is turned. Seat 0 begins, and seat 1 holds what does not matter.
OTHER = "Ac Ad 3c 3d 4c 4d 8c"


@pytest.mark.parametrize("name", LEVELS)
def test_takes_the_card_that_wins(name):
    sitting = Sitting([OTHER, "7h 7c 9d 9s Kd 6s 2c"], "5h", "2d").play("deck", "throw 2d")
    choice = sitting.asked(level(name))
    assert (choice.move, choice.why, choice.facts) == ("pile", "take-wins", {"card": "2d"})
    assert often(sitting, name) == {"pile"}


@pytest.mark.parametrize("name", LEVELS)
def test_leaves_a_card_that_makes_no_pair(name):
    sitting = Sitting([OTHER, "7h 7c 9d 9s Kd Qs 2c"], "5h", "Th").play("deck", "throw Th")
    assert often(sitting, name) == {"deck"}


@pytest.mark.parametrize("name", COUNTING)
def test_takes_a_thrown_joker(name):
    sitting = Sitting(["Ac Ad 3c 3d 4c 2d 8c", "7h 7c 9d Ts Kd Qs Jc"], "5h", "6c")
    sitting.play("deck", "throw 6c")
    assert sitting.asked(level(name)).why == "take-joker"
    assert often(sitting, name) == {"pile"}


def test_easy_overlooks_a_pair_now_and_then():
    sitting = Sitting([OTHER, "7h 7c 9d Ts Kd Qs 2s"], "5h", "2d").play("deck", "throw 2d")
    assert often(sitting, "easy") == {"pile", "deck"}


def test_sharp_says_how_many_unseen_cards_would_help():
    sitting = Sitting([OTHER, "7h 7c 9d 9s Kd Ks 2h"], "5h", "Th").play("deck", "throw Th")
    choice = sitting.asked(level("sharp"))
    # Three more twos and four sixes; unseen are all but the own seven, the turned card and the thrown one.
    assert (choice.why, choice.facts) == ("take-odds", {"card": "Th", "good": 7, "unseen": 43})


@pytest.mark.parametrize("name", COUNTING)
def test_calls_when_it_can(name):
    sitting = Sitting(["7h 7c 9d 9s Kd 6s 2c", OTHER], "5h", "2h", call=True).play("deck")
    assert often(sitting, name) == {"call"}


def test_easy_sometimes_forgets_to_call():
    sitting = Sitting(["7h 7c 9d 9s Kd 6s 2c", OTHER], "5h", "2h", call=True).play("deck")
    moves = often(sitting, "easy")
    assert "call" in moves
    assert len(moves) > 1


@pytest.mark.parametrize("name", COUNTING)
def test_throws_the_spare_of_three_first(name):
    sitting = Sitting(["7h 7c 7d 9s Kd Qd 2c", OTHER], "5h", "Th").play("deck")
    assert sitting.asked(level(name)).why == "throw-spare"
    assert all(move[6] == "7" for move in often(sitting, name))


@pytest.mark.parametrize("name", LEVELS)
def test_keeps_jokers_and_pairs(name):
    sitting = Sitting(["7h 7c 6d 6s Kd Qd 2c", OTHER], "5h", "Th").play("deck")
    assert often(sitting, name, 200) <= {"throw Kd", "throw Qd", "throw 2c", "throw Th"}


def test_sharp_throws_the_card_whose_partners_are_gone():
    # Both other jacks and the fourth lie in the pile; every other single card has two or three partners left.
    sitting = Sitting(["Jh 7c 7s 9s 9d Qd 8c", "Jc Jd Js 2c 3c 4c Ac"], "5h", "Th Td Tc Kd Kc Ks 8d")
    sitting.play("deck", "throw Th", "deck", "throw Jc", "deck", "throw Tc", "deck", "throw Jd")
    sitting.play("deck", "throw Kc", "deck", "throw Js", "deck")
    choice = sitting.asked(level("sharp"))
    assert (choice.move, choice.why) == ("throw Jh", "throw-dead")
    assert len(often(sitting, "steady")) > 1


def test_sharp_throws_what_the_next_player_let_go_by():
    # Of kings and queens two each are unseen; seat 1 had no use for the queen, and nobody offered it a king.
    hands = ["Kh Qh 7c 7s 9s Tc Jc", "Ac 2c 3c 4c 8c 9c Js", "Ad 2d 3d 4d 8d Td Jd"]
    sitting = Sitting(hands, "5h", "Qd As Kd 9d").play("deck", "throw Qd", "deck", "throw As", "deck", "throw Kd")
    sitting.play("deck")
    choice = sitting.asked(level("sharp"))
    assert (choice.move, choice.why, choice.facts["seat"]) == ("throw Qh", "throw-safe", 1)
    assert often(sitting, "sharp") == {"throw Qh"}


def test_sharp_does_not_feed_a_player_known_to_wait():
    # Seat 1 took the nine of clubs, then threw the nine of diamonds: one nine is left without a partner in its hand.
    hands = ["Kh 9h 7c 7s As Ad 2h", "9d 2c 3c 4c 8c Tc Jc", "Kc 2d 3d 4d 8d Td Jd"]
    sitting = Sitting(hands, "5h", "9c Qs Qc").play("deck", "throw 9c", "pile", "throw 9d", "deck", "throw Kc", "deck")
    memory = Memory(sitting.position.view(0), sitting.seen[0])
    unseen = {rank: memory.unseen[RANKS.index(rank)] for rank in "9K2Q"}
    assert unseen == {"9": 1, "K": 2, "2": 3, "Q": 3}  # by its own chances alone it would throw the nine
    assert often(sitting, "sharp") == {"throw Kh"}


def test_sharp_knows_at_a_table_of_two_what_the_other_hand_holds_after_the_deck_was_remade():
    play = Sitting(["Kh 9h 7c 7s As", "2c 3c 4c 8c 9d"], "5h", "").position
    memory = Memory(play.view(0), [])
    assert not memory.needs(1, card("9d") >> 2)
    memory.remade = set(cards("Tc Td"))
    memory.loose = by_rank(memory.remade)
    # Three nines are unseen and none of them is in the deck: all three are in the other hand, one without a partner.
    assert memory.needs(1, card("9d") >> 2)
    assert not memory.needs(1, card("Th") >> 2)


@pytest.mark.parametrize("name", LEVELS)
def test_four_alike_are_two_pairs_and_are_kept(name):
    sitting = Sitting(["7h 7c 7d 9s Kd Qd 2c", OTHER], "5h", "7s").play("deck")
    assert all(move[6] != "7" for move in often(sitting, name))


@st.composite
def tables(draw):
    """A table of any size with any options, and the seed of everything that happens at it."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in RULES.options if option.name != "hands"}
    return draw(st.sampled_from(RULES.seats)), options, draw(st.integers(0, 2**32))


class Table:
    """Computer players at a table, each given the bytes that a person in its seat would be sent."""

    def __init__(self, table, names):
        seats, options, seed = table
        self.random = Random(seed)
        self.position = RULES.start(seats, options, dealer=0)
        self.players = [player(self.random.choice(names), self.random.random) for _ in range(seats)]
        self.seen: list[list[Happening]] = [[] for _ in range(seats)]

    def step(self):
        """Do what is to be done next; returns the choice of the player who was to act, if one was."""
        events: list[Event] = []
        seat = self.position.to_act
        choice = None
        if seat == NOBODY:
            chance = self.position.chance()
            assert chance is not None
            if chance.why == "deal":
                self.seen = [[] for _ in self.seen]
            order = list(chance.cards)
            self.random.shuffle(order)
            self.position.put(order, events=events)
        else:
            choice = self.players[seat].choose(*sent(self.position.view(seat), self.seen[seat]))
            self.position.play(seat, RULES.parse(choice.move), events)
        for other, history in enumerate(self.seen):
            history += [happening(event, other) for event in events]
        return choice


@given(tables())
@settings(max_examples=30)
def test_every_choice_is_legal_and_every_game_ends(table):
    playing = Table(table, PLAYERS)
    while not playing.position.over:
        playing.step()
    assert playing.position.winners()


@given(tables(), st.sampled_from(LEVELS), st.integers(0, 60))
@settings(max_examples=30)
def test_hidden_cards_make_no_difference(table, name, steps):
    playing = Table(table, PLAYERS)
    for _ in range(steps):
        if not playing.position.over:
            playing.step()
    seat = playing.position.to_act
    if seat == NOBODY:
        return
    elsewhere = playing.position.imagine(seat, Random(table[2]).shuffle)
    seen = playing.seen[seat]
    here, there = (level(name).choose(*sent(position.view(seat), seen)) for position in (playing.position, elsewhere))
    assert here == there


@given(tables())
@settings(max_examples=30)
def test_no_level_throws_a_joker_while_a_card_lacks_a_partner(table):
    playing = Table(table, LEVELS)
    while not playing.position.over:
        view = playing.position.view(max(playing.position.to_act, 0))
        choice = playing.step()
        if choice and choice.move.startswith("throw ") and choice.move[6] == view["game"]["joker"]:
            held = by_rank(cards(" ".join(view["hands"][view["seat"]]["cards"])))
            assert [r for r in range(13) if held[r] & 1 and RANKS[r] != view["game"]["joker"]] == []


@given(tables())
@settings(max_examples=30)
def test_what_is_remembered_is_true(table):
    playing = Table(table, PLAYERS)
    while not playing.position.over:
        playing.step()
        seat = playing.position.to_act
        if seat == NOBODY or playing.position.view(seat)["phase"] == "cut":
            continue
        memory = Memory(*sent(playing.position.view(seat), playing.seen[seat]))
        places = playing.position.places()
        deck = by_rank(places["deck"])
        others = {other: by_rank(places[f"hand:{other}"]) for other in range(table[0]) if other != seat}
        for rank in range(13):
            known = [memory.known[other][rank] for other in others]
            held = [hand[rank] for hand in others.values()]
            assert all(k <= h for k, h in zip(known, held, strict=True))
            assert memory.unseen[rank] == deck[rank] + sum(held) - sum(known)
            assert deck[rank] <= memory.loose[rank] <= memory.unseen[rank]


def test_an_unknown_level_is_refused():
    with pytest.raises(Refused, match="unknown player"):
        game("jutpatti").computer("wise", Random(1).random)
