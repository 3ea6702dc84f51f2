"""The HTTP API: opening a table, sitting down, codes, records. `docs/protocol.md` describes it, OpenAPI lists it."""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath, JSONBody

from chautari.game import NOBODY, Refused
from chautari.store import StoreFailed
from chautari.table.absent import NoSuchTable, TableClosed
from chautari.table.entries import NotUnderstood
from chautari.table.messages import PlayerName, TableView
from chautari.table.opening import Opening, SeatGiven, TableOpened
from chautari.table.records import NoSuchRecord
from chautari.table.tables import Tables
from chautari.web.callers import address, bearer, only_json
from chautari.web.downloads import download
from chautari.web.hints import hint
from chautari.web.limits import Limits, TooMany, notice
from chautari.web.offered import GameOffered, check, described, offered
from chautari.web.replays import replay
from chautari.web.settings import Settings

AnyRequest = Request[Any, Any, Any]

AS_IT_IS: Final = {
    "table_full",
    "seat_taken",
    "not_open",
    "busy",
    "seat_between_hands",
    "not_your_turn",
    "no_hand",
    "hints_off",
}
"""Reasons that may be gone a moment later."""


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who sits down at a table."""

    name: PlayerName | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    """Which of the computers' seats; without it the first."""


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A short code, as it was typed: case, spaces and hyphens do not matter."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class TableFound(msgspec.Struct):
    """The table that a code leads to, by its name in links."""

    table: str


class RecordListed(msgspec.Struct):
    """A finished game of a table."""

    number: int
    ended: int
    """Milliseconds since 1970."""
    seats: list[str]
    hands: int
    winners: list[int]


class Turn(msgspec.Struct):
    """Whose turn it is, as far as one seat is concerned."""

    yours: bool


class Problem(msgspec.Struct):
    """Why a request was not done. Nothing has changed."""

    reason: str
    """A key of the words catalogue: ``refused-<reason>``, hyphens for underscores."""
    facts: dict[str, str | int]
    detail: str


@get("/games", summary="The games there are")
async def games(settings: NamedDependency[Settings]) -> list[GameOffered]:
    return [described(game) for game in offered(settings).values()]


@post("/tables", summary="Open a table")
async def open_table(
    request: AnyRequest,
    data: JSONBody[Opening],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> TableOpened:
    limits.opens.check(address(request, settings))
    check(data.game, settings)
    return await tables.open(data)


@get("/tables/{table:str}", summary="The table round the cards")
async def look(table: FromPath[str], tables: NamedDependency[Tables]) -> TableView:
    return await tables.view(table)


@get(
    "/tables/{table:str}/turn",
    summary="Whether a table waits for a seat's person",
    description="With `Authorization: Bearer <seat's token>`; nobody is told about any other seat.",
)
async def turn(request: AnyRequest, table: FromPath[str], tables: NamedDependency[Tables]) -> Response[Turn]:
    return Response(Turn(await tables.calls(table, bearer(request) or "")), headers={"cache-control": "no-store"})


@post("/tables/{table:str}/seats", summary="Take a computer's seat")
async def sit(
    request: AnyRequest,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
    data: JSONBody[Sitting],
) -> SeatGiven:
    limits.joins.check(address(request, settings))
    return await tables.sit(table, data.name or "", NOBODY if data.seat is None else data.seat)


@post("/codes", status_code=200, summary="The table that a short code leads to")
async def find(
    request: AnyRequest,
    data: JSONBody[Code],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> TableFound:
    limits.check_guess(address(request, settings))
    table = await tables.by_code(data.code)
    if table is None:
        limits.guessed_wrong()
        raise NoSuchTable(data.code)
    return TableFound(table)


@get("/tables/{table:str}/records", summary="A table's finished games")
async def records(
    request: AnyRequest,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> list[RecordListed]:
    limits.records.check(address(request, settings))
    return [
        RecordListed(number, game.ended, game.record.seats, len(game.record.hands), game.winners)
        for number, game in enumerate(await tables.archive.finished(table), 1)
    ]


@get(
    "/tables/{table:str}/records/{number:int}",
    media_type=MediaType.TEXT,
    summary="A finished game as a record",
    description="With `Authorization: Bearer <seat's token>` as that seat saw it, else as a spectator did.",
)
async def record(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    limits.records.check(address(request, settings))
    answer = await download(tables, table, number, bearer(request))
    answer.headers["vary"] = "Authorization"
    return answer


def problem(status: int, reason: str, detail: str, facts: dict[str, str | int] | None = None) -> Response[Problem]:
    """An answer for a request that was not done."""
    return Response(Problem(reason, facts or {}, detail), status_code=status, media_type=MediaType.JSON)


def _refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    request.app.state.metrics.refused(error.code)
    # 409 where the table, as it is, has no room for it; 403 for other eyes; 400 where it could never be.
    status = 409 if error.code in AS_IT_IS else 403 if error.code == "no_spectators" else 400
    return problem(status, error.code, str(error), error.facts)


def _no_such_table(_: AnyRequest, error: NoSuchTable) -> Response[Problem]:
    return problem(404, "no_such_table", "there is no such table")


def _no_such_record(_: AnyRequest, error: NoSuchRecord) -> Response[Problem]:
    return problem(404, "no_such_record", f"this table has no finished game {error}")


def _table_closed(_: AnyRequest, error: TableClosed) -> Response[Problem]:
    return problem(410, error.reason, "nobody has played at this table for long; its records are still there")


def _not_understood(_: AnyRequest, beyond: NotUnderstood) -> Response[Problem]:
    return problem(409, beyond.reason, f"this server does not have {beyond}")


def _store_failed(_: AnyRequest, error: StoreFailed) -> Response[Problem]:
    return problem(503, "store_" + error.reason, "the table could not be read or written just now")


def _too_many(_: AnyRequest, error: TooMany) -> Response[Problem]:
    answer = problem(429, "too_many", str(error), {"seconds": error.wait})
    answer.headers["retry-after"] = str(error.wait)
    return answer


def _invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    parts = error.extra if isinstance(error.extra, list) else []
    found = "; ".join(f"{part.get('key', '')} {part.get('message', '')}".strip() for part in parts)
    return problem(400, "bad_request", found or error.detail)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    notice(request, error)
    return problem(error.status_code, "bad_request" if error.status_code != 404 else "not_found", error.detail)


router: Final = Router(
    "/api",
    before_request=only_json,
    route_handlers=[games, open_table, look, turn, sit, find, records, record, hint, replay],
    exception_handlers={
        Refused: _refused,
        NoSuchTable: _no_such_table,
        TableClosed: _table_closed,
        NoSuchRecord: _no_such_record,
        NotUnderstood: _not_understood,
        StoreFailed: _store_failed,
        TooMany: _too_many,
        ValidationException: _invalid,
        HTTPException: _http,
    },
)
