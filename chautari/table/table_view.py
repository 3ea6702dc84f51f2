"""What a table looks like round the cards, as everybody at it is told. Times are milliseconds."""

from typing import Literal

import msgspec

from chautari.game import OptionValue
from chautari.table.terms import Asking, Joining, Level, Pace, TurnClock, Way


class SeatView(msgspec.Struct):
    """A seat at the table, and who has it."""

    name: str
    """A person's own name, or the animal's (`avatar`) in the catalogue when it is empty."""
    avatar: str
    who: Literal["person", "computer"]
    level: Level
    """Of the computer that sits here, or plays on when the person is away."""
    host: bool
    here: bool
    """Whether a person's browser is connected; true for a computer."""
    away_ms: int
    """How long the person has been away; 0 when here."""
    played_for: bool
    """The computer plays for the absent person until the next turn after their return."""
    thinking: bool
    """A computer (or one playing for somebody) is about to move."""
    takeover_ms: int | None
    """In how long the computer takes this turn for the person, who is away; None when it is not to."""


class NoticeView(msgspec.Struct):
    """Something the table says before the deal, as a key of the catalogue and what fills it."""

    code: str
    facts: dict[str, str | int]


class DrawnCard(msgspec.Struct):
    """A card that somebody drew for seats."""

    seat: int
    """The player's new seat."""
    card: str


class AnswerView(msgspec.Struct):
    """A question that the seat to act has only so long to answer."""

    move: str
    """What is done for the seat when it does not answer."""
    left_ms: int
    """How long it still has."""
    whole_ms: int


class TurnView(msgspec.Struct):
    """The turn clock of the seat to act. When it has run out, the computer plays this one turn."""

    left_ms: int
    whole_ms: int


class AskView(msgspec.Struct):
    """Something that somebody asked, and that waits for others to agree."""

    number: int
    what: Asking
    by: int
    """The seat that asks."""
    seat: int
    """The seat it is about: whose move, or who is away; -1 for ``clock_off``."""
    yes: list[int]
    """The seats that have agreed, the one that asks among them."""
    waits_for: list[int]
    """The seats that have not said yet and may."""
    needed: int
    """How many must agree in all."""
    left_ms: int
    """After that it lapses."""


class TableView(msgspec.Struct):
    """The table round the cards: the same for everybody at it."""

    game: str
    way: Way
    phase: Literal["lobby", "playing", "between", "over"]
    """``between``: a hand is over and the next not dealt; ``over``: a game is over."""
    seats: list[SeatView]
    options: dict[str, OptionValue]
    """Every option of the game with its value."""
    notices: list[NoticeView]
    pace: Pace
    away_after: int | None
    """Seconds; None for never."""
    hints: bool
    """Whether people may ask what a good player would do."""
    code: str
    """The short code; empty when it has run out."""
    code_ms: int
    """How long the code is still good for."""
    game_number: int
    games_won: list[int]
    """Games won at this table so far, per seat."""
    drawn: list[list[DrawnCard]]
    """The draw for seats, round by round; empty without it."""
    seats_allowed: list[int]
    records: int
    """How many finished games can be downloaded."""
    answer: AnswerView | None
    """Set while a person is asked something that has a clock of its own."""
    turn_clock: TurnClock
    turn: TurnView | None
    """Set while a person's turn has a clock."""
    spectators: bool
    joining: Joining
    phrases: bool
    asks: list[AskView]
    undo: int
    """The seat that may ask for its last move back just now; -1 for nobody."""
