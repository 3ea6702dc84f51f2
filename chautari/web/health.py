"""How a server is: whether it lives, whether it is ready for people, and its numbers."""

import asyncio
import time
from typing import Final

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from chautari import __version__
from chautari.store import StoreFailed
from chautari.table.tables import Tables
from chautari.web.callers import local
from chautari.web.metrics import Metrics, rules_build
from chautari.web.settings import Settings
from chautari.web.tongue import AnyRequest

_FRESH_SECONDS: Final = 1.0
"""How long an answer is given again: whoever asks often shall not make the disk busy."""
_PATIENCE_SECONDS: Final = 2.0
"""How long a write may take before the store counts as not ready."""
_UNKEPT: Final = {"cache-control": "no-store"}


class Readiness:
    """Whether a server can take people in: it has begun, does not stop, and can really write."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._asking = asyncio.Lock()
        self._fresh_until = 0.0
        self._store = ""

    async def status(self) -> str:
        """``ready``, ``starting``, ``stopping``, or why the store cannot be written."""
        if self._tables.closing:
            return "stopping"
        if not self._tables.ready:
            return "starting"
        async with self._asking:
            if time.monotonic() >= self._fresh_until:
                self._store = await self._try_writing()
                self._fresh_until = time.monotonic() + _FRESH_SECONDS
            return self._store

    async def _try_writing(self) -> str:
        try:
            await asyncio.wait_for(self._tables.beat(), _PATIENCE_SECONDS)
        except TimeoutError:
            return "locked"
        except StoreFailed as failed:
            return failed.reason
        return "ready"


@get("/healthz", summary="Whether this server lives, and can read its tables", status_code=200)
async def healthz(tables: NamedDependency[Tables]) -> Response[dict[str, str]]:
    health = {"status": "ok", "version": __version__, "rules": rules_build()}
    try:
        await tables.store.tables(limit=1)
    except StoreFailed as error:
        return Response({**health, "status": error.reason}, status_code=503, headers=_UNKEPT)
    return Response(health, headers=_UNKEPT)


@get("/readyz", summary="Whether this server can take people in: it does not start or stop, and can write")
async def readyz(readiness: NamedDependency[Readiness]) -> Response[dict[str, str]]:
    status = await readiness.status()
    return Response({"status": status}, status_code=200 if status == "ready" else 503, headers=_UNKEPT)


@get("/metrics", include_in_schema=False)
async def metrics(
    request: AnyRequest, metrics: NamedDependency[Metrics], settings: NamedDependency[Settings]
) -> Response[bytes]:
    if settings.metrics == "off" or (settings.metrics == "local" and not local(request, settings)):
        raise NotFoundException("there is nothing here")
    text, kind = metrics.exposition(request.headers.get("accept", ""))
    return Response(text, media_type=kind, headers=_UNKEPT)


router: Final = Router("/", route_handlers=[healthz, readyz, metrics])
