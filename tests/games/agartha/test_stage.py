"""A staged position is what was wished, and nothing impossible is staged."""

from __future__ import annotations

import pytest

from bivouac.core.mistakes import PlayerMistake
from tests.games.agartha.stage import stage
from tests.games.playing import choices
from tests.games.staging import refused


def kinds(pieces: list[dict[str, str] | None]) -> list[str]:
    """The kinds of the pieces that are there."""
    return [piece["kind"] for piece in pieces if piece]


def test_cards_lie_where_they_were_wished() -> None:
    table = stage(3, holder=2, round=4, boards={1: {"village-2": ["axe"]}}, tiles={5: ["vial"]}).outlook(0)
    assert kinds(table["players"][1]["places"][4]["cards"]) == ["axe"]
    assert kinds(table["tiles"][4]["cards"]) == ["vial"]
    assert (table["testament"], table["round"], table["actors"]) == (2, 4, [2])


def test_the_deck_holds_what_was_wished_and_the_rest_lies_elsewhere() -> None:
    table = stage(left=2, deck=["axe"], discard=["vial"]).outlook(0)
    assert table["deck"]["count"] == 2
    assert len(table["discard"]) == 55 - 6 - 2
    away = stage(left=2, deck=["axe"], rest=(1, "location-3")).outlook(0)
    assert len(away["players"][1]["places"][2]["cards"]) == 55 - 6 - 2
    assert away["discard"] == []


def test_tokens_are_placed_from_the_holder_on() -> None:
    state = stage(3, holder=1, placed=["3 1 bid", "2 1 action"])
    assert state.actors() == [0]
    assert "place 3 1 bid" in choices(state)
    assert "place 1 1 action" not in choices(state)


@pytest.mark.parametrize(
    "wish",
    [
        {"boards": {0: {"location-1": ["axe", "axe"]}}},
        {"boards": {0: {"harbour": ["axe"]}}},
        {"tiles": {4: ["axe"]}},
        {"tiles": {1: ["dragon"]}},
    ],
)
def test_what_the_box_does_not_hold_cannot_be_staged(wish: dict[str, object]) -> None:
    with pytest.raises(PlayerMistake, match=r"holds no more|there is no|not between"):
        stage(**wish)  # type: ignore[arg-type]


def test_a_forest_among_the_objects_is_refused_by_the_loader() -> None:
    with refused("among the Objects"):
        stage(boards={0: {"objects": ["forest"]}})
