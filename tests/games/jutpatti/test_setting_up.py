"""J1 to J7: seats, cards each, the deal, the turned card, jokers, the first dealer, the cut."""

from random import Random

import pytest

from chautari.cards import cards, filled, texts
from chautari.game import Draw, Refused
from tests.games.jutpatti.table import RULES, pack, play, refused, table

TWO = ["Ah 2h 3h 4h 5h 6h 7h", "As 2s 3s 4s 5s 6s 7s"]


def test_J1_two_to_six_may_play_and_play_passes_on_in_the_order_of_seats():
    assert RULES.seats == (2, 3, 4, 5, 6)
    assert not RULES.clockwise
    for seats in RULES.seats:
        position = RULES.start(seats, {}, 0)
        position.put(Random(1).sample(range(52), 52))
        turns = []
        for _ in range(seats):
            turns.append(position.to_act)
            play(position, f"{position.to_act} deck")
            position.apply(position.legal()[0])
        assert turns == [*range(1, seats), 0]


@pytest.mark.parametrize(
    ("asked", "seats", "each"),
    [
        *[(5, n, 5) for n in range(2, 7)],
        *[(7, n, 7) for n in range(2, 7)],
        *[(9, n, 9) for n in range(2, 6)],
        (9, 6, 7),
        *[(11, n, 11) for n in range(2, 5)],
        (11, 5, 9),
        (11, 6, 7),
    ],
)
def test_J2_the_largest_number_that_fits_is_dealt_and_the_table_says_so(asked: int, seats: int, each: int):
    position = RULES.start(seats, {"cards": asked}, 0)
    position.put(range(52))
    assert [len(hand) for hand in position.hands] == [each] * seats
    assert len(position.deck) == 52 - 1 - seats * each
    notices = RULES.notices(seats, {"cards": asked})
    if each == asked:
        assert notices == []
    else:
        assert [notice.facts for notice in notices] == [{"asked": asked, "each": each, "seats": seats}]


def test_J2_seven_is_the_standard():
    assert RULES.options[0].values == (7, 5, 9, 11)
    assert RULES.start(2, {}, 0).each == 7


def test_J3_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer():
    position = RULES.start(3, {"cards": 5}, dealer=1)
    position.put(filled(cards("Ac Ad Ah 2c 2d 2h 3c 3d 3h 4c 4d 4h 5c 5d 5h"), range(52)))
    assert texts(position.hands[2]) == ["Ac", "2c", "3c", "4c", "5c"]
    assert texts(position.hands[0]) == ["Ad", "2d", "3d", "4d", "5d"]
    assert texts(position.hands[1]) == ["Ah", "2h", "3h", "4h", "5h"]


def test_J4_the_next_card_is_turned_and_stays_out_also_at_a_reshuffle():
    position = table(TWO, turned="Ks", deck="Qs")
    assert texts(position.turned) == ["Ks"]
    while position.reshuffles < 2:
        chance = position.chance()
        if chance is not None:
            assert cards("Ks")[0] not in chance.cards
            position.put(chance.cards)
        else:
            position.apply(position.legal()[-1] if position.phase_word() == "throw" else RULES.parse("deck"))
    assert texts(position.turned) == ["Ks"]


@pytest.mark.parametrize(
    ("turned", "joker"), [("5c", "6"), ("9h", "T"), ("Td", "J"), ("Qc", "K"), ("Kc", "A"), ("Ac", "2")]
)
def test_J5_cards_one_rank_above_the_turned_card_are_jokers_and_above_the_king_is_the_ace(turned: str, joker: str):
    position = RULES.start(2, {}, 0)
    rest = [c for c in range(52) if c != cards(turned)[0]]
    position.put([*rest[:14], *cards(turned), *rest[14:]])
    assert position.view(0)["game"]["joker"] == joker


def test_J6_the_first_dealer_is_given_and_after_a_hand_its_winner_deals():
    position = table(["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h"], turned="5c", deck="Jc Ks", dealer=0, hands=3)
    assert position.dealer == 0
    play(position, "1 deck", "1 throw Jc", "0 deck")
    assert position.hand_winners == [0]
    assert position.dealer == 0
    position.put(pack(["Ah 2h 3h 4h 8h", "7h 7c 9d 9s Kd"], turned="5c", deck="Ks", dealer=0))
    play(position, "1 deck")
    assert position.dealer == 1
    position.put(range(52))
    assert position.to_act == 0


def test_J6_the_draw_seats_players_from_highest_to_lowest_and_the_highest_deals():
    assert RULES.draws({"draw_for_seats": True})
    assert not RULES.draws({})
    assert RULES.draw(4, cards("5h Kd Ac 2s")) == Draw(
        order=[1, 0, 3, 2], dealer=0, rounds=[list(enumerate(cards("5h Kd Ac 2s")))]
    )


def test_J6_equal_ranks_draw_again_from_the_rest_of_the_pack():
    draw = RULES.draw(3, cards("5h 5d Kc 9s 2c"))
    assert draw is not None
    assert draw.order == [2, 0, 1]
    assert draw.rounds[1] == [(0, cards("9s")[0]), (1, cards("2c")[0])]


def test_J6_a_card_drawn_again_that_equals_a_third_ones_sends_those_two_to_draw():
    draw = RULES.draw(3, cards("5h 5d Kc Ks 2c Qh Jh"))
    assert draw is not None
    assert [[player for player, _ in drawn] for drawn in draw.rounds] == [[0, 1, 2], [0, 1], [0, 2]]
    assert draw.order == [0, 2, 1]


def test_J6_more_cards_are_wanted_when_the_pack_runs_out_before_all_ranks_differ():
    assert RULES.draw(2, cards("5h")) is None
    assert RULES.draw(2, cards("5h 5d 9c")) is None
    assert RULES.draw(2, cards("5h 5d 9c 9d")) is None


def test_J6_everybody_draws_a_rank_of_their_own():
    random = Random(6)
    for seats in RULES.seats:
        for _ in range(200):
            order = list(range(52))
            random.shuffle(order)
            draw = RULES.draw(seats, order)
            assert draw is not None
            last = {player: card >> 2 for drawn in draw.rounds for player, card in drawn}
            ranks = [last[player] for player in draw.order]
            assert ranks == sorted(set(ranks), reverse=True)
            assert sorted(draw.order) == list(range(seats))
            shown = [card for drawn in draw.rounds for _, card in drawn]
            assert shown == order[: len(shown)]


def test_J7_without_the_option_nobody_is_asked_to_cut():
    position = table(TWO, turned="Ks")
    assert position.phase_word() == "take"
    assert refused(position, "1 cut 20") == "nothing_to_cut"


def test_J7_the_seat_before_the_dealer_cuts_at_a_place_from_1_to_51():
    position = RULES.start(4, {"cut": True}, dealer=0)
    position.put(range(52))
    assert position.to_act == 3
    assert position.view(3)["phase"] == "cut"
    assert position.view(3)["legal"] == sorted(f"cut {n}" for n in range(1, 52))
    assert refused(position, "0 cut 20") == "not_your_turn"
    assert refused(position, "3 deck") == "cut_first"
    for words in ("cut 0", "cut 52", "cut -1", "cut 1.5", "cut", "cut  5"):
        with pytest.raises(Refused):
            RULES.parse(words)


@pytest.mark.parametrize("place", [1, 23, 51])
def test_J7_the_cards_above_the_cut_go_under(place: int):
    order = list(range(52))
    Random(place).shuffle(order)
    position = RULES.start(3, {"cut": True}, dealer=2)
    position.put(order)
    assert position.hands == [[], [], []]
    play(position, f"1 cut {place}")
    uncut = RULES.start(3, {}, dealer=2)
    uncut.put(order[place:] + order[:place])
    assert position.places() == uncut.places()
    assert position.to_act == uncut.to_act == 0


def test_J7_the_pack_is_cut_before_every_deal():
    cut = RULES.start(2, {"cut": True, "cards": 5, "hands": "open"}, dealer=0)
    order = pack(["7h 7c 9d 9s Kd", "Ah 2h 3h 4h 8h"], turned="5c", deck="Jc Ks")
    cut.put([order[-1], *order[:-1]])
    play(cut, "1 cut 1", "1 deck", "1 throw Jc", "0 deck")
    assert cut.hand_winners == [0]
    cut.put(range(52))
    assert (cut.to_act, cut.phase_word()) == (1, "cut")
