"""Bivouac: five expedition board games, their rules written once, for players, bots and researchers."""

from bivouac.core.build import compiled
from bivouac.core.chance import FairChance, QuickChance
from bivouac.core.contract import SPECTATOR
from bivouac.core.outcome import Outcome
from bivouac.core.refusal import Refusal, SetupError
from bivouac.games import game, names

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "FairChance",
    "Outcome",
    "QuickChance",
    "Refusal",
    "SetupError",
    "compiled",
    "game",
    "names",
]
