"""Outlooks made of an onlooker's are those made alone: the law that holds `secrets` to `outlook`."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import bivouac
from bivouac import SPECTATOR
from bivouac.core.contract import Parted
from tests.contract.canon import difference

TABLES = [
    (name, seats)
    for name in ("_template", *bivouac.names())
    for seats in range(bivouac.game(name).facts.seats[0], bivouac.game(name).facts.seats[1] + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_outlook_made_of_an_onlookers_is_the_seats_own(name: str, seats: int, full: bool) -> None:
    game = bivouac.game(name)
    luck, met, most = Random(f"{name} {seats}"), 0, 120 if full else 50
    for seed in range(2):
        state = game.start(seats, seed, game.facts.whole)
        while state.actors() and met < most * (seed + 1):
            assert isinstance(state, Parted)
            shown = state.outlook(SPECTATOR)
            before = msgspec.json.encode(shown)
            for viewer in range(SPECTATOR, seats):
                found = difference(state.outlook_from(shown, viewer), state.outlook(viewer))
                assert not found, (viewer, found)
            assert msgspec.json.encode(shown) == before  # whoever is told next finds it as it was
            seat = state.actors()[0]
            state.play(seat, luck.choice(state.legal(seat)))
            met += 1
    assert met > 40
