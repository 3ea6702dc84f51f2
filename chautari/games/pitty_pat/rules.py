"""The play of Pitty Pat, in the order of its sheet (Y1 to Y16)."""

from collections.abc import Sequence
from typing import Final

from chautari import frame
from chautari.cards import PLAIN_PACK, RANKS, text
from chautari.game import EVERYONE, NOBODY, Chance, Event, Refused, Shuffle, Travel, Unanswered, View
from chautari.games.pitty_pat import allowed
from chautari.games.pitty_pat import view as eyes
from chautari.games.pitty_pat.knowledge import ANY, EVEN, NONE, SOME, imagined
from chautari.games.pitty_pat.moves import FLIP, MATCH, PASS, TEXTS
from chautari.games.pitty_pat.phases import BETWEEN, FLIPPED, OVER, PHASES, SHUFFLING, THROWING, UPCARD

EACH: Final = 5
"""Cards each (Y1)."""


class PittyPat:
    """A game of Pitty Pat at some point of it. Made by `PittyPatRules.start`.

    Everything but the contract's own attributes is for this game's files: it holds what no player may see.
    """

    __slots__ = (
        "to_act", "dealer", "hands_played", "over",
        "seats", "target", "belize", "may", "passes",
        "phase", "hands", "stock", "pile", "held", "odd", "in_hands", "open_ranks", "flipper",
        "made", "reshuffles", "possible", "unlike", "said_alive", "shown", "dead_ranks",
        "tally", "hand_winners", "reason",
    )  # fmt: skip

    def __init__(self, seats: int, target: int, belize: bool, may: bool, passes: bool, dealer: int) -> None:
        self.to_act = NOBODY
        self.dealer = dealer
        self.hands_played = 0
        self.over = False
        self.seats = seats
        self.target = target  # hands to win (Y13)
        self.belize = belize  # Y14, Y15
        self.may = may  # may match: nobody has to (Y10)
        self.passes = passes  # the deal passes on by one seat (Y12)
        self.phase = BETWEEN
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = list(PLAIN_PACK)  # the top card last
        self.pile: list[int] = []  # the top card, last, is the upcard
        self.held: list[int] = [0] * (seats * 13)  # by seat and rank: how many cards of it the hand holds
        self.odd: list[int] = [0] * seats  # per hand, the ranks held an odd number of times, as bits
        self.in_hands: list[int] = [0] * 13  # by rank: how many of its four cards are in hands
        self.open_ranks = 0  # how many ranks are in some hand and not all in hands (Y16)
        self.flipper = NOBODY  # who waits for the new stock
        self.made: list[list[int]] = [[] for _ in range(seats)]  # each seat's matches: card laid, card it was laid on
        self.reshuffles = 0
        self.possible: list[int] = [ANY] * (seats * 13)  # see `knowledge`
        self.unlike: list[list[int]] = [[] for _ in range(seats)]  # values that `odd` is known not to have
        self.said_alive = False  # whether a turn has ended and the hand went on (Y16)
        self.shown = 0  # bit mask of the hands that lie open
        self.dead_ranks: list[str] = []  # the ranks that a dead hand is stuck with
        self.tally: list[int] = [0] * seats
        self.hand_winners: list[int] = []
        self.reason = ""

    # --- setting up --------------------------------------------------------------------------------------------------

    def chance(self) -> Chance | None:
        """What is wanted: the pack, with a dealer by lot from the second hand on (Y12), or a new stock (Y11)."""
        if self.phase == BETWEEN:
            by_lot = self.hands_played > 0 and not self.passes
            return Chance("deal", PLAIN_PACK, tuple(range(self.seats)) if by_lot else ())
        if self.phase == SHUFFLING:
            return Chance("shuffle", tuple(sorted(self.pile[:-1])), ())
        return None

    def put(self, cards: Sequence[int], dealer: int = NOBODY, events: list[Event] | None = None) -> None:
        """Give the order that `chance` asks for, the top card first, and the dealer where it is chosen by lot."""
        wanted = self.chance()
        if wanted is None:
            raise Refused("no_order_wanted")
        if sorted(cards) != list(wanted.cards):
            raise Refused("other_cards_wanted")
        if wanted.dealers:
            if dealer not in wanted.dealers:
                raise Refused("no_such_seat", seat=dealer, last=self.seats - 1)
            self.dealer = dealer
        elif dealer != NOBODY and (dealer != self.dealer or wanted.why != "deal"):
            raise Refused("dealer_follows", dealer=self.dealer)
        if wanted.why == "deal":
            self._deal(cards, events)
        else:
            self._remake_stock(cards, events)

    def _deal(self, cards: Sequence[int], events: list[Event] | None) -> None:
        self._clear()
        order = list(cards)
        dealt = self.seats * EACH
        for place in range(self.seats):  # Y1
            self.hands[(self.dealer + 1 + place) % self.seats] = order[place : dealt : self.seats]
        upcard = order[dealt]  # Y2
        self.pile = [upcard]
        self.stock = order[:dealt:-1]
        self.count()
        self.phase = UPCARD
        self.to_act = (self.dealer + 1) % self.seats  # Y3
        if events is not None:
            events.append(Event("dealt", self.dealer, frame.dealt_in_turn(self.hands, self.dealer), {"each": EACH}))
            up = Travel([upcard], "pack", "pile", EVERYONE)
            events.append(Event("upcard", self.dealer, [up], {"card": text(upcard)}))

    def _clear(self) -> None:
        """Take all cards in, and forget what was known of the last hand."""
        self.hands = [[] for _ in range(self.seats)]
        self.stock = list(PLAIN_PACK)
        self.pile = []
        self.made = [[] for _ in range(self.seats)]
        self.reshuffles = 0
        self.possible = [ANY] * (self.seats * 13)
        self.unlike = [[] for _ in range(self.seats)]
        self.said_alive = False
        self.shown = 0
        self.dead_ranks = []

    def count(self) -> None:
        """Work out anew what is counted of the hands, after cards were put into hands."""
        held = [0] * (self.seats * 13)
        in_hands = [0] * 13
        for seat in range(self.seats):
            odd = 0
            for card in self.hands[seat]:
                rank = card >> 2
                held[seat * 13 + rank] += 1
                in_hands[rank] += 1
                odd ^= 1 << rank
            self.odd[seat] = odd
        self.held = held
        self.in_hands = in_hands
        self.open_ranks = 0
        for number in in_hands:
            if 0 < number < 4:
                self.open_ranks += 1

    # --- a turn ------------------------------------------------------------------------------------------------------

    def matching(self) -> list[int]:
        """The cards of the seat to act that match the upcard, each with its own match (Y4, Y8)."""
        rank = self.pile[-1] >> 2
        return [card for card in self.hands[self.to_act] if card >> 2 == rank]

    def legal(self) -> list[int]:
        """The moves of the seat to act, each once. The list is not to be changed: it may be shared."""
        return allowed.legal(self)

    def refusal(self, seat: int, move: int) -> Refused | None:
        """Why ``seat`` may not make ``move`` now; None when it may."""
        return allowed.refusal(self, seat, move)

    def play(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        """Make a move. Raises `Refused` and changes nothing when it is not legal."""
        refused = self.refusal(seat, move)
        if refused is not None:
            raise refused
        self.apply(move, events)

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        """Make a move that `legal` has just listed, without asking again."""
        seat = self.to_act
        if move < MATCH:  # Y4: the new upcard
            self._lay(seat, move)
            if events is not None:
                thrown = Travel([move], f"hand:{seat}", "pile", EVERYONE)
                events.append(Event("threw", seat, [thrown], {"left": len(self.hands[seat])}))
            self._next(events)
        elif move < FLIP:
            self._match(seat, move - MATCH, events)
        else:
            rank = self.pile[-1] >> 2
            if not self.may:  # what leaving the upcard tells: none of its rank, in Belize perhaps a pair (Y10, Y15)
                self.possible[seat * 13 + rank] &= EVEN if self.belize else NONE
            if move == PASS:
                if events is not None:
                    events.append(Event("passed", seat))
                self._next(events)
            elif self.stock:
                self._flip(events)
            else:  # Y11
                self.flipper = seat
                self.to_act = NOBODY
                self.phase = SHUFFLING

    def _match(self, seat: int, card: int, events: list[Event] | None) -> None:  # Y4, Y7
        upcard = self.pile[-1]
        self._lay(seat, card)
        self.made[seat] += (card, upcard)
        hand = self.hands[seat]
        if events is not None:
            laid = Travel([card], f"hand:{seat}", "pile", EVERYONE)
            events.append(Event("matched", seat, [laid], {"upcard": text(upcard), "left": len(hand)}))
        if not hand or (self.belize and self.odd[seat] == 0):  # Y7, Y14
            self._win(seat, events)
            return
        if self.belize:
            self.unlike[seat].append(0)
        self.phase = THROWING

    def _lay(self, seat: int, card: int) -> None:
        """A card leaves a hand for the top of the discard pile."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        rank = card >> 2
        self.held[seat * 13 + rank] -= 1
        self.possible[seat * 13 + rank] >>= 1
        bit = 1 << rank
        self.odd[seat] ^= bit
        if self.belize and self.unlike[seat]:
            self.unlike[seat] = [value ^ bit for value in self.unlike[seat]]
        number = self.in_hands[rank]
        self.in_hands[rank] = number - 1
        if number == 4:
            self.open_ranks += 1
        elif number == 1:
            self.open_ranks -= 1

    def _flip(self, events: list[Event] | None) -> None:  # Y5, Y9
        seat = self.to_act
        card = self.stock.pop()
        self.pile.append(card)
        place = seat * 13 + (card >> 2)
        ends = self.held[place] == 0
        self.possible[place] &= NONE if ends else SOME
        if events is not None:
            up = Travel([card], "stock", "pile", EVERYONE)
            events.append(Event("flipped", seat, [up], {"ends": int(ends)}))
        if ends:
            self._next(events)
        else:
            self.phase = FLIPPED

    def _next(self, events: list[Event] | None) -> None:  # Y6
        if self.open_ranks == 0:  # Y16
            self._die(events)
            return
        self.said_alive = True
        self.phase = UPCARD
        seat = self.to_act + 1
        self.to_act = seat if seat < self.seats else 0

    def _remake_stock(self, cards: Sequence[int], events: list[Event] | None) -> None:  # Y11
        self.reshuffles += 1
        self.stock = list(cards)
        self.stock.reverse()
        self.pile = self.pile[-1:]
        if events is not None:
            new = Travel(list(cards), "pile", "stock", 0)
            events.append(Event("reshuffled", NOBODY, [new], {"count": len(cards)}))
        self.to_act = self.flipper
        self.flipper = NOBODY
        self._flip(events)

    # --- result ------------------------------------------------------------------------------------------------------

    def _win(self, seat: int, events: list[Event] | None) -> None:  # Y7, Y14
        kept = sorted(self.hands[seat])
        if events is not None:
            shown = [Travel(kept, f"hand:{seat}", f"hand:{seat}", EVERYONE)] if kept else []
            facts: dict[str, str | int | list[str]] = {"matches": len(self.made[seat]) // 2, "pairs": len(kept) // 2}
            events.append(Event("won", seat, shown, facts))
        self.shown = 1 << seat
        self.tally[seat] += 1
        self._end_hand(seat, "out", events)

    def _die(self, events: list[Event] | None) -> None:  # Y16
        self.dead_ranks = [RANKS[rank] for rank in range(13) if self.in_hands[rank]]
        if events is not None:
            events.append(Event("dead", NOBODY, None, {"ranks": list(self.dead_ranks)}))
        self._end_hand(NOBODY, "dead", events)

    def _end_hand(self, winner: int, reason: str, events: list[Event] | None) -> None:
        self.phase = BETWEEN
        self.to_act = NOBODY
        self.hands_played += 1
        self.reason = reason
        self.hand_winners = [] if winner == NOBODY else [winner]
        if self.passes:  # Y12
            self.dealer = (self.dealer + 1) % self.seats
        if winner != NOBODY and self.tally[winner] == self.target:  # Y13
            self._end_game(events)

    def unanswered(self) -> Unanswered | None:
        """Nobody is asked anything in this game: a turn may take as long as it takes."""
        return None

    def stop(self, events: list[Event] | None = None) -> None:
        """End the game here. A hand in play is void and its cards go back unseen; so far, most hands wins."""
        if self.over:
            raise Refused("game_over")
        if self.phase != BETWEEN:
            self._clear()
            self.count()
        if events is not None:
            events.append(Event("stopped", NOBODY))
        self._end_game(events)

    def _end_game(self, events: list[Event] | None) -> None:
        self.phase = OVER
        self.to_act = NOBODY
        self.over = True
        if events is not None:
            events.append(frame.game_over(self))

    def scores(self) -> list[int]:
        """Hands won, per seat (Y13)."""
        return list(self.tally)

    def winners(self) -> list[int]:
        """The seats with the most hands once the game is over; nobody when no hand was won."""
        return frame.most(self.tally) if self.over and any(self.tally) else []

    # --- seen by whom ------------------------------------------------------------------------------------------------

    def phase_word(self) -> str:
        """The phase as a view names it: between, match, shuffle (chance is wanted), flipped, throw, over."""
        return PHASES[self.phase]

    def legal_words(self) -> list[str]:
        """The legal moves as text, in plain string order."""
        return frame.words(self.legal(), TEXTS)

    def barred_words(self) -> dict[str, str]:
        """Moves that the seat to act might expect, and the reason codes why they are not legal."""
        expected: list[int] = []
        if self.phase in (UPCARD, FLIPPED):
            expected = [MATCH + card for card in sorted(self.hands[self.to_act])]
            expected.append(FLIP)
            if self.phase == FLIPPED:
                expected.append(PASS)
        return frame.barred(self, expected, TEXTS)

    def view(self, seat: int) -> View:
        """All that ``seat`` may see; NOBODY for a spectator."""
        return eyes.view(self, seat)

    def imagine(self, seat: int, shuffle: Shuffle) -> "PittyPat":
        """A position that ``seat`` could be in, drawn from exactly what it knows."""
        return imagined(self, seat, shuffle)

    def state(self) -> dict[str, object]:
        """The whole position in the record's keys."""
        return frame.state(self, self.hand_winners, upcard=text(self.pile[-1]) if self.pile else "")

    def places(self) -> dict[str, list[int]]:
        """Every place and its cards, the top card last; together exactly the pack (E5)."""
        places = {"stock": list(self.stock), "pile": list(self.pile)}
        for seat in range(self.seats):
            places[f"hand:{seat}"] = list(self.hands[seat])
        return places

    def clone(self) -> "PittyPat":
        """A copy that shares nothing that changes."""
        new = PittyPat(self.seats, self.target, self.belize, self.may, self.passes, self.dealer)
        new.to_act = self.to_act
        new.hands_played = self.hands_played
        new.over = self.over
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.stock = self.stock[:]
        new.pile = self.pile[:]
        new.held = self.held[:]
        new.odd = self.odd[:]
        new.in_hands = self.in_hands[:]
        new.open_ranks = self.open_ranks
        new.flipper = self.flipper
        new.made = [made[:] for made in self.made]
        new.reshuffles = self.reshuffles
        new.possible = self.possible[:]
        new.unlike = [values[:] for values in self.unlike]
        new.said_alive = self.said_alive
        new.shown = self.shown
        new.dead_ranks = self.dead_ranks[:]
        new.tally = self.tally[:]
        new.hand_winners = self.hand_winners[:]
        new.reason = self.reason
        return new
