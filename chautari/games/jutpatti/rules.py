"""The play of Jutpatti, in the order of its sheet: J3 to J20. `opening` has what comes before."""

from collections.abc import Sequence
from typing import Final

from chautari import frame
from chautari.cards import PLAIN_PACK, RANKS, text
from chautari.game import EVERYONE, NOBODY, Chance, Event, Refused, Shuffle, Travel, Unanswered, View
from chautari.games.jutpatti import view as eyes
from chautari.games.jutpatti.moves import CALL, CUT, DECK, PILE, TEXTS
from chautari.games.jutpatti.pairs import ALL_PAIRS, BITS, laid, toggled

REMADE_AT_MOST: Final = 50  # J17a

# What `legal` gives where it does not depend on the cards: made once, and nobody changes them.
_FIRST_TAKE: Final = [DECK]
_TAKE: Final = [DECK, PILE]
_CUTS: Final = list(range(CUT + 1, CUT + 52))
_NONE: Final[list[int]] = []

_DEAL: Final = Chance("deal", PLAIN_PACK, ())
_PACK: Final = frozenset(PLAIN_PACK)

# The phases, in the order in which a hand goes through them.
_BETWEEN: Final = 0
_CUTTING: Final = 1
_TAKING: Final = 2
_SHUFFLING: Final = 3
_THROWING: Final = 4
_OVER: Final = 5
_PHASES: Final = ("between", "cut", "take", "shuffle", "throw", "over")

_FROM_PILE: Final = -1
"""In `Jutpatti.origins`: everybody saw this card go into a hand."""


class Jutpatti:
    """A game of Jutpatti at some point of it. Made by `JutpattiRules.start`.

    Everything but the contract's own attributes is for this game's files: it holds what no player may see.
    """

    __slots__ = (
        "to_act", "dealer", "hands_played", "over",
        "seats", "each", "target", "call", "throw_back", "cut", "show_all",
        "phase", "hands", "deck", "pile", "turned", "joker", "bits", "odd", "from_pile", "drawer",
        "reshuffles", "origins", "shown", "tally", "hand_winners", "reason",
    )  # fmt: skip

    def __init__(
        self, seats: int, each: int, target: int, call: bool, throw_back: bool, cut: bool, show_all: bool, dealer: int
    ) -> None:
        self.to_act = NOBODY
        self.dealer = dealer  # between hands already the next hand's
        self.hands_played = 0
        self.over = False
        self.seats = seats
        self.each = each  # cards each, as dealt (J2)
        self.target = target  # hands to win; 0 for open (J18)
        self.call = call
        self.throw_back = throw_back
        self.cut = cut
        self.show_all = show_all
        self.phase = _BETWEEN
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # a card just taken stands last
        self.deck: list[int] = list(PLAIN_PACK)  # the top card last
        self.pile: list[int] = []  # the top card last
        self.turned: list[int] = []
        self.joker = NOBODY  # the jokers' rank
        self.bits: list[int] = BITS[0]  # what each card toggles, see `pairs`
        self.odd: list[int] = [0] * seats  # what each hand has toggled
        self.from_pile = False  # whether the card just taken came off the pile
        self.drawer = NOBODY  # who waits for the new deck
        self.reshuffles = 0
        # By card: how often the deck had been remade when it was last hidden in it, or _FROM_PILE.
        self.origins: list[int] = [0] * 52
        self.shown = 0  # bit mask of the hands that lie open
        self.tally: list[int] = [0] * seats
        self.hand_winners: list[int] = []
        self.reason = ""

    # --- setting up --------------------------------------------------------------------------------------------------

    def chance(self) -> Chance | None:
        """What is wanted from outside: the pack before a hand, the thrown cards when the deck has run out (J17)."""
        if self.phase == _BETWEEN:
            return _DEAL
        if self.phase == _SHUFFLING:
            return Chance("shuffle", tuple(sorted(self.pile[:-1])), ())
        return None

    def put(self, cards: Sequence[int], dealer: int = NOBODY, events: list[Event] | None = None) -> None:
        """Give the order that `chance` asks for, the top card first."""
        if self.phase not in (_BETWEEN, _SHUFFLING):
            raise Refused("no_order_wanted")
        wanted = _PACK if self.phase == _BETWEEN else frozenset(self.pile[:-1])
        if len(cards) != len(wanted) or wanted != set(cards):
            raise Refused("other_cards_wanted")
        if dealer != NOBODY and (dealer != self.dealer or self.phase == _SHUFFLING):
            raise Refused("dealer_follows", dealer=self.dealer)
        if self.phase == _SHUFFLING:
            self._remake_deck(cards, events)
            return
        self.hands = [[] for _ in range(self.seats)]
        self.deck = list(cards)
        self.deck.reverse()
        self.pile = []
        self.turned = []
        self.joker = NOBODY
        self.reshuffles = 0
        self.origins = [0] * 52
        self.shown = 0
        if self.cut:  # J7
            self.phase = _CUTTING
            self.to_act = (self.dealer - 1) % self.seats
        else:
            self._deal(events)

    def _cut(self, place: int, events: list[Event] | None) -> None:  # J7
        under = len(self.deck) - place
        self.deck = self.deck[under:] + self.deck[:under]
        if events is not None:
            events.append(Event("cut", self.to_act, None, {"place": place}))
        self._deal(events)

    def _deal(self, events: list[Event] | None) -> None:
        dealt = self.seats * self.each
        order = self.deck[::-1]
        for place in range(self.seats):  # J3
            self.hands[(self.dealer + 1 + place) % self.seats] = order[place : dealt : self.seats]
        turned = order[dealt]  # J4
        self.turned = [turned]
        self.deck = order[:dealt:-1]
        self.joker = ((turned >> 2) + 1) % 13  # J5
        self.count_odd()
        self.phase = _TAKING
        self.to_act = (self.dealer + 1) % self.seats  # J8
        if events is not None:
            hands = frame.dealt_in_turn(self.hands, self.dealer)
            events.append(Event("dealt", self.dealer, hands, {"each": self.each}))
            up = Travel([turned], "pack", "turned", EVERYONE)
            events.append(Event("turned", self.dealer, [up], {"card": text(turned), "joker": RANKS[self.joker]}))

    def count_odd(self) -> None:
        """Work out anew what each hand has toggled, after cards were put into hands."""
        self.bits = BITS[max(self.joker, 0)]
        self.odd = [toggled(hand, max(self.joker, 0)) for hand in self.hands]

    # --- a turn ------------------------------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The moves of the seat to act, each once. The list is not to be changed: it may be shared."""
        if self.phase == _TAKING:
            return _TAKE if self.pile else _FIRST_TAKE  # J9
        if self.phase == _THROWING:
            hand = self.hands[self.to_act]
            moves = hand[:-1] if self.from_pile and not self.throw_back else hand[:]  # J11, J12
            if self.call and ALL_PAIRS[self.odd[self.to_act]]:  # J10
                moves.append(CALL)
            return moves
        return _CUTS if self.phase == _CUTTING else _NONE

    def refusal(self, seat: int, move: int) -> Refused | None:
        """Why ``seat`` may not make ``move`` now; None when it may."""
        if self.phase == _SHUFFLING:
            return Refused("deck_being_shuffled")
        refused = frame.not_now(self, seat, move, len(TEXTS))
        if refused is not None:
            return refused
        if self.phase == _CUTTING:
            return None if move > CALL else Refused("cut_first")
        if move > CALL:
            return Refused("nothing_to_cut")
        if self.phase == _TAKING:
            if move == DECK or (move == PILE and self.pile):
                return None
            return Refused("nothing_thrown" if move == PILE else "take_first")
        if move in (DECK, PILE):
            return Refused("already_taken")
        if move == CALL:
            if not self.call:
                return Refused("nothing_to_call")
            return None if ALL_PAIRS[self.odd[seat]] else Refused("not_all_pairs")
        hand = self.hands[seat]
        if move not in hand:
            return Refused("not_in_hand", card=text(move))
        if move == hand[-1] and self.from_pile and not self.throw_back:  # J11
            return Refused("just_taken", card=text(move))
        return None

    def play(self, seat: int, move: int, events: list[Event] | None = None) -> None:
        """Make a move. Raises `Refused` and changes nothing when it is not legal."""
        refused = self.refusal(seat, move)
        if refused is not None:
            raise refused
        self.apply(move, events)

    def apply(self, move: int, events: list[Event] | None = None) -> None:
        """Make a move that `legal` has just listed, without asking again."""
        seat = self.to_act
        if move < DECK:  # J11
            self.hands[seat].remove(move)
            odd = self.odd[seat]
            self.odd[seat] = odd ^ self.bits[move]
            self.pile.append(move)
            self.phase = _TAKING
            self.to_act = seat + 1 if seat + 1 < self.seats else 0
            if events is not None:
                events.append(Event("threw", seat, [Travel([move], f"hand:{seat}", "pile", EVERYONE)]))
        elif move <= PILE:  # J9
            if move == PILE:
                card = self.pile.pop()
                self.origins[card] = _FROM_PILE
                self.from_pile = True
            elif self.deck:
                card = self.deck.pop()
                self.from_pile = False
            else:
                self._deck_ran_out(events)
                return
            self.hands[seat].append(card)
            odd = self.odd[seat] ^ self.bits[card]
            self.odd[seat] = odd
            self.phase = _THROWING
            if events is not None:
                self._tell_taken(seat, card, events)
            if ALL_PAIRS[odd] and not self.call:  # J10
                self._win(seat, events)
        elif move == CALL:
            self._win(seat, events)
        else:
            self._cut(move - CUT, events)

    def _tell_taken(self, seat: int, card: int, events: list[Event]) -> None:
        source, seen = ("pile", EVERYONE) if self.from_pile else ("deck", 1 << seat)
        events.append(Event(f"took_{source}", seat, [Travel([card], source, f"hand:{seat}", seen)]))

    def unanswered(self) -> Unanswered | None:
        """Nobody is asked anything in this game: a turn may take as long as it takes."""
        return None

    # --- the deck runs out -------------------------------------------------------------------------------------------

    def _deck_ran_out(self, events: list[Event] | None) -> None:
        if self.reshuffles < REMADE_AT_MOST:  # J17
            self.drawer = self.to_act
            self.to_act = NOBODY
            self.phase = _SHUFFLING
            return
        if events is not None:  # J17a
            events.append(Event("void", NOBODY))
        self._end_hand(NOBODY, "dead", events)

    def _remake_deck(self, cards: Sequence[int], events: list[Event] | None) -> None:  # J17
        self.reshuffles += 1
        for card in cards:
            self.origins[card] = self.reshuffles
        self.deck = list(cards)
        self.deck.reverse()
        self.pile = self.pile[-1:]
        if events is not None:
            new = Travel(list(cards), "pile", "deck", 0)
            events.append(Event("reshuffled", NOBODY, [new], {"count": len(cards)}))
        self.to_act = self.drawer
        self.drawer = NOBODY
        self.apply(DECK, events)

    # --- result ------------------------------------------------------------------------------------------------------

    def _win(self, seat: int, events: list[Event] | None) -> None:
        if events is not None:  # J16
            pairs = laid(self.hands[seat], self.joker)
            open_hand = Travel([card for pair in pairs for card in pair], f"hand:{seat}", f"hand:{seat}", EVERYONE)
            events.append(Event("won", seat, [open_hand], {"pairs": len(pairs), "called": int(self.call)}))
        self.tally[seat] += 1
        self._end_hand(seat, "pairs", events)

    def _end_hand(self, winner: int, reason: str, events: list[Event] | None) -> None:
        self.phase = _BETWEEN
        self.to_act = NOBODY
        self.hands_played += 1
        self.reason = reason
        self.hand_winners = []
        if winner != NOBODY:
            self.hand_winners.append(winner)
            self.dealer = winner  # J6
            self.shown = 1 << winner  # J20
        if self.show_all:
            if events is not None:
                others = [seat for seat in range(self.seats) if seat != winner]
                events.append(Event("shown", NOBODY, [frame.hand_shown(self.hands, seat) for seat in others]))
            self.shown = (1 << self.seats) - 1
        if self.target and winner != NOBODY and self.tally[winner] == self.target:  # J18
            self._end_game(events)

    def stop(self, events: list[Event] | None = None) -> None:
        """End the game here. A hand in play is void and its cards go back unseen; so far, most hands wins (J18)."""
        if self.over:
            raise Refused("game_over")
        if self.phase != _BETWEEN:
            self.hands = [[] for _ in range(self.seats)]
            self.deck = list(PLAIN_PACK)
            self.pile = []
            self.turned = []
            self.joker = NOBODY
            self.reshuffles = 0
            self.origins = [0] * 52
            self.count_odd()
        if events is not None:
            events.append(Event("stopped", NOBODY))
        self._end_game(events)

    def _end_game(self, events: list[Event] | None) -> None:
        self.phase = _OVER
        self.to_act = NOBODY
        self.over = True
        if events is not None:
            events.append(frame.game_over(self))

    def scores(self) -> list[int]:
        """Hands won, per seat (J18, J19)."""
        return list(self.tally)

    def winners(self) -> list[int]:
        """The seats with the most hands once the game is over (J18); nobody when no hand was won."""
        return frame.most(self.tally) if self.over and any(self.tally) else []

    # --- seen by whom ------------------------------------------------------------------------------------------------

    def phase_word(self) -> str:
        """The phase as a view names it: between, cut, take, shuffle (chance is wanted), throw, over."""
        return _PHASES[self.phase]

    def legal_words(self) -> list[str]:
        """The legal moves as text, in plain string order."""
        return frame.words(self.legal(), TEXTS)

    def barred_words(self) -> dict[str, str]:
        """Moves that the seat to act might expect, and the reason codes why they are not legal."""
        expected: list[int] = []
        if self.phase == _TAKING:
            expected.append(PILE)
        elif self.phase == _THROWING:
            expected.append(self.hands[self.to_act][-1])
            if self.call:
                expected.append(CALL)
        return frame.barred(self, expected, TEXTS)

    def view(self, seat: int) -> View:
        """All that ``seat`` may see; NOBODY for a spectator (J20)."""
        return eyes.view(self, seat)

    def imagine(self, seat: int, shuffle: Shuffle) -> "Jutpatti":
        """A position that ``seat`` could be in, drawn from exactly what it knows."""
        return eyes.imagined(self, seat, shuffle)

    def state(self) -> dict[str, object]:
        """The whole position in the record's keys."""
        return frame.state(
            self,
            self.hand_winners,
            top=text(self.pile[-1]) if self.pile else "",
            turned=text(self.turned[0]) if self.turned else "",
        )

    def places(self) -> dict[str, list[int]]:
        """Every place and its cards, the top card last; together exactly the pack (E5)."""
        places = {"deck": list(self.deck), "pile": list(self.pile), "turned": list(self.turned)}
        for seat in range(self.seats):
            places[f"hand:{seat}"] = list(self.hands[seat])
        return places

    def clone(self) -> "Jutpatti":
        """A copy that shares nothing that changes."""
        table = (self.seats, self.each, self.target, self.call, self.throw_back, self.cut, self.show_all)
        new = Jutpatti(*table, self.dealer)
        new.to_act = self.to_act
        new.hands_played = self.hands_played
        new.over = self.over
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.turned = self.turned[:]
        new.joker = self.joker
        new.bits = self.bits
        new.odd = self.odd[:]
        new.from_pile = self.from_pile
        new.drawer = self.drawer
        new.reshuffles = self.reshuffles
        new.origins = self.origins[:]
        new.shown = self.shown
        new.tally = self.tally[:]
        new.hand_winners = self.hand_winners[:]
        new.reason = self.reason
        return new
