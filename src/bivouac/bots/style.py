"""How a bot plays: how much it looks at, how far ahead, and how often it errs."""

from typing import Final

import msgspec

from bivouac.bots.budget import Budget
from bivouac.core.build import compiled

SLOWER: Final = 16  # how many times as long a look takes, at least, where the rules are interpreted
FEW_LINES: Final = (
    8  # as many are played on there at most: a turn of Temple's master then takes about a second
)


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play by what is known of a game.

    All actions are judged in the same few worlds. The best `kept` ones are then played on for `ahead` more
    actions by everybody's estimate in `lines` worlds, half of them dropped at each stage, unless the
    milliseconds are over before; a line counts as much as a look.

    With a temper not always the best is taken: an action whose chance to win is lower by the temper is taken
    about a third as often, and one lower by more than `slip` never. `mix` is the temper among actions that
    the others cannot tell apart: who hides something must not be read.
    """

    worlds: int = 8
    kept: int = 1
    ahead: int = 0
    lines: int = 0
    milliseconds: int = 1000
    temper: float = 0.0
    slip: float = 1.0
    mix: float = 0.0
    learned: bool = True

    def played(self, quick: bool = bool(compiled)) -> int:
        """In how many worlds lines are played on; where the rules are not compiled, in few."""
        return self.lines if quick else min(self.lines, FEW_LINES)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plans: so many looks, unless the milliseconds are over before, at ends that are judged.

    `exploration` is how much a doubtful action is tried, `habit` how many visits its repute elsewhere counts.
    """

    looks: int
    milliseconds: int = 600
    exploration: float = 0.15
    habit: float = 1.0
    learned: bool = False

    def budget(self, rows: int = 1, quick: bool = bool(compiled)) -> Budget:
        """How long it may think, where so many rows go through the net for a look.

        Where looks are dear, or rules not compiled, there are fewer of them rather than less time: a bot that
        is cut short by the clock cannot be repeated.
        """
        return Budget(-(-self.looks // (rows if quick else rows * SLOWER)), self.milliseconds)
