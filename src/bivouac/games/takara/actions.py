"""The vocabulary of actions: code ↔ kind and argument ↔ text, label and the pieces concerned."""

from typing import Final

from bivouac.core.refusal import Refusal, unknown_text
from bivouac.games.takara import columns
from bivouac.games.takara.kinds import (
    ARCHAEOLOGIST,
    IMITATOR,
    LEVELS,
    MINER,
    SITES,
    SOOTHSAYER,
)

# Kinds of actions
RENT: Final = 0
UNARMED: Final = 1
OBSERVE: Final = 2
TURN_UP: Final = 3
LEAVE: Final = 4
DIG: Final = 5
DESTROY: Final = 6
VISIT_DEN: Final = 7
BUY: Final = 8
SELL: Final = 9
HIRE: Final = 10
SEND: Final = 11
CHOOSE_WINDOW: Final = 12
FIGHT: Final = 13
CASH: Final = 14
KEEP: Final = 15
RECRUIT: Final = 16
NO_RECRUIT: Final = 17
HEAL: Final = 18
REST: Final = 19
KINDS: Final = 20

# The first code of each kind
RENT_CODE: Final = 0
UNARMED_CODE: Final = 1
OBSERVE_CODE: Final = 2
TURN_UP_CODE: Final = 8
LEAVE_CODE: Final = 9
DIG_CODE: Final = 10
DESTROY_CODE: Final = 16
VISIT_DEN_CODE: Final = 22
BUY_CODE: Final = 23
SELL_CODE: Final = 24
HIRE_CODE: Final = 42
SEND_CODE: Final = 48
CHOOSE_WINDOW_CODE: Final = 54
FIGHT_CODE: Final = 61
CASH_CODE: Final = 67
KEEP_CODE: Final = 68
RECRUIT_CODE: Final = 69
NO_RECRUIT_CODE: Final = 70
HEAL_CODE: Final = 71
REST_CODE: Final = 72
VOCABULARY: Final = 73

WINDOWS: Final = LEVELS - 2

# Whom one can hire: three for their own power, the Imitator for one of the three.
HIRED: Final[list[int]] = [MINER, ARCHAEOLOGIST, SOOTHSAYER, IMITATOR, IMITATOR, IMITATOR]
POWER: Final[list[int]] = [MINER, ARCHAEOLOGIST, SOOTHSAYER, MINER, ARCHAEOLOGIST, SOOTHSAYER]

_SITES: Final[list[str]] = [str(site + 1) for site in range(SITES)]
_NAMES: Final[list[tuple[str, list[str]]]] = [
    ("rent", [""]),
    ("unarmed", [""]),
    ("observe", _SITES),
    ("turn-up", [""]),
    ("leave", [""]),
    ("dig", _SITES),
    ("destroy", _SITES),
    ("den", [""]),
    ("buy", [""]),
    ("sell", [columns.IDS[kind] for kind in columns.SALEABLE]),
    (
        "hire",
        columns.SPECIALIST_IDS[:IMITATOR] + [f"imitator {id}" for id in columns.SPECIALIST_IDS[:IMITATOR]],
    ),
    ("send", _SITES),
    ("window", [str(top + 1) for top in range(WINDOWS)]),
    ("fight", _SITES),
    ("cash-map", [""]),
    ("keep-map", [""]),
    ("recruit", [""]),
    ("no-recruit", [""]),
    ("heal", [""]),
    ("rest", [""]),
]

KIND_NAMES: Final[list[str]] = [name for name, _ in _NAMES]
KIND_OF: Final[list[int]] = [kind for kind, (_, arguments) in enumerate(_NAMES) for _ in arguments]
ARGUMENT: Final[list[int]] = [at for _, arguments in _NAMES for at in range(len(arguments))]
TEXTS: Final[list[str]] = [
    f"{name} {argument}".strip() for name, arguments in _NAMES for argument in arguments
]
CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(TEXTS)}
FIRST: Final[list[int]] = [KIND_OF.index(kind) for kind in range(KINDS)]

assert FIRST == [
    RENT_CODE, UNARMED_CODE, OBSERVE_CODE, TURN_UP_CODE, LEAVE_CODE, DIG_CODE, DESTROY_CODE,
    VISIT_DEN_CODE, BUY_CODE, SELL_CODE, HIRE_CODE, SEND_CODE, CHOOSE_WINDOW_CODE, FIGHT_CODE, CASH_CODE,
    KEEP_CODE, RECRUIT_CODE, NO_RECRUIT_CODE, HEAL_CODE, REST_CODE,
]  # fmt: skip
assert len(TEXTS) == VOCABULARY


def parse(text: str) -> int:
    """The code of a notation; raises Refusal, by its ruling where one forbids what is well written."""
    code = CODES.get(text)
    if code is None:
        raise _forbidden(text) or unknown_text(text)
    return code


def _forbidden(text: str) -> Refusal | None:
    """The refusal of a sale or a copy that the game never allows (rulings 13 and 19)."""
    if text == "hire imitator imitator":
        return Refusal("no_imitation", {}, "takara.19")
    verb, _, ware = text.partition(" ")
    if verb == "sell" and (ware == "token" or ware in columns.IDS):
        return Refusal("not_for_sale", {}, "takara.13")
    return None


def site_id(site: int) -> str:
    """The id of a site, as clients know it."""
    return f"site-{site + 1}"


def tile_id(tile: int) -> str:
    """The id of a tile: a gallery's names the place it was dealt to and tells nothing of its face."""
    if tile < SITES * LEVELS:
        return f"gallery-{tile // LEVELS + 1}-{tile % LEVELS + 1}"
    return f"chest-{tile - SITES * LEVELS + 1}"
