"""The terminal board: all that an outlook holds, legible without colour, in 80 columns or more."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from bivouac import SPECTATOR
from bivouac.core.contract import State
from bivouac.core.drawing import GLYPHS
from bivouac.core.words import LANGUAGES
from bivouac.games.continent.board import EVENT, FIRE, FOG
from tests.games.continent.spelling import play
from tests.games.continent.stage import stage
from tests.games.continent.test_words import moments
from tests.games.drawing import drawn


def seen(state: State, lang: str = "en", width: int = 100) -> str:
    """The board as one text, as an onlooker sees it."""
    return "\n".join(drawn(state.outlook(SPECTATOR), lang, width))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(1, 80), (2, 80), (4, 80), (4, 120)])
def test_every_position_fits_the_width(seats: int, width: int, lang: str) -> None:
    for state, seat in moments(seats, 10 + seats, 300)[::7]:
        lines = drawn(state.outlook(seat), lang, width)
        assert max(cell_len(line) for line in lines) <= width, "\n".join(lines)


def test_the_land_shows_terrains_fog_figures_fires_and_events() -> None:
    state = stage(
        2, adventure="demo", terrains=("011",), figures={1: "b3"}, fires={0: "b3"}, attached={"b4": ("101",)}
    )
    text = seen(state)
    assert "b3 011" in text
    assert "The heather path" in text
    assert f"{GLYPHS[1]} {FIRE}" in text
    assert f"{GLYPHS[0]} {EVENT}" in text
    assert FOG * 10 in text
    assert "A dry corner, a bar of iron" in text


def test_life_hands_items_and_satchel_are_told() -> None:
    state = stage(
        2,
        adventure="demo",
        hands={0: ("second-wind-1", "902", "700")},
        items={1: [(("600", "601"), 3)]},
        satchel=("650", "740c"),
        past=("120",),
        left=12,
    )
    text = seen(state)
    assert "deck 12 · discard" in text
    assert "skills 1/3 Second wind" in text
    assert "bonuses 1/3 The cat" in text
    assert "states 1 Wet clothes" in text
    assert "The iron bar + Forty fathoms ●●●" in text
    assert "Satchel: One shadow too many, The keeper’s log, Something learnt  experience 2" in text
    assert "Past: A gull for the pot" in text


def test_an_exhausted_deck_is_told_in_the_pack_s_words() -> None:
    text = seen(stage(adventure="demo", left=0))
    assert "face down" in text
    assert "There is more shadow than you." in text


def test_the_running_action_shows_its_price_and_the_cards_drawn() -> None:
    state = stage(adventure="demo", deck=("second-wind-1", "curse-1"))
    play(state, "0 act search")
    assert "Search · 2 cards, 1★ to obtain" in seen(state)
    assert "[?] [?]" in seen(state)
    play(state, "0 done")
    text = seen(state)
    assert "[Second wind ★★★] [The shadow lies down ✖]" in text
    assert "= 3★ / 1★" in text
    assert "Maud Corentin, which of the skills drawn do you keep, if any?" in text


def test_a_victory_is_told_with_its_ending() -> None:
    state = stage(
        adventure="demo",
        terrains=("020", "021"),
        satchel=("650",),
        figures={0: "a1"},
        deck=("second-wind-1", "steady-hand-1", "kettle-1"),
    )
    play(state, "0 act listen 021", "0 done", "0 skip")
    assert "The beam swings out over the sea" in seen(state, width=120)
    assert "The expedition is over." in seen(state)
