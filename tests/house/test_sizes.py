"""No file and no function outgrows what a reader takes in at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.listing import ROOT, SOURCES, project_files

LINES_IN_A_FILE = 500
LINES_IN_A_FUNCTION = 40


def sources() -> Iterator[Path]:
    """Every module but the tables of components, which are as long as the box is rich."""
    for path in project_files():
        if path.suffix == ".py" and path.is_relative_to(SOURCES) and "data" not in path.parts:
            yield path


def test_no_file_is_over_500_lines() -> None:
    sizes = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in sources()}
    assert {path: size for path, size in sizes.items() if size > LINES_IN_A_FILE} == {}


def test_no_function_is_over_40_lines() -> None:
    long = {}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > LINES_IN_A_FUNCTION:
                    long[f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"] = size
    assert long == {}
