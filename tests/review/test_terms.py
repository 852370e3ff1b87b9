"""The parts of an estimate that a game can name: together they are the lead that the estimate is made of."""

from __future__ import annotations

from math import atanh, sqrt

import pytest

from bivouac.core.chance import QuickChance
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from bivouac.core.words import LANGUAGES, words
from bivouac.games import game
from bivouac.games.agartha import advice as agartha
from bivouac.games.arnak.advice import position as arnak
from bivouac.games.takara.advice import evaluation as takara
from bivouac.games.temple import advice as temple

STEPS = 60


def walk(name: str, seats: int = 2, seed: int = 5) -> list[State]:
    """Positions of a game played at random."""
    state = game(name).start(seats, seed)
    chance = QuickChance(seed)
    found = []
    for _ in range(STEPS):
        if not (actors := state.actors()):
            break
        found.append(state.copy())
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])
    return found


def lead_of(name: str, state: State, seat: int) -> float | None:
    """The lead that stands behind an estimate; None where the estimate says more than that."""
    worth = state.estimate(seat)
    if name == "takara":
        scale = takara.LEAD + takara.LEAD_EARLY * takara.share_left(state)  # type: ignore[arg-type]
        return None if state.empty_sites() >= 2 else scale * atanh(worth / 0.95)  # type: ignore[attr-defined]
    if name == "temple":
        return (temple.LEAD + temple.LEAD_EARLY * temple.share_left(state)) * atanh(worth / 0.95)  # type: ignore[arg-type]
    if name == "agartha":
        return (agartha.LEAD + agartha.LEAD_EARLY * agartha.time_left(state)) * atanh(worth / 0.98)  # type: ignore[arg-type]
    scale = arnak.LEAD + arnak.LEAD_EARLY * float(arnak.rounds_left(state)) / 5  # type: ignore[arg-type]
    return scale * worth / sqrt(1 - worth * worth)


@pytest.mark.parametrize("name", ["takara", "temple", "agartha", "arnak"])
def test_the_terms_add_up_to_the_lead(name: str) -> None:
    box = game(name)
    assert isinstance(box, HouseGame)
    compared = 0
    for state in walk(name):
        for seat in range(2):
            lead = lead_of(name, state, seat)
            if lead is not None:
                compared += 1
                assert sum(term.worth for term in box.terms(state, seat)) == pytest.approx(lead, abs=1e-6)
    assert compared > STEPS


@pytest.mark.parametrize("name", ["takara", "temple", "agartha", "arnak", "continent"])
def test_every_term_and_every_chance_has_its_words(name: str) -> None:
    box = game(name)
    assert isinstance(box, HouseGame)
    wanted = set()
    for state in walk(name):
        seat = state.actors()[0]
        wanted |= {f"reason-{term.name}" for term in box.terms(state, seat) if term.name != "rest"}
        for action in state.legal(seat):
            told = box.hopes(state, seat, action)
            wanted |= {f"hope-{hope.name}" for hope in told}
            assert all(0 <= hope.share <= 1 for hope in told)
    assert wanted
    for lang in LANGUAGES:
        assert {key for key in wanted if not words(box.package, lang).has(key)} == set()


@pytest.mark.parametrize("name", ["takara", "temple", "agartha", "arnak", "continent"])
def test_what_is_hoped_for_follows_from_what_the_seat_knows(name: str) -> None:
    box = game(name)
    assert isinstance(box, HouseGame)
    for state in walk(name)[::5]:
        seat = state.actors()[0]
        world = state.redeal(seat, QuickChance(99))
        assert [box.hopes(state, seat, action) for action in state.legal(seat)] == [
            box.hopes(world, seat, action) for action in world.legal(seat)
        ]
