"""Which build of the rules a start uses: compiled when there is one, pure Python otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.rules_tree import ROOT, SOURCES, failure_note, lay_links, toolchain, tree_of

MODES = ("0", "auto", "1")
BUILDER = ROOT / "tools" / "compile_rules.py"


def asked_mode(default: str = "auto") -> str:
    """What BIVOUAC_COMPILE asks for: 0 never, auto when it is there, 1 always."""
    mode = os.environ.get("BIVOUAC_COMPILE") or default
    if mode not in MODES:
        sys.exit(f"BIVOUAC_COMPILE is {mode!r}; it can be {', '.join(MODES)}")
    return mode


def tree_for(mode: str, python: Path, abi: str) -> Path | None:
    """The compiled tree to put first on the path, or None for a pure start."""
    if mode == "0":
        return None
    tools = toolchain(abi)
    tree = tree_of(SOURCES, tools)
    if not tree.is_dir():
        if mode == "auto":
            if not failure_note(SOURCES, tools).exists():
                build_beside(python)
            return None
        build_first(python, tree)
    lay_links(tree, SOURCES)
    os.utime(tree)  # the trees used last are the ones kept
    return tree


def build_first(python: Path, tree: Path) -> None:
    """Return once the tree stands; exit with the compiler's code when it cannot be built."""
    print("compiling the rules", file=sys.stderr, flush=True)
    code = subprocess.call([str(python), str(BUILDER)], cwd=ROOT)
    if code:
        sys.exit(code)
    if not tree.is_dir():
        sys.exit("the rules were edited while they were being compiled: start again")


def build_beside(python: Path) -> None:
    """Start a build that outlives this start and leaves its terminal alone."""
    quiet = subprocess.DEVNULL
    command = [str(python), str(BUILDER), "--beside"]
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
        subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, creationflags=flags)
    else:
        subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
