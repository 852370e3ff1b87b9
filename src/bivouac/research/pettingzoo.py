"""The door for PettingZoo: a table as an AEC environment, its actions masked, its numbers named.

    env = bivouac.research.pettingzoo.env("takara", seats=3)

What is asked of several seats at once is asked of one after the other, clockwise; none of them sees more for
having waited, for an observation holds what the rules show the seat and nothing else.
"""

from collections.abc import Mapping
from operator import index
from typing import Any

from bivouac.core.contract import SPECTATOR, State
from bivouac.core.refusal import Refusal
from bivouac.research.extras import needs
from bivouac.research.stepping import next_actor
from bivouac.research.tables import TableKind

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise needs(missing) from None

from bivouac.research import pictures

ILLEGAL = -1.0  # what an illegal action brings its agent; the others get nothing
SEEDS = 2**63


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    cap: int | None = None,
    render_mode: str | None = None,
    lang: str = "en",
) -> "TableEnv":
    """A table of a game; after `cap` actions, the game's own unless said otherwise, it is truncated."""
    return TableEnv(TableKind(game, seats, options), cap=cap, render_mode=render_mode, lang=lang)


class TableEnv(AECEnv):
    """A table in PettingZoo's terms: agents `player_0`…, rewards at the end, the utility of the outcome."""

    def __init__(
        self, kind: TableKind, *, cap: int | None = None, render_mode: str | None = None, lang: str = "en"
    ) -> None:
        super().__init__()
        pictures.check_mode(render_mode)
        if cap is not None and cap < 1:
            raise ValueError(f"cap: a game has at least one action, not {cap}")
        self.kind = kind
        self.cap = kind.cap if cap is None else cap
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "name": f"bivouac_{kind.name}_v1",
            "render_modes": list(pictures.MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(kind.seats)]
        self.action_spaces = {agent: Discrete(kind.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _space(kind) for agent in self.possible_agents}
        self.state_space = Box(-np.inf, np.inf, (kind.seats * kind.width,), np.float32)
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table: State | None = None
        self._random: Any = None

    def observation_space(self, agent: str) -> Any:
        """What an agent is told: its `observation`, and an `action_mask`, all 0 when it may not act."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions, the same for every agent and table of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, the one of this seed if there is one; `options` is for the wrappers of others."""
        if seed is not None or self._random is None:
            self._random, _ = np_random(seed)
        deal = int(self._random.integers(SEEDS)) if seed is None else seed
        self._table = self.kind.start(deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._actions = 0
        self.agent_selection = self.possible_agents[next_actor(self._table.actors(), -1)]
        self._show()

    def observe(self, agent: str) -> Any:
        """What the agent knows and may do now."""
        table, seat = self._running(), self._seat_of[agent]
        return {"observation": self.kind.observation(table, seat), "action_mask": self.kind.mask(table, seat)}

    def state(self) -> Any:
        """What all seats know together, one after the other."""
        table = self._running()
        return np.concatenate([self.kind.observation(table, seat) for seat in range(self.kind.seats)])

    def step(self, action: Any) -> None:
        """Play the action for the agent whose turn it is; an illegal one ends the game at its cost."""
        table = self._running()
        if not self.agents:
            raise ResetNeeded("the game is over: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, code = self._seat_of[agent], index(action)
        try:
            table.play(seat, code)
        except Refusal as refusal:
            self.infos[agent] = {"refusal": refusal.to_dict()}
            self._end({agent: ILLEGAL}, self.terminations)
        else:
            self._actions += 1
            self._go_on(table, seat)
        self._show()

    def _go_on(self, table: State, seat: int) -> None:
        """Turn to whoever acts next, or to the end."""
        actors = table.actors()
        if not actors:
            outcome = table.outcome()
            assert outcome is not None, "a game without actors is over"
            self._end(dict(zip(self.agents, outcome.utility, strict=True)), self.terminations)
        elif self._actions >= self.cap:
            self._end({}, self.truncations)
        else:
            self._cumulative_rewards[self.agent_selection] = 0.0
            self.agent_selection = self.possible_agents[next_actor(actors, seat)]

    def _end(self, rewards: Mapping[str, float], how: dict[str, bool]) -> None:
        """Pay everyone and leave every agent done, each with its last word still to hear."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent in self.agents:
            self.rewards[agent] = float(rewards.get(agent, 0.0))
            how[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The board as an onlooker sees it, in the mode asked for at the start."""
        return pictures.render(self.render_mode, self.kind.game, self._running(), SPECTATOR, self.lang)

    def close(self) -> None:
        """Nothing is held that needs closing."""

    def action_names(self) -> list[str]:
        """The notation of every action, by its number."""
        return self.kind.action_names()

    def observation_names(self) -> list[str]:
        """What each number of an observation is, by its place."""
        return self.kind.observation_names()

    def _running(self) -> State:
        if self._table is None:
            raise ResetNeeded("there is no game yet: call reset()")
        return self._table

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _space(kind: TableKind) -> Any:
    numbers = Box(-np.inf, np.inf, (kind.width,), np.float32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (kind.actions,), np.int8)})
