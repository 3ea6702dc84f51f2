"""What makes the house an application on a device: its manifest, its service worker, the page for no network."""

import hashlib
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Response, Router, get
from litestar.enums import MediaType

from chautari import __version__
from chautari.web.built import STATIC, bundle, hashed
from chautari.web.tongue import AnyRequest, language, page
from chautari.words import LANGUAGES, say

PAPER: Final = "#eff1ee"
SLATE: Final = "#22404f"

_ICONS: Final = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("icon-maskable-512", 512, "maskable"))
_STYLES: Final = ("built/tokens.css", "pages.css", "reading.css", "home.css", "games.css")
_SHELL: Final = (*_STYLES, "home.js", "look.js", "app.js", "built/drawn/favicon.svg")
_HERO: Final = ("built/drawn/hero.svg", "built/drawn/hero-dark.svg", "built/drawn/dhaka-edge.svg")


@get("/manifest.webmanifest", media_type="application/manifest+json")
async def manifest(request: AnyRequest) -> Response[bytes]:
    """The application as a home screen shows it, in the language of the page that links here."""
    tongue = language(request)
    told = {
        "id": "./",
        "name": say(tongue, "app-name"),
        "short_name": say(tongue, "app-name"),
        "description": say(tongue, "home-about"),
        "lang": tongue,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": SLATE,
        "categories": ["games", "cards"],
        "icons": [
            {
                "src": f"static/{hashed(f'pictures/{name}.png')}",
                "sizes": f"{side}x{side}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, side, purpose in _ICONS
        ],
        "shortcuts": [{"name": say(tongue, "join-title"), "url": "join"}],
    }
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=_asked_each_time())


@get("/sw.js", media_type="text/javascript")
async def service_worker() -> Response[str]:
    """The worker with its version: another one whenever anything that it keeps is another."""
    return Response(_worker(), media_type="text/javascript; charset=utf-8", headers=_asked_each_time())


@get("/offline", media_type=MediaType.HTML)
async def offline(request: AnyRequest) -> Response[str]:
    """What is shown where the network is away; a device keeps it in every language."""
    return page("offline.html", request)


@cache
def _worker() -> str:
    shell = ["./", *(f"offline?lang={tongue}" for tongue in LANGUAGES)]
    shell += [f"static/{hashed(name)}" for name in _SHELL if (STATIC / name).is_file()]
    shell += [f"static/{name}" for name in _HERO if (STATIC / name).is_file()]
    table = bundle()
    if table is not None:
        shell += [f"static/{name}" for name in (table.script, *table.styles, *table.imports, *table.later)]
    body = (STATIC / "sw.js").read_text("utf-8")
    words = [say(tongue, key) for tongue in LANGUAGES for key in ("page-offline-title", "page-offline-tables")]
    digest = hashlib.sha256(msgspec.json.encode([__version__, shell, words, body])).hexdigest()[:12]
    return f"const VERSION = {msgspec.json.encode(digest).decode()};\nconst SHELL = {_listed(shell)};\n{body}"


def _listed(addresses: list[str]) -> str:
    return msgspec.json.encode(addresses).decode()


def _asked_each_time() -> dict[str, Any]:
    return {"cache-control": "no-cache"}


router: Final = Router("/", route_handlers=[manifest, service_worker, offline], include_in_schema=False)
