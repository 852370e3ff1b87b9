"""Compile the rules with mypyc into a tree that stands in for src/ on Python's path.

python tools/compile_rules.py            build this checkout's tree in .cache/compiled, unless it stands
python tools/compile_rules.py --beside   the same in the background: quiet, logged, never twice at once
python tools/compile_rules.py --out DIR  build a tree in DIR, without the cache (for wheels)
       … --out DIR --trained             the same, trained by play: compiled twice, for gcc alone
python tools/compile_rules.py --abi      name the Python that the compiled modules are bound to
"""

from __future__ import annotations

import argparse
import filecmp
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import IO, TYPE_CHECKING

if not __package__:  # started as a script: the path begins with tools/ instead of the checkout
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from tools.rules_tree import (
    CACHE,
    ROOT,
    SOURCES,
    compiled_modules,
    failure_note,
    groups,
    lay_links,
    toolchain,
    tree_of,
)

if TYPE_CHECKING:
    from setuptools import Extension

KEPT_TREES = 3
# mypyc exports every function; what others may replace is neither inlined nor called directly.
UNIX_OPTIONS = ("-fvisibility=hidden",)
# -O3 where a library is small; for three times as much C it would take a quarter of the whole build.
LARGE = ("bivouac.games.arnak.", "bivouac.games.continent.")
# What was never played in training is optimised as if there had been none, instead of for size.
LEARN, LEARNT = "-fprofile-generate=", ("-fprofile-partial-training", "-Wno-missing-profile")
TRAINING = ROOT / "tools" / "training.py"
MYPY_OPTIONS = ("--config-file=", "--explicit-package-bases", "--ignore-missing-imports")
IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    assert not file.endswith(".py"), f"{name} is still interpreted: {file}"
"""


class Unimportable(Exception):
    """The compiled modules do not import."""


def main(argv: Sequence[str] | None = None) -> None:
    """Build what the command line asks for, or exit with the reason why not."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--beside", action="store_true")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--trained", action="store_true")
    parser.add_argument("--abi", action="store_true")
    asked = parser.parse_args(argv)
    try:
        if asked.abi:
            print(abi())
        elif asked.out:
            with tempfile.TemporaryDirectory(prefix="compile-rules-") as folder:
                take_snapshot(SOURCES, Path(folder) / "src")
                build(Path(folder), asked.out.resolve(), trained=asked.trained)
        else:
            build_in_cache(beside=asked.beside)
    except Unimportable as failure:
        sys.exit(str(failure))


def abi() -> str:
    """Name the Python that compiled modules are bound to."""
    return f"{sys.version.split()[0]}{sysconfig.get_config_var('EXT_SUFFIX')}"


def build_in_cache(beside: bool) -> None:
    """Leave the tree of the present sources in the cache, or a note that says why it cannot be built."""
    CACHE.mkdir(parents=True, exist_ok=True)
    tools = toolchain(abi())
    with only_builder(CACHE / "lock", wait=not beside) as alone:
        if not alone:
            return
        if beside:
            log_to(CACHE / "build.log")
        with workshop(CACHE / "workshop", tools) as folder:
            src = folder / "src"
            take_snapshot(SOURCES, src)
            tree = tree_of(src, tools)
            if tree.is_dir():
                return
            try:
                build_again_if_needed(folder, tree)
            except (SystemExit, Unimportable) as failure:
                failure_note(src, tools).write_text(f"{failure}\n", encoding="utf-8")
                raise
        sweep()


def build_again_if_needed(folder: Path, tree: Path) -> None:
    """Build, and once more from nothing where the compiler stumbles over half-products of other sources."""
    used = [entry for entry in folder.iterdir() if entry.name != "src"]
    try:
        build(folder, tree)
    except (SystemExit, Unimportable):
        raise
    except Exception:
        if not used:
            raise
        for entry in folder.iterdir():
            if entry.name != "src":
                shutil.rmtree(entry) if entry.is_dir() else entry.unlink()
        build(folder, tree)


def build(folder: Path, tree: Path, trained: bool = False) -> None:
    """Compile the snapshot in this folder; the tree appears whole or not at all."""
    modules = compiled_modules(folder / "src")
    if not modules:
        sys.exit("there is no module to compile under src/bivouac")
    require_c_compiler()
    extensions = translate(folder, modules)
    part = tree.with_name(f"{tree.name}.part")
    if trained:
        train(folder, extensions, part)
        libraries = compile_c(folder, extensions, (f"-fprofile-use={folder / 'profile'}", *LEARNT))
    else:
        libraries = compile_c(folder, extensions)
    lay_tree(folder, libraries, part)
    try_imports(part, modules)
    lay_links(part, SOURCES)
    part.rename(tree)


def lay_tree(folder: Path, libraries: Sequence[Path], tree: Path) -> None:
    """Libraries, completed by links to the snapshot: the checkout may be edited while they are tried."""
    shutil.rmtree(tree, ignore_errors=True)
    for library in libraries:
        target = tree / library.relative_to(folder / "lib")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, target)
    lay_links(tree, folder / "src")


def train(folder: Path, extensions: Sequence[Extension], tree: Path) -> None:
    """Compile libraries that count what they do, and have them play."""
    if "Free Software Foundation" not in subprocess.check_output([*c_compiler(), "--version"], text=True):
        sys.exit("a trained build needs gcc: set CC, or leave it untrained")
    lay_tree(folder, compile_c(folder, extensions, (f"{LEARN}{folder / 'profile'}",)), tree)
    env = {**os.environ, "PYTHONPATH": str(tree)}
    subprocess.run([sys.executable, "-P", str(TRAINING)], env=env, check=True)


def c_compiler() -> list[str]:
    """The command that compiles C; empty where setuptools finds its own."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def require_c_compiler() -> None:
    """Exit with advice when there is nothing to compile C with."""
    command = c_compiler()
    if command and not shutil.which(command[0]):
        sys.exit(f"no C compiler was found ({command[0]}): install one, for example `apt install gcc`")


def translate(folder: Path, modules: Sequence[str]) -> list[Extension]:
    """The modules as C; only what changed since the last time is translated again."""
    import setuptools  # noqa: F401 - before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    os.chdir(folder / "src")
    return mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={folder / 'mypy'}", *modules],
        separate=[(members, name) for name, members in groups(modules).items()],
        opt_level="3",
        debug_level="0",
        target_dir=str(folder / "c"),
    )


def compile_c(folder: Path, extensions: Sequence[Extension], extra: Sequence[str] = ()) -> list[Path]:
    """Compile what changed since the last time, or, with extra options, everything."""
    import setuptools

    places = [f"--build-lib={folder / 'lib'}", f"--build-temp={folder / 'objects'}"]
    done = setuptools.setup(
        name="rules",
        packages=[],
        ext_modules=[with_options(extension, extra) for extension in extensions],
        script_args=["--quiet", "build_ext", "--parallel=2", *(("--force",) if extra else ()), *places],
    )
    return [Path(path) for path in done.get_command_obj("build_ext").get_outputs()]


def with_options(extension: Extension, extra: Sequence[str]) -> Extension:
    """The extension with options of its own: mypyc hands all of them one list, which is left as it is."""
    own = copy(extension)
    if os.name != "nt":
        size = ("-O2",) if own.name.startswith(LARGE) else ()
        own.extra_compile_args = [*own.extra_compile_args, *UNIX_OPTIONS, *size, *extra]
        own.extra_link_args = [*own.extra_link_args, *extra]
    return own


def try_imports(tree: Path, modules: Sequence[str]) -> None:
    """Import every compiled module in a fresh Python, so that a broken tree is never put to use."""
    names = [path.removesuffix(".py").replace("/", ".") for path in modules]
    env = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", IMPORT_ALL, *names], env=env, stderr=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise Unimportable(f"the compiled rules do not import (code {done.returncode}):\n{done.stderr}")


def take_snapshot(src: Path, target: Path) -> None:
    """Copy the sources, touching only what differs so that a warm build stays short."""
    files = {path.relative_to(src) for path in src.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    for old in [path for path in target.rglob("*") if path.is_file()]:
        if old.relative_to(target) not in files:
            old.unlink()
    for path in files:
        copy = target / path
        if not copy.exists() or not filecmp.cmp(src / path, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(src / path, copy)


@contextmanager
def workshop(folder: Path, tools: str) -> Iterator[Path]:
    """Lend the folder of half-products, emptied first if its last user was killed or had other tools."""
    seal = folder / "seal"
    if not seal.exists() or seal.read_text(encoding="utf-8") != tools:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    seal.unlink(missing_ok=True)
    try:
        yield folder
    except SystemExit:  # an error in the sources: what was compiled before it is sound
        seal.write_text(tools, encoding="utf-8")
        raise
    seal.write_text(tools, encoding="utf-8")


@contextmanager
def only_builder(lock: Path, wait: bool) -> Iterator[bool]:
    """Hold the lock, which the system frees if we die; yield False if another has it and we do not wait."""
    with lock.open("a") as handle:
        while not (alone := seize(handle)) and wait:
            time.sleep(0.2)
        yield alone


def seize(handle: IO[str]) -> bool:
    """Lock an open file unless another process has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def log_to(path: Path) -> None:
    """Send all output, the C compiler's included, to a fresh log, and give way to whoever is playing."""
    with path.open("w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    if hasattr(os, "nice"):
        os.nice(10)


def sweep() -> None:
    """Keep the trees used last, and forget failures that are past."""
    trees = [path for path in CACHE.iterdir() if (path / "bivouac").is_dir() and path.suffix != ".part"]
    trees.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for tree in [*trees[KEPT_TREES:], *CACHE.glob("*.part")]:
        shutil.rmtree(tree, ignore_errors=True)
    for note in CACHE.glob("failed-*"):
        note.unlink()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
