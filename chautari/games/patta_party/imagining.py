"""What a seat can know of the cards it does not see, and a position drawn from that (P25).

Everybody saw every card that was played, and who could not follow a suit. So a hidden card may be in any hand that is
not known to lack its suit, or in the deck while there is one; nothing else is known.
"""

from typing import TYPE_CHECKING

from chautari.cards import JOKER
from chautari.game import Shuffle
from chautari.games.patta_party.trick import SUIT

if TYPE_CHECKING:
    from chautari.games.patta_party.rules import PattaParty


def imagined(position: "PattaParty", seat: int, shuffle: Shuffle) -> "PattaParty":
    """A position that ``seat`` could be in. Its hidden cards are laid out anew, whatever they truly are."""
    new = position.clone()
    hidden = [other for other in range(new.seats) if other != seat and not (new.shown >> other) & 1]
    places = [new.hands[other] for other in hidden]
    lacking = [new.voids[other] for other in hidden]
    if new.deck:
        places.append(new.deck)
        lacking.append(0)
    cards = [c for place in places for c in place]
    sizes = [len(place) for place in places]
    laid = lay_out(cards, sizes, lacking, shuffle)
    if new.phase_word() == "play" and not new.trick and new.to_act in hidden:
        # Who is to lead holds something to lead (P20).
        leader = hidden.index(new.to_act)
        while all(c == JOKER for c in laid[leader]):
            laid = lay_out(cards, sizes, lacking, shuffle)
    for place, found in zip(places, laid, strict=True):
        place[:] = found
    return new


def lay_out(cards: list[int], sizes: list[int], lacking: list[int], shuffle: Shuffle) -> list[list[int]]:
    """Cards into places of these sizes, none into a place that lacks its suit (a bit mask for each place).

    There must be such a layout. ``cards`` is in no order that matters.
    """
    loose = sorted(cards)
    shuffle(loose)
    # Cards that few places can take go first; of those that as many can take, the shuffle decides.
    room = [sum([not (mask >> suit) & 1 for mask in lacking]) for suit in range(5)]
    loose.sort(key=lambda c: room[SUIT[c]])
    order = list(range(len(sizes)))
    laid: list[list[int]] = [[] for _ in sizes]
    slots = [place for place, size in enumerate(sizes) for _ in range(size)]
    shuffle(slots)
    for c in loose:
        suit = SUIT[c]
        # A free slot, each as likely as the others, as a deal would have it.
        at = next((n for n, place in enumerate(slots) if not (lacking[place] >> suit) & 1), -1)
        if at >= 0:
            laid[slots.pop(at)].append(c)
            continue
        shuffle(order)
        place = _make_room(suit, laid, slots, lacking, order)
        laid[place].append(c)
    return laid


def _make_room(suit: int, laid: list[list[int]], slots: list[int], lacking: list[int], order: list[int]) -> int:
    """A place that may take a card of ``suit``, after others were moved on until it had a slot free.

    ``slots`` are those free; one is used up. Looks for the shortest chain of moves.
    """
    free = set(slots)
    came: dict[int, tuple[int, int]] = {}
    reached = [place for place in order if not (lacking[place] >> suit) & 1]
    starts = set(reached)
    for place in reached:
        for nth, c in enumerate(laid[place]):
            for onward in order:
                if onward in starts or onward in came or (lacking[onward] >> SUIT[c]) & 1:
                    continue
                came[onward] = (place, nth)
                if onward in free:
                    return _moved_on(onward, laid, slots, came, starts)
                reached.append(onward)
    raise ValueError("no layout of these cards fits")


def _moved_on(
    place: int, laid: list[list[int]], slots: list[int], came: dict[int, tuple[int, int]], starts: set[int]
) -> int:
    slots.remove(place)
    while place not in starts:
        source, nth = came[place]
        laid[place].append(laid[source].pop(nth))
        place = source
    return place
