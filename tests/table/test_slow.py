"""Computer players that take their time: they think beside the tables, and a move counts while it still fits."""

import asyncio

from chautari.game import NOBODY
from chautari.games import catalogue
from chautari.table import messages as m
from chautari.table import pace
from chautari.table.computers import Computers
from chautari.table.meter import Meter
from chautari.table.state import State
from tests.table.at_table import House, run
from tests.table.test_asks import friends, mover, wait
from tests.table.test_clock import landed


class Ponderous(Computers):
    """All its players are slow, and each thought ends when a test says so."""

    def __init__(self, house: House) -> None:
        super().__init__(house.lot, Meter())
        self.thoughts: list[asyncio.Future[str]] = []

    def slow(self, state: State, seat: int) -> bool:
        return True

    def think(self, state: State, seat: int) -> asyncio.Future[str]:
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return self.thoughts[-1]


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_slow_players_move_is_made_once_when_it_has_been_found() -> None:
    async def story() -> None:
        house = House()
        slow = house.computers = Ponderous(house)
        opened = await house.open_for(way="computer", seats=2)
        asha = await house.sit_down(opened, opened.seats[0].token)
        while asha.ear.view["to_act"] == 0:
            await asha.move()
        due = pace.next_due(asha.state)
        assert due is not None
        seq = asha.ear.seq
        await wait(house, asha, due - house.time)
        await asha.room.wake()
        assert len(slow.thoughts) == 1
        assert asha.ear.seq == seq
        # Meanwhile the table listens.
        assert (await asha.say(m.Rename, name="Asha"))["type"] == "accepted"
        slow.thoughts[0].set_result("deck")
        await settled()
        assert asha.ear.last("update")["events"][0]["kind"] == "took_deck"
        assert asha.ear.view["phase"] == "throw"
        await asha.room.close()

    run(story())


def test_a_move_that_was_found_too_late_is_dropped() -> None:
    async def story() -> None:
        house = House()
        slow = house.computers = Ponderous(house)
        guests = await friends(house, 2, turn_clock=30)
        await landed(house, guests)
        who = mover(guests)
        await wait(house, who, 30_000)
        assert len(slow.thoughts) == 1
        # The clock has run out, but nothing is in the log yet: a move that comes first is a move.
        assert (await who.move("deck"))["type"] == "accepted"
        seq = who.ear.seq
        slow.thoughts[0].set_result("deck")
        await settled()
        assert who.ear.seq == seq
        assert who.ear.view["phase"] == "throw"
        await who.room.close()

    run(story())


def test_a_thought_is_not_lost_when_an_undo_is_asked_and_declined_meanwhile() -> None:
    async def story() -> None:
        house = House()
        slow = house.computers = Ponderous(house)
        guests = await friends(house, 2, seats=3)
        while guests[0].state.thinking == NOBODY:
            await mover(guests).move("deck")
            await mover(guests).move()
        who = next(guest for guest in guests if guest.ear.table["undo"] == guest.ear.last("welcome")["seat"])
        due = pace.next_due(guests[0].state)
        assert due is not None
        await wait(house, who, due - house.time)
        asked = await who.say(m.Ask, what="undo")
        slow.thoughts[0].set_result("deck")
        await settled()
        assert len(who.ear.table["asks"]) == 1
        other = next(guest for guest in guests if guest is not who)
        await other.say(m.Answer, ask=asked["seq"], yes=False)
        later = pace.next_due(guests[0].state)
        assert later is not None
        await wait(house, who, max(0, later - house.time))
        assert who.ear.last("update")["events"][0]["kind"] == "took_deck"
        assert len(slow.thoughts) == 1
        await who.room.close()

    run(story())


def test_a_real_slow_player_lets_another_table_play_on() -> None:
    async def story() -> None:
        slow = next((name, game.slow_levels[0]) for name, game in catalogue().items() if game.slow_levels)
        house = House()
        house.speed = 0.0
        opened = await house.open_for(way="computer", game=slow[0], level=slow[1])
        asha = await house.sit_down(opened, opened.seats[0].token)
        for _ in range(400):
            if asha.ear.view["to_act"] == 0:
                break
            await asyncio.sleep(0.01)
        assert asha.ear.view["to_act"] == 0
        assert asha.ear.view["legal"]
        await house.close()

    run(story())
