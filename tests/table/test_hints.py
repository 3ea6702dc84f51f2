"""Hints: from what a seat sees and from nothing else, to that seat alone, and only where the table gives them."""

import asyncio
import time
from random import Random
from typing import Any

import pytest

from chautari.cards import HIDDEN
from chautari.game import Refused, Travel, sees
from chautari.games import catalogue
from chautari.table import messages as m
from chautari.table.hints import Hint, Hints
from chautari.table.opening import hashed
from chautari.table.state import State
from tests.table.at_table import House, run

GAMES = sorted(catalogue())


async def refusal(house: House, table: str, token: str | None) -> str:
    with pytest.raises(Refused) as refused:
        await house.hint(table, token)
    return refused.value.code


def blinded(state: State, seat: int) -> None:
    """Take out of a state every card that a seat has not seen: the hands of others, and the faces of what travelled."""
    assert state.position is not None
    state.position = state.position.imagine(seat, Random(99).shuffle)
    for _, event in state.history:
        event.travels = [
            t if sees(t.seen, seat) else Travel([HIDDEN] * len(t.cards), t.source, t.target, t.seen)
            for t in event.travels
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_legal_and_does_not_change_with_what_the_seat_cannot_see(game: str, monkeypatch: Any) -> None:
    # A search that stops when its time is up thinks as far on a busy machine as on a quiet one.
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)

    async def story() -> None:
        house = House(seed=3)
        house.speed = 1e9
        seats = catalogue()[game].rules.standard_seats
        opened = await house.open_for(game=game, seats=seats)
        tokens = [opened.seats[0].token, *[(await house.sit(opened.table)).token for _ in range(seats - 1)]]
        guests = [await house.sit_down(opened, token) for token in tokens]
        await guests[0].say(m.Deal)
        state = guests[0].state
        state.hints = True
        asked = 0
        for _ in range(30):
            if state.phase != "playing" or state.position is None:
                break
            seat = state.position.to_act
            guest = next(g for g in guests if state.seat_of(g.ear.token) == seat)
            hint = await Hints(Random(5)).of(state, seat)
            assert hint.move in guest.ear.view["legal"]
            kept = state.position, [event.travels for _, event in state.history]
            blinded(state, seat)
            assert await Hints(Random(5)).of(state, seat) == hint
            state.position = kept[0]
            for (_, event), travels in zip(state.history, kept[1], strict=True):
                event.travels = travels
            await guest.move(hint.move)
            asked += 1
        assert asked >= 3
        await house.close()

    run(story())


def test_who_plays_with_the_computer_may_ask_and_friends_once_the_host_allows_it() -> None:
    async def story() -> None:
        house = House(seed=2)
        friends = await house.open_for(seats=2)
        token, other = friends.seats[0].token, (await house.sit(friends.table)).token
        host = await house.sit_down(friends, token)
        guest = await house.sit_down(friends, other)
        assert host.ear.table["hints"] is False
        await host.say(m.Deal)
        acting, waiting = (token, other) if host.ear.view["legal"] else (other, token)
        assert await refusal(house, friends.table, acting) == "hints_off"
        assert (await guest.say(m.Settings, hints=True))["reason"] == "host_only"
        await host.say(m.Settings, hints=True)
        assert guest.ear.table["hints"] is True
        hint = await house.hint(friends.table, acting)
        assert hint == await house.hint(friends.table, acting)
        assert await refusal(house, friends.table, waiting) == "not_your_turn"
        assert await refusal(house, friends.table, None) == "not_seated"
        assert await refusal(house, friends.table, "x" * 43) == "not_seated"
        for way in ("computer", "pass"):
            more: dict[str, Any] = {"people": 2} if way == "pass" else {}
            alone = await house.open_for(way=way, **more)
            assert (await house.view(alone.table)).hints is True
        await house.close()

    run(story())


def test_a_setting_of_hints_outlives_the_server() -> None:
    async def story() -> None:
        house = House(seed=2)
        friends = await house.open_for(seats=2)
        host = await house.sit_down(friends, friends.seats[0].token)
        await host.say(m.Settings, hints=True)
        await house.close()
        later = House(house.store, seed=2)
        assert (await later.view(friends.table)).hints is True
        await later.close()

    run(story())


def test_a_computer_player_that_fails_gives_no_hint_and_no_move_that_is_not_legal(monkeypatch: Any) -> None:
    class Broken:
        def choose(self, view: Any, history: Any) -> Any:
            raise ValueError("broken")

    async def story() -> None:
        house = House(seed=2)
        opened = await house.open_for(way="computer", seats=2)
        guest = await house.sit_down(opened, opened.seats[0].token)
        state = guest.state
        seat = state.seat_of(hashed(opened.seats[0].token))
        while state.position is not None and state.position.to_act != seat:
            house.time += 60_000
            await guest.room.wake()
        state.game = state.game._replace(computer=lambda level, chance: Broken())
        with pytest.raises(Refused, match="no hint"):
            await Hints(Random(1)).of(state, seat)
        await house.close()

    run(story())


def test_only_so_many_hints_are_kept() -> None:
    hints = Hints(Random(1))
    hints._given = {("t", n, 0): Hint(n, "deck", "any", {}) for n in range(256)}

    async def story() -> None:
        house = House(seed=2)
        opened = await house.open_for(way="computer", seats=2)
        guest = await house.sit_down(opened, opened.seats[0].token)
        state = guest.state
        seat = state.seat_of(hashed(opened.seats[0].token))
        while state.position is not None and state.position.to_act != seat:
            house.time += 60_000
            await guest.room.wake()
        await asyncio.gather(hints.of(state, seat), hints.of(state, seat))
        assert len(hints._given) == 256
        await house.close()

    run(story())
