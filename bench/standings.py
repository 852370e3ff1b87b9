"""Fit a net to results: how often a position is won, as the luck of a review asks (docs/review.md).

`python -m bench.standings GAME --games N --folder DIR` plays games of two quick bots, keeps some positions of
each in DIR, as each seat knows them, and fits a net to who won. A sixth of the games is held back to tell how
much of their results it explains, by fifths of a game, beside the estimate. The net is written to
bivouac/review/weights. What DIR holds already is not played again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from bivouac.bots import Glimpse
from bivouac.bots.greedy import GreedyBot
from bivouac.bots.learned.judge import ENDING, fingerprint
from bivouac.bots.learned.net import log_odds, logistic
from bivouac.bots.learned.weights import Array, pack
from bivouac.bots.looking import won
from bivouac.core.chance import QuickChance
from bivouac.core.game import HouseGame
from bivouac.games import game
from bivouac.lab.training.learner import Learner, fresh
from bivouac.review.standings import SEATS

WEIGHTS = Path(__file__).resolve().parents[1] / "src" / "bivouac" / "review" / "weights"
FIRST = 1_000_000  # seed, far from those of matches and measures
CHUNK = 500  # games of a file
KEPT, OF = 16, 270  # so many positions of a game of so many actions
HELD_BACK = 6  # one game of so many
BATCH = 512
PACE, LAST = 2e-3, 0.03  # the first step, and the share of it that the last one is
FORGETS = 0.4  # how fast weights that nothing asks for shrink

Positions = dict[str, Array]


def games(name: str, first: int) -> Positions:
    """Positions of a chunk of games: features X, estimates E, who won Y, the game G and how far it was A."""
    kept: dict[str, list[object]] = {key: [] for key in "XEYGA"}
    for seed in range(first, first + CHUNK):
        for row in one_game(name, seed):
            for key, value in zip("XEYGA", row, strict=True):
                kept[key].append(value)
    return {key: np.array(values) for key, values in kept.items()}


def one_game(name: str, seed: int) -> Iterator[tuple[object, ...]]:
    """Some positions of one game, each as every seat knows it."""
    box, chance = game(name), QuickChance(seed ^ 0x5555)
    state = box.start(SEATS, seed)
    bots = [GreedyBot(SEATS * seed + seat + 7, worlds=2) for seat in range(SEATS)]
    seen, number = [], 0
    while actors := state.actors():
        if chance.below(OF) < KEPT or number == 0:
            for seat in range(SEATS):
                world = state.redeal(seat, chance)
                row = np.array(box.features(world, seat), np.float16)
                seen.append((row, np.float32(world.estimate(seat)), seat, number))
        state.play(actors[0], bots[actors[0]].choose(Glimpse(state, actors[0])))
        number += 1
    outcome = state.outcome()
    assert outcome is not None, "a game without actors is over"
    for row, estimate, seat, at in seen:
        yield row, estimate, np.float32(won(outcome.winners, seat)), seed, at


def positions(name: str, folder: Path, count: int) -> Positions:
    """The positions of so many games; those that are not there yet are played."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for first in range(FIRST, FIRST + count, CHUNK):
        files.append(folder / f"{name}-{first}.npz")
        if not files[-1].exists():
            np.savez(files[-1], allow_pickle=False, **games(name, first))
    kept = [np.load(file, allow_pickle=False) for file in files]
    return {key: np.concatenate([one[key] for one in kept]) for key in "XEYGA"}


def fit(seen: Positions, width: int, passes: float) -> Learner:
    """A net that has learned from all games but those held back."""
    mine = np.flatnonzero(seen["G"] % HELD_BACK)
    inputs, estimates, results = seen["X"].astype(np.float32), seen["E"], seen["Y"]
    learner = Learner(fresh(inputs[mine], width, max(8, width // 3), 1))
    luck, steps = np.random.default_rng(1), int(passes * len(mine) / BATCH)
    for step in range(steps):
        drawn = mine[luck.integers(0, len(mine), BATCH)]
        pace = PACE * LAST ** (step / steps)
        learner.learn(inputs[drawn], estimates[drawn], results[drawn], pace)
        for weights in learner.arrays[2::2]:
            weights *= 1 - pace * FORGETS
    return learner


def explained(seen: Positions, chances: Array) -> list[float]:
    """The share of the variance of results that chances explain, in games held back, by fifths of a game."""
    ends = {int(game): int(at) for game, at in zip(seen["G"], seen["A"], strict=True)}  # the last one counts
    far = np.array([at / max(1, ends[int(game)]) for game, at in zip(seen["G"], seen["A"], strict=True)])
    shares = []
    for fifth in range(5):
        mine = (seen["G"] % HELD_BACK == 0) & (np.minimum(far * 5, 4).astype(int) == fifth)
        missed = ((seen["Y"][mine] - chances[mine]) ** 2).mean()
        shares.append(round(1 - float(missed / seen["Y"][mine].var()), 3))
    return shares


def main() -> None:
    """Play, fit, tell and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=15_000)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--passes", type=float, default=4.0)
    asked = parser.parse_args()
    box = game(asked.game)
    seen = positions(asked.game, asked.folder, asked.games)
    learner = fit(seen, asked.width, asked.passes)
    print("estimate", explained(seen, logistic(log_odds(seen["E"]))))
    print("fitted", explained(seen, learner.net.chances(seen["X"].astype(np.float32), seen["E"])))
    side = box.side(box.start(SEATS, 1)) if isinstance(box, HouseGame) else ""
    trained: dict[str, int | float | str] = {"games": asked.games, "seats": SEATS, "seed": FIRST}
    content = pack(asked.game, side, box.facts.rules, fingerprint(asked.game), learner.arrays, trained)
    WEIGHTS.mkdir(exist_ok=True)
    (WEIGHTS / f"{side or asked.game}{ENDING}").write_bytes(content)


if __name__ == "__main__":
    main()
