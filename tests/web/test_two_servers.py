"""Two server processes on one store, as in the moment of an update: both show every move, and none is made twice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chautari.store.sqlite import SqliteStore
from chautari.table.entries import Away, Moved, decode
from tests.served import Served
from tests.web.visitor import Visitor, joined, opened

PATIENCE = 20.0
"""Seconds to wait for what takes half a second on a machine with nothing else to do."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    folder = tmp_path_factory.mktemp("first")
    first, second = Served(folder), Served(tmp_path_factory.mktemp("second"))
    second.database = first.database
    try:
        first.start()
        second.start()
        yield first, second
    finally:
        first.kill()
        second.kill()


async def apart(servers: tuple[Served, Served], **wanted: Any) -> tuple[Visitor, Visitor, str]:
    """Asha at the first server, Bina at the second, at one table that has been dealt to."""
    first, second = servers
    table = await opened(first.url, name="Asha", **wanted)
    asha = Visitor(first.url, table["table"], table["seats"][0]["token"], "asha")
    await asha.come()
    given = await joined(second.url, table["table"], name="Bina")
    bina = Visitor(second.url, table["table"], given["token"], "bina")
    await bina.come()
    await asha.command("deal")
    await asha.hear("update")
    while bina.table["phase"] != "playing":
        await bina.next(PATIENCE)
    return asha, bina, table["table"]


async def log_of(server: Served, table: str) -> list[Any]:
    store = SqliteStore(server.database)
    entries = [decode(body) for body in await store.read(table)]
    await store.close()
    return entries


async def caught_up(visitor: Visitor, seq: int) -> None:
    """Waits until a visitor knows an entry; a TimeoutError when that takes too long."""

    async def listen() -> None:
        while visitor.seq < seq:
            await visitor.next()

    await asyncio.wait_for(listen(), PATIENCE)


def test_a_game_is_played_across_two_servers(servers) -> None:
    async def story() -> None:
        asha, bina, table = await apart(servers, options={"hands": 1, "cards": 5})
        for visitor, other in ((asha, bina), (bina, asha)):
            await caught_up(visitor, other.seq)
        told = 0
        while asha.table["phase"] == "playing":
            mover, other = (asha, bina) if asha.view["legal"] else (bina, asha)
            answer = await mover.move(mover.view["legal"][mover.said % len(mover.view["legal"])])
            assert answer["type"] == "accepted"
            await caught_up(mover, answer["seq"])
            heard = len(other.heard)
            await caught_up(other, answer["seq"])
            assert [event["seat"] for update in other.heard[heard:] for event in update.get("events", [])]
            told += 1
        assert asha.view["winners"] == bina.view["winners"]
        assert bina.table["phase"] == "over"
        assert sum(isinstance(entry, Moved) for entry in await log_of(servers[0], table)) == told
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_of_two_who_move_for_one_seat_at_two_servers_exactly_one_wins(servers) -> None:
    async def story() -> None:
        asha, bina, table = await apart(servers)
        for round_ in range(12):
            await caught_up(asha, bina.seq)
            await caught_up(bina, asha.seq)
            if asha.table["phase"] != "playing":
                break
            mover = asha if asha.view["legal"] else bina
            twins = [Visitor(server.url, table, mover.token, f"twin{n}-{round_}") for n, server in enumerate(servers)]
            await asyncio.gather(*(twin.come() for twin in twins))
            seq = max(twin.seq for twin in twins)
            words = twins[0].view["legal"][0]
            answers = await asyncio.gather(*(twin.move(words, seq=seq) for twin in twins))
            won = [answer for answer in answers if answer["type"] == "accepted"]
            assert len(won) == 1, answers
            # The winner may have won the hand with it.
            assert {answer["reason"] for answer in answers if answer["type"] == "refused"} <= {"stale", "no_hand"}
            for twin in twins:
                await twin.leave()
            await mover.come()
        moves = [entry.id for entry in await log_of(servers[0], table) if isinstance(entry, Moved)]
        assert len(moves) == len(set(moves))
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_computers_of_a_table_that_two_servers_have_open_make_each_move_once(servers) -> None:
    async def story() -> None:
        asha, bina, table = await apart(servers, seats=4, options={"hands": 1})

        async def play(visitor: Visitor) -> None:
            while visitor.table["phase"] == "playing":
                if visitor.view["legal"]:
                    await visitor.move(visitor.view["legal"][-1])
                await visitor.next(10)

        await asyncio.wait_for(asyncio.gather(play(asha), play(bina)), 60)
        log = await log_of(servers[0], table)
        assert any(isinstance(entry, Moved) and entry.computer for entry in log)
        # The log plays: had a move been made twice, the rules would refuse the second when it is read again.
        again = Visitor(servers[1].url, table)
        assert (await again.come())["view"]["over"]
        for visitor in (asha, bina, again):
            await visitor.leave()

    asyncio.run(story())


def test_people_at_the_other_server_are_not_taken_for_away(servers) -> None:
    """A server that does not know who is connected elsewhere may ask once; whoever is there answers at once."""

    async def story() -> None:
        asha, bina, table = await apart(servers)
        until = asyncio.get_running_loop().time() + 17
        while (left := until - asyncio.get_running_loop().time()) > 0:
            try:
                await asha.next(left)
            except TimeoutError:
                break
        await asyncio.sleep(2)
        log = await log_of(servers[0], table)
        welcome = await Visitor(servers[0].url, table).come()
        assert [seat["here"] for seat in welcome["table"]["seats"]] == [True, True]
        assert sum(isinstance(entry, Away) for entry in log) <= 2
        await asha.leave()
        await bina.leave()

    asyncio.run(story())


def test_a_server_that_is_killed_leaves_its_people_to_the_other(servers, tmp_path: Path) -> None:
    async def story() -> None:
        asha, bina, _ = await apart(servers)
        await caught_up(bina, asha.seq)
        await caught_up(asha, bina.seq)
        first, second = servers
        await asyncio.to_thread(first.kill)
        # Asha's browser comes back to the server that is left, and they play on there.
        asha.address = asha.address.replace(str(first.port), str(second.port))
        await asha.come(asha.seq)
        mover, other = (asha, bina) if asha.view["legal"] else (bina, asha)
        answer = await mover.move()
        assert answer["type"] == "accepted"
        await caught_up(other, answer["seq"])
        await asha.leave()
        await bina.leave()
        await asyncio.to_thread(first.start)

    asyncio.run(story())
