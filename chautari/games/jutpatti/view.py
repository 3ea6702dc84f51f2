"""Seen by whom: what a seat sees (J20), and what it can know from having watched."""

from typing import TYPE_CHECKING, Final, TypedDict

from chautari import frame
from chautari.cards import RANKS, text, texts
from chautari.game import PlaceView, Shuffle, View
from chautari.games.jutpatti.pairs import ALL_PAIRS, laid, toggled

if TYPE_CHECKING:
    from chautari.games.jutpatti.rules import Jutpatti

PILE_SHOWN: Final = 4
"""Of the thrown cards the top one and the edges of three under it are seen (J20)."""

_TRIES: Final = 100


class JutpattiExtras(TypedDict):
    """What a view of Jutpatti has beside that of every game."""

    joker: str
    """The letter of the jokers' rank (``T`` for ten); empty before the deal."""
    cards_each: int
    pairs: list[list[str]]
    """The pairs in one's own hand, laid out as J16 says; empty for a spectator."""
    pairs_needed: int
    just_taken: str
    """The card one has just taken and not yet thrown for; empty otherwise, and for all other eyes."""
    taken_from: str
    """``deck`` or ``pile`` while somebody has taken a card and not yet thrown one; empty otherwise."""
    laid: list[list[str]]
    """The winning hand as its pairs; empty until a hand is won."""
    reshuffles: int
    """How often the deck was remade in this hand."""
    call: bool
    """Whether a winner must say so (`call`)."""


def view(position: "Jutpatti", seat: int) -> View:
    """All that ``seat`` may see of a position; NOBODY for a spectator (J20)."""
    p = position
    words = p.phase_word()
    acts = seat >= 0 and p.to_act == seat
    in_play = frame.in_play(p)
    pile = p.pile
    own = p.hands[seat] if seat >= 0 else []
    taken = words == "throw"
    extras: JutpattiExtras = {
        "joker": RANKS[p.joker] if p.joker >= 0 else "",
        "cards_each": p.each,
        "pairs": [texts(pair) for pair in laid(own, p.joker)],
        "pairs_needed": (p.each + 1) // 2,
        "just_taken": text(own[-1]) if taken and acts else "",
        "taken_from": ("pile" if p.from_pile else "deck") if taken else "",
        "laid": [texts(pair) for winner in p.hand_winners if not in_play for pair in laid(p.hands[winner], p.joker)],
        "reshuffles": p.reshuffles,
        "call": p.call,
    }
    places: list[PlaceView] = [
        {"name": "deck", "count": len(p.deck), "cards": []},
        {"name": "pile", "count": len(pile), "cards": texts(pile[-PILE_SHOWN:])},
        {"name": "turned", "count": len(p.turned), "cards": texts(p.turned)},
    ]
    return frame.view(p, seat, frame.hands_seen(p.hands, p.shown, seat), places, p.hand_winners, {**extras})


def imagined(position: "Jutpatti", seat: int, shuffle: Shuffle) -> "Jutpatti":
    """A position that ``seat`` could be in, drawn from exactly what it knows from having watched.

    Known: its own cards, hands that are shown, and every card in a hand that came off the pile. All else is hidden, but
    not all of it can be everywhere: whoever watched knows which cards each new deck was made of, so a hidden card is
    among the cards of the deck that it was drawn from. Cards change places within those groups alone.

    A player who has taken a card and has not won does not hold all pairs, where the table spots a win (J10): such
    positions are drawn again, a bounded number of times.
    """
    new = position.clone()
    places = [new.hands[other] for other in range(new.seats) if other != seat and not (new.shown >> other) & 1]
    places.append(new.deck)
    groups: list[list[tuple[list[int], int]]] = [[] for _ in range(new.reshuffles + 1)]
    for place in places:
        for index, card in enumerate(place):
            if new.origins[card] >= 0:
                groups[new.origins[card]].append((place, index))
    actor = new.to_act if new.phase_word() == "throw" and new.to_act != seat and not new.call else -1
    for _ in range(_TRIES):
        for group in groups:
            cards = [place[index] for place, index in group]
            shuffle(cards)
            for (place, index), card in zip(group, cards, strict=True):
                place[index] = card
        if actor < 0 or not ALL_PAIRS[toggled(new.hands[actor], new.joker)]:
            break
    new.count_odd()
    return new
