"""Golden games: what the rules of a version make of named seeds, pinned so that nothing changes it unseen.

Written anew by `python3 run.py test tests/contract/test_golden.py --regold -n 0`, on purpose only.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bivouac import Refusal
from bivouac.core.contract import Game, State
from tests.contract.laws import perft
from tests.contract.tables import Seed, Table
from tests.contract.variants import alone
from tests.contract.walk import walk

FOLDER = Path(__file__).parent / "golden"
BETWEEN = " | "
EVERY = 40
OPENINGS = (0, 7, 30)
DEPTH = 3

HOW = (
    "If the rules changed on purpose, give them a new version in facts.py and run "
    "`python3 run.py test tests/contract/test_golden.py --regold -n 0`; if they did not, this is a bug."
)


def path_of(game: Game) -> Path:
    """Where a game's golden file lies."""
    return FOLDER / f"{game.facts.name}.json"


def read(game: Game) -> dict[str, Any] | None:
    """What was pinned for a game; None when nothing was yet."""
    path = path_of(game)
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else None


def write(game: Game) -> None:
    """Pin what the rules do today."""
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(made(game), indent=1, ensure_ascii=True)
    path_of(game).write_text(text + "\n", "utf-8")


def made(game: Game) -> dict[str, Any]:
    """Games with their keys, and positions with their counts, at every seat count in every variant."""
    low, high = game.facts.seats
    tables = [Table(game, seats, options) for seats in range(low, high + 1) for options in alone(game, seats)]
    return {
        "rules": game.facts.rules,
        "games": [played(table, seed) for table in tables for seed in seeds_of(table)],
        "positions": [counted(table, opening) for table in tables for opening in OPENINGS],
    }


def seeds_of(table: Table) -> list[Seed]:
    """A quick seed and a fair one."""
    return [table.seats, bytes([table.seats] * 32)]


def named(seed: Seed) -> int | str:
    """A seed as JSON has it."""
    return seed.hex() if isinstance(seed, bytes) else seed


def unnamed(seed: int | str) -> Seed:
    """The inverse of `named`."""
    return bytes.fromhex(seed) if isinstance(seed, str) else seed


def played(table: Table, seed: Seed) -> dict[str, Any]:
    """A whole random game: its moves, and its key now and then."""
    moves, keys = [], {}
    for moment in walk(table, seed):
        if moment.move:
            seat, action = moment.move
            text = moment.state.text(action)
            assert BETWEEN not in text, f"{moment}: {BETWEEN!r} separates moves"
            moves.append(f"{seat} {text}")
        if moment.number % EVERY == 0 or not moment.state.actors():
            keys[str(moment.number)] = moment.state.key().hex()
    return {
        "seats": table.seats,
        "options": dict(table.options),
        "seed": named(seed),
        "moves": BETWEEN.join(moves),
        "keys": keys,
    }


def counted(table: Table, opening: int) -> dict[str, Any]:
    """A position after so many random moves: how many lines lead from it, and how its moves are listed."""
    seed = 100 + table.seats
    state = position(table, seed, opening)
    return {
        "seats": table.seats,
        "options": dict(table.options),
        "seed": seed,
        "opening": opening,
        "perft": [perft.leaves_at(state, depth) for depth in range(1, DEPTH + 1)],
        "distinct": perft.distinct_at(state, DEPTH - 1),
        "order": BETWEEN.join(perft.order_of(state)),
    }


def position(table: Table, seed: int, opening: int) -> State:
    """The state after so many moves of the random game of a seed."""
    for moment in walk(table, seed):
        if moment.number == opening:
            return moment.state
    return moment.state


def replays(game: Game, pinned: dict[str, Any]) -> None:
    """A pinned game, played again move by move, has the pinned keys."""
    table = Table(game, pinned["seats"], pinned["options"])
    where = f"golden game of {table}, seed {pinned['seed']}"
    state = table.start(unnamed(pinned["seed"]))
    moves = pinned["moves"].split(BETWEEN)
    _has_key(state, pinned, 0, where)
    for number, move in enumerate(moves, 1):
        seat, text = move.split(" ", 1)
        try:
            state.play(int(seat), state.parse(text))
        except Refusal as refusal:
            raise AssertionError(f"{where}: move {number} ({move}) is refused: {refusal}. {HOW}") from None
        _has_key(state, pinned, number, where)
    assert not state.actors(), f"{where}: it is not over after its last move. {HOW}"


def _has_key(state: State, pinned: dict[str, Any], number: int, where: str) -> None:
    key = pinned["keys"].get(str(number))
    if key is not None and key != state.key().hex():
        raise AssertionError(f"{where}: after move {number} the key is {state.key().hex()}, not {key}. {HOW}")


def counts(game: Game, pinned: dict[str, Any]) -> None:
    """A pinned position still has the pinned counts, and lists its moves in the pinned order."""
    table = Table(game, pinned["seats"], pinned["options"])
    where = f"golden position of {table}, seed {pinned['seed']}, move {pinned['opening']}"
    found = counted(table, pinned["opening"])
    for what in ("order", "perft", "distinct"):
        assert found[what] == pinned[what], f"{where}: {what} is {found[what]}, not {pinned[what]}. {HOW}"
