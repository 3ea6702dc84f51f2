"""J20: what a seat sees, and what it can know from having watched."""

from random import Random

from chautari.cards import card, cards, texts
from chautari.game import happening
from chautari.games.jutpatti.pairs import ALL_PAIRS, toggled
from tests.games.jutpatti.table import RULES, pack, play, table, use_up

THREE = ["Ah 2h 3h 4h 8h 9h Th", "As 2s 3s 4s 8s 9s Ts", "Ad 2d 3d 4d 8d 9d Td"]


def test_J20_a_seat_sees_its_own_cards_and_the_number_of_the_others():
    position = table(THREE, turned="5c")
    assert position.view(1)["hands"] == [
        {"count": 7, "cards": []},
        {"count": 7, "cards": ["As", "2s", "3s", "4s", "8s", "9s", "Ts"]},
        {"count": 7, "cards": []},
    ]
    assert all(hand["cards"] == [] for hand in position.view(-1)["hands"])


def test_J20_the_turned_card_the_jokers_and_the_sizes_of_deck_and_pile():
    position = table(THREE, turned="5c", deck="Kc")
    play(position, "1 deck", "1 throw Kc")
    for seat in (-1, 0, 1, 2):
        view = position.view(seat)
        assert view["places"] == [
            {"name": "deck", "count": 29, "cards": []},
            {"name": "pile", "count": 1, "cards": ["Kc"]},
            {"name": "turned", "count": 1, "cards": ["5c"]},
        ]
        assert view["game"]["joker"] == "6"


def test_J20_of_the_pile_the_top_card_and_three_edges_are_seen():
    position = table(THREE, turned="5c", deck="Kc Kd Kh Ks Qc")
    for seat, word in [(1, "Kc"), (2, "Kd"), (0, "Kh"), (1, "Ks"), (2, "Qc")]:
        play(position, f"{seat} deck", f"{seat} throw {word}")
    pile = position.view(0)["places"][1]
    assert pile == {"name": "pile", "count": 5, "cards": ["Kd", "Kh", "Ks", "Qc"]}


def test_J20_all_see_who_took_from_where_and_only_the_taker_what_came_from_the_deck():
    position = table(THREE, turned="5c", deck="Kc Kd")
    took = play(position, "1 deck")[0]
    assert [happening(took, seat)["moved"][0]["cards"] for seat in (-1, 0, 1, 2)] == [["??"], ["??"], ["Kc"], ["??"]]
    assert position.view(0)["game"]["taken_from"] == "deck"
    assert position.view(0)["game"]["just_taken"] == ""
    assert position.view(1)["game"]["just_taken"] == "Kc"
    took = play(position, "1 throw 4s", "2 pile")[-1]
    for seat in (-1, 0, 1, 2):
        assert happening(took, seat)["moved"] == [{"cards": ["4s"], "source": "pile", "target": "hand:2"}]
        assert position.view(seat)["game"]["taken_from"] == "pile"


def test_J20_each_seat_sees_its_own_cards_dealt():
    position = RULES.start(3, {}, 0)
    events: list = []
    position.put(pack(THREE, turned="5c"), events=events)
    for seat in (-1, 0, 1, 2):
        for moved in happening(events[0], seat)["moved"]:
            mine = moved["target"] == f"hand:{seat}"
            assert (moved["cards"] == ["??"] * 7) != mine


def test_J20_nobody_sees_the_order_of_a_new_deck():
    position = table(THREE, turned="5c")
    use_up(position)
    play(position, f"{position.to_act} deck")
    chance = position.chance()
    assert chance is not None
    events: list = []
    position.put(chance.cards, events=events)
    for seat in (-1, 0, 1, 2):
        assert set(happening(events[0], seat)["moved"][0]["cards"]) == {"??"}


def test_J20_the_winners_hand_is_shown_to_all_and_the_losers_are_not():
    position = table(["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h", "As 2s 3s 4s 8s"], turned="5c", deck="Ks", dealer=2)
    play(position, "0 deck")
    for seat in (-1, 1):
        hands = position.view(seat)["hands"]
        assert hands[0]["cards"] == ["7c", "7h", "9d", "9s", "Kd", "Ks"]
        assert hands[2] == {"count": 5, "cards": []}
        assert position.view(seat)["game"]["laid"] == [["7c", "7h"], ["9d", "9s"], ["Kd", "Ks"]]


def test_J20_show_all_turns_the_losers_hands_up_too():
    hands = ["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h", "As 2s 3s 4s 8s"]
    position = table(hands, turned="5c", deck="Ks", dealer=2, show_all=True)
    events = play(position, "0 deck")
    assert position.view(-1)["hands"][2] == {"count": 5, "cards": ["As", "2s", "3s", "4s", "8s"]}
    shown = next(event for event in events if event.kind == "shown")
    assert [moved["cards"] for moved in happening(shown, -1)["moved"]] == [
        ["Ah", "2h", "3h", "4h", "8h"],
        ["As", "2s", "3s", "4s", "8s"],
    ]


def test_J20_the_next_deal_hides_all_hands_again():
    position = table(["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h"], turned="5c", deck="Ks", dealer=1, hands=3, show_all=True)
    play(position, "0 deck")
    position.put(range(52))
    assert all(hand["cards"] == [] for hand in position.view(-1)["hands"])


def test_a_seats_pairs_are_laid_out_for_its_own_eyes():
    position = table(["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h"], turned="5c", deck="Jc", dealer=1)
    assert position.view(0)["game"]["pairs"] == [["7c", "7h"], ["9d", "9s"]]
    assert position.view(1)["game"]["pairs"] == []
    assert position.view(-1)["game"]["pairs"] == []


# --- what can be known -----------------------------------------------------------------------------------------------


def imagined(position, seat: int, times: int = 200):
    random = Random(seat)
    return [position.imagine(seat, random.shuffle) for _ in range(times)]


def test_a_card_taken_from_the_pile_is_known_to_be_in_that_hand():
    position = table(THREE, turned="5c", deck="Kc Kd Kh")
    play(position, "1 deck", "1 throw 4s", "2 pile", "2 throw Ad", "0 deck")
    for other in imagined(position, 0):
        assert card("4s") in other.hands[2]
    elsewhere = {texts(other.hands[2])[0] for other in imagined(position, 0)}
    assert len(elsewhere) > 5


def test_what_was_dealt_before_a_new_deck_is_never_imagined_in_it():
    position = table(THREE, turned="5c")
    use_up(position)
    seat, thrown = position.to_act, list(position.pile)
    play(position, f"{seat} deck")
    chance = position.chance()
    assert chance is not None
    position.put(chance.cards[::-1])
    eyes = (seat + 1) % 3
    third = (seat + 2) % 3
    old = position.hands[seat][:-1] + position.hands[third]
    tops = set()
    for other in imagined(position, eyes):
        # The seat that took holds one card of the new deck; all others in hands are from before it.
        assert other.hands[seat][-1] in thrown[:-1]
        assert set(other.deck) < set(thrown[:-1])
        assert sorted(other.hands[seat][:-1] + other.hands[third]) == sorted(old)
        tops.add(other.hands[seat][-1])
    assert len(tops) > 10


def test_a_player_who_has_taken_and_not_won_is_never_imagined_with_all_pairs():
    hands = ["2h 2c 3h 3c 4h", "7h 7c 8h 8c Kd", "9h 9c Th Tc Jd"]
    position = table(hands, turned="5c", deck="Qc")
    play(position, "1 deck")
    for eyes in (-1, 0, 2):
        for other in imagined(position, eyes, times=500):
            assert not ALL_PAIRS[toggled(other.hands[1], other.joker)]


def test_with_call_it_yourself_such_a_player_may_well_hold_all_pairs():
    hands = ["2h 2c 3h 3c 4h", "7h 7c 8h 8c Kd"]
    position = table(hands, turned="5c", deck="Qc", call=True)
    position.deck = cards("Ks Kh 7d")
    play(position, "1 deck")
    assert any(ALL_PAIRS[toggled(other.hands[1], other.joker)] for other in imagined(position, 0))


def test_a_hand_that_lies_open_is_known():
    position = table(["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h", "As 2s 3s 4s 8s"], turned="5c", deck="Ks", dealer=2)
    play(position, "0 deck")
    others = imagined(position, -1)
    assert all(other.hands[0] == position.hands[0] for other in others)
    assert len({tuple(other.hands[1]) for other in others}) > 50
