"""uvicorn's WebSocket, with a shorter way in and out for text frames.

A table hears every move once and tells four people of it, so what one frame costs on its way decides how many tables a
server carries. ASGI passes each through a coroutine, a queue and a frame object. Here one that goes out is put together
by hand, and one that comes in whole, as nearly all do, is read by hand and given to whoever listens. Everything else is
uvicorn's own: the handshake, pings, closing, frames in pieces, and every frame that is not as it should be.
"""

from collections.abc import Callable, Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    # Where there was no compiler for it.
    from websockets.utils import apply_mask

SHORT: Final = "chautari.short"
"""The key of a socket's `ShortWay` in its scope's ``state``."""

MOST_UNREAD: Final = 256 * 1024
"""Bytes waiting for a browser that does not read them, before it is given up."""

_TEXT: Final = b"\x81"
"""A whole text frame: the final bit, and the opcode for text."""
_MASKED: Final = 0x80
_HEAD: Final = 6
"""Bytes before the text of a short frame from a browser: two, and the mask."""
_SHORT: Final = 126
"""From this size on a length is written in more than one byte."""

Hear = Callable[[str | None], None]
"""Takes a text; None stands for a message that is not text."""


class ShortWay(WebSocketsSansIOProtocol):
    """The protocol to give to uvicorn as ``ws``; without compression, which would need its frames."""

    _hear: Hear | None = None
    _between_frames = True
    """Whether what comes next begins a frame. Once that is not so, this socket's frames go the long way for good."""

    async def run_asgi(self) -> None:
        self.scope["state"][SHORT] = self
        await super().run_asgi()

    # --- in ---------------------------------------------------------------------------------------------------

    def listen(self, hear: Hear | None) -> None:
        """Have messages given to ``hear`` in their order, from now on, and not to ASGI's ``receive``; None ends it."""
        self._hear = hear

    def hold(self, wait: bool) -> None:
        """Read nothing more from this socket, or go on."""
        if wait != self.read_paused and not self.transport.is_closing():
            self.read_paused = wait
            if wait:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._between_frames and self.handshake_initiated:
            # In the middle of a message that comes in fragments, and after the close, a text is no message by itself.
            if self._hear is not None and self.conn.current_size is None and not self.close_sent:
                text = _text(data)
                if text is not None:
                    self._hear(text)
                    return
            self._between_frames = _ends_with_a_frame(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # Closed as the standard wants it.
                super().send_receive_event_to_app()
                return
        self.frames = []
        self._hear(text)

    # --- out --------------------------------------------------------------------------------------------------

    def write(self, frames: Sequence[bytes]) -> bool:
        """Send texts, each a frame of its own. False when too much that was sent before is still not read."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return True
        transport.write(b"".join([part for frame in frames for part in (_TEXT, _length(len(frame)), frame)]))
        return transport.get_write_buffer_size() < MOST_UNREAD


def _text(data: bytes) -> str | None:
    """The text of exactly one whole and short text frame, as a browser sends it; None for anything else."""
    size = len(data) - _HEAD
    if not 0 <= size < _SHORT or data[:1] != _TEXT or data[1] != _MASKED | size:
        return None
    try:
        return apply_mask(data[_HEAD:], data[2:_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def _ends_with_a_frame(data: bytes) -> bool:
    """Whether data that begin with a frame consist of whole ones."""
    at = 0
    while len(data) - at >= _HEAD:
        size = data[at + 1] & ~_MASKED
        more = 0
        if size >= _SHORT:
            more = 2 if size == _SHORT else 8
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += _HEAD + more + size
    return at == len(data)


def _length(size: int) -> bytes:
    """A frame's length as RFC 6455, 5.2 writes it; a server's frames are not masked."""
    if size < _SHORT:
        return bytes([size])
    if size < 1 << 16:
        return b"\x7e" + size.to_bytes(2, "big")
    return b"\x7f" + size.to_bytes(8, "big")
