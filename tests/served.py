"""A Chautari server as a process of its own, so that a test can kill it as a power cut would.

Its cards always fall the same way (`tests.dealing`).
"""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

ROOT = Path(__file__).parent.parent

# Tests come from one address and have no time to wait for a computer's human moment.
HURRIED = {
    "CHAUTARI_OPENS_A_MINUTE": "0",
    "CHAUTARI_JOINS_A_MINUTE": "0",
    "CHAUTARI_RECORDS_A_MINUTE": "0",
    "CHAUTARI_HINTS_A_MINUTE": "0",
    "CHAUTARI_THINKING": "0",
}


def free_port() -> int:
    """A port that nobody listened on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server on a port of its own with a database of its own; started again it finds what it kept."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "chautari.db"
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What starts it."""
        serve = [sys.executable, "-m", "tests.dealing", "serve"]
        return [*serve, "--port", str(self.port), "--database", str(self.database)]

    def start(self) -> None:
        """Start and wait until it answers. Raises RuntimeError with its log when it does not within a minute."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=ROOT, stdout=log, stderr=log, env=HURRIED | dict(os.environ)
            )
        until = time.monotonic() + 60
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}healthz", timeout=2):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def kill(self) -> None:
        """End it as a power cut would: no goodbye, nothing flushed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None
