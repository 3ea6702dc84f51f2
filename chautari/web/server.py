"""A server process: its socket, its store, its signals, and what it says at start."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any, Final

import structlog
import typer
import uvicorn

from chautari import __version__
from chautari.store import StoreFailed
from chautari.store.sqlite import SqliteStore
from chautari.web.app import House, create_app
from chautari.web.frames import ShortWay
from chautari.web.logs import configure
from chautari.web.metrics import rules_build
from chautari.web.patience import PatientHttp
from chautari.web.settings import Settings
from chautari.web.wifi import announcement

_log: Final = structlog.get_logger("chautari.web")

GOODBYE_SECONDS: Final = 5
"""How long a stopping server waits for what it accepted."""

UVICORN: Final[dict[str, Any]] = {
    "http": PatientHttp,
    "ws": ShortWay,
    # It would cost more memory a socket than all else together, for messages under a kilobyte.
    "ws_per_message_deflate": False,
    "ws_max_size": 64 * 1024,
    # A phone that went dark is noticed within these two together, and then marked as away.
    "ws_ping_interval": 8,
    "ws_ping_timeout": 6,
    "timeout_graceful_shutdown": GOODBYE_SECONDS,
    # The application reads the proxy's headers itself, and only when told to.
    "proxy_headers": False,
    "server_header": False,
    "access_log": False,
    # What strangers do wrong is no warning: they could fill the log with it.
    "log_level": "error",
    # What it logs goes the way of the rest: `chautari.web.logs`.
    "log_config": None,
}


class CannotServe(Exception):
    """Why no server was started, in words for whoever wanted one."""


class Server(uvicorn.Server):
    """uvicorn, saying goodbye at every table before the sockets close."""

    def __init__(self, app: House) -> None:
        super().__init__(uvicorn.Config(app, **UVICORN))
        self._state = app.state

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping")
        # Nobody new is let in, so that whoever is sent away comes back to the next server and not to this one.
        for server in self.servers:
            server.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._state.tables.close(), GOODBYE_SECONDS)
        # What is queued goes out before the sockets are cut.
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        _log.info("stopped")


def run(host: str, port: int, database: Path, trust_proxy: bool = False, reload: bool = False) -> None:
    """Serve until SIGINT or SIGTERM. Raises CannotServe when the port or the database cannot be had."""
    if trust_proxy:
        os.environ["CHAUTARI_TRUST_PROXY"] = "1"
    try:
        settings = Settings.from_environment()
    except ValueError as error:
        raise CannotServe(str(error)) from None
    configure(settings.logs)
    listening = bound(host, port)
    # What cannot be served is not announced.
    app = None if reload else _app(database, settings)
    typer.echo(announcement(host, listening.getsockname()[1], database))
    if app is None:
        listening.close()
        os.environ["CHAUTARI_DATABASE"] = str(database)
        folder = str(Path(__file__).parents[1])
        reloading = "chautari.web.server:reloaded"
        uvicorn.run(reloading, factory=True, reload=True, reload_dirs=[folder], host=host, port=port, **UVICORN)
        return
    spare_the_collector()
    # uvicorn ends by raising again the signal that stopped it; being told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _log.info("serving", version=__version__, rules=rules_build(), port=listening.getsockname()[1])
    with contextlib.suppress(KeyboardInterrupt):
        Server(app).run([listening])


def reloaded() -> House:
    """The application of a server that starts anew when the code changes."""
    settings = Settings.from_environment()
    configure(settings.logs)
    return _app(Path(os.environ["CHAUTARI_DATABASE"]), settings)


def _app(database: Path, settings: Settings) -> House:
    if not database.parent.is_dir():
        raise CannotServe(f"There is no folder {database.parent} to keep the database in.")
    if database.is_dir():
        raise CannotServe(f"{database} is a folder; name a file in it: --db {database / 'chautari.db'}")
    try:
        return create_app(SqliteStore(database), settings)
    except StoreFailed as error:
        raise CannotServe(f"The database {database} cannot be used: {error}") from None


def spare_the_collector() -> None:
    """Keep the garbage collector from looking through all that stays anyway, a tenth of a busy server's time.

    What is old is looked at every 5,000 tables or so (`bench.soak` counts): sockets and requests leave objects that
    only the collector finds, and a server is to run for months.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 5)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # From here on callers wait instead of being turned away while the rest gets ready.
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            what = f"Port {port} is taken by another program; stop that one, or choose another: --port {port + 1}"
        else:
            what = f"Cannot listen on {host}, port {port}: {error}"
        raise CannotServe(what) from None
    return listening
