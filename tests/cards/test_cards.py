"""Cards as integers and as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chautari.cards import HIDDEN, JOKER, PLAIN_PACK, card, cards, filled, rank, suit, text, texts


def test_every_card_has_a_text_of_its_own():
    assert len(set(texts(PLAIN_PACK))) == 52
    for number in (*PLAIN_PACK, JOKER, HIDDEN):
        assert card(text(number)) == number


def test_rank_and_suit():
    assert [text(c) for c in (0, 1, 2, 3, 4, 51)] == ["Ac", "Ad", "Ah", "As", "2c", "Ks"]
    assert (rank(card("Th")), suit(card("Th"))) == (9, 2)
    assert rank(JOKER) == 13


@pytest.mark.parametrize("word", ["", "10h", "TH", "th", "1c", "Ax", "9", "X", "9c ", "hT", "\u0967c"])
def test_what_is_no_card_is_refused(word: str):
    with pytest.raises(ValueError, match="is not a card"):
        card(word)


def test_a_line_of_cards():
    assert texts(cards("  5c\tTh\n XX ?? ")) == ["5c", "Th", "XX", "??"]
    assert cards("") == []


@given(st.permutations(PLAIN_PACK), st.integers(0, 52))
def test_a_pack_is_filled_up_in_its_own_order(order: list[int], named: int):
    start = order[:named]
    whole = filled(start, PLAIN_PACK)
    assert whole[:named] == start
    assert whole[named:] == [c for c in PLAIN_PACK if c not in start]


def test_a_card_that_the_pack_does_not_hold_so_often_is_refused():
    assert filled([7, 7], [7, 7, 8]) == [7, 7, 8]
    with pytest.raises(ValueError, match="8s is named more often than the pack holds it"):
        filled([31], [7, 8])
    with pytest.raises(ValueError, match="named more often"):
        filled([7, 7], [7, 8])
