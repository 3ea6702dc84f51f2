"""Reading and writing: what is a record, and what is said of that which is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chautari.record import Record, RecordedHand, RecordError, read, read_bytes, written
from chautari.record.text import LARGEST

HEAD = 'record = 1\ngame = "jutpatti"\nseats = ["Asha", "Bina"]\n'

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
"""Any text that UTF-8 can hold, quotes, newlines and control characters included."""

VALUES = st.booleans() | st.integers(-(2**63), 2**63 - 1) | NAMES

RECORDS = st.builds(
    Record,
    game=NAMES,
    seats=st.lists(NAMES, max_size=8),
    dealer=st.integers(-3, 9),
    options=st.dictionaries(NAMES, VALUES, max_size=4),
    more=st.fixed_dictionaries({}, optional={"stacks": st.lists(st.integers(0, 9999)), "score": st.integers(-99, 99)}),
    hands=st.lists(
        st.builds(
            RecordedHand,
            pack=st.lists(st.integers(0, 52), max_size=60),
            moves=st.lists(NAMES, max_size=30),
            dealer=st.none() | st.integers(0, 7),
        ),
        max_size=4,
    ),
    expect=st.fixed_dictionaries(
        {},
        optional={
            "to_act": st.integers(-1, 7),
            "legal": st.lists(NAMES),
            "over": st.booleans(),
            "scores": st.lists(st.integers(-99, 99)) | st.integers(-99, 99),
            "hands": st.lists(st.lists(NAMES)),
            "illegal": NAMES,
        },
    ),
)


def said_of(toml: str) -> str:
    with pytest.raises(RecordError) as caught:
        read(toml)
    return str(caught.value)


@given(RECORDS)
def test_any_record_comes_back_as_it_was_written(record: Record):
    assert read(written(record)) == record
    assert read_bytes(written(record).encode()) == record


def test_what_may_be_left_out_has_its_standard_value():
    record = read(HEAD)
    assert record == Record("jutpatti", ["Asha", "Bina"], 0, {}, {}, [], {})
    assert read(HEAD + "[[hands]]").hands == [RecordedHand([], [], None)]


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm():
    assert read_bytes(b"\xef\xbb\xbf" + HEAD.replace("\n", "\r\n").encode()) == read(HEAD)


@pytest.mark.parametrize("key", ["record", "game", "seats"])
def test_what_is_needed_is_asked_for(key: str):
    without = "\n".join(line for line in HEAD.splitlines() if not line.startswith(key))
    assert said_of(without).startswith(f"{key} is missing; write ")


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("colour = 1", "colour is no key of a record here; these are: record, game, seats"),
        ('[[hands]]\ncards = "5c"', "hand 1: cards is no key of a record here; these are: pack, moves, dealer"),
        ("[expect]\nmoon = 1", "expect.moon is no key of a record here; these are: to_act, legal"),
        ('dealer = "Asha"', 'dealer is "Asha"; write the first dealer\'s seat, such as 0'),
        ("dealer = 1.0", "dealer is 1.0; write"),
        ("dealer = true", "dealer is true; write"),
        ("dealer = 1979-05-27", 'dealer is "1979-05-27"; write'),
        ("options = 7", "options is 7; write a table, such as { cards = 9 }"),
        ("options = { cards = [7] }", "options.cards is [7]; write one of the values that the option has"),
        ("options = { cards = 7.0 }", "options.cards is 7.0; write"),
        ("stacks = 1000", "stacks is 1000; write a list of whole numbers, such as [0, 2]"),
        ('score = "ten"', 'score is "ten"; write a whole number, such as 1'),
        ("hands = 3", "hands is 3; write tables, each beginning with [[hands]]"),
        ("hands = [3]", "hands is [3]; write tables"),
        ('[hands]\npack = "5c"', "hands is {"),
        ('[[hands]]\npack = ["5c"]', 'hand 1: pack is ["5c"]; write cards in one text, such as "5c Th"'),
        ('[[hands]]\n[[hands]]\nmoves = "1 deck"', 'hand 2: moves is "1 deck"; write a list of moves'),
        ("[[hands]]\nmoves = [1]", "hand 1: moves is [1]; write a list of moves"),
        ('[[hands]]\ndealer = "0"', 'hand 1: dealer is "0"; write the dealer\'s seat, such as 0'),
        ('[[hands]]\npack = "5c 1h"', "hand 1: pack: '1h' is not a card; write rank then suit, as in 9c, Th or XX"),
        ('[[hands]]\npack = "5C"', "hand 1: pack: '5C' is not a card"),
        ('[[hands]]\npack = "10h"', "hand 1: pack: '10h' is not a card"),
        ('[[hands]]\npack = "5c ??"', "hand 1: pack: ?? hides a card"),
        ("expect = 1", "expect is 1; write a table"),
        ('[expect]\nto_act = "1"', 'expect.to_act is "1"; write a whole number, such as 1'),
        ("[expect]\nto_act = true", "expect.to_act is true; write a whole number"),
        ("[expect]\nover = 1", "expect.over is 1; write true or false"),
        ('[expect]\nlegal = "deck"', 'expect.legal is "deck"; write a list of texts'),
        ('[expect]\nhands = ["5c"]', 'expect.hands is ["5c"]; write a list of cards for each seat'),
        ("[expect]\nillegal = 1", 'expect.illegal is 1; write text in quotes, such as "9c"'),
        ("[expect]\nscores = [true]", "expect.scores is [true]; write whole numbers"),
    ],
)
def test_a_wrong_key_or_value_is_named_with_what_to_write(toml: str, said: str):
    assert said_of(HEAD + toml).startswith(said)


@pytest.mark.parametrize("value", ["2", "0", '"1"', "1.0", "true"])
def test_only_version_1_is_read(value: str):
    assert said_of(HEAD.replace("record = 1", f"record = {value}")).startswith(f"record is {value}; write 1")


def test_seats_are_names():
    assert said_of(HEAD.replace('["Asha", "Bina"]', "2")).startswith("seats is 2; write the names in the order of play")
    assert said_of(HEAD.replace('"Bina"', "7")).startswith('seats is ["Asha", 7]; write the names')


@pytest.mark.parametrize(
    "toml",
    ["record", "= 1", "record = 1\nrecord = 1", '"', "record = 1e", "\x00", "a = " + "[" * 100_000, "a=" + "9" * 9999],
)
def test_what_is_not_toml_is_refused_and_not_with_a_crash(toml: str):
    said_of(toml)


def test_values_are_told_in_few_words():
    assert len(said_of(HEAD + f"dealer = [{'1,' * 5000}]")) < 200


@given(st.binary(max_size=300))
def test_bytes_of_any_kind_are_refused(raw: bytes):
    with pytest.raises(RecordError):
        read_bytes(raw)


def test_bytes_that_are_no_text_and_files_that_are_too_large_are_refused():
    with pytest.raises(RecordError, match=r"not text in UTF-8 \(byte 3\)"):
        read_bytes(b"ab\xff")
    with pytest.raises(RecordError, match="larger than 4 MB"):
        read_bytes(b"#" * (LARGEST + 1))
