"""What a seat expects of hidden tiles, weighed from the exact chances of their faces."""

from __future__ import annotations

import pytest

from bivouac import QuickChance
from bivouac.games.takara import GAME, columns
from bivouac.games.takara.kinds import SITES
from bivouac.games.takara.odds import face_odds
from bivouac.games.takara.state import State

FIRST_SITE = 56  # after the turn, the question and four boards
SITE_ROW = 17
XP = 3


@pytest.mark.parametrize("seed", range(3))
def test_the_expected_xp_of_a_hidden_tile_is_that_of_its_faces(seed: int) -> None:
    state, chance, met = GAME.start(3, seed), QuickChance(seed), 0
    assert isinstance(state, State)
    while state.actors():
        for seat in range(3):
            row = GAME.features(state, seat)
            for site in range(SITES):
                if state.height(site) and not state.is_up(int(state.top(site))):
                    faces = face_odds(state, seat, int(state.top(site)))
                    expected = sum(share * int(columns.XP[columns.KIND[id]]) for id, share in faces.items())
                    assert row[FIRST_SITE + SITE_ROW * site + XP] == pytest.approx(expected)
                    met += 1
        legal = state.legal(state.actors()[0])
        state.play(state.actors()[0], legal[chance.below(len(legal))])
    assert met > 500
