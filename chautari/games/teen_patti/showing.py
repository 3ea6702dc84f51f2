"""The show, and who takes what: T15 to T17, T22 to T26, T29, T39."""

from typing import TYPE_CHECKING

from chautari.game import EVERYONE, NOBODY, Event
from chautari.games.teen_patti.pot import shared
from chautari.games.teen_patti.standing import BETWEEN, OUT, POT_LIMIT

if TYPE_CHECKING:
    from chautari.games.teen_patti.rules import TeenPatti


def show(p: "TeenPatti", why: str, by: int, events: list[Event] | None) -> None:
    """Turn up every hand still in (T16, T22 to T24), and share the pot."""
    p.show = why
    values = [0] * p.seats
    seat = by
    for _ in range(p.how_many_in()):
        seat = p.after(seat)
        values[seat] = 2 * p.worth(seat)
        p.shown |= 1 << seat
        if events is not None:
            named = p.order.named(values[seat] // 2)
            facts: dict[str, str | int | list[str]] = {
                "hand": named.kind,
                "high": named.ranks[0],
                "spelt": named.spelt,
            }
            events.append(Event("shown", seat, [p.faces(seat, EVERYONE)], facts))
    if why == "asked" and not p.split:  # T17, T39
        values[by] -= 1
    capped = [seat for seat in range(p.seats) if (p.capped >> seat) & 1]
    p.parts = shared(p.paid, p.staying(), capped, values, (p.dealer + 1) % p.seats)
    end_hand(p, "show", events)


def show_at_limit(p: "TeenPatti", by: int, events: list[Event] | None) -> None:
    """The pot has reached its limit: all who are in show (T22)."""
    if events is not None:
        events.append(Event("limit", NOBODY, None, {"limit": POT_LIMIT * p.boot, "pot": p.pot()}))
    show(p, "limit", by, events)


def end_hand(p: "TeenPatti", reason: str, events: list[Event] | None) -> None:
    """Give out the pot by its parts, and see whether the game goes on (T3, T4, T29)."""
    p.last_pot = p.pot()
    won: set[int] = set()
    for part in p.parts:
        for seat, chips in part.shares:
            p.stacks[seat] += chips
            won.add(seat)
            if events is not None:
                told: dict[str, str | int | list[str]] = {
                    "chips": chips,
                    "part": part.name,
                    "sharing": len(part.shares),
                }
                events.append(Event("won", seat, None, told))
    p.hand_winners = sorted(won)
    p.reason = reason
    p.paid = [0] * p.seats
    p.phase = BETWEEN
    p.to_act = NOBODY
    p.hands_played += 1
    p.story.append(p.stacks[:])
    for seat in range(p.seats):
        if p.stacks[seat] == 0 and p.standing[seat] != OUT and events is not None:  # T29
            events.append(Event("out", seat))
    for _ in range(p.seats):  # T4
        p.dealer = (p.dealer + 1) % p.seats
        if p.stacks[p.dealer]:
            break
    with_chips = sum([1 for chips in p.stacks if chips])
    if p.hands_played == p.hands_in_game or with_chips == 1:  # T3, T29
        p.end_game(events)
