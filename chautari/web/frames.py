"""uvicorn's WebSocket, with a shorter way out for text frames.

A table tells four people of every move, so what one frame costs on its way out decides how many tables a server
carries. ASGI passes each through a coroutine and a frame object; here frames that are ready at the same time are put
together by hand and leave in one write. Everything else, coming in or out, is uvicorn's own.
"""

from collections.abc import Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE: Final = "chautari.write"
"""The key of `ShortWay.write_frames` in a scope's ``state``."""

MOST_UNREAD: Final = 256 * 1024
"""Bytes waiting for a browser that does not read them, before it is given up."""

_TEXT: Final = b"\x81"
"""A whole text frame: the final bit, and the opcode for text."""


class ShortWay(WebSocketsSansIOProtocol):
    """The protocol to give to uvicorn as ``ws``; without compression, which would need its frames."""

    async def run_asgi(self) -> None:
        self.scope["state"][WRITE] = self.write_frames
        await super().run_asgi()

    def write_frames(self, frames: Sequence[bytes]) -> bool:
        """Send texts, each a frame of its own. False when too much that was sent before is still not read."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        parts = []
        for frame in frames:
            parts += [_TEXT, _length(len(frame)), frame]
        self.transport.write(b"".join(parts))
        return self.transport.get_write_buffer_size() < MOST_UNREAD


def _length(size: int) -> bytes:
    """A frame's length as RFC 6455, 5.2 writes it; a server's frames are not masked."""
    if size < 126:
        return bytes([size])
    if size < 1 << 16:
        return b"\x7e" + size.to_bytes(2, "big")
    return b"\x7f" + size.to_bytes(8, "big")
