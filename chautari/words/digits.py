"""How numbers are written: 123 or १२३."""

from typing import Final

_DEVANAGARI: Final = str.maketrans("0123456789", "०१२३४५६७८९")


def shaped(text: str, language: str) -> str:
    """``text`` with its digits as the language writes them.

    >>> shaped("3/4", "ne"), shaped("3/4", "en")
    ('३/४', '3/4')
    """
    return text.translate(_DEVANAGARI) if language == "ne" else text
