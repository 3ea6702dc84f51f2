"""A record for each clause: what `chautari replay` must find in them."""

from pathlib import Path

import pytest

from chautari.record import read_bytes, replay
from chautari.record.playback import failures

RECORDS = sorted(Path(__file__).parents[2].joinpath("records/pitty_pat").glob("*.toml"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_record_holds(file: Path):
    record = read_bytes(file.read_bytes())
    assert record.expect
    assert failures(record, replay(record)) == []


def test_every_clause_of_play_has_a_record():
    clauses = {file.stem.split("-")[0] for file in RECORDS}
    # Y2 shows in the record of Y1's deal.
    assert clauses == {f"Y{number}" for number in range(1, 17)} - {"Y2"}
