"""The table as a page of forms: ``t/<table>/text``. It needs no script, and a whole hand of every game can be played.

A seat's secret comes in the body of a form, once, and then lies in a cookie that only this table's pages are sent, that
no script can read and that no other site's page can use. Every form that does something shows that it stood on a page
of whoever holds the seat (`proof`).
"""

import re
import secrets
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import ClientException
from litestar.params import FromPath

from chautari.game import NOBODY, Refused
from chautari.table import messages as m
from chautari.table.tables import Tables
from chautari.web.callers import address, encrypted, refuse_strangers
from chautari.web.limits import Limits
from chautari.web.readers import Readers, proof
from chautari.web.settings import Settings
from chautari.web.telling import Teller
from chautari.web.text_view import shown
from chautari.web.tongue import AnyRequest, language, page
from chautari.words import has, say

COOKIE: Final = "seat"
_DAYS: Final = 30
_LONGEST_TOKEN: Final = 64
_MOST_SEATS: Final = 8
_SECRETS: Final = re.compile(r"[A-Za-z0-9_,-]+")
_NUMBER: Final = re.compile(r"[0-9]{1,15}")

LOOK_AGAIN: Final = 5
"""Seconds after which a page on which others are to do something looks again by itself."""


class _Holder(NamedTuple):
    """Who asks, by the secrets of the seats that this browser holds here: one, or those of a phone passed round."""

    tokens: list[str]

    @property
    def one(self) -> str:
        """The secret of the one seat; nothing for who looks on."""
        return self.tokens[0] if len(self.tokens) == 1 else ""


def _holder(request: AnyRequest) -> _Holder:
    return _Holder(_tokens(request.cookies.get(COOKIE, "")))


def _tokens(text: str) -> list[str]:
    return [token for token in text.split(",") if 0 < len(token) <= _LONGEST_TOKEN][:_MOST_SEATS]


@get("/t/{table:str}/text", media_type=MediaType.HTML)
async def text_page(
    request: AnyRequest,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    readers: NamedDependency[Readers],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """The table as the holder of the seat in the cookie sees it; a stranger's view without one."""
    holder = _holder(request)
    hint = ""
    if holder.one and "hint" in request.query_params:
        limits.hints.check(address(request, settings))
        hint = await _hint(request, table, holder.one, tables, readers)
    return await _table(request, table, holder, readers, hint=hint)


@post("/t/{table:str}/text", media_type=MediaType.HTML, status_code=200)
async def text_form(
    request: AnyRequest,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    readers: NamedDependency[Readers],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """Does what a form of the page asks."""
    refuse_strangers(request, settings)
    form = await request.form()
    do = str(form.get("do", ""))
    if do == "seat":
        return _seated(request, str(form.get("token", "")), settings)
    if do == "sit":
        limits.joins.check(address(request, settings))
        name = str(form.get("name", ""))[:16].strip()
        return _seated(request, (await tables.sit(table, name)).token, settings)
    holder = _holder(request)
    token = _speaker(holder, str(form.get("proof", "")))
    if do == "show":
        return await _table(request, table, holder, readers, eyes=token)
    command = _command(do, form)
    refused = await readers.command(table, token, command)
    if refused is not None:
        problem = _refusal(request, await readers.look(table, token), refused)
        return await _table(request, table, holder, readers, problem=problem, eyes=token)
    if holder.one:
        await readers.wait(table, token)
    return _onward()


def _speaker(holder: _Holder, shown_proof: str) -> str:
    """The secret of the seat on whose page a form stood. Raises ClientException for a form from anywhere else."""
    for token in holder.tokens:
        if secrets.compare_digest(proof(token).encode(), shown_proof.encode()):
            return token
    raise ClientException("this form stood on no page of this seat")


def _command(do: str, form: Any) -> m.Command:
    ident = secrets.token_hex(8)
    if do == "deal":
        return m.Deal(ident)
    move = str(form.get("number" if do == "number" else "move", ""))[:40]
    seq = str(form.get("seq", ""))
    if not move or not _NUMBER.fullmatch(seq):
        raise ClientException("this form makes no move")
    return m.Move(ident, int(seq), move)


def _refusal(request: AnyRequest, seen: m.Welcome, refused: m.RefusedCommand) -> str:
    teller = Teller(language(request), seen.table.game, seen.table.seats, seen.seat)
    key = f"refused-{refused.reason.replace('_', '-')}"
    return teller.refusal(refused.reason, refused.facts) if has(key) else refused.reason


async def _hint(request: AnyRequest, table: str, token: str, tables: Tables, readers: Readers) -> str:
    seen = await readers.look(table, token)
    teller = Teller(language(request), seen.table.game, seen.table.seats, seen.seat)
    try:
        hint = await tables.hint(table, token)
    except Refused as refused:
        return teller.refusal(refused.code, refused.facts)
    assert seen.view is not None
    move = teller.move(hint.move, seen.view)
    return say(language(request), "hint-says", move=move, why=teller.reason(hint.why, hint.facts))


async def _table(
    request: AnyRequest,
    table: str,
    holder: _Holder,
    readers: Readers,
    problem: str = "",
    hint: str = "",
    eyes: str = "",
) -> Response[str]:
    """The page. On a phone that goes round, a hand is on it only where its player has just asked for it (``eyes``)."""
    token = eyes or holder.one
    cover: dict[str, str] | None = None
    try:
        seen = await readers.look(table, token)
        if not token and holder.tokens:
            cover = await _cover(request, table, holder, readers, seen)
    except Refused as refused:
        if not token or refused.code != "wrong_token":
            raise
        # The seat is another's now.
        token, holder = "", _Holder([])
        seen = await readers.look(table, "")
        problem = say(language(request), "refused-wrong-token")
    tongue = language(request)
    told = shown(tongue, seen)
    host = seen.host or (bool(holder.tokens) and seen.table.way == "pass")
    speaker = token or (holder.tokens[0] if holder.tokens else "")
    waits = told.waits and not problem and not hint and cover is None
    answer = page(
        "text.html",
        request,
        table=table,
        game=seen.table.game,
        seen=seen,
        told=told,
        problem=problem,
        hint=hint,
        cover=cover,
        proof=proof(speaker) if speaker else "",
        token=holder.one,
        seated=bool(speaker),
        may_hint=bool(holder.one) and seen.table.hints and told.mine,
        may_sit=not speaker and seen.table.way == "friends" and any(s.who == "computer" for s in seen.table.seats),
        may_deal=bool(speaker) and seen.table.phase != "playing" and (host or seen.table.phase != "lobby"),
        waits=waits and "still" not in request.query_params,
        may_wait=waits,
    )
    answer.headers["cache-control"] = "no-store"
    if waits and "still" not in request.query_params:
        answer.headers["refresh"] = f"{LOOK_AGAIN}; url=text"
    return answer


async def _cover(
    request: AnyRequest, table: str, holder: _Holder, readers: Readers, seen: m.Welcome
) -> dict[str, str] | None:
    """To whom the phone is to be given, and the proof that shows that player's hand; None when it is nobody's turn."""
    to_act = seen.view["to_act"] if seen.view is not None else NOBODY
    for token in holder.tokens:
        if (await readers.look(table, token)).seat == to_act:
            teller = Teller(language(request), seen.table.game, seen.table.seats, NOBODY)
            return {"who": teller.name(to_act), "proof": proof(token)}
    return None


def _seated(request: AnyRequest, tokens: str, settings: Settings) -> Response[str]:
    """Keeps the secret for this table's pages alone, and goes on to the table.

    The cookie names no path, so it holds below the folder of this address, wherever a proxy put the house.
    """
    held = ",".join(_tokens(tokens))
    if not _SECRETS.fullmatch(held):
        raise ClientException("this is no seat's secret")
    answer = _onward()
    secure = "; Secure" if encrypted(request, settings) else ""
    answer.headers["set-cookie"] = f"{COOKIE}={held}; Max-Age={_DAYS * 86400}; HttpOnly; SameSite=Strict{secure}"
    return answer


def _onward() -> Response[str]:
    headers = {"location": "text", "cache-control": "no-store"}
    return Response("", status_code=303, media_type=MediaType.TEXT, headers=headers)
