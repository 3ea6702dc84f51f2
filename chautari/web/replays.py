"""Watching a finished game step by step: one of a table by its link, or that of a record file.

The client draws it as it draws a table; without script the same steps are read as sentences. A file is played through
and forgotten: the page brings its text along, so that other eyes can be asked for.
"""

import asyncio
import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from chautari.game import NOBODY, Refused
from chautari.table.records import NoSuchRecord
from chautari.table.replays import Replay, Step, Unwatchable, from_file
from chautari.table.tables import Tables
from chautari.web.boot import Watched, boot, words_address
from chautari.web.built import bundle
from chautari.web.callers import address, bearer, refuse_strangers
from chautari.web.limits import Limits
from chautari.web.settings import Settings
from chautari.web.telling import Teller
from chautari.web.text_seats import holder
from chautari.web.tongue import AnyRequest, language, page
from chautari.words import say, why

LARGEST: Final = 1_000_000
"""Bytes of a record that is watched; a long game has a few ten thousand. Of a larger one that is said."""

_EYES: Final = re.compile(r"-?[0-9]{1,2}")


@get(
    "/tables/{table:str}/records/{number:int}/replay",
    summary="A finished game step by step",
    description="With `Authorization: Bearer <seat's token>` as that seat saw it, unless `eyes=-1` asks for a "
    "spectator's; else as a spectator did.",
)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[Replay]:
    limits.records.check(address(request, settings))
    found = await tables.archive.replay(table, number, bearer(request), request.query_params.get("eyes") == str(NOBODY))
    if found is None:
        raise NoSuchRecord(number)
    # What one gets depends on whose seat one has.
    return Response(found, headers={"cache-control": "private, no-store", "vary": "Authorization"})


@get("/t/{table:str}/games/{number:int}", media_type=MediaType.HTML)
async def game_page(
    request: AnyRequest,
    table: FromPath[str],
    number: FromPath[int],
    tables: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """A finished game of a table. Without script it is read as the seat in the cookie saw it, else as a spectator."""
    limits.records.check(address(request, settings))
    try:
        found = await tables.archive.replay(table, number, holder(request).one or None)
    except Refused:
        # Who sat there may still watch: the client asks with the seat's secret, which this page is not sent.
        view = await tables.view(table)
        found = Replay(NOBODY, [NOBODY], False, view, [], 0)
    if found is None:
        raise NoSuchRecord(number)
    return await asyncio.to_thread(_watched, request, found, Watched(number, None), table=table, game=number)


@get("/watch", media_type=MediaType.HTML)
async def watch_page(request: AnyRequest) -> Response[str]:
    """Asks for a record file."""
    return page("watch.html", request, problem="")


@post("/watch", media_type=MediaType.HTML, status_code=200, request_max_body_size=LARGEST * 3)
async def watch_file(
    request: AnyRequest, limits: NamedDependency[Limits], settings: NamedDependency[Settings]
) -> Response[str]:
    """The game of a record that was sent along. It is kept nowhere."""
    refuse_strangers(request, settings)
    limits.records.check(address(request, settings))
    form = await request.form()
    sent = form.get("record")
    raw = await sent.read() if isinstance(sent, UploadFile) else str(sent or "").encode()
    tongue = language(request)
    if len(raw) > LARGEST:
        return page("watch.html", request, 413, problem=say(tongue, "watch-too-large"))
    eyes = str(form.get("eyes", ""))
    try:
        wanted = int(eyes) if _EYES.fullmatch(eyes) else None
        found = await asyncio.to_thread(from_file, raw, wanted)
    except Unwatchable as wrong:
        return page("watch.html", request, 400, problem=say(tongue, "watch-refused", why=_why(tongue, wrong)))
    text = raw.decode("utf-8-sig")
    return await asyncio.to_thread(_watched, request, found, Watched(0, found), record=text)


def _why(tongue: str, wrong: Unwatchable) -> str:
    error = wrong.error
    reason = why(tongue, error.reason) if isinstance(error.reason, Refused) else error.reason
    return ": ".join(part for part in (error.where(), reason) if part)


class ToldHand(msgspec.Struct):
    """A hand of a game as sentences."""

    number: int
    sentences: Sequence[str]


def _watched(
    request: AnyRequest, found: Replay, source: Watched, table: str = "", game: int = 0, record: str = ""
) -> Response[str]:
    """The page of a game. To tell a long one takes a second, in which no table may wait: call it in a thread."""
    tongue = language(request)
    name = found.table.game
    teller = Teller(tongue, name, found.table.seats, found.eyes)
    hands = [ToldHand(n, _told(teller, list(steps))) for n, steps in groupby(found.steps, lambda step: step.hand)]
    answer = page(
        "watched.html",
        request,
        name=name,
        number=game,
        hands=hands,
        left_out=found.left_out,
        record=record,
        eyes=found.eyes,
        offered=[(seat, teller.name(seat)) for seat in found.offered],
        bundle=bundle(),
        words=words_address(tongue, name),
        boot=boot(name, table, source),
    )
    answer.headers["cache-control"] = "no-store"
    return answer


def _told(teller: Teller, steps: Sequence[Step]) -> list[str]:
    return [teller.happening(event) for step in steps for event in step.events]
