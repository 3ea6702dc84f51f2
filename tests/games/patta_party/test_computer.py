"""The computer players: what partners complain of in robots, as positions; and what each level is worth."""

from random import Random

import pytest

from chautari.cards import JOKER, SUITS, card, cards
from chautari.game import Event, Happening, happening
from chautari.games.patta_party import bidding
from chautari.games.patta_party.computer import player
from chautari.games.patta_party.foresight import Outlook
from chautari.games.patta_party.knowing import Known
from chautari.games.patta_party.packs import PACKS
from chautari.games.patta_party.rules import PattaParty
from chautari.lab.arena import Pairing
from chautari.lab.duplicate import duel
from chautari.players import LEVELS
from tests.games.patta_party.table import RULES, dealt, order

TRIES = 12
"""How often each level is asked: easy and sharp players draw lots."""


class Table:
    """A hand that is watched by everybody, so that a computer can be asked at any point."""

    def __init__(self, hands: list[str], bidder: int, bid: int, trump: str, jokers: bool = False, dealer: int = 0):
        self.position: PattaParty = RULES.start(len(hands), {"jokers": jokers}, dealer)
        self.seen: list[list[Happening]] = [[] for _ in hands]
        events: list[Event] = []
        self.position.put(order(hands, dealer, jokers), events=events)
        self.watch(events)
        while self.position.phase_word() in ("bid", "trump"):
            auction = self.position.auction
            if self.position.phase_word() == "trump":
                self.move(f"trump {trump}")
            elif self.position.to_act == bidder and auction.bid < bid:
                self.move(f"bid {min(bid, auction.most())}")
            else:
                self.move("pass")

    def watch(self, events: list[Event]) -> None:
        for seat, history in enumerate(self.seen):
            history += [happening(event, seat) for event in events]

    def move(self, words: str) -> None:
        events: list[Event] = []
        self.position.play(self.position.to_act, RULES.parse(words), events)
        self.watch(events)

    def lay(self, *tricks: str) -> "Table":
        for trick in tricks:
            for word in trick.split():
                self.move(f"play {word}")
        return self

    def asked(self, level: str, seed: int = 0) -> str:
        seat = self.position.to_act
        choice = player(level, Random(seed).random).choose(self.position.view(seat), self.seen[seat])
        return choice.move.removeprefix("play ")

    def always(self, level: str) -> set[str]:
        return {self.asked(level, seed) for seed in range(TRIES)}


def called(level: str, hands: list[str], jokers: bool = False, seed: int = 0) -> str:
    """What the first to speak says to five cards."""
    position = dealt(hands, jokers=jokers)
    return player(level, Random(seed).random).choose(position.view(1), []).move


# --- bids ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", ["2c 3d 4h 5s 7c", "9c 8d 6h 4s 2c", "Jc 9d 7h 5s 3c"])
def test_nobody_bids_on_a_hand_that_carries_nothing(level: str, hand: str):
    assert {called(level, ["", hand, "", ""], seed=seed) for seed in range(TRIES)} == {"pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_five_high_trumps_are_bid_on(level: str):
    assert {called(level, ["", "As Ks Qs Js Ah", "", ""], seed=seed) for seed in range(TRIES)} <= {"bid 6", "bid 7"}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bids_above_what_the_whole_hand_can_carry(level: str):
    """After all thirteen cards a hand of small cards does not raise anybody, least of all its partner."""
    hands = ["", "2s 3s 4d 5d 6d 2h 3h 4h 5h 6c 7c 8c 9d", "As Ks Qs Js Ts", ""]
    position = dealt(hands)
    seen: list[list[Happening]] = [[] for _ in hands]

    def say(words: str) -> None:
        events: list[Event] = []
        position.play(position.to_act, RULES.parse(words), events)
        for seat, history in enumerate(seen):
            history += [happening(event, seat) for event in events]

    for words in ("pass", "pass", "bid 6", "pass", "trump s"):
        say(words)
    for _ in range(2):
        while position.to_act != 1:
            say("pass")
        for seed in range(TRIES):
            assert player(level, Random(seed).random).choose(position.view(1), seen[1]).move == "pass"
        say("pass")


@pytest.mark.parametrize("level", LEVELS)
def test_the_best_suit_is_called(level: str):
    position = dealt(["", "As Ks Qs 9s 2d", "", ""])
    for words in ("1 bid 7",):
        position.play(1, RULES.parse(words[2:]))
    assert {player(level, Random(n).random).choose(position.view(1), []).move for n in range(TRIES)} == {"trump s"}


def test_tricks_are_counted_higher_for_more_and_higher_trumps():
    small, long, high = cards("7s 2h 3d 4c 5c"), cards("7s 8s 9s 4c 5c"), cards("7s 8s As 4c 5c")
    spades = SUITS.index("s")
    assert bidding.counted(small, spades, 4) < bidding.counted(long, spades, 4) < bidding.counted(high, spades, 4)
    assert bidding.best_trump(cards("As Ks 2s 3d 4d"), 4) == spades


def test_a_bid_that_is_made_two_times_in_three_is_even():
    assert bidding.expected(9, 2 / 3) == pytest.approx(0)
    assert bidding.chance(6.5, 2.0, 7) == bidding.chance(6.5, 2.0, 6) == pytest.approx(0.5)


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_partners_sure_winner_is_never_ruffed(level: str):
    """Hearts are trump, and all that are left are seat 2's; its partner leads the ace of spades."""
    hands = [
        "2h 4h Ac As Ks Qs Js Ts 9s 8s 7s 6s 5s",
        "4s 3s 2s 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc",
        "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 3h 2c 3c",
        "Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d",
    ]
    table = Table(hands, 0, 13, "h").lay("2h 4c 3h 2d", "5h 3d 4h 5c", "2c 4d Ac 6c", "As 2s")
    assert table.position.to_act == 2
    assert table.always(level) == {"3c"}


def ruffing_table(trick: str) -> Table:
    """Hearts are trump; seat 3 has trumps and clubs alone, and plays last to a trick of spades that seat 0 leads."""
    hands = [
        "Qs Ts 8s 6s 4s 2s Ad Kd Qd Jd Td 9d 8d",
        "As Js 9s 7s 5s 3s 7d 6d 5d 4d 3d 2d 5c",
        "Ks Kh Qh Jh Th 9h 8h 7h 6h 4c 3c 2c 7c",
        "2h 3h 4h 5h Ah Ac Kc Qc Jc Tc 9c 8c 6c",
    ]
    return Table(hands, 0, 7, "h").lay(trick)


@pytest.mark.parametrize("level", LEVELS)
def test_a_partners_winner_is_left_alone_by_who_plays_last(level: str):
    assert {word[1] for word in ruffing_table("2s As Ks").always(level)} == {"c"}


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_rivals_winner_is_ruffed_and_cheaply(level: str):
    assert ruffing_table("2s 3s Ks").always(level) == {"2h"}


def jokers_table(trick: str) -> Table:
    """As `ruffing_table`, with a joker in seat 3 and no trumps there."""
    hands = [
        "Qs Ts 8s 6s 4s 2s Ad Kd Qd Jd Td 9d 8d",
        "As Js 9s 7s 5s 3s 7d 6d 5d 4d 3d 2d 5c",
        "Ks Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h",
        "XX Ah Ac Kc Qc Jc Tc 9c 8c 7c 6c 4c 3c",
    ]
    return Table(hands, 0, 7, "d", jokers=True).lay(trick)


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_never_turns_over_a_trick_that_is_ours(level: str):
    assert "XX" not in jokers_table("2s As Ks").always(level)


@pytest.mark.parametrize("level", LEVELS)
def test_the_deciding_winner_is_always_played(level: str):
    """Seat 3's team needs one trick more to break the bid of 13, and its ace of the led suit is the last to fall."""
    hands = [
        "Ks Qs Ts 8s 6s 4s Ad Kd Qd Jd Td 9d 8d",
        "2h 3s 5s 7s 9s Js 7d 6d 5d 4d 3d 2d 5c",
        "Kh Qh Jh Th 9h 8h 7h 6h 5h 4c 3c 2c 7c",
        "As Ah 2s 3h 4h Ac Kc Qc Jc Tc 9c 8c 6c",
    ]
    table = Table(hands, 0, 13, "d").lay("Ks 3s Kh")
    assert table.position.view(3)["legal"] == ["play 2s", "play As"]
    assert table.always(level) == {"As"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_trump_is_ruffed_with_when_that_decides(level: str):
    """The bidders need one trick more; seat 2 has none of the suit led, and the last trump there is."""
    hands = [
        "As Ks Qs Js Ts 9s 2c 3c 4c 5c 6c 7c 8c",
        "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h",
        "8s 7s 6s 5s 4s 3s 2s Ad Kd Qd Jd Td 9d",
        "8d 7d 6d 5d 4d 3d 2d Ac Kc Qc Jc Tc 9c",
    ]
    table = Table(hands, 0, 7, "s").lay("As 2h 8s 2d", "Ks 3h 7s 3d", "Qs 4h 6s 4d", "Js 5h 5s 5d")
    table.lay("Ts 6h 4s 6d", "9s 7h 3s 7d")
    assert table.position.tricks == [6, 0]
    table.lay("2c 8h")
    assert table.position.to_act == 2
    assert table.always(level) == {"2s"}


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_bidder_draws_trumps(level: str):
    hands = [
        "As Ks Qs Js Ah Kh Qh Ad Kd Qd Ac Kc Qc",
        "8s 7s 6s 2h 3h Jh Jd Td 9d 8d Jc Tc 9c",
        "5s 4s 3s Th 9h 8h 4d 5d 6d 7d 6c 7c 8c",
        "Ts 9s 2s 7h 6h 5h 4h 3d 2d 5c 4c 3c 2c",
    ]
    assert {word[1] for word in Table(hands, 0, 8, "s").always(level)} == {"s"}


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


def test_sharp_answers_in_time_and_beats_greedy():
    found = duel(Pairing("patta_party", "sharp", "greedy", 4), hands=20, seed=6)
    assert found.points > 2
    assert found.seconds / found.decisions < 0.2
