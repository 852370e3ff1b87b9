"""The checkout's own Python environment: made once, then left alone until what it depends on changes."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
STAMP = VENV / "bivouac.json"
UV = "uv>=0.9"
NO_NETWORK = "Is the network there? Behind a proxy, set HTTPS_PROXY; for a private authority, SSL_CERT_FILE."


def set_up(groups: Collection[str]) -> str:
    """Leave .venv holding what uv.lock asks for with these groups; return the name of its Python."""
    stamp = read_stamp(STAMP)
    digest = digest_of_needs(ROOT)
    if PYTHON.exists() and is_satisfied(stamp, digest, groups):
        return str(stamp["abi"])
    make_venv(afresh=stamp.get("root", str(ROOT)) != str(ROOT))
    sync(find_uv(), groups)
    write_stamp(digest, groups)
    return str(read_stamp(STAMP)["abi"])


def digest_of_needs(root: Path) -> str:
    """A digest that changes whenever the environment may have to."""
    needs = b"\0".join((root / name).read_bytes() for name in ("pyproject.toml", "uv.lock"))
    return hashlib.sha256(str(root).encode() + b"\0" + needs).hexdigest()


def is_satisfied(stamp: dict[str, object], digest: str, groups: Collection[str]) -> bool:
    """Whether the environment was made for this digest, with at least these groups."""
    held = stamp.get("groups")
    return stamp.get("digest") == digest and isinstance(held, list) and set(groups) <= set(held)


def read_stamp(path: Path) -> dict[str, object]:
    """What the last set-up left; empty when it never ended."""
    try:
        stamp = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(digest: str, groups: Collection[str]) -> None:
    """Note what the environment now holds."""
    abi = subprocess.check_output([PYTHON, ROOT / "tools" / "compile_rules.py", "--abi"], text=True).strip()
    stamp = {"abi": abi, "digest": digest, "groups": sorted(groups), "root": str(ROOT)}
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def make_venv(afresh: bool) -> None:
    """Leave a .venv with a working Python and pip; one that came from another folder is made afresh."""
    if PYTHON.exists() and not afresh:
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit("This Python cannot make environments. On Debian or Ubuntu: apt install python3-venv")
    import venv

    print("creating .venv", file=sys.stderr, flush=True)
    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(VENV)
    except (OSError, subprocess.CalledProcessError) as failure:
        sys.exit(f"could not create .venv: {failure}")


def find_uv() -> str:
    """The uv of .venv, installed there if need be, or else the one on PATH."""
    own = BIN / f"uv{EXE}"
    if own.exists():
        return str(own)
    pip = [str(PYTHON), "-m", "pip"]
    if subprocess.call([*pip, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        subprocess.call([str(PYTHON), "-m", "ensurepip"], stdout=subprocess.DEVNULL)
    if subprocess.call([*pip, "install", "--quiet", "--disable-pip-version-check", UV]) == 0:
        return str(own)
    found = shutil.which("uv")
    if found is None:
        sys.exit(f"could not install uv into .venv. {NO_NETWORK}")
    return found


def sync(uv: str, groups: Collection[str]) -> None:
    """Install what uv.lock names, and leave packages added by hand where they are."""
    chosen = [f"--group={group}" for group in sorted(groups)]
    command = [uv, "sync", "--quiet", "--inexact", "--locked", "--no-default-groups", *chosen]
    if "dev" in groups:
        command.append("--compile-bytecode")  # tests start many processes, and may not leave bytecode behind
    print("installing dependencies", file=sys.stderr, flush=True)
    if subprocess.call(command, cwd=ROOT, env=uv_env(os.environ.copy())):
        sys.exit(f"could not install the dependencies; the reason stands above. {NO_NETWORK}")


def uv_env(env: dict[str, str]) -> dict[str, str]:
    """The environment for uv: our .venv, nothing built in an editable install, pip's certificates."""
    env.update(
        UV_PROJECT_ENVIRONMENT=str(VENV), VIRTUAL_ENV=str(VENV), BIVOUAC_COMPILE="0", BIVOUAC_CLIENT="0"
    )
    if "PIP_CERT" in env:
        env.setdefault("SSL_CERT_FILE", env["PIP_CERT"])
    return env
