"""Which language a page is written in, and what its templates say with.

The choice is kept in a cookie that says nothing but ``en`` or ``ne``; without one the browser's own languages decide.
"""

from functools import partial
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Request, Response
from litestar.enums import MediaType
from markupsafe import Markup

from chautari.web.built import hashed, icon
from chautari.words import LANGUAGES, say
from chautari.words.digits import shaped

COOKIE: Final = "language"
_YEAR: Final = 365 * 24 * 3600

_templates: Final = Environment(
    loader=PackageLoader("chautari.web"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=StrictUndefined,
)

AnyRequest = Request[Any, Any, Any]


def language(request: AnyRequest) -> str:
    """The language of the answer: asked for in the address, kept in the cookie, or the first the browser likes."""
    for said in (request.query_params.get("lang"), request.cookies.get(COOKIE)):
        if said in LANGUAGES:
            return said
    liked = [_liking(part) for part in request.headers.get("accept-language", "")[:200].split(",")]
    known = [(weight, tongue) for weight, tongue in liked if tongue in LANGUAGES and weight > 0]
    return max(known, key=lambda found: found[0])[1] if known else LANGUAGES[0]


def _liking(part: str) -> tuple[float, str]:
    """One entry of Accept-Language: how much it is wanted, and the language without its country."""
    tag, _, more = part.partition(";")
    try:
        weight = float(more.strip().removeprefix("q=") or 1)
    except ValueError:
        weight = 0.0
    return weight, tag.strip().lower().partition("-")[0]


def page(template: str, request: AnyRequest, status: int = 200, **shown: object) -> Response[str]:
    """A page from its template. Every address in it is relative to ``root``, so that it works behind any path."""
    tongue = language(request)
    path = request.scope["path"]
    html = _templates.get_template(template).render(
        t=partial(say, tongue),
        shaped=lambda number: shaped(str(number), tongue),
        lang=tongue,
        other=next(other for other in LANGUAGES if other != tongue),
        root="../" * (path.count("/") - 1),
        here=path.lstrip("/"),
        icon=lambda name: Markup(icon(name)),
        hashed=hashed,
        **shown,
    )
    # What it shows depends on the cookie, and tables come and go: a browser asks each time.
    headers = {"cache-control": "no-cache", "vary": "Accept-Language, Cookie", "content-language": tongue}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)


def turned(tongue: str, back: str) -> Response[str]:
    """Keeps a language for this browser and goes back to the page it was chosen on.

    The cookie names no path, so it holds below the folder of this address, wherever a proxy put the house.
    """
    headers = {
        "location": f"{back or './'}?lang={tongue}",
        "set-cookie": f"{COOKIE}={tongue}; Max-Age={_YEAR}; SameSite=Lax",
        "cache-control": "no-store",
    }
    return Response("", status_code=303, media_type=MediaType.TEXT, headers=headers)
