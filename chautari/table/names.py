"""What people and computers at a table are called."""

import unicodedata
from typing import Final

from chautari.game import Refused

ANIMALS: Final = ("danphe", "habre", "gaida", "chituwa", "yak", "saras", "langur", "hatti")
"""Avatars, and the names of those who give none."""

_JOINERS: Final = "\u200c\u200d"
"""Devanagari needs these two invisible characters; all others are dropped from names."""


def clean_name(name: str) -> str:
    """A name as the table shows it: one line, no invisible characters. Refused when nothing is left."""
    shown = "".join(c for c in name if c in _JOINERS or unicodedata.category(c)[0] not in "CZ" or c == " ")
    shown = " ".join(shown.split())
    if not shown.strip(_JOINERS):
        raise Refused("name_empty")
    return shown
