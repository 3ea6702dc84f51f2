"""P12 to P20: leading, following, who takes a trick, jokers."""

import pytest

from chautari.cards import SUITS, cards
from chautari.games.patta_party.trick import best, taken
from tests.games.patta_party.table import lay, legal, play, playing, refused

FOUR = [
    "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",
    "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h",
    "Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d",
    "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2c",
]


def won(trick: str, trump: str, leader: int = 0, seats: int = 4) -> tuple[int, int, int]:
    """The team that takes a trick, the seat whose card is highest, the seat that leads next."""
    outcome = taken(cards(trick), leader, seats, SUITS.index(trump))
    return outcome.team, outcome.best, outcome.leader


def test_P12_the_final_highest_bidder_leads_then_each_winner():
    position = playing(FOUR, bidder=3, bid=8, trump="h")
    assert position.to_act == 3
    lay(position, "Ac 2s 2h 2d")
    assert position.to_act == 1


def test_P13_follow_suit_if_you_can():
    hands = ["As 2h", "3s 4s Ah", "5h 5d XX", "6s"]
    position = playing(hands, bidder=0, bid=6, trump="h", jokers=True)
    play(position, "0 play As")
    assert {"3s", "4s"} <= legal(position)
    assert all(card[1] == "s" for card in legal(position))
    assert refused(position, "1 play Ah") == "follow_suit"
    refusal = position.refusal(1, cards("Ah")[0])
    assert refusal is not None
    assert refusal.facts == {"suit": "s", "card": "Ah"}
    assert position.view(1)["barred"]["play Ah"] == "follow_suit"


def test_P13_without_the_led_suit_any_card_goes():
    position = playing(FOUR, bidder=0, bid=6, trump="d")
    play(position, "0 play As")
    assert len(legal(position)) == 13


@pytest.mark.parametrize(
    ("trick", "trump", "team", "seat"),
    [
        ("Qs Ks 2h As", "h", 0, 2),  # the sheet's worked position
        ("Qs Ks 2d As", "h", 1, 3),
        ("2s Ah Ad Ac", "c", 1, 3),
        ("2s Ah Ad Kd", "c", 0, 0),
        ("Ts 9s Js 2s", "s", 0, 2),
    ],
)
def test_P14_the_highest_trump_or_the_highest_of_the_led_suit(trick: str, trump: str, team: int, seat: int):
    assert won(trick, trump) == (team, seat, seat)


@pytest.mark.parametrize(
    ("trick", "seat"),
    [("Ah Ah 5h 6h 7h 8h 9h Th", 1), ("Ah Ks 6h Ks 7h 8h 9h Th", 3), ("Ah 2s 6h Ks Ah 2s Ks 3h", 6)],
)
def test_P14_of_two_identical_cards_the_one_played_last_wins(trick: str, seat: int):
    assert won(trick, "s", seats=8)[1] == seat


def test_P17_a_joker_only_when_one_cannot_follow_and_never_led():
    hands = ["XX As Ks", "Ah", "Qs Js 9h", "Ac"]
    position = playing(hands, bidder=0, bid=6, trump="h", jokers=True)
    assert refused(position, "0 play XX") == "joker_led"
    assert "XX" not in legal(position)
    play(position, "0 play As")


def test_P17_a_joker_waits_while_its_holder_can_follow():
    hands = [FOUR[0].replace("2s", "2h"), FOUR[1].replace("2h", "XX"), FOUR[2], FOUR[3].replace("2c", "2s")]
    position = playing(hands, bidder=0, bid=6, trump="h", jokers=True)
    play(position, "0 play 2h")
    assert refused(position, "1 play XX") == "follow_suit"
    assert position.view(1)["barred"] == {"play XX": "follow_suit"}
    lay(position, "Ah Ad Ac")
    assert refused(position, "1 play XX") == "joker_led"


def test_P17_a_seat_that_cannot_follow_and_holds_only_jokers_plays_one():
    hands = [
        "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",
        "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h XX",
        "Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d",
        "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2h",
    ]
    position = playing(hands, bidder=0, bid=13, trump="s", jokers=True)
    for spade, heart, diamond, club in zip(*(hand.split()[:12] for hand in hands), strict=True):
        lay(position, f"{spade} {heart} {diamond} {club}")
    play(position, "0 play 2s")
    assert legal(position) == {"XX"}


@pytest.mark.parametrize(
    ("trick", "team", "best_seat", "leads"),
    [
        ("Qs Ks 2h XX", 1, 2, 3),  # the sheet's: the seat of the 2h loses it, the joker's leads
        ("Qs XX 3s 4s", 1, 0, 1),  # against the joker's own side's rival
        ("Qs XX 3s As", 0, 3, 1),  # also when the best card is the joker player's partner's
    ],
)
def test_P18_one_joker_reverses_the_trick(trick: str, team: int, best_seat: int, leads: int):
    assert won(trick, "h") == (team, best_seat, leads)


def test_P18_it_reverses_the_last_trick_as_well():
    hands = [
        "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s",
        "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h XX",
        "Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d",
        "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2h",
    ]
    position = playing(hands, bidder=0, bid=13, trump="s", jokers=True)
    for spade, heart, diamond, club in zip(*(hand.split()[:12] for hand in hands), strict=True):
        lay(position, f"{spade} {heart} {diamond} {club}")
    assert position.tricks == [12, 0]
    lay(position, "2s XX 2d 2h")
    assert (position.tricks, position.reason, position.lead) == ([12, 1], "broken", -26)


@pytest.mark.parametrize(
    ("trick", "team", "best_seat", "leads"),
    [("7s XX 9s XX 8s 6s", 0, 2, 3), ("7s XX XX 9s 8s Ts", 1, 5, 2), ("7s XX 6s 8s 2h XX", 0, 4, 5)],
)
def test_P19_two_jokers_cancel_out_and_the_second_leads(trick: str, team: int, best_seat: int, leads: int):
    assert won(trick, "h", seats=6) == (team, best_seat, leads)


def stuck_table(bid: int, score: int = 0):
    """Six seats; seat 1 has two jokers and leads to the last two tricks. Its side has all but two of the others."""
    suits = {
        0: "As As Ks Ks Qs Qs Js Js Ts Ts 9s 9s 8s",
        1: "Ah Ah Kh Kh Qh Qh Jh Jh Th Th 9h XX XX",
        2: "Ad Ad Kd Kd Qd Qd Jd Jd Td Td 9d 9d 8d",
        3: "Ac Ac Kc Kc Qc Qc Jc Jc Tc Tc 9c 9c 8c",
        4: "8s 7s 7s 6s 6s 8d 7d 7d 6d 6d 8h 8h 7h",
        5: "8c 7c 7c 6c 6c 9h 7h 6h 6h 5c 5d 5h 5s",
    }
    return playing(list(suits.values()), bidder=1, bid=bid, trump="h", score=score, jokers=True)


def test_P20_who_must_lead_and_holds_only_jokers_is_stuck():
    position = stuck_table(bid=13)
    for n, card in enumerate(["Ah", "Ah", "Kh", "Kh", "Qh", "Qh", "Jh", "Jh", "Th", "Th"]):
        play(position, f"1 play {card}")
        while position.to_act not in (1, -1):
            position.apply(position.legal()[0])
        assert position.tricks == [0, n + 1]
    events = play(position, "1 play 9h")
    while position.to_act not in (1, -1):
        before = len(events)
        position.play(position.to_act, position.legal()[0], events)
        assert len(events) > before
    assert position.stuck == 1
    # Eleven tricks of thirteen: the first of the two that are lost breaks the bid, and the hand stops there (P16).
    assert (position.tricks, position.reason, position.lead) == ([1, 11], "broken", 26)
    assert [event.kind for event in events][-3:] == ["trick", "stuck", "broken"]
    assert position.view(0)["hands"][1]["cards"] == ["XX", "XX"]


def test_best_sees_a_lead_that_nobody_follows():
    assert best(cards("2s Ah Kd Qc"), SUITS.index("s")) == 0
    assert best(cards("2s XX"), SUITS.index("h")) == 0
