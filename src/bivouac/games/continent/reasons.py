"""What is worth saying of an action: its odds, and what the deck can bear; never what is not yet seen."""

from typing import cast

from bivouac.core.reasons import Hope
from bivouac.games.continent import odds
from bivouac.games.continent.shapes import Chances
from bivouac.games.continent.state import State


def hopes(state: State, seat: int, action: int) -> list[Hope]:
    """The chance to succeed where successes are needed, the danger of defeat, and the price in cards."""
    found = odds.odds(state, seat, action)
    if found is None:
        return []
    told = []
    if "success" in found:
        tried = cast(Chances, found)
        told += [Hope("success", tried["success"])] if tried["need"] else []
    if found["defeat"]:
        told.append(Hope("defeat", found["defeat"]))
    if found["cards"]:
        told.append(Hope("cards", 1.0, found["cards"], found["left"]))
    return told
