"""How much one address may ask for: buckets that fill with time and are emptied by asking."""

import math
from time import monotonic
from typing import Final

from chautari.web.settings import Settings

MOST_KEPT: Final = 50_000
"""Addresses remembered at most; past that the ones with full buckets are forgotten first."""


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
        if not self._rate:
            return 0.0
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._then) * self._rate >= self._most


class Limit:
    """A bucket for every address."""

    def __init__(self, a_minute: float) -> None:
        self._a_minute = a_minute
        self._buckets: dict[str, Bucket] = {}

    def check(self, address: str) -> None:
        """Count one request. Raises TooMany when it is one too many."""
        if not self._a_minute:
            return
        if len(self._buckets) >= MOST_KEPT:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._a_minute / 60, self._a_minute)
        wait = bucket.wait()
        if wait:
            raise TooMany(wait)


class Limits:
    """What one address may do in a minute."""

    def __init__(self, settings: Settings) -> None:
        self.opens = Limit(settings.opens_a_minute)
        self.joins = Limit(settings.joins_a_minute)
        self.codes = Limit(settings.codes_a_minute)
        self.records = Limit(settings.records_a_minute)
        self.hints = Limit(settings.hints_a_minute)
