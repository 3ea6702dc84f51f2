"""Nobody is sent a card that they may not know: every byte to every socket, through whole random games."""

import random
import re
from typing import Any

import pytest

from chautari.cards import text
from chautari.game import NOBODY
from chautari.games import catalogue
from chautari.table import messages as m
from chautari.table import pace
from tests.table.at_table import Guest, House, run

CARD = re.compile(r'"([A23456789TJQK][cdhs]|XX)"|(?<=throw )([A23456789TJQK][cdhs])')


def named(value: Any) -> set[str]:
    """Every card that stands anywhere in a piece of a frame."""
    return {a or b for a, b in CARD.findall(value)}


class Watch:
    """What one pair of eyes has been shown face up so far in this hand, by the rules and not by the frames."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: set[str] = set()

    def look(self, position: Any) -> None:
        """Take in what may be known at this moment: own cards, the pile, the turned card, hands that were shown."""
        view = position.view(self.seat)
        places = position.places()
        if self.seat != NOBODY:
            self.known |= {text(card) for card in places[f"hand:{self.seat}"]}
        for place in ("pile", "turned"):
            self.known |= {text(card) for card in places.get(place, [])}
        for winner in view["hand_winners"]:
            self.known |= {text(card) for card in places[f"hand:{winner}"]}


def hidden_of_others(position: Any, seat: int) -> set[str]:
    places = position.places()
    names = [p for p in places if p == "deck" or (p.startswith("hand:") and p != f"hand:{seat}")]
    return {text(card) for name in names for card in places[name]}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [{}, {"hands": 3, "call": True}, {"cards": 9, "cut": True}])
def test_no_frame_ever_names_a_card_that_its_reader_may_not_know(seed: int, options: dict[str, Any]) -> None:
    async def story() -> None:
        house = House(seed=seed)
        house.speed = 1e9
        lot = random.Random(seed)
        seats = lot.choice(catalogue()["jutpatti"].rules.seats[1:4])
        opened = await house.open_for(seats=seats, options=options)
        tokens = [opened.seats[0].token, *[(await house.sit(opened.table)).token for _ in range(seats - 1)]]
        guests = [await house.sit_down(opened, token) for token in [*tokens, None]]
        await guests[0].say(m.Deal)
        state = guests[0].state
        watches = [Watch(seat) for seat in [*range(seats), NOBODY]]
        read = [0] * len(guests)
        turns = 0
        while state.phase != "over" and turns < 400:
            turns += 1
            position = state.position
            assert position is not None
            for watch, guest in zip(watches, guests, strict=True):
                watch.look(position)
                fresh = guest.ear.frames[read[watches.index(watch)] :]
                read[watches.index(watch)] = len(guest.ear.frames)
                shown = set().union(*map(named, fresh)) if fresh else set()
                secret = hidden_of_others(position, watch.seat) - watch.known
                assert not shown & secret, f"seat {watch.seat} was sent {shown & secret}"
            if state.phase == "between":
                await guests[0].say(m.Deal)
                watches = [Watch(watch.seat) for watch in watches]
                continue
            mover: Guest = guests[position.to_act]
            legal = mover.ear.view["legal"]
            await mover.move(lot.choice(legal))
        assert turns > 4
        await guests[0].room.close()

    run(story())


@pytest.mark.parametrize("seed", range(4))
def test_only_whose_turn_it_is_learns_what_is_legal(seed: int) -> None:
    async def story() -> None:
        house = House(seed=seed)
        opened = await house.open_for(seats=3)
        tokens = [opened.seats[0].token, *[(await house.sit(opened.table)).token for _ in range(2)]]
        guests = [await house.sit_down(opened, token) for token in [*tokens, None]]
        await guests[0].say(m.Deal)
        for _ in range(10):
            to_act = guests[0].ear.view["to_act"]
            if to_act == NOBODY:
                break
            assert [bool(guest.ear.view["legal"]) for guest in guests] == [n == to_act for n in range(4)]
            await guests[to_act].move()
        await guests[0].room.close()

    run(story())


def test_how_long_a_computer_thinks_tells_nothing_of_its_cards() -> None:
    """Two tables with the same public story and other cards: the thinking times are the same."""

    async def story() -> None:
        times = []
        for seed in (1, 2):
            house = House(seed=seed)
            opened = await house.open_for(way="computer", seats=4)
            guest = await house.sit_down(opened, None)
            state = guest.state
            state.table = "the same name"
            times.append(pace.thinking_ms(state))
            await guest.room.close()
        assert times[0] == times[1]

    run(story())
