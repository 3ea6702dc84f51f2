"""The text of a record: what it may hold, reading it, writing it.

>>> record = read('''
... record = 1
... game = "jutpatti"
... seats = ["Asha", "Bina"]
... dealer = 0
... [[hands]]
... pack = "7h 7c 7d"
... moves = ["1 deck", "1 throw 2s"]
... ''')
>>> record.seats, record.hands[0].moves
(['Asha', 'Bina'], ['1 deck', '1 throw 2s'])
>>> read(written(record)) == record
True
"""

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from chautari.cards import HIDDEN, card, texts
from chautari.game import NOBODY, OptionValue, Refused

VERSION: Final = 1
LARGEST: Final = 4_000_000
"""Bytes; no game is nearly as long, and a larger file is refused unread."""


_DOTS: Final = 50
_NOT_KEYS: Final = re.compile(r'"[^"]*"|\'[^\']*\'|#.*')


class RecordError(Exception):
    """A record, or a move in it, that is refused.

    ``hand`` and ``move`` count from 1 and are 0 where the trouble is not in one. ``reason`` is what is wrong: a
    `Refused` of the rules, which the words catalogue can say, or a plain sentence about the text of the record.
    """

    def __init__(self, reason: Refused | str, hand: int = 0, move: int = 0, words: str = "") -> None:
        super().__init__(reason, hand, move, words)
        self.reason = reason
        self.hand = hand
        self.move = move
        self.words = words
        """The move as it stands in the record."""

    def where(self) -> str:
        """``hand 2, move 7 (1 throw 9c)``; empty for the record as a whole."""
        parts = [f"hand {self.hand}"] if self.hand else []
        if self.move:
            parts.append(f"move {self.move}" + (f" ({self.words})" if self.words else ""))
        return ", ".join(parts)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.where(), str(self.reason)) if part)


@dataclass(slots=True)
class RecordedHand:
    """One hand: what came from outside, and what was done."""

    pack: list[int] = field(default_factory=list)
    """The order in which the cards leave the pack, top first; may name only the first few."""
    moves: list[str] = field(default_factory=list)
    """``1 throw 9c``, ``* shuffle 4d 7c``, ``* stop``."""
    dealer: int | None = None
    """Set where chance chose the dealer."""


@dataclass(slots=True)
class Record:
    """A game, or the beginning of one, as text holds it."""

    game: str
    seats: list[str]
    dealer: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    """What differs from the standard game."""
    more: dict[str, Any] = field(default_factory=dict)
    """Further keys of single games: ``stacks`` (chips per seat), ``score`` (team A's lead)."""
    hands: list[RecordedHand] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)
    """What must hold after the last move."""
    eyes: int | None = None
    """The seat whose eyes it was made for, NOBODY for a spectator's: what they never saw lies in a random order. None
    where every card lies as it lay."""


# --- reading ---------------------------------------------------------------------------------------------------------


class _Shape(NamedTuple):
    """What a key's value has to look like, as a question and in words."""

    fits: Callable[[Any], bool]
    write: str


def _whole(value: Any) -> bool:
    return type(value) is int and -(2**63) <= value < 2**63  # what TOML promises; true is no number


def _list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(fits, value))


def _text(value: Any) -> bool:
    return isinstance(value, str)


_NUMBER: Final = _Shape(_whole, "a whole number, such as 1")
_NUMBERS: Final = _Shape(_list_of(_whole), "a list of whole numbers, such as [0, 2]")
_TEXT: Final = _Shape(_text, 'text in quotes, such as "9c"')
_TEXTS: Final = _Shape(_list_of(_text), 'a list of texts, such as ["deck", "pile"]')
_TRUTH: Final = _Shape(lambda value: isinstance(value, bool), "true or false")
_TABLE: Final = _Shape(lambda value: isinstance(value, dict), "a table, such as { cards = 9 }")
_TABLES: Final = _Shape(_list_of(_TABLE.fits), "tables, each beginning with [[hands]]")

_TOP: Final = {
    "record": _Shape(lambda value: _whole(value) and value == VERSION, f"{VERSION}, the version of the format"),
    "game": _Shape(_text, 'a game\'s name, such as "jutpatti"'),
    "seats": _Shape(_list_of(_text), 'the names in the order of play, such as ["Asha", "Bina"]'),
    "dealer": _Shape(_whole, "the first dealer's seat, such as 0"),
    "options": _TABLE,
    "stacks": _NUMBERS,
    "score": _NUMBER,
    "eyes": _Shape(lambda value: _whole(value) and value >= NOBODY, "a seat, or -1 for a spectator"),
    "hands": _TABLES,
    "expect": _TABLE,
}
_NEEDED: Final = ("record", "game", "seats")
_MORE: Final = ("stacks", "score")

_HAND: Final = {
    "pack": _Shape(_text, 'cards in one text, such as "5c Th"'),
    "moves": _Shape(_list_of(_text), 'a list of moves, such as ["1 deck", "1 throw 9c"]'),
    "dealer": _Shape(_whole, "the dealer's seat, such as 0"),
}

_EXPECT: Final = {
    "to_act": _NUMBER,
    "legal": _TEXTS,
    "hands_played": _NUMBER,
    "hand_winners": _NUMBERS,
    "reason": _TEXT,
    "scores": _Shape(lambda value: _whole(value) or _NUMBERS.fits(value), "whole numbers, such as [2, 0], or one"),
    "pot": _NUMBER,
    "stake": _NUMBER,
    "tricks": _NUMBERS,
    "bid": _NUMBER,
    "trump": _TEXT,
    "hands": _Shape(_list_of(_TEXTS.fits), 'a list of cards for each seat, such as [["5c", "9c"], []]'),
    "top": _TEXT,
    "turned": _TEXT,
    "upcard": _TEXT,
    "over": _TRUTH,
    "winners": _NUMBERS,
    "illegal": _TEXT,
}


def read(toml: str) -> Record:
    """A record from its text. Raises `RecordError` for anything that is not one; its moves are not played yet."""
    for number, line in enumerate(toml.split("\n"), 1):
        # The time that TOML's reader takes for a key grows with the square of its dots; keys of a record have none.
        if line.count(".") > _DOTS and _NOT_KEYS.sub("", line).count(".") > _DOTS:
            raise RecordError(f"line {number} is nothing that a record holds: {_shown(line)}")
    try:
        found = tomllib.loads(toml)
    except RecursionError:
        raise RecordError("this is nested too deeply to be a record") from None
    except ValueError as error:  # not TOML, or a number with thousands of digits
        raise RecordError(f"this is not TOML: {str(error)[:200]}") from None
    _check(found, _TOP, "")
    for key in _NEEDED:
        if key not in found:
            raise RecordError(f"{key} is missing; write {_TOP[key].write}")
    expect = found.get("expect", {})
    _check(expect, _EXPECT, "expect.")
    options = found.get("options", {})
    for name, value in options.items():
        if not (isinstance(value, (bool, str)) or _whole(value)):
            raise RecordError(f"options.{name} is {_shown(value)}; write one of the values that the option has")
    return Record(
        game=found["game"],
        seats=found["seats"],
        dealer=found.get("dealer", 0),
        options=options,
        more={key: found[key] for key in _MORE if key in found},
        hands=[_read_hand(hand, number) for number, hand in enumerate(found.get("hands", []), 1)],
        expect=expect,
        eyes=found.get("eyes"),
    )


def read_bytes(raw: bytes) -> Record:
    """A record from the bytes of a file. Raises `RecordError`, also for bytes that are no UTF-8 text, or too many."""
    if len(raw) > LARGEST:
        raise RecordError(f"this is larger than {LARGEST // 1_000_000} MB, longer than any game")
    try:
        return read(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise RecordError(f"this is not text in UTF-8 (byte {error.start + 1})") from None


def _read_hand(found: dict[str, Any], number: int) -> RecordedHand:
    _check(found, _HAND, "", number)
    try:
        pack = named_cards(found.get("pack", ""))
    except ValueError as error:
        raise RecordError(f"pack: {error}", number) from None
    return RecordedHand(pack, found.get("moves", []), found.get("dealer"))


def _check(found: dict[str, Any], shapes: Mapping[str, _Shape], within: str, hand: int = 0) -> None:
    for key, value in found.items():
        shape = shapes.get(key)
        if shape is None:
            raise RecordError(f"{within}{key[:40]} is no key of a record here; these are: {', '.join(shapes)}", hand)
        if not shape.fits(value):
            raise RecordError(f"{within}{key} is {_shown(value)}; write {shape.write}", hand)


def _shown(value: Any) -> str:
    """A value of a TOML file in few words, for a message."""
    try:
        told = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        told = type(value).__name__
    return told if len(told) <= 60 else told[:57] + "..."


def named_cards(line: str) -> list[int]:
    """The cards of a line. Raises ValueError when a word is no card, or hides one."""
    found = [card(word[:10]) for word in line.split()]
    if HIDDEN in found:
        raise ValueError("?? hides a card; name it, or leave out the end of the pack")
    return found


# --- writing ---------------------------------------------------------------------------------------------------------


def written(record: Record) -> str:
    """A record as TOML text; `read` gives the same record back."""
    lines = [f"record = {VERSION}", f"game = {_toml(record.game)}", f"seats = {_toml(record.seats)}"]
    lines.append(f"dealer = {record.dealer}")
    if record.options:
        lines.append(f"options = {_toml(record.options)}")
    lines += [f"{key} = {_toml(value)}" for key, value in record.more.items()]
    if record.eyes is not None:
        lines.append(f"eyes = {record.eyes}")
    for hand in record.hands:
        lines += ["", "[[hands]]"]
        if hand.dealer is not None:
            lines.append(f"dealer = {hand.dealer}")
        lines.append(f"pack = {_toml(' '.join(texts(hand.pack)))}")
        lines += ["moves = [", *_wrapped(hand.moves), "]"] if hand.moves else ["moves = []"]
    if record.expect:
        lines += ["", "[expect]"]
        lines += [f"{key} = {_toml(value)}" for key, value in record.expect.items()]
    return "\n".join(lines) + "\n"


def _wrapped(moves: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for move in moves:
        told = f"{_toml(move)},"
        if lines and len(lines[-1]) + len(told) < 110:
            lines[-1] += " " + told
        else:
            lines.append("  " + told)
    return lines


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    # JSON writes text, numbers and truth values as TOML does, but for one control character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if name.isascii() and name.isidentifier() else _toml(name)
