"""Columns: the numbers the rules speak in are those of the records, card by card."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bivouac.games.continent import columns, effects, kinds
from bivouac.games.continent.catalogue import KIND_NAMES
from bivouac.games.continent.data.icons import DIRECTIONS, ICONS
from tests.games.continent.stage import card

BOX = columns.of("trial")


def constant(name: str) -> str:
    """A class or word as the constants are written: NewBoard becomes NEW_BOARD."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("E_", [constant(kind.__name__) for kind in effects.KINDS]),
        ("C_", [constant(kind.__name__) for kind in effects.CONDITIONS]),
    ],
    ids=["effects", "conditions"],
)
def test_a_constant_is_the_place_of_its_name_in_the_table(prefix: str, names: Sequence[str]) -> None:
    named = {name.removeprefix(prefix): number for name, number in vars(kinds).items() if name[:2] == prefix}
    assert named
    assert named == {name: names.index(name) for name in named}


@pytest.mark.parametrize(
    "names",
    [
        [constant(name) for name in columns.POWERS],
        [constant(name) for name in columns.AFTERS],
        [constant(name) for name in KIND_NAMES],
        [constant(name) for name in DIRECTIONS],
    ],
    ids=["powers", "afters", "kinds", "directions"],
)
def test_the_constants_follow_the_order_of_the_tables(names: Sequence[str]) -> None:
    assert [getattr(kinds, name) for name in names] == list(range(len(names)))


def test_burdens_and_icons_the_rules_know_are_where_their_names_say() -> None:
    numbers = {
        "cost": kinds.MORE_COST, "need": kinds.MORE_NEED, "forbid": kinds.FORBID, "alone": kinds.ALONE,
        "no_extra": kinds.NO_EXTRA, "no_keep": kinds.NO_KEEP, "no_sevens": kinds.NO_SEVENS,
        "no_left": kinds.NO_LEFT, "no_right": kinds.NO_RIGHT, "fewer_skills": kinds.FEWER_SKILLS,
        "lose_after_failure": kinds.LOSE_AFTER_FAILURE, "smaller_meals": kinds.SMALLER_MEALS,
    }  # fmt: skip
    assert [numbers[burden] for burden in columns.BURDENS] == list(range(len(columns.BURDENS)))
    assert (ICONS.index("craft"), ICONS.index("eat")) == (kinds.CRAFT_ICON, kinds.EAT_ICON)
    halves = [kinds.LEFT_HALF, kinds.RIGHT_HALF, kinds.EITHER_HALF]
    assert [columns.HALVES[half] for half in halves] == ["left", "right", "either"]
    assert len(ICONS) == kinds.ICONS
    assert len(effects.KINDS) == kinds.EFFECT_KINDS


def test_cards_stand_in_the_order_of_their_families() -> None:
    assert BOX.ids[: BOX.first_fog] == sorted(
        BOX.ids[: BOX.first_fog], key=lambda id: (int(id[:3]), "g" in id, id)
    )
    assert [BOX.ids[card] for card in BOX.curse_card] == ["curse-ink", "curse-salt"]
    assert [BOX.ids[card] for card in BOX.clue_card] == ["clue-ink", "clue-salt"]
    assert BOX.owner[BOX.character_card[2]] == 2
    assert BOX.ids[BOX.first_advanced] == "skill-keen-eye"
    assert len(BOX.kind) == len(BOX.faces) == BOX.cards


def test_a_terrain_an_event_and_an_item_are_read_from_their_columns() -> None:
    start = card(BOX, "010")
    assert BOX.cell[start] == 0
    assert BOX.arrow[4 * start : 4 * start + 4] == [0, 11, 12, 0]
    assert BOX.resources[start] == 1 << BOX.resource_names.index("wood")
    assert [ICONS[BOX.icon[attempt]] for attempt in BOX.attempts[start]][:3] == ["move", "search", "rest"]
    dig = BOX.attempts[start][4]
    assert (BOX.cost[dig], BOX.need[dig], BOX.locked[dig]) == (6, 1, False)
    call = BOX.success[dig]
    assert BOX.node_kind[call] == kinds.E_TAKE
    assert (BOX.node_number[call], BOX.symbol_names[BOX.node_symbol[call]]) == (100, "rope")
    bridge = card(BOX, "014")
    assert BOX.points_at[bridge] == (1 << kinds.EAST) | (1 << kinds.WEST)
    assert BOX.crosses[BOX.attempts[bridge][0]]
    assert BOX.lays[BOX.attempts[bridge][0]]
    harsh = BOX.forbids[card(BOX, "012")]
    assert [icon for at, icon in enumerate(ICONS) if (harsh >> at) & 1] == ["craft", "fire", "rest"]


@pytest.mark.ruling("continent.29")
def test_a_skill_has_two_sides_and_a_found_item_one() -> None:
    skill, found = card(BOX, "plain-02"), card(BOX, "600")
    assert BOX.durability[skill] == 4
    assert [BOX.help_stars[help] for help in BOX.item_helps[skill]] == [1, 0]
    assert BOX.helps[skill] == []
    assert BOX.discounts[skill] == [BOX.resource_names.index("stone"), 2, 0, 2]
    assert BOX.helps[found] == BOX.attempts[found] == []
    assert len(BOX.item_helps[found]) == 2
    assert BOX.limited[skill] == kinds.SKILLS_LIMIT
    assert BOX.limited[card(BOX, "701")] == kinds.SKILLS_LIMIT
    assert BOX.limited[card(BOX, "700")] == kinds.BONUSES_LIMIT


def test_a_burden_without_icons_weighs_on_all_and_alone_lists_the_exempt() -> None:
    heavy = BOX.burdens[card(BOX, "903")][0]
    assert BOX.burden_icons[heavy] == (1 << len(ICONS)) - 1
    alone = BOX.burdens[card(BOX, "901")][0]
    assert BOX.burden_icons[alone] == 1 << ICONS.index("eat")


def test_conditions_inside_others_have_numbers_of_their_own() -> None:
    box = columns.of("narrows")
    gathered = box.conditions[effects.Gathered((650, 651, 652), 2)]
    assert box.condition_count[gathered] == 2
    assert [box.condition_number[part] for part in box.condition_parts[gathered]] == [650, 651, 652]
