"""The door for OpenSpiel: every game on the shelf as `python_bivouac_<game>`.

Importing this registers them. The deal is four chance nodes of 256 outcomes, the bytes of a seed: whatever
chance brings later follows from it, so a history of actions says everything. A search that should not know
what a seat cannot know must deal anew with `resample_from_infostate`, as OpenSpiel's ISMCTS does.
"""

from collections.abc import Mapping
from typing import Any

from bivouac.core.chance import QuickChance
from bivouac.core.contract import Facts, Option
from bivouac.games import names, open_game
from bivouac.research.extras import needs
from bivouac.research.tables import TableKind
from bivouac.research.worlds import BYTE, DEAL_BYTES, World

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise needs(missing) from None

PREFIX = "python_bivouac_"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
BYTES = [(byte, 1 / BYTE) for byte in range(BYTE)]


def options_of(facts: Facts, text: str) -> dict[str, Any]:
    """The options a game string asks for: `temple:snake;red:3`, the entries of a list joined by `+`."""
    known = {option["key"]: option for option in facts.options}
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        key, _, value = part.partition(":")
        chosen[key] = _value(known[key], value) if key in known else value
    return chosen


def _value(option: Option, text: str) -> Any:
    if option["type"] == "bool":
        return {"true": True, "false": False}.get(text, text)
    if option["type"] == "int":
        return int(text) if text.lstrip("-").isdecimal() else text
    return text.split("+") if option["type"] == "list" else text


def game_type(name: str) -> Any:
    """What OpenSpiel asks of a game before it is opened."""
    facts = open_game(name).facts
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Bivouac: {facts.titles['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if facts.cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=facts.seats[0],
        max_num_players=facts.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, facts.seats[0]), "options": ""},
    )


class TableGame(pyspiel.Game):
    """A game of the shelf with its players and options chosen."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        chosen = params or {}
        facts = open_game(name).facts
        players = chosen.get("players", max(2, facts.seats[0]))
        self.kind = TableKind(name, players, options_of(facts, chosen.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.kind.cap,
        )
        super().__init__(game_type(name), info, dict(chosen))

    def new_initial_state(self) -> "TableState":
        """A table whose deal is still to be drawn."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of the deal."""
        return DEAL_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What a seat sees, or has witnessed; games do not tell its private part from the public one."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not asked.public_info or asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.kind, asked.perfect_recall)


class TableState(pyspiel.State):
    """A table in OpenSpiel's terms; `world` is the table itself."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.world = World(game.kind)

    def current_player(self) -> int:
        """Chance during the deal, then the seat to act."""
        if self.world.state is None:
            return CHANCE
        return TERMINAL if self.world.actor is None else self.world.actor

    def _legal_actions(self, player: int) -> list[int]:
        state = self.world.state
        return sorted(state.legal(player)) if state is not None and player == self.world.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the deal, each with the same chance."""
        return BYTES

    def _apply_action(self, action: int) -> None:
        if self.world.actor is None:
            self.world.draw(action)
        else:
            self.world.play(self.world.actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self.world.state is None:
            return f"deal {action}"
        return self.world.state.text(action)

    def is_terminal(self) -> bool:
        """Is the game over, or as long as it may become?"""
        return self.world.state is not None and self.world.actor is None

    def returns(self) -> list[float]:
        """The utility of each seat."""
        return self.world.utility()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "TableState":
        """A world this player cannot tell from the true one."""
        new: TableState = self.clone()
        new.world = self.world.redealt(player_id, QuickChance(int(probability_sampler() * 2**53)))
        return new

    def __str__(self) -> str:
        return str(self.history_str())


class Observer:
    """Numbers and text for a seat; with perfect recall the text begins with a digest of all it witnessed."""

    def __init__(self, kind: TableKind, perfect_recall: bool) -> None:
        self.kind = kind
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(kind.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what the player knows."""
        table = state.world.state
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.kind.observation(table, player)

    def string_from(self, state: TableState, player: int) -> str:
        """What the player knows, as text."""
        told = state.world.information_text if self.perfect_recall else state.world.observation_text
        return told(player)


def _register() -> None:
    for name in names():
        # OpenSpiel calls what it is given with the parameters alone.
        opened = type(f"{name}_game", (TableGame,), {"__init__": _opening(name)})
        pyspiel.register_game(game_type(name), opened)


def _opening(name: str) -> Any:
    def open_it(self: TableGame, params: Mapping[str, Any] | None = None) -> None:
        TableGame.__init__(self, name, params)

    return open_it


_register()
