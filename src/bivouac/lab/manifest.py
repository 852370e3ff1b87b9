"""What a folder of results says of itself: which games, by which rules, on which machine."""

import os
import platform
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

import bivouac
from bivouac.lab.mistakes import LabMistake
from bivouac.lab.schedule import Schedule
from bivouac.lab.whole_file import write_whole

NAME = "manifest.json"
FORMAT = 1


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """The settings all games of a folder share, and a line for each time somebody added to them."""

    format: int
    bivouac: str
    settings: dict[str, Any]
    sessions: list[dict[str, Any]]


def read(folder: Path) -> Manifest | None:
    """The manifest of a folder; None where there is none yet."""
    path = folder / NAME
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (msgspec.DecodeError, RecursionError):
        raise LabMistake("bad_manifest", {"path": str(path)}) from None


def check(folder: Path, manifest: Manifest, schedule: Schedule) -> None:
    """Refuse results of another Bivouac, other rules or other settings, and name what differs."""
    asked = msgspec.json.decode(msgspec.json.encode(schedule.settings()))
    kept = {**manifest.settings, "bivouac": manifest.bivouac, "format": manifest.format}
    asked |= {"bivouac": bivouac.__version__, "format": FORMAT}
    for key, value in asked.items():
        if kept.get(key) != value:
            raise LabMistake("other_results", {
                "path": str(folder), "key": key, "kept": _shown(kept.get(key)), "asked": _shown(value),
            })  # fmt: skip


def begin(folder: Path, schedule: Schedule, session: Mapping[str, Any]) -> None:
    """The folder has a manifest, and this session stands in it."""
    manifest = read(folder) or Manifest(FORMAT, bivouac.__version__, schedule.settings(), [])
    manifest.sessions.append({**here(), **session})
    write_whole(folder / NAME, msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n")


def here() -> dict[str, Any]:
    """When, what and where: no number means anything without it."""
    return {
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
        "bivouac": bivouac.__version__,
        "commit": _commit(),
        "rules": "compiled" if bivouac.compiled else "pure",
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "processor": platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
    }


def _commit() -> str | None:
    """The commit of the checkout this code is in, if it is in one; a plus says that it has been changed."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--abbrev=40", "--dirty=+"]
    try:
        found = subprocess.run(
            [*command, "--exclude=*"], capture_output=True, text=True, timeout=10, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return found.stdout.strip()


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else f"{text[:80]}…"
