"""The whole house as one ASGI application: pages, API, sockets, files."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from chautari import __version__
from chautari.store import Store, StoreFailed
from chautari.table.keeping import DAY_MS, Ages, Keeper
from chautari.table.tables import Tables
from chautari.web import api, health, installed, pages
from chautari.web.asyncapi import asyncapi
from chautari.web.callers import address
from chautari.web.headers import safely
from chautari.web.limits import Limits, TooMany, notice
from chautari.web.metrics import Metrics
from chautari.web.offered import offered
from chautari.web.readers import Readers
from chautari.web.settings import Settings
from chautari.web.socket import RAW, table_socket
from chautari.web.static_files import static_file

_log: Final = structlog.get_logger("chautari.web")

_UNCOUNTED: Final = ("/static/", "/healthz", "/readyz", "/metrics")
"""What a page's parts and those who look after a server ask for does not count as a request."""


class House(Litestar):
    """Litestar, with safe headers on every answer and a limit for every caller, also at addresses that lead nowhere."""

    settings: Settings
    limits: Limits
    proxy_seen = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] == ScopeType.HTTP:
            send = safely(send)
            if not self.settings.trust_proxy and not self.proxy_seen:
                self._look_for_a_proxy(scope)
            if not scope["path"].startswith(_UNCOUNTED):
                try:
                    self.limits.requests.check(address(ASGIConnection(scope), self.settings))
                except TooMany as many:
                    await _say_wait(send, many)
                    return
            if scope["method"] == "HEAD":
                # The server leaves the body out; what is said about it is the same.
                scope = {**scope, "method": HttpMethod.GET}
        elif scope["type"] == ScopeType.WEBSOCKET:
            # The socket's own ways, without the wrappers that a frame would have to pass on each.
            scope["state"][RAW] = receive, send
        await super().__call__(scope, receive, send)

    def _look_for_a_proxy(self, scope: Scope) -> None:
        """Say it once when requests seem to come through a proxy that this server was not told of."""
        if any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.proxy_seen = True
            _log.warning("a proxy is in front, and all its callers count as one: see --trust-proxy")


def create_app(store: Store, settings: Settings | None = None) -> House:
    """The application on a store, which it closes when it stops."""
    chosen = settings if settings is not None else Settings.from_environment()
    metrics = Metrics()
    tables = Tables(
        store, chosen.thinking, meter=metrics, games=offered(chosen), most_spectators=int(chosen.spectators)
    )
    metrics.watch(lambda: tables.in_memory)
    store.on_commit(metrics.committed)
    limits = Limits(chosen, metrics.limited)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await tables.start()
        keeping = asyncio.create_task(Keeper(tables, _ages(chosen)).run())
        try:
            yield
        finally:
            keeping.cancel()
            await tables.close()
            await store.close()

    app = House(
        route_handlers=[pages.router, installed.router, api.router, table_socket, static_file, asyncapi, health.router],
        lifespan=[running],
        dependencies={
            "tables": _given(tables),
            "limits": _given(limits),
            "readers": _given(Readers(tables)),
            "settings": _given(chosen),
            "metrics": _given(metrics),
            "readiness": _given(health.Readiness(tables)),
        },
        exception_handlers={
            HTTPException: _http,
            StoreFailed: _store_failed,
            500: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Chautari",
            version=__version__,
            description="Open a table, sit down, fetch records. What happens at a table goes over its WebSocket: "
            "see /asyncapi.json.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(
            backend="brotli", brotli_quality=5, brotli_gzip_fallback=True, exclude_opt_key="compressed"
        ),
        request_max_body_size=int(chosen.body_bytes) or None,
        # Whoever serves this decides where logs go.
        logging_config=None,
    )
    app.state.tables = tables
    app.state.limits, app.state.metrics = limits, metrics
    app.settings, app.limits = chosen, limits
    return app


async def _say_wait(send: Send, many: TooMany) -> None:
    """Answer without finding out what was asked: that is what a limit on everything is for."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"retry-after", str(many.wait).encode())]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": str(many).encode(), "more_body": False})


def _ages(settings: Settings) -> Ages:
    return Ages(
        pack=int(settings.pack_after_days * DAY_MS),
        pack_unfinished=int(settings.pack_unfinished_after_days * DAY_MS),
        forget=int(settings.forget_after_days * DAY_MS),
    )


def _given(thing: Any) -> Provide:
    provide: Callable[[], Any] = lambda: thing  # noqa: E731
    return Provide(provide, sync_to_thread=False, use_cache=True)


def _wants_page(request: api.AnyRequest) -> bool:
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def _http(request: api.AnyRequest, error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and _wants_page(request):
        return pages.not_found(request, error)
    reason = "not_found" if error.status_code == 404 else "bad_request"
    notice(request, error)
    return api.problem(error.status_code, reason, error.detail)


def _store_failed(_: api.AnyRequest, error: StoreFailed) -> Response[Any]:
    _log.error("the store failed", reason=error.reason, detail=str(error))
    return api.problem(503, "store_" + error.reason, "the table could not be read or written just now")


def _failed(request: api.AnyRequest, error: Exception) -> Response[Any]:
    _log.error("a request failed", path=request.scope["path"], exc_info=error)
    return api.problem(500, "broken", "something went wrong here; nothing of what you sent was done")
