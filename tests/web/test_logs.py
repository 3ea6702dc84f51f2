"""The server's log: one event a line, and nothing in it of what people do, hold or are called."""

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from chautari import cards
from chautari.store import StoreFailed
from chautari.web.logs import configure, mark
from tests.served import Served
from tests.web.test_socket import play
from tests.web.visitor import Visitor, ask, joined, opened

NAMES = ["Chandrakanta", "Bishnumaya"]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("CHAUTARI_THINKING", "0")
    monkeypatch.setenv("CHAUTARI_MESSAGES_A_SECOND", "0")
    monkeypatch.delenv("CHAUTARI_LOGS", raising=False)
    served = Served(tmp_path)
    served.start()
    yield served
    served.kill()


def lines(server: Served) -> list[dict[str, Any]]:
    """What was logged; before it stands what is said to whoever starts a server."""
    return [json.loads(line) for line in server.log.read_text("utf-8").splitlines() if line.startswith("{")]


def test_a_game_with_trouble_leaves_a_log_that_tells_the_trouble_and_nobodys_secrets(own: Served) -> None:
    async def story() -> None:
        table = await opened(own.url, seats=3, name=NAMES[0], options={"hands": 1})
        given = await joined(own.url, table["table"], name=NAMES[1])
        tokens = [table["seats"][0]["token"], given["token"]]
        asha = Visitor(own.url, table["table"], tokens[0], "asha")
        bina = Visitor(own.url, table["table"], tokens[1], "bina")
        await asha.come()
        await bina.come()
        await asha.command("deal")
        for visitor in (asha, bina):
            await visitor.hear("update")
        # Wrong frames, wrong moves, wrong codes, and a store that cannot be written for a while.
        await asha.socket.send('{"type":"rename","id":"x","name":7}')
        await asha.command("move", seq=asha.seq, move="castle 9c")
        await asyncio.to_thread(ask, f"{own.url}api/codes", {"code": table["code"][::-1]})
        for _ in range(2):
            through = {"X-Forwarded-For": "203.0.113.44"}
            await asyncio.to_thread(ask, f"{own.url}t/nowhere-{table['table']}", headers=through)
        await asyncio.gather(play(asha), play(bina))
        held = sqlite3.connect(own.database, isolation_level=None)
        held.execute("BEGIN IMMEDIATE")
        answer = await asha.command("deal")
        assert answer["reason"] == "store_locked"
        held.execute("ROLLBACK")
        held.close()
        await asha.leave()
        await bina.leave()
        await asyncio.to_thread(own.process.terminate)  # type: ignore[union-attr]
        await asyncio.to_thread(own.process.wait, 20)  # type: ignore[union-attr]

        told = lines(own)
        events = [line["event"] for line in told]
        assert events[0] == "serving"
        assert events[-2:] == ["stopping", "stopped"]
        # Nobody said that there is a proxy, and so it is said to whoever runs this: once.
        assert sum("--trust-proxy" in event for event in events) == 1
        trouble = next(line for line in told if line["event"] == "a command was not written")
        assert (trouble["reason"], trouble["table"], trouble["level"]) == ("locked", mark(table["table"]), "error")

        text = own.log.read_text("utf-8")
        seen = "".join([*asha.raw, *bina.raw])
        dealt = set(re.findall(r'"[2-9TJQKA][cdhs]"', seen))
        assert dealt
        secrets = [*NAMES, *tokens, table["table"], table["code"], *dealt, "127.0.0.1", "203.0.113.44"]
        assert [secret for secret in secrets if secret in text.partition("{")[2]] == []

    asyncio.run(story())


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """Reads back what was logged as JSON in this process."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers, root.level

    def read() -> list[dict[str, Any]]:
        return [json.loads(line) for line in capsys.readouterr().err.splitlines()]

    configure("json")
    yield read
    structlog.configure(**before)
    root.handlers, root.level = handlers, level


def test_only_what_is_known_to_be_harmless_gets_through(logged) -> None:
    structlog.get_logger().error("x", table="secret-table", move="throw 9c", name="Asha", seq=3, reason="locked")
    structlog.get_logger().info("y", path="/t/secret-table/socket")
    first, second = logged()
    assert {key: first[key] for key in first if key != "timestamp"} == {
        "event": "x",
        "level": "error",
        "table": mark("secret-table"),
        "seq": 3,
        "reason": "locked",
    }
    assert second["path"] == f"/t/{mark('secret-table')}/socket"


def test_an_error_is_told_by_its_kind_and_places_not_by_its_words(logged) -> None:
    try:
        try:
            raise ValueError("9c is not in the hand of Asha")
        except ValueError as error:
            raise StoreFailed("damaged", "the page of Asha") from error
    except StoreFailed:
        structlog.get_logger().exception("it failed")
    (line,) = logged()
    assert line["error"] == "StoreFailed(damaged) < ValueError"
    assert "test_logs.py" in line["frames"][0]
    assert "Asha" not in json.dumps(line)


def test_what_libraries_log_comes_without_what_they_fill_in(logged) -> None:
    try:
        raise RuntimeError("card 9c")
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception("closing %s\nmore about it", "/t/secret")
    logging.getLogger("asyncio").info("quiet")
    (line,) = logged()
    assert (line["event"], line["logger"], line["error"]) == ("closing %s", "uvicorn.error", "RuntimeError")
    assert "secret" not in json.dumps(line)
    assert "9c" not in json.dumps(line)


def test_on_a_terminal_the_log_is_text(capsys: pytest.CaptureFixture[str], logged) -> None:
    configure("text")
    structlog.get_logger().error("the store failed", reason="locked", name="Asha")
    text = capsys.readouterr().err
    assert "the store failed" in text
    assert "reason=locked" in text
    assert "Asha" not in text
    assert not text.startswith("{")


def test_cards_are_told_from_other_words() -> None:
    """The search of the test above finds cards as they go over the wire."""
    assert re.fullmatch(r'"[2-9TJQKA][cdhs]"', f'"{cards.text(0)}"')
