"""Every word that people read, in every language: one Fluent catalogue for the server and the browser.

The common words lie beside this file, those of one game in the game's folder under ``words/``. A language other than
English says a missing message in English; a message that English lacks too raises `MissingWord` where `strict` is set
(the tests set it) and otherwise shows its key, legibly.

>>> say("en", "card-name", rank=say("en", "rank-t"), suit=say("en", "suit-h"))
'ten of hearts'
>>> say("ne", "card-name", rank=say("ne", "rank-t"), suit=say("ne", "suit-h"))
'पानको दहला'
"""

import hashlib
import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from chautari.game import Refused
from chautari.words.digits import shaped

LANGUAGES: Final = ("en", "ne")
"""The languages there are; the first is whole by law, and speaks for the others where they are silent."""

PAGES_ONLY: Final = ("home-", "page-", "join-", "fair-", "credits-", "pass-page-", "watch-", "text-")
"""Messages that only server-rendered pages use begin with these, and are not sent to the table's client."""

strict = bool(os.environ.get("CHAUTARI_STRICT_WORDS"))
"""Whether a message that English lacks is an error; set by the tests."""


class MissingWord(KeyError):
    """No language has this message, or its gaps were not filled."""


def say(language: str, key: str, /, **gaps: str | int) -> str:
    """The message ``key``, its gaps filled, in ``language``; in English where the language lacks it."""
    for tongue in (language, LANGUAGES[0]):
        bundle = _bundle(tongue)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is not None:
                told, errors = bundle.format_pattern(message.value, gaps)
                if errors and strict:
                    raise MissingWord(f"{tongue} {key}: {errors}")
                return shaped(str(told), tongue)
    if strict:
        raise MissingWord(f"{key} is in no catalogue")
    return key.replace("-", " ")


def why(language: str, refused: Refused) -> str:
    """What the rules refuse, as a sentence; in plain English where the catalogue has none for it."""
    key = f"refused-{refused.code.replace('_', '-')}"
    return say(language, key, **refused.facts) if has(key) else str(refused)


def has(key: str) -> bool:
    """Whether English has this message."""
    return _bundle(LANGUAGES[0]).has_message(key)


@cache
def source(language: str, game: str = "") -> str:
    """The Fluent text that the table's client reads: the common words and one game's, without comments.

    What the language lacks is there in English, so that one file is enough.
    """
    found: dict[str, str] = {}
    for tongue in (LANGUAGES[0], language):
        for text in _texts(tongue, game):
            found |= _messages(text)
    return "\n".join(text for key, text in found.items() if not key.startswith(PAGES_ONLY)) + "\n"


@cache
def version(language: str, game: str = "") -> str:
    """A short digest of `source`, for addresses and caches that may keep it for good."""
    return hashlib.sha256(source(language, game).encode()).hexdigest()[:12]


def entries(language: str) -> dict[str, ast.Message]:
    """Every message of a language as parsed, the games' too: for checks on the catalogue itself.

    Raises ValueError for text that is no message, and for a key that is there twice.
    """
    found: dict[str, ast.Message] = {}
    for text in _all_texts(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{language}: {entry.id.name} is there twice")
                found[entry.id.name] = entry
            elif not isinstance(entry, ast.BaseComment):
                raise ValueError(f"{language}: no message: {entry.content if isinstance(entry, ast.Junk) else entry!r}")
    return found


@cache
def _bundle(language: str) -> FluentBundle:
    # No isolation marks round what fills a gap: both scripts run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for text in _all_texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _messages(text: str) -> dict[str, str]:
    """Key to source text, comments left out."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            entry.comment = None
            found[entry.id.name] = FluentSerializer().serialize_entry(entry).rstrip()
    return found


def _texts(language: str, game: str) -> list[str]:
    folders = [files("chautari").joinpath("words")]
    if game:
        folders.append(_games().joinpath(game, "words"))
    return [_read(folder.joinpath(f"{language}.ftl")) for folder in folders]


def _all_texts(language: str) -> list[str]:
    """The common words and every game's: its words at the table, and those of its page."""
    texts = [_read(files("chautari").joinpath("words", f"{language}.ftl"))]
    for folder in sorted(_games().iterdir(), key=lambda folder: folder.name):
        for part in ("words", "page"):
            file = folder.joinpath(part, f"{language}.ftl")
            if file.is_file():
                texts.append(_read(file))
    return texts


def _games() -> Traversable:
    return files("chautari").joinpath("games")


def _read(file: Traversable) -> str:
    return file.read_text(encoding="utf-8").replace("\r\n", "\n")
