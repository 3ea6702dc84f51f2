"""T10, T11, T21, T23: blind is blind. What a seat sees, and what it can know from having watched."""

import json
from random import Random

import pytest

from chautari.cards import text, texts
from chautari.game import Event, happening
from chautari.record import Recorder, for_eyes, replay, written
from tests.games.playing import Play, seen
from tests.games.teen_patti.table import RULES, pack, play, table

THREE = ["Kc Qd 9h", "Ad Qh 9c", "5d 5h 2c"]
FOUR = [*THREE, "7c 8d Jh"]
SIDE = ["1 see", "1 chaal", "2 see", "2 sideshow", "1 accept"]


def cards_seen(position, seat: int) -> list[list[str]]:
    return [hand["cards"] for hand in position.view(seat)["hands"]]


def test_T10_nobody_is_sent_a_blind_seats_cards_not_even_itself():
    position = RULES.start(3, {}, 0)
    events: list[Event] = []
    position.put(pack(THREE), events=events)
    for seat in (-1, 0, 1, 2):
        told = json.dumps([position.view(seat), [happening(event, seat) for event in events]])
        assert not any(text(card) in told for card in range(52))


def test_T11_who_looks_sees_its_own_cards_and_nobody_else_does():
    position = table(THREE)
    events = play(position, "1 see")
    assert cards_seen(position, 1) == [[], ["Ad", "9c", "Qh"], []]
    assert position.view(1)["game"]["named"][1] == {"kind": "high_card", "high": "A", "spelt": "A-Q-9"}
    for other in (-1, 0, 2):
        assert cards_seen(position, other) == [[], [], []]
        assert happening(events[0], other)["moved"][0]["cards"] == ["??"] * 3
        assert position.view(other)["game"]["named"][1]["kind"] == ""


def test_T21_a_side_show_is_seen_by_two_until_the_hand_ends():
    position = table(FOUR, *SIDE)
    both = [bool(cards) for cards in cards_seen(position, 1)]
    assert both == [False, True, True, False]
    assert [bool(cards) for cards in cards_seen(position, 2)] == both
    assert cards_seen(position, 0) == cards_seen(position, 3) == cards_seen(position, -1) == [[]] * 4
    play(position, "3 chaal", "0 chaal")
    assert [bool(cards) for cards in cards_seen(position, 1)] == both
    play(position, "2 chaal", "3 pack", "0 pack")
    assert [bool(cards) for cards in cards_seen(position, 1)] == [False, True, False, False]


def test_T21_the_cards_of_a_side_show_are_told_to_two():
    events = play(table(FOUR, *SIDE[:-1]), SIDE[-1])
    for seat in (-1, 0, 3):
        assert "??" in seen(events, seat)
        assert not any(text(card) in seen(events, seat) for card in range(52))
    for seat in (1, 2):
        assert "Ad" in seen(events, seat)
        assert "5h" in seen(events, seat)


def test_T15_the_last_seats_cards_are_not_shown():
    position = table(THREE, "1 see", "1 chaal", "2 pack", "0 pack")
    assert cards_seen(position, 0) == cards_seen(position, -1) == [[], [], []]
    assert cards_seen(position, 1)[1]
    blind = table(THREE, "1 chaal", "2 pack", "0 pack")
    assert cards_seen(blind, 1) == [[], [], []]


def test_T23_packed_hands_are_never_shown():
    position = table(FOUR, "1 see", "1 pack", "2 chaal", "3 chaal", "0 pack", "2 show")
    for eyes in (-1, 0, 2, 3):
        assert [bool(cards) for cards in cards_seen(position, eyes)] == [False, False, True, True]
    assert [bool(cards) for cards in cards_seen(position, 1)] == [False, True, True, True]
    position.put(range(52))
    assert cards_seen(position, 1) == [[]] * 4


def test_T34_the_turned_card_is_seen_by_all():
    position = table(THREE, turned="6c", wild="rank")
    for seat in (-1, 0):
        assert position.view(seat)["places"] == [{"name": "turned", "count": 1, "cards": ["6c"]}]
        assert position.view(seat)["game"]["wild"] == ["6"]


# --- records ---------------------------------------------------------------------------------------------------------


def recorded(seed: int, **options) -> tuple[Play, Recorder]:
    game = Play(RULES, 2 + seed % 5, options, 0, seed)
    while game.position.hands_played < 3 and not game.position.over:
        game.step()
    return game, game.recorder


@pytest.mark.parametrize("seed", range(8))
def test_a_record_holds_no_card_in_its_place_that_its_owner_never_saw(seed):
    game, recorder = recorded(seed, wild=("none", "rank")[seed % 2])
    for seat in range(-1, game.seats):
        own = for_eyes(recorder.record, seat, Random(seed).shuffle)
        again, whole = replay(own), replay(recorder.record)
        assert again.position.scores() == whole.position.scores()
        for mine, true, hand in zip(again.hands, whole.hands, own.hands, strict=True):
            assert seen(mine.events, seat) == seen(true.events, seat)
            shown = seen(true.events, seat)
            moved = [new for new, old in zip(hand.pack, true.whole.pack, strict=True) if new != old]
            assert not any(text(card) in shown for card in moved)
            assert len(moved) > 25


def test_a_blind_seats_own_record_does_not_know_its_cards():
    recorder = Recorder("teen_patti", ["Asha", "Bina", "Chandra"], {}, 0)
    recorder.deal(pack(THREE))
    for seat in (1, 2):
        recorder.move(seat, "pack")
    kept = {written(for_eyes(recorder.record, 1, Random(n).shuffle)) for n in range(20)}
    assert len({record.split('pack = "')[1][:2] for record in kept}) > 8


# --- what can be known -----------------------------------------------------------------------------------------------


def imagined(position, seat: int, times: int = 200):
    random = Random(seat)
    return [position.imagine(seat, random.shuffle) for _ in range(times)]


def same_for(seat: int, moves: list[str], hands: list[list[int]], true: list[str]) -> bool:
    """Whether these moves with these hands look to a seat as they do with the true ones."""
    told = []
    for dealt in (true, [" ".join(texts(hand)) for hand in hands]):
        position = table(dealt)
        told.append(seen(play(position, *moves), seat))
    return told[0] == told[1]


def test_a_blind_seat_does_not_know_its_own_cards():
    position = table(THREE, "1 chaal")
    assert len({tuple(sorted(other.hands[1])) for other in imagined(position, 1)}) > 150
    play(position, "2 see")
    assert all(other.hands[2] == position.hands[2] for other in imagined(position, 2))


def test_T21_the_two_know_each_others_hands_and_go_on_knowing():
    position = table(FOUR, *SIDE, "3 chaal", "0 pack", "2 chaal", "3 pack")
    for seat in (1, 2):
        assert all(other.hands[1:3] == position.hands[1:3] for other in imagined(position, seat))
        assert len({tuple(other.hands[0]) for other in imagined(position, seat)}) > 150


def test_T20_everybody_knows_which_hand_was_the_better():
    position = table(FOUR, *SIDE)
    for seat in (-1, 0, 3):
        for other in imagined(position, seat):
            assert other.worth(2) > other.worth(1)
            assert same_for(seat, SIDE, other.hands, FOUR)


def test_T20_equal_hands_are_possible_where_the_asker_packed():
    hands = ["Kc Jd 9h", "5d 5h 2c", "Ad Qh 9c", "7c 8d Jh"]
    worths = [(other.worth(1), other.worth(2)) for other in imagined(table(hands, *SIDE), 0, 3000)]
    assert all(stayed >= packed for stayed, packed in worths)
    assert any(stayed == packed for stayed, packed in worths)


def test_what_hardly_ever_happens_is_imagined_as_well():
    """A seven high won a side show, and was then seen in another: what packed against it was poorer still."""
    five = ["9c 8d 6h", "7s 4d 2c", "6c 4h 2h", "Ac Kd 9d", "Ad Jc 8h"]
    told = ["1 see", "1 chaal", "2 see", "2 sideshow", "1 accept", "3 see", "3 sideshow", "1 accept"]
    position = table(five, *told)
    # Seat 3 saw that seat 1 has seven high, and knows that seat 2 was poorer or equal.
    found = imagined(position, 3, 60)
    assert all(other.hands[1] == position.hands[1] for other in found)
    assert all(other.worth(2) <= position.worth(1) for other in found)
    assert len({tuple(sorted(other.hands[2])) for other in found}) > 20
    assert all(same_for(3, told, other.hands, five) for other in found)


@pytest.mark.parametrize("seed", range(12))
def test_every_imagined_position_could_have_come_about(seed):
    """Played again with the imagined cards, the hand so far looks the same to the seat that imagined them."""
    options = {"wild": ("none", "AK47", "rank")[seed % 3], "muflis": seed % 2 == 0}
    game = Play(RULES, 3 + seed % 4, options, seed % 3, seed)
    random = Random(seed)
    for _ in range(60):
        events: list[Event] = []
        while True:
            events += game.step()
            if game.position.over:
                return
            if game.position.hands_played and not game.recorder.record.hands[-1].moves:
                events = events[-3:]
            if random.random() < 0.3 and game.position.to_act >= 0:
                break
        hand = game.recorder.record.hands[-1]
        before = game.position
        for seat in range(-1, game.seats):
            other = before.imagine(seat, random.shuffle)
            again = again_with(game, other, hand.moves)
            assert seen(again, seat) == seen(again_with(game, before, hand.moves), seat)


def again_with(game: Play, position, moves: list[str]) -> list[Event]:
    """What happens when this hand is dealt with a position's cards and these moves are made."""
    start = replay_up_to(game)
    dealer = start.dealer
    in_order = [position.hands[(dealer + n) % game.seats] for n in range(1, game.seats + 1)]
    held = [hand for hand in in_order if hand]
    order = [hand[number] for number in range(3) for hand in held] + position.turned + position.deck
    events: list[Event] = []
    start.put(order, events=events)
    for move in moves:
        seat, words = move.split(" ", 1)
        start.play(int(seat), RULES.parse(words), events)
    return events


def replay_up_to(game: Play):
    record = game.recorder.record
    whole = type(record)(record.game, record.seats, record.dealer, record.options, record.more, record.hands[:-1])
    return replay(whole).position
