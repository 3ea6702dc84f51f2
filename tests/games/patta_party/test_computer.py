"""The computer players: what they count and know, and what each level is worth."""

from random import Random

import pytest

from chautari.cards import JOKER, SUITS, card, cards
from chautari.games.patta_party import bidding
from chautari.games.patta_party.computer import player
from chautari.games.patta_party.foresight import Outlook
from chautari.games.patta_party.knowing import Known
from chautari.games.patta_party.packs import PACKS
from chautari.lab.arena import Pairing
from chautari.lab.duplicate import duel
from chautari.players import LEVELS
from tests.games.patta_party.table import RULES, Table


def test_tricks_are_counted_higher_for_more_and_higher_trumps():
    small, long, high = cards("7s 2h 3d 4c 5c"), cards("7s 8s 9s 4c 5c"), cards("7s 8s As 4c 5c")
    spades = SUITS.index("s")
    assert bidding.counted(small, spades, 4) < bidding.counted(long, spades, 4) < bidding.counted(high, spades, 4)
    assert bidding.best_trump(cards("As Ks 2s 3d 4d"), 4) == spades


def test_a_bid_that_is_made_two_times_in_three_is_even():
    assert bidding.expected(9, 2 / 3) == pytest.approx(0)
    assert bidding.chance(6.5, 2.0, 7) == bidding.chance(6.5, 2.0, 6) == pytest.approx(0.5)


# --- what they know --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_plays_the_same_in_positions_it_cannot_tell_apart(level: str):
    random = Random(11)
    for seed in range(6):
        table = Table(["", "", "", ""], bidder=seed % 4, bid=7, trump="s", jokers=seed % 2 == 1)
        for _ in range(seed * 5):
            if table.position.to_act >= 0:
                table.move(RULES.text(random.choice(table.position.legal())))
        if table.position.to_act < 0 or level == "sharp":
            continue
        seat = table.position.to_act
        other = table.position.imagine(seat, random.shuffle)
        mine = player(level, Random(seed).random).choose(table.position.view(seat), table.seen[seat])
        theirs = player(level, Random(seed).random).choose(other.view(seat), table.seen[seat])
        assert mine == theirs


@pytest.mark.parametrize(("seats", "jokers"), [(4, True), (6, False), (8, True)])
def test_what_is_unseen_is_what_others_hold(seats: int, jokers: bool):
    random = Random(seats)
    table = Table([""] * seats, bidder=1, bid=8, trump="c", jokers=jokers)
    for _ in range(seats * 4 + 2):
        if table.position.to_act < 0:
            break
        seat = table.position.to_act
        known = Known(table.position.view(seat), table.seen[seat])
        others = [c for n, hand in enumerate(table.position.hands) if n != seat for c in hand]
        assert sorted(known.unseen) == sorted(others)
        assert known.trick == table.position.trick
        assert known.voids == table.position.voids
        hands = known.world(random.random)
        assert [len(hand) for hand in hands] == known.left
        table.move(RULES.text(random.choice(table.position.legal())))


def test_a_hand_that_is_played_on_has_thirteen_tricks():
    random = Random(2)
    for seats, jokers in PACKS:
        for trump in range(4):
            deck = list(PACKS[seats, jokers])
            random.shuffle(deck)
            outlook = Outlook([deck[seat::seats] for seat in range(seats)], trump, trump % seats)
            outlook.play_on()
            assert sum(outlook.tricks) == 13
            assert jokers or not any(cards for hand in outlook.held for cards in hand)


def test_jokers_are_kept_for_a_lost_trick_when_a_hand_is_played_on():
    spades = SUITS.index("s")
    for led, played in (("Ac", JOKER), ("2c", card("Kh"))):
        hands = [cards("Kh XX"), cards("3h 3c"), cards("2h 4h"), cards("5h 6c")]
        outlook = Outlook(hands, spades, 0)
        outlook.leader = 1
        # A rival's ace is lost; a partner's queen over a rival's two is not.
        outlook.lay(1, card(led))
        outlook.lay(2, card("4d" if played == JOKER else "Qc"))
        outlook.lay(3, card("6c"))
        assert outlook.choice(0) == played


# --- what they are worth ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize(
    ("one", "other", "least"), [("easy", "random", 20), ("easy", "greedy", 1), ("steady", "greedy", 2)]
)
def test_a_level_beats_plain_players(one: str, other: str, least: float, seats: int):
    found = duel(Pairing("patta_party", one, other, seats, (("jokers", seats == 8),)), hands=120, seed=4)
    assert found.points > least


def test_sharp_beats_greedy():
    found = duel(Pairing("patta_party", "sharp", "greedy", 4), hands=20, seed=6)
    assert found.points > 2
