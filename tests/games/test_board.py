"""The terminal boards of all games: drawn from an outlook as it travels, in both languages."""

from __future__ import annotations

import json
import random

import pytest
from rich.cells import cell_len

from bivouac import SPECTATOR, game
from bivouac.core.words import LANGUAGES
from tests.contract.tables import names
from tests.games.drawing import drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_board_needs_nothing_but_the_outlook_as_it_travels(name: str, lang: str) -> None:
    luck = random.Random(name)
    state = game(name).start(game(name).facts.seats[1], 7)
    for step in range(61):
        if not state.actors():
            break
        seat = luck.choice(state.actors())
        if step % 20 == 0:
            for viewer in (seat, SPECTATOR):
                outlook = state.outlook(viewer)
                lines = drawn(outlook, lang)
                assert lines == drawn(json.loads(json.dumps(outlook)), lang)
                assert max(cell_len(line) for line in lines) <= 100
        state.play(seat, luck.choice(state.legal(seat)))
