"""Every message that goes between a table and its people. The client's TypeScript types are generated from here.

A message is a JSON object; ``type`` names it. Times are milliseconds. `docs/protocol.md` tells the story. What a table
looks like round the cards stands in `table_view`, the words that its log shares in `terms`; both can be had from here.
"""

from typing import Annotated, Literal

import msgspec

from chautari.game import Happening, OptionValue, View
from chautari.table.table_view import AnswerView as AnswerView
from chautari.table.table_view import AskView as AskView
from chautari.table.table_view import DrawnCard as DrawnCard
from chautari.table.table_view import NoticeView as NoticeView
from chautari.table.table_view import SeatView as SeatView
from chautari.table.table_view import TableView as TableView
from chautari.table.table_view import TurnView as TurnView
from chautari.table.terms import Asking as Asking
from chautari.table.terms import Joining as Joining
from chautari.table.terms import Level as Level
from chautari.table.terms import Pace as Pace
from chautari.table.terms import Phrase as Phrase
from chautari.table.terms import TurnClock as TurnClock
from chautari.table.terms import Way as Way

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=64)]
GoodbyeReason = Literal["restart", "replaced", "freed", "left", "handed"]


# --- what a client says ------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First on every socket, and again to look through other eyes (one phone passed round)."""

    token: Token | None = None
    """The seat's secret; without it one is a spectator."""
    seq: Seq | None = None
    """The last log entry this client knows, to be told what it missed."""
    own: Token | None = None
    """With a `HandOver`'s secret as ``token``: the new one that the seat shall have instead, so that the friend's link
    opens nothing any more. Said again it finds the seat that it has."""


class Move(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """Make one of the moves that the view lists as legal."""

    id: CommandId
    seq: Seq
    """The `Update.seq` (or `Welcome.seq`) of the view this move answers."""
    move: MoveText


class Deal(msgspec.Struct, tag="deal", forbid_unknown_fields=True):
    """Start the first hand (host), deal the next one or begin a rematch after a game (anyone seated)."""

    id: CommandId


class Stop(msgspec.Struct, tag="stop", forbid_unknown_fields=True):
    """End the game here (host)."""

    id: CommandId


class Settings(msgspec.Struct, tag="settings", forbid_unknown_fields=True):
    """Change what is named (host). ``options``, between games only, replaces the game's options whole."""

    id: CommandId
    options: dict[str, OptionValue] | None = None
    pace: Pace | None = None
    away_after: Annotated[int, msgspec.Meta(ge=0, le=300)] | None = None
    """Seconds until the computer plays for someone away; with ``away_never`` nobody is ever played for."""
    away_never: bool | None = None
    hints: bool | None = None
    """Whether people may ask what a good player would do."""
    turn_clock: TurnClock | None = None
    """``friends`` tables only: elsewhere nobody waits for anybody, or all wait for one phone."""
    spectators: bool | None = None
    """Whether people without a seat may look on; they always may where one phone goes round."""
    joining: Joining | None = None
    phrases: bool | None = None
    """Whether anything can be said at this table."""


class ChangeGame(msgspec.Struct, tag="game", forbid_unknown_fields=True):
    """Another game with the same people, between games (host). Its house rules are the standard ones.

    Where it wants another number of seats, computers come or go; refused when people would have to.
    """

    id: CommandId
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """Ask the others for what needs their agreement. Where nobody else has to agree it is done at once."""

    id: CommandId
    what: Asking
    seat: SeatNumber | None = None
    """Whose seat (``play_for`` only): of somebody away, or of somebody here whose turn, without a clock, has lasted a
    minute.

    Of the second kind silence agrees: unless somebody says no, or they move, the computer plays that turn when the
    ask's time is up.
    """


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Agree to what somebody asked, or not; whoever asked takes it back with a no."""

    id: CommandId
    ask: Seq
    """`AskView.number`."""
    yes: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """One of the fixed phrases and emotes: three in a row, then one every four seconds (refused ``too_chatty``)."""

    id: CommandId
    phrase: Phrase


class HandOver(msgspec.Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a friend have one's seat. The client makes the friend's secret and its link; only the hash is kept.

    The seat stays one's own until somebody says hello with the new secret; then one's own line gets the goodbye
    ``handed``. Asked again, the last secret counts; ``token`` null takes the offer back.
    """

    id: CommandId
    token: Token | None


class Rename(msgspec.Struct, tag="rename", forbid_unknown_fields=True):
    """Take another name."""

    id: CommandId
    name: PlayerName


class AddSeat(msgspec.Struct, tag="add_seat", forbid_unknown_fields=True):
    """One seat more, with a computer in it until a friend sits down; between games (host)."""

    id: CommandId


class RemoveSeat(msgspec.Struct, tag="remove_seat", forbid_unknown_fields=True):
    """Take a computer's seat away, between games (host)."""

    id: CommandId
    seat: SeatNumber


class FreeSeat(msgspec.Struct, tag="free_seat", forbid_unknown_fields=True):
    """Give a person's seat to the computer (host); the person's link stops working and a friend may sit there."""

    id: CommandId
    seat: SeatNumber


class SetLevel(msgspec.Struct, tag="level", forbid_unknown_fields=True):
    """How well the computer in a seat plays (host)."""

    id: CommandId
    seat: SeatNumber
    level: Level


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Get up: the computer plays on in the seat, and a friend may sit there."""

    id: CommandId


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is the line alive?"""


Arrangement = Settings | ChangeGame | AddSeat | RemoveSeat | FreeSeat | SetLevel
"""What only the host may say."""
Command = Move | Deal | Stop | Ask | Answer | Say | HandOver | Rename | Leave | Arrangement
ClientMessage = Hello | Ping | Command


# --- what the table says -----------------------------------------------------------------------------------------


class News(msgspec.Struct):
    """Something public that happened round the cards: one sentence, ``news-<kind>`` of the catalogue.

    Kinds: ``sat``, ``left``, ``freed``, ``handed``, ``away``, ``took_over``, ``returned``, ``host``, ``clock_ran_out``,
    ``clock_off``, ``undone``, ``asked_undo``, ``asked_clock_off``, ``asked_play_for``, ``declined``, ``lapsed``,
    ``said``, ``game_changed``, ``stopped_by``.
    """

    seq: int
    kind: str
    seat: int
    """Who it is about; -1 for the table itself."""
    facts: dict[str, str | int]
    """``said``: ``phrase``; ``asked_play_for``: ``whom``, a seat; ``game_changed``: ``game``; ``declined``, ``lapsed``:
    ``what``; ``left``, ``freed``, ``handed``: ``name``, the one the person had, empty when it was the animal's."""


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to `Hello`: everything there is to see. A client forgets what it knew and draws this."""

    seq: int
    seat: int
    """Your seat; -1 for a spectator."""
    host: bool
    table: TableView
    view: View | None
    """None before the first deal, and for a spectator where nobody may look on."""
    history: list[Happening]
    """What you saw happen in this hand, oldest first."""
    missed: list[Happening]
    """The part of ``history`` after the ``seq`` you said you knew; empty when you said none."""
    last_id: str
    """The id of this seat's last accepted command: one sent just before the line broke is known to have arrived."""
    news: list[News]
    """What happened round the cards since the ``seq`` you said you knew, or why everybody gets a whole picture."""


class Update(msgspec.Struct, tag="update"):
    """Something happened. The whole view comes along: nothing is patched."""

    seq: int
    events: list[Happening]
    table: TableView | None
    """None when it is as it was."""
    view: View | None
    """None when it is as it was."""
    news: list[News]
    undo: int | None = None
    """`TableView.undo` where nothing else of the table has changed, as with most moves; else None."""


class Accepted(msgspec.Struct, tag="accepted"):
    """The command is in the log, for good; comes before its `Update`. The same id again gets the same answer."""

    id: str
    seq: int


class RefusedCommand(msgspec.Struct, tag="refused"):
    """The command changed nothing. ``reason`` is a key of the catalogue (``refused-<reason>``)."""

    id: str
    reason: str
    facts: dict[str, str | int]


class Failed(msgspec.Struct, tag="error"):
    """The message could not be read. The socket stays open unless a close code follows."""

    reason: str
    detail: str


class Pong(msgspec.Struct, tag="pong"):
    """It is."""


class Goodbye(msgspec.Struct, tag="goodbye"):
    """The server is about to stop or hand over; come back by yourself."""

    reason: GoodbyeReason


ServerMessage = Welcome | Update | Accepted | RefusedCommand | Failed | Pong | Goodbye
