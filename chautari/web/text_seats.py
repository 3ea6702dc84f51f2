"""Who asks for a table as text: the secrets of the seats that a browser holds there, and the cookie that keeps them."""

import re
import secrets
from typing import Final, NamedTuple

from litestar import Response
from litestar.enums import MediaType
from litestar.exceptions import ClientException

from chautari.web.callers import encrypted
from chautari.web.readers import proof
from chautari.web.settings import Settings
from chautari.web.tongue import AnyRequest

COOKIE: Final = "seat"
"""Keeps the seats' secrets for the pages of one table."""

OFFER: Final = "offer"
"""Keeps the secret that a friend was offered the seat by, so that its link can be shown again."""

_DAYS: Final = 30
_LONGEST_TOKEN: Final = 64
_MOST_SEATS: Final = 8
_SECRETS: Final = re.compile(r"[A-Za-z0-9_,-]+")
_SEAT: Final = re.compile(r"#(?:.*&)?(?P<kind>friend|seats?)=(?P<tokens>[A-Za-z0-9_,-]+)")
_TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]+)")


class Holder(NamedTuple):
    """Who asks, by the secrets of the seats that this browser holds here: one, or those of a phone passed round."""

    tokens: list[str]

    @property
    def one(self) -> str:
        """The secret of the one seat; nothing for who looks on."""
        return self.tokens[0] if len(self.tokens) == 1 else ""


class Link(NamedTuple):
    """A link to a seat, as somebody pasted it."""

    table: str
    """The table it leads to; empty where the link does not say."""
    friend: str
    """The secret of a seat that was handed over, else nothing."""
    tokens: str
    """The secrets of one's own seats, else nothing."""


def holder(request: AnyRequest) -> Holder:
    return Holder(_tokens(request.cookies.get(COOKIE, "")))


def link(text: str) -> Link | None:
    """What a pasted link says; None where it is no link to a seat.

    >>> link("https://cards.example/t/abc#friend=xyz")
    Link(table='abc', friend='xyz', tokens='')
    >>> link("https://cards.example/t/abc")
    """
    found, table = _SEAT.search(text[:600]), _TABLE.search(text[:600])
    if found is None:
        return None
    handed = found["kind"] == "friend"
    return Link(table[1] if table else "", found["tokens"] if handed else "", "" if handed else found["tokens"])


def speaker(held: Holder, shown_proof: str) -> str:
    """The secret of the seat on whose page a form stood. Raises ClientException for a form from anywhere else."""
    for token in held.tokens:
        if secrets.compare_digest(proof(token).encode(), shown_proof.encode()):
            return token
    raise ClientException("this form stood on no page of this seat")


def seated(request: AnyRequest, tokens: str, settings: Settings) -> Response[str]:
    """Keeps the secrets for this table's pages alone, and goes on to the table.

    The cookie names no path, so it holds below the folder of this address, wherever a proxy put the house.
    """
    held = ",".join(_tokens(tokens))
    if not _SECRETS.fullmatch(held):
        raise ClientException("this is no seat's secret")
    return keeping(request, onward("text"), COOKIE, held, settings)


def keeping(request: AnyRequest, answer: Response[str], name: str, value: str, settings: Settings) -> Response[str]:
    """An answer that has a cookie keep something, below the folder of its address; nothing forgets it."""
    secure = "; Secure" if encrypted(request, settings) else ""
    age = _DAYS * 86400 if value else 0
    answer.headers["set-cookie"] = f"{name}={value}; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
    return answer


def onward(place: str) -> Response[str]:
    """On to another page, by an address relative to this one."""
    headers = {"location": place, "cache-control": "no-store"}
    return Response("", status_code=303, media_type=MediaType.TEXT, headers=headers)


def _tokens(text: str) -> list[str]:
    return [token for token in text.split(",") if 0 < len(token) <= _LONGEST_TOKEN][:_MOST_SEATS]
