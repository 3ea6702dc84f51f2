"""A side show: two seats compare in secret, and one packs. T19 to T21."""

from typing import TYPE_CHECKING

from chautari.game import NOBODY, Event
from chautari.games.teen_patti import showing
from chautari.games.teen_patti.moves import SIDESHOW
from chautari.games.teen_patti.standing import ASKED, TURN

if TYPE_CHECKING:
    from chautari.games.teen_patti.rules import TeenPatti


def ask(p: "TeenPatti", seat: int, events: list[Event] | None) -> None:
    """``seat`` pays and asks the one before it (T19); where that fills the pot there is a show instead (T22)."""
    asked = p.before(seat)
    p.pay(seat, SIDESHOW, "asked_side_show", events, asked)
    if p.pot_is_full():
        showing.show_at_limit(p, seat, events)
        return
    p.phase = ASKED
    p.asker = seat
    p.to_act = asked


def answer(p: "TeenPatti", asked: int, accepts: bool, events: list[Event] | None) -> None:
    """``asked`` lets the hands be compared, or does not (T20); the lower one packs, of equal ones the asker's."""
    asker = p.asker
    p.asker = NOBODY
    p.phase = TURN
    if not accepts:
        if events is not None:
            events.append(Event("declined", asked, None, {"other": asker}))
    else:
        both = 1 << asker | 1 << asked
        p.sees[asker] |= both  # T21
        p.sees[asked] |= both
        wins = p.worth(asker) > p.worth(asked)
        loser = asked if wins else asker
        p.duels.append((asker, asked, True) if wins else (asked, asker, False))
        if events is not None:
            hands = [p.faces(asked, both), p.faces(asker, both)]
            events.append(Event("side_show", asked, hands, {"other": asker}))
            # Whether the hands were equal is nobody's business but theirs.
            events.append(Event("packed_in_side_show", loser, None, {"other": asker if wins else asked}))
        p.pack(loser, events)
    p.to_act = p.after(asker)
