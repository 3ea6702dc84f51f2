"""A disk that fails under people who play: they are told why, nothing accepted is lost, and play goes on by itself."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from chautari.store.sqlite import SqliteStore
from chautari.table.entries import decode
from tests.served import Served
from tests.web.test_health import eventually_ready
from tests.web.test_socket import two
from tests.web.visitor import Visitor, ask

TABLE = {"game": "jutpatti", "way": "friends"}


class Faulty(Served):
    """A server whose disk fails when it is told to."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.fault = folder / "fault"
        self.fault.write_text("")

    def command(self) -> list[str]:
        module = [sys.executable, "-m", "tests.web.faulty"]
        return [*module, str(self.port), str(self.database), str(self.fault)]

    def fail(self, how: str) -> None:
        """Let the disk fail in this way from now on; not at all with nothing."""
        seen = self.fault.with_suffix(".seen")
        seen.unlink(missing_ok=True)
        self.fault.write_text(how)
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)
        until = time.monotonic() + 20
        while not seen.is_file() and time.monotonic() < until:
            time.sleep(0.02)
        assert seen.is_file()


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Faulty]:
    monkeypatch.setenv("CHAUTARI_MESSAGES_A_SECOND", "0")
    served = Faulty(tmp_path)
    served.start()
    yield served
    served.kill()


def renamed(n: int) -> str:
    return f"name-{n:010}"


async def until_refused(visitor: Visitor) -> tuple[str, str]:
    """Takes one name after another until that is refused; returns the last accepted name and the reason."""
    name = ""
    for n in range(3000):
        answer = await visitor.command("rename", name=renamed(n))
        if answer["type"] == "refused":
            return name, answer["reason"]
        name = renamed(n)
    raise AssertionError("nothing was ever refused")


async def log_of(server: Served, table: str) -> list[Any]:
    store = SqliteStore(server.database)
    entries = [decode(body) for body in await store.read(table)]
    await store.close()
    return entries


def accepted(*visitors: Visitor) -> dict[str, int]:
    """Every command that was accepted, and its entry."""
    heard = [message for visitor in visitors for message in visitor.heard if message["type"] == "accepted"]
    return {message["id"]: message["seq"] for message in heard}


async def goes_on(server: Served, table: str, asha: Visitor, bina: Visitor) -> None:
    """Both play on on the sockets that they have, and the log has whatever was ever accepted."""
    for visitor in (asha, bina):
        answer = await visitor.command("rename", name="back")
        assert answer["type"] == "accepted", answer
    mover = asha if asha.view["legal"] else bina
    answer = await mover.move()
    # People may have come and gone, but the cards have not moved since.
    assert answer["type"] == "accepted", answer
    for visitor in (asha, bina):
        while visitor.seq < answer["seq"]:
            await visitor.next()
    log = await log_of(server, table)
    for command, seq in accepted(asha, bina).items():
        assert log[seq - 1].id == command
    assert len([entry for entry in log if entry.id]) == len(accepted(asha, bina))


@pytest.mark.parametrize("how", ["disk_full", "read_only"])
def test_play_stops_with_a_reason_and_goes_on_when_the_disk_does(faulty: Faulty, how: str) -> None:
    async def story() -> None:
        asha, bina, table = await two(faulty)
        await asyncio.to_thread(faulty.fail, how)
        name, reason = await until_refused(asha)
        assert reason == f"store_{how}"
        # Again and again, for the other one too, and nobody is shown what is not so.
        assert (await bina.command("rename", name="n" * 16))["reason"] == f"store_{how}"
        assert (await asha.command("rename", name="n" * 16))["reason"] == f"store_{how}"
        mine = (await Visitor(faulty.url, table).come())["table"]["seats"][0]["name"]
        assert mine == (name or "Asha")
        status, problem = await asyncio.to_thread(ask, f"{faulty.url}api/tables", {**TABLE, "name": "n" * 16})
        if how == "read_only":
            assert (status, problem["reason"]) == (503, f"store_{how}")
            await asyncio.to_thread(eventually_ready, faulty, (503, how))
        logged = [json.loads(line) for line in faulty.log.read_text().splitlines() if line.startswith("{")]
        assert {"a command was not written"} <= {line["event"] for line in logged if line.get("reason") == how}
        await asyncio.to_thread(faulty.fail, "")
        await goes_on(faulty, table, asha, bina)
        await asyncio.to_thread(eventually_ready, faulty, (200, "ready"))

    asyncio.run(story())


def test_play_stops_while_another_program_holds_the_file(faulty: Faulty) -> None:
    async def story() -> None:
        asha, bina, table = await two(faulty)
        with closing(sqlite3.connect(faulty.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            _, reason = await until_refused(asha)
            assert reason == "store_locked"
            status, problem = await asyncio.to_thread(ask, f"{faulty.url}api/tables", TABLE)
            assert (status, problem["reason"]) == (503, "store_locked")
            # One may look, and come back.
            assert (await Visitor(faulty.url, table).come())["table"]["phase"] == "playing"
            other.execute("ROLLBACK")
        await goes_on(faulty, table, asha, bina)

    asyncio.run(story())


def damaged(database: Path) -> Callable[[], None]:
    """Write nonsense over everything but the first page; returns what puts it back."""
    with closing(sqlite3.connect(database, isolation_level=None)) as own:
        own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = database.read_bytes()
    with database.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xaa" * (len(whole) - 4096))

    def put_back() -> None:
        with database.open("r+b") as file:
            file.write(whole)

    return put_back


def test_a_damaged_file_is_told_and_played_on_when_it_is_whole_again(faulty: Faulty) -> None:
    async def story() -> None:
        asha, bina, table = await two(faulty)
        put_back = damaged(faulty.database)
        _, reason = await until_refused(asha)
        assert reason == "store_damaged"
        status, problem = await asyncio.to_thread(ask, f"{faulty.url}api/tables", TABLE)
        assert (status, problem["reason"]) == (503, "store_damaged")
        await asyncio.to_thread(eventually_ready, faulty, (503, "damaged"))
        assert (await asyncio.to_thread(ask, f"{faulty.url}healthz"))[0] == 503
        stranger = Visitor(faulty.url, table)
        await stranger.connect()
        await stranger.say({"type": "hello"})
        assert (await stranger.next())["reason"] == "store_damaged"
        assert await stranger.closed() == 1013
        put_back()
        await goes_on(faulty, table, asha, bina)

    asyncio.run(story())


def test_a_file_that_was_moved_away_is_not_written_to_and_is_used_again_when_it_is_back(faulty: Faulty) -> None:
    async def story() -> None:
        asha, bina, table = await two(faulty)
        parts = [Path(f"{faulty.database}{end}") for end in ("", "-wal", "-shm")]
        for part in parts:
            part.rename(part.with_suffix(part.suffix + ".away"))
        _, reason = await until_refused(asha)
        assert reason == "store_damaged"
        assert not faulty.database.exists()
        for part in parts:
            part.with_suffix(part.suffix + ".away").rename(part)
        await goes_on(faulty, table, asha, bina)

    asyncio.run(story())


def test_a_computer_that_could_not_move_moves_when_the_disk_is_back(faulty: Faulty) -> None:
    async def story() -> None:
        status, table = await asyncio.to_thread(
            ask, f"{faulty.url}api/tables", {"game": "jutpatti", "way": "computer", "seats": 2}
        )
        assert status == 201
        asha = Visitor(faulty.url, table["table"], table["seats"][0]["token"], "asha")
        await asha.come()
        while not asha.view["legal"]:
            await asha.hear("update")
        if asha.view["phase"] == "take":
            await asha.move("deck")
            await asha.hear("update")
        throw = {"type": "move", "id": "throw", "seq": asha.seq, "move": asha.view["legal"][0]}
        await asyncio.to_thread(faulty.fail, "read_only")
        await asha.say(throw)
        assert (await asha.hear("refused"))["reason"] == "store_read_only"
        await asyncio.to_thread(faulty.fail, "")
        # The same command once more, as the browser sends it, is not answered with what is past.
        await asha.say(throw)
        assert (await asha.hear("accepted"))["id"] == "throw"
        await asha.hear("update")
        await asyncio.to_thread(faulty.fail, "read_only")
        before = asha.seq
        await asyncio.sleep(1)
        await asyncio.to_thread(faulty.fail, "")
        while asha.table["phase"] == "playing" and not (asha.view["legal"] and asha.seq > before):
            await asha.next()
        assert asha.seq > before

    asyncio.run(story())


def test_what_was_accepted_on_a_failing_disk_is_there_after_a_power_cut(faulty: Faulty) -> None:
    async def story() -> None:
        asha, bina, table = await two(faulty)

        async def busy(visitor: Visitor) -> None:
            for n in range(60):
                answer = await visitor.command("rename", name=renamed(n))
                assert answer["type"] == "accepted" or answer["reason"].startswith("store_"), answer

        async def failing() -> None:
            for how in ("read_only", "", "disk_full", "", "read_only", ""):
                await asyncio.to_thread(faulty.fail, how)
                await asyncio.sleep(0.1)

        await asyncio.gather(busy(asha), busy(bina), failing())
        await asyncio.to_thread(faulty.kill)
        log = await log_of(faulty, table)
        for command, seq in accepted(asha, bina).items():
            assert log[seq - 1].id == command
        await asyncio.to_thread(faulty.start)
        for visitor in (asha, bina):
            assert (await visitor.come())["seq"] >= len(log)
        await goes_on(faulty, table, asha, bina)

    asyncio.run(story())


def test_a_mistake_of_the_server_is_logged_and_whoever_comes_back_plays_on(faulty: Faulty) -> None:
    async def story() -> None:
        asha, bina, table = await two(faulty)
        await asyncio.to_thread(faulty.fail, "fault")
        await asha.say({"type": "rename", "id": "a", "name": "Anisha"})
        assert (await asha.hear("error"))["reason"] == "broken"
        assert await asha.closed() == 1011
        told = next(json.loads(line) for line in faulty.log.read_text().splitlines() if '"error": "' in line)
        assert (told["event"], told["error"]) == ("a message was not dealt with", "RuntimeError")
        assert "9c" not in json.dumps(told)
        await asyncio.to_thread(faulty.fail, "")
        await asha.come(asha.seq)
        await goes_on(faulty, table, asha, bina)

    asyncio.run(story())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk of a megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("no small disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_is_really_full_is_said_and_play_goes_on_when_there_is_room(
    small_disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHAUTARI_MESSAGES_A_SECOND", "0")

    async def story(server: Served) -> None:
        asha, bina, table = await two(server)
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass
        _, reason = await until_refused(asha)
        assert reason == "store_disk_full"
        await asyncio.to_thread(eventually_ready, server, (503, "disk_full"))
        filler.unlink()
        await goes_on(server, table, asha, bina)

    served = Served(tmp_path)
    served.database = small_disk / "chautari.db"
    try:
        served.start()
        asyncio.run(story(served))
    finally:
        served.kill()
