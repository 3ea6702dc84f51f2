"""The people round the cards, as text: what is asked and by whom, what one may ask, and the clocks that run."""

from typing import NamedTuple

from chautari.game import NOBODY
from chautari.table.messages import AskView, Welcome
from chautari.web.telling import Teller
from chautari.words import say


class Asked(NamedTuple):
    """Something that somebody asks of the table."""

    number: int
    words: str
    waits: bool
    """Whether it waits for this seat's answer."""
    own: bool
    """Whether this seat asked it, and may take it back."""
    no: str
    """What a no is called."""


class MayAsk(NamedTuple):
    """Something that this seat may ask of the others."""

    what: str
    seat: int
    """Whom it is about; NOBODY where it is about the table."""
    words: str
    help: str


def asked(teller: Teller, seen: Welcome) -> list[Asked]:
    """What is asked just now, first what waits for this seat's answer."""
    mine = seen.seat
    found = [
        Asked(
            ask.number,
            _question(teller, seen, ask)
            if mine in ask.waits_for
            else say(teller.tongue, "ask-waiting", names=teller.listed([teller.name(n) for n in ask.waits_for])),
            mine in ask.waits_for,
            ask.by == mine,
            say(teller.tongue, "ask-here" if ask.seat == mine else "ask-no"),
        )
        for ask in seen.table.asks
        if mine != NOBODY and (mine in ask.waits_for or mine in ask.yes)
    ]
    return sorted(found, key=lambda one: not one.waits)


def may_ask(teller: Teller, seen: Welcome) -> list[MayAsk]:
    """What this seat may ask of the others now."""
    now, mine, tongue = seen.table, seen.seat, teller.tongue
    if mine == NOBODY:
        return []
    found: list[MayAsk] = []
    if now.undo == mine:
        found.append(MayAsk("undo", NOBODY, say(tongue, "undo-ask"), ""))
    if now.turn_clock and now.phase != "lobby" and all(ask.what != "clock_off" for ask in now.asks):
        found.append(MayAsk("clock_off", NOBODY, say(tongue, "menu-clock-off"), ""))
    if now.phase != "playing" or seen.view is None:
        return found
    for n, who in enumerate(now.seats):
        idle = who.here and seen.view["to_act"] == n and now.way == "friends" and not now.turn_clock
        gone = who.who == "person" and n != mine and (not who.here or idle) and not who.played_for
        if gone and all(ask.what != "play_for" or ask.seat != n for ask in now.asks):
            key, name = "seat-there" if who.here else "seat-play-for", teller.name(n)
            helps = say(tongue, f"{key}-help", who=name)
            found.append(MayAsk("play_for", n, f"{name}: {say(tongue, key)}", helps))
    return found


def clocks(teller: Teller, seen: Welcome) -> list[str]:
    """How long somebody still has: for a turn, for an answer that has a clock of its own."""
    told: list[str] = []
    if seen.table.turn is not None:
        left = say(teller.tongue, "clock-seconds", seconds=-(-seen.table.turn.left_ms // 1000))
        told.append(f"{say(teller.tongue, 'lobby-clock')}: {left}")
    answer = seen.table.answer
    if answer is not None and seen.view is not None:
        move = teller.move(answer.move, seen.view)
        told.append(say(teller.tongue, "table-answer", seconds=-(-answer.left_ms // 1000), move=move))
    return told


def may_say(seen: Welcome) -> bool:
    """Whether this seat can say one of the phrases."""
    return seen.seat != NOBODY and seen.table.way == "friends" and seen.table.phrases


def _question(teller: Teller, seen: Welcome, ask: AskView) -> str:
    who, whom = teller.name(ask.by), teller.name(ask.seat)
    # Somebody who is connected and does not move: whether anybody is there.
    if ask.what == "play_for" and seen.table.seats[ask.seat].here:
        key = "asked-there-you" if ask.seat == seen.seat else "asked-there"
        return say(teller.tongue, key, who=who, whom=whom)
    return say(teller.tongue, f"asked-{ask.what.replace('_', '-')}", who=who, whom=whom)
