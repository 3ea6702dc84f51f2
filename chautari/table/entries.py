"""What can happen at a table: the entries of its log. A table's state is the fold of them, and of nothing else.

Every entry says when (`at`, milliseconds since 1970). One that answers a person's command carries the command's
``id`` and the seat that gave it (``by``), so that the same command sent twice is recognised, also after a restart.

While a house is updated, a server of an older version may meet what a newer one wrote. It must not guess: an entry of a
kind, with a part or with a value that it does not know is `NewerTable`, and the table is left to those that do.
"""

from typing import ClassVar, Final

import msgspec

from chautari.game import NOBODY, OptionValue
from chautari.table.terms import Asking, Joining, Level, Pace, Phrase, TurnClock, Way


class NotUnderstood(Exception):
    """This server cannot make out a table's log. Others may; the log stays as it is.

    ``reason`` is a key of the words catalogue.
    """

    reason: ClassVar[str]


class NewerTable(NotUnderstood):
    """The log has what no version of this table up to this one writes."""

    reason = "newer_table"


class NewSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as a table opens."""

    avatar: str
    level: Level
    token: str = ""
    """SHA-256 of the person's secret, in hex; empty for a computer. The secret itself is nowhere."""
    name: str = ""


class _Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    at: int
    by: int = NOBODY
    id: str = ""


class Opened(_Entry, tag="opened", kw_only=True):
    """Always the first. It pins the game and the version of its rules for the table's whole life."""

    game: str
    rules: int
    way: Way
    seats: list[NewSeat]
    options: dict[str, OptionValue]
    pace: Pace
    away_after: int | None
    code: str = ""
    code_until: int = 0
    turn_clock: TurnClock = 0
    spectators: bool = True
    joining: Joining = "at_once"
    phrases: bool = True


class Coded(_Entry, tag="coded", kw_only=True):
    """A new short code, the last one having run out."""

    code: str
    until: int


class Sat(_Entry, tag="sat", kw_only=True):
    """A person took a computer's seat."""

    seat: int
    token: str
    name: str


class Freed(_Entry, tag="freed", kw_only=True):
    """A person's seat went to the computer: by the host, or because the person left."""

    seat: int
    left: bool


class HandOffered(_Entry, tag="hand_offered", kw_only=True):
    """A person lets whoever comes with another secret have the seat; an empty ``token`` takes the offer back."""

    seat: int
    token: str
    """SHA-256 of the secret, in hex."""


class Handed(_Entry, tag="handed", kw_only=True):
    """Somebody came with the secret that a seat was offered to, and has it now."""

    seat: int
    token: str = ""
    """SHA-256 of the friend's own secret, in hex; empty where the secret of the offer stays the seat's."""


class Renamed(_Entry, tag="renamed", kw_only=True):
    seat: int
    name: str


class Set(_Entry, tag="set", kw_only=True):
    """The host changed settings, or the people agreed to; None leaves one as it is."""

    options: dict[str, OptionValue] | None = None
    pace: Pace | None = None
    away_after: int | None = None
    away_never: bool | None = None
    hints: bool | None = None
    turn_clock: TurnClock | None = None
    spectators: bool | None = None
    joining: Joining | None = None
    phrases: bool | None = None


class SeatAdded(_Entry, tag="seat_added", kw_only=True):
    avatar: str
    level: Level


class SeatRemoved(_Entry, tag="seat_removed", kw_only=True):
    seat: int


class GameChanged(_Entry, tag="game_changed", kw_only=True):
    """Another game from here on, under its standard house rules. It pins the game and the version of its rules anew.

    Seats that come or go for its sake stand before it.
    """

    game: str
    rules: int


class LevelSet(_Entry, tag="level_set", kw_only=True):
    seat: int
    level: Level


class HostChanged(_Entry, tag="host_changed", kw_only=True):
    """The host went for good; the next person looks after the table."""

    seat: int


class GameBegun(_Entry, tag="game_begun", kw_only=True):
    """A game begins. Where seats are drawn for, ``draw`` is the order of the cards; else ``dealer`` is the lot's."""

    dealer: int
    draw: list[int] = []


class Dealt(_Entry, tag="dealt", kw_only=True):
    """A hand begins with this pack, the card that leaves first at the front. ``dealer`` where chance picks one."""

    pack: list[int]
    dealer: int = NOBODY


class Moved(_Entry, tag="moved", kw_only=True):
    """A move, by whom the seat belongs to or, with ``computer``, by the computer in it."""

    seat: int
    move: str
    computer: bool = False
    unanswered: bool = False
    """Nobody answered in time: the move is what that amounts to."""
    clock: bool = False
    """The turn's time was up: the computer made this one move for the person."""


class Shuffled(_Entry, tag="shuffled", kw_only=True):
    """Cards were put in order in the middle of a hand."""

    cards: list[int]


class Stopped(_Entry, tag="stopped", kw_only=True):
    """The host ended the game here."""


class Away(_Entry, tag="away", kw_only=True):
    """A person's browser has been gone since ``since``."""

    seat: int
    since: int


class TookOver(_Entry, tag="took_over", kw_only=True):
    """The computer plays for a person who is away, or this one turn for one who is here and does not move."""

    seat: int


class Returned(_Entry, tag="returned", kw_only=True):
    """A person is back; a computer that plays the seat's turn just now finishes it."""

    seat: int


class Asked(_Entry, tag="asked", kw_only=True):
    """A person wants something that needs the others' agreement. Its own number is the ask's."""

    what: Asking
    seat: int = NOBODY
    """Whose move, or who is away."""


class Answered(_Entry, tag="answered", kw_only=True):
    """A person agrees to an ask, or does not."""

    ask: int
    yes: bool


class Lapsed(_Entry, tag="lapsed", kw_only=True):
    """An ask's time was up."""

    ask: int


class Undone(_Entry, tag="undone", kw_only=True):
    """The hand's last move is taken back."""

    seat: int
    """Whose move it was."""


class Said(_Entry, tag="said", kw_only=True):
    """A person said one of the fixed phrases."""

    phrase: Phrase


class Paused(_Entry, tag="paused", kw_only=True):
    """The server that looked after the table stops: no person's time runs until another has taken it up."""


class Resumed(_Entry, tag="resumed", kw_only=True):
    """A server has taken the table up. People's times are so much later as nobody could have met them."""

    shift: int
    """Milliseconds."""


Entry = (
    Opened
    | Coded
    | Sat
    | Freed
    | HandOffered
    | Handed
    | Renamed
    | Set
    | SeatAdded
    | SeatRemoved
    | GameChanged
    | LevelSet
    | HostChanged
    | GameBegun
    | Dealt
    | Moved
    | Shuffled
    | Stopped
    | Away
    | TookOver
    | Returned
    | Asked
    | Answered
    | Lapsed
    | Undone
    | Said
    | Paused
    | Resumed
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    """The entry that was stored. Raises NewerTable, and msgspec.DecodeError for what is no entry of any version."""
    try:
        return _decoder.decode(body)
    except msgspec.ValidationError as error:
        raise NewerTable(str(error)) from None
