"""P25: who sees what, and what a seat can know."""

from random import Random

from chautari.cards import cards, texts
from chautari.game import NOBODY, happening
from tests.games.patta_party.table import bidding, lay, play, playing

FOUR = [
    "As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2h",
    "Ah Kh Qh Jh Th 9h 8h 7h 6h 5h 4h 3h 2s",
    "Ad Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2c",
    "Ac Kc Qc Jc Tc 9c 8c 7c 6c 5c 4c 3c 2d",
]


def test_P25_a_seat_sees_its_own_cards_and_no_partners():
    position = playing(FOUR, bidder=0, bid=7, trump="s")
    view = position.view(0)
    assert [hand["count"] for hand in view["hands"]] == [13] * 4
    assert view["hands"][0]["cards"] == texts(sorted(cards(FOUR[0])))
    assert [view["hands"][seat]["cards"] for seat in (1, 2, 3)] == [[], [], []]
    assert all(hand["cards"] == [] for hand in position.view(NOBODY)["hands"])


def test_P25_bids_trump_tricks_and_scores_are_seen():
    position = playing(FOUR, bidder=0, bid=8, trump="s", score=4)
    lay(position, "As 2s Ad Ac")
    game = position.view(3)["game"]
    assert game["calls"][0] == [
        {"seat": 1, "bid": 0},
        {"seat": 2, "bid": 0},
        {"seat": 3, "bid": 0},
        {"seat": 0, "bid": 7},
    ]
    assert (game["bid"], game["bidder"], game["trump"]) == (8, 0, "s")
    assert (game["tricks"], game["needed"], game["lead"]) == ([1, 0], [8, 6], 4)


def test_P25_the_trick_on_the_table_and_the_last_one_are_seen_and_no_older_one():
    position = playing(FOUR, bidder=0, bid=8, trump="s")
    lay(position, "As 2s Ad Ac", "Ks Ah Kd Kc")
    play(position, "0 play Qs")
    view = position.view(2)
    places = {place["name"]: place["cards"] for place in view["places"]}
    assert places == {"deck": [], "trick": ["Qs"], "last": ["Ks", "Ah", "Kd", "Kc"]}
    assert (view["game"]["led"], view["game"]["best"], view["game"]["taking"]) == ("s", 0, 0)
    assert (view["game"]["last_leader"], view["game"]["last_taken"]) == (0, 0)


def test_P25_hands_are_shown_at_the_end_only_when_the_table_says_so():
    for show_all in (False, True):
        position = playing(FOUR, bidder=0, bid=13, trump="h", show_all=show_all)
        lay(position, "As 2s Ad Ac", "2h Ah 2c 2d")
        assert position.hands_played == 1
        assert position.view(0)["hands"][2]["cards"] == (texts(sorted(position.hands[2])) if show_all else [])


def test_P25_each_deal_shows_a_seat_its_own_cards():
    position = bidding()
    events = play(position, "1 bid 7", "1 trump c")
    deal = next(event for event in events if event.kind == "dealt")
    seen = happening(deal, 2)["moved"]
    assert [move["cards"] for move in seen if move["target"] != "hand:2"] == [["??"] * 4] * 3
    assert [move["cards"] for move in seen if move["target"] == "hand:2"] == [texts(position.hands[2][5:])]


def test_who_could_not_follow_is_imagined_without_that_suit():
    position = playing(FOUR, bidder=0, bid=8, trump="s")
    lay(position, "As 2s Ad Ac")
    random = Random(3)
    for _ in range(200):
        other = position.imagine(0, random.shuffle)
        for seat in (2, 3):
            assert not any(card in texts(other.hands[seat]) for card in ("3s", "4s"))
        assert "s" not in {card[1] for card in texts(other.hands[2]) + texts(other.hands[3])}


def test_what_is_imagined_differs_and_keeps_every_hand_its_size():
    position = playing(["", "", "", "", "", ""], bidder=0, bid=8, trump="s", jokers=True)
    random = Random(4)
    hands = set()
    for _ in range(50):
        other = position.imagine(1, random.shuffle)
        assert [len(hand) for hand in other.hands] == [13] * 6
        hands.add(tuple(sorted(other.hands[2])))
    assert len(hands) == 50
