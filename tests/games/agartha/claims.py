"""What a story may claim about a position: one sentence pattern a claim, each answering (found, wished)."""

from __future__ import annotations

from typing import Any

from bivouac import SPECTATOR
from bivouac.core.contract import State
from tests.games.agartha.stage import from_lines
from tests.games.claiming import Answer, names
from tests.games.telling import Teller

TELLER = Teller(from_lines)


def _player(state: State, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = state.outlook(SPECTATOR)["players"][int(seat)]
    return found


def _kinds(pieces: list[dict[str, Any] | None]) -> list[str]:
    return [piece["kind"] for piece in pieces if piece is not None]


@TELLER.claim(r"board (\d) ([a-z]+(?:-\d)?) = (.+)")
def _board(state: State, seat: str, place: str, wished: str) -> Answer:
    [found] = [one for one in _player(state, seat)["places"] if one["place"] == place]
    return sorted(_kinds(found["cards"])), sorted(names(wished))


@TELLER.claim(r"hand (\d) = (.+)")
def _hand(state: State, seat: str, wished: str) -> Answer:
    return sorted(_kinds(_player(state, seat)["cards"])), sorted(names(wished))


@TELLER.claim(r"tile (\d) = (.+)")
def _tile(state: State, tile: str, wished: str) -> Answer:
    return _kinds(state.outlook(SPECTATOR)["tiles"][int(tile) - 1]["cards"]), names(wished)


@TELLER.claim(r"tile (\d) has (\d) cards")
def _tile_count(state: State, tile: str, wished: str) -> Answer:
    return len(_kinds(state.outlook(SPECTATOR)["tiles"][int(tile) - 1]["cards"])), int(wished)


@TELLER.claim(r"deck = (\d+)")
def _deck(state: State, wished: str) -> Answer:
    return state.outlook(SPECTATOR)["deck"]["count"], int(wished)


@TELLER.claim(r"under the deck = (.+)")
def _bottom(state: State, wished: str) -> Answer:
    return _kinds(state.outlook(SPECTATOR)["deck"]["bottom"]), names(wished)


@TELLER.claim(r"discard = (.+)")
def _discard(state: State, wished: str) -> Answer:
    return sorted(_kinds(state.outlook(SPECTATOR)["discard"])), sorted(names(wished))


@TELLER.claim(r"points (\d) = (\d+)")
def _points(state: State, seat: str, wished: str) -> Answer:
    return _player(state, seat)["points"], int(wished)


@TELLER.claim(r"lines (\d) = (.+)")
def _lines(state: State, seat: str, wished: str) -> Answer:
    return [f"{line} {worth}" for line, worth in _player(state, seat)["lines"] if worth], names(wished)


@TELLER.claim(r"explored (\d) = (.+)")
def _explored(state: State, seat: str, wished: str) -> Answer:
    made = _player(state, seat)["explored"]
    return [str(tier + 1) for tier, done in enumerate(made) if done], names(wished)


@TELLER.claim(r"open (\d) = (.+)")
def _open(state: State, seat: str, wished: str) -> Answer:
    return [one["place"] for one in _player(state, seat)["places"] if one["open"]], names(wished)


@TELLER.claim(r"phase = (\w+)")
def _phase(state: State, wished: str) -> Answer:
    return state.outlook(SPECTATOR)["phase"], wished


@TELLER.claim(r"(holder|round) = (\d)")
def _course(state: State, what: str, wished: str) -> Answer:
    return state.outlook(SPECTATOR)["testament" if what == "holder" else what], int(wished)


@TELLER.claim(r"(\d|spectator) sees token (\d) of (\d) = (\w+)")
def _sees(state: State, viewer: str, at: str, seat: str, wished: str) -> Answer:
    found = _token(state, SPECTATOR if viewer == "spectator" else int(viewer), seat, at)
    return str(found["value"] or "nothing"), wished


@TELLER.claim(r"token (\d) of (\d) is one of (.+)")
def _one_of(state: State, at: str, seat: str, wished: str) -> Answer:
    return [str(value) for value in _token(state, SPECTATOR, seat, at)["one_of"]], names(wished)


@TELLER.claim(r"token (\d) of (\d) is (back|out)")
def _back(state: State, at: str, seat: str, wished: str) -> Answer:
    back = [token["id"] for token in _player(state, seat)["returned"]]
    return f"token-{int(seat) + 1}-{at}" in back, wished == "back"


def _token(state: State, viewer: int, seat: str, at: str) -> dict[str, Any]:
    """A seat's token by its order of placing this round, as a viewer sees it."""
    table = state.outlook(viewer)
    tokens: list[dict[str, Any]] = [
        token for tile in table["tiles"] for zone in ("action", "bid") for token in tile[zone]["tokens"]
    ]
    tokens += [token for player in table["players"] for token in player["returned"]]
    [found] = [token for token in tokens if token["id"] == f"token-{int(seat) + 1}-{at}"]
    return found


@TELLER.claim(r"told = (.+)")
def _told(state: State, wished: str) -> Answer:
    """The kinds of events of the last action, in order, those that say nothing left out."""
    silent = ("return", "meet", "swapped")
    told = [event["kind"] for event in state.events(SPECTATOR)]
    return [kind for kind in told if kind not in silent], names(wished)
