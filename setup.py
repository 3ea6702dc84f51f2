"""What a build does beyond copying files: it compiles the rules and builds the table for the browser.

The rules compile with mypyc where a C compiler and Python's headers are; without them, or with ``CHAUTARI_PURE=1``,
the wheel holds the same sources as plain Python and the build says so. The browser's table is built by Node from a
locked Python package, unless what stands in ``chautari/web/static/built`` is newer than everything it is made from.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
CLIENT = HERE / "client"
BUILT = HERE / "chautari/web/static/built"


def rules_files() -> list[str]:
    """The files that a position is made of, found by being there; `__init__.py` only introduces them."""
    found = [HERE / f"chautari/{name}.py" for name in ("cards", "frame", "game")]
    for room in ("players", "games/*"):
        found += sorted(p for p in HERE.glob(f"chautari/{room}/*.py") if p.name != "__init__.py")
    return [str(p.relative_to(HERE)) for p in found]


def why_not_compiled() -> str:
    """Why the rules stay plain Python on this machine; empty when they can be compiled."""
    if os.environ.get("CHAUTARI_PURE") == "1":
        return "CHAUTARI_PURE=1"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "hello.c")
        source.write_text("#include <Python.h>\nint hello(void) { return PY_VERSION_HEX != 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        try:
            tried = subprocess.run(
                [*compiler, "-c", include, str(source), "-o", str(Path(folder, "hello.o"))], capture_output=True
            )
        except OSError:
            return f"there is no C compiler ({compiler[0]})"
    return "" if tried.returncode == 0 else f"{compiler[0]} finds no headers of this Python"


def extensions() -> list[Any]:
    """The compiled rules, or none with a word about why."""
    reason = why_not_compiled()
    if reason:
        print(f"chautari: the rules stay plain Python: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return list(mypycify(rules_files(), opt_level="3", debug_level="0", group_name="chautari"))


def client_is_current() -> bool:
    """Whether the built client is newer than all it is made from; a source archive without client/ ships it built."""
    last_written = BUILT / "tokens.css"
    sources = [p for p in CLIENT.rglob("*") if p.is_file() and "node_modules" not in p.parts]
    return last_written.exists() and all(p.stat().st_mtime <= last_written.stat().st_mtime for p in sources)


class BuildWithClient(build_py):
    def run(self) -> None:
        if not client_is_current():
            subprocess.run([sys.executable, str(CLIENT / "build.py")], check=True)
        # setuptools listed the package's data before the client was built.
        self.data_files = self._get_data_files()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
