"""The picture that a messenger shows beside a link: a game's own, with nobody's name on it."""

from typing import Final

from chautari.web.built import STATIC, hashed
from chautari.web.settings import Settings
from chautari.web.tongue import AnyRequest

SIZE: Final = (1200, 630)
"""Width and height, px."""


def preview(request: AnyRequest, settings: Settings, game: str = "") -> str:
    """The whole address of the picture for a game, or for the house; messengers follow no relative one."""
    name = f"pictures/preview-{game}.png"
    if not game or not (STATIC / name).is_file():
        name = "pictures/preview.png"
    return f"{outside(request, settings)}static/{hashed(name)}"


def outside(request: AnyRequest, settings: Settings) -> str:
    """The house's address as whoever asks sees it, with a slash at its end."""
    scheme, host, prefix = request.url.scheme, request.headers.get("host", ""), ""
    if settings.trust_proxy:
        said = request.headers
        scheme = said.get("x-forwarded-proto", scheme).partition(",")[0].strip()
        host = said.get("x-forwarded-host", host).partition(",")[0].strip()
        prefix = said.get("x-forwarded-prefix", "").strip("/")
    return f"{scheme}://{host}/{prefix}{'/' if prefix else ''}"
