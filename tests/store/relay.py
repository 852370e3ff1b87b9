"""A wire to a PostgreSQL server that can be cut, also right before or right after a commit arrives."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

COMMIT = b"COMMIT\x00"
SOCKET = ".s.PGSQL.5432"


class Relay:
    """A socket that passes everything on, both ways, until it is told to cut."""

    def __init__(self, url: str, folder: Path) -> None:
        host = parse_qs(urlsplit(url).query)["host"][0]
        self.url = url.replace(f"host={host}", f"host={folder}")
        self.cuts: list[str] = []
        self._server = str(Path(host) / SOCKET)
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / SOCKET))
        self._door.listen()
        self._doorman = threading.Thread(target=self._welcome, daemon=True)
        self._doorman.start()

    def cut_next_commit(self, when: str) -> None:
        """Lose the connection "before" the next commit reaches the server, or "after" it is done."""
        self.cuts.append(when)

    def cut_all(self) -> None:
        """Lose every connection there is."""
        for pair in self._pairs:
            self._cut(pair)
        self._pairs.clear()

    def close(self) -> None:
        """Lose everything and accept nobody any more.

        To close a socket does not wake the thread that waits at it: without the shutdown it would
        let one more in.
        """
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._doorman.join()
        self.cut_all()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._server)
                self._pairs.append((client, server))
                threading.Thread(target=self._ask, args=(client, server), daemon=True).start()
                threading.Thread(target=self._answer, args=(client, server), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                if COMMIT in data and self.cuts:
                    if self.cuts.pop(0) == "after":
                        self._cut_after(client, server, data)
                    break
                server.sendall(data)
        self._cut((client, server))

    def _answer(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                client.sendall(data)
        self._cut((client, server))

    @staticmethod
    def _cut_after(client: socket.socket, server: socket.socket, data: bytes) -> None:
        """Close the client's ear, pass the commit on, and leave once the server had time to do it."""
        client.shutdown(socket.SHUT_RDWR)
        server.sendall(data)
        time.sleep(0.2)

    @staticmethod
    def _cut(pair: tuple[socket.socket, socket.socket]) -> None:
        for end in pair:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
