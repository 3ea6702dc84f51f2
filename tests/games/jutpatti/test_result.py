"""J17 to J19: the deck runs out; who wins the game."""

import pytest

from chautari.cards import cards, texts
from chautari.games.jutpatti.rules import Jutpatti
from tests.games.jutpatti.table import RULES, pack, play, refused, table, use_up

NINES = [
    "Ac 2d 3c 4d 7c 8d 9c Td Jc",
    "Ad 2c 3d 4c 7d 8c 9d Tc Jd",
    "Ah 2s 3h 4s 7h 8h 9h Ts Jh",
    "As 2h 3s 4h 7s Qd Qh Kd Kh",
    "5d 5h Qc Kc Ks 8s 9s Th Js",
]
"""Five hands so far from pairs that no single card wins, with 5c turned and the six cards below as the deck."""
WINS = ["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h"]
"""With 5c turned and Ks on the deck: seat 0 wins when it takes a card from the deck at its first turn."""


def empty_deck(remakes: int = 0) -> Jutpatti:
    """Five players with nine cards, at a point where the deck is empty and a card is to be taken."""
    position = table(NINES, turned="5c", deck="6c 6d 6h 6s 5s Qs")
    use_up(position, remakes)
    return position


def test_J17_an_empty_deck_stays_empty_until_a_card_is_wanted_from_it():
    position = empty_deck()
    assert position.deck == []
    assert position.chance() is None
    assert position.legal_words() == ["deck", "pile"]


def test_J17_all_thrown_cards_but_the_top_one_are_shuffled_into_a_new_deck_and_the_take_goes_on():
    position = empty_deck()
    seat, thrown = position.to_act, list(position.pile)
    play(position, f"{seat} deck")
    chance = position.chance()
    assert chance is not None
    assert chance.why == "shuffle"
    assert list(chance.cards) == sorted(thrown[:-1])
    assert position.to_act == -1
    order = list(chance.cards)[::-1]
    events: list = []
    position.put(order, events=events)
    assert [event.kind for event in events] == ["reshuffled", "took_deck"]
    assert events[0].facts == {"count": len(order)}
    assert position.to_act == seat
    assert position.hands[seat][-1] == order[0]
    assert position.deck[::-1] == order[1:]
    assert position.pile == thrown[-1:]


def test_J17_the_top_card_can_be_taken_instead():
    position = empty_deck()
    top = position.pile[-1]
    play(position, f"{position.to_act} pile")
    assert position.hands[position.to_act][-1] == top
    assert position.reshuffles == 0


def test_J17_nobody_can_move_while_the_deck_is_being_remade():
    position = empty_deck()
    seat = position.to_act
    play(position, f"{seat} deck")
    assert refused(position, f"{seat} deck") == "deck_being_shuffled"
    assert position.legal() == []
    assert position.state()["legal"] == []


def test_J17_a_card_from_the_new_deck_can_win():
    position = table(["9c 9h Kc Kh 2c", "Ah 3h 4h 8h Th"], turned="5c", deck="2d", hands=1)
    position.deck = []
    position.pile = cards("2h Jc Qc")
    position.phase, position.to_act = 2, 0
    play(position, "0 deck")
    position.put(cards("2h Jc"))
    assert position.hand_winners == [0]


def test_J17a_the_fiftieth_new_deck_is_made_and_the_fifty_first_makes_the_hand_void():
    position = empty_deck(remakes=49)
    play(position, f"{position.to_act} deck")
    chance = position.chance()
    assert chance is not None
    position.put(chance.cards)
    assert position.reshuffles == 50
    use_up(position)
    dealer = position.dealer
    events = play(position, f"{position.to_act} deck")
    assert [event.kind for event in events] == ["void"]
    assert (position.hands_played, position.hand_winners, position.reason) == (1, [], "dead")
    assert (position.scores(), position.over, position.to_act) == ([0] * 5, False, -1)
    assert position.dealer == dealer


def test_J17a_after_a_void_hand_the_same_dealer_deals_again():
    position = empty_deck(remakes=50)
    play(position, f"{position.to_act} deck")
    assert position.reason == "dead"
    position.put(range(52))
    assert (position.to_act, position.reshuffles) == (1, 0)


def test_J17a_the_pile_can_still_be_taken_where_the_deck_would_make_the_hand_void():
    position = empty_deck(remakes=50)
    assert position.legal_words() == ["deck", "pile"]
    play(position, f"{position.to_act} pile")
    assert position.hands_played == 0


def play_won_hand(position: Jutpatti, winner: int) -> None:
    """Deal and play a hand of two that this seat wins."""
    loser = 1 - winner
    hands = [WINS[0], WINS[1]] if winner == 0 else [WINS[1], WINS[0]]
    first = (position.dealer + 1) % 2
    deck = "Ks" if first == winner else "Jc Ks"
    position.put(pack(hands, turned="5c", deck=deck, dealer=position.dealer))
    if first != winner:
        play(position, f"{loser} deck", f"{loser} throw Jc")
    play(position, f"{winner} deck")


@pytest.mark.parametrize("target", [1, 3, 5])
def test_J18_the_first_seat_to_win_that_many_hands_wins_the_game(target: int):
    position = RULES.start(2, {"cards": 5, "hands": target}, 0)
    for won in range(target - 1):
        play_won_hand(position, 1)
        play_won_hand(position, 0)
        assert position.scores() == [won + 1, won + 1]
        assert not position.over
    play_won_hand(position, 1)
    assert position.over
    assert position.winners() == [1]
    assert position.scores() == [target - 1, target]
    assert position.hands_played == 2 * target - 1
    assert refused(position, "0 deck") == "game_over"
    assert position.chance() is None


def test_J18_one_hand_is_the_standard_game():
    position = RULES.start(2, {"cards": 5}, 0)
    play_won_hand(position, 0)
    assert position.over
    assert position.winners() == [0]


def test_J18_an_open_game_goes_on_until_it_is_stopped_and_most_hands_win():
    position = RULES.start(2, {"cards": 5, "hands": "open"}, 0)
    for winner in (0, 1, 1, 0, 1, 1, 1, 1):
        play_won_hand(position, winner)
        assert not position.over
        assert position.winners() == []
    events: list = []
    position.stop(events)
    assert position.winners() == [1]
    assert [event.kind for event in events] == ["stopped", "game_over"]
    assert events[-1].facts == {"winners": ["1"]}


def test_J18_equal_tallies_share_the_session():
    position = RULES.start(2, {"cards": 5, "hands": "open"}, 0)
    play_won_hand(position, 0)
    play_won_hand(position, 1)
    position.stop()
    assert position.winners() == [0, 1]


def test_a_hand_stopped_in_the_middle_is_void_and_nobodys_cards_are_shown():
    position = RULES.start(2, {"cards": 5, "hands": "open", "show_all": True}, 0)
    play_won_hand(position, 1)
    position.put(pack(WINS, turned="5c", deck="Jc", dealer=1))
    position.stop()
    assert (position.hands_played, position.scores(), position.winners()) == (1, [0, 1], [1])
    assert all(hand == {"count": 0, "cards": []} for hand in position.view(-1)["hands"])


def test_a_game_stopped_before_any_hand_was_won_has_no_winner():
    for hands in (1, 3, "open"):
        position = RULES.start(2, {"cards": 5, "hands": hands}, 0)
        position.stop()
        assert position.winners() == []


def test_J19_hands_won_are_the_only_score():
    position = RULES.start(2, {"cards": 5, "hands": 5}, 0)
    play_won_hand(position, 0)
    assert position.scores() == [1, 0]
    assert position.state()["scores"] == position.view(-1)["scores"] == [1, 0]


def test_a_won_hand_tells_what_happened():
    position = RULES.start(2, {"cards": 5, "hands": 1}, 1)
    events: list = []
    position.put(pack(WINS, turned="5c", deck="Ks", dealer=1), events=events)
    position.play(0, RULES.parse("deck"), events)
    assert [(event.kind, event.seat) for event in events] == [
        ("dealt", 1), ("turned", 1), ("took_deck", 0), ("won", 0), ("game_over", -1),
    ]  # fmt: skip
    assert events[0].facts == {"each": 5}
    assert events[1].facts == {"card": "5c", "joker": "6"}
    assert events[3].facts == {"pairs": 3, "called": 0}
    assert texts(events[3].travels[0].cards) == ["7c", "7h", "9d", "9s", "Kd", "Ks"]
