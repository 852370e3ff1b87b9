"""The leaf effects of Lanterns: what a lantern does when it is taken. Records only."""

from dataclasses import dataclass

from bivouac.core.effects import AllOf, Effect, OneOf


@dataclass(frozen=True)
class Shine(Effect):
    """Take sparks from the supply, which never runs out."""

    sparks: int


@dataclass(frozen=True)
class Look(Effect):
    """Look in secret at the lantern now on top of the deck."""


@dataclass(frozen=True)
class Scatter(Effect):
    """Shuffle what is left of the deck; nobody knows anything of it any more."""


# The order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (AllOf, OneOf, Shine, Look, Scatter)
