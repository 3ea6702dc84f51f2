"""Who is asking: the address that limits count by, a seat's secret, and whether a page of this house asks."""

import ipaddress
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException

from chautari.web.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address(connection: AnyConnection, settings: Settings) -> str:
    """The network address of whoever asks, as limits count: of IPv6 the network of a whole household (/64)."""
    seen = _seen(connection, settings)
    found = _ip(seen)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found) if found is not None else seen[:64]


def local(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a program on this very machine asks.

    What a proxy passes on comes from elsewhere, also where nobody said that there is one.
    """
    if not settings.trust_proxy and ("x-forwarded-for" in connection.headers or "forwarded" in connection.headers):
        return False
    found = _ip(_seen(connection, settings))
    return found is not None and found.is_loopback


def _seen(connection: AnyConnection, settings: Settings) -> str:
    """The address of whoever asks as it was written; behind a trusted proxy the one that the proxy saw."""
    if settings.trust_proxy:
        # A proxy appends what it saw; everything before that, a caller may have made up.
        seen = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if seen:
            return seen
    return connection.client.host if connection.client is not None else ""


def _ip(written: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as proxies write it: ``203.0.113.9:4711`` and ``[2001:db8::1]:4711`` too. None for anything else."""
    plain = written[1:].partition("]")[0] if written.startswith("[") else written
    if plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ipaddress.ip_address(plain.partition("%")[0])
    except ValueError:
        return None
    # A socket that listens for both kinds sees ``::ffff:203.0.113.9``.
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


async def only_json(request: AnyConnection) -> None:
    """Before a request to the API: what is sent must be JSON by its type.

    A page of another site may send a form or plain text without asking the browser, but not that.
    """
    if request.scope.get("method") != "POST":
        return
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and kind.endswith("+json")):
        raise HTTPException("send JSON, with Content-Type: application/json", status_code=415)


def refuse_strangers(connection: AnyConnection, settings: Settings) -> None:
    """Raises PermissionDeniedException for a form that a page of another site sends, or one of a neighbouring host."""
    # The pages here give no referrer, and so the origin of their own forms is "null" to most browsers.
    origin = connection.headers.get("origin", "null")
    # A browser says where a form stood, unless it is an old one, or came without HTTPS.
    elsewhere = connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    if elsewhere or (origin != "null" and not from_here(connection, settings)):
        raise PermissionDeniedException("this was sent by a page of another site")


def bearer(connection: AnyConnection) -> str | None:
    """The seat's secret that a request brings as ``Authorization: Bearer``; None without one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def encrypted(connection: AnyConnection, settings: Settings) -> bool:
    """Whether whoever asks came over HTTPS, as far as this server or a trusted proxy before it can tell."""
    if settings.trust_proxy:
        seen = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
        if seen:
            return seen == "https"
    return connection.url.scheme == "https"


def from_here(connection: AnyConnection, settings: Settings) -> bool:
    """Whether a socket may be opened, or a form sent: by a page here, of a configured origin, or by no page at all.

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
