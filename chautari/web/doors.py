"""The ways to a table: the forms that open one, and the one that asks for a friend's code. All work without script."""

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import ClientException

from chautari.table.opening import Opening
from chautari.table.tables import Tables
from chautari.web.callers import address, refuse_strangers
from chautari.web.limits import Limits, TooMany
from chautari.web.offered import check, found, offered
from chautari.web.settings import Settings
from chautari.web.tongue import AnyRequest, language, page
from chautari.words import say


@get("/pass", media_type=MediaType.HTML)
async def pass_one_phone(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[str]:
    """Asks how many share the phone, and their names."""
    name = request.query_params.get("game", next(iter(offered(settings))))
    rules = found(name, settings).rules
    return page("pass.html", request, game=name, seats=rules.seats, chips=rules.chips)


@post("/open", status_code=303)
async def open_table(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """Opens a table from a form and leads to it; the seats' secrets stand in the fragment, which no server is sent."""
    refuse_strangers(request, settings)
    limits.opens.check(address(request, settings))
    form = await request.form()
    fields: dict[str, object] = {
        key: value for key, value in form.items() if key not in ("name", "plain", "walk") and value != ""
    }
    try:
        if fields.get("way") == "pass":
            # Without script the form has a field for everybody there could be.
            names = [str(name).strip() or None for name in form.getall("name", [])]
            fields["names"] = names[: int(str(fields.get("people", 2)))]
        wanted = msgspec.convert(fields, Opening, strict=False)
        check(wanted.game, settings)
        opened = await tables.open(wanted)
    except ValueError as wrong:
        raise ClientException(str(wrong)) from wrong
    seats = ",".join(seat.token for seat in opened.seats)
    if "plain" in form:
        # A page without script cannot read a fragment: the secret goes on in the body of a form.
        answer = page("seated.html", request, table=opened.table, tokens=seats, game=wanted.game)
        answer.headers["cache-control"] = "no-store"
        return answer
    # Whose first hand against the computer it may be is walked through it; who comes from its rules wants to be.
    walk = f"&walk={2 if form.get('walk') == '2' else 1}" if wanted.way == "computer" else ""
    return _onward(f"t/{opened.table}#{'seats' if len(opened.seats) > 1 else 'seat'}={seats}{walk}")


@get("/join", media_type=MediaType.HTML)
async def join(request: AnyRequest) -> Response[str]:
    return page("join.html", request, code="", problem="")


@post("/join", status_code=303)
async def join_by_code(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """Leads to the table that has a code."""
    refuse_strangers(request, settings)
    code = str((await request.form()).get("code", ""))[:20]
    try:
        limits.check_guess(address(request, settings))
    except TooMany as many:
        return _ask_again(request, 429, code, "join-wait", many.wait)
    table = await tables.by_code(code)
    if table is None:
        limits.guessed_wrong()
    return _onward(f"t/{table}") if table else _ask_again(request, 404, code, "join-unknown")


def _ask_again(request: AnyRequest, status: int, code: str, why: str, wait: int = 0) -> Response[str]:
    answer = page("join.html", request, status, code=code, problem=say(language(request), why))
    if wait:
        answer.headers["retry-after"] = str(wait)
    return answer


def _onward(place: str) -> Response[str]:
    return Response(
        "", status_code=303, media_type=MediaType.TEXT, headers={"location": place, "cache-control": "no-store"}
    )
