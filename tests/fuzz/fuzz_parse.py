"""Fuzz `parse`: any text is an action or a refusal. Needs atheris: `python tests/fuzz/fuzz_parse.py`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

if not __package__:  # started as a script: the path begins with tests/fuzz/ instead of the checkout
    sys.path[0] = str(Path(__file__).resolve().parents[2])

import bivouac
from bivouac import Refusal
from tests.contract.tables import names


def parses_or_refuses(name: str, text: str) -> None:
    """The text names an action and is its notation, or is refused as no notation."""
    game = bivouac.game(name)
    state = game.start(game.facts.seats[0])
    try:
        action = state.parse(text)
    except Refusal as refusal:
        if refusal.ruling != "house.unknown_text":
            raise AssertionError(f"{name}: {text!r} is refused by {refusal.ruling}") from refusal
        return
    assert 0 <= action < game.vocabulary, f"{name}: {text!r} is read as {action}"
    assert state.text(action) == text, f"{name}: {text!r} is written {state.text(action)!r}"


def target(data: bytes) -> None:
    """Read the bytes as a text for every game."""
    text = data.decode("utf-8", errors="surrogateescape")
    for name in names():
        parses_or_refuses(name, text)


if __name__ == "__main__":
    atheris = import_module("atheris")  # an optional tool: there is no wheel of it for every Python
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()
