"""What a server says when it starts: its address, and for the phones on the Wi-Fi a QR code of it."""

import io
import socket
from pathlib import Path
from typing import Final

import segno

EVERYWHERE: Final = ("0.0.0.0", "::")


def lan_address() -> str:
    """This machine's address in its own network; the loopback address when there is none."""
    # Nothing is sent: a datagram socket that is "connected" only asks which way packets would leave.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def announcement(host: str, port: int, database: Path) -> str:
    """A few lines for the terminal."""
    lines = [f"Chautari keeps its tables in {database}"]
    if host in EVERYWHERE:
        address = f"http://{lan_address()}:{port}/"
        drawn = io.StringIO()
        segno.make(address, error="m").terminal(drawn, compact=True)
        lines += ["", "On this Wi-Fi, open or scan:", "", drawn.getvalue().rstrip("\n"), "", f"  {address}"]
    else:
        shown = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
        lines.append(f"Open http://{shown}:{port}/   (for phones on the same Wi-Fi: chautari serve --lan)")
    return "\n".join([*lines, "", "Ctrl-C stops it; nothing is lost."])
