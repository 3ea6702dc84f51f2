"""The pages that are read, and the shell of the table page. All work without script, as do the forms in `doors`.

Addresses are relative everywhere, so that the house stands under any path a proxy gives it. `words/` serves the
catalogue to the table's client.
"""

import json
import re
from collections.abc import Sequence
from typing import Final, get_args

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath

from chautari.game import Refused
from chautari.games import catalogue
from chautari.store import StoreFailed
from chautari.table.absent import NoSuchTable, TableClosed
from chautari.table.entries import NewerTable, NotUnderstood
from chautari.table.names import ANIMALS
from chautari.table.records import Finished, NoSuchRecord
from chautari.table.tables import Tables
from chautari.table.terms import Level
from chautari.web import sheets
from chautari.web.boot import boot, words_address
from chautari.web.built import bundle
from chautari.web.credits import browser_works, server_works
from chautari.web.doors import join, join_by_code, open_table, pass_one_phone
from chautari.web.limits import TooMany, notice
from chautari.web.offered import found, offered
from chautari.web.previews import preview
from chautari.web.replays import game_page, watch_file, watch_page
from chautari.web.settings import Settings
from chautari.web.text import text_form, text_page
from chautari.web.text_table import arranging_form, arranging_page, record_file, saying_page
from chautari.web.tongue import AnyRequest, language, page, turned
from chautari.words import LANGUAGES, say, source, version

FAIR_PARTS: Final = (("shuffle", 4), ("eyes", 3), ("computer", 2), ("log", 2))
"""The sections of the fair deal page, and how many paragraphs each has."""

_LEVELS: Final = get_args(Level)
_PATH: Final = re.compile(r"([A-Za-z0-9_-]+/){0,3}[A-Za-z0-9_-]*")


class Tile(msgspec.Struct):
    """A game as the home page shows it."""

    name: str
    other: str
    """Its name in the language that the page is not in."""
    seats: tuple[int, ...]
    standard: int
    """How many usually play."""
    minutes: int
    fan: list[str]
    chips: bool


@get("/", media_type=MediaType.HTML)
async def home(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[str]:
    tongue = language(request)
    other = next(other for other in LANGUAGES if other != tongue)
    tiles = [
        Tile(
            name,
            say(other, f"{name}-name"),
            game.rules.seats,
            game.rules.standard_seats,
            game.rules.minutes,
            sheets.sheet(game).fan,
            game.rules.chips,
        )
        for name, game in offered(settings).items()
    ]
    first = next(iter(offered(settings).values())).rules
    return page(
        "home.html",
        request,
        preview=preview(request, settings),
        games=tiles,
        standard=first.standard_seats,
        most=max(max(tile.seats) for tile in tiles),
        levels=_LEVELS,
        names=json.dumps({name: say(tongue, f"{name}-name") for name in offered(settings)}, ensure_ascii=False),
        animals=json.dumps({animal: say(tongue, f"animal-{animal}") for animal in ANIMALS}, ensure_ascii=False),
    )


@get("/t/{table:str}", media_type=MediaType.HTML)
async def table_page(
    request: AnyRequest,
    table: FromPath[str],
    tables: NamedDependency[Tables],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """The shell in which the client draws a table. Whoever opens it is a stranger until the socket says hello."""
    try:
        view = await tables.view(table)
    except TableClosed:
        return _closed(request, table, await tables.archive.finished(table))
    tongue = language(request)
    free = sum(seat.who == "computer" for seat in view.seats) if view.way == "friends" else 0
    return page(
        "table.html",
        request,
        table=view,
        preview=preview(request, settings, view.game),
        about=say(tongue, "page-table-about", game=say(tongue, f"{view.game}-name"), free=free),
        bundle=bundle(),
        words=words_address(tongue, view.game),
        boot=boot(view.game, table),
    )


def _closed(request: AnyRequest, table: str, finished: Sequence[Finished]) -> Response[str]:
    tongue, here = language(request), catalogue()
    games = [
        {"name": say(tongue, f"{done.game}-name") if done.game in here else done.game, "seats": done.seats}
        for done in (each.record for each in finished)
    ]
    return page("closed.html", request, 410, table=table, games=games)


@get("/rules/{game:str}", media_type=MediaType.HTML)
async def rules(request: AnyRequest, game: FromPath[str], settings: NamedDependency[Settings]) -> Response[str]:
    sheet = sheets.rule_page(found(game, settings), language(request))
    return page("rules.html", request, sheet=sheet, preview=preview(request, settings, game))


@get("/words", media_type=MediaType.HTML)
async def words(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[str]:
    glossary = [(name, sheets.shown_words(game, language(request))) for name, game in offered(settings).items()]
    return page("words.html", request, glossary=glossary)


@get("/words/{tongue:str}/{file:str}", media_type="text/plain")
async def catalogue_text(request: AnyRequest, tongue: FromPath[str], file: FromPath[str]) -> Response[str]:
    """The Fluent catalogue for the table's client: the common words and one game's (`_`: of no game)."""
    game = file.removesuffix(".ftl")
    if tongue not in LANGUAGES or game == file or (game != "_" and game not in catalogue()):
        raise NotFoundException("there are no such words")
    part = "" if game == "_" else game
    mark = f'"{version(tongue, part)}"'
    # Asked for by its version it never changes; else a browser asks whether it did.
    named = request.query_params.get("v") == version(tongue, part)
    headers = {"etag": mark, "cache-control": "public, max-age=31536000, immutable" if named else "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response("", status_code=304, headers=headers)
    return Response(source(tongue, part), media_type="text/plain; charset=utf-8", headers=headers)


@get("/fair", media_type=MediaType.HTML)
async def fair(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[str]:
    chips = any(game.rules.chips for game in offered(settings).values())
    return page("fair.html", request, parts=FAIR_PARTS, chips=chips)


@get("/credits", media_type=MediaType.HTML)
async def credits_page(request: AnyRequest) -> Response[str]:
    tongue = language(request)
    lists = [
        (say(tongue, "credits-server-title"), server_works()),
        (say(tongue, "credits-browser-title"), browser_works()),
    ]
    return page("credits.html", request, lists=lists)


@get("/language")
async def change_language(request: AnyRequest) -> Response[str]:
    """Keeps a language for this browser and goes back to the page where it was chosen."""
    tongue = request.query_params.get("to", "")
    back = request.query_params.get("back", "")
    if tongue not in LANGUAGES:
        raise NotFoundException("there is no such language")
    return turned(tongue, back if _PATH.fullmatch(back) else "")


def not_found(request: AnyRequest, _: Exception) -> Response[str]:
    """A kind page for an address at which there is nothing."""
    return _notice(request, 404, "page-not-found")


def _wrong_form(request: AnyRequest, error: Exception) -> Response[str]:
    status = error.status_code if isinstance(error, ClientException) else 400
    notice(request, error)
    return _notice(request, status, "page-wrong-form")


def _too_many(request: AnyRequest, many: TooMany) -> Response[str]:
    answer = _notice(request, 429, "page-too-many")
    answer.headers["retry-after"] = str(many.wait)
    return answer


def _store_failed(request: AnyRequest, _: Exception) -> Response[str]:
    return _notice(request, 503, "page-store-failed")


def _not_understood(request: AnyRequest, beyond: NotUnderstood) -> Response[str]:
    return _notice(request, 409, "page-newer-table" if isinstance(beyond, NewerTable) else "page-other-rules")


def _table_closed(request: AnyRequest, _: Exception) -> Response[str]:
    return _notice(request, 410, "page-table-closed")


def _notice(request: AnyRequest, status: int, key: str) -> Response[str]:
    tongue = language(request)
    return page("notice.html", request, status, title=say(tongue, f"{key}-title"), said=say(tongue, key))


router: Final = Router(
    "/",
    route_handlers=[
        home,
        pass_one_phone,
        open_table,
        join,
        join_by_code,
        table_page,
        text_page,
        text_form,
        arranging_page,
        arranging_form,
        saying_page,
        record_file,
        game_page,
        watch_page,
        watch_file,
        rules,
        words,
        catalogue_text,
        fair,
        credits_page,
        change_language,
    ],
    exception_handlers={
        NotFoundException: not_found,
        NoSuchTable: not_found,
        TableClosed: _table_closed,
        NoSuchRecord: not_found,
        ClientException: _wrong_form,
        Refused: _wrong_form,
        TooMany: _too_many,
        StoreFailed: _store_failed,
        NotUnderstood: _not_understood,
    },
    include_in_schema=False,
)
