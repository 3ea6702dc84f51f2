"""What whoever runs a server may set, by environment variables ``CHAUTARI_…``; `docs/hosts.md` lists them."""

import os
from collections.abc import Mapping
from typing import Final, NamedTuple

_OFF: Final = ("off", "0", "no", "false")
_METRICS: Final = ("local", "on", "off")
_LOGS: Final = ("auto", "json", "text")


class Settings(NamedTuple):
    """Limits are for one network address, or for one socket or table where it says so; 0 lifts a limit.

    Every number is set by ``CHAUTARI_`` and its name in capitals.
    """

    origins: frozenset[str] = frozenset()
    """Further origins (``https://example.org``) whose pages may open sockets here."""
    trust_proxy: bool = False
    """Whether a proxy stands before this server, whose ``X-Forwarded-…`` headers tell the truth."""

    opens_a_minute: float = 20
    opens_a_day: float = 400
    joins_a_minute: float = 30
    codes_a_minute: float = 10
    codes_a_day: float = 300
    wrong_codes_a_minute: float = 200
    """For the whole server: against guessing from many addresses."""
    records_a_minute: float = 30
    hints_a_minute: float = 30
    requests_a_minute: float = 1200
    """Pages and requests of any kind, without the files that pages are made of."""
    request_seconds: float = 20
    """From a line's opening, or a request's first letter, to its last."""
    body_bytes: float = 16 * 1024
    """Of one request; a table's opening with all its options has under a thousand."""

    sockets: float = 200
    """Open at the same time."""
    sockets_in_all: float = 20_000
    """For the whole server."""
    sockets_a_table: float = 100
    spectators: float = 50
    """At one table."""
    hello_seconds: float = 10
    """From a socket's opening to `hello`."""
    messages_a_second: float = 20
    """For one socket; bursts of three times as many."""
    message_bytes: float = 4096
    """Characters of one message; the largest that makes sense has a few hundred."""
    bad_messages: float = 10
    """Messages on one socket that make no sense, before it is closed."""

    thinking: float = 1
    """Scales how long computers take: 0 makes them answer at once."""
    pack_after_days: float = 2
    """Without a move: then a table whose game is over is packed into its records."""
    pack_unfinished_after_days: float = 14
    """The same for a table in mid-game, or one where no game was played."""
    forget_after_days: float = 90
    """Then a table is gone for good, with its records."""
    chip_games: bool = True
    """Whether games that are played for chips are offered here."""
    metrics: str = "local"
    """Who may read `/metrics`: this machine (``local``), everybody (``on``) or nobody (``off``)."""
    logs: str = "auto"
    """How the server's log is written: ``json``, ``text``, or text on a terminal and JSON elsewhere."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Settings as the environment gives them. Raises ValueError, naming the variable, for what cannot be."""
        numbers: dict[str, float] = {}
        for name, default in cls._field_defaults.items():
            said = environment.get(f"CHAUTARI_{name.upper()}")
            if said is not None and isinstance(default, (int, float)) and not isinstance(default, bool):
                numbers[name] = _number(name, said)
        origins = environment.get("CHAUTARI_ORIGINS", "").split(",")
        return cls(
            origins=frozenset(origin.strip().rstrip("/") for origin in origins if origin.strip()),
            trust_proxy=environment.get("CHAUTARI_TRUST_PROXY", "").lower() not in ("", *_OFF),
            chip_games=environment.get("CHAUTARI_CHIP_GAMES", "").lower() not in _OFF,
            metrics=_word("metrics", environment, _METRICS),
            logs=_word("logs", environment, _LOGS),
            **numbers,
        )


def _number(name: str, said: str) -> float:
    try:
        number = float(said)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise ValueError(f"CHAUTARI_{name.upper()} must be a number of 0 or more, not {said!r}")
    return number


def _word(name: str, environment: Mapping[str, str], words: tuple[str, ...]) -> str:
    said = environment.get(f"CHAUTARI_{name.upper()}", "").lower() or words[0]
    if said not in words:
        raise ValueError(f"CHAUTARI_{name.upper()} must be one of {', '.join(words)}, not {said!r}")
    return said
