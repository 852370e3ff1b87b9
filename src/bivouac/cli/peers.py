"""The same measures on another house's engine, in the same run: Catanatron, if it is installed."""

import random
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from bivouac.cli.measures import copy_each, rate

GAMES = 5


def catanatron() -> dict[str, Any] | None:
    """Four random players of Catanatron: actions and copies a second; None when it is not installed."""
    if find_spec("catanatron") is None:
        return None
    peer = import_module("catanatron")

    def start(seed: int) -> Any:
        return peer.Game([peer.RandomPlayer(color) for color in peer.Color], seed=seed)

    def play_all() -> int:
        count = 0
        for seed in range(GAMES):
            random.seed(seed)  # its players draw from the one generator of the process
            game = start(seed)
            game.play()
            count += len(_records(game))
        return count

    half = start(1)
    for _ in range(150):
        half.play_tick()
    return {
        "name": f"catanatron {version('catanatron')}",
        "actions": rate(play_all),
        "copy": rate(lambda: copy_each([half] * 10)),
    }


def _records(game: Any) -> Any:
    """Every action played; the name has changed between versions."""
    state = game.state
    return state.action_records if hasattr(state, "action_records") else state.actions
