"""Cards as small integers, and their text.

A card is ``rank * 4 + suit``: ranks 0 (ace) to 12 (king) in the order ``A 2 3 … K``, suits 0 to 3 in the
order ``c d h s``. The printed joker is 52. Cards that look the same are the same integer, so a game with two
packs holds the integer twice. ``HIDDEN`` (-1) stands for a card the reader may not know.

>>> card("Th"), text(38)
(38, 'Th')
>>> texts(cards("Ac XX ??"))
['Ac', 'XX', '??']
"""

from collections.abc import Iterable, Sequence
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
JOKER: Final = 52
HIDDEN: Final = -1
PLAIN_PACK: Final = tuple(range(52))

_TEXTS: Final = [r + s for r in RANKS for s in SUITS] + ["XX"]
_CARDS: Final = {t: c for c, t in enumerate(_TEXTS)} | {"??": HIDDEN}


def card(word: str) -> int:
    """The card written ``word``, as in ``Th``, ``XX`` or ``??``. Raises ValueError when it is none."""
    found = _CARDS.get(word)
    if found is None:
        raise ValueError(f"{word!r} is not a card; write rank then suit, as in 9c, Th or XX")
    return found


def cards(line: str) -> list[int]:
    """The cards of a line of text, separated by white space. Raises ValueError at the first that is none."""
    return [card(word) for word in line.split()]


def text(card: int) -> str:
    """How a card is written: ``9c``, ``XX`` for the printed joker, ``??`` for a hidden one."""
    return _TEXTS[card] if card >= 0 else "??"


def texts(cards: Iterable[int]) -> list[str]:
    """How each of some cards is written, in their order."""
    return [text(c) for c in cards]


def rank(card: int) -> int:
    """0 (ace) to 12 (king); 13 for the printed joker."""
    return card >> 2


def suit(card: int) -> int:
    """0 to 3 for clubs, diamonds, hearts, spades."""
    return card & 3


def filled(start: Sequence[int], pack: Sequence[int]) -> list[int]:
    """A whole order of ``pack`` that begins with ``start``; the cards not named follow in the pack's own order.

    Raises ValueError when ``start`` names a card more often than the pack holds it.
    """
    left = list(pack)
    for c in start:
        if c not in left:
            raise ValueError(f"{text(c)} is named more often than the pack holds it")
        left.remove(c)
    return [*start, *left]
