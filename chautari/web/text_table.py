"""How a table is arranged, as a page of forms: ``t/<table>/text/table``, and what can be said: ``t/<table>/text/say``.

Whoever hosts changes things here; everybody reads here what the choices mean. These pages stand still, so that nothing
that is being typed is lost.
"""

from typing import Final, get_args

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from chautari.game import Refused
from chautari.games import catalogue
from chautari.table import messages as m
from chautari.table.opening import new_token
from chautari.table.tables import Tables
from chautari.web.callers import address, refuse_strangers
from chautari.web.downloads import download
from chautari.web.limits import Limits
from chautari.web.offered import offered
from chautari.web.previews import outside
from chautari.web.readers import Readers, proof
from chautari.web.settings import Settings
from chautari.web.text import refusal
from chautari.web.text_arranging import arranged
from chautari.web.text_company import may_say
from chautari.web.text_forms import command
from chautari.web.text_seats import OFFER, Holder, holder, keeping, onward, speaker
from chautari.web.tongue import AnyRequest, language, page
from chautari.words import say

_SURE: Final = ("stop", "leave")
"""What is asked once more before it is done."""


@get("/t/{table:str}/text/table", media_type=MediaType.HTML)
async def arranging_page(
    request: AnyRequest,
    table: FromPath[str],
    readers: NamedDependency[Readers],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """Who sits where, by which rules, and what the holder of the seat in the cookie may change about it."""
    return await _page(request, table, holder(request), readers, settings)


@post("/t/{table:str}/text/table", media_type=MediaType.HTML, status_code=200)
async def arranging_form(
    request: AnyRequest,
    table: FromPath[str],
    readers: NamedDependency[Readers],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """Does what a form of the page asks."""
    refuse_strangers(request, settings)
    form = await request.form()
    do = str(form.get("do", ""))
    held = holder(request)
    token = speaker(held, str(form.get("proof", "")))
    seen = await readers.look(table, token)
    offer = ""
    if do in ("hand_over", "take_back"):
        offer = new_token() if do == "hand_over" else ""
        wanted: m.Command = m.HandOver(new_token()[:20], offer or None)
    else:
        wanted = command(do, form, seen.table)
    refused = await readers.command(table, token, wanted)
    if refused is not None:
        return await _page(request, table, held, readers, settings, refusal(request, seen, refused))
    if do in ("game", "stop"):
        return onward("../text")
    answer = onward("table")
    if isinstance(wanted, m.HandOver):
        keeping(request, answer, OFFER, f"{_mark(token)}{offer}" if offer else "", settings)
    return answer


@get("/t/{table:str}/text/say", media_type=MediaType.HTML)
async def saying_page(request: AnyRequest, table: FromPath[str], readers: NamedDependency[Readers]) -> Response[str]:
    """All that can be said at a table, as buttons."""
    token = holder(request).one
    seen = await readers.look(table, token)
    phrases = get_args(m.Phrase) if token and may_say(seen) else ()
    answer = page("text_say.html", request, game=seen.table.game, phrases=phrases, proof=proof(token))
    answer.headers["cache-control"] = "no-store"
    return answer


@get("/t/{table:str}/text/records/{number:int}", media_type=MediaType.TEXT)
async def record_file(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """The record of a finished game, as the seat in the cookie saw it; on a phone passed round, as everybody did."""
    limits.records.check(address(request, settings))
    return await download(tables, table, number, holder(request).one or None)


async def _page(
    request: AnyRequest, table: str, held: Holder, readers: Readers, settings: Settings, problem: str = ""
) -> Response[str]:
    tongue = language(request)
    own: dict[int, str] = {}
    for token in held.tokens:
        try:
            own[(await readers.look(table, token)).seat] = token
        except Refused as refused:
            if refused.code != "wrong_token":
                raise
            problem = problem or say(tongue, "refused-wrong-token")
    # Those who share a phone see on this page what everybody sees.
    eyes = next(iter(own.values())) if len(own) == 1 and held.one else ""
    seen = await readers.look(table, eyes)
    hosting = next((token for seat, token in own.items() if seen.table.seats[seat].host), "")
    if own and seen.table.way == "pass":
        hosting = hosting or next(iter(own.values()))
    sure = request.query_params.get("sure", "")
    home = outside(request, settings)
    kept = request.cookies.get(OFFER, "")
    # Whoever sits in another seat by now has offered that one to nobody.
    offer = kept.removeprefix(_mark(eyes)) if eyes and kept.startswith(_mark(eyes)) else ""
    answer = page(
        "text_table.html",
        request,
        table=table,
        game=seen.table.game,
        chips=catalogue()[seen.table.game].rules.chips,
        seen=seen,
        told=arranged(tongue, seen, bool(hosting), list(own), offered(settings)),
        problem=problem,
        notices=[say(tongue, notice.code, **notice.facts) for notice in seen.table.notices],
        proofs={seat: proof(token) for seat, token in own.items()},
        hosting=proof(hosting) if hosting else "",
        proof=proof(eyes) if eyes else "",
        token=eyes,
        address=f"{home}t/{table}",
        offer=f"{home}t/{table}#friend={offer}" if offer else "",
        sure=sure if sure in _SURE else "",
        may_sit=not own and seen.table.way == "friends" and any(who.who == "computer" for who in seen.table.seats),
        later=seen.table.joining == "between" and seen.table.phase == "playing",
    )
    answer.headers["cache-control"] = "no-store"
    return answer


def _mark(token: str) -> str:
    """Tells whose offer a kept one is."""
    return proof(token)[:8] + "-"
