"""The play of Patta Party, in the order of its sheet: P5 to P24. `opening` has what comes before."""

from collections.abc import Sequence

from chautari import frame
from chautari.cards import JOKER, SUITS, text
from chautari.game import EVERYONE, NOBODY, Chance, Event, Refused, Shuffle, Travel, Unanswered, View
from chautari.games.patta_party import allowed, scoring
from chautari.games.patta_party import view as eyes
from chautari.games.patta_party.auction import Auction
from chautari.games.patta_party.imagining import imagined
from chautari.games.patta_party.moves import BID, MOST, PASS, TEXTS, TRUMP
from chautari.games.patta_party.packs import DEALS, PACKS
from chautari.games.patta_party.phases import BETWEEN, BIDDING, CALLING, OVER, PHASES, PLAYING
from chautari.games.patta_party.trick import NO_SUIT, SUIT, taken


class PattaParty:
    """A game of Patta Party at some point of it. Made by `PattaPartyRules.start`.

    Team A are the even seats, team B the odd ones (P1), so a seat's team is ``seat & 1``. Everything but the
    contract's own attributes is for this game's files: it holds what no player may see.
    """

    __slots__ = (
        "to_act", "dealer", "hands_played", "over",
        "seats", "jokers", "limit", "show_all", "pack",
        "phase", "deals", "hands", "deck", "auction", "trump", "trick", "leader", "last", "gone", "tricks",
        "voids", "shown", "stuck", "lead", "reason", "scorer", "points", "last_leader", "last_taken",
    )  # fmt: skip

    def __init__(self, seats: int, jokers: bool, limit: int, show_all: bool, dealer: int, lead: int) -> None:
        self.to_act = NOBODY
        self.dealer = dealer  # between hands already the next hand's
        self.hands_played = 0
        self.over = False
        self.seats = seats
        self.jokers = jokers
        self.limit = limit  # hands of the game; 0 for no limit (P23)
        self.show_all = show_all
        self.pack = PACKS[seats, jokers]
        self.lead = lead  # team A's (P22)
        self.phase = BETWEEN
        self.reason = ""  # how the last finished hand ended
        self.scorer = NOBODY  # the team that won it
        self.points = 0  # what it scored
        self._clear()

    def _clear(self) -> None:
        """The whole pack back in one place, as before a deal."""
        self.deals = 0  # how many of the three have been made
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.deck: list[int] = list(self.pack)  # the top card last
        self.auction = Auction(self.seats, (self.dealer + 1) % self.seats)
        self.trump = NOBODY  # the suit; NOBODY until it is called
        self.trick: list[int] = []  # in the order played
        self.leader = NOBODY  # who led to it
        self.last: list[int] = []  # the trick before it
        self.last_leader = NOBODY
        self.last_taken = NOBODY  # the team that took it
        self.gone: list[int] = []  # the tricks before that
        self.tricks: list[int] = [0, 0]
        self.voids: list[int] = [0] * self.seats  # by seat: bit mask of the suits that everybody saw it has none of
        self.shown = 0  # bit mask of the hands that lie open
        self.stuck = NOBODY  # who had to lead and held only jokers (P20)

    # --- dealing -----------------------------------------------------------------------------------------------------

    def chance(self) -> Chance | None:
        """What is wanted from outside: the pack before a hand. One order serves all three deals."""
        return Chance("deal", self.pack, ()) if self.phase == BETWEEN else None

    def put(self, cards: Sequence[int], dealer: int = NOBODY, events: list[Event] | None = None) -> None:
        """Give the order that `chance` asks for, the top card first."""
        if self.phase != BETWEEN:
            raise Refused("no_order_wanted")
        if len(cards) != len(self.pack) or tuple(sorted(cards)) != self.pack:
            raise Refused("other_cards_wanted")
        if dealer not in (NOBODY, self.dealer):
            raise Refused("dealer_follows", dealer=self.dealer)
        self._clear()
        self.deck = list(cards)
        self.deck.reverse()
        self._deal(events)
        self._open_round()

    def _deal(self, events: list[Event] | None) -> None:  # P5
        each = DEALS[self.deals]
        self.deals += 1
        order = self.deck[: -each * self.seats - 1 : -1]
        del self.deck[-each * self.seats :]
        travels: list[Travel] = []
        for place in range(self.seats):
            seat = (self.dealer + 1 + place) % self.seats
            dealt = order[place :: self.seats]
            self.hands[seat] += dealt
            if events is not None:
                travels.append(Travel(dealt, "pack" if self.deals == 1 else "deck", f"hand:{seat}", 1 << seat))
        if events is not None:
            events.append(Event("dealt", self.dealer, travels, {"each": each, "deal": self.deals}))

    # --- bidding -----------------------------------------------------------------------------------------------------

    def _open_round(self) -> None:
        self.auction.open_round()
        self.phase = BIDDING
        self.to_act = self.auction.speaker

    def _call(self, bid: int, events: list[Event] | None) -> None:
        auction = self.auction
        seat = self.to_act
        auction.call(bid)
        if events is not None:
            events.append(Event("bid", seat, None, {"bid": bid}) if bid else Event("passed", seat))
        if auction.speaker != NOBODY:
            self.to_act = auction.speaker
            return
        if events is not None and auction.forced and auction.round == 1:  # P10
            events.append(Event("forced", auction.bidder, None, {"bid": auction.bid}))
        if auction.raised:  # P11
            self.phase = CALLING
            self.to_act = auction.bidder
        else:
            self._after_round(events)

    def _call_trump(self, suit: int, events: list[Event] | None) -> None:
        self.trump = suit
        if events is not None:
            events.append(Event("trump", self.to_act, None, {"suit": SUITS[suit], "bid": self.auction.bid}))
        self._after_round(events)

    def _after_round(self, events: list[Event] | None) -> None:
        while self.deals < len(DEALS):
            self._deal(events)
            if self.auction.bid < MOST:  # P8
                self._open_round()
                return
        self.phase = PLAYING
        self._lead(self.auction.bidder, events)  # P12

    # --- play --------------------------------------------------------------------------------------------------------

    def _lead(self, seat: int, events: list[Event] | None) -> None:
        """``seat`` is to lead to the next trick, if it can (P20)."""
        self.to_act = seat
        self.leader = seat
        hand = self.hands[seat]
        if not self.jokers or hand.count(JOKER) < len(hand):
            return
        self.stuck = seat
        self.shown |= 1 << seat
        other = 1 - (seat & 1)
        if events is not None:
            jokers = Travel(hand[:], f"hand:{seat}", f"hand:{seat}", EVERYONE)
            events.append(Event("stuck", seat, [jokers], {"jokers": len(hand), "team": other}))
        for _ in hand:
            self.tricks[other] += 1
            if self._decided(events):
                return

    def _play(self, card: int, events: list[Event] | None) -> None:
        seat = self.to_act
        trick = self.trick
        if trick and SUIT[card] != SUIT[trick[0]]:
            self.voids[seat] |= 1 << SUIT[trick[0]]
        self.hands[seat].remove(card)
        trick.append(card)
        if events is not None:
            events.append(Event("played", seat, [Travel([card], f"hand:{seat}", "trick", EVERYONE)]))
        if len(trick) < self.seats:
            self.to_act = seat + 1 if seat + 1 < self.seats else 0
        else:
            self._take(events)

    def _take(self, events: list[Event] | None) -> None:
        trick = self.trick
        outcome = taken(trick, self.leader, self.seats, self.trump)
        self.tricks[outcome.team] += 1
        if events is not None:
            kind = ("trick", "turned", "cancelled")[outcome.jokers]
            card = trick[(outcome.best - self.leader) % self.seats]
            facts: dict[str, str | int | list[str]] = {"team": outcome.team, "card": text(card)}
            events.append(Event(kind, outcome.leader, [Travel(trick[:], "trick", "last", EVERYONE)], facts))
        self.gone += self.last
        self.last = trick
        self.last_leader = self.leader
        self.last_taken = outcome.team
        self.trick = []
        if not self._decided(events):
            self._lead(outcome.leader, events)

    # --- result ------------------------------------------------------------------------------------------------------

    def _decided(self, events: list[Event] | None) -> bool:
        """Whether the tricks so far decide the hand; then it ends here (P16)."""
        bidder, bid = self.auction.bidder, self.auction.bid
        reason = scoring.decided(bid, self.tricks[bidder & 1], self.tricks[1 - (bidder & 1)])
        if not reason:
            return False
        made = reason in ("made", "made_clean")
        self.scorer = bidder & 1 if made else 1 - (bidder & 1)
        self.points = scoring.points(bid, reason)  # P21
        self.lead += -self.points if self.scorer else self.points  # P22
        self.reason = reason
        self.hands_played += 1
        self.dealer = scoring.next_dealer(bidder, self.seats, made, self.lead)  # P24
        self.phase = BETWEEN
        self.to_act = NOBODY
        if events is not None:
            facts: dict[str, str | int | list[str]] = {"bid": bid, "points": self.points, "team": bidder & 1}
            events.append(Event(reason, bidder, None, facts))
        if self.show_all:  # P25
            if events is not None:
                left = [seat for seat in range(self.seats) if self.hands[seat]]
                events.append(Event("shown", NOBODY, [frame.hand_shown(self.hands, seat) for seat in left]))
            self.shown = (1 << self.seats) - 1
        if scoring.finished(self.lead, self.hands_played, self.limit):
            self._end_game(events)
        elif self.decider() and events is not None:
            events.append(Event("decider", NOBODY))
        return True

    def decider(self) -> bool:
        """Whether the hand in play, or the next one, is played because the score was level after the last (P23)."""
        before = self.hands_played
        return 0 < self.limit <= before and not self.over

    def stop(self, events: list[Event] | None = None) -> None:
        """End the game here. A hand in play is void and its cards go back unseen; the team ahead has won (P23)."""
        if self.over:
            raise Refused("game_over")
        if self.phase != BETWEEN:
            self._clear()
            self.points = 0
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
        """Each seat's lead over the other team, below zero when behind (P22)."""
        return [-self.lead if seat & 1 else self.lead for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats of the team ahead once the game is over; nobody when it was stopped level."""
        if not self.over or self.lead == 0:
            return []
        return list(range(1 if self.lead < 0 else 0, self.seats, 2))

    def hand_winners(self) -> list[int]:
        """The seats of the team that won the last finished hand; nobody before the first."""
        return [] if self.scorer == NOBODY else list(range(self.scorer, self.seats, 2))

    # --- moves -------------------------------------------------------------------------------------------------------

    def led(self) -> int:
        """The suit that is to be followed; `NO_SUIT` when nothing is led."""
        return SUIT[self.trick[0]] if self.trick else NO_SUIT

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
        if move <= JOKER:
            self._play(move, events)
        elif move < TRUMP:
            self._call(0 if move == PASS else move - BID, events)
        else:
            self._call_trump(move - TRUMP, events)

    def unanswered(self) -> Unanswered | None:
        """Nothing is asked that must not wait."""
        return None

    # --- seen by whom ------------------------------------------------------------------------------------------------

    def phase_word(self) -> str:
        """The phase as a view names it: between, bid, trump, play, over."""
        return PHASES[self.phase]

    def legal_words(self) -> list[str]:
        """The legal moves as text, in plain string order."""
        return frame.words(self.legal(), TEXTS)

    def barred_words(self) -> dict[str, str]:
        """The cards that the seat to act holds and may not play, and the reason codes."""
        barred: dict[str, str] = {}
        if self.phase == PLAYING:
            for card in dict.fromkeys(sorted(self.hands[self.to_act])):
                refused = allowed.card_refusal(self, self.to_act, card)
                if refused is not None:
                    barred[TEXTS[card]] = refused.code
        return barred

    def view(self, seat: int) -> View:
        """All that ``seat`` may see; NOBODY for a spectator (P25)."""
        return eyes.view(self, seat)

    def imagine(self, seat: int, shuffle: Shuffle) -> "PattaParty":
        """A position that ``seat`` could be in, drawn from exactly what it knows."""
        return imagined(self, seat, shuffle)

    def state(self) -> dict[str, object]:
        """The whole position in the record's keys."""
        own = {
            "scores": self.lead,
            "tricks": list(self.tricks),
            "bid": self.auction.bid,
            "trump": SUITS[self.trump] if self.trump != NOBODY else "",
        }
        return {**frame.state(self, self.hand_winners()), **own}

    def places(self) -> dict[str, list[int]]:
        """Every place and its cards, the top card last; together exactly the pack (P2, P3)."""
        places = {
            "deck": list(self.deck),
            "trick": list(self.trick),
            "last": list(self.last),
            "gone": list(self.gone),
        }
        for seat in range(self.seats):
            places[f"hand:{seat}"] = list(self.hands[seat])
        return places

    def clone(self) -> "PattaParty":
        """A copy that shares nothing that changes."""
        new = PattaParty(self.seats, self.jokers, self.limit, self.show_all, self.dealer, self.lead)
        new.to_act = self.to_act
        new.hands_played = self.hands_played
        new.over = self.over
        new.phase = self.phase
        new.deals = self.deals
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.auction = self.auction.clone()
        new.trump = self.trump
        new.trick = self.trick[:]
        new.leader = self.leader
        new.last = self.last[:]
        new.last_leader = self.last_leader
        new.last_taken = self.last_taken
        new.gone = self.gone[:]
        new.tricks = self.tricks[:]
        new.voids = self.voids[:]
        new.shown = self.shown
        new.stuck = self.stuck
        new.reason = self.reason
        new.scorer = self.scorer
        new.points = self.points
        return new
