"""The browser's types are those of what the server sends."""

from pathlib import Path

import pytest

from tools import wire_types

FILES = wire_types.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(wire_types.ROOT)))
def test_the_types_of_the_browser_are_generated(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run tools/wire_types.py"
