"""Seen by whom: what a seat sees of a game of Patta Party (P25)."""

from typing import TYPE_CHECKING, TypedDict

from chautari import frame
from chautari.cards import SUITS, texts
from chautari.game import NOBODY, PlaceView, View
from chautari.games.patta_party import scoring
from chautari.games.patta_party.trick import NO_SUIT, taken

if TYPE_CHECKING:
    from chautari.games.patta_party.rules import PattaParty


class PattaPartyCall(TypedDict):
    """What a seat said in a round of bidding."""

    seat: int
    bid: int
    """0 for a pass."""


class PattaPartyExtras(TypedDict):
    """What a view of Patta Party has beside that of every game. Teams are 0 for even seats, 1 for odd ones."""

    jokers: bool
    """Whether it is joker mode."""
    calls: list[list[PattaPartyCall]]
    """Every bid and pass of the hand, round by round; the last round is the one in play while bids are made."""
    bid: int
    """The highest so far; 0 for none."""
    bidder: int
    """Whose it is; -1 for nobody's."""
    forced: bool
    """Whether it is the six that the first player has to bid when all pass."""
    trump: str
    """``c``, ``d``, ``h`` or ``s``; empty until it is called."""
    tricks: list[int]
    """Tricks won, by team."""
    needed: list[int]
    """Tricks that decide the hand for each team; zeros before there is a bid."""
    led: str
    """The suit to be followed; empty when nothing is led."""
    leader: int
    """Who led, or is to lead, to the trick on the table; -1 while bids are made."""
    best: int
    """Whose card is highest in the trick on the table; -1 for nobody's."""
    taking: int
    """The team that would take the trick as it stands, jokers counted; -1 for none."""
    last_leader: int
    """Who led to the last trick; -1 when there is none."""
    last_taken: int
    """The team that took it; -1 when there is none."""
    deals: int
    """How many of the three deals have been made."""
    lead: int
    """Team A's lead; below zero team B's."""
    limit: int
    """Hands of the game; 0 for no limit."""
    decider: bool
    """Whether this hand, or between hands the next, decides a game that was level after its last hand."""
    points: int
    """What the hand scored that has just been finished; 0 while one is played."""
    stuck: int
    """Who had to lead and held only jokers; -1 for nobody."""


def view(position: "PattaParty", seat: int) -> View:
    """All that ``seat`` may see of a position; NOBODY for a spectator (P25)."""
    p = position
    words = p.phase_word()
    in_play = words not in ("between", "over")
    bidder, bid = p.auction.bidder, p.auction.bid
    needed = [0, 0]
    if bid:
        needed[bidder & 1] = scoring.needed(bid)
        needed[1 - (bidder & 1)] = scoring.to_break(bid)
    stands = taken(p.trick, p.leader, p.seats, p.trump) if p.trick else None
    led = p.led()
    extras: PattaPartyExtras = {
        "jokers": p.jokers,
        "calls": [[{"seat": who, "bid": said} for who, said in calls] for calls in p.auction.calls],
        "bid": bid,
        "bidder": bidder,
        "forced": p.auction.forced,
        "trump": SUITS[p.trump] if p.trump != NOBODY else "",
        "tricks": list(p.tricks),
        "needed": needed,
        "led": SUITS[led] if led != NO_SUIT else "",
        "leader": p.leader if words == "play" else NOBODY,
        "best": stands.best if stands is not None else NOBODY,
        "taking": stands.team if stands is not None else NOBODY,
        "last_leader": p.last_leader,
        "last_taken": p.last_taken,
        "deals": p.deals,
        "lead": p.lead,
        "limit": p.limit,
        "decider": p.decider(),
        "points": 0 if in_play else p.points,
        "stuck": p.stuck,
    }
    places: list[PlaceView] = [
        {"name": "deck", "count": len(p.deck), "cards": []},
        {"name": "trick", "count": len(p.trick), "cards": texts(p.trick)},
        {"name": "last", "count": len(p.last), "cards": texts(p.last)},
    ]
    return frame.view(p, seat, frame.hands_seen(p.hands, p.shown, seat), places, p.hand_winners(), {**extras})
