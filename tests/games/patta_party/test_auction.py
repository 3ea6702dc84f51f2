"""P6 to P11: bids, passes, rounds, trump."""

from chautari.cards import texts
from tests.games.patta_party.table import bidding, dealt, legal, play, refused


def through_round_one():
    """Seat 1 has bid six in the first round, and spades are trump; seat 1 speaks first in the second."""
    position = bidding()
    play(position, "1 bid 6", "2 pass", "3 pass", "0 pass", "1 trump s")
    return position


def test_P6_each_round_starts_left_of_the_dealer():
    position = bidding(dealer=3)
    assert position.to_act == 0
    play(position, "0 pass", "1 pass", "2 bid 6", "3 pass", "2 trump h")
    assert (position.phase_word(), position.to_act) == ("bid", 0)


def test_P6_a_bid_beats_the_highest_and_in_round_one_seven_is_the_most():
    position = bidding()
    assert legal(position) == {"pass", "bid 6", "bid 7"}
    assert refused(position, "1 bid 8") == "first_round_bid"
    play(position, "1 bid 6")
    assert legal(position) == {"pass", "bid 7"}
    assert refused(position, "2 bid 6") == "bid_higher"


def test_P6_later_rounds_go_up_to_thirteen():
    assert legal(through_round_one()) == {"pass", *(f"bid {n}" for n in range(7, 14))}


def test_P7_who_passes_is_out_of_that_round_and_may_bid_in_the_next():
    position = bidding()
    play(position, "1 pass", "2 bid 6", "3 pass", "0 pass")
    assert position.phase_word() == "trump"  # seat 1 was not asked again
    play(position, "2 trump c")
    play(position, "1 bid 8")
    assert position.auction.bidder == 1


def test_P7_who_has_bid_gets_another_turn_when_raised():
    position = through_round_one()
    play(position, "1 pass", "2 bid 8", "3 bid 9", "0 pass")
    assert position.to_act == 2
    play(position, "2 bid 10")
    assert position.to_act == 3
    play(position, "3 pass")
    assert (position.phase_word(), position.to_act) == ("trump", 2)


def test_P8_seven_ends_the_first_round_at_once():
    position = bidding()
    play(position, "1 bid 7")
    assert (position.phase_word(), position.to_act) == ("trump", 1)


def test_P8_thirteen_ends_the_auction_and_the_rest_is_dealt():
    position = through_round_one()
    play(position, "1 pass", "2 bid 13")
    assert (position.phase_word(), position.to_act) == ("trump", 2)
    assert [len(hand) for hand in position.hands] == [9] * 4
    play(position, "2 trump d")
    assert (position.phase_word(), position.to_act) == ("play", 2)
    assert [len(hand) for hand in position.hands] == [13] * 4


def test_P8_a_round_in_which_all_pass_ends():
    position = through_round_one()
    play(position, "1 pass", "2 pass", "3 pass", "0 pass")
    assert (position.phase_word(), position.to_act) == ("bid", 1)
    assert [len(hand) for hand in position.hands] == [13] * 4


def test_P9_the_highest_bidder_may_raise_itself_in_a_later_round_and_call_anew():
    position = through_round_one()
    play(position, "1 bid 8", "2 pass", "3 pass", "0 pass")
    assert (position.phase_word(), position.to_act) == ("trump", 1)
    play(position, "1 trump h")
    assert position.state()["trump"] == "h"


def test_P9_it_is_asked_at_its_ordinary_turn_even_when_all_others_have_passed():
    position = bidding(dealer=1)
    play(position, "2 pass", "3 pass", "0 pass", "1 bid 6", "1 trump h")
    play(position, "2 pass", "3 pass", "0 pass")
    assert (position.phase_word(), position.to_act) == ("bid", 1)
    play(position, "1 bid 9")
    assert position.phase_word() == "trump"


def test_P9_within_a_round_it_is_not_asked_again_unless_overtaken():
    position = through_round_one()
    play(position, "1 bid 8", "2 pass", "3 pass", "0 pass")
    assert position.phase_word() == "trump"


def test_P9_who_passed_on_ones_own_bid_and_is_overtaken_has_passed():
    position = through_round_one()
    play(position, "1 pass", "2 bid 8", "3 pass", "0 pass")
    assert (position.phase_word(), position.to_act) == ("trump", 2)


def test_P9_who_is_overtaken_before_its_turn_of_the_round_is_asked_once():
    position = bidding()
    play(position, "1 pass", "2 pass", "3 bid 6", "0 pass", "3 trump c")
    play(position, "1 bid 8", "2 pass", "3 pass", "0 pass")
    assert (position.phase_word(), position.to_act) == ("trump", 1)


def test_P9_a_partner_may_be_raised():
    position = through_round_one()
    play(position, "1 pass", "2 pass", "3 bid 9")
    assert position.auction.bidder == 3


def test_P10_when_all_pass_in_round_one_the_first_dealt_is_forced_to_six():
    position = bidding(dealer=2)
    events = play(position, "3 pass", "0 pass", "1 pass", "2 pass")
    assert (position.auction.bid, position.auction.bidder) == (6, 3)
    assert (position.phase_word(), position.to_act) == ("trump", 3)
    assert [event.kind for event in events][-1] == "forced"
    assert position.view(0)["game"]["forced"]


def test_P11_trump_is_called_seeing_five_cards():
    position = dealt(["", "As Ks Qs Js Ts", "", ""])
    play(position, "1 bid 6", "2 pass", "3 pass", "0 pass")
    assert texts(position.hands[1]) == ["As", "Ks", "Qs", "Js", "Ts"]
    assert refused(position, "1 pass") == "call_trump_first"
    assert refused(position, "0 trump s") == "not_your_turn"
    assert legal(position) == {"trump c", "trump d", "trump h", "trump s"}


def test_P11_without_a_raise_trump_stays():
    position = through_round_one()
    play(position, "1 pass", "2 pass", "3 pass", "0 pass", "1 pass", "2 pass", "3 pass", "0 pass")
    assert position.phase_word() == "play"
    assert position.state()["trump"] == "s"
    assert refused(position, "1 trump h") == "trump_stays"


def test_P11_the_new_highest_bidder_calls_after_its_round_and_may_call_the_same():
    position = through_round_one()
    play(position, "1 pass", "2 bid 8", "3 pass", "0 pass", "2 trump s")
    play(position, "1 pass", "2 pass", "3 bid 9", "0 pass")
    assert (position.phase_word(), position.to_act) == ("trump", 3)
    play(position, "3 trump d")
    assert (position.state()["trump"], position.to_act) == ("d", 3)


def test_bids_are_refused_in_play_and_cards_in_the_bidding():
    position = dealt(["", "As", "", ""])
    assert refused(position, "1 play As") == "bid_first"
    assert refused(position, "1 trump s") == "trump_not_yet"
    play(position, "1 bid 6", "2 pass", "3 pass", "0 pass", "1 trump s", *["1 pass", "2 pass", "3 pass", "0 pass"] * 2)
    assert refused(position, "1 bid 9") == "bidding_over"
    assert refused(position, "1 pass") == "bidding_over"
