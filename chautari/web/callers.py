"""Who is asking: the address that limits count by, a seat's secret, and whether a page of this house opens a socket."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from chautari.web.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address(connection: AnyConnection, settings: Settings) -> str:
    """The network address of whoever asks; behind a trusted proxy the one that the proxy saw."""
    if settings.trust_proxy:
        # A proxy appends what it saw; everything before that, a caller may have made up.
        seen = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if seen:
            return seen
    return connection.client.host if connection.client is not None else ""


def bearer(connection: AnyConnection) -> str | None:
    """The seat's secret that a request brings as ``Authorization: Bearer``; None without one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def from_here(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a socket may be opened: by a page of this host, of a configured origin, or by no page at all.

    Programs that are not browsers send no ``Origin``; a browser always does, and so another site's page is kept out.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin.rstrip("/") in settings.origins:
        return True
    hosts = [connection.headers.get("host", "")]
    if settings.trust_proxy:
        hosts.append(connection.headers.get("x-forwarded-host", "").partition(",")[0].strip())
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and _is_one_of(parts.netloc, hosts)


def _is_one_of(host: str, hosts: Iterable[str]) -> bool:
    return bool(host) and any(host.lower() == other.lower() for other in hosts)
