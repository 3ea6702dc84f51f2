"""What goes out to each pair of eyes, ready to send. Each distinct frame is encoded once."""

from typing import Final, NamedTuple

import msgspec

from chautari import cards
from chautari.game import NOBODY, Event, Happening, View, happening
from chautari.table import asks, pace
from chautari.table import messages as m
from chautari.table.seats import Seat
from chautari.table.state import State

_encoder: Final = msgspec.json.Encoder()


class Change(NamedTuple):
    """What some entries have changed."""

    since: int
    """The last entry before them."""
    table: bool
    cards: bool
    undo: bool


class _Update(msgspec.Struct, tag="update"):
    """`messages.Update` with the table already encoded, for it is the same for everybody."""

    seq: int
    events: list[Happening]
    table: msgspec.Raw | None
    view: View | None
    news: list[m.News]
    undo: int | None


def frame(message: m.ServerMessage) -> bytes:
    """A message as the text of a frame, in UTF-8."""
    return _encoder.encode(message)


def table_view(state: State, now: int) -> m.TableView:
    """The table round the cards at a time, in milliseconds since 1970."""
    good = state.way == "friends" and state.code_until > now
    takeover = pace.takeover_due(state)
    to_act = state.position.to_act if state.position is not None else NOBODY
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
                takeover_ms=max(0, takeover - now) if takeover is not None and n == to_act else None,
            )
            for n, seat in enumerate(state.seats)
        ],
        options=state.options,
        notices=[m.NoticeView(n.code, n.facts) for n in state.notices()],
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
        turn_clock=state.turn_clock,
        turn=_turn(state, now),
        spectators=state.spectators,
        joining=state.joining,
        phrases=state.phrases,
        asks=[_ask(state, ask, now) for ask in state.asks],
        undo=state.undo,
    )


def _answer(state: State, now: int) -> m.AnswerView | None:
    due = pace.answer_due(state)
    if due is None or state.unanswered is None:
        return None
    return m.AnswerView(state.rules.text(state.unanswered.move), max(0, due - now), pace.answer_ms(state))


def _turn(state: State, now: int) -> m.TurnView | None:
    due = pace.turn_due(state)
    if due is None:
        return None
    whole = state.turn_clock * 1000
    return m.TurnView(min(whole, max(0, due - now)), whole)


def _ask(state: State, ask: asks.Ask, now: int) -> m.AskView:
    def numbers(seats: list[Seat]) -> list[int]:
        return [n for n, seat in enumerate(state.seats) if seat in seats]

    return m.AskView(
        number=ask.number,
        what=ask.what,
        by=state.seats.index(ask.by),
        seat=state.seats.index(ask.about) if ask.about is not None else NOBODY,
        yes=numbers(ask.yes),
        waits_for=numbers(asks.waits_for(state, ask)),
        needed=asks.needed(state, ask),
        left_ms=max(0, ask.lapses - now),
    )


def _drawn(state: State) -> list[list[m.DrawnCard]]:
    if state.drawn is None:
        return []
    new = {old: seat for seat, old in enumerate(state.drawn.order)}
    return [[m.DrawnCard(new[old], cards.text(card)) for old, card in drawn] for drawn in state.drawn.rounds]


def view(state: State, seat: int) -> View | None:
    """What a seat sees of the cards; None before the first deal, and for a spectator where nobody may look on."""
    if state.position is None or (seat == NOBODY and not state.spectators):
        return None
    return state.position.view(seat)


def welcome(state: State, seat: int, known: int | None, now: int, news: int | None = None) -> bytes:
    """Everything that a seat may see, for one who knows the log up to ``known``.

    ``news`` is the entry since which to tell what happened round the cards, where it is not ``known``.
    """
    shut_out = seat == NOBODY and not state.spectators
    history = [(seq, happening(event, seat)) for seq, event in state.history] if not shut_out else []
    missed = [seen for seq, seen in history if seq > known] if known is not None else []
    sits = state.seats[seat] if seat != NOBODY else None
    since = known if news is None else news
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
            news=state.news_since(since) if since is not None and not shut_out else [],
        )
    )


class Updates:
    """The frames of one change, made as they are asked for: one for each seat, one for all spectators."""

    def __init__(self, state: State, events: list[Event], change: Change, now: int) -> None:
        self._state = state
        self._events = events
        self._cards = change.cards
        self._undo = state.undo if change.undo and not change.table else None
        self._news = state.news_since(change.since)
        self._table = msgspec.Raw(_encoder.encode(table_view(state, now))) if change.table else None

    def frame(self, seat: int) -> bytes:
        """What a seat is told; nothing, for spectators who may see nothing of it."""
        state = self._state
        shut_out = seat == NOBODY and not state.spectators
        if shut_out and self._table is None and self._undo is None:
            return b""
        return _encoder.encode(
            _Update(
                seq=state.seq,
                events=[happening(event, seat) for event in self._events] if not shut_out else [],
                table=self._table,
                view=view(state, seat) if self._cards else None,
                news=self._news if not shut_out else [],
                undo=self._undo,
            )
        )
