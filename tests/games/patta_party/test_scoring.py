"""P15, P16 and P21 to P24: what a hand is worth, when it stops, who wins, who deals next."""

import pytest

from chautari.game import Event
from chautari.games.patta_party import scoring
from tests.games.patta_party.table import RULES, lay, order, play, playing

SWEEP = [
    "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",
    "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h",
    "Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d",
    "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2c",
]
"""Whoever's suit is trump takes every trick."""


def swept(position) -> None:
    """Play the hand to its end: everybody plays the lowest-numbered card that is legal."""
    played = position.hands_played
    while position.hands_played == played:
        position.apply(max(position.legal()))


def hand(bidder: int, bid: int, trump: str, score: int = 0, **options):
    """A whole hand of `SWEEP`, played to its end."""
    position = playing(SWEEP, bidder=bidder, bid=bid, trump=trump, score=score, **options)
    swept(position)
    return position


@pytest.mark.parametrize("bid", range(6, 14))
def test_P15_a_six_needs_seven_tricks_and_any_other_bid_its_own_number(bid: int):
    assert scoring.needed(bid) == max(7, bid)
    assert scoring.needed(bid) + scoring.to_break(bid) == 14


@pytest.mark.parametrize(("bid", "tricks"), [(6, 7), (7, 7), (10, 10), (13, 13)])
def test_P16_the_hand_stops_when_the_bid_is_made(bid: int, tricks: int):
    position = hand(0, bid, "s")
    assert position.tricks == [tricks, 0]
    assert sum(map(len, position.hands)) == 4 * (13 - tricks)


@pytest.mark.parametrize(("bid", "tricks"), [(6, 7), (8, 6), (12, 2), (13, 1)])
def test_P16_or_when_it_cannot_be_made_any_more(bid: int, tricks: int):
    position = hand(0, bid, "h")
    assert position.tricks == [0, tricks]
    assert position.reason == "broken_clean"


@pytest.mark.parametrize(
    ("bid", "ours", "theirs", "reason", "points"),
    [
        (6, 7, 3, "made", 6),
        (6, 7, 0, "made_clean", 12),
        (6, 4, 7, "broken", 12),
        (6, 0, 7, "broken_clean", 24),
        (13, 0, 1, "broken_clean", 52),
        (9, 9, 4, "made", 9),
        (9, 2, 5, "broken", 18),
    ],
)
def test_P21_points(bid: int, ours: int, theirs: int, reason: str, points: int):
    assert scoring.decided(bid, ours, theirs) == reason
    assert scoring.points(bid, reason) == points


def test_P21_no_result_while_both_can_still_win():
    assert scoring.decided(8, 7, 5) == ""


def test_P21_a_made_bid_counts_once_when_the_others_had_a_trick():
    hands = [SWEEP[0].replace("2s", "2h"), SWEEP[1].replace("2h", "2s"), SWEEP[2], SWEEP[3]]
    position = playing(hands, bidder=0, bid=7, trump="s")
    lay(position, "2h Ah 2d 2c", "2s 3d 3c 3s")
    swept(position)
    assert (position.tricks, position.reason, position.lead) == ([7, 1], "made", 7)


def test_P22_points_cancel_the_others_lead_first():
    # Team B makes a clean 7: fourteen, against a lead of ten.
    position = hand(1, 7, "h", score=10)
    assert (position.lead, position.scores()) == (-4, [-4, 4, -4, 4])
    assert position.state()["scores"] == -4


def test_P23_a_lead_of_52_wins_at_once():
    position = hand(0, 13, "h", length="full")
    assert (position.lead, position.over, position.winners()) == (-52, True, [1, 3])
    assert position.hand_winners() == [1, 3]


def test_P23_a_lead_of_51_does_not():
    position = hand(1, 7, "h", score=-37, length="full")
    assert (position.lead, position.over) == (-51, False)


@pytest.mark.parametrize(("length", "hands"), [("quick", 6), ("normal", 10)])
def test_P23_otherwise_the_team_ahead_after_the_last_hand_wins(length: str, hands: int):
    position = RULES.start(4, {"length": length}, 0)
    for n in range(hands):
        assert not position.over
        # By turns, so that nobody comes near 52; an even number of hands, the last of them worth more.
        bid_hand(position, bid=7 if n < hands - 1 else 8)
    assert position.over
    assert len(position.winners()) == 2


def bid_hand(position, bid: int) -> None:
    """Deal `SWEEP` and let the team behind (team A when level) make a clean bid."""
    seat = 1 if position.lead > 0 else 0
    position.put(order(SWEEP, position.dealer))
    while position.phase_word() in ("bid", "trump"):
        auction = position.auction
        if position.phase_word() == "trump":
            words = f"trump {'sh'[seat]}"
        elif position.to_act == seat and auction.bid < bid:
            words = f"bid {min(bid, auction.most())}"
        else:
            words = "pass"
        position.play(position.to_act, RULES.parse(words))
    swept(position)


def test_P23_a_level_score_asks_for_one_decider():
    position = RULES.start(4, {"length": "quick"}, 0)
    for _ in range(6):
        bid_hand(position, bid=7)
    assert (position.lead, position.over, position.decider()) == (0, False, True)
    assert position.view(0)["game"]["decider"]
    bid_hand(position, bid=7)
    assert (position.lead, position.over, position.winners()) == (14, True, [0, 2])


def test_P23_a_full_game_has_no_limit():
    position = RULES.start(4, {"length": "full"}, 0)
    for _ in range(20):
        bid_hand(position, bid=7)
    assert not position.over
    assert not position.decider()


@pytest.mark.parametrize(
    ("bidder", "trump", "score", "dealer"),
    [
        (0, "s", 0, 3),  # made and ahead: bids first
        (0, "s", -20, 0),  # made and still behind: deals
        (0, "h", 0, 0),  # broken and behind: deals
        (0, "h", 40, 3),  # broken and still ahead: bids first
        (1, "h", 14, 0),  # level, made: bids first
        (1, "s", -28, 1),  # level, failed: deals
        (3, "c", 40, 3),
        (3, "c", 0, 2),
    ],
)
def test_P24_the_final_bidder_decides_who_deals(bidder: int, trump: str, score: int, dealer: int):
    position = hand(bidder, 7, trump, score=score, length="full")
    assert position.dealer == dealer
    assert not position.over


def test_P24_it_holds_for_six_and_eight():
    assert scoring.next_dealer(0, 6, made=True, lead=5) == 5
    assert scoring.next_dealer(7, 8, made=True, lead=5) == 7
    assert scoring.next_dealer(7, 8, made=False, lead=-5) == 6
    assert scoring.next_dealer(0, 8, made=False, lead=0) == 0
    assert scoring.next_dealer(0, 8, made=True, lead=0) == 7


def test_a_stopped_hand_is_void():
    position = playing(SWEEP, bidder=0, bid=7, trump="s", score=5)
    lay(position, "As Ah Ad Ac")
    position.stop()
    assert (position.lead, position.hands_played, position.winners()) == (5, 0, [0, 2])
    assert position.state()["tricks"] == [0, 0]


def test_a_game_stopped_level_has_no_winner():
    position = RULES.start(4, {}, 0)
    position.stop()
    assert position.winners() == []


def test_the_result_is_told_with_bid_points_and_team():
    position = playing(SWEEP, bidder=2, bid=8, trump="h")
    lay(position, "Ad Ac As Ah", "2h 2d 2c 2s")
    events: list[Event] = []
    while position.hands_played == 0:
        position.play(position.to_act, max(position.legal()), events)
    assert [(e.kind, e.seat, e.facts) for e in events if e.kind.startswith(("made", "broken"))] == [
        ("broken_clean", 2, {"bid": 8, "points": 32, "team": 0})
    ]
    assert play(position) == []
