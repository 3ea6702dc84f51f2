"""What partners complain of in robots, as positions at Patta Party's table, and what each level does there."""

from random import Random

import pytest

from chautari.game import Event, Happening, happening
from chautari.games.patta_party.computer import player
from chautari.players import LEVELS
from tests.games.patta_party.table import RULES, TRIES, Table, dealt

GOOD = ["steady", "sharp"]
"""The levels that keep in mind what was played, and do not waver."""


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


def after(hands: list[str], *calls: str) -> Table:
    """A table where these bids were made, one after the other from seat 1 on."""
    table = Table.__new__(Table)
    table.position = dealt(hands)
    table.seen = [[] for _ in hands]
    for words in calls:
        table.move(words)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_is_not_raised_on_a_few_honours(level: str):
    hands = ["", "As 2c 3d 4h 5s", "", "Kh Qh Jh 9h Ac"]
    table = after(hands, "pass", "pass", "bid 7", "trump h")
    assert table.position.to_act == 1
    assert table.always(level) == {"pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_ones_own_bid_is_not_raised_without_more_tricks(level: str):
    hands = ["", "As Ks Qs 2h 3d 4c 5c 4d 6h", "", ""]
    table = after(hands, "bid 7", "trump s")
    assert table.position.to_act == 1
    assert table.always(level) == {"pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_wins_alone_is_bid_up(level: str):
    hands = ["", "Ah Kh Qh Jh Th 9h 8h 7h 6h As Ks Ad Kd", "", ""]
    table = after(hands, "bid 7", "trump h", "pass", "pass", "pass", "pass")
    assert table.position.to_act == 1
    assert table.always(level) == {"bid 13"}


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


@pytest.mark.parametrize("level", LEVELS)
def test_no_honour_is_wasted_on_a_partners_ace(level: str):
    table = Table(["Ah 2h", "3h 4h", "Kh 5h 6h", "Qh 7h"], 0, 7, "s").lay("Ah 3h")
    assert table.always(level) <= {"5h", "6h"}


@pytest.mark.parametrize("level", LEVELS)
def test_no_honour_is_thrown_under_a_higher_card(level: str):
    table = Table(["2h 8h", "Ah 4h", "3h 5h", "Kh 7h 9h"], 0, 7, "s").lay("2h Ah 3h")
    assert table.always(level) <= {"7h", "9h"}


@pytest.mark.parametrize("level", GOOD)
def test_the_last_to_play_wins_as_cheaply_as_it_can(level: str):
    table = Table(["2h 8h", "3h 4h", "Jh 5h", "Ah Qh Th 6h"], 0, 7, "s").lay("2h 3h Jh")
    assert table.always(level) == {"Qh"}


@pytest.mark.parametrize("level", GOOD)
def test_the_second_seat_does_not_waste_an_honour(level: str):
    table = Table(["2h 8h", "Qh 4h 3h", "Ah 5h", "Kh Th 6h"], 0, 7, "s").lay("2h")
    assert "Qh" not in table.always(level)


@pytest.mark.parametrize("level", GOOD)
def test_a_ruff_is_beaten_with_the_next_higher_trump(level: str):
    hands = [
        "Ah 2h Kc",
        "3h 4h Qc",
        "5s 5c 5d 6c 6d 7d 2c 3c 4c 2d 3d 4d Ac",
        "Ks 7s 6s 8d 9d Td Jd Qd 7c 8c 9c Tc Jc",
    ]
    table = Table(hands, 0, 7, "s").lay("Ah 3h 5s")
    assert table.always(level) == {"6s"}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_ruffs_under_a_higher_ruff_for_nothing(level: str):
    hands = [
        "Ah 2h Kc",
        "3h 4h Qc",
        "As 5c 5d 6c 6d 7d 2c 3c 4c 2d 3d 4d Ac",
        "Ks 7s 6s 8d 9d Td Jd Qd 7c 8c 9c Tc Jc",
    ]
    table = Table(hands, 0, 7, "s").lay("Ah 3h As")
    assert {word[1] for word in table.always(level)} <= {"c", "d"}


@pytest.mark.parametrize("level", LEVELS)
def test_winners_are_kept_when_a_card_is_thrown_away(level: str):
    """The trick is a partner's; who cannot follow throws a small card, no ace and no trump."""
    hands = [
        "Ah Kh Qh 2h",
        "3h 4h 5h 6h",
        "Ad Ac 2c 3c 4d 5d 6d 7d 8d 9d 5c 6c 7c",
        "7h 8h 9h Th",
    ]
    table = Table(hands, 0, 7, "s").lay("Ah 3h")
    assert not {"Ad", "Ac"} & table.always(level)


@pytest.mark.parametrize("level", GOOD)
def test_no_more_trumps_are_drawn_when_nobody_else_has_any(level: str):
    hands = [
        "As Ks Qs Js Ts 9s 8s Ah Kh Ad Kd Ac Kc",
        "7s 6s 2h 3h 4h 5h 6h 2d 3d 4d 2c 3c 4c",
        "5s 4s 7h 8h 9h Th Jh 5d 6d 7d 5c 6c 7c",
        "3s 2s Qh 8d 9d Td Jd Qd 8c 9c Tc Jc Qc",
    ]
    table = Table(hands, 0, 13, "s").lay("As 6s 4s 2s", "Ks 7s 5s 3s")
    assert "s" not in {word[1] for word in table.always(level)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_sure_winner_takes_the_trick_before_the_last_rival_can(level: str):
    """Third to play: the partner's nine would lose to a higher heart behind; the ace cannot."""
    hands = ["9h 2h", "3h 4h", "Ah 5h", "Kh 7h"]
    table = Table(hands, 0, 13, "h").lay("9h 3h")
    assert table.always(level) == {"Ah"}


# --- jokers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_turns_over_the_trick_that_would_decide_the_hand(level: str):
    """The rivals have six of seven tricks and the best card of this one; seat 3 plays last and cannot follow."""
    hands = [
        "As Ks Qs Js Ts 9s 8s Ah 2h 2d 3d 4d 5d",
        "7s 6s 5s 3c 4c 5c 6c 3h 4h 5h 6h 7h 8h",
        "4s 3s 2s 9h Th 7c 8c 9c 6d 7d 8d 9d Td",
        "XX Jd Qd Kd Ad Tc Jc Qc Kc Ac Jh Qh Kh",
    ]
    table = Table(hands, 0, 7, "s", jokers=True)
    table.lay("As 7s 4s Jd", "Ks 6s 3s Qd", "Qs 5s 2s Kd", "Js 3c 7c Ad", "Ts 4c 8c Tc", "9s 5c 9c Jc")
    assert table.position.tricks == [6, 0]
    table.lay("8s 6c 6d")
    assert table.always(level) == {"XX"}


@pytest.mark.parametrize("level", GOOD)
def test_a_joker_is_not_spent_while_a_partner_may_still_take_the_trick(level: str):
    """Second to play, with a low card led: turned over, a trick that the partner takes would go to the rivals."""
    hands = ["4s 5s", "XX 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "6s 7s", "As Ks"]
    assert "XX" not in Table(hands, 0, 7, "d", jokers=True).lay("4s").always(level)


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_partners_joker_in_the_trick_the_rivals_card_is_left_the_best(level: str):
    """The rival's ten is best and the joker turns the trick over to us: our king would turn it back."""
    hands = ["Ts 2s", "XX 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "5s 6s", "Ks 7s 4s 3s"]
    assert Table(hands, 0, 7, "d", jokers=True).lay("Ts XX 5s").always(level) <= {"3s", "4s"}


@pytest.mark.parametrize("level", GOOD)
def test_no_honour_goes_into_a_trick_that_a_rivals_joker_has_taken(level: str):
    hands = ["5s 2s", "Qs 6s", "XX 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "Ks 7s 3s"]
    assert Table(hands, 0, 7, "d", jokers=True).lay("5s Qs XX").always(level) <= {"7s", "3s"}


@pytest.mark.parametrize("level", GOOD)
def test_a_suit_is_not_led_that_a_rival_can_turn_over_with_a_joker(level: str):
    """Trumps are drawn; seat 1 has no hearts, the joker is out, and nobody is known to lack diamonds or clubs."""
    hands = [
        "As Ks Qs Js Ts 9s 8s Ah Kh Ad Kd Ac Kc",
        "7s 6s XX 3c 4c 5c 6c 7c 8c 9c Tc Jc 2d",
        "5s 4s 7h 8h 9h Th Jh 5d 6d 7d 8d 9d Qc",
        "3s 2s Qh 2h 3h 4h 5h 6h Td Jd Qd 3d 4d",
    ]
    table = Table(hands, 0, 13, "s", jokers=True).lay("As 6s 4s 2s", "Ks 7s 5s 3s", "Ah 3c 7h 2h")
    assert "Kh" not in table.always(level)
