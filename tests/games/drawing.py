"""The terminal board as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from bivouac import SPECTATOR, game
from bivouac.core.contract import State


def drawn(outlook: Mapping[str, Any], lang: str = "en", width: int = 100) -> list[str]:
    """The board as lines, without colour."""
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(game(outlook["game"]).board(outlook, lang))
    return page.getvalue().splitlines()


def seen(state: State, viewer: int, lang: str = "en", width: int = 100) -> str:
    """The board as one text, as a viewer sees it."""
    return "\n".join(drawn(state.outlook(viewer), lang, width))


def questions(moments: Iterable[State], lang: str, names: Sequence[str]) -> dict[str, str]:
    """The last line of the board by the question that is asked, once every one of them has been met."""
    asked: dict[str, str] = {}
    for state in moments:
        phase = state.outlook(SPECTATOR)["phase"]
        if phase not in asked:
            asked[phase] = drawn(state.outlook(SPECTATOR), lang)[-1]
        if len(asked) == len(names):
            break
    assert set(asked) == set(names)
    assert len(set(asked.values())) == len(names)
    return asked
