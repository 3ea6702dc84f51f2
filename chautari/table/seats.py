"""A place to sit, and who has it."""

from typing import Final

from chautari.table.terms import Level

IDS_KEPT: Final = 32
"""Command ids remembered for each seat."""

TALK_MS: Final = 4_000
"""One phrase in so many milliseconds, in the long run."""
TALK_AT_ONCE: Final = 3
"""How many phrases one may say in a row."""


class Seat:
    """A seat of a table. Two of them are never equal; a person keeps theirs when seats are numbered anew."""

    __slots__ = (
        "avatar",
        "level",
        "token",
        "offered",
        "name",
        "away_since",
        "played_for",
        "back",
        "games_won",
        "ids",
        "quiet_at",
    )

    def __init__(self, avatar: str, level: Level, token: str = "", name: str = "") -> None:
        self.avatar = avatar
        self.level: Level = level
        self.token = token
        """SHA-256 of the person's secret; empty when a computer sits here."""
        self.offered = ""
        """SHA-256 of the secret of whoever the person lets have the seat."""
        self.name = name
        self.away_since: int | None = None
        self.played_for = False
        self.back = False
        """The person has returned while the computer plays the seat's turn, and takes over after it."""
        self.games_won = 0
        self.ids: dict[str, int] = {}
        """Accepted command ids, oldest first, and the entry each one became."""
        self.quiet_at = 0
        """When everything this person has said will have been long enough ago."""

    @property
    def here(self) -> bool:
        """Whether a person sits here who is not away."""
        return bool(self.token) and self.away_since is None

    @property
    def called(self) -> str:
        """The name as records and lists have it, which need one for every seat: the animal's for who gave none."""
        return self.name or self.avatar.capitalize()

    def remember(self, command: str, seq: int) -> None:
        self.ids[command] = seq
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    def give_to(self, token: str, name: str) -> None:
        """Another person sits here now; with an empty token, a computer."""
        self.token, self.name, self.offered, self.away_since, self.quiet_at = token, name, "", None, 0
        self.ids.clear()

    def wait_to_talk(self, now: int) -> int:
        """How many milliseconds from ``now`` until this person may say something again."""
        return max(0, self.quiet_at + TALK_MS - now - TALK_AT_ONCE * TALK_MS)

    def talked(self, at: int) -> None:
        self.quiet_at = max(at, self.quiet_at) + TALK_MS
