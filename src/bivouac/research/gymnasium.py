"""The door for Gymnasium: one seat to learn, bots of chosen levels in the others.

Once this is imported, `gymnasium.make("bivouac/takara-v1", seats=2, opponents="greedy")` opens a table.
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from bivouac.bots import Glimpse, make_bot
from bivouac.bots.bot import Bot
from bivouac.bots.match import bot_seed
from bivouac.core.contract import State
from bivouac.core.refusal import SetupError
from bivouac.games import names
from bivouac.research.extras import needs
from bivouac.research.stepping import next_actor
from bivouac.research.tables import TableKind

try:
    import numpy as np
    from gymnasium import Env, register
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as missing:
    raise needs(missing) from None

from bivouac.research import pictures

VERSION = 1  # of the door: a change of spaces or rewards raises it, a change of rules does not
ILLEGAL = -1.0
SEEDS = 2**63


class SeatEnv(Env):
    """A table from one seat: its turns are steps, and what the bots do between them is part of a step.

    An observation is what the seat knows; `info["action_mask"]` says what it may play. The reward comes at
    the end and is the seat's utility; an illegal action ends the game and brings -1. With `seat=None` every
    game is played from a seat drawn anew.
    """

    metadata = {"render_modes": list(pictures.MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        cap: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        pictures.check_mode(render_mode)
        self.kind = TableKind(game, seats, options)
        self.opponents = _specs(opponents, seats - 1)
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < seats):
            raise SetupError(f"seat: one of 0 to {seats - 1}, or None for any, not {seat!r}")
        if cap is not None and cap < 1:
            raise SetupError(f"cap: a game has at least one action, not {cap}")
        self.chosen_seat = seat
        self.cap = cap or self.kind.cap
        self.render_mode = render_mode
        self.lang = lang
        self.action_space = Discrete(self.kind.actions)
        self.observation_space = Box(-np.inf, np.inf, (self.kind.width,), np.float32)
        self._table: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal a new game, the one of this seed if there is one, and let the bots play up to our turn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = self.chosen_seat
        if self.seat is None:
            self.seat = int(self.np_random.integers(self.kind.seats))
        others = [other for other in range(self.kind.seats) if other != self.seat]
        self._bots: dict[int, Bot] = {
            other: make_bot(spec, bot_seed(deal, other))
            for other, spec in zip(others, self.opponents, strict=True)
        }
        self._table = self.kind.start(deal)
        self._actions = 0
        self._last = -1
        self._let_others_play(self._table)
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Any]:
        """Play the action and let the bots play up to our next turn."""
        table, seat = self._ours()
        code = index(action)
        refusal = table.why_not(seat, code)
        if refusal is not None:
            info = {**self._info(), "refusal": refusal.to_dict()}
            seen = self._observation()
            self._table = None
            return seen, ILLEGAL, True, False, info
        self._play(table, seat, code)
        self._let_others_play(table)
        self._show()
        outcome = table.outcome()
        reward = 0.0 if outcome is None else float(outcome.utility[seat])
        truncated = outcome is None and self._actions >= self.cap
        return self._observation(), reward, outcome is not None, truncated, self._info()

    def _let_others_play(self, table: State) -> None:
        """Leave our seat the next to act, or the game over."""
        while self._actions < self.cap and (actors := table.actors()):
            seat = next_actor(actors, self._last)
            if seat == self.seat:
                return
            self._play(table, seat, self._bots[seat].choose(Glimpse(table, seat)))

    def _play(self, table: State, seat: int, code: int) -> None:
        table.play(seat, code)
        self._actions += 1
        self._last = seat

    def _ours(self) -> tuple[State, int]:
        if self._table is None or self.seat is None:
            raise ResetNeeded("there is no game to play: call reset()")
        return self._table, self.seat

    def _observation(self) -> Any:
        return self.kind.observation(*self._ours())

    def _info(self) -> dict[str, Any]:
        table, seat = self._ours()
        info: dict[str, Any] = {"action_mask": self.kind.mask(table, seat), "seat": seat}
        outcome = table.outcome()
        return info if outcome is None else {**info, "outcome": outcome.to_dict()}

    def action_masks(self) -> Any:
        """What may be played now, as learners that mask actions ask for it."""
        return self.kind.mask(*self._ours()).astype(np.bool_)

    def render(self) -> Any:
        """The board as our seat sees it, in the mode asked for at the start."""
        table, seat = self._ours()
        return pictures.render(self.render_mode, self.kind.game, table, seat, self.lang)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _specs(opponents: str | Sequence[str], count: int) -> list[str]:
    """A bot for each of the other seats, each of a kind that exists."""
    specs = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(specs) != count:
        raise SetupError(f"opponents: {count} are needed, one for each other seat, not {len(specs)}")
    for spec in [opponents] if isinstance(opponents, str) else specs:
        make_bot(spec, 0)
    return specs


def _register() -> None:
    """Make every game on the shelf known to `gymnasium.make`; none is opened for that."""
    for name in names():
        register(f"bivouac/{name}-v{VERSION}", f"{__name__}:SeatEnv", kwargs={"game": name})


_register()
