"""A learner of our own: PPO by self-play on the vector door, measured against `random` and `greedy`.

python examples/ppo.py --game takara --minutes 30 --curve docs/research/ppo.svg

Needs `pip install "bivouac[research]" torch`. One network plays all seats; what a seat learns from is its own
turns alone. Every few minutes the network plays bots it has never trained against.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw
from torch import nn

from bivouac.bots import Glimpse, make_bot
from bivouac.bots.match import bot_seed
from bivouac.research import vector
from bivouac.research.vectors import Vector

DISCOUNT, LAMBDA, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.01
STEPS, BATCH, PASSES = 64, 2048, 3


class Player(nn.Module):
    """What a seat knows and may do, to the worth of each action and of the position."""

    def __init__(self, width: int, actions: int, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(width + actions, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, those of illegal actions far below all others, and values."""
        body = self.body(torch.cat([seen, mask], 1))
        return self.policy(body) - 1e9 * (1 - mask), self.value(body).squeeze(1)


@dataclass
class Turns:
    """What happened at every table in a number of steps, a row a step."""

    seen: torch.Tensor
    mask: torch.Tensor
    actors: np.ndarray
    actions: torch.Tensor
    chances: torch.Tensor
    values: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray


def look(tables: Vector) -> tuple[torch.Tensor, torch.Tensor]:
    """What the seats to act know and may do."""
    return torch.from_numpy(tables.observations.copy()), torch.from_numpy(tables.masks.astype(np.float32))


def play(player: Player, tables: Vector, steps: int) -> Turns:
    """Let the network play all seats for so many steps."""
    rows: dict[str, list[Any]] = {name: [] for name in Turns.__dataclass_fields__}
    for _ in range(steps):
        seen, mask = look(tables)
        with torch.no_grad():
            logits, values = player(seen, mask)
        chosen = torch.distributions.Categorical(logits=logits)
        actions = chosen.sample()
        told = (seen, mask, tables.actors.copy(), actions, chosen.log_prob(actions), values.numpy())
        tables.step(actions.numpy())
        paid = (tables.rewards.copy(), tables.terminations | tables.truncations)
        for name, value in zip(rows, (*told, *paid), strict=True):
            rows[name].append(value)
    return Turns(
        **{
            name: torch.stack(values) if isinstance(values[0], torch.Tensor) else np.stack(values)
            for name, values in rows.items()
        }
    )


def advantages(turns: Turns) -> tuple[np.ndarray, np.ndarray]:
    """How much better each action was than expected, and which turns have a successor to tell it."""
    steps, count = turns.actors.shape
    seats = turns.rewards.shape[2]
    rows = np.arange(count)
    known = np.zeros((count, seats), np.bool_)
    paid, after, carried = (np.zeros((count, seats), np.float32) for _ in range(3))
    better, valid = np.zeros((steps, count), np.float32), np.zeros((steps, count), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = turns.ended[step]
        known[over], after[over], carried[over] = True, 0.0, 0.0
        paid[over] = turns.rewards[step][over]
        seat, value = turns.actors[step], turns.values[step]
        error = paid[rows, seat] + DISCOUNT * after[rows, seat] - value
        better[step] = error + DISCOUNT * LAMBDA * carried[rows, seat]
        valid[step] = known[rows, seat]
        carried[rows, seat] = np.where(valid[step], better[step], 0.0)
        paid[rows, seat], after[rows, seat], known[rows, seat] = 0.0, value, True
    return better, valid


def learn(player: Player, optimizer: torch.optim.Optimizer, turns: Turns) -> None:
    """One round of PPO on these turns."""
    better, valid = advantages(turns)
    keep = torch.from_numpy(np.flatnonzero(valid))
    worth = torch.from_numpy((better + turns.values).reshape(-1))
    gain = torch.from_numpy(better.reshape(-1))
    gain = (gain - gain[keep].mean()) / (gain[keep].std() + 1e-8)
    seen, mask = turns.seen.flatten(0, 1), turns.mask.flatten(0, 1)
    actions, before = turns.actions.flatten(), turns.chances.flatten()
    for _ in range(PASSES):
        for part in keep[torch.randperm(len(keep))].split(BATCH):
            logits, values = player(seen[part], mask[part])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(actions[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            loss = policy + 0.5 * (values - worth[part]).square().mean() - ENTROPY * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def win_share(player: Player, tables: Vector, spec: str, games: int) -> float:
    """The share of games the network wins from every seat in turn, a tie counting its part."""
    won = 0.0
    for number in range(games):
        ours = number % tables.kind.seats
        state = tables.kind.start(1_000_000 + number // tables.kind.seats)
        bot = make_bot(spec, bot_seed(number, 0))
        while actors := state.actors():
            seat = actors[0]
            if seat != ours:
                state.play(seat, bot.choose(Glimpse(state, seat)))
                continue
            seen = torch.from_numpy(tables.kind.observation(state, seat))[None]
            mask = torch.from_numpy(tables.kind.mask(state, seat)).float()[None]
            with torch.no_grad():
                state.play(seat, int(player(seen, mask)[0].argmax()))
        outcome = state.outcome()
        if outcome is not None and ours in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


def train(asked: argparse.Namespace) -> list[tuple[float, float, float]]:
    """Learn for the minutes asked for; minutes and the shares won against each bot."""
    torch.manual_seed(asked.seed)
    tables = vector(asked.game, asked.seats, asked.tables, seed=asked.seed)
    player = Player(tables.kind.width, tables.kind.actions)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3, eps=1e-5)
    rows: list[tuple[float, float, float]] = []
    learnt, steps = 0.0, 0
    while True:
        if learnt >= asked.minutes * len(rows) / asked.points:
            shares = [win_share(player, tables, spec, asked.games) for spec in ("random", "greedy")]
            rows.append((learnt, shares[0], shares[1]))
            print(
                f"{learnt:6.1f} min {steps:10d} steps  random {shares[0]:.2f}  greedy {shares[1]:.2f}",
                flush=True,
            )
            if len(rows) > asked.points:
                return rows
        begin = asked.clock()
        optimizer.param_groups[0]["lr"] = 1e-3 * max(0.1, 1 - learnt / asked.minutes)
        learn(player, optimizer, play(player, tables, STEPS))
        steps += STEPS * asked.tables
        learnt += (asked.clock() - begin) / 60


def main() -> None:
    """Train as the command line asks, and draw the curve."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="takara")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--minutes", type=float, default=30.0, help="of learning; the measuring comes on top")
    parser.add_argument("--points", type=int, default=12, help="of the curve")
    parser.add_argument("--games", type=int, default=100, help="played against each bot at every point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--curve", type=Path, help="where to draw the curve, as SVG")
    parser.add_argument(
        "--cpu", dest="clock", action="store_const", const=time.process_time, default=time.perf_counter,
        help="count minutes of processor instead of minutes of the clock, for a machine with other tenants",
    )  # fmt: skip
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    rows = train(asked)
    if asked.curve is not None:
        title = f"{asked.game}, {asked.seats} seats: games won by PPO"
        asked.curve.write_text(draw(title, ("random", "greedy"), rows), encoding="utf-8")


if __name__ == "__main__":
    main()
