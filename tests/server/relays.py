"""A relay of a browser's maker on this machine, and browsers that read what it was handed for real."""

from __future__ import annotations

import json
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bivouac.server.push_encryption import in_base64


class Browser:
    """One that subscribed: it alone has the private key."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.key = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = secrets.token_bytes(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What it tells the house."""
        return {"endpoint": endpoint, "key": in_base64(self.key), "auth": in_base64(self.auth)}

    def read(self, body: bytes) -> bytes:
        """A message, by the steps of RFC 8291 seen from the other side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        public, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= 4096 == size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        shared = self.private.exchange(ec.ECDH(), theirs)
        seed = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.key + public).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\x02"
        return opened[:-1]

    def shows(self, body: bytes) -> dict[str, Any]:
        """What its service worker is handed."""
        shown: dict[str, Any] = json.loads(self.read(body))
        return shown


class Relay(ThreadingHTTPServer):
    """Keeps what it is handed, by address; answers as it is told to."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.handed: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, list[int]] = {}  # by address, one after another; then 201
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def bodies(self, path: str) -> list[bytes]:
        """What was handed in for one address."""
        return [body for handed, _, body in self.handed if handed == path]


class Clerk(BaseHTTPRequestHandler):
    """Takes one message after another on a connection."""

    protocol_version = "HTTP/1.1"
    server: Relay

    def do_POST(self) -> None:
        """Take a message."""
        body = self.rfile.read(int(self.headers["content-length"]))
        waiting = self.server.answers.get(self.path, [])
        status = waiting.pop(0) if waiting else 201
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.handed.append((self.path, headers, body))
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def dripping() -> Iterator[str]:
    """The address of a relay that never ends its answer, of which it says a byte now and then."""

    def drip(line: socket.socket) -> None:
        with line, suppress(OSError):
            line.sendall(b"HTTP/1.1 201 ")
            while True:
                line.sendall(b"O")
                time.sleep(0.05)

    def serve() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=drip, args=[bound.accept()[0]], daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as bound:
        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
        bound.shutdown(socket.SHUT_RDWR)


@contextmanager
def relaying() -> Iterator[Relay]:
    """An open relay."""
    with Relay() as relay:
        threading.Thread(target=relay.serve_forever, daemon=True).start()
        try:
            yield relay
        finally:
            relay.shutdown()
