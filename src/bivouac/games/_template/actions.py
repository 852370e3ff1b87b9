"""The vocabulary of actions: code ↔ kind and argument ↔ text."""

from typing import Final

from bivouac.core.refusal import unknown_text
from bivouac.games._template.kinds import REACH

# Kinds of actions
TAKE: Final = 0
PEEK: Final = 1
CHOOSE: Final = 2
KINDS: Final = 3

PARTS: Final = 2  # the most parts a lantern lets one choose from

_NAMES: Final[list[tuple[str, list[str]]]] = [
    ("take", [""]),
    ("peek", [str(place + 1) for place in range(REACH)]),
    ("choose", [str(part + 1) for part in range(PARTS)]),
]

KIND_NAMES: Final[list[str]] = [name for name, _ in _NAMES]
KIND_OF: Final[list[int]] = [kind for kind, (_, arguments) in enumerate(_NAMES) for _ in arguments]
ARGUMENT: Final[list[int]] = [at for _, arguments in _NAMES for at in range(len(arguments))]
TEXTS: Final[list[str]] = [
    f"{name} {argument}".strip() for name, arguments in _NAMES for argument in arguments
]
CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXTS)}
VOCABULARY: Final = 6
assert len(TEXTS) == VOCABULARY
assert len(KIND_NAMES) == KINDS


def parse(text: str) -> int:
    """The code of a notation; raises Refusal("unknown_text")."""
    code = CODES.get(text)
    if code is None:
        raise unknown_text(text)
    return code


def seat_id(seat: int) -> str:
    """The id of a player's row."""
    return f"seat-{seat + 1}"
