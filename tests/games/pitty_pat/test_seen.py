"""E3: what a seat sees, and what it can know from having watched."""

from itertools import product
from random import Random

import pytest

from chautari.cards import cards, texts
from tests.games.pitty_pat.table import OTHER, RULES, WORKED, dead_hand, pack, play, table, use_up

THREE = [WORKED, OTHER, "2d 3d 5d 6d 8d"]


def test_E3_a_seat_sees_its_own_cards_and_the_number_of_the_others():
    position = table(THREE, upcard="Qc")
    assert position.view(0)["hands"] == [
        {"count": 5, "cards": WORKED.split()},
        {"count": 5, "cards": []},
        {"count": 5, "cards": []},
    ]
    assert all(hand["cards"] == [] for hand in position.view(-1)["hands"])


def test_E3_of_the_pile_the_upcard_and_three_edges_and_of_the_stock_its_size():
    position = table([OTHER, WORKED], upcard="Qc", stock="Qd 9s Ah")
    play(position, "1 flip", "0 flip", "1 match 9h", "1 throw 4c", "0 flip")
    for seat in (-1, 0, 1):
        assert position.view(seat)["places"] == [
            {"name": "stock", "count": 38, "cards": []},
            {"name": "pile", "count": 6, "cards": ["9s", "9h", "4c", "Ah"]},
        ]
        assert position.view(seat)["game"]["upcard"] == "Ah"


def test_E3_what_matches_is_for_the_owners_eyes():
    position = table([OTHER, "Jd Js 4c 7d 9h"], upcard="Jc")
    assert position.view(1)["game"]["matching"] == ["Jd", "Js"]
    assert position.view(0)["game"]["matching"] == []
    assert position.view(-1)["game"]["matching"] == []


def test_E3_that_a_flip_may_still_be_matched_is_seen_by_all():
    position = table([OTHER, WORKED], upcard="Qc", stock="9s")
    play(position, "1 flip")
    for seat in (-1, 0, 1):
        view = position.view(seat)
        assert (view["phase"], view["game"]["flipped"]) == ("flipped", True)
    play(position, "1 match 9h")
    assert position.view(0)["game"]["flipped"] is False


def test_the_cards_that_cannot_be_played_say_why():
    position = table([OTHER, WORKED], upcard="Jc")
    assert position.view(1)["barred"] == {
        "flip": "must_match",
        "match 4c": "does_not_match",
        "match 7d": "does_not_match",
        "match 9h": "does_not_match",
        "match Kd": "does_not_match",
    }
    assert position.view(0)["barred"] == {}


def test_pairs_in_hand_are_for_the_owners_eyes():
    position = table([OTHER, "Kc Kd 5h 8s 2h"], upcard="Jc", version="belize")
    assert position.view(1)["game"]["pairs"] == [["Kc", "Kd"]]
    assert position.view(0)["game"]["pairs"] == []
    assert position.view(-1)["game"]["pairs"] == []


def imagined_hands(position, seat: int, other: int, times: int = 200) -> list[list[str]]:
    random = Random(7)
    return [texts(sorted(position.imagine(seat, random.shuffle).hands[other])) for _ in range(times)]


def test_imagine_keeps_what_the_seat_knows_and_changes_the_rest():
    position = table(THREE, upcard="Qc", stock="Qd")
    random = Random(1)
    other = position.imagine(0, random.shuffle)
    assert other.hands[0] == position.hands[0]
    assert other.pile == position.pile
    assert other.hands[1] != position.hands[1]
    assert other.stock != position.stock


def test_imagine_knows_that_a_player_who_had_to_match_and_flipped_holds_none():
    position = table([WORKED, OTHER], upcard="Qc", stock="Ad")
    play(position, "1 flip")
    assert not any(word[0] in "QA" for hand in imagined_hands(position, 0, 1) for word in hand)


def test_imagine_knows_that_a_player_who_may_still_match_a_flip_can():
    position = table([OTHER, WORKED], upcard="Qc", stock="9s")
    play(position, "1 flip")
    assert all("9" in [word[0] for word in hand] for hand in imagined_hands(position, 0, 1))


def test_imagine_takes_a_flip_under_may_match_for_no_sign():
    position = table([OTHER, WORKED], upcard="Jc", stock="Ad", match="may")
    play(position, "1 flip")
    hands = imagined_hands(position, 0, 1)
    assert any("J" in [word[0] for word in hand] for hand in hands)
    assert not any("A" in [word[0] for word in hand] for hand in hands)


def test_imagine_in_belize_knows_that_who_flips_holds_none_or_a_pair():
    position = table([OTHER, "Kc Kd 5h 8s 2h"], upcard="Ks", stock="Ad", version="belize")
    play(position, "1 flip")
    held = {sum(word[0] == "K" for word in hand) for hand in imagined_hands(position, 0, 1)}
    assert held == {0, 2}


def test_imagine_in_belize_knows_that_a_hand_that_went_on_was_not_all_pairs():
    position = table([OTHER, "Kc Kd 5h 8s 2h"], upcard="8d", version="belize")
    play(position, "1 match 8s")
    for hand in imagined_hands(position, 0, 1):
        ranks = [word[0] for word in hand]
        assert any(ranks.count(rank) % 2 for rank in ranks)


def test_imagine_knows_the_other_hands_as_a_heap_once_the_stock_was_made_anew():
    position = table([OTHER, WORKED], upcard="Qc", match="may")
    use_up(position)
    assert texts(sorted(position.imagine(0, Random(1).shuffle).hands[1])) == sorted(
        WORKED.split(), key=lambda word: cards(word)
    )


def test_imagine_after_a_dead_hand_agrees_with_what_was_said():
    position = dead_hand()
    for seat in (-1, 0, 1):
        other = position.imagine(seat, Random(seat).shuffle)
        assert other.view(seat) == position.view(seat)
        assert {card >> 2 for hand in other.hands for card in hand} == {5}


@pytest.mark.parametrize(("version", "match"), list(product(("standard", "belize"), ("must", "may"))))
def test_what_is_known_of_a_hand_is_always_true(version: str, match: str):
    random = Random(f"{version} {match}")
    for seats in (2, 3, 4, 5):
        position = RULES.start(seats, {"version": version, "match": match, "hands": 5}, 0)
        while not position.over:
            chance = position.chance()
            if chance is not None:
                order = list(chance.cards)
                random.shuffle(order)
                position.put(order, random.choice(chance.dealers) if chance.dealers else -1)
            else:
                position.apply(random.choice(position.legal()))
            for seat in range(seats):
                assert position.odd[seat] not in position.unlike[seat]
                for rank in range(13):
                    held = sum(card >> 2 == rank for card in position.hands[seat])
                    assert position.held[seat * 13 + rank] == held
                    assert (position.possible[seat * 13 + rank] >> held) & 1


def test_the_order_in_which_hands_are_held_is_not_seen():
    one = RULES.start(2, {}, 0)
    one.put(pack([OTHER, WORKED], "Qc"))
    other = RULES.start(2, {}, 0)
    other.put(pack([OTHER, " ".join(reversed(WORKED.split()))], "Qc"))
    assert one.view(1) == other.view(1)
