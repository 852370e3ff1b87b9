"""What a story may claim about a position: one sentence pattern a claim, each answering (found, wished)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import State
from bivouac.games.takara.kinds import GALLERIES, LEVELS
from tests.games.takara.stage import CHESTS, choices

Answer = tuple[object, object]
Check = Callable[..., Answer]

CLAIMS: list[tuple[re.Pattern[str], Check]] = []


def check(state: State, claim: str) -> None:
    """Hold a claim against the position; one in unknown words is a mistake of the story."""
    found, wished = _answer(state, claim)
    assert found == wished, f"{claim}: it is {found}"


def is_known(claim: str) -> bool:
    """Is the claim a sentence this vocabulary has?"""
    return any(pattern.fullmatch(claim) for pattern, _ in CLAIMS)


def _answer(state: State, claim: str) -> Answer:
    for pattern, answer in CLAIMS:
        if found := pattern.fullmatch(claim):
            return answer(state, *found.groups())
    raise ValueError(f"unknown claim: {claim}")


def _claim(pattern: str) -> Callable[[Check], Check]:
    def register(answer: Check) -> Check:
        CLAIMS.append((re.compile(pattern), answer))
        return answer

    return register


def _table(state: State, viewer: int = SPECTATOR) -> dict[str, Any]:
    return state.outlook(viewer)


def _player(state: State, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = _table(state)["players"][int(seat)]
    return found


def _names(text: str) -> list[str]:
    return [] if text in ("nothing", "nobody", "none") else [name.strip() for name in text.split(",")]


def _tile(state: State, site: str, at: str, viewer: int = SPECTATOR) -> dict[str, Any]:
    tiles: list[dict[str, Any]] = _table(state, viewer)["sites"][int(site) - 1]["tiles"]
    assert int(at) <= len(tiles), f"site {site} has no tile {at}"
    return tiles[int(at) - 1]


@_claim(r"(karas|tokens|points|fame) (\d) = (-?\w+)")
def _possession(state: State, what: str, seat: str, wished: str) -> Answer:
    return str(_player(state, seat)[what]), wished


@_claim(r"stock = (\d+)")
def _stock(state: State, wished: str) -> Answer:
    return _table(state)["counter"]["tokens"], int(wished)


@_claim(r"team (\d) = (.+)")
def _team(state: State, seat: str, wished: str) -> Answer:
    player = _player(state, seat)
    places = [adventurer["place"] for adventurer in player["adventurers"]]
    return ["home" if place == player["id"] else place for place in places], _names(wished)


@_claim(r"won (\d) = (.+)")
def _won(state: State, seat: str, wished: str) -> Answer:
    return sorted(tile["kind"] for tile in _player(state, seat)["tiles"]), sorted(_names(wished))


@_claim(r"discarded = (.+)")
def _discarded(state: State, wished: str) -> Answer:
    """What the last action laid on the discard, in that order."""
    laid = [event for event in state.events(SPECTATOR) if event["kind"] == "discard"]
    open_to_all = {tile["id"]: tile["kind"] for tile in _table(state)["discard"]}
    return [open_to_all.get(event["element"]) for event in laid], _names(wished)


@_claim(r"site (\d) = (\d) tiles")
def _height(state: State, site: str, wished: str) -> Answer:
    return len(_table(state)["sites"][int(site) - 1]["tiles"]), int(wished)


@_claim(r"site (\d) tile (\d) = (\w+) face (up|down)")
def _lies(state: State, site: str, at: str, kind: str, side: str) -> Answer:
    document = state.dump()
    place = (int(site) - 1) * LEVELS + document["height"][int(site) - 1] - int(at)
    face = "up" if _tile(state, site, at)["face_up"] else "down"
    return (document["tiles"][place], face), (kind, side)


@_claim(r"site (\d) tile (\d) wounds = (\d)")
def _wounds(state: State, site: str, at: str, wished: str) -> Answer:
    return _tile(state, site, at)["wounds"], int(wished)


@_claim(r"(\d|spectator) sees site (\d) tile (\d) = (\w+)")
def _sees(state: State, viewer: str, site: str, at: str, wished: str) -> Answer:
    seat = SPECTATOR if viewer == "spectator" else int(viewer)
    return _tile(state, site, at, seat)["kind"] or "nothing", wished


@_claim(r"lookers at site (\d) tile (\d) = (.+)")
def _lookers(state: State, site: str, at: str, wished: str) -> Answer:
    return [str(seat) for seat in _tile(state, site, at)["seen_by"]], _names(wished)


@_claim(r"chests = (\d)")
def _chests(state: State, wished: str) -> Answer:
    return _table(state)["chests"]["count"], int(wished)


@_claim(r"chests (hold|lack) (\w+)")
def _chests_hold(state: State, verb: str, kind: str) -> Answer:
    return kind in [CHESTS[tile - GALLERIES] for tile in state.dump()["chests"]], verb == "hold"


@_claim(r"dice = (.+)")
def _dice(state: State, wished: str) -> Answer:
    return _table(state)["dice"], _names(wished)


@_claim(r"sword = (forge|\d)")
def _sword(state: State, wished: str) -> Answer:
    place = "forge" if wished == "forge" else _player(state, wished)["id"]
    return _table(state)["sword"], place


@_claim(r"(miner|archaeologist|soothsayer|imitator) = (port|(asleep|awake) with (\d))")
def _specialist(state: State, kind: str, wished: str, side: str | None, seat: str | None) -> Answer:
    [tile] = [tile for tile in _table(state)["specialists"] if tile["kind"] == kind]
    place = "port" if seat is None else _player(state, seat)["id"]
    return (tile["place"], tile["asleep"]), (place, side == "asleep")


@_claim(r"asked = (\w+) of (\d)")
def _asked(state: State, phase: str, seat: str) -> Answer:
    return (_table(state)["phase"], state.actors()), (phase, [int(seat)])


@_claim(r"choices = (.+)")
def _choices(state: State, wished: str) -> Answer:
    return choices(state), _names(wished)


@_claim(r"(\d) (may not|may) (.+)")
def _may(state: State, seat: str, verb: str, text: str) -> Answer:
    return state.parse(text) in state.legal(int(seat)), verb == "may"


@_claim(r"ending = (\w+)")
def _ending(state: State, wished: str) -> Answer:
    return _table(state)["ending"], wished


@_claim(r"outcome = (\w+)")
def _outcome(state: State, wished: str) -> Answer:
    outcome = state.outcome()
    return "none" if outcome is None else outcome.kind, wished


@_claim(r"winners = (.+)")
def _winners(state: State, wished: str) -> Answer:
    outcome = state.outcome()
    assert outcome is not None, "nobody has won yet"
    return [str(seat) for seat in outcome.winners], _names(wished)


@_claim(r"ranks = (.+)")
def _ranks(state: State, wished: str) -> Answer:
    outcome = state.outcome()
    assert outcome is not None, "nobody is ranked yet"
    return [str(rank) for rank in outcome.ranks], _names(wished)


@_claim(r"lines (\d) = (.+)")
def _lines(state: State, seat: str, wished: str) -> Answer:
    outcome = state.outcome()
    assert outcome is not None, "nothing is counted yet"
    return [f"{line} {worth}" for line, worth in outcome.lines[int(seat)] if worth], _names(wished)
