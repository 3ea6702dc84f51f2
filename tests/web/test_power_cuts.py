"""A server that is killed in mid-hand, under moves: every accepted move is found again, and the cards are the same."""

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chautari.store.sqlite import SqliteStore
from chautari.table.entries import Moved, decode
from tests.served import Served
from tests.web.visitor import Visitor, joined, opened


class Player(Visitor):
    """Moves whenever it may, until the line breaks; remembers what the server accepted."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.accepted: dict[str, int] = {}

    async def play(self) -> None:
        try:
            while True:
                if self.view.get("legal") and self.table["phase"] == "playing":
                    answer = await self.move(random.choice(self.view["legal"]))
                elif self.table["phase"] in ("over", "between") and self.name == "player0":
                    answer = await self.command("deal")
                else:
                    await self.next()
                    continue
                if answer["type"] == "accepted":
                    self.accepted[answer["id"]] = answer["seq"]
                    await self.hear("update")
        except ConnectionClosed:
            # What came before the end is still to be read.
            await self.closed()


async def sat(house: Served, tables: int) -> list[list[Player]]:
    """Tables of two people and a computer, all of them dealt to."""
    groups = []
    for _ in range(tables):
        table = await opened(house.url, seats=3, options={"hands": 3})
        given = await joined(house.url, table["table"])
        tokens = [table["seats"][0]["token"], given["token"]]
        people = [Player(house.url, table["table"], token, f"player{n}") for n, token in enumerate(tokens)]
        for person in people:
            await person.come()
        await people[0].command("deal")
        groups.append(people)
    return groups


async def log_of(house: Served, table: str) -> list[Any]:
    store = SqliteStore(house.database)
    entries = [decode(body) for body in await store.read(table)]
    await store.close()
    return entries


def table_of(player: Player) -> str:
    return player.address.split("/")[-2]


@pytest.mark.parametrize("seconds", [0.05, 0.4, 1.1])
def test_kill_9_in_mid_hand_loses_no_accepted_move(house: Served, seconds: float) -> None:
    async def story() -> None:
        groups = await sat(house, 4)
        everybody = [player for group in groups for player in group]
        playing = [asyncio.create_task(player.play()) for player in everybody]
        await asyncio.sleep(seconds)
        house.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 30)
        before = {table_of(group[0]): await log_of(house, table_of(group[0])) for group in groups}
        await asyncio.to_thread(house.start)
        for group in groups:
            log = before[table_of(group[0])]
            for player in group:
                for command, seq in player.accepted.items():
                    assert log[seq - 1].id == command
                # Nobody was told anything that the log does not have.
                assert player.seq <= len(log)
                hand = player.view["hands"][player.view["seat"]]["cards"]
                seen = player.seq
                welcome = await player.come(known=seen)
                assert welcome["seq"] >= len(log)
                if (
                    welcome["view"]
                    and not welcome["missed"]
                    and welcome["view"]["hands_played"] == player.view["hands_played"]
                ):
                    assert player.view["hands"][player.view["seat"]]["cards"] == hand
            # And they play on.
            tasks = [asyncio.create_task(player.play()) for player in group]
            await asyncio.sleep(0.3)
            for player in group:
                await player.leave()
            await asyncio.gather(*tasks)
            after = await log_of(house, table_of(group[0]))
            assert after[: len(log)] == log
            assert len(after) > len(log)

    asyncio.run(story())


def test_a_computer_that_was_to_move_when_the_server_died_moves_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As slow as it gets, so that the kill comes before the move.
    monkeypatch.setenv("CHAUTARI_THINKING", "1")
    own = Served(tmp_path)

    async def story() -> None:
        while True:
            table = await opened(own.url, way="computer", seats=4, pace="slow")
            asha = Visitor(own.url, table["table"], table["seats"][0]["token"])
            await asha.come()
            while asha.view["to_act"] == 0:
                await asha.move()
                await asha.hear("update")
            # Once in some hundred hands the first card taken wins, and nobody is to move.
            if asha.table["phase"] == "playing":
                break
        own.kill()
        log = await log_of(own, table["table"])
        await asyncio.to_thread(own.start)
        # Nobody opens the table: the server itself finds that it is due.
        grown = log
        for _ in range(300):
            grown = await log_of(own, table["table"])
            if len(grown) > len(log):
                break
            await asyncio.sleep(0.1)
        assert len(grown) > len(log), f"{log[-1]}\n{own.log.read_text()}"
        assert isinstance(grown[len(log)], Moved)
        assert grown[len(log)].computer

    try:
        own.start()
        asyncio.run(story())
    finally:
        own.kill()


def test_a_server_told_to_stop_says_goodbye_finishes_and_exits_well(house: Served) -> None:
    async def story() -> None:
        groups = await sat(house, 2)
        everybody = [player for group in groups for player in group]
        playing = [asyncio.create_task(player.play()) for player in everybody]
        await asyncio.sleep(0.3)
        assert house.process is not None
        house.process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(asyncio.gather(*playing), 30)
        assert await asyncio.to_thread(house.process.wait, 20) == 0
        for player in everybody:
            assert player.heard[-1] == {"type": "goodbye", "reason": "restart"}
            log = await log_of(house, table_of(player))
            for command, seq in player.accepted.items():
                assert log[seq - 1].id == command
        await asyncio.to_thread(house.start)
        for player in everybody:
            await player.come(player.seq)
            await player.leave()

    asyncio.run(story())
