"""What a command makes happen: the rules of sitting at a table, as against those of the game on it.

Nothing here changes anything. A command becomes entries for the log, or is refused with a reason code of the words
catalogue (`refused-<code>`).
"""

import random
from collections.abc import Mapping

from chautari.game import NOBODY, Game, Refused
from chautari.games import catalogue
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table.arranging import arranged, host_only
from chautari.table.asking import answered, asked
from chautari.table.names import clean_name
from chautari.table.opening import hashed
from chautari.table.state import State


def decide(
    state: State, seat: int, command: m.Command, now: int, lot: random.Random, games: Mapping[str, Game] | None = None
) -> list[e.Entry]:
    """The entries that a command of a seat's person becomes. Raises Refused when it may not be.

    ``lot`` draws what is left to chance, never the cards of a hand (`follow_up`). ``games`` are those that can be
    played here; all there are, when it is not said.
    """
    if seat == NOBODY:
        raise Refused("not_seated")
    match command:
        case m.Move():
            return [_move(state, seat, command, now)]
        case m.Deal():
            return [_deal(state, seat, command, now, lot)]
        case m.Stop():
            host_only(state, seat)
            if state.phase not in ("playing", "between"):
                raise Refused("no_game")
            return [e.Stopped(at=now, by=seat, id=command.id)]
        case m.Ask():
            return [asked(state, seat, command, now)]
        case m.Answer():
            return [answered(state, seat, command, now)]
        case m.Say():
            return [_say(state, seat, command, now)]
        case m.HandOver():
            return [_hand_over(state, seat, command, now)]
        case m.Rename():
            return [e.Renamed(at=now, by=seat, id=command.id, seat=seat, name=clean_name(command.name))]
        case m.Leave():
            return [e.Freed(at=now, by=seat, id=command.id, seat=seat, left=True)]
        case _:
            return arranged(state, seat, command, now, games if games is not None else catalogue())


def follow_up(state: State, now: int, lot: random.Random) -> e.Entry | None:
    """What chance must add before anybody can go on: a game's first deal, a shuffle in mid-hand. None when nothing.

    Later hands are dealt when people say so. ``lot`` must be the operating system's randomness wherever people play.
    """
    chance = state.chance
    if chance is None or state.position is None:
        return None
    if chance.why == "deal" and (state.position.hands_played or state.phase == "over"):
        return None
    cards = list(chance.cards)
    lot.shuffle(cards)
    if chance.why != "deal":
        return e.Shuffled(at=now, cards=cards)
    return e.Dealt(at=now, pack=cards, dealer=_dealer(state, lot))


def _dealer(state: State, lot: random.Random) -> int:
    return lot.choice(state.chance.dealers) if state.chance is not None and state.chance.dealers else NOBODY


def _move(state: State, seat: int, command: m.Move, now: int) -> e.Entry:
    if state.phase != "playing" or state.position is None:
        raise Refused("no_hand")
    # Only what changes the cards makes a view old: people may come and go while somebody thinks.
    if not state.position_seq <= command.seq <= state.seq:
        raise Refused("stale")
    if state.seats[seat].played_for:
        raise Refused("computer_finishes")
    move = state.rules.parse(command.move)
    refusal = state.position.refusal(seat, move)
    if refusal is not None:
        raise refusal
    return e.Moved(at=now, by=seat, id=command.id, seat=seat, move=state.rules.text(move))


def _deal(state: State, seat: int, command: m.Deal, now: int, lot: random.Random) -> e.Entry:
    if state.phase == "playing":
        raise Refused("hand_in_play")
    if state.phase == "between" and state.chance is not None:
        cards = list(state.chance.cards)
        lot.shuffle(cards)
        return e.Dealt(at=now, by=seat, id=command.id, pack=cards, dealer=_dealer(state, lot))
    if state.phase == "lobby":
        host_only(state, seat)
    return begin(state, now, lot, by=seat, command=command.id)


def begin(state: State, now: int, lot: random.Random, by: int = NOBODY, command: str = "") -> e.GameBegun:
    """A new game, its first dealer by lot or its seats drawn for. Its first deal is a `follow_up`."""
    seats = len(state.seats)
    if not state.rules.draws(state.options):
        return e.GameBegun(at=now, by=by, id=command, dealer=lot.randrange(seats))
    order: list[int] = []
    while state.rules.draw(seats, order) is None:
        # Longer and longer: with every further pack a draw that is still undecided becomes unlikelier.
        more = list(range(52))
        lot.shuffle(more)
        order += more
    return e.GameBegun(at=now, by=by, id=command, dealer=NOBODY, draw=order)


def _say(state: State, seat: int, command: m.Say, now: int) -> e.Entry:
    if not state.phrases:
        raise Refused("phrases_off")
    wait = state.seats[seat].wait_to_talk(now)
    if wait:
        raise Refused("too_chatty", seconds=-(-wait // 1000))
    return e.Said(at=now, by=seat, id=command.id, phrase=command.phrase)


def _hand_over(state: State, seat: int, command: m.HandOver, now: int) -> e.Entry:
    if state.way == "pass":
        raise Refused("friends_only")
    token = hashed(command.token) if command.token is not None else ""
    if token and any(token in (s.token, s.offered) for s in state.seats):
        # The same secret would open two seats.
        raise Refused("secret_in_use")
    return e.HandOffered(at=now, by=seat, id=command.id, seat=seat, token=token)
