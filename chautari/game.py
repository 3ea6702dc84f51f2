"""The contract between the rules of a game and everything else.

A game is a state machine over *positions*. It draws no random number, reads no clock and does no I/O: where
chance is needed a position stops and says what is to be put in order (`Position.chance`), and the order comes
from outside (`Position.put`). The same inputs give the same game.

Moves are small integers inside a process and short text (``throw 9c``) everywhere else: record, wire, log, tests.

Games fulfil these protocols by shape; nothing is inherited, so a game's classes compile with mypyc or run as
they are. `tests/games/test_contract.py` holds every game to the laws:

1. determinism; 2. cards are conserved; 3. legal moves play, others are refused and change nothing;
4. noninterference: positions that differ only in what a seat may not know look the same to that seat;
5. the record of a playout replays to the same state; 6. every playout ends.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypedDict

from chautari.cards import HIDDEN, texts

NOBODY: Final = -1
"""No seat: nobody is to act, or the eyes of a spectator."""

EVERYONE: Final = -1
"""The `Travel.seen` mask in which every seat, and any spectator, sees the faces."""

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
Shuffle = Callable[[list[int]], None]
"""Puts a list of cards into a random order, in place. Rules never bring their own."""


class Refused(Exception):
    """A move, an order or an option that the rules refuse. Nothing has changed.

    ``code`` is a key of the words catalogue (``refused-<code>``, hyphens for underscores), which says it to people
    in their language; ``facts`` fill its gaps, cards as text. ``str()`` is a plain English form for logs and records.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, str | int] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        return self.code.replace("_", " ") + (f" ({told})" if told else "")


class Option(NamedTuple):
    """A choice the table has. Words: ``<game>-option-<name>``, ``…-help``, ``…-<value>``."""

    name: str
    values: tuple[OptionValue, ...]
    """What may be chosen, the standard game's value first."""


class Notice(NamedTuple):
    """Something the table says before the deal, as the catalogue's key and what fills it."""

    code: str
    facts: dict[str, str | int]


class Chance(NamedTuple):
    """What a position waits for from outside."""

    why: str
    """``deal``: a hand is to begin; ``shuffle``: cards are to be put in order in the middle of one."""
    cards: tuple[int, ...]
    """The cards to put in order, in an order that tells nothing."""
    dealers: tuple[int, ...]
    """Seats among which chance picks the dealer, too; empty where the rules name the dealer."""


class Unanswered(NamedTuple):
    """What it amounts to when the seat to act does not answer a question in time."""

    move: int
    seconds: int


class Travel(NamedTuple):
    """Cards that went from one place to another, in the order they went.

    Places: ``deck``, ``pile``, ``turned``, ``hand:2`` and whatever a game's view lists; ``pack`` before a deal.
    """

    cards: list[int]
    source: str
    target: str
    seen: int
    """Bit mask of the seats that see the faces, or EVERYONE."""


class Event:
    """One thing that happened, from which every seat's own `Happening` is cut.

    ``facts`` are public: no hidden card may stand there. Words: ``<game>-event-<kind>``.
    """

    __slots__ = ("kind", "seat", "travels", "facts")

    def __init__(
        self,
        kind: str,
        seat: int,
        travels: list[Travel] | None = None,
        facts: dict[str, str | int | list[str]] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.travels: list[Travel] = travels if travels is not None else []
        self.facts: dict[str, str | int | list[str]] = facts if facts is not None else {}


class CardsMoved(TypedDict):
    """A `Travel` as one pair of eyes saw it; a card whose face it did not see is ``??``."""

    cards: list[str]
    source: str
    target: str


class Happening(TypedDict):
    """An `Event` as one pair of eyes saw it. It feeds the animation, the history and the spoken log alike."""

    kind: str
    seat: int
    """Who did it; -1 for the table itself."""
    moved: list[CardsMoved]
    facts: dict[str, str | int | list[str]]


def happening(event: Event, seat: int) -> Happening:
    """What ``seat`` (NOBODY for a spectator) may know of an event."""
    return {
        "kind": event.kind,
        "seat": event.seat,
        "moved": [
            {
                "cards": texts(t.cards if sees(t.seen, seat) else [HIDDEN] * len(t.cards)),
                "source": t.source,
                "target": t.target,
            }
            for t in event.travels
        ],
        "facts": event.facts,
    }


def sees(mask: int, seat: int) -> bool:
    """Whether a `Travel.seen` mask includes a seat; a spectator is in EVERYONE alone."""
    return mask == EVERYONE or (seat >= 0 and (mask >> seat) & 1 == 1)


class HandView(TypedDict):
    """A hand as one pair of eyes sees it."""

    count: int
    cards: list[str]
    """The cards where these eyes may see them, else empty: a hidden hand is a count."""


class PlaceView(TypedDict):
    """A place on the table that holds cards: a deck, a pile, the turned card."""

    name: str
    count: int
    cards: list[str]
    """The faces that can be seen, lowest first, the top card last; fewer than ``count`` where the rest is hidden."""


class View(TypedDict):
    """All that one pair of eyes may see. The same for every game, so that any client can draw any game.

    What only one game has stands in ``game``, described by that game's own TypedDict.
    """

    seat: int
    """Whose view it is; -1 for a spectator."""
    phase: str
    """A word of the game for what is going on (Jutpatti: ``cut``, ``take``, ``throw``, ``over``, …)."""
    to_act: int
    dealer: int
    hands_played: int
    hands: list[HandView]
    places: list[PlaceView]
    legal: list[str]
    """The moves these eyes' seat may make now; empty when it is another's turn."""
    barred: dict[str, str]
    """Moves one might expect to be legal now, and the reason code why they are not (``refused-<code>``)."""
    scores: list[int]
    hand_winners: list[int]
    reason: str
    """How the last finished hand ended; empty while a hand is played."""
    over: bool
    winners: list[int]
    game: dict[str, Any]
    """What this game alone has (Jutpatti: the jokers' rank, pairs); its shape is `Game.extras`."""


class Position(Protocol):
    """A point of a game: one or more hands played to a result."""

    to_act: int
    """The seat to move; NOBODY while chance is wanted, between hands, and when the game is over."""
    dealer: int
    hands_played: int
    over: bool

    def chance(self) -> Chance | None:
        """What is wanted from outside, or None. ``deal`` while the next hand (also the first) is not dealt yet."""

    def put(self, cards: Sequence[int], dealer: int = NOBODY, events: list[Event] | None = None) -> None:
        """Give the order that `chance` asks for: all its cards, the one that leaves first at the front.

        ``dealer`` is one of `Chance.dealers` where there are any. Refused: another set of cards, a dealer out of
        turn, an order nobody asked for.
        """

    def legal(self) -> list[int]:
        """The moves of the seat to act, each once; empty when nobody is to act."""

    def refusal(self, seat: int, move: int) -> Refused | None:
        """Why ``seat`` may not make ``move`` now; None when it may."""

    def play(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        """Make a move; what happened is appended to ``events``. Raises `Refused` and changes nothing otherwise."""

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        """Make a move that `legal` has just listed, without asking again: for playouts and search."""

    def unanswered(self) -> Unanswered | None:
        """The move that is made for the seat to act when it does not answer in time; None where it may think for ever.

        For questions alone (a side show that is asked for): a turn is nobody's to make but the player's.
        """

    def stop(self, events: list[Event] | None = None) -> None:
        """The table's people stop the game here; a hand in play is void. Refused when it is over."""

    def view(self, seat: int) -> View:
        """All that ``seat`` may see; NOBODY for a spectator."""

    def scores(self) -> list[int]:
        """Points so far, per seat."""

    def winners(self) -> list[int]:
        """The seats that won the game; empty until it is over."""

    def state(self) -> dict[str, object]:
        """The whole position in the record's keys (`record.md`), open to the reader of a record only."""

    def places(self) -> dict[str, list[int]]:
        """Every place and the cards in it, hands as ``hand:0`` …; together exactly the pack."""

    def imagine(self, seat: int, shuffle: Shuffle) -> "Position":
        """A position that ``seat`` could be in, drawn from what it knows: for search and for the leak tests."""

    def clone(self) -> "Position":
        """A copy that shares nothing that changes."""


class Draw(NamedTuple):
    """The result of drawing cards for seats."""

    order: list[int]
    """Who sits where: ``order[0]`` is the player (by old seat) who takes seat 0."""
    dealer: int
    """The first dealer, as a new seat."""
    rounds: list[list[tuple[int, int]]]
    """Who drew which card, round by round: (old seat, card). The table shows it."""


class Rules(Protocol):
    """The rules of one game: what is needed to open a position, and its moves' text."""

    name: str
    """The folder's name, and the word for the game in records and links."""
    version: int
    """Grows when the same inputs would give another game. A table stays with the version of its first entry."""
    seats: tuple[int, ...]
    """How many may play."""
    standard_seats: int
    clockwise: bool
    teams: bool
    chips: bool
    minutes: int
    """About how long a game takes."""
    options: tuple[Option, ...]

    def start(self, seats: int, options: Options, dealer: int, **more: object) -> Position:
        """A game before its first deal. ``options`` names what differs from the standard game.

        Refused: a number of seats or an option value the game does not have. ``more`` are the record's further keys
        of this game (``stacks``, ``score``).
        """

    def text(self, move: int) -> str:
        """A move as text: ``throw 9c``."""

    def parse(self, words: str) -> int:
        """A move from its text. Refused: text that is no move of this game."""

    def notices(self, seats: int, options: Options) -> list[Notice]:
        """What the table says before the deal, such as a choice that does not fit the number of players."""

    def draws(self, options: Options) -> bool:
        """Whether seats and dealer are drawn for before the first deal."""

    def draw(self, seats: int, order: Sequence[int]) -> Draw | None:
        """Who sits where when cards are drawn in ``order``; None when it is too short to settle, and more is wanted."""


class Choice(NamedTuple):
    """What a computer player does, and why."""

    move: str
    why: str
    """Key of the catalogue (``<game>-why-<why>``): the reason as one sentence, also shown as a hint."""
    facts: dict[str, str | int]


class ComputerPlayer(Protocol):
    """Plays from what a person in the seat would see, and from nothing else."""

    def choose(self, view: View, history: Sequence[Happening]) -> Choice:
        """The move for ``view``'s seat. ``history`` is what that seat saw happen in this hand, oldest first."""


class Game(NamedTuple):
    """Everything a game's folder brings: found by `chautari.games.catalogue`."""

    rules: Rules
    computer: Callable[[str, Callable[[], float]], ComputerPlayer]
    """A computer player of a level in `chautari.players.LEVELS`; the second argument gives numbers in [0, 1)."""
    extras: type
    """The TypedDict of `View.game`, from which the client's type is generated."""
    folder: Path
    """Where ``words/*.ftl`` and ``page/`` are."""
    figures: Callable[[], Mapping[str, str | int]] | None = None
    """What the rule page says in numbers that are worked out and not quoted: gaps of its messages, filled."""
    slow_levels: tuple[str, ...] = ()
    """The levels whose player may take tens of milliseconds for a move: tables let it think beside everything else."""
    unsaid: frozenset[str] = frozenset()
    """Reasons to bar a move that would tell what the rules leave to a player's own eyes: it is offered all the same."""


def chosen(options: Options, offered: Sequence[Option]) -> dict[str, OptionValue]:
    """Every option's value: what ``options`` names, else the standard. Refused: unknown names and values."""
    chosen = {option.name: option.values[0] for option in offered}
    for name, value in options.items():
        if name not in chosen:
            raise Refused("unknown_option", option=name, known=", ".join(chosen))
        values = next(option.values for option in offered if option.name == name)
        # True == 1 in Python; an option of numbers does not take a truth value, nor the other way round.
        if not any(value == v and type(value) is type(v) for v in values):
            allowed = ", ".join(option_text(v) for v in values)
            raise Refused("unknown_option_value", option=name, value=option_text(value), allowed=allowed)
        chosen[name] = value
    return chosen


def option_text(value: OptionValue) -> str:
    """An option's value as records and links write it: ``true``, not ``True``."""
    return str(value).lower() if isinstance(value, bool) else str(value)
