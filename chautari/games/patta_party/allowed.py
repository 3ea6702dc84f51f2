"""What the seat to act may do, and why not the rest: two answers to one question (P6, P11, P13, P17)."""

from typing import TYPE_CHECKING, Final

from chautari import frame
from chautari.cards import JOKER, SUITS, text
from chautari.game import Refused
from chautari.games.patta_party.moves import BID, PASS, TEXTS, TRUMP
from chautari.games.patta_party.phases import BIDDING, CALLING, PLAYING
from chautari.games.patta_party.trick import NO_SUIT, SUIT, playable

if TYPE_CHECKING:
    from chautari.games.patta_party.rules import PattaParty

_TRUMPS: Final = list(range(TRUMP, TRUMP + 4))
_NONE: Final[list[int]] = []


def legal(p: "PattaParty") -> list[int]:
    """The moves of the seat to act, each once. The list is not to be changed: it may be shared."""
    if p.phase == PLAYING:
        return playable(p.hands[p.to_act], SUIT[p.trick[0]] if p.trick else NO_SUIT)
    if p.phase == BIDDING:
        return [PASS, *range(BID + p.auction.least(), BID + p.auction.most() + 1)]
    return _TRUMPS if p.phase == CALLING else _NONE


def refusal(p: "PattaParty", seat: int, move: int) -> Refused | None:
    """Why ``seat`` may not make ``move`` now; None when it may."""
    refused = frame.not_now(p, seat, move, len(TEXTS))
    if refused is not None:
        return refused
    if p.phase == PLAYING:
        return card_refusal(p, seat, move)
    if p.phase == CALLING:
        return None if move >= TRUMP else Refused("call_trump_first")
    if move < PASS:
        return Refused("bid_first")
    if move >= TRUMP:
        return Refused("trump_not_yet")
    if move == PASS:
        return None
    if move - BID < p.auction.least():  # P6
        return Refused("bid_higher", bid=p.auction.bid)
    return None if move - BID <= p.auction.most() else Refused("first_round_bid", most=p.auction.most())


def card_refusal(p: "PattaParty", seat: int, move: int) -> Refused | None:
    """Why ``seat``, whose turn it is to play a card, may not make ``move``; None when it may."""
    if move > JOKER:
        return Refused("bidding_over" if move < TRUMP else "trump_stays")
    hand = p.hands[seat]
    if move not in hand:
        return Refused("not_in_hand", card=text(move))
    led = p.led()
    if led == NO_SUIT:
        return Refused("joker_led") if move == JOKER else None  # P17
    if SUIT[move] != led and any(SUIT[c] == led for c in hand):  # P13, P17
        return Refused("follow_suit", suit=SUITS[led], card=text(move))
    return None
