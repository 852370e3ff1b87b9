"""What a story may claim about a position: one sentence pattern a claim, each answering (found, wished)."""

from __future__ import annotations

from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import State
from bivouac.games.takara.kinds import GALLERIES, LEVELS
from tests.games.claiming import Answer, names
from tests.games.takara.stage import CHESTS, from_lines
from tests.games.telling import Teller

TELLER = Teller(from_lines)


def _table(state: State, viewer: int = SPECTATOR) -> dict[str, Any]:
    return state.outlook(viewer)


def _player(state: State, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = _table(state)["players"][int(seat)]
    return found


def _tile(state: State, site: str, at: str, viewer: int = SPECTATOR) -> dict[str, Any]:
    tiles: list[dict[str, Any]] = _table(state, viewer)["sites"][int(site) - 1]["tiles"]
    assert int(at) <= len(tiles), f"site {site} has no tile {at}"
    return tiles[int(at) - 1]


@TELLER.claim(r"(karas|tokens|points|fame) (\d) = (-?\w+)")
def _possession(state: State, what: str, seat: str, wished: str) -> Answer:
    return str(_player(state, seat)[what]), wished


@TELLER.claim(r"stock = (\d+)")
def _stock(state: State, wished: str) -> Answer:
    return _table(state)["counter"]["tokens"], int(wished)


@TELLER.claim(r"team (\d) = (.+)")
def _team(state: State, seat: str, wished: str) -> Answer:
    player = _player(state, seat)
    places = [adventurer["place"] for adventurer in player["adventurers"]]
    return ["home" if place == player["id"] else place for place in places], names(wished)


@TELLER.claim(r"won (\d) = (.+)")
def _won(state: State, seat: str, wished: str) -> Answer:
    return sorted(tile["kind"] for tile in _player(state, seat)["tiles"]), sorted(names(wished))


@TELLER.claim(r"discarded = (.+)")
def _discarded(state: State, wished: str) -> Answer:
    """What the last action laid on the discard, in that order."""
    laid = [event for event in state.events(SPECTATOR) if event["kind"] == "discard"]
    open_to_all = {tile["id"]: tile["kind"] for tile in _table(state)["discard"]}
    return [open_to_all.get(event["element"]) for event in laid], names(wished)


@TELLER.claim(r"site (\d) = (\d) tiles")
def _height(state: State, site: str, wished: str) -> Answer:
    return len(_table(state)["sites"][int(site) - 1]["tiles"]), int(wished)


@TELLER.claim(r"site (\d) tile (\d) = (\w+) face (up|down)")
def _lies(state: State, site: str, at: str, kind: str, side: str) -> Answer:
    document = state.dump()
    place = (int(site) - 1) * LEVELS + document["height"][int(site) - 1] - int(at)
    face = "up" if _tile(state, site, at)["face_up"] else "down"
    return (document["tiles"][place], face), (kind, side)


@TELLER.claim(r"site (\d) tile (\d) wounds = (\d)")
def _wounds(state: State, site: str, at: str, wished: str) -> Answer:
    return _tile(state, site, at)["wounds"], int(wished)


@TELLER.claim(r"(\d|spectator) sees site (\d) tile (\d) = (\w+)")
def _sees(state: State, viewer: str, site: str, at: str, wished: str) -> Answer:
    seat = SPECTATOR if viewer == "spectator" else int(viewer)
    return _tile(state, site, at, seat)["kind"] or "nothing", wished


@TELLER.claim(r"lookers at site (\d) tile (\d) = (.+)")
def _lookers(state: State, site: str, at: str, wished: str) -> Answer:
    return [str(seat) for seat in _tile(state, site, at)["seen_by"]], names(wished)


@TELLER.claim(r"chests = (\d)")
def _chests(state: State, wished: str) -> Answer:
    return _table(state)["chests"]["count"], int(wished)


@TELLER.claim(r"chests (hold|lack) (\w+)")
def _chests_hold(state: State, verb: str, kind: str) -> Answer:
    return kind in [CHESTS[tile - GALLERIES] for tile in state.dump()["chests"]], verb == "hold"


@TELLER.claim(r"dice = (.+)")
def _dice(state: State, wished: str) -> Answer:
    return _table(state)["dice"], names(wished)


@TELLER.claim(r"sword = (forge|\d)")
def _sword(state: State, wished: str) -> Answer:
    place = "forge" if wished == "forge" else _player(state, wished)["id"]
    return _table(state)["sword"], place


@TELLER.claim(r"(miner|archaeologist|soothsayer|imitator) = (port|(asleep|awake) with (\d))")
def _specialist(state: State, kind: str, wished: str, side: str | None, seat: str | None) -> Answer:
    [tile] = [tile for tile in _table(state)["specialists"] if tile["kind"] == kind]
    place = "port" if seat is None else _player(state, seat)["id"]
    return (tile["place"], tile["asleep"]), (place, side == "asleep")


@TELLER.claim(r"ending = (\w+)")
def _ending(state: State, wished: str) -> Answer:
    return _table(state)["ending"], wished
