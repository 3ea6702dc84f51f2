"""Opening a table: what one may ask for, and the log's first entry that comes of it."""

import secrets
from hashlib import sha256
from typing import Annotated, Final

import msgspec

from chautari.game import OptionValue, Refused
from chautari.games import game
from chautari.table import entries as e
from chautari.table.messages import PlayerName
from chautari.table.names import ANIMALS, clean_name
from chautari.table.terms import Joining, Level, Pace, TurnClock, Way

AWAY_AFTER: Final = 45
"""Seconds until the computer plays for somebody away, unless the table says otherwise."""

CODE_MS: Final = 12 * 3600 * 1000
"""How long a short code leads to its table."""

CODE_LETTERS: Final = "ACDEFGHJKMNPQRTUVWXY3479"
"""No two of them look or sound alike: no 0 O, 1 I L, 2 Z, 5 S, 6 G is told from G by shape, 8 B."""
CODE_LENGTH: Final = 6


class Opening(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody who opens a table wants of it; what is not said is the standard."""

    game: str
    way: Way
    """``computer``: one person against computers; ``friends``: a link, a code; ``pass``: one device goes round."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    options: dict[str, OptionValue] = {}
    people: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None
    """How many people share the device (``pass`` only); computers take the other seats."""
    names: list[PlayerName | None] = []
    """The people's names in the order of the seats (``pass`` only)."""
    name: PlayerName | None = None
    """The name of the person who opens the table."""
    level: Level = "steady"
    pace: Pace = "human"
    turn_clock: TurnClock = 0
    """``friends`` only."""
    spectators: bool = True
    """Whether people without a seat may look on; they always may where one phone goes round (``pass``)."""
    joining: Joining = "at_once"
    phrases: bool = True


class SeatGiven(msgspec.Struct):
    """A seat, and the secret that says whose it is. Only its hash is kept: it cannot be told again."""

    seat: int
    token: str


class TableOpened(msgspec.Struct):
    """A new table."""

    table: str
    """Its name in links; who has it may look on."""
    seats: list[SeatGiven]
    code: str
    """The short code for friends; empty where none may join."""


def new_table() -> str:
    """A table's name: 128 random bits, less what it takes to begin with none of ``-`` and ``_``.

    A name that began with a dash would be read as an option of `chautari tables`.
    """
    while (name := secrets.token_urlsafe(16))[0] in "-_":
        pass
    return name


def new_token() -> str:
    """A seat's secret: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A short code to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> str:
    """What is kept of a seat's secret."""
    return sha256(token.encode()).hexdigest()


def opened(wanted: Opening, now: int, code: str) -> tuple[e.Opened, list[SeatGiven]]:
    """A new log's first entry, and the seats to give out. Refused: what the game, or the way of playing, has not."""
    rules = game(wanted.game).rules
    people = 1
    if wanted.way == "pass":
        people = wanted.people or max(2, len(wanted.names))
    elif wanted.people is not None or wanted.names:
        raise Refused("one_person_opens")
    if wanted.turn_clock and wanted.way != "friends":
        raise Refused("friends_only")
    if wanted.way == "pass" and not wanted.spectators:
        # The phone that goes round looks on with a stranger's eyes between turns: it would see nothing, not even whose
        # turn it is.
        raise Refused("friends_only")
    fitting = [n for n in rules.seats if n >= people]
    if not fitting:
        raise Refused("table_full")
    # A shared device is full with its people; other tables have the game's usual number of seats.
    seats = wanted.seats or (fitting[0] if wanted.way == "pass" else max(rules.standard_seats, fitting[0]))
    if seats not in fitting:
        raise Refused("wrong_seats", seats=seats, allowed=", ".join(map(str, rules.seats)))
    rules.start(seats, wanted.options, 0)
    names = [*wanted.names, *[None] * people][:people] if wanted.way == "pass" else [wanted.name]
    if wanted.way == "pass" and wanted.name is not None and names[0] is None:
        names[0] = wanted.name
    animals = list(ANIMALS)
    secrets.SystemRandom().shuffle(animals)
    places = [e.NewSeat(avatar=animals[n], level=wanted.level) for n in range(seats)]
    given = [SeatGiven(n, new_token()) for n in range(people)]
    for seat, name in zip(given, names, strict=True):
        places[seat.seat].token = hashed(seat.token)
        places[seat.seat].name = clean_name(name) if name else ""
    entry = e.Opened(
        at=now,
        game=wanted.game,
        rules=rules.version,
        way=wanted.way,
        seats=places,
        options=dict(wanted.options),
        pace=wanted.pace,
        away_after=AWAY_AFTER,
        code=code if wanted.way == "friends" else "",
        code_until=now + CODE_MS if wanted.way == "friends" else 0,
        turn_clock=wanted.turn_clock,
        spectators=wanted.spectators,
        joining=wanted.joining,
        phrases=wanted.phrases,
    )
    return entry, given
