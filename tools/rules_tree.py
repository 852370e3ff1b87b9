"""The compiled rules on disk: which modules are compiled, what names a tree, the links that complete it."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
CACHE = ROOT / ".cache" / "compiled"

FLOORS = ("core/", "games/", "bots/", "research/stepping.py")
# Records, tables and text: hardly faster when compiled, and freely edited when not. Chosen by path: a room of
# the rules may bear the name of one of them.
INTERPRETED = re.compile(
    r"""
      .+/__init__\.py
    | bots/(bot|errand|levels|match|pace|planner|specs|style)\.py
    | bots/learned/.+
    | core/(build|census|check|contract|course|documents|drawing|effects|entries|facts|fields|game)\.py
    | core/(guides|journal|lessons|mistakes|options|places|plain_board|position|reasons|replay|rooms)\.py
    | core/(rulings|sentences|shapes|spelling|tellings|vectors|words)\.py
    | games/[^/]+/(actions|board|catalogue|census|check|data|effects|facts|odds|position|reasons|shapes)\.py
    | games/[^/]+/(board|catalogue|census|check|data|position|words)/.+
    | games/[^/]+/actions/(labels|pieces|rows)\.py
    | games/[^/]+/state/fields\.py
    | games/_template/.+
    """,
    re.VERBOSE,
)
# What mypyc reads of a module it does not compile: classes, signatures, and the types of fields, keys and
# parameters, which it casts to; the value of a constant it writes into every module that reads it.
DECLARED = re.compile(
    rb"""^[ \t]*(?:class\b|(?:async )?def\b|\)[ \t]*->|["']?\w+["']?[ \t]*:).*$""", re.MULTILINE
)
LIBRARY = "rules"
TOOLS = ("compile_rules.py", "rules_tree.py")


def python_files(src: Path) -> list[str]:
    """Every module of the package, as sorted paths from src."""
    found = []
    for folder, folders, names in os.walk(src / "bivouac"):
        folders[:] = [name for name in folders if name != "__pycache__"]
        here = Path(folder).relative_to(src).as_posix()
        # A dot begins the lock files that some editors lay beside an open file.
        found += [f"{here}/{name}" for name in names if name.endswith(".py") and name[0] != "."]
    return sorted(found)


def is_compiled(path: str) -> bool:
    """Whether mypyc compiles the module at this path from src."""
    inside = path.removeprefix("bivouac/")
    return inside.startswith(FLOORS) and not INTERPRETED.fullmatch(inside)


def compiled_modules(src: Path) -> list[str]:
    """The modules that mypyc compiles, as sorted paths from src."""
    return [path for path in python_files(src) if is_compiled(path)]


def groups(modules: Iterable[str]) -> dict[str, list[str]]:
    """The modules by the library they share: one for what all games stand on, one for each game.

    Calls inside a library are direct and may be inlined, and an edit compiles its library again.
    """
    found: dict[str, list[str]] = {}
    for path in modules:
        parts = path.split("/")
        home = parts[:3] if parts[1] == "games" else ["bivouac", "core"]
        found.setdefault(".".join([*home, LIBRARY]), []).append(path)
    return found


def toolchain(abi: str, root: Path = ROOT) -> str:
    """Everything besides the sources that a compiled module depends on."""
    lock = (root / "uv.lock").read_text(encoding="utf-8")
    mypy = re.search(r'^name = "mypy"\nversion = "([^"]+)"', lock, re.MULTILINE)
    tools = b"".join((root / "tools" / name).read_bytes() for name in TOOLS)
    return f"{abi} mypy {mypy[1] if mypy else '?'} tools {hashlib.sha256(tools).hexdigest()[:12]}"


def tree_of(src: Path, tools: str) -> Path:
    """Where the tree compiled from these sources stands; tables and texts may change without moving it."""
    files = python_files(src)
    digest = _digest(src, filter(is_compiled, files), tools)
    for path in files:
        if path.removeprefix("bivouac/").startswith(FLOORS) and not is_compiled(path):
            digest.update(b"\0".join(DECLARED.findall((src / path).read_bytes())))
    return CACHE / digest.hexdigest()[:16]


def failure_note(src: Path, tools: str) -> Path:
    """Where a failed build says why; an edit of any module, compiled or not, gives it another chance."""
    return CACHE / f"failed-{_digest(src, python_files(src), tools).hexdigest()[:16]}"


def _digest(src: Path, paths: Iterable[str], tools: str) -> hashlib._Hash:
    digest = hashlib.sha256(tools.encode())
    for path in paths:
        digest.update(f"\0{path}\0".encode())
        digest.update((src / path).read_bytes())
    return digest


def lay_links(tree: Path, src: Path, copy: bool = os.name == "nt") -> None:
    """Complete a tree with links to all that is not compiled, so that edits of it are seen at once."""
    rooms = {"bivouac"}
    for path in compiled_modules(src):
        rooms.update(str(folder) for folder in PurePosixPath(path).parents if folder.name)
    for room in sorted(rooms):
        entries = {name for name in os.listdir(src / room) if name != "__pycache__"}
        inner = {name for name in entries if f"{room}/{name}" in rooms}
        (tree / room).mkdir(parents=True, exist_ok=True)
        _clear(tree / room, keep=entries)
        for name in entries - inner:
            (_copy if copy else _link)(src / room / name, tree / room / name)


def _clear(folder: Path, keep: set[str]) -> None:
    for entry in os.scandir(folder):
        if entry.name in keep or entry.name == "__pycache__" or entry.name.endswith((".so", ".pyd")):
            continue
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry)
        else:
            os.unlink(entry)


def _link(source: Path, target: Path) -> None:
    if target.is_symlink():
        if os.readlink(target) == str(source):
            return
        target.unlink()
    try:
        target.symlink_to(source, target_is_directory=source.is_dir())
    except FileExistsError:
        assert target.is_symlink(), f"{target} should be a link to {source}"  # another start was quicker


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(source, target)
