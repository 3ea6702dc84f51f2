"""What whoever runs a server may set, by environment variables ``CHAUTARI_…``; `docs/hosts.md` lists them."""

import os
from collections.abc import Mapping
from typing import NamedTuple


class Settings(NamedTuple):
    """Limits are for one network address, or for one socket where it says so; 0 lifts a limit."""

    origins: frozenset[str] = frozenset()
    """Further origins (``https://example.org``) whose pages may open sockets here."""
    trust_proxy: bool = False
    """Whether a proxy stands before this server, whose ``X-Forwarded-…`` headers tell the truth."""
    opens_a_minute: float = 20
    joins_a_minute: float = 30
    codes_a_minute: float = 10
    records_a_minute: float = 30
    hints_a_minute: float = 30
    messages_a_second: float = 20
    """For one socket."""
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

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Settings as the environment gives them. Raises ValueError, naming the variable, for what is no number."""
        numbers: dict[str, float] = {}
        for name in (
            "opens_a_minute",
            "joins_a_minute",
            "codes_a_minute",
            "records_a_minute",
            "hints_a_minute",
            "messages_a_second",
            "thinking",
            "pack_after_days",
            "pack_unfinished_after_days",
            "forget_after_days",
        ):
            said = environment.get(f"CHAUTARI_{name.upper()}")
            if said is not None:
                try:
                    numbers[name] = float(said)
                except ValueError:
                    raise ValueError(f"CHAUTARI_{name.upper()} must be a number, not {said!r}") from None
        origins = environment.get("CHAUTARI_ORIGINS", "").split(",")
        return cls(
            origins=frozenset(origin.strip().rstrip("/") for origin in origins if origin.strip()),
            trust_proxy=environment.get("CHAUTARI_TRUST_PROXY", "") not in ("", "0", "no", "false"),
            chip_games=environment.get("CHAUTARI_CHIP_GAMES", "").lower() not in ("off", "0", "no", "false"),
            **numbers,
        )
