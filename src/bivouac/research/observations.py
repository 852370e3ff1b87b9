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


def _asked(*questions: str) -> list[str]:
    return [f"asked: {question}" for question in questions]


def _kinds(name: str) -> list[str]:
    """The ids of a game's pieces, in the order of its catalogue."""
    return [str(entry["id"]) for entry in game(name).catalogue("en")]


@cache
def _takara() -> list[str]:
    sites = [f"site {number}" for number in range(1, 7)]
    top = ("height / 9", "monster on top", "rockfall on top", "XP of the top tile", "hits it needs")
    below = [
        f"tile {depth} from the top: {fact}"
        for depth in range(1, 4)
        for fact in ("known", "worth / 5", "monster", "Stone")
    ]
    team = ("adventurers", "in hospital", "resting", "on turn", "wealth / 20")
    return [
        *("seats / 4", "I am on turn", "sword in hand", "traded today", "stones found", "tokens to buy / 10"),
        *("empty sites / 3", "share of the tiles left", "my adventurers ready / 3"),
        *("worth of the question", "worth of the tops I know / 5", "worth of the day / 5"),
        *_asked("sword", "assign", "look", "target", "window", "chest", "recruit", "care"),
        *_each(PLAYERS, "karas / 10", "tokens", "XP of tiles / 10", "stones", *team),
        *_each(sites, *top, *below),
        *_each([f"specialist {number}" for number in range(1, 5)], "at the port", "mine", "asleep"),
    ]


@cache
def _temple() -> list[str]:
    wares, assistants = _kinds("temple")[:30], _kinds("temple")[43:55]
    cells = [f"cell {number}" for number in range(1, 27)]
    tableau = [f"open {ware}" for ware in wares]
    tableau += [f"cards of {deck}" for deck in _TEMPLE_DECKS]
    tableau += [f"points of {deck} / 5" for deck in _TEMPLE_DECKS]
    worth = ("majorities / 5", "promise / 5", "danger / 5", "wealth / 20")
    return [
        *("seats / 4", "I am on turn", "round", "actions left", "acted", "share of the temples left"),
        *("worth of what I may still do / 5", "hidden cards I have seen / 5"),
        *_asked("turn", "steal", "invite", "discard", "give", "look", "carry"),
        *(f"deck {deck} in play" for deck in _TEMPLE_DECKS),
        *_each(PLAYERS, *tableau, "money / 3", "stars", "on turn", *worth),
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
    slots = ("location 1", "location 2", "location 3", "village 1", "village 2", "objects", "exploration")
    board = [f"{kind} in {slot} / 4" for slot in (*slots, "amulets", "encounter") for kind in kinds]
    board += ["outing", "journey", "expedition", "points of the village / 10", "tokens / 3", "on turn"]
    tiles = [f"tile {number}" for number in range(1, 7)]
    last = ("my bid", "bids of others", "my token acts", "another's token acts")
    return [
        *("seats / 4", "round / 6", "step / 12", "share of the game left", "worth of my tokens / 5"),
        *("I am on turn", "I hold the privilege", "deck / 103", "swaps trigger"),
        *("map move_swap_draw", "map draw_swap_move"),
        *_asked("start", "bid", "move", "to", "swap", "with"),
        *_asked("draw", "drawn", "pick", "won", "offer", "over"),
        *(f"card in question: {kind}" for kind in kinds),
        *(f"my token {value} in hand" for value in range(1, 4)),
        *_each(tiles, *kinds, *last),
        *_each(PLAYERS, *board, "worth of the board / 10", "worth of all / 20"),
    ]


@cache
def _arnak() -> list[str]:
    cards = [kind for kind in _kinds("arnak")[:81] if kind != "fear_tile"]
    goods = [f"{good} / 4" for good in ("coins", "compasses", "tablets", "arrowheads", "jewels")]
    sheet = ("research", "temple", "idols", "guardians", "cards", "fear")
    lines = [f"points of {line} / 20" for line in sheet]
    rest = ("hand / 5", "deck / 10", "archaeologists at home / 2", "crated idols / 4", "slotted idols / 4")
    worth = ("points", "goods", "track", "plan", "cards", "assistants", "idols", "boons", "island")
    return [
        *("seats / 4", "round / 5", "I am on turn", "main action done", "worth of what waits / 10"),
        *(f"question {number}" for number in range(43)),
        *_each(
            PLAYERS,
            *(*goods, *lines, *rest),
            *("passed", "magnifying glass / 15", "notebook / 15"),
            *(f"worth of {term} / 10" for term in worth),
        ),
        "worth of my hand / 10",
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
        *_asked(*_CONTINENT_QUESTIONS),
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
