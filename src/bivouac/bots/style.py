"""How a bot that judges plays: how much it looks at, how far ahead, and how often it errs."""

import msgspec


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
