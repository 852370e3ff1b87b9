"""All that a bot is handed: its own view of the table, and worlds dealt anew from it."""

from typing import Any, final

from bivouac.core.chance import Chance
from bivouac.core.contract import State
from bivouac.core.play import Play


@final
class Glimpse:
    """A table as one seat may know it.

    The true state stays in a slot of its own that no bot of the house touches; a bot that runs in another
    process is given a glimpse of a redealt state, so there is nothing to touch.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat

    def game(self) -> str:
        """The name of the game; empty for one that does not show the face of the house."""
        state = self.__state
        return state.rules.actions.game if isinstance(state, Play) else ""

    def moves(self) -> int:
        """How many actions have been played at the table; -1 for a game without the face of the house."""
        state = self.__state
        return int(state.moves) if isinstance(state, Play) else -1

    def legal(self) -> list[int]:
        """The actions this seat may play now."""
        return self.__state.legal(self.seat)

    def outlook(self) -> dict[str, Any]:
        """All that this seat may see."""
        return self.__state.outlook(self.seat)

    def world(self, chance: Chance) -> State:
        """A random world this seat cannot tell from the true one, free to be played with."""
        return self.__state.redeal(self.seat, chance)
