"""The steps that hatchling lacks: the browser client, and compiled rules when BIVOUAC_COMPILE asks."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED_TO_COMPILE = ["mypy[mypyc]>=2.4", "setuptools>=75"]
NEEDED_BY_COMPILED = "librt>=0.16"  # the native vectors of core/vectors.py; a pure wheel does without


def client_builder(root: str) -> ModuleType:
    """`tools/client.py`, which hatchling does not find by itself."""
    spec = importlib.util.spec_from_file_location("bivouac_client", Path(root) / "tools" / "client.py")
    assert spec is not None, "tools/client.py is in every source tree"
    assert spec.loader is not None, "it is a plain module"
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildSteps(BuildHookInterface):  # type: ignore[type-arg]
    """Build the client unless BIVOUAC_CLIENT=0 or it stands already.

    Put the compiled rules into a wheel as BIVOUAC_COMPILE says: 0 never (default), auto if it can be done, 1
    always. BIVOUAC_TRAIN=1 has gcc compile them twice, the second time for what they did in play.
    """

    PLUGIN_NAME = "custom"

    def lacks_client(self) -> bool:
        """Whether the client is wanted and not built from the present sources."""
        wanted = os.environ.get("BIVOUAC_CLIENT", "1") != "0"
        return wanted and not client_builder(self.root).is_fresh(Path(self.root))

    def mode(self) -> str:
        """What is asked for; an sdist is never compiled."""
        return os.environ.get("BIVOUAC_COMPILE", "0") if self.target_name == "wheel" else "0"

    def dependencies(self) -> list[str]:
        """What hatchling installs first: the rules are checked and tried with all that they import."""
        client = client_builder(self.root)
        node = [client.NODE_WHEEL] if self.lacks_client() and client.system_npm() is None else []
        rules = [] if self.mode() == "0" else [*NEEDED_TO_COMPILE, *self.metadata.core.dependencies]
        return node + rules

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; compile, unless a library beside the sources would hide their edits."""
        if self.lacks_client():
            client_builder(self.root).build(root=Path(self.root))
        if self.target_name == "sdist":
            # Hatchling enters no folder that git ignores; with it, a wheel made from the sdist needs no Node.
            static = client_builder(self.root).static_of(Path(self.root))
            build_data["force_include"][str(static)] = "src/bivouac/static"
        if self.mode() == "0" or version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="bivouac-wheel-")
        tree = Path(self.folder.name) / "tree"
        command = [sys.executable, str(Path(self.root) / "tools" / "compile_rules.py"), "--out", str(tree)]
        trained = ["--trained"] if os.environ.get("BIVOUAC_TRAIN", "0") == "1" else []
        if subprocess.run([*command, *trained]).returncode:
            if self.mode() == "1":
                sys.exit("the rules could not be compiled; the reason stands above")
            self.app.display_warning("the rules could not be compiled: this wheel is pure Python")
            return
        for library in (*tree.rglob("*.so"), *tree.rglob("*.pyd")):
            build_data["force_include"][str(library)] = library.relative_to(tree).as_posix()
        build_data.update(pure_python=False, infer_tag=True, dependencies=[NEEDED_BY_COMPILED])

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up once the wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
