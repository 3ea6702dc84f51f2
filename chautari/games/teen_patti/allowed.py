"""What the seat to act may do, and why not the rest: two answers to one question, in the order of the sheet."""

from typing import TYPE_CHECKING, Final

from chautari import frame
from chautari.game import Refused
from chautari.games.teen_patti.moves import ACCEPT, ALLIN, CHAAL, DECLINE, PACK, RAISE, SEE, SHOW, SIDESHOW, TEXTS
from chautari.games.teen_patti.standing import ASKED, BLIND, SEEN, TOP_STAKE, TURN

if TYPE_CHECKING:
    from chautari.games.teen_patti.rules import TeenPatti

_NONE: Final[list[int]] = []
_ANSWERS: Final = [ACCEPT, DECLINE]


def legal(position: "TeenPatti") -> list[int]:
    """The moves of the seat to act, each once. The list is not to be changed: it may be shared."""
    p = position
    if p.phase == ASKED:
        return _ANSWERS
    if p.phase != TURN:
        return _NONE
    seat = p.to_act
    blind = p.standing[seat] == BLIND
    moves = [SEE, PACK] if blind else [PACK]
    chips = p.stacks[seat]
    chaal = p.stake if blind else 2 * p.stake
    if blind and 0 < p.blind_limit <= p.blind_paid[seat]:  # T36
        if chips == 0:
            moves.append(ALLIN)
        return moves
    if chips < chaal:  # T24
        moves.append(ALLIN)
    else:
        moves.append(CHAAL)
        if chips >= 2 * chaal and 2 * p.stake <= TOP_STAKE * p.boot:  # T13, T28
            moves.append(RAISE)
    if p.how_many_in() == 2:
        if chips >= p.price(seat, SHOW) and (blind or p.standing[p.after(seat)] == SEEN):  # T18
            moves.append(SHOW)
    elif not blind and chips >= chaal and p.standing[p.before(seat)] == SEEN:  # T19
        moves.append(SIDESHOW)
    return moves


def refusal(position: "TeenPatti", seat: int, move: int) -> Refused | None:
    """Why ``seat`` may not make ``move`` now; None when it may."""
    p = position
    refused = frame.not_now(p, seat, move, len(TEXTS))
    if refused is not None:
        return refused
    if p.phase == ASKED:
        return None if move in (ACCEPT, DECLINE) else Refused("answer_first")
    if move in (ACCEPT, DECLINE):
        return Refused("nothing_asked")
    if move == PACK:
        return None
    blind = p.standing[seat] == BLIND
    if move == SEE:
        return None if blind else Refused("already_seen")
    price = p.price(seat, move)
    if blind and 0 < p.blind_limit <= p.blind_paid[seat] and price > 0:  # T36
        return Refused("see_first", times=p.blind_limit)
    chips = p.stacks[seat]
    if move == ALLIN:
        return None if chips < p.chaal_price(seat) else Refused("not_short", price=p.chaal_price(seat))
    if move == SHOW:
        if p.how_many_in() != 2:
            return Refused("show_needs_two")
        if not blind and p.standing[p.after(seat)] != SEEN:
            return Refused("show_of_blind")
    elif move == SIDESHOW:
        if p.how_many_in() == 2:
            return Refused("side_show_needs_three")
        if blind:
            return Refused("side_show_blind")
        if p.standing[p.before(seat)] != SEEN:
            return Refused("side_show_of_blind")
    elif move == RAISE and 2 * p.stake > TOP_STAKE * p.boot:
        return Refused("stake_at_top", stake=p.stake)
    return None if chips >= price else Refused("too_few_chips", price=price, chips=chips)  # T28
