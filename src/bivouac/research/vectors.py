"""The door for those who learn from many games at once: tables that step together, in numpy arrays."""

from collections.abc import Mapping
from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.play import Play
from bivouac.core.refusal import SetupError
from bivouac.research.extras import needs
from bivouac.research.stepping import TERMINATED, TRUNCATED, Tables
from bivouac.research.tables import TableKind

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise needs(missing) from None


class Vector:
    """`count` tables of a game.

    After `reset` and after every `step`, row i of each array tells of table i: `actors` whose turn it is,
    `observations` what that seat knows, `masks` what it may play; `rewards` what every seat was paid by the
    last step, `terminations` and `truncations` whether that step ended the game, in which case all else is
    already of the next one. The arrays are the same objects for good: copy what must be kept.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        count: int = 256,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        cap: int | None = None,
    ) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise SetupError(f"count: a vector has at least one table, not {count!r}")
        if cap is not None and cap < 1:
            raise SetupError(f"cap: a game has at least one action, not {cap}")
        self.kind = TableKind(game, seats, options)
        self.count = count
        self.observations = np.zeros((count, self.kind.width), np.float32)
        self.masks = np.zeros((count, self.kind.actions), np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.actors = np.zeros(count, np.int8)
        self.terminations = np.zeros(count, np.bool_)
        self.truncations = np.zeros(count, np.bool_)
        self._rows = np.arange(count)
        widths = self.kind.width, self.kind.actions, seats
        self._tables = Tables(self._deal, count, widths, cap or self.kind.cap)
        self.reset(seed)

    def _deal(self, seed: int) -> Play:
        state = self.kind.start(seed)
        if not isinstance(state, Play):
            raise SetupError(f"{self.kind.name}: only games built on core/play.py can be stepped together")
        return state

    def reset(self, seed: int = 0) -> None:
        """Deal every table anew, from this seed and the ones after it."""
        self._tables.deal_all(seed)
        self._look()
        self._chance = QuickChance(seed)

    def step(self, actions: Any) -> None:
        """Play an action at every table; one that is illegal is refused by name, and nothing is played."""
        chosen = np.asarray(actions)
        self._check(chosen)
        self._tables.step(chosen.tolist())
        self._look()

    def _look(self) -> None:
        """Copy what the tables tell; compiled, they tell it in memory that numpy looks into."""
        told = self._tables
        np.copyto(self.observations, np.asarray(told.known.sheet).reshape(self.observations.shape))
        np.copyto(self.masks, np.asarray(told.masks).reshape(self.masks.shape))
        np.copyto(self.rewards, np.asarray(told.rewards).reshape(self.rewards.shape))
        np.copyto(self.actors, np.asarray(told.actors))
        ends = np.asarray(told.ends)
        np.equal(ends, TERMINATED, out=self.terminations)
        np.equal(ends, TRUNCATED, out=self.truncations)

    def sample(self) -> Any:
        """A random legal action for every table."""
        return np.array(self._tables.sample(self._chance), np.int64)

    def _check(self, actions: Any) -> None:
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise ValueError(
                f"step() takes {self.count} whole numbers, not {actions.dtype} of shape {actions.shape}"
            )
        known = (actions >= 0) & (actions < self.kind.actions)
        legal = known & (self.masks[self._rows, np.where(known, actions, 0)] == 1)
        if legal.all():
            return
        at = int(np.argmin(legal))
        refusal = self._tables.states[at].why_not(int(self.actors[at]), int(actions[at]))
        assert refusal is not None, "what the mask leaves out is refused"
        raise ValueError(
            f"table {at}: {self.kind.game.say_refusal(refusal.to_dict(), 'en')} ({refusal.ruling})"
        )
