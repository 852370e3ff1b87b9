"""The root of the checkout stays small enough to be read at a glance."""

from __future__ import annotations

from tests.house.listing import ROOT, project_files

ALLOWED = {
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "NOTICE"),
    *("run.py", "pyproject.toml", "uv.lock", "hatch_build.py", ".gitignore"),
    *(".ci", "src", "tests", "docs", "bench", "examples", "tools", "web"),
}


def test_the_root_holds_only_the_allowed_names() -> None:
    names = {path.relative_to(ROOT).parts[0] for path in project_files()}
    assert names - ALLOWED == set()
