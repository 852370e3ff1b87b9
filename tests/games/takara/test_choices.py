"""What an adventurer may be sent to do, told a second time from what lies open on the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import choices
from tests.games.takara.test_counter import PRICES
from tests.games.takara.wandering import moments

MONSTERS = {"bat_a", "bat_b", "goblin_a", "goblin_b", "goblin_c", "skeleton_a", "skeleton_b", "drake"}
COSTS = {"miner": 5, "archaeologist": 2, "soothsayer": 3}


def by_the_book(table: dict[str, Any], opened_before: set[str], strict: bool) -> set[str]:
    """All that the active player may do while sending adventurers out."""
    [active] = table["actors"]
    player = table["players"][active]
    found = {"den"}
    for number, site in enumerate(table["sites"], 1):
        found |= {f"{verb} {number}" for verb in on_site(table, player, site["tiles"])}
        if can_be_observed(site["tiles"], opened_before, strict):
            found.add(f"observe {number}")
    if table["counter"]["open"]:
        if table["counter"]["tokens"] and player["karas"] >= 5:
            found.add("buy")
        found |= {f"sell {tile['kind']}" for tile in player["tiles"] if tile["kind"] in PRICES}
    return found | hires(table, player)


def on_site(table: dict[str, Any], player: dict[str, Any], tiles: list[dict[str, Any]]) -> set[str]:
    """What may be done at a site but observing: rulings 8, 40, 41 and 44."""
    if not tiles:
        return set()
    top = tiles[0]
    if not top["face_up"]:
        return {"dig"}
    if top["kind"] in MONSTERS:
        return {"fight"} if table["sword"] == player["id"] else set()
    at_home = [who for who in player["adventurers"] if who["place"] == player["id"]]
    return {"destroy"} if len(at_home) >= 2 else set()


def can_be_observed(tiles: list[dict[str, Any]], opened_before: set[str], strict: bool) -> bool:
    """Is there a hidden tile among the first three, and nothing above it that stops observers?"""
    for tile in tiles[:3]:
        if not tile["face_up"]:
            return True
        if strict or tile["id"] in opened_before or tile["kind"] == "rockfall":
            return False
    return False


def hires(table: dict[str, Any], player: dict[str, Any]) -> set[str]:
    """The specialists at the port whom the player can pay: rulings 17, 19 and 46."""
    if player["specialist"] is not None:
        return set()
    place = {who["kind"]: who["place"] for who in table["specialists"]}
    found = {f"hire {who}" for who, cost in COSTS.items() if place[who] == "port" and player["karas"] >= cost}
    if place["imitator"] == "port":
        found |= {
            f"hire imitator {who}"
            for who, cost in COSTS.items()
            if place[who] != "port" and player["karas"] >= cost + 2
        }
    return found


@pytest.mark.ruling("takara.3", "takara.7", "takara.8", "takara.15", "takara.17", "takara.19")
@pytest.mark.ruling("takara.39", "takara.40", "takara.41", "takara.44", "takara.46", "takara.56")
@pytest.mark.parametrize("strict", [False, True])
def test_the_choices_are_those_of_the_book_at_every_moment(strict: bool) -> None:
    turn: tuple[int, list[int]] = (0, [])
    opened_before: set[str] = set()
    for state, table in moments(9, {"strict_observation": strict}):
        if (table["round"], table["actors"]) != turn:
            turn = table["round"], table["actors"]
            open_tiles = [tile for site in table["sites"] for tile in site["tiles"] if tile["face_up"]]
            opened_before = {tile["id"] for tile in open_tiles}
        if table["phase"] == "assign":
            assert set(choices(state)) == by_the_book(table, opened_before, strict)
