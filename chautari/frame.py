"""What every game's positions say alike: the frame of a view and of a state, and the words for moves.

A game's own files fill it with what only that game has. Nothing here decides anything.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from chautari.cards import texts
from chautari.game import EVERYONE, NOBODY, Event, HandView, PlaceView, Refused, Travel, View


class Framed(Protocol):
    """What a position has beside the contract for its frame to be filled."""

    to_act: int
    dealer: int
    hands_played: int
    over: bool
    hands: list[list[int]]
    reason: str

    def phase_word(self) -> str:
        """The phase as a view names it; ``between`` and ``over`` where no hand is played."""

    def legal_words(self) -> list[str]:
        """The legal moves as text, in plain string order."""

    def barred_words(self) -> dict[str, str]:
        """Moves that the seat to act might expect, and the reason codes why they are not legal."""

    def scores(self) -> list[int]: ...

    def winners(self) -> list[int]: ...

    def refusal(self, seat: int, move: int) -> Refused | None: ...


def in_play(position: Framed) -> bool:
    """Whether a hand is being played."""
    return position.phase_word() not in ("between", "over")


def hands_seen(hands: Sequence[list[int]], shown: int, seat: int) -> list[HandView]:
    """The hands as ``seat`` sees them: its own and those in the bit mask ``shown`` with faces, the others counted."""
    seen: list[HandView] = []
    for other, hand in enumerate(hands):
        open_to_eyes = other == seat or (shown >> other) & 1 == 1
        seen.append({"count": len(hand), "cards": texts(sorted(hand)) if open_to_eyes else []})
    return seen


def view(
    position: Framed,
    seat: int,
    hands: list[HandView],
    places: list[PlaceView],
    hand_winners: list[int],
    game: Mapping[str, Any],
) -> View:
    """A view for ``seat``, NOBODY for a spectator; how the last hand ended is told once it has."""
    acts = seat >= 0 and position.to_act == seat
    playing = in_play(position)
    return {
        "seat": seat,
        "phase": position.phase_word(),
        "to_act": position.to_act,
        "dealer": position.dealer,
        "hands_played": position.hands_played,
        "hands": hands,
        "places": places,
        "legal": position.legal_words() if acts else [],
        "barred": position.barred_words() if acts else {},
        "scores": position.scores(),
        "hand_winners": [] if playing else list(hand_winners),
        "reason": "" if playing else position.reason,
        "over": position.over,
        "winners": position.winners(),
        "game": {**game},
    }


def state(position: Framed, hand_winners: list[int], **more: object) -> dict[str, object]:
    """A position in the keys that all games' records share (`record.md`), and in ``more`` the game's own."""
    return {
        "to_act": position.to_act,
        "legal": position.legal_words(),
        "hands_played": position.hands_played,
        "hand_winners": list(hand_winners),
        "reason": position.reason,
        "scores": position.scores(),
        "hands": [sorted(texts(hand)) for hand in position.hands],
        "over": position.over,
        "winners": position.winners(),
        **more,
    }


def words(moves: Iterable[int], written: Sequence[str]) -> list[str]:
    """Moves as text, in plain string order; ``written`` has each move's text."""
    return sorted([written[move] for move in moves])


def barred(position: Framed, expected: Iterable[int], written: Sequence[str]) -> dict[str, str]:
    """Of the moves that one might expect of the seat to act, those that are refused, with the reason codes."""
    found: dict[str, str] = {}
    for move in expected:
        refused = position.refusal(position.to_act, move)
        if refused is not None:
            found[written[move]] = refused.code
    return found


def not_now(position: Framed, seat: int, move: int, moves: int) -> Refused | None:
    """Why ``seat`` may make no move at all now, or ``move`` is none of the game's; None when neither is so."""
    if position.over:
        return Refused("game_over")
    if position.phase_word() == "between":
        return Refused("not_dealt")
    if seat != position.to_act:
        return Refused("not_your_turn")
    return None if 0 <= move < moves else Refused("not_a_move", words=str(move))


def hand_shown(hands: Sequence[list[int]], seat: int) -> Travel:
    """A hand that is turned up where it is, lowest card first."""
    return Travel(sorted(hands[seat]), f"hand:{seat}", f"hand:{seat}", EVERYONE)


def dealt_in_turn(hands: Sequence[list[int]], dealer: int) -> list[Travel]:
    """The hands as they were dealt, the one left of the dealer first; each is seen by its own seat alone."""
    seats = len(hands)
    order = [(dealer + place) % seats for place in range(1, seats + 1)]
    return [Travel(list(hands[seat]), "pack", f"hand:{seat}", 1 << seat) for seat in order]


def game_over(position: Framed) -> Event:
    """What is told when a game has ended: who has won it."""
    return Event("game_over", NOBODY, None, {"winners": [str(seat) for seat in position.winners()]})


def most(scores: Sequence[int]) -> list[int]:
    """The seats with the highest score."""
    highest = max(scores)
    return [seat for seat, score in enumerate(scores) if score == highest]
