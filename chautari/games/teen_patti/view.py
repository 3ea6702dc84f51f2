"""Seen by whom: what a seat sees (T10, T11, T21, T23), and what it can know from having watched."""

from itertools import combinations
from typing import TYPE_CHECKING, Final, TypedDict

from chautari import frame
from chautari.cards import RANKS, texts
from chautari.game import HandView, PlaceView, Shuffle, View
from chautari.games.teen_patti.moves import ALLIN, CHAAL, RAISE, SHOW, SIDESHOW, TEXTS
from chautari.games.teen_patti.pot import Part
from chautari.games.teen_patti.ranking import STRENGTHS
from chautari.games.teen_patti.standing import OUT, STANDINGS

if TYPE_CHECKING:
    from chautari.games.teen_patti.rules import TeenPatti

_SHUFFLES: Final = 30
_DRAWS: Final = 3000


class HandName(TypedDict):
    """What a hand is called; for one with wild cards, what they make of it."""

    kind: str
    """trail, pure_sequence, sequence, colour, pair, high_card or two_three_five; empty for cards not seen."""
    high: str
    """The letter of the rank that decides first: ``K`` for a pair of kings."""
    spelt: str
    """All three ranks as people write them, ``10-10-4``."""


class PotShare(TypedDict):
    """What a seat took of a part of the pot, in chips."""

    seat: int
    chips: int


class PotPart(TypedDict):
    """A layer of the last pot, the lowest first."""

    chips: int
    part: str
    """``pot`` when it is all of it, ``main``, ``side``, or ``back`` for chips that nobody else matched."""
    shares: list[PotShare]


class TeenPattiExtras(TypedDict):
    """What a view of Teen Patti has beside that of every game. All chips are play chips."""

    pot: int
    boot: int
    stake: int
    top_stake: int
    pot_limit: int
    blind_pays: int
    """What a blind seat's chaal costs now."""
    seen_pays: int
    standing: list[str]
    """Per seat: blind, seen, packed, out; empty before it has been dealt to."""
    short: list[int]
    """Seats that are all in, or whose boot was short: they win from each seat at most what they put in."""
    paid: list[int]
    """Per seat: chips put in this hand; all 0 once the pot is shared."""
    prices: dict[str, int]
    """What one's own legal moves cost, by their text; moves that cost nothing are left out."""
    asker: int
    """Who asks the seat to act for a side show; -1 when nobody does."""
    named: list[HandName]
    """Per seat: what its hand is called, for the hands that these eyes see."""
    wild: list[str]
    """The letters of the ranks that stand for any card."""
    lowest_wins: bool
    show: str
    """Why all hands were shown: ``asked``, ``all_in``, ``limit``; empty when they were not."""
    pots: list[PotPart]
    """Who took what from the last pot; empty while a hand is played."""
    hands_in_game: int
    story: list[list[int]]
    """Every seat's chips before the first hand and after each; empty while a hand is played."""


def seen_mask(position: "TeenPatti", seat: int) -> int:
    """The hands that a seat sees now, as a bit mask. What a side show showed is seen until the hand ends (T21)."""
    if seat < 0:
        return position.shown
    in_play = position.phase_word() in ("turn", "asked")
    return position.shown | (position.sees[seat] if in_play else position.sees[seat] & 1 << seat)


def view(position: "TeenPatti", seat: int) -> View:
    """All that ``seat`` may see of a position; NOBODY for a spectator."""
    p = position
    phase = p.phase_word()
    in_play = phase in ("turn", "asked")
    acts = seat >= 0 and p.to_act == seat
    visible = seen_mask(p, seat)
    hands: list[HandView] = []
    named: list[HandName] = []
    for other in range(p.seats):
        hand = p.hands[other]
        if (visible >> other) & 1 and hand:
            name = p.order.named(p.worth(other))
            named.append({"kind": name.kind, "high": name.ranks[0], "spelt": name.spelt})
            hands.append({"count": len(hand), "cards": texts(sorted(hand))})
        else:
            named.append({"kind": "", "high": "", "spelt": ""})
            hands.append({"count": len(hand), "cards": []})
    extras: TeenPattiExtras = {
        "pot": p.pot(),
        "boot": p.boot,
        "stake": p.stake,
        "top_stake": 8 * p.boot,
        "pot_limit": 100 * p.boot,
        "blind_pays": p.stake,
        "seen_pays": 2 * p.stake,
        "standing": _standings(p),
        "short": [other for other in range(p.seats) if (p.capped >> other) & 1],
        "paid": p.paid[:],
        "prices": prices(p) if acts else {},
        "asker": p.asker,
        "named": named,
        "wild": [RANKS[rank] for rank in range(13) if (p.wild >> rank) & 1],
        "lowest_wins": p.muflis,
        "show": "" if in_play else p.show,
        "pots": [] if in_play else [_told(part) for part in p.parts],
        "hands_in_game": p.hands_in_game,
        "story": [] if in_play else [chips[:] for chips in p.story],
    }
    places: list[PlaceView] = []
    if p.wild_rule == "rank":
        places.append({"name": "turned", "count": len(p.turned), "cards": texts(p.turned)})
    return frame.view(p, seat, hands, places, p.hand_winners, {**extras})


def prices(p: "TeenPatti") -> dict[str, int]:
    """What each legal move of the seat to act costs, by its text; moves that cost nothing are left out."""
    paying = (CHAAL, RAISE, SHOW, SIDESHOW, ALLIN)
    return {TEXTS[move]: p.price(p.to_act, move) for move in p.legal() if move in paying}


def _standings(p: "TeenPatti") -> list[str]:
    """How each seat stands; who lost the last chips in a hand is out once it is over."""
    playing = frame.in_play(p)
    return [STANDINGS[p.standing[seat] if playing or p.stacks[seat] else OUT] for seat in range(p.seats)]


def _told(part: Part) -> PotPart:
    shares: list[PotShare] = [{"seat": seat, "chips": chips} for seat, chips in part.shares]
    return {"chips": part.chips, "part": part.name, "shares": shares}


# --- what can be known -----------------------------------------------------------------------------------------------


def imagined(position: "TeenPatti", seat: int, shuffle: Shuffle) -> "TeenPatti":
    """A position that ``seat`` could be in, drawn from exactly what it knows from having watched.

    Known: the hands it has seen in this hand (T11, T21, also after the hand's end) or that lie open, and the turned
    card. All else is hidden, its own cards too while it is blind. Of every side show that it did not see, it knows who
    packed, and so which of the two hands was better (T20). Every way in which the hidden cards can lie by that is as
    likely as any other.
    """
    new = position.clone()
    known = position.shown | (position.sees[seat] if seat >= 0 else 0)
    hidden = [other for other in range(new.seats) if not (known >> other) & 1 and new.hands[other]]
    duels = [duel for duel in new.duels if duel[0] in hidden or duel[1] in hidden]
    unseen = sorted([card for other in hidden for card in new.hands[other]] + new.deck)
    for _ in range(_SHUFFLES):
        shuffle(unseen)
        _lay(new, hidden, unseen)
        if _agrees(new, duels):
            return new
    _draw_one_by_one(new, hidden, duels, unseen, shuffle)
    return new


def _lay(position: "TeenPatti", hidden: list[int], cards: list[int]) -> None:
    for place, other in enumerate(hidden):
        position.hands[other] = cards[3 * place : 3 * place + 3]
    position.deck = cards[3 * len(hidden) :]


def _agrees(position: "TeenPatti", duels: list[tuple[int, int, bool]]) -> bool:
    """Whether the hands are such that these side shows went as they did."""
    for stayed, packed, surely in duels:
        difference = position.worth(stayed) - position.worth(packed)
        if difference < 0 or (surely and difference == 0):
            return False
    return True


def _draw_one_by_one(
    position: "TeenPatti", hidden: list[int], duels: list[tuple[int, int, bool]], unseen: list[int], shuffle: Shuffle
) -> None:
    """Deal to the hidden seats where whole shuffles hardly ever fit, as when a very poor hand won a side show.

    A hand that was compared with a known one is drawn from those that fit; where hands then hold a card twice, or do
    not fit each other, all are drawn again. So every way to lie stays as likely as any other.
    """
    compared = [other for other in hidden if any(other in duel[:2] for duel in duels)]
    fitting: list[list[tuple[int, int, int]]] = []
    for other in compared:
        least, most = _bounds(position, hidden, duels, other)
        fitting.append(
            [
                hand
                for hand in combinations(unseen, 3)
                if least <= position.order.value(list(hand), position.wild) <= most
            ]
        )
    rest = [other for other in hidden if other not in compared]
    for _ in range(_DRAWS):
        drawn = [hands[_number(len(hands), shuffle)] for hands in fitting]
        taken = {card for hand in drawn for card in hand}
        if len(taken) < 3 * len(drawn):
            continue
        for other, three in zip(compared, drawn, strict=True):
            position.hands[other] = list(three)
        if _agrees(position, duels):
            left = [card for card in unseen if card not in taken]
            shuffle(left)
            _lay(position, rest, left)
            return


def _bounds(
    position: "TeenPatti", hidden: list[int], duels: list[tuple[int, int, bool]], other: int
) -> tuple[int, int]:
    """The least and the most that a hidden hand can be worth, by the known hands it was compared with."""
    least, most = 0, STRENGTHS * 64 * 2197
    for stayed, packed, surely in duels:
        if stayed == other and packed not in hidden:
            least = max(least, position.worth(packed) + (1 if surely else 0))
        elif packed == other and stayed not in hidden:
            most = min(most, position.worth(stayed) - (1 if surely else 0))
    return least, most


def _number(below: int, shuffle: Shuffle) -> int:
    """A number from 0 on, each as likely as the others, out of nothing but a shuffle."""
    digits = list(range(64))
    while True:
        number = 0
        for _ in range(3):
            shuffle(digits)
            number = number * 64 + digits[0]
        if number < 64**3 // below * below:
            return number % below
