"""Voyages that came home, two under each curse, played by hand: they end as they ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from bivouac import SPECTATOR, game
from bivouac.core import replay
from bivouac.core.journal import parse

GAME = game("continent")
VOYAGES = sorted((Path(__file__).parent / "voyages").glob("*.journal"))


@pytest.mark.parametrize("path", VOYAGES, ids=lambda path: path.stem)
def test_a_voyage_that_came_home_still_does(path: Path) -> None:
    outlook = replay.replay(GAME, parse(path.read_text("utf-8"))).outlook(SPECTATOR)
    curse, _, _ = path.stem.partition("_")
    assert outlook["ending"] == "won"
    assert [one["kind"] for one in outlook["curses"] if one["lifted"]] == [curse]


def test_each_curse_has_two_voyages() -> None:
    assert [path.stem.partition("_")[0] for path in VOYAGES] == ["fold"] * 2 + ["ink"] * 2 + ["legend"] * 2
