"""The table as a page of forms: ``t/<table>/text``. It needs no script, and a whole hand of every game can be played.

A seat's secret comes in the body of a form, once, and then lies in a cookie that only this table's pages are sent, that
no script can read and that no other site's page can use. Every form that does something shows that it stood on a page
of whoever holds the seat (`proof`). How the table is arranged is a page of its own: `chautari.web.text_table`.
"""

from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from chautari.game import NOBODY, Refused
from chautari.table import messages as m
from chautari.table.opening import new_token
from chautari.table.tables import Tables
from chautari.web import text_company
from chautari.web.callers import address, refuse_strangers
from chautari.web.limits import Limits
from chautari.web.readers import Readers, proof
from chautari.web.settings import Settings
from chautari.web.telling import Teller
from chautari.web.text_forms import command
from chautari.web.text_seats import COOKIE, Holder, holder, keeping, link, onward, seated, speaker
from chautari.web.text_view import shown
from chautari.web.tongue import AnyRequest, language, page
from chautari.words import has, say

LOOK_AGAIN: Final = 5
"""Seconds after which a page on which others are to do something looks again by itself."""


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
    held = holder(request)
    hint = ""
    if held.one and "hint" in request.query_params:
        limits.hints.check(address(request, settings))
        hint = await _hint(request, table, held.one, tables, readers)
    return await _table(request, table, held, readers, hint=hint)


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
    held = holder(request)
    if do == "seat":
        return seated(request, str(form.get("token", "")), settings)
    if do in ("sit", "link"):
        limits.joins.check(address(request, settings))
        try:
            if do == "sit":
                name, side = str(form.get("name", ""))[:16].strip(), str(form.get("seat", ""))
                wanted = int(side) if side in tuple("01234567") else NOBODY
                return seated(request, (await tables.sit(table, name, wanted)).token, settings)
            return await _by_link(request, table, str(form.get("link", "")), readers, settings)
        except Refused as refused:
            # Somebody else was quicker, or the link was used: that is said on the page.
            used = do == "link" and refused.code == "wrong_token"
            key = "link-used" if used else f"refused-{refused.code.replace('_', '-')}"
            return await _table(request, table, held, readers, problem=say(language(request), key))
    token = speaker(held, str(form.get("proof", "")))
    if do == "show":
        return await _table(request, table, held, readers, eyes=token)
    if do == "hint":
        limits.hints.check(address(request, settings))
        hint = await _hint(request, table, token, tables, readers)
        return await _table(request, table, held, readers, eyes=token, hint=hint)
    seen = await readers.look(table, token)
    refused_command = await readers.command(table, token, command(do, form, seen.table))
    if refused_command is not None:
        problem = refusal(request, await readers.look(table, token), refused_command)
        return await _table(request, table, held, readers, problem=problem, eyes=token)
    if do == "leave":
        return keeping(request, onward("text"), COOKIE, "", settings)
    if held.one and do in ("move", "number", "deal"):
        await readers.wait(table, token)
    return onward("text")


async def _by_link(request: AnyRequest, table: str, text: str, readers: Readers, settings: Settings) -> Response[str]:
    """Somebody pastes the link to a seat, which without script no page can read from its address.

    Refused: a friend's link that has been used.
    """
    pasted = link(text)
    if pasted is None or (pasted.table and pasted.table != table):
        key = "text-link-wrong" if pasted is None else "text-link-elsewhere"
        return await _table(request, table, holder(request), readers, problem=say(language(request), key))
    if pasted.tokens:
        return seated(request, pasted.tokens, settings)
    own = new_token()
    await readers.take_over(table, pasted.friend, own)
    return seated(request, own, settings)


def refusal(request: AnyRequest, seen: m.Welcome, refused: m.RefusedCommand) -> str:
    """Why a command was not done, in words."""
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
    held: Holder,
    readers: Readers,
    problem: str = "",
    hint: str = "",
    eyes: str = "",
) -> Response[str]:
    """The page. On a phone that goes round, a hand is on it only where its player has just asked for it (``eyes``)."""
    token = eyes or held.one
    cover: dict[str, str] | None = None
    back: dict[str, str] | None = None
    try:
        seen = await readers.look(table, token)
        if not token and held.tokens:
            cover = await _holder_of(request, table, held, readers, seen, _to_act(seen))
            back = await _holder_of(request, table, held, readers, seen, seen.table.undo)
    except Refused as refused:
        if not token or refused.code != "wrong_token":
            raise
        # The seat is another's now.
        token, held = "", Holder([])
        seen = await readers.look(table, "")
        problem = say(language(request), "refused-wrong-token")
    tongue = language(request)
    told = shown(tongue, seen)
    teller = Teller(tongue, seen.table.game, seen.table.seats, seen.seat)
    host = seen.host or (bool(held.tokens) and seen.table.way == "pass")
    speaks = token or (held.tokens[0] if held.tokens else "")
    asked = text_company.asked(teller, seen)
    waits = told.waits and not problem and not hint and cover is None
    still = "still" in request.query_params
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
        back=back,
        proof=proof(speaks) if speaks else "",
        token=held.one,
        news=[one for one in (teller.news(each, seen.table) for each in readers.news(table, held.one)) if one],
        asked=asked,
        may_ask=text_company.may_ask(teller, seen) if held.one else [],
        may_say=text_company.may_say(seen) and bool(held.one),
        clocks=text_company.clocks(teller, seen),
        may_hint=bool(token) and seen.table.hints and told.mine,
        may_sit=not speaks and seen.table.way == "friends" and any(s.who == "computer" for s in seen.table.seats),
        may_deal=bool(speaks) and seen.table.phase != "playing" and (host or seen.table.phase != "lobby"),
        waits=waits and not still,
        may_wait=waits,
    )
    answer.headers["cache-control"] = "no-store"
    if waits and not still:
        answer.headers["refresh"] = f"{LOOK_AGAIN}; url=text"
    return answer


def _to_act(seen: m.Welcome) -> int:
    return seen.view["to_act"] if seen.view is not None else NOBODY


async def _holder_of(
    request: AnyRequest, table: str, held: Holder, readers: Readers, seen: m.Welcome, seat: int
) -> dict[str, str] | None:
    """Whose a seat is among those who share this phone, and the proof that lets that player's forms through."""
    for token in held.tokens:
        if seat != NOBODY and (await readers.look(table, token)).seat == seat:
            teller = Teller(language(request), seen.table.game, seen.table.seats, NOBODY)
            return {"who": teller.name(seat), "proof": proof(token)}
    return None
