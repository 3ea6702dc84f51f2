"""The records of `tests/records/teen_patti` show the clauses of the sheet."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "records" / "teen_patti"


def test_every_clause_has_a_record():
    shown = {file.stem.split("_")[0] for file in FOLDER.glob("*.toml")}
    assert shown == {f"T{number:02}" for number in range(1, 40)}
