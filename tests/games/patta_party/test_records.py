"""The records of Patta Party's clauses: there is one for each."""

from pathlib import Path

RECORDS = Path(__file__).parents[2] / "records" / "patta_party"


def test_every_clause_has_a_record():
    shown = {file.stem.split("_")[0] for file in RECORDS.glob("*.toml")}
    assert shown == {f"P{clause:02}" for clause in range(1, 26)}
