"""A table as text: what one pair of eyes sees, and what may be done, ready to be written as a page of forms."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from chautari.game import NOBODY, View
from chautari.games import catalogue
from chautari.table.messages import Welcome
from chautari.web.telling import Teller, is_card
from chautari.words import say

_FEW: Final = 6
"""More numbers than this are chosen from a list."""


class Doing(NamedTuple):
    """Something that may be done, or may not and why."""

    move: str
    words: str
    why: str = ""


class Held(NamedTuple):
    """A card of one's own hand."""

    words: str
    doing: Doing | None


class Shown(NamedTuple):
    """Everything on the page that depends on the table."""

    status: str
    mine: bool
    """Whether it is for this seat to do something now."""
    waits: bool
    """Whether others are to do something, so that the page looks again by itself."""
    recent: list[str]
    """What happened since this seat's last move."""
    story: list[str]
    """All that happened in this hand."""
    hand: list[Held]
    why: str
    """Why most of the hand cannot be played, where several cards have one reason among them; it is said once."""
    moves: list[Doing]
    numbers: list[Doing]
    """Moves that name one of many numbers."""
    barred: list[Doing]
    facts: list[str]
    places: list[str]
    seats: list[str]


def shown(tongue: str, seen: Welcome) -> Shown:
    """What the eyes of a welcome see."""
    teller = Teller(tongue, seen.table.game, seen.table.seats, seen.seat)
    view = seen.view
    if view is None:
        # Without a view in mid-game one is outside the curtain.
        status = _before(tongue, teller, seen) if seen.table.phase == "lobby" else say(tongue, "curtain-words")
        seats = [seat_line(teller, seen, n) for n in range(len(seen.table.seats))]
        return Shown(status, False, True, [], [], [], "", [], [], [], [], [], seats)
    # A hand that is over counts as played.
    first = view["hands_played"] == (1 if view["reason"] else 0)
    draw = teller.draw(seen.table) if first else []
    story = draw + [teller.happening(event) for event in seen.history]
    last = max((n for n, event in enumerate(seen.history, len(draw)) if event["seat"] == seen.seat), default=-1)
    mine = bool(view["legal"])
    legal = [move for move in view["legal"] if not _of_a_card(move)]
    unsaid = catalogue()[seen.table.game].unsaid
    legal += [move for move, reason in view["barred"].items() if reason in unsaid]
    numbered = [move for move in legal if move.partition(" ")[2].isdigit()]
    many = numbered if len(numbered) > _FEW else []
    hand = [_held(teller, view, card) for card in _own(view)]
    whys = [held.doing.why for held in hand if held.doing is not None and not held.doing.move]
    return Shown(
        status=_status(tongue, teller, view),
        mine=mine,
        waits=(seen.table.phase == "playing" and not mine) or (seen.seat == NOBODY and seen.table.phase != "over"),
        recent=story[last + 1 :] if seen.seat != NOBODY else story[-4:],
        story=story,
        hand=hand,
        why=whys[0] if len(whys) > 1 and len(set(whys)) == 1 else "",
        moves=[Doing(move, teller.move(move, view)) for move in legal if move not in many],
        numbers=[Doing(move, teller.move(move, view)) for move in many],
        barred=[
            Doing(move, _barred(teller, view, move), teller.barred(view, move))
            for move, reason in view["barred"].items()
            if not _of_a_card(move) and reason not in unsaid and teller.has(f"move-{move.partition(' ')[0]}")
        ],
        facts=_facts(teller, view),
        places=[_place(tongue, teller, place) for place in view["places"]],
        seats=[seat_line(teller, seen, n) for n in range(len(seen.table.seats))],
    )


def _before(tongue: str, teller: Teller, seen: Welcome) -> str:
    """What a table before its first deal waits for."""
    host = next((n for n, who in enumerate(seen.table.seats) if who.host), NOBODY)
    if seen.host or seen.table.way != "friends":
        return say(tongue, "table-not-dealt")
    return (
        say(tongue, "lobby-host-deals", who=teller.name(host)) if host != NOBODY else say(tongue, "lobby-nobody-deals")
    )


def _barred(teller: Teller, view: View, move: str) -> str:
    """What a move that may not be made is called: its place, where it takes from one that may be empty."""
    if any(place["name"] == move for place in view["places"]):
        return teller.word(f"place-{move}")
    return teller.move(move, view).strip()


def _of_a_card(move: str) -> bool:
    return is_card(move.partition(" ")[2])


def _own(view: View) -> list[str]:
    hand = view["hands"][view["seat"]] if view["seat"] != NOBODY else None
    if hand is None:
        return []
    # A hand that is hidden from its own player, too, lies there face down.
    cards = hand["cards"] or ["??"] * hand["count"]
    return sorted(cards, key=lambda card: ("shcd".find(card[1:]), -"A23456789TJQKX".find(card[0])))


def _held(teller: Teller, view: View, card: str) -> Held:
    for move in view["legal"]:
        if move.partition(" ")[2] == card:
            return Held(teller.card(card), Doing(move, teller.move(move, view)))
    for move in view["barred"]:
        if move.partition(" ")[2] == card:
            return Held(teller.card(card), Doing("", "", teller.barred(view, move)))
    return Held(teller.card(card), None)


def _status(tongue: str, teller: Teller, view: View) -> str:
    if view["to_act"] != NOBODY or not view["reason"]:
        return teller.phase(view)
    winners = view["winners"] if view["over"] and view["winners"] else view["hand_winners"]
    if not winners:
        return teller.word(f"reason-{view['reason'].replace('_', '-')}")
    key = "table-won-game" if view["over"] and view["winners"] else "table-won-hand"
    you = "yes" if winners == [view["seat"]] else "no"
    return say(tongue, key, who=teller.listed([teller.name(n) for n in winners]), you=you, count=len(winners))


def _place(tongue: str, teller: Teller, place: Mapping[str, Any]) -> str:
    count = say(tongue, "table-cards", n=place["count"])
    cards = teller.listed([teller.card(card) for card in place["cards"]])
    name = teller.word(f"place-{place['name']}")
    return say(tongue, "text-place", place=name, count=count) if not cards else f"{name}: {cards}"


def seat_line(teller: Teller, seen: Welcome, n: int) -> str:
    """Who sits in a seat, and all that may be seen of it."""
    tongue = teller.tongue
    who = seen.table.seats[n]
    view = seen.view
    told = [say(tongue, "text-you") if n == seen.seat else ""]
    if who.who == "computer":
        told.append(say(tongue, "table-computer"))
    elif not who.here:
        told.append(say(tongue, "lobby-away"))
    if who.host and seen.table.way == "friends":
        told.append(say(tongue, "lobby-host"))
    if who.played_for:
        told.append(say(tongue, "text-played-for"))
    if view is not None:
        told.append(say(tongue, "table-dealer") if view["dealer"] == n else "")
        told.append(say(tongue, "table-cards", n=view["hands"][n]["count"]))
        if n != seen.seat and view["hands"][n]["cards"]:
            told.append(teller.listed([teller.card(card) for card in view["hands"][n]["cards"]]))
        chips = catalogue()[seen.table.game].rules.chips
        told.append(say(tongue, "text-chips" if chips else "text-score", score=view["scores"][n]))
        for key, value in view["game"].items():
            if isinstance(value, list) and len(value) == len(seen.table.seats) and teller.has(f"text-seat-{_key(key)}"):
                told.append(teller.word(f"text-seat-{_key(key)}", value=value[n]) if value[n] not in ("", 0) else "")
    return f"{teller.name(n)}: {', '.join(part for part in told if part)}"


def _facts(teller: Teller, view: View) -> list[str]:
    """What only this game has, in its own words, where it has words for it: ``<game>-text-<name>``."""
    gaps = dict[str, str | int]()
    for key, value in view["game"].items():
        if isinstance(value, bool):
            gaps[key] = "yes" if value else "no"
        elif isinstance(value, int):
            gaps[key] = value
            gaps[f"{key}_name"] = teller.name(value)
        elif isinstance(value, str):
            gaps[key] = value
    told: list[str] = []
    for key, value in view["game"].items():
        if value in ("", 0, -1, False) or value == [] or not teller.has(f"text-{_key(key)}"):
            continue
        told.append(teller.word(f"text-{_key(key)}", **gaps, **_values(teller, view, value)))
    return told


def _values(teller: Teller, view: View, value: Any) -> dict[str, str | int]:
    """One extra of a view as gaps: itself as ``value``, a list's length as ``length``, teams' numbers as one's own and
    the others'.
    """
    if isinstance(value, list):
        side = view["seat"] % 2 if view["seat"] != NOBODY else 0
        pair = {"mine": value[side], "others": value[1 - side]} if _two_numbers(value) else {}
        return {**pair, "length": len(value), "value": teller.ranks(value)}
    if isinstance(value, str):
        return {"value": teller.thing(value)}
    return {"value": value if isinstance(value, int) else ""}


def _two_numbers(value: list[Any]) -> bool:
    return len(value) == 2 and all(isinstance(one, int) for one in value)


def _key(name: str) -> str:
    return name.replace("_", "-")
