"""What every HTTP answer says to the browser about safety: nothing from elsewhere, in no frame, no guessing."""

from typing import Final

from litestar.types import Message, Send

_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        # Drawings set an element's place by its style attribute; style sheets come from this house alone.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

SAFE: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # A table's address is as good as a key to look on; it shall not travel.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


def safely(send: Send) -> Send:
    """An ASGI ``send`` that adds `SAFE` to the answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *SAFE]
        await send(message)

    return sending
