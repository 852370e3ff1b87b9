"""The files that belong to the project, as opposed to those that merely lie in the checkout."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "bivouac"
GAMES = SOURCES / "games"
MADE_HERE = {
    ".git",
    ".venv",
    ".cache",
    ".hypothesis",
    "__pycache__",
    "node_modules",
    "build",
    "dist",
    "PKG-INFO",
}


def project_files() -> list[Path]:
    """What git knows or would add; where there is no git, all that is not made by a tool."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.check_output(command, cwd=ROOT, text=True, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return _files_under(ROOT)
    paths = [ROOT / name for name in listing.split("\0") if name]
    return [path for path in paths if path.is_file()]


def _files_under(root: Path) -> list[Path]:
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in MADE_HERE]
        found += [Path(folder) / name for name in names if name not in MADE_HERE]
    return found
