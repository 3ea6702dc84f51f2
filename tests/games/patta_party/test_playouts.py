"""Counted playouts: that the rules play on exactly as they did; and many hands in which everything has to add up."""

from random import Random

import pytest

from chautari.cards import JOKER
from chautari.game import OptionValue
from chautari.games.patta_party import scoring
from chautari.games.patta_party.moves import PASS
from chautari.games.patta_party.opening import PattaPartyRules
from chautari.games.patta_party.rules import PattaParty
from chautari.lab.playout import Counted, counted, give

HANDS = 150
"""Of each of the 18 tables; ``simulated`` takes more where somebody asks for a million."""


@pytest.mark.parametrize(
    ("seats", "options", "moves", "checksum"),
    [
        (4, {}, 4864, 2177260766),
        (4, {"jokers": True, "length": "quick"}, 4803, 547107895),
        (6, {"jokers": True}, 5594, 3733911616),
        (8, {"length": "full", "show_all": True}, 6945, 1251572330),
        (8, {"jokers": True}, 7027, 3621426690),
    ],
)
def test_playouts_from_a_seed_are_the_same_for_ever(
    seats: int, options: dict[str, OptionValue], moves: int, checksum: int
):
    assert counted(PattaPartyRules(), seats, options, hands=300, seed=7) == Counted(300, moves, checksum)


@pytest.mark.parametrize("length", ["quick", "normal", "full"])
@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_many_hands_add_up(seats: int, jokers: bool, length: str):
    assert simulated(seats, jokers, length, HANDS, seed=5) == HANDS


def simulated(seats: int, jokers: bool, length: str, hands: int, seed: int) -> int:
    """Play so many hands by chance, with few bids so that most tricks are played, and check every one of them."""
    random = Random(seed)
    rules = PattaPartyRules()
    position = rules.start(seats, {"jokers": jokers, "length": length}, seed % seats)
    for number in range(hands):
        if position.over:
            assert position.winners() == [s for s in range(seats) if position.scores()[s] > 0]
            position = rules.start(seats, {"jokers": jokers, "length": length}, number % seats)
        _one_hand(position, random)
    return hands


def _one_hand(position: PattaParty, random: Random) -> None:
    before, played = position.lead, position.hands_played
    give(position, random)
    while position.hands_played == played:
        moves = position.legal()
        if moves[0] == PASS:
            move = PASS if random.random() < 0.9 or len(moves) == 1 else moves[1]
        else:
            move = moves[int(random.random() * len(moves))]
        if move <= JOKER:
            assert move in position.hands[position.to_act]
        position.apply(move)
    bidder, bid = position.auction.bidder, position.auction.bid
    ours, theirs = position.tricks[bidder & 1], position.tricks[1 - (bidder & 1)]
    made = ours == scoring.needed(bid)
    assert made != (theirs == scoring.to_break(bid))
    assert (ours if made else theirs) == (scoring.needed(bid) if made else scoring.to_break(bid))
    times = (1 if theirs else 2) if made else (2 if ours else 4)
    assert position.points == times * bid
    gained = position.points if made == (bidder & 1 == 0) else -position.points
    assert position.lead == before + gained
    left = {len(hand) for hand in position.hands}
    assert len(left) == 1
    taken = 13 - left.pop()
    stuck = position.hands[position.stuck].count(JOKER) if position.stuck >= 0 else 0
    assert taken <= ours + theirs <= taken + stuck
    assert tuple(sorted(c for cards in position.places().values() for c in cards)) == position.pack
