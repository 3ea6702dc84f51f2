"""How much one address may ask for: buckets that fill with time and are emptied by asking, and places to sit in.

Each limit has the name of the setting that it comes from, and whoever counts is told by that name when it is hit.
"""

import math
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from chautari.web.settings import Settings

MOST_KEPT: Final = 50_000
"""Addresses remembered at most; past that those with full buckets are forgotten first, then the oldest."""

_MINUTE: Final = 60.0
_DAY: Final = 24 * 3600.0

Hit = Callable[[str], None]


class TooMany(Exception):
    """Too much was asked from one place; after ``wait`` seconds it may go on."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"too many requests; wait {math.ceil(wait)} s")
        self.wait = math.ceil(wait)


class Bucket:
    """A store of permissions that fills at a rate up to a most; for one socket or one address."""

    __slots__ = ("_left", "_most", "_rate", "_then")

    def __init__(self, rate: float, most: float) -> None:
        """``rate`` is in permissions a second; 0 stands for no limit."""
        self._rate = rate
        self._most = most
        self._left = most
        self._then = monotonic()

    def wait(self) -> float:
        """Take a permission: 0 when there was one, else the seconds until there is."""
        wait = self.short()
        if not wait:
            self._left -= 1
        return wait

    def short(self) -> float:
        """The seconds until there is a permission, without taking it; 0 when there is one."""
        if not self._rate:
            return 0.0
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        return 0.0 if self._left >= 1 else (1 - self._left) / self._rate

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._then) * self._rate >= self._most


class Rate(NamedTuple):
    """So many in so many seconds; ``name`` is the setting's, and a ``most`` of 0 is no limit."""

    name: str
    most: float
    seconds: float


class Limit:
    """For every address a bucket for each of some rates, all of which must allow what is asked."""

    def __init__(self, hit: Hit, *rates: Rate) -> None:
        self._hit = hit
        self._rates = [rate for rate in rates if rate.most]
        self._buckets: dict[str, list[Bucket]] = {}

    def check(self, address: str) -> None:
        """Count one request. Raises TooMany, and counts nothing, when it is one too many."""
        if self._rates:
            buckets = self._of(address)
            self._look(buckets)
            for bucket in buckets:
                bucket.wait()

    def look(self, address: str) -> None:
        """As `check`, without counting."""
        if self._rates:
            self._look(self._of(address))

    def _look(self, buckets: list[Bucket]) -> None:
        for rate, bucket in zip(self._rates, buckets, strict=True):
            wait = bucket.short()
            if wait:
                self._hit(rate.name)
                raise TooMany(wait)

    def _of(self, address: str) -> list[Bucket]:
        found = self._buckets.get(address)
        if found is None:
            if len(self._buckets) >= MOST_KEPT:
                self._make_room()
            found = [Bucket(rate.most / rate.seconds, max(1.0, rate.most)) for rate in self._rates]
            self._buckets[address] = found
        return found

    def _make_room(self) -> None:
        kept = {a: buckets for a, buckets in self._buckets.items() if not all(b.full for b in buckets)}
        # Half of them at once, so that a flood of addresses does not have the rest looked through each time.
        self._buckets = dict(list(kept.items())[-MOST_KEPT // 2 :])


class Places:
    """How many sockets are open: from one address, at one table, in all."""

    def __init__(self, hit: Hit, settings: Settings) -> None:
        self._hit = hit
        self._settings = settings
        self._open: Counter[tuple[str, str]] = Counter()
        self._silent: dict[str, dict[Callable[[], None], None]] = {}
        """By table: how the sockets that have not said hello yet are closed, the oldest first."""

    def enter(self, address: str, table: str, give_way: Callable[[], None]) -> bool:
        """Count a socket that opens; False, and nothing is counted, when it is one too many.

        Where a table is full, the oldest socket that has said nothing makes room: ``give_way`` closes it. Nobody is
        kept from a seat by lines that only stand there.
        """
        most = self._settings
        wanted = (("sockets", address, most.sockets), ("sockets_a_table", table, most.sockets_a_table))
        for name, whose, limit in (("sockets_in_all", "", most.sockets_in_all), *wanted):
            if limit and self._open[name, whose] >= limit:
                self._hit(name)
                if name != "sockets_a_table" or not self._made_room(table):
                    return False
        for key in self._keys(address, table):
            self._open[key] += 1
        self._silent.setdefault(table, {})[give_way] = None
        return True

    def spoke(self, table: str, give_way: Callable[[], None]) -> None:
        """A socket has said hello."""
        silent = self._silent.get(table, {})
        silent.pop(give_way, None)
        if not silent:
            self._silent.pop(table, None)

    def _made_room(self, table: str) -> bool:
        oldest = next(iter(self._silent.get(table, ())), None)
        if oldest is None:
            return False
        self.spoke(table, oldest)
        oldest()
        return True

    def leave(self, address: str, table: str, give_way: Callable[[], None]) -> None:
        """A socket that was let in is closed."""
        self.spoke(table, give_way)
        for key in self._keys(address, table):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def _keys(self, address: str, table: str) -> tuple[tuple[str, str], ...]:
        return ("sockets_in_all", ""), ("sockets", address), ("sockets_a_table", table)


class Limits:
    """What one address may do. ``hit`` is told the name of each limit that is hit."""

    def __init__(self, settings: Settings, hit: Hit = lambda name: None) -> None:
        self.hit = hit

        def limit(*names: str) -> Limit:
            rates = [Rate(n, getattr(settings, n), _DAY if n.endswith("_a_day") else _MINUTE) for n in names]
            return Limit(hit, *rates)

        self.requests = limit("requests_a_minute")
        self.opens = limit("opens_a_minute", "opens_a_day")
        self.joins = limit("joins_a_minute")
        self.codes = limit("codes_a_minute", "codes_a_day")
        self.records = limit("records_a_minute")
        self.hints = limit("hints_a_minute")
        self.places = Places(hit, settings)
        self._wrong_codes = limit("wrong_codes_a_minute")

    def check_guess(self, address: str) -> None:
        """Count somebody's try at a code. Raises TooMany, also when there are too many wrong ones from everywhere."""
        self._wrong_codes.look("")
        self.codes.check(address)

    def guessed_wrong(self) -> None:
        """A code led nowhere."""
        try:
            self._wrong_codes.check("")
        except TooMany:
            # This one had been let in before the others were too many.
            return


def notice(request: ASGIConnection[Any, Any, Any, Any], error: Exception) -> None:
    """Count what was too large to be read."""
    if getattr(error, "status_code", 0) == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        request.app.state.limits.hit("body_bytes")
