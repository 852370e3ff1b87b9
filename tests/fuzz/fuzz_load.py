"""Fuzz `load`: any document is a state or a SetupError. Needs atheris: `python tests/fuzz/fuzz_load.py`."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

if not __package__:  # started as a script: the path begins with tests/fuzz/ instead of the checkout
    sys.path[0] = str(Path(__file__).resolve().parents[2])

import bivouac
from bivouac import SetupError
from tests.contract.canon import canonical
from tests.contract.tables import names


def loads_or_refuses(name: str, document: Any) -> None:
    """The document is that of a state, or is refused with a reason."""
    try:
        state = bivouac.game(name).load(document)
    except SetupError as refusal:
        if not str(refusal):
            raise AssertionError(f"{name}: a document is refused without a reason") from refusal
        return
    assert canonical(state.dump()) == canonical(document), f"{name}: a document is loaded as another"


def target(data: bytes) -> None:
    """Read the bytes as a document for every game."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        return
    for name in names():
        loads_or_refuses(name, document)


if __name__ == "__main__":
    atheris = import_module("atheris")  # an optional tool: there is no wheel of it for every Python
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()
