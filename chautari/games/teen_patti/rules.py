"""The play of Teen Patti, in the order of its sheet (T4 to T39).

`dealing` begins a hand, `allowed` says what may be done, `sideshow` and `showing` compare hands.
"""

from collections.abc import Sequence
from typing import Final

from chautari import frame
from chautari.cards import PLAIN_PACK, text
from chautari.game import NOBODY, Chance, Event, Refused, Shuffle, Travel, Unanswered, View
from chautari.games.teen_patti import allowed, dealing, showing, sideshow
from chautari.games.teen_patti import view as eyes
from chautari.games.teen_patti.moves import (
    ACCEPT,
    ALLIN,
    CHAAL,
    DECLINE,
    PACK,
    RAISE,
    SEE,
    SHOW,
    SIDESHOW,
    TEXTS,
)
from chautari.games.teen_patti.pot import Part
from chautari.games.teen_patti.ranking import AK47, NOTHING_WILD, Ranking, ranking
from chautari.games.teen_patti.standing import (
    ANSWER_SECONDS,
    ASKED,
    BETWEEN,
    BLIND,
    NOT_DEALT,
    OUT,
    OVER,
    PACKED,
    PHASES,
    POT_LIMIT,
    SEEN,
    TURN,
)

_NONE: Final[list[int]] = []


class TeenPatti:
    """A game of Teen Patti at some point of it. Made by `TeenPattiRules.start`.

    Everything but the contract's own attributes is for this game's files: it holds what no player may see.
    """

    __slots__ = (
        "to_act", "dealer", "hands_played", "over",
        "seats", "hands_in_game", "boot", "order", "muflis", "wild_rule", "two_three_five", "blind_limit",
        "suits_break_ties", "show_price", "split",
        "phase", "hands", "deck", "turned", "wild", "standing", "sees", "shown", "duels",
        "stacks", "paid", "stake", "blind_paid", "capped", "all_in", "asker",
        "hand_winners", "reason", "show", "parts", "last_pot", "story",
    )  # fmt: skip

    def __init__(
        self,
        stacks: list[int],
        hands_in_game: int,
        boot: int,
        muflis: bool,
        wild_rule: str,
        two_three_five: bool,
        blind_limit: int,
        suits_break_ties: bool,
        show_price: int,
        split: bool,
        dealer: int,
    ) -> None:
        seats = len(stacks)
        self.to_act = NOBODY
        self.dealer = dealer  # between hands already the next hand's
        self.hands_played = 0
        self.over = False
        self.seats = seats
        self.hands_in_game = hands_in_game  # T3
        self.boot = boot
        self.order: Ranking = ranking(muflis, two_three_five, suits_break_ties)
        self.muflis = muflis
        self.wild_rule = wild_rule
        self.two_three_five = two_three_five
        self.blind_limit = blind_limit  # 0 for none (T36)
        self.suits_break_ties = suits_break_ties
        self.show_price = show_price  # in stakes, where it is not the chaal (T38)
        self.split = split  # T39
        self.phase = BETWEEN
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = list(PLAIN_PACK)  # what is not dealt
        self.turned: list[int] = []
        self.wild = AK47 if wild_rule == "AK47" else NOTHING_WILD  # bit mask of ranks (T34)
        self.standing: list[int] = [OUT if chips == 0 else NOT_DEALT for chips in stacks]
        self.sees: list[int] = [0] * seats  # by seat: bit mask of the hands it has seen in this hand (T11, T21)
        self.shown = 0  # bit mask of the hands that lie open
        self.duels: list[tuple[int, int, bool]] = []  # side shows: who stayed, who packed, whether surely for less
        self.stacks: list[int] = stacks
        self.paid: list[int] = [0] * seats  # chips put in this hand
        self.stake = boot
        self.blind_paid: list[int] = [0] * seats  # how often, while blind (T36)
        self.capped = 0  # bit mask (T26)
        self.all_in = 0  # bit mask (T24)
        self.asker = NOBODY  # who asked for the side show that is being answered
        self.hand_winners: list[int] = []
        self.reason = ""
        self.show = ""  # what made all hands be shown: asked, all_in, limit
        self.parts: list[Part] = []  # how the last pot was shared
        self.last_pot = 0
        self.story: list[list[int]] = [stacks[:]]  # every seat's chips, before the first hand and after each

    # --- setting up --------------------------------------------------------------------------------------------------

    def chance(self) -> Chance | None:
        """What is wanted from outside: the pack before a hand."""
        return Chance("deal", PLAIN_PACK, ()) if self.phase == BETWEEN else None

    def put(self, cards: Sequence[int], dealer: int = NOBODY, events: list[Event] | None = None) -> None:
        """Give the pack's order, the top card first: boots are put in and the cards dealt (T8, T9)."""
        if self.phase != BETWEEN:
            raise Refused("no_order_wanted")
        if sorted(cards) != list(PLAIN_PACK):
            raise Refused("other_cards_wanted")
        if dealer not in (NOBODY, self.dealer):
            raise Refused("dealer_follows", dealer=self.dealer)
        dealing.deal(self, cards, events)

    def clear(self) -> None:
        """Take all cards in, and forget what was paid, seen and shown in the last hand."""
        self.hands = [[] for _ in range(self.seats)]
        self.deck = list(PLAIN_PACK)
        self.turned = []
        self.wild = AK47 if self.wild_rule == "AK47" else NOTHING_WILD
        self.sees = [0] * self.seats
        self.shown = 0
        self.duels = []
        self.paid = [0] * self.seats
        self.stake = self.boot  # T10
        self.blind_paid = [0] * self.seats
        self.capped = 0
        self.all_in = 0
        self.asker = NOBODY
        self.show = ""
        self.parts = []

    # --- who is in ---------------------------------------------------------------------------------------------------

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the hand."""
        return self.standing[seat] == BLIND or self.standing[seat] == SEEN

    def staying(self) -> list[int]:
        """The seats still in the hand."""
        return [seat for seat in range(self.seats) if self.is_in(seat)]

    def how_many_in(self) -> int:
        """How many seats are still in the hand."""
        count = 0
        for standing in self.standing:
            if standing in (BLIND, SEEN):
                count += 1
        return count

    def after(self, seat: int) -> int:
        """The next seat still in."""
        for _ in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.is_in(seat):
                break
        return seat

    def before(self, seat: int) -> int:
        """The seat still in that is nearest before this one."""
        for _ in range(self.seats):
            seat = seat - 1 if seat else self.seats - 1
            if self.is_in(seat):
                break
        return seat

    # --- prices ------------------------------------------------------------------------------------------------------

    def pot(self) -> int:
        """The chips in the pot."""
        return sum(self.paid)

    def pot_is_full(self) -> bool:
        """Whether the pot has reached its limit, so that all who are in show (T22)."""
        return self.pot() >= POT_LIMIT * self.boot

    def chaal_price(self, seat: int) -> int:
        """What a seat pays to stay in (T12)."""
        return 2 * self.stake if self.standing[seat] == SEEN else self.stake

    def price(self, seat: int, move: int) -> int:
        """The chips that a move costs a seat."""
        if move in (CHAAL, SIDESHOW):  # T12, T19
            return self.chaal_price(seat)
        if move == RAISE:  # T13
            return 2 * self.chaal_price(seat)
        if move == SHOW:  # T16, T38
            return self.show_price * self.stake if self.show_price > 1 else self.chaal_price(seat)
        return self.stacks[seat] if move == ALLIN else 0  # T24

    # --- a turn ------------------------------------------------------------------------------------------------------

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
        if move == SEE:  # T11
            self._see(seat, events)
        elif move == CHAAL:  # T12
            self.pay(seat, move, "chaal", events)
            self._go_on(seat, events)
        elif move == RAISE:  # T13
            self.pay(seat, move, "raised", events)
            self._go_on(seat, events)
        elif move == PACK:  # T14
            if events is not None:
                events.append(Event("packed", seat))
            self.pack(seat, events)
            if self.phase == TURN:
                self.to_act = self.after(seat)
        elif move == SHOW:  # T16
            self.pay(seat, move, "asked_show", events, self.after(seat))
            showing.show(self, "asked", seat, events)
        elif move == SIDESHOW:  # T19
            sideshow.ask(self, seat, events)
        elif move in (ACCEPT, DECLINE):  # T20
            sideshow.answer(self, seat, move == ACCEPT, events)
        else:  # T24
            self.capped |= 1 << seat
            self.all_in |= 1 << seat
            self.pay(seat, move, "all_in", events)
            showing.show(self, "all_in", seat, events)

    def _see(self, seat: int, events: list[Event] | None) -> None:
        self.standing[seat] = SEEN
        self.sees[seat] |= 1 << seat
        if events is not None:
            events.append(Event("saw", seat, [self.faces(seat, 1 << seat)]))

    def pay(self, seat: int, move: int, kind: str, events: list[Event] | None, other: int = NOBODY) -> None:
        """A seat pays for a move, which is told as an event of this kind, and raises the stake where it does (T13)."""
        chips = self.price(seat, move)
        blind = self.standing[seat] == BLIND
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        if blind:
            self.blind_paid[seat] += 1
        if move == RAISE:
            self.stake *= 2
        if events is not None:
            facts: dict[str, str | int | list[str]] = {"chips": chips, "blind": int(blind), "pot": self.pot()}
            if move == RAISE:
                facts["stake"] = self.stake
            if other != NOBODY:
                facts["other"] = other
            events.append(Event(kind, seat, None, facts))

    def _go_on(self, seat: int, events: list[Event] | None) -> None:
        """After a chaal or a raise: the next seat, or a show among all at the pot limit (T22)."""
        if self.pot_is_full():
            showing.show_at_limit(self, seat, events)
        else:
            self.to_act = self.after(seat)

    def pack(self, seat: int, events: list[Event] | None) -> None:
        """A seat gives up its cards; who is left alone takes the pot (T15)."""
        self.standing[seat] = PACKED
        if self.how_many_in() == 1:  # T15
            last = self.after(seat)
            self.parts = [Part(self.pot(), [(last, self.pot())], "pot")]
            showing.end_hand(self, "last_in", events)

    def unanswered(self) -> Unanswered | None:
        """What no answer amounts to, and when: a side show is declined (T20)."""
        return Unanswered(DECLINE, ANSWER_SECONDS) if self.phase == ASKED else None

    # --- hands compared: see `sideshow` and `showing` ----------------------------------------------------------------

    def worth(self, seat: int) -> int:
        """What a seat's hand is worth, by this table's order of the hands."""
        return self.order.value(self.hands[seat], self.wild)

    def faces(self, seat: int, mask: int) -> Travel:
        """A hand turned up where it is, for the seats in a bit mask."""
        return Travel(self.hands[seat][:], f"hand:{seat}", f"hand:{seat}", mask)

    # --- result ------------------------------------------------------------------------------------------------------

    def stop(self, events: list[Event] | None = None) -> None:
        """End the game here. A hand in play is void: chips are as they were before its boot (T31)."""
        if self.over:
            raise Refused("game_over")
        if self.phase != BETWEEN:
            for seat in range(self.seats):
                self.stacks[seat] += self.paid[seat]
                self.standing[seat] = NOT_DEALT if self.stacks[seat] else OUT
            self.clear()
        if events is not None:
            events.append(Event("stopped", NOBODY))
        self.end_game(events)

    def end_game(self, events: list[Event] | None) -> None:
        """Nobody plays any more."""
        self.phase = OVER
        self.to_act = NOBODY
        self.over = True
        if events is not None:
            events.append(frame.game_over(self))

    def scores(self) -> list[int]:
        """Chips, per seat; those in the pot belong to nobody yet."""
        return self.stacks[:]

    def winners(self) -> list[int]:
        """The seats with the most chips once the game is over (T30)."""
        return frame.most(self.stacks) if self.over else []

    # --- seen by whom ------------------------------------------------------------------------------------------------

    def phase_word(self) -> str:
        """The phase as a view names it: between, turn, asked (a side show is to be answered), over."""
        return PHASES[self.phase]

    def legal_words(self) -> list[str]:
        """The legal moves as text, in plain string order."""
        return frame.words(self.legal(), TEXTS)

    def barred_words(self) -> dict[str, str]:
        """Moves that the seat to act might expect, and the reason codes why they are not legal."""
        expected = [CHAAL, RAISE, SHOW if self.how_many_in() == 2 else SIDESHOW] if self.phase == TURN else _NONE
        return frame.barred(self, expected, TEXTS)

    def view(self, seat: int) -> View:
        """All that ``seat`` may see; NOBODY for a spectator (T10, T21, T23)."""
        return eyes.view(self, seat)

    def imagine(self, seat: int, shuffle: Shuffle) -> "TeenPatti":
        """A position that ``seat`` could be in, drawn from exactly what it knows."""
        return eyes.imagined(self, seat, shuffle)

    def state(self) -> dict[str, object]:
        """The whole position in the record's keys."""
        turned = text(self.turned[0]) if self.turned else ""
        return frame.state(self, self.hand_winners, pot=self.pot(), stake=self.stake, turned=turned)

    def places(self) -> dict[str, list[int]]:
        """Every place and its cards; together exactly the pack (E5)."""
        places = {"deck": list(self.deck), "turned": list(self.turned)}
        for seat in range(self.seats):
            places[f"hand:{seat}"] = list(self.hands[seat])
        return places

    def clone(self) -> "TeenPatti":
        """A copy that shares nothing that changes."""
        new = TeenPatti(
            self.stacks[:],
            self.hands_in_game,
            self.boot,
            self.muflis,
            self.wild_rule,
            self.two_three_five,
            self.blind_limit,
            self.suits_break_ties,
            self.show_price,
            self.split,
            self.dealer,
        )
        new.to_act = self.to_act
        new.hands_played = self.hands_played
        new.over = self.over
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.turned = self.turned[:]
        new.wild = self.wild
        new.standing = self.standing[:]
        new.sees = self.sees[:]
        new.shown = self.shown
        new.duels = self.duels[:]
        new.paid = self.paid[:]
        new.stake = self.stake
        new.blind_paid = self.blind_paid[:]
        new.capped = self.capped
        new.all_in = self.all_in
        new.asker = self.asker
        new.hand_winners = self.hand_winners[:]
        new.reason = self.reason
        new.show = self.show
        new.parts = self.parts[:]
        new.last_pot = self.last_pot
        new.story = [chips[:] for chips in self.story]
        return new
