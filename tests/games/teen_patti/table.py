"""Tables of Teen Patti with the cards that a test wants where it wants them."""

from collections.abc import Sequence

from chautari.cards import PLAIN_PACK, cards, filled
from chautari.game import Event
from chautari.games.teen_patti.opening import TeenPattiRules
from chautari.games.teen_patti.rules import TeenPatti

RULES = TeenPattiRules()


def pack(hands: Sequence[str], dealer: int = 0, turned: str = "") -> list[int]:
    """The order of the pack that deals these hands (by seat; an empty one for a seat without chips)."""
    in_order = [hands[(dealer + place) % len(hands)] for place in range(1, len(hands) + 1)]
    held = [cards(hand) for hand in in_order if hand]
    return filled([*(hand[number] for number in range(3) for hand in held), *cards(turned)], PLAIN_PACK)


def table(
    hands: Sequence[str],
    /,
    *moves: str,
    dealer: int = 0,
    turned: str = "",
    stacks: list[int] | None = None,
    **options: bool | int | str,
) -> TeenPatti:
    """A game whose first hand is dealt so, after these moves."""
    position = RULES.start(len(hands), options, dealer, **({"stacks": list(stacks)} if stacks else {}))
    position.put(pack(hands, dealer, turned))
    play(position, *moves)
    return position


def play(position: TeenPatti, *moves: str) -> list[Event]:
    """Make moves written as in a record, and return what happened."""
    events: list[Event] = []
    for move in moves:
        seat, words = move.split(" ", 1)
        position.play(int(seat), RULES.parse(words), events)
    return events


def refused(position: TeenPatti, move: str) -> str:
    """The reason code with which a move is refused; empty when it is legal."""
    seat, words = move.split(" ", 1)
    refusal = position.refusal(int(seat), RULES.parse(words))
    return refusal.code if refusal else ""
