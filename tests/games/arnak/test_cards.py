"""Every card and tile at work: the rows of cards.md, each told as a small story of player 0."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from bivouac.games.arnak import columns
from bivouac.games.arnak.check import pieces
from bivouac.games.arnak.data.tracks import TRACKS
from tests.games.arnak.stage import from_lines
from tests.games.arnak.story import TELLER
from tests.games.playing import play

TABLE = Path(__file__).parent / "cards.md"
ROW = re.compile(r"\| (?P<piece>[a-z]\w*) \| (?P<given>.*?) \| (?P<do>.*?) \| (?P<then>.*?) \|")
# What belongs to a player is player 0's unless a number says otherwise.
OWN = re.compile(
    r"(tokens|coin|compass|tablet|arrowhead|jewel|hand|deck|area|fear tiles|crates|slots|assistants|guardians"
    r"|overcome|boons used|archaeologists|glass|notebook|temple tiles|won|points)(?=:| =| counts)"
)
SIDES = {"bird": 0, "snake": 1}


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    piece: str
    given: tuple[str, ...]
    do: tuple[str, ...]
    then: tuple[str, ...]


def parts(cell: str) -> tuple[str, ...]:
    """The entries of a cell, each with its player."""
    found = [part.strip() for part in cell.split(";") if part.strip()]
    return tuple(OWN.sub(r"\1 0", part, count=1) if OWN.match(part) else part for part in found)


def rows() -> list[Row]:
    """All lines of the table but its heads."""
    found = []
    for line in TABLE.read_text("utf-8").splitlines():
        match = ROW.fullmatch(line.strip())
        if match and match["piece"] != "piece":
            found.append(Row(match["piece"], *(parts(match[key]) for key in ("given", "do", "then"))))
    return found


ROWS = rows()


def settings(row: Row) -> list[str]:
    """A card is in hand, a player has no token and no other card unless the row says so."""
    lines = list(row.given)
    defaults = {"tokens 0": "nothing", "hand 0": row.piece if row.piece in columns.CARD else "nothing"}
    if row.piece.startswith("snake"):
        defaults["temple"] = "snake"
    for key, value in defaults.items():
        if not any(line.startswith(f"{key}:") for line in lines):
            lines.append(f"{key}: {value}")
    return lines


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{at}-{row.piece}") for at, row in enumerate(ROWS)])
def test_a_piece_does_what_its_row_says(row: Row) -> None:
    state = from_lines(TELLER.read_lines(settings(row), row.piece).position)
    state.watch(True)
    for move in row.do or (f"play {row.piece}",):
        play(state, move if move[0].isdigit() else f"0 {move}")
    assert row.then, "a row claims something"
    for claim in row.then:
        TELLER.check(state, claim)


def test_every_card_and_tile_has_a_row() -> None:
    told = {row.piece for row in ROWS}
    steps = {f"{track.id}_{at}" for track in TRACKS for at in range(1, len(track.spaces))}
    wanted = pieces() | steps
    assert (wanted - told, told - wanted) == (set(), set()), "without a row, without a piece"


def test_both_sides_of_every_assistant_have_a_row() -> None:
    golden = {row.piece for row in ROWS if any("gold" in line for line in row.given)}
    assert set(columns.ASSISTANT_IDS) - golden == set()


def test_both_tokens_have_a_row_in_every_row_of_a_track() -> None:
    for side, number in SIDES.items():
        for token in ("glass", "notebook"):
            moved = {
                int(move.split(" ")[1])
                for row in ROWS
                if row.piece.startswith(f"{side}_")
                for move in row.do
                if move.startswith(f"{token} ")
            }
            found = {columns.STEP_ROW[number][space] for space in moved}
            assert found == set(range(1, 9 if token == "glass" else 8)), (side, token)
