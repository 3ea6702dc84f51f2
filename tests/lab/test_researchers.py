"""What `docs/researchers.md` shows is what happens."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/researchers.md"


def test_the_page_for_researchers_runs():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 20
