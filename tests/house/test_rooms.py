"""Every game has the same rooms, so that whoever knows one finds their way in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.listing import GAMES

pytestmark = pytest.mark.skipif(not GAMES.is_dir(), reason="there are no games yet")


def rooms(folder: Path) -> set[str]:
    """The names in a game's folder; beside a text or grown into a folder, a module is the same room."""
    return {entry.stem for entry in folder.iterdir() if entry.name != "__pycache__"}


def games() -> list[str]:
    """The folders of all games but the template; one that holds only Python's cache is a game that left."""
    folders = [entry for entry in GAMES.iterdir() if entry.is_dir()] if GAMES.is_dir() else []
    return sorted(
        entry.name for entry in folders if entry.name not in ("_template", "__pycache__") and rooms(entry)
    )


# What the template, being small, keeps in a neighbour, and every larger game has a room for.
GROWN = {
    "board": "outlook",
    "codes": "kinds",
    "effects": "data",
    "moves": "do",
    "resolve": "do",
    "odds": "redeal",
    "setup": "flow",
}


# What a game has once bots have learned it, their levels were measured, or its coach can say why.
LEARNED = {"levels", "reasons", "weights"}


@pytest.mark.parametrize("game", games())
def test_a_game_has_every_room_of_the_template_those_it_grows_and_no_other(game: str) -> None:
    found, expected = rooms(GAMES / game) - LEARNED, rooms(GAMES / "_template") | GROWN.keys()
    assert (expected - found, found - expected) == (set(), set()), "missing rooms, rooms too many"


def test_the_template_keeps_in_a_room_it_has_what_larger_games_have_a_room_for() -> None:
    template = rooms(GAMES / "_template")
    assert template & GROWN.keys() == set()
    assert set(GROWN.values()) <= template
