"""The house itself: what no single room can promise alone."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = ["chautari/cards.py", "chautari/game.py", "chautari/players/*.py", "chautari/games/*/*.py"]
BINARY = {".png", ".woff2", ".ico"}


def kept_files() -> list[Path]:
    """The files that git keeps, and those about to be added."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


def test_no_file_names_a_machine_or_a_registry():
    # Written in pieces, so that this file does not name them either.
    machine = r"(?<![\w.])/(?:wo" + r"rk|ro" + r"ot|ho" + r"me)/\w"
    hosts = "|".join(re.escape(h) for h in ("py" + "pi.org", "pythonho" + "sted", "npm" + "js.org", "npm" + "js.com"))
    pattern = re.compile(f"{machine}|{hosts}")
    found = []
    for path in kept_files():
        if path.suffix not in BINARY:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if pattern.search(line):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert found == []


def test_rules_import_the_standard_library_alone():
    strangers = []
    for path in (p for pattern in RULES for p in sorted(ROOT.glob(pattern))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "."]
            for name in names:
                top = name.split(".")[0]
                if top != "chautari" and top not in sys.stdlib_module_names:
                    strangers.append(f"{path.relative_to(ROOT)}: {name}")
    assert strangers == []


def test_every_room_is_a_package_that_the_wheel_takes_along():
    rooms = {p.parent for p in (ROOT / "chautari").rglob("*.py")}
    assert [str(r.relative_to(ROOT)) for r in sorted(rooms) if not (r / "__init__.py").exists()] == []


def test_the_build_is_pinned_as_its_lock_is():
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    lines = (ROOT / "requirements/build.in").read_text().splitlines()
    assert sorted(wanted) == sorted(line for line in lines if line and not line.startswith("#"))


def test_every_relative_link_in_the_documents_leads_somewhere():
    dead = []
    for page in (p for p in kept_files() if p.suffix == ".md"):
        for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:|#", target) and not (page.parent / target.split("#")[0]).exists():
                dead.append(f"{page.relative_to(ROOT)}: {target}")
    assert dead == []
