"""The environment of the extras: everything optional, apart from .venv so that the default stays light."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tools import checkout

VENV = checkout.ROOT / ".cache" / "extras"
PYTHON = VENV / checkout.BIN.name / f"python{checkout.EXE}"
STAMP = VENV / "bivouac.stamp"
EXTRAS = ("cluster", "lab", "research")
# By pip, whose settings may name an index of builds without CUDA; a lock would bring gigabytes of it.
TORCH = "torch==2.13.0"
TESTS = ["tests/research", "tests/lab/test_parquet.py", "tests/lab/test_ray.py"]


def set_up() -> str:
    """Leave the environment holding every extra; return the name of its Python."""
    abi = checkout.set_up({"compile", "dev"})
    digest = hashlib.sha256(
        f"{checkout.digest_of_needs(checkout.ROOT)} {EXTRAS} {TORCH}".encode()
    ).hexdigest()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest:
        return abi
    print("installing the extras", file=sys.stderr, flush=True)
    uv = checkout.find_uv()
    chosen = [f"--extra={extra}" for extra in EXTRAS]
    sync = [uv, "sync", "--quiet", "--inexact", "--locked", "--no-default-groups", "--group=extras", *chosen]
    _run(sync)
    _run([uv, "pip", "install", "--quiet", f"--python={PYTHON}", "pip"])
    _run([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TORCH])
    STAMP.write_text(digest, encoding="utf-8")
    return abi


def _run(command: list[str]) -> None:
    env = {
        **checkout.uv_env(os.environ.copy()),
        "UV_PROJECT_ENVIRONMENT": str(VENV),
        "VIRTUAL_ENV": str(VENV),
    }
    env["UV_PYTHON"] = sys.executable
    if subprocess.call(command, cwd=checkout.ROOT, env=env):
        sys.exit(f"could not install the extras; the reason stands above. {checkout.NO_NETWORK}")


def paths(arguments: list[str]) -> list[str]:
    """The tests to run: those of the extras, unless the command line names some."""
    named = [argument for argument in arguments if Path(argument.partition("::")[0]).exists()]
    return [] if named else TESTS
