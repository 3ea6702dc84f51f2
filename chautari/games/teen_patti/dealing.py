"""A hand begins: boots are put in and the cards dealt. T8 to T10, T26, T34."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chautari.cards import RANKS, text
from chautari.game import EVERYONE, NOBODY, Event, Travel
from chautari.games.teen_patti.standing import BLIND, OUT, TURN

if TYPE_CHECKING:
    from chautari.games.teen_patti.rules import TeenPatti


def deal(p: "TeenPatti", cards: Sequence[int], events: list[Event] | None) -> None:
    """Begin the next hand with a pack in this order, the top card first."""
    p.clear()
    in_hand: list[int] = []  # in the order of the deal
    for place in range(1, p.seats + 1):
        seat = (p.dealer + place) % p.seats
        if p.stacks[seat]:
            in_hand.append(seat)
            p.standing[seat] = BLIND  # T10
        else:
            p.standing[seat] = OUT  # T9
    _put_in_boots(p, in_hand, events)
    count = len(in_hand)
    for place in range(count):
        p.hands[in_hand[place]] = list(cards[place : 3 * count : count])
    rest = 3 * count
    if p.wild_rule == "rank":  # T34
        p.turned = [cards[rest]]
        p.wild = 1 << (cards[rest] >> 2)
        rest += 1
    p.deck = list(cards[rest:])
    if events is not None:
        _tell(p, in_hand, events)
    p.phase = TURN
    p.to_act = in_hand[0]


def _put_in_boots(p: "TeenPatti", in_hand: list[int], events: list[Event] | None) -> None:  # T8
    short: list[int] = []
    for seat in in_hand:
        chips = min(p.boot, p.stacks[seat])
        p.stacks[seat] -= chips
        p.paid[seat] = chips
        if chips < p.boot:  # T26
            p.capped |= 1 << seat
            short.append(seat)
    if events is not None:
        events.append(Event("boots", NOBODY, None, {"boot": p.boot, "pot": p.pot()}))
        for seat in short:
            events.append(Event("short_boot", seat, None, {"chips": p.paid[seat]}))


def _tell(p: "TeenPatti", in_hand: list[int], events: list[Event]) -> None:
    dealt = [Travel(list(p.hands[seat]), "pack", f"hand:{seat}", 0) for seat in in_hand]
    events.append(Event("dealt", p.dealer, dealt, {"each": 3}))
    if p.turned:
        up = Travel(p.turned[:], "pack", "turned", EVERYONE)
        turned: dict[str, str | int | list[str]] = {"card": text(p.turned[0]), "rank": RANKS[p.turned[0] >> 2]}
        events.append(Event("turned", p.dealer, [up], turned))
