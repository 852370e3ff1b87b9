"""The claims of Temple's stories."""

from __future__ import annotations

from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import State
from tests.games.claiming import Answer, names
from tests.games.telling import Teller
from tests.games.temple.stage import from_lines

TELLER = Teller(from_lines)


def _table(state: State, viewer: int = SPECTATOR) -> dict[str, Any]:
    return state.outlook(viewer)


def _player(state: State, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = _table(state)["players"][int(seat)]
    return found


def _card(state: State, cell: str, viewer: int = SPECTATOR) -> dict[str, Any]:
    found = [card for card in _table(state, viewer)["temple"] if card["cell"] == cell]
    assert found, f"no card is left at {cell}"
    return dict(found[0])


@TELLER.claim(r"(money|points|stars|artifacts) (\d) = (-?\d+)")
def _possession(state: State, what: str, seat: str, wished: str) -> Answer:
    return _player(state, seat)[what], int(wished)


@TELLER.claim(r"(open|flipped) (\d) = (.+)")
def _lies(state: State, side: str, seat: str, wished: str) -> Answer:
    cards = [card for card in _player(state, seat)["cards"] if card["group"] is None]
    found = [card["kind"] for card in cards if card["flipped"] == (side == "flipped")]
    return sorted(found), sorted(names(wished))


@TELLER.claim(r"closed (\d) = (.+)")
def _sets(state: State, seat: str, wished: str) -> Answer:
    groups: dict[int, list[str]] = {}
    for card in _player(state, seat)["cards"]:
        if card["group"] is not None:
            groups.setdefault(card["group"], []).append(card["kind"])
    sets = [] if wished == "nothing" else [sorted(names(group)) for group in wished.split("|")]
    return sorted(sorted(group) for group in groups.values()), sorted(sets)


@TELLER.claim(r"assistants (\d) = (.+)")
def _work_for(state: State, seat: str, wished: str) -> Answer:
    return sorted(_player(state, seat)["assistants"]), sorted(names(wished))


@TELLER.claim(r"line (\d) (\w+) = (-?\d+)")
def _line(state: State, seat: str, line: str, wished: str) -> Answer:
    """A line of the sheet as it would be counted now."""
    return dict(_player(state, seat)["lines"])[line], int(wished)


@TELLER.claim(r"(price|covers) (\w\d) = (\d)")
def _price(state: State, what: str, cell: str, wished: str) -> Answer:
    return _card(state, cell)[what], int(wished)


@TELLER.claim(r"(\d|spectator) sees (\w\d) = (\w+)")
def _sees(state: State, viewer: str, cell: str, wished: str) -> Answer:
    seat = SPECTATOR if viewer == "spectator" else int(viewer)
    return _card(state, cell, seat)["kind"] or "nothing", wished


@TELLER.claim(r"lookers at (\w\d) = (.+)")
def _lookers(state: State, cell: str, wished: str) -> Answer:
    return [str(seat) for seat in _card(state, cell)["seen_by"]], names(wished)


@TELLER.claim(r"cards in the temple = (\d+)")
def _standing(state: State, wished: str) -> Answer:
    return len(_table(state)["temple"]), int(wished)


@TELLER.claim(r"actions = (\d)")
def _left(state: State, wished: str) -> Answer:
    return _table(state)["left"], int(wished)


@TELLER.claim(r"temple = (\d)")
def _round(state: State, wished: str) -> Answer:
    return _table(state)["round"], int(wished)


@TELLER.claim(r"discarded = (.+)")
def _discarded(state: State, wished: str) -> Answer:
    """What the last action put out of the game, and what lies there for all to see."""
    laid = [event for event in state.events(SPECTATOR) if event["kind"] == "discard"]
    gone = {card["id"]: card["kind"] for card in _table(state)["discard"]}
    return [gone.get(event["element"]) for event in laid], names(wished)
