"""uvicorn's HTTP, with an end to its patience: whoever opens a line must ask for something within some seconds.

Without it a stranger who opens lines and says nothing, or a letter a minute, holds them as long as they like.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class PatientHttp(H11Protocol):
    """The protocol to give to uvicorn as ``http``. The time is the setting ``request_seconds`` of the house served."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._late is None and self.conn.their_state is h11.IDLE:
            self._wait()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on the socket's own `hello_seconds` count.
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        settings = getattr(self.app, "settings", None)
        if settings is not None and settings.request_seconds:
            self._late = self.loop.call_later(settings.request_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.app.limits.hit("request_seconds")
            self.transport.close()
