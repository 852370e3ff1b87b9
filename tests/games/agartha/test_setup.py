"""The table before the first action: the deck for so many players, the tiles, two cards each."""

from __future__ import annotations

from collections import Counter

import pytest

from bivouac import SPECTATOR, game
from bivouac.games.agartha import columns
from tests.contract.chi_square import misfit
from tests.games.playing import choices

GAME = game("agartha")
SEATS = [2, 3, 4]
# Kinds in play for two, three and four players, as the dots of the data split them.
MIXTURE = {
    2: {"character": 21, "forest": 7, "mountain": 7, "village": 7, "compass": 5, "amulet": 4},
    3: {"character": 30, "forest": 10, "mountain": 10, "village": 10, "compass": 7, "amulet": 6},
    4: {"character": 39, "forest": 13, "mountain": 13, "village": 13, "compass": 9, "amulet": 8},
}
OBJECTS = {
    2: {"knife": 1, "axe": 1, "torch": 1, "vial": 1},
    3: {"knife": 2, "axe": 1, "torch": 2, "vial": 1},
    4: {"knife": 2, "axe": 2, "torch": 2, "vial": 2},
}


@pytest.mark.ruling("agartha.54", "agartha.36")
@pytest.mark.parametrize("seats", SEATS)
def test_so_many_players_use_so_many_cards_and_the_others_stay_in_the_box(seats: int) -> None:
    document = GAME.start(seats, 4).dump()
    cards = [*document["deck"], *(card for tile in document["tiles"] for card in tile if card >= 0)]
    cards += [card for _, card in document["pending"]]
    found = Counter(columns.IDS[columns.KIND_OF[card]] for card in cards)
    assert found == MIXTURE[seats] | OBJECTS[seats]
    assert len(set(cards)) == len(cards) == {2: 55, 3: 79, 4: 103}[seats]


@pytest.mark.ruling("agartha.55", "agartha.41")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (3, 5), (4, 6)])
def test_every_tile_holds_two_cards_and_every_player_two(seats: int, tiles: int) -> None:
    table = GAME.start(seats, 9).outlook(SPECTATOR)
    assert [len([card for card in tile["cards"] if card]) for tile in table["tiles"]] == [2] * tiles
    assert [len(player["cards"]) for player in table["players"]] == [2] * seats
    assert table["deck"]["count"] == {2: 55, 3: 79, 4: 103}[seats] - 2 * tiles - 2 * seats
    assert table["deck"]["bottom"] == table["discard"] == []


@pytest.mark.ruling("agartha.41")
def test_the_tiles_are_dealt_before_the_players() -> None:
    events = GAME.start(2, 9).events(SPECTATOR)
    assert [event["kind"] for event in events] == ["turn"] * 6 + ["deal"] * 4 + ["first"]


@pytest.mark.ruling("agartha.2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_places_first_and_the_others_follow_clockwise(seats: int) -> None:
    state = GAME.start(seats, 21)
    first = state.outlook(SPECTATOR)["testament"]
    order = []
    while state.outlook(SPECTATOR)["phase"] == "start":
        [seat] = state.actors()
        order.append(seat)
        assert choices(state)[0] == "to location-1"
        state.play(seat, state.legal(seat)[0])
    assert order == [(first + at // 2) % seats for at in range(2 * seats)]
    assert state.actors() == [first]


@pytest.mark.ruling("agartha.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_as_likely_to_begin(seats: int) -> None:
    found = Counter(GAME.start(seats, seed).actors()[0] for seed in range(2000))
    assert misfit(found, dict.fromkeys(range(seats), 1 / seats)) == ""


def test_every_card_is_as_likely_to_lie_on_top_of_the_deck() -> None:
    found = Counter(GAME.start(2, seed).dump()["deck"][-1] for seed in range(4000))
    assert misfit(found, dict.fromkeys(columns.IN_PLAY[2], 1 / 55)) == ""


def test_the_two_maps_differ_in_move_and_draw_alone() -> None:
    maps = ["move_swap_draw", "draw_swap_move"]
    shown = [GAME.start(2, 0, {"token_map": id}).outlook(0)["actions"] for id in maps]
    assert shown == [["move", "swap", "draw"], ["draw", "swap", "move"]]
