"""OpenSpiel's own players at our tables: ISMCTS, MCTS that sees hidden cards, and Q-learning.

Needs `pip install "bivouac[research]"`.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent, tabular_qlearner

from bivouac.research.openspiel import PREFIX  # the import registers python_bivouac_takara and the others


def match(table: pyspiel.Game, bots: list[pyspiel.Bot], seed: int) -> list[float]:
    """What each bot gets from one game."""
    random = np.random.RandomState(seed)
    state = table.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


def search(name: str, simulations: int) -> None:
    """Let the searches of OpenSpiel play a game against chance."""
    table = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    playouts = mcts.RandomRolloutEvaluator(1, random)
    dice = pyspiel.make_uniform_random_bot
    fair = ismcts.ISMCTSBot(table, playouts, 2.0, simulations, random_state=random)
    cheat = mcts.MCTSBot(table, 2.0, simulations, playouts, random_state=random)
    print("ISMCTS against random:", match(table, [fair, dice(1, 1)], 1))
    print("MCTS, which sees hidden cards, against random:", match(table, [cheat, dice(1, 1)], 1))


def learn(name: str, games: int) -> None:
    """Let OpenSpiel's tabular Q-learning play so many games against chance."""
    world = rl_environment.Environment(name)
    world.seed(1)
    actions = world.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, actions), random_agent.RandomAgent(1, actions)]
    total = 0.0
    for _ in range(games):
        step = world.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = world.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)
        total += step.rewards[0]
    print(f"Q-learning, {games} games against random: {total / games:+.2f} on average")


def main() -> None:
    """Do both, as long as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="python_bivouac_temple")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    print("games:", ", ".join(name for name in pyspiel.registered_names() if name.startswith(PREFIX)))
    search(asked.game, asked.simulations)
    learn(asked.game, asked.games)


if __name__ == "__main__":
    main()
