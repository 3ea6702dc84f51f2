"""Which card to play, weighed within the trick on the table: what it may win against what it is worth keeping.

`Weighing` looks no further than this trick. `proper` are the cards that a partner will not blame one for; every level
of computer player chooses among them.
"""

from typing import Final

from chautari.cards import JOKER
from chautari.games.patta_party.knowing import Known
from chautari.games.patta_party.trick import NO_SUIT, STRENGTH, SUIT

WILLING: Final = 0.7
"""How often a partner who can take a trick does."""
LAST_STRAW: Final = 3.0
"""How much more a trick counts that ends the hand."""
_TEN: Final = 8
_ACE: Final = 12
DRAWS: Final = 0.35
"""On for the highest trump led by the bidding team while trumps are out."""


def certain(known: Known, c: int) -> bool:
    """Whether a card takes the trick whatever the others hold."""
    if c == JOKER:
        # A joker turns a trick that stands against us, when nobody is left who could change what is best.
        turns = known.trick.count(JOKER) == 0 and known.taking != known.team
        return turns and not known.after()
    if known.trick.count(JOKER) or not beats(known, c):
        return False
    return not known.can_be_beaten(c)


def beats(known: Known, c: int) -> bool:
    """Whether a card would be the highest of the trick as it stands."""
    if not known.trick:
        return c != JOKER
    top = max([known.power(t) for t in known.trick])
    return known.power(c) >= max(top, 0)


def partner_has_it(known: Known) -> bool:
    """Whether a partner's card is sure to take the trick."""
    if known.taking != known.team or JOKER in known.trick:
        return False
    best = known.trick[(known.best - known.leader) % known.seats]
    return not known.can_be_beaten(best)


def proper(known: Known, legal: list[int]) -> list[int]:
    """The legal cards that are no sin: one at least.

    A trick that decides the hand is taken by who is sure to take it. A partner's sure winner is neither ruffed nor
    turned over, and a trick that is ours when we play last is left as it is. No higher card is spent where a lower one
    of its suit does the same.
    """
    return _cheap(known, _blameless(known, legal)) if known.trick else _blameless(known, legal)


def _cheap(known: Known, cards: list[int]) -> list[int]:
    """Of each suit's cards that cannot win, and of those that are sure to, only the lowest."""
    last = not known.after()
    lowest: dict[tuple[int, int], int] = {}
    kept: list[int] = []
    for c in sorted(cards, key=lambda c: STRENGTH[c]):
        if not beats(known, c):
            what = 0
        elif last or certain(known, c):
            what = 1
        else:
            kept.append(c)
            continue
        lowest.setdefault((SUIT[c], what), c)
    return [c for c in cards if c in kept or lowest.get((SUIT[c], 0)) == c or lowest.get((SUIT[c], 1)) == c]


def _blameless(known: Known, legal: list[int]) -> list[int]:
    kept = legal
    if known.trick and known.taking == known.team and (partner_has_it(known) or not known.after()):
        harmless = [c for c in legal if c != JOKER and (SUIT[c] == known.led or SUIT[c] != known.trump)]
        still = [c for c in harmless if _leaves_it(known, c)]
        return still or harmless or [c for c in legal if c != JOKER] or legal
    if known.trick and not known.after():
        # The last to play sees what each card does, and takes what it can. A joker alone it may keep.
        wins = [c for c in legal if certain(known, c)]
        if any(c != JOKER for c in wins):
            return wins
        if not wins:
            kept = [c for c in legal if c != JOKER and SUIT[c] != known.trump] or legal
    if len(known.trick) == 1 and STRENGTH[known.trick[0]] < _TEN:
        # Second to play to a low card: a partner plays after, and the honour will be wanted.
        modest = [c for c in kept if SUIT[c] != known.led or not _TEN < STRENGTH[c] < _ACE]
        kept = modest or kept
    if max(known.needed) and any(known.tricks[team] + 1 == known.needed[team] for team in (0, 1)):
        sure = [c for c in legal if certain(known, c)]
        if sure:
            return sure
    return kept


def _leaves_it(known: Known, c: int) -> bool:
    """Whether a trick that is ours, one joker counted, stays ours when this card is laid: it must not become best."""
    return JOKER not in known.trick or not beats(known, c)


class Weighing:
    """The cards of one seat's turn, weighed."""

    __slots__ = ("known", "loose")

    def __init__(self, known: Known) -> None:
        self.known = known
        self.loose: list[list[int]] = [[] for _ in range(5)]
        """By suit: the strengths that are not known to be anywhere."""
        for c in known.unseen:
            self.loose[SUIT[c]].append(STRENGTH[c])

    def worth(self, c: int) -> float:
        """What playing a card is worth, in tricks: one's team's chance of this one, less the worth of keeping it."""
        known = self.known
        stake = 1.0
        if max(known.needed) and any(known.tricks[team] + 1 == known.needed[team] for team in (0, 1)):
            stake = LAST_STRAW
        worth = stake * self.takes(c) - self.keep(c)
        if not known.trick and SUIT[c] == known.trump and known.bidder & 1 == known.team and self._highest(c):
            worth += DRAWS if self.loose[known.trump] else 0.0
        return worth

    def takes(self, c: int) -> float:
        """How likely one's team takes the trick with this card."""
        known = self.known
        led = SUIT[c] if known.led == NO_SUIT else known.led
        trump = known.trump
        power = max([known.power(t) for t in known.trick], default=-1)
        ours = known.best >= 0 and known.partner(known.best)
        if c != JOKER and beats(known, c):
            power, ours = known.power(c), True
        turners = known.trick.count(JOKER) + (c == JOKER)
        over_led = sum([strength >= power for strength in self.loose[led]]) if led != trump else 0
        over_trump = sum([13 + strength >= power for strength in self.loose[trump]])
        if power >= 13 and led != trump:
            over_led = 0
        unseen = max(1, len(known.unseen))
        p = 1.0 if ours else 0.0
        for seat in known.after():
            missing = 1.0 - min(1.0, known.left[seat] / unseen)
            void = (known.voids[seat] >> led) & 1 == 1
            cannot = 1.0 if void else missing ** len(self.loose[led])
            q = 0.0
            if not (known.voids[seat] >> trump) & 1:
                q = (1.0 if led == trump else cannot) * (1.0 - missing**over_trump)
            if not void and led != trump:
                q += 1.0 - missing**over_led
            q = min(1.0, q)
            p += (1.0 - p) * q * WILLING if known.partner(seat) else -p * q
            if self.loose[NO_SUIT] and not turners and not known.partner(seat):
                p -= p * cannot * (1.0 - missing ** len(self.loose[NO_SUIT]))
        return 1.0 - p if turners == 1 else p

    def keep(self, c: int) -> float:
        """What a card is worth in later tricks."""
        known = self.known
        later = min(1.0, (len(known.hand) - 1) / 5)
        if c == JOKER:
            return 0.8 * later if len(known.hand) > 3 else 0.2 * later
        if SUIT[c] == known.trump:
            return (0.3 + 0.05 * STRENGTH[c]) * later
        if self._highest(c):
            return 0.55 * later
        return (0.3 if STRENGTH[c] >= 10 else 0.015 * STRENGTH[c]) * later

    def _highest(self, c: int) -> bool:
        """Whether no card that is out is as high in its suit."""
        return all(strength < STRENGTH[c] for strength in self.loose[SUIT[c]])
