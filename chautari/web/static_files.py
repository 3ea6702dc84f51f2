"""Files that never change while the server runs: read once, compressed once, kept for long where their name allows."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

import brotli
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = Path(__file__).parent / "static"
SMALLEST_COMPRESSED: Final = 400
"""Bytes below which compression saves less than its header costs."""

_HASHED: Final = re.compile(r"-[A-Za-z0-9_-]{8,}\.\w+$")
_COMPRESSED_ALREADY: Final = ("image/png", "image/jpeg", "image/webp", "font/woff2")


class _File(NamedTuple):
    stamp: tuple[int, int]
    """When it was written and how long it is: a file that was built anew is read anew."""
    kind: str
    etag: str
    bodies: dict[str, bytes]
    """By content encoding; ``identity`` is the file itself."""


_kept: dict[Path, _File] = {}


@get("/static/{path:path}", include_in_schema=False, opt={"compressed": True}, sync_to_thread=True)
def static_file(request: Request[Any, Any, Any], path: FromPath[Path]) -> Response[bytes]:
    """A file of the client or of the pages."""
    file = (FOLDER / str(path).lstrip("/")).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
        raise NotFoundException("there is no such file")
    found = _read(file)
    # Under a name that holds its digest, or asked for with one, a file never changes.
    forever = "v" in request.query_params or _HASHED.search(file.name) is not None
    headers = {
        "etag": found.etag,
        "vary": "Accept-Encoding",
        "cache-control": "public, max-age=31536000, immutable" if forever else "no-cache",
    }
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((e for e in ("br", "gzip") if e in found.bodies and e in accepted), "identity")
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(found.bodies[encoding], media_type=found.kind, headers=headers)


def _read(file: Path) -> _File:
    status = file.stat()
    stamp = (status.st_mtime_ns, status.st_size)
    kept = _kept.get(file)
    if kept is not None and kept.stamp == stamp:
        return kept
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    bodies = {"identity": body}
    if len(body) >= SMALLEST_COMPRESSED and kind not in _COMPRESSED_ALREADY:
        bodies["br"] = brotli.compress(body, quality=11)
        bodies["gzip"] = gzip.compress(body, 9)
    found = _kept[file] = _File(stamp, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', bodies)
    return found
