"""The step that hatchling lacks: a wheel with compiled rules, when BIVOUAC_COMPILE asks for one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED_TO_COMPILE = ["mypy[mypyc]>=1.18", "setuptools>=75"]


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Put the compiled rules into a wheel: 0 never (default), auto if it can be done, 1 always."""

    PLUGIN_NAME = "custom"

    def mode(self) -> str:
        """What is asked for; an sdist is never compiled."""
        return os.environ.get("BIVOUAC_COMPILE", "0") if self.target_name == "wheel" else "0"

    def dependencies(self) -> list[str]:
        """What hatchling installs first: the rules are checked and tried with all that they import."""
        return [] if self.mode() == "0" else [*NEEDED_TO_COMPILE, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the install is editable: a library beside the sources would hide their edits."""
        if self.mode() == "0" or version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="bivouac-wheel-")
        tree = Path(self.folder.name) / "tree"
        command = [sys.executable, str(Path(self.root) / "tools" / "compile_rules.py"), "--out", str(tree)]
        if subprocess.run(command).returncode:
            if self.mode() == "1":
                sys.exit("the rules could not be compiled; the reason stands above")
            self.app.display_warning("the rules could not be compiled: this wheel is pure Python")
            return
        for library in (*tree.rglob("*.so"), *tree.rglob("*.pyd")):
            build_data["force_include"][str(library)] = library.relative_to(tree).as_posix()
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up once the wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
