"""The terminal board as plain text."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console

from bivouac import game
from bivouac.core.contract import State


def drawn(outlook: Mapping[str, Any], lang: str = "en", width: int = 100) -> list[str]:
    """The board as lines, without colour."""
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(game(outlook["game"]).board(outlook, lang))
    return page.getvalue().splitlines()


def seen(state: State, viewer: int, lang: str = "en", width: int = 100) -> str:
    """The board as one text, as a viewer sees it."""
    return "\n".join(drawn(state.outlook(viewer), lang, width))
