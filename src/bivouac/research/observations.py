"""The names of the numbers a seat knows: what stands at each place of an observation, game by game.

A game computes them in its `advice`; here they are told, in the same order. Players come in order of play
from the seat that looks: `me`, `next`, `third`, `fourth`; the rows of seats nobody has are 0.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from bivouac.games import game

PLAYERS: Final = ("me", "next", "third", "fourth")


def names_of(name: str, width: int) -> list[str]:
    """A name for each place; a guest's numbers have only their places."""
    if name in _NAMED:
        return _NAMED[name]()
    return [f"feature {place}" for place in range(width)]


def _each(prefixes: Iterable[str], *names: str) -> list[str]:
    return [f"{prefix}: {name}" for prefix in prefixes for name in names]


def _kinds(name: str) -> list[str]:
    """The ids of a game's pieces, in the order of its catalogue."""
    return [str(entry["id"]) for entry in game(name).catalogue("en")]


@cache
def _takara() -> list[str]:
    sites = [f"site {number}" for number in range(1, 7)]
    return [
        *("question", "sword in hand", "traded today", "stones found", "tokens left to buy"),
        *_each(PLAYERS, "karas / 10", "tokens", "XP of tiles / 10", "adventurers", "wounded adventurers"),
        *_each(
            sites, "height / 9", "monster on top", "rockfall on top", "XP of the top tile", "hits it needs"
        ),
        *_each([f"specialist {number}" for number in range(1, 5)], "at the port", "mine", "asleep"),
    ]


@cache
def _temple() -> list[str]:
    wares, decks = _kinds("temple")[:30], _TEMPLE_DECKS
    assistants = _kinds("temple")[43:55]
    cells = [f"cell {number}" for number in range(1, 27)]
    tableau = [*(f"open {ware}" for ware in wares), *(f"cards of {deck}" for deck in decks)]
    return [
        *("question", "round", "actions left", "acted", "share of the temples left"),
        *(f"deck {deck} in play" for deck in decks),
        *_each(PLAYERS, *tableau, "money", "stars", "points of cards / 10"),
        *_each(assistants, "free", "mine"),
        *_each(cells, "card", "price", "points"),
    ]


_TEMPLE_DECKS: Final = (
    *("statues", "coins", "weapons", "manuscripts", "jewels"),
    *("relics", "plates", "monsters", "treasures", "curses"),
)


@cache
def _agartha() -> list[str]:
    kinds = _kinds("agartha")[:10]
    questions = (
        "start",
        "bid",
        "move",
        "to",
        "swap",
        "with",
        "draw",
        "drawn",
        "pick",
        "won",
        "offer",
        "over",
    )
    slots = ("location 1", "location 2", "location 3", "village 1", "village 2", "objects", "exploration")
    board = [f"{kind} in {slot} / 4" for slot in (*slots, "amulets", "encounter") for kind in kinds]
    tiles = [f"tile {number}" for number in range(1, 7)]
    last = ("my bid", "bids of others", "my token acts", "another's token acts")
    return [
        *("round / 6", "step / 12", "question", "I am asked", "I hold the privilege", "deck / 103"),
        *("swaps trigger", "map move_swap_draw", "map draw_swap_move"),
        *(f"asked: {question}" for question in questions),
        *(f"card in question: {kind}" for kind in kinds),
        *(f"my token {value} in hand" for value in range(1, 4)),
        *_each(tiles, *kinds, *last),
        *_each(
            PLAYERS, *board, "outing", "journey", "expedition", "points of the village / 10", "tokens / 3"
        ),
    ]


@cache
def _arnak() -> list[str]:
    cards = [kind for kind in _kinds("arnak")[:81] if kind != "fear_tile"]
    goods = [f"{good} / 4" for good in ("coins", "compasses", "tablets", "arrowheads", "jewels")]
    lines = [
        f"points of {line} / 20" for line in ("research", "temple", "idols", "guardians", "cards", "fear")
    ]
    rest = (
        "hand / 5",
        "deck / 10",
        "archaeologists at home / 2",
        "idols in the crate / 4",
        "idols in slots / 4",
    )
    last = ("passed", "magnifying glass / 15", "notebook / 15")
    return [
        *("round / 5", "I am asked", "main action done"),
        *(f"question {number}" for number in range(43)),
        *_each(PLAYERS, *goods, *lines, *rest, *last),
        *_each(["in my hand"], *cards),
        *_each(["in the row"], *cards),
        *(f"place {number} found" for number in range(1, 13)),
    ]


@cache
def _continent() -> list[str]:
    place = ("here", "column / 5", "row / 5")
    hand = (
        "skills in hand / 5",
        "bonuses in hand / 5",
        "states in hand / 5",
        "items / 4",
        "pips / 24",
        "fire lit",
    )
    return [
        *("deck / 60", "discards / 60", "deck exhausted", "easy", "satchel / 20", "experience / 10"),
        *("curses left", "players / 4", "turn / 100"),
        *("terrains / 16", "events / 16", "fog / 16", "attached cards / 16"),
        *_each(PLAYERS, *place, *hand),
        *(f"asked: {question}" for question in _CONTINENT_QUESTIONS),
    ]


_CONTINENT_QUESTIONS: Final = (
    *("idle", "proposed", "over", "aim", "gather", "joining", "items", "cost"),
    *("trade", "trade-agreed", "drawing", "result", "keeping", "keep-for", "excess", "found"),
    *("gained", "one-of", "may", "flag", "restoring", "damaging", "repairing", "curing"),
    *("crossing", "learning", "spending", "peeking", "burying", "digits", "power", "fuel"),
    *("mandatory", "trimming", "give-to", "give-for", "join-at", "swapping"),
)


_NAMED: Final[dict[str, Callable[[], list[str]]]] = {
    "agartha": _agartha,
    "arnak": _arnak,
    "continent": _continent,
    "takara": _takara,
    "temple": _temple,
}
