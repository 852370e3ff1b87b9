"""The leaf effects of Lanterns: what a lantern does when it is taken. Records only."""

from bivouac.core.effects import AllOf, Effect, OneOf


class Shine(Effect):
    """Take sparks from the supply, which never runs out."""

    sparks: int


class Look(Effect):
    """Look in secret at the lantern now on top of the deck."""


class Scatter(Effect):
    """Shuffle what is left of the deck; nobody knows anything of it any more."""


# The order of the handlers in resolve.py
KINDS: tuple[type[Effect], ...] = (AllOf, OneOf, Shine, Look, Scatter)
