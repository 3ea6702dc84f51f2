"""A stretch of network between a browser and our server that can be cut, as a phone's is in a tunnel."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Relay:
    """Passes on whatever comes, both ways. What was under way when it was cut stays silent for ever, as it does for a
    phone that comes back under another address; nobody is told of it, and calls made meanwhile are not answered."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.there = True
        self.cuts = 0
        self.held: list[socket.socket] = []

    def cut(self) -> None:
        self.there = False
        self.cuts += 1

    def mend(self) -> None:
        self.there = True

    def serve(self) -> None:
        """Take calls until `close`."""
        with suppress(OSError):
            while True:
                caller, _ = self.listening.accept()
                self.held.append(caller)
                if self.there:
                    server = socket.create_connection(("127.0.0.1", self.to))
                    self.held.append(server)
                    for source, target in ((caller, server), (server, caller)):
                        threading.Thread(target=self.carry, args=(source, target, self.cuts), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, cuts: int) -> None:
        """Pass on what one end says, for as long as nothing was cut since."""
        with suppress(OSError):
            while data := source.recv(65536):
                if cuts == self.cuts:
                    target.sendall(data)
            if cuts == self.cuts:
                target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for one in (self.listening, *self.held):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@contextmanager
def relayed(port: int) -> Iterator[Relay]:
    """A relay to the server on this machine that listens on ``port``."""
    relay = Relay(port)
    threading.Thread(target=relay.serve, daemon=True).start()
    try:
        yield relay
    finally:
        relay.close()
