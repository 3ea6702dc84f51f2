"""Tables of Jutpatti with the cards that a test wants where it wants them."""

from collections.abc import Sequence

from chautari.cards import PLAIN_PACK, cards, filled
from chautari.game import Event
from chautari.games.jutpatti.opening import JutpattiRules
from chautari.games.jutpatti.rules import Jutpatti

RULES = JutpattiRules()


def pack(hands: Sequence[str], turned: str, deck: str = "", dealer: int = 0) -> list[int]:
    """The order of the pack that deals these hands (by seat), turns that card and leaves that deck, top first."""
    seats = len(hands)
    held = [cards(hand) for hand in hands]
    in_order = [held[(dealer + 1 + place) % seats] for place in range(seats)]
    dealt = [hand[number] for number in range(len(held[0])) for hand in in_order]
    return filled([*dealt, *cards(turned), *cards(deck)], PLAIN_PACK)


def table(
    hands: Sequence[str], /, turned: str, deck: str = "", dealer: int = 0, **options: bool | int | str
) -> Jutpatti:
    """A game whose first hand is dealt so."""
    options.setdefault("cards", len(hands[0].split()))
    position = RULES.start(len(hands), options, dealer)
    position.put(pack(hands, turned, deck, dealer))
    return position


def play(position: Jutpatti, *moves: str) -> list[Event]:
    """Make moves written as in a record, and return what happened."""
    events: list[Event] = []
    for move in moves:
        seat, words = move.split(" ", 1)
        position.play(int(seat), RULES.parse(words), events)
    return events


def refused(position: Jutpatti, move: str) -> str:
    """The reason code with which a move is refused; empty when it is legal."""
    seat, words = move.split(" ", 1)
    refusal = position.refusal(int(seat), RULES.parse(words))
    return refusal.code if refusal else ""


def use_up(position: Jutpatti, remakes: int = 0) -> None:
    """Take from the deck and throw what was taken until the deck was remade so often and is empty again."""
    while position.deck or position.reshuffles < remakes:
        chance = position.chance()
        if chance is not None:
            position.put(chance.cards)
        elif position.phase_word() == "take":
            position.apply(RULES.parse("deck"))
        else:
            position.apply(position.legal()[-1])
    while position.phase_word() != "take":
        position.apply(position.legal()[-1])
