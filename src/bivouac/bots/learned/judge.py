"""Who says what a position is worth: the net that was trained for it, or the game's own estimate."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from bivouac.bots.learned.net import Net, fits, log_odds, logistic
from bivouac.bots.learned.weights import Array, Weights, refused, unpack
from bivouac.bots.looking import Features, Sight, look
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Game, State
from bivouac.core.mistakes import PlayerMistake
from bivouac.games import game

FOLDER: Final = "weights"
ENDING: Final = ".weights"
KNOWN_SEED: Final = 1
KNOWN_ACTIONS: Final = 24


class Judge:
    """The chances of a seat in positions it may know."""

    def __init__(self, box: Game, net: Net | None = None, fault: PlayerMistake | None = None) -> None:
        self.game = box
        self.net = net
        self.features: Features = box.features if net is not None else no_features
        self.fault = fault  # why there is no net, if there should be one

    def weigh(self, world: State, seat: int, legal: list[int]) -> Array:
        """The seat's chance to win after each action."""
        sight = Sight()
        look(world, seat, legal, self.features, sight)
        return self.judge(sight)

    def judge(self, sight: Sight) -> Array:
        """The chances in all positions that were seen, at once."""
        estimates = np.array(sight.estimates, np.float32)
        if self.net is None:
            chances = logistic(log_odds(estimates))
        else:
            chances = self.net.chances(inputs_of(sight), estimates)
        for at, share in sight.ended.items():
            chances[at] = share
        return chances


def no_features(state: State, seat: int) -> list[float]:
    """All that the estimate needs to be told."""
    return []


def inputs_of(sight: Sight) -> Array:
    """The rows that were seen as an array."""
    return np.array(sight.rows, np.float32).reshape(len(sight.estimates), -1)


@lru_cache(maxsize=64)
def judge_of(name: str, side: str) -> Judge:
    """The judge of a game and side, read once a process; without fitting weights, the estimate."""
    box = game(name)
    try:
        return Judge(box, shipped(box, side))
    except PlayerMistake as wrong:
        return Judge(box, fault=wrong)


def shipped(box: Game, side: str) -> Net:
    """The net that comes with a game."""
    name = f"{side or box.facts.name}{ENDING}"
    file = files(str(getattr(box, "package", __package__))) / FOLDER / name
    if not file.is_file():
        raise refused(name, "missing")
    return net_for(unpack(file.read_bytes(), name), box, side, name)


def read_weights(path: Path) -> bytes:
    """What a file of weights holds; one that is not there is refused."""
    try:
        return path.read_bytes()
    except OSError:
        raise refused(str(path), "missing") from None


def judge_by(content: bytes, name: str, box: Game, side: str) -> Judge:
    """The judge of a file of that name; one that does not fit is refused."""
    return Judge(box, net_for(unpack(content, name), box, side, name))


def net_for(weights: Weights, box: Game, side: str, name: str) -> Net:
    """The net of a file, if it was trained for this game and side, these rules and these features."""
    head = weights.head
    if (head.game, head.side) != (box.facts.name, side):
        raise refused(name, "game")
    if head.rules != box.facts.rules:
        raise refused(name, "rules")
    if not fits(head.shapes):
        raise refused(name, "foreign")
    if head.features != fingerprint(box.facts.name):
        raise refused(name, "features")
    return Net(weights.arrays)


@lru_cache(maxsize=64)
def fingerprint(name: str) -> str:
    """What the features and the estimate say of known positions: a net knows no others."""
    box = game(name)
    chance = QuickChance(KNOWN_SEED)
    state = box.start(box.facts.seats[1], KNOWN_SEED)
    told = blake2b(digest_size=8)
    for _ in range(KNOWN_ACTIONS):
        actors = state.actors()
        if not actors:
            break
        legal = state.legal(actors[0])
        state.play(actors[0], legal[chance.below(len(legal))])
        numbers = [*box.features(state, actors[0]), state.estimate(actors[0])]
        told.update(" ".join(f"{number:.3f}" for number in numbers).encode())
    return told.hexdigest()
