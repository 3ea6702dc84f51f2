"""Asking for a hint over HTTP: ``GET api/tables/<table>/hint`` with the seat's token."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from chautari.table.hints import Hint
from chautari.table.tables import Tables
from chautari.web.callers import address, bearer
from chautari.web.limits import Limits
from chautari.web.settings import Settings
from chautari.web.tongue import AnyRequest


@get(
    "/tables/{table:str}/hint",
    summary="What a good player would do now, and why",
    description="With `Authorization: Bearer <seat's token>`, where the table allows it and that seat is to act.",
)
async def hint(
    request: AnyRequest,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[Hint]:
    limits.hints.check(address(request, settings))
    given = await tables.hint(table, bearer(request))
    # It is for one seat's eyes.
    return Response(given, headers={"cache-control": "private, no-store", "vary": "Authorization"})
