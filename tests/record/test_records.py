"""The records in `tests/records`: what they expect holds, clause by clause."""

from pathlib import Path

import pytest

from chautari.record import read, read_bytes, replay, written
from chautari.record.playback import failures

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_record_expects_holds(file: Path):
    record = read_bytes(file.read_bytes())
    assert record.expect
    assert failures(record, replay(record)) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_comes_back_as_it_was_written(file: Path):
    record = read_bytes(file.read_bytes())
    assert read(written(record)) == record


def test_every_clause_of_jutpatti_that_a_record_can_show_has_one():
    shown = {file.stem.split("_")[0] for file in FILES if file.parent.name == "jutpatti"}
    assert shown == {*(f"J{n:02}" for n in range(1, 21)), "J17a"}


def test_the_example_in_the_documentation_holds():
    told = (FOLDER.parent.parent / "docs" / "record.md").read_text(encoding="utf-8")
    record = read(told.split("```toml\n")[1].split("```")[0])
    assert record.expect
    assert failures(record, replay(record)) == []
