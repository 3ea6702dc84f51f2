"""Whatever people say and whenever they come and go: nothing breaks, and the log alone says how the table stands."""

import random
from typing import Any, get_args

import pytest

from chautari.game import NOBODY, Refused
from chautari.games import catalogue
from chautari.table import entries as e
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.opening import hashed, new_token
from chautari.table.state import State, fold
from tests.table.at_table import Guest, House, run

COMMANDS = 260


def standing(state: State) -> dict[str, Any]:
    """Everything of a state that must follow from the log."""
    seats = [
        (
            s.avatar,
            s.level,
            s.token,
            s.offered,
            s.name,
            s.away_since,
            s.played_for,
            s.back,
            s.games_won,
            s.ids,
            s.quiet_at,
        )
        for s in state.seats
    ]
    asked = [(a.number, a.what, state.seats.index(a.by), a.at, len(a.yes), len(a.no)) for a in state.asks]
    plain = ("seq", "at", "phase", "thinking", "position_seq", "wait_from", "undo", "paused_at", "graced", "turn_clock")
    return {
        "seats": seats,
        "asks": asked,
        "host": state.seats.index(state.host) if state.host is not None else NOBODY,
        "position": state.position.state() if state.position is not None else None,
        "history": [(seq, event.kind) for seq, event in state.history],
        "news": [(n.seq, n.kind, n.seat, n.facts) for n in state.news],
        "due": pace.next_due(state),
        **{name: getattr(state, name) for name in plain},
    }


def any_command(lot: random.Random, guest: Guest, number: int) -> m.Command:
    state, known = guest.state, f"c{number}"
    legal = guest.ear.view.get("legal") or ["deck"]
    asked = [ask.number for ask in state.asks] or [0]
    commands: list[m.Command] = [
        *[m.Move(id=known, seq=guest.ear.seq, move=lot.choice(legal))] * 14,
        *[m.Ask(id=known, what=lot.choice(["undo", "clock_off", "play_for"]), seat=lot.randrange(8))] * 4,
        *[m.Answer(id=known, ask=lot.choice(asked), yes=lot.random() < 0.8)] * 4,
        *[m.Deal(id=known)] * 3,
        m.Say(id=known, phrase=lot.choice(get_args(m.Phrase))),
        m.Stop(id=known),
        m.Settings(
            id=known,
            turn_clock=lot.choice([0, 30, None]),
            spectators=lot.random() < 0.7,
            joining=lot.choice(["at_once", "between"]),
            away_after=lot.choice([0, 10, None]),
        ),
        m.ChangeGame(id=known, game=lot.choice(sorted(catalogue()))),
        m.HandOver(id=known, token=lot.choice([None, new_token()])),
        m.AddSeat(id=known),
        m.RemoveSeat(id=known, seat=lot.randrange(8)),
        m.Rename(id=known, name="Gita"),
        m.FreeSeat(id=known, seat=lot.randrange(8)),
    ]
    return lot.choice(commands)


@pytest.mark.parametrize("seed", range(24))
def test_the_log_alone_says_how_the_table_stands(seed: int) -> None:
    async def story() -> None:
        lot = random.Random(seed)
        house = House(seed=seed)
        game = lot.choice(sorted(catalogue()))
        opened = await house.open_for(game=game, turn_clock=lot.choice([0, 30]))
        tokens = [opened.seats[0].token]
        for _ in range(lot.randrange(1, 4)):
            try:
                tokens.append((await house.sit(opened.table)).token)
            except Refused:
                break
        guests = [await house.sit_down(opened, token) for token in tokens]
        number = 0
        for _ in range(COMMANDS):
            n = lot.randrange(len(guests))
            guest = guests[n]
            what = lot.random()
            if what < 0.72:
                movers = [each for each in guests if each.ear.code == 0 and each.ear.view and each.ear.view["legal"]]
                guest = lot.choice(movers) if movers and lot.random() < 0.6 else guest
                number += 1
                await guest.room.command(guest.ear, any_command(lot, guest, number))
            elif what < 0.86:
                due = pace.next_due(guest.state)
                if due is not None:
                    house.time = max(house.time, due)
                await guest.room.wake()
            elif what < 0.92:
                guest.room.leave(guest.ear)
                guest.ear.close(1006)
                await guest.room._mark_away(hashed(tokens[n]), house.now())
            elif what < 0.97:
                guests[n] = await house.sit_down(opened, tokens[n], guest.ear.seq)
                if guests[n].ear.code:
                    try:
                        tokens[n] = (await house.sit(opened.table)).token
                    except Refused:
                        tokens[n] = opened.seats[0].token
                    guests[n] = await house.sit_down(opened, tokens[n])
            elif what < 0.985:
                await house.close()
                house = House(house.store, seed=lot.randrange(1000))
                house.time = guest.room._log.now() + lot.randrange(100_000)
                guests = [await house.sit_down(opened, token) for token in tokens]
            else:
                house.time += lot.randrange(40_000)
            room = await house._found(opened.table)
            state = room.state
            assert state is not None
            log = [e.decode(body) for body in await house.store.read(opened.table)]
            assert standing(fold(opened.table, log)) == standing(state)
            for ear in (each.ear for each in guests if each.ear.code == 0):
                assert ear.table["phase"] == state.phase
                assert ear.table["undo"] == state.undo
                assert [ask["number"] for ask in ear.table["asks"]] == [ask.number for ask in state.asks]
        await house.archive.finished(opened.table)
        await house.close()

    run(story())
