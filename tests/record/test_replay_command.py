"""``chautari replay`` and ``chautari --version`` as people run them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import chautari
import chautari.game
from chautari.record import Record, RecordedHand, written
from tests.games.jutpatti.table import pack

WON = pack(["Ah 2h 3h 4h 8h", "7h 7c 9d 9s Kd"], "5c", "Ks")


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    package = Path(chautari.__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": str(package), "NO_COLOR": "1", "COLUMNS": "100", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "chautari", *map(str, arguments)]
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in ran.stderr
    return ran


def saved(folder: Path, name: str = "game.toml", expect: dict | None = None, **options: bool | int | str) -> Path:
    options.setdefault("cards", 5)
    record = Record("jutpatti", ["Asha", "Bina"], 0, options, {}, [RecordedHand(WON, ["1 deck"])], expect or {})
    file = folder / name
    file.write_text(written(record), encoding="utf-8")
    return file


def test_json_of_one_file_is_the_state_after_the_last_move(tmp_path: Path):
    saved(tmp_path)
    ran = run(tmp_path, "replay", "--json", "game.toml")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == {
        "to_act": -1,
        "legal": [],
        "hands_played": 1,
        "hand_winners": [1],
        "reason": "pairs",
        "scores": [0, 1],
        "hands": [["2h", "3h", "4h", "8h", "Ah"], ["7c", "7h", "9d", "9s", "Kd", "Ks"]],
        "top": "",
        "turned": "5c",
        "over": True,
        "winners": [1],
    }


def test_json_of_several_files_is_one_line_for_each_with_its_name(tmp_path: Path):
    saved(tmp_path, "a.toml")
    saved(tmp_path, "b.toml", expect={"over": False})
    (tmp_path / "c.toml").write_text("no record")
    ran = run(tmp_path, "replay", "--json", "a.toml", "b.toml", "c.toml", "d.toml")
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [line["file"] for line in lines] == ["a.toml", "b.toml", "c.toml", "d.toml"]
    assert lines[0]["winners"] == [1]
    assert lines[1]["failed"] == [{"key": "over", "expected": False, "found": True}]
    assert lines[2]["refused"]["reason"].startswith("this is not TOML")
    assert "No such file" in lines[3]["refused"]["reason"]
    assert ran.returncode == 2


def test_the_readable_form_shows_names_cards_and_whose_turn_it_is(tmp_path: Path):
    saved(tmp_path, hands=3)
    ran = run(tmp_path, "replay", "game.toml")
    assert ran.returncode == 0
    assert "1 Bina" in ran.stdout
    assert "7♣  7♥  9♦  9♠  K♦  K♠" in ran.stdout
    assert "turned" in ran.stdout
    assert "5♣" in ran.stdout
    waiting = Record("jutpatti", ["Asha", "Bina"], 0, {"cards": 5, "call": True}, {}, [RecordedHand(WON, ["1 deck"])])
    (tmp_path / "game.toml").write_text(written(waiting), encoding="utf-8")
    ran = run(tmp_path, "replay", "game.toml")
    assert "▸ 1 Bina" in ran.stdout
    assert "call, throw 7♣" in ran.stdout


def test_an_expectation_that_does_not_hold_is_exit_code_1_and_is_named(tmp_path: Path):
    saved(tmp_path, expect={"winners": [0], "over": True, "reason": "dead"})
    for form in ([], ["--json"]):
        ran = run(tmp_path, "replay", *form, "game.toml")
        assert ran.returncode == 1
        assert ran.stderr.splitlines() == [
            "game.toml: winners: expected [0], found [1]",
            'game.toml: reason: expected "dead", found "pairs"',
        ]


def test_expectations_that_hold_are_said_to(tmp_path: Path):
    saved(tmp_path, expect={"winners": [1], "illegal": "deck"})
    ran = run(tmp_path, "replay", "game.toml")
    assert ran.returncode == 0
    assert "everything expected holds" in ran.stdout


def test_a_refused_move_is_exit_code_2_with_hand_number_and_reason_in_words(tmp_path: Path):
    file = saved(tmp_path, cards=5)
    file.write_text(file.read_text().replace('"1 deck"', '"1 pile"'))
    for form in ([], ["--json"]):
        ran = run(tmp_path, "replay", *form, "game.toml")
        assert ran.returncode == 2
        assert ran.stderr.strip() == (
            "game.toml: refused: hand 1, move 1 (1 pile): Nothing has been thrown yet: take from the deck."
        )
    assert json.loads(ran.stdout)["refused"]["move"] == 1


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "record is missing"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"\x00" * 100, "not TOML"),
        (bytes(range(256)), "not text in UTF-8"),
        (b"a = " + b"[" * 200_000, "nested too deeply"),
        (b"a = " + b"{b=" * 200_000, "nested too deeply"),
        (b"a." * 100_000 + b"b = 1", "line 1 is nothing that a record holds"),
        (b"[" + b"a." * 100_000 + b"b]", "line 1 is nothing that a record holds"),
        (b'record = 1\ngame = "jutpatti"\nseats = ["A", "B"]\ndealer = 0x' + b"f" * 50_000, "dealer is"),
        (
            b'record = 1\ngame = "jutpatti"\nseats = ["A", "B"]\noptions = { cards = 0x' + b"f" * 50_000 + b"}",
            "options.cards",
        ),
        (b"#" * 5_000_000, "larger than 4 MB"),
        (b"a = " + b"9" * 100_000, "not TOML"),
        (b'record = 1\ngame = "bridge"\nseats = ["A", "B"]', "There is no game called “bridge”. There are: "),
        (b'record = 1\ngame = "jutpatti"\nseats = ["A"]', "1 cannot play this game; it takes 2, 3, 4, 5, 6."),
        (b'record = 1\ngame = "../x"\nseats = ["A", "B"]', "There is no game called “../x”. There are: "),
        (
            b'record = 1\ngame = "jutpatti"\nseats = ["A", "B"]\noptions = { cards = 8 }',
            "cards cannot be 8; choose from: 7, 5, 9, 11.",
        ),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_a_bad_file_is_exit_code_2_and_one_line(tmp_path: Path, raw: bytes, said: str):
    (tmp_path / "bad.toml").write_bytes(raw)
    ran = run(tmp_path, "replay", "bad.toml")
    assert ran.returncode == 2
    assert ran.stderr.startswith("bad.toml: refused: ")
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert ran.stdout == ""


def test_files_that_cannot_be_read(tmp_path: Path):
    (tmp_path / "empty").mkdir()
    for name in ("missing.toml", "empty", "x" * 5000, "\ud800".encode("utf-8", "surrogatepass").decode("latin-1")):
        ran = run(tmp_path, "replay", name)
        assert ran.returncode == 2
        assert "the file cannot be read" in ran.stderr


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path):
    record = Record("jutpatti", ["As\x1b[31mha", "B\x07\n"], 0, {}, {}, [RecordedHand([], ["1 \x1b]0;x deck"])])
    (tmp_path / "game.toml").write_text(written(record), encoding="utf-8")
    ran = run(tmp_path, "replay", "game.toml")
    assert ran.returncode == 2
    record.hands[0].moves = []
    (tmp_path / "game.toml").write_text(written(record), encoding="utf-8")
    shown = run(tmp_path, "replay", "game.toml")
    assert shown.returncode == 0
    assert not set("\x1b\x07") & set(ran.stdout + ran.stderr + shown.stdout)


def test_of_a_folder_every_record_is_replayed_and_the_highest_code_counts(tmp_path: Path):
    saved(tmp_path, "a.toml")
    assert run(tmp_path, "replay", ".").returncode == 0
    saved(tmp_path, "b.toml", expect={"over": False})
    assert run(tmp_path, "replay", ".").returncode == 1
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "c.toml").write_text("?")
    (tmp_path / "notes.txt").write_text("not a record")
    ran = run(tmp_path, "replay", "--json", ".")
    assert ran.returncode == 2
    assert [json.loads(line)["file"] for line in ran.stdout.splitlines()] == ["a.toml", "b.toml", "deeper/c.toml"]


def test_without_a_file_it_says_how_to_use_it(tmp_path: Path):
    ran = run(tmp_path, "replay")
    assert ran.returncode == 2
    assert "FILE" in ran.stderr


def test_version_says_how_the_rules_run(tmp_path: Path):
    ran = run(tmp_path, "--version")
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"chautari {chautari.__version__}, rules ")
    plain = str(chautari.game.__file__).endswith(".py")
    assert ("interpreted by Python" in ran.stdout) == plain
    assert ("compiled" in ran.stdout) != plain
