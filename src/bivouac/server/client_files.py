"""The built browser client, as it lies in a folder: every file with its type, its tag and its packed twin."""

import hashlib
from pathlib import Path
from typing import NamedTuple

BUILT = Path(__file__).resolve().parents[1] / "static"
INDEX = "index.html"
HASHED = "assets/"  # what lies there bears a digest of its content in its name
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class ClientFile(NamedTuple):
    """A file a browser may fetch."""

    content: bytes
    packed: bytes | None  # gzipped, if that is shorter
    media_type: str
    tag: str
    lasting: bool  # will this name mean this content for ever?


class ClientFiles:
    """The files of a folder, read again when the client was built again.

    Names are looked up in what was found there; no path is ever made of what a browser asks for.
    """

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder
        self._read_at = 0
        self._files: dict[str, ClientFile] = {}

    def find(self, name: str) -> ClientFile | None:
        """The file of that name."""
        self._look()
        return self._files.get(name)

    def index(self, lang: str) -> str | None:
        """The page that loads the client, marked with the reader's language; None when it is not built."""
        found = self.find(INDEX)
        if found is None:
            return None
        return found.content.decode().replace('<html lang="en"', f'<html lang="{lang}"', 1)

    def _look(self) -> None:
        """Read the folder, unless its index is the one that was read last."""
        try:
            built_at = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built_at = 0
        if built_at != self._read_at:
            self._files = _files_of(self.folder) if built_at else {}
            self._read_at = built_at


def _files_of(folder: Path) -> dict[str, ClientFile]:
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in TYPES and path.is_file():
            name = path.relative_to(folder).as_posix()
            content = path.read_bytes()
            twin = path.with_name(path.name + ".gz")
            packed = twin.read_bytes() if twin.is_file() else None
            if packed is not None and len(packed) >= len(content):
                packed = None
            tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
            found[name] = ClientFile(content, packed, TYPES[path.suffix], tag, name.startswith(HASHED))
    return found
