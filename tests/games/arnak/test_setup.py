"""The set-up: what is dealt to whom, what lies open, and what nobody knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bivouac import SPECTATOR, SetupError, game
from bivouac.core.contract import State
from bivouac.games.arnak import columns
from bivouac.games.arnak.data.artifacts import ARTIFACTS
from bivouac.games.arnak.data.box import FEAR_CARDS, FEAR_TILES
from bivouac.games.arnak.data.items import ITEMS
from bivouac.games.arnak.kinds import SHUFFLED

ARNAK = game("arnak")
SIDES = ("bird", "snake")


def table(seats: int, seed: int = 0, **options: Any) -> tuple[State, dict[str, Any]]:
    """A first state and what an onlooker sees of it."""
    state = ARNAK.start(seats, seed, options)
    return state, state.outlook(SPECTATOR)


@pytest.mark.ruling("arnak.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_starting_tokens_follow_the_order_of_the_round(seats: int) -> None:
    wanted = [{"coin": 2}, {"coin": 1, "compass": 1}, {"coin": 2, "compass": 1}, {"coin": 1, "compass": 2}]
    first = set()
    for seed in range(40):
        state, seen = table(seats, seed)
        assert state.actors() == [seen["first"]]
        first.add(seen["first"])
        for place in range(seats):
            player = seen["players"][(seen["first"] + place) % seats]
            held = {token: count for token, count in player["tokens"].items() if count}
            assert held == wanted[place]
    assert first == set(range(seats))


@pytest.mark.ruling("arnak.2", "arnak.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_same_six_cards_five_of_them_in_hand(seats: int) -> None:
    state, seen = table(seats, 3)
    box = sorted(["funding_car", "funding_ship", "exploration_car", "exploration_ship", "fear", "fear"])
    document = state.dump()
    for seat in range(seats):
        entries = [*document["hands"][seat], *document["decks"][seat]]
        assert sorted(columns.IDS[entry % SHUFFLED] for entry in entries) == box
        assert len(document["hands"][seat]) == 5
    assert seen["fears"] == FEAR_CARDS - 2 * seats
    assert seen["fear_tiles"] == FEAR_TILES


@pytest.mark.ruling("arnak.4")
def test_blocking_tiles_close_camp_spaces_by_the_number_of_players() -> None:
    drawn = set()
    for seats, count in {1: 5, 2: 5, 3: 3, 4: 0}.items():
        for seed in range(20):
            _, seen = table(seats, seed)
            spaces = [space for site in seen["sites"] for space in site["spaces"] if space["blocked"]]
            assert len(spaces) == count
            assert all(space["travel"] == ["boot", "boot"] for space in spaces)
            if seats == 3:
                drawn.add(tuple(space["space"] for space in spaces))
    assert len(drawn) > 3


@pytest.mark.ruling("arnak.5")
def test_every_place_has_an_idol_face_up_and_level_ii_one_face_down() -> None:
    state, seen = table(2, 5)
    faces = Counter[str]()
    for site in seen["sites"]:
        kinds = [idol["kind"] for idol in site["idols"]]
        assert len(kinds) == site["level"]
        assert [kind is None for kind in kinds] == [False, True][: site["level"]]
        faces.update(kind for kind in kinds if kind is not None)
    hidden = Counter(columns.IDOL_IDS[type] for type in state.dump()["idols_down"])
    assert faces + hidden == dict(zip(columns.IDOL_IDS, columns.IDOL_COUNT, strict=True))


@pytest.mark.ruling("arnak.6")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bonus_tiles_lie_where_the_board_says_and_the_rest_is_unknown_to_all(seats: int, side: str) -> None:
    state, seen = table(seats, 1, temple=side)
    height = max(seats, 2)
    assert seen["lost_temple"]["bonuses"] == height
    assert all(state.outlook(seat)["lost_temple"]["seen"] is None for seat in range(seats))
    laid = [len(step["bonuses"]) for step in seen["track"]]
    total = {"bird": {2: 7, 3: 9, 4: 11}, "snake": {2: 8, 3: 10, 4: 12}}[side][height]
    if seats > 1:
        assert sum(laid) == total
    else:
        assert sum(laid) in (total, total - 1), "the rival may have taken one"
    box = state.dump()
    assert len(box["bonus_box"]) == 18 - total - height


@pytest.mark.ruling("arnak.7", "arnak.122")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_tops_of_the_stacks_of_assistants_are_known(seats: int) -> None:
    for side, heights in {"bird": [4, 4, 4], "snake": [3, 3, 6 - seats]}.items():
        state, seen = table(seats, 2, temple=side)
        assert [stack["count"] for stack in seen["supply"]] == heights
        document = state.dump()
        tops = [columns.ASSISTANT_IDS[stack[-1]] for stack in document["supply"]]
        assert [stack["top"]["kind"] for stack in seen["supply"]] == tops
        rescue = seen["rescue"]
        assert len(rescue) == (seats if side == "snake" else 0)
        assert [one["kind"] is None for one in rescue] == [False, *[True] * (len(rescue) - 1)][: len(rescue)]


@pytest.mark.ruling("arnak.106")
@pytest.mark.parametrize("red", range(6))
def test_the_rival_has_five_digs_and_one_tile_of_each_pair_so_many_of_them_red(red: int) -> None:
    chosen = set()
    for seed in range(15):
        _, seen = table(1, seed, red=red)
        tiles = seen["rival"]["deeds"] + seen["rival"]["done"]
        assert len(tiles) == 10
        assert sum(tile.startswith("dig_") for tile in tiles) == 5
        assert sum(tile.endswith("_red") for tile in tiles) == red
        assert len({tile.rsplit("_", 1)[0] for tile in tiles if not tile.startswith("dig_")}) == 5
        chosen.add(tuple(sorted(tiles)))
        assert seen["players"][0]["tokens"] == dict.fromkeys(columns.RESOURCE_IDS, 0) | {
            "coin": 1,
            "compass": 1,
        }
        assert seen["lost_temple"]["tiles"] == dict.fromkeys(columns.STACK_IDS, 2)
    assert (len(chosen) > 1) == (0 < red < 5)


@pytest.mark.ruling("arnak.107")
def test_alone_one_finds_the_rivals_first_tile_turned() -> None:
    state, seen = table(1, 4)
    assert len(seen["rival"]["done"]) == 1
    assert state.actors() == [0]
    assert [event["kind"] for event in state.events(0)][:1] == ["hand"]


@pytest.mark.ruling("arnak.48")
def test_the_first_row_has_one_artifact_and_five_items() -> None:
    _, seen = table(2, 6)
    kinds = [card["kind"] for card in seen["row"]]
    assert kinds[0] in {card.id for card in ARTIFACTS}
    assert set(kinds[1:]) <= {card.id for card in ITEMS}
    assert [deck["count"] for deck in seen["decks"]] == [35, 34]
    assert all(deck["top"] is None for deck in seen["decks"])


@pytest.mark.ruling("arnak.126")
def test_only_the_cards_and_tiles_of_the_base_game_are_there() -> None:
    entries = ARNAK.catalogue("en")
    groups = Counter[str]()
    for entry in entries:
        groups[entry["group"]] += entry.get("count", 1)
    assert {group: groups[group] for group in ("items", "artifacts", "guardians", "level_1", "level_2")} == {
        "items": 40,
        "artifacts": 35,
        "guardians": 15,
        "level_1": 10,
        "level_2": 6,
    }
    assert (groups["assistants"], groups["idols"], groups["bonuses"], groups["temple"]) == (12, 16, 18, 24)
    assert groups["basic"] == 4 * 4 + 19 + 10


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (0, {}, "seats"),
        (5, {}, "seats"),
        (2, {"temple": "cat"}, "temple"),
        (1, {"red": 6}, "red"),
        (1, {"red": -1}, "red"),
        (1, {"red": True}, "red"),
        (2, {"leaders": True}, "leaders"),
    ],
)
def test_bad_seats_and_options_are_refused_with_a_reason(
    seats: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        ARNAK.start(seats, 0, options)
