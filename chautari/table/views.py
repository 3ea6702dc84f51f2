"""What goes out to each pair of eyes, ready to send. Each distinct frame is encoded once."""

from typing import Final

import msgspec

from chautari import cards
from chautari.game import NOBODY, Event, Happening, View, happening
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.state import State

_encoder: Final = msgspec.json.Encoder()


class _Update(msgspec.Struct, tag="update"):
    """`messages.Update` with the table already encoded, for it is the same for everybody."""

    seq: int
    events: list[Happening]
    table: msgspec.Raw | None
    view: View | None


def frame(message: m.ServerMessage) -> bytes:
    """A message as the text of a frame, in UTF-8."""
    return _encoder.encode(message)


def table_view(state: State, now: int) -> m.TableView:
    """The table round the cards at a time, in milliseconds since 1970."""
    good = state.way == "friends" and state.code_until > now
    return m.TableView(
        game=state.rules.name,
        way=state.way,
        phase=state.phase,
        seats=[
            m.SeatView(
                name=seat.name,
                avatar=seat.avatar,
                who="person" if seat.token else "computer",
                level=seat.level,
                host=seat is state.host,
                here=seat.away_since is None,
                away_ms=max(0, now - seat.away_since) if seat.away_since is not None else 0,
                played_for=seat.played_for,
                thinking=n == state.thinking,
            )
            for n, seat in enumerate(state.seats)
        ],
        options=state.options,
        notices=[m.NoticeView(n.code, n.facts) for n in state.rules.notices(len(state.seats), state.options)],
        pace=state.pace,
        away_after=state.away_after,
        hints=state.hints,
        code=state.code if good else "",
        code_ms=state.code_until - now if good else 0,
        game_number=state.game_number,
        games_won=[seat.games_won for seat in state.seats],
        drawn=_drawn(state),
        seats_allowed=list(state.rules.seats),
        records=state.finished,
        answer=_answer(state, now),
    )


def _answer(state: State, now: int) -> m.AnswerView | None:
    due = pace.answer_due(state)
    if due is None or state.unanswered is None:
        return None
    return m.AnswerView(state.rules.text(state.unanswered.move), max(0, due - now), pace.answer_ms(state))


def _drawn(state: State) -> list[list[m.DrawnCard]]:
    if state.drawn is None:
        return []
    new = {old: seat for seat, old in enumerate(state.drawn.order)}
    return [[m.DrawnCard(new[old], cards.text(card)) for old, card in drawn] for drawn in state.drawn.rounds]


def view(state: State, seat: int) -> View | None:
    """What a seat sees of the cards; None before the first deal."""
    return state.position.view(seat) if state.position is not None else None


def welcome(state: State, seat: int, known: int | None, now: int) -> bytes:
    """Everything that a seat may see, for one who knows the log up to ``known``."""
    history = [(seq, happening(event, seat)) for seq, event in state.history]
    missed = [seen for seq, seen in history if seq > known] if known is not None else []
    sits = state.seats[seat] if seat != NOBODY else None
    return frame(
        m.Welcome(
            seq=state.seq,
            seat=seat,
            host=sits is not None and sits is state.host,
            table=table_view(state, now),
            view=view(state, seat),
            history=[seen for _, seen in history],
            missed=missed,
            last_id=next(reversed(sits.ids), "") if sits is not None else "",
        )
    )


class Updates:
    """The frames of one change, made as they are asked for: one for each seat, one for all spectators."""

    def __init__(self, state: State, events: list[Event], table: bool, cards: bool, now: int) -> None:
        """``table`` and ``cards`` say whether those have changed."""
        self._state = state
        self._events = events
        self._cards = cards
        self._table = msgspec.Raw(_encoder.encode(table_view(state, now))) if table else None

    def frame(self, seat: int) -> bytes:
        state = self._state
        return _encoder.encode(
            _Update(
                seq=state.seq,
                events=[happening(event, seat) for event in self._events],
                table=self._table,
                view=view(state, seat) if self._cards else None,
            )
        )
