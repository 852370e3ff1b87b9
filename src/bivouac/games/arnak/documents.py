"""A game as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.bits import bit, byte, byte_row, nibbles, pieces, row_of
from bivouac.core.chance import load_chance
from bivouac.core.documents import Document, fields, flag, items, rules_version, whole, wholes, word
from bivouac.core.refusal import SetupError
from bivouac.games.arnak import census, columns
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.kinds import (
    ASSISTANTS,
    BONUS_TYPES,
    CARDS,
    EXHAUSTED,
    FIRST_ARTIFACT,
    FIRST_DEEP,
    FIRST_ITEM,
    GOLD,
    GUARDIANS,
    ICONS,
    IDOL_TYPES,
    NEAR_TILES,
    NO_ASSISTANT,
    NO_CARD,
    NO_GUARDIAN,
    NO_TILE,
    PEEKED,
    PHASES,
    PLACES,
    PLACES_FOR_ASSISTANTS,
    RESOURCES,
    ROUNDS,
    ROW,
    SHARED_SPACE,
    SHUFFLED,
    SITE_TILES,
    SITES,
    SLOTS,
    SPACES,
    STACKS,
    TEMPLE,
    TEMPLE_STACKS,
)
from bivouac.games.arnak.state import State

KEYS: Final[tuple[str, ...]] = (
    "game", "rules", "seats", "options", "chance", "first", "round", "active", "acted", "passed", "masked",
    "flying", "agenda", "phase", "bill", "icons", "moves", "revealed", "purses", "hands", "decks", "areas",
    "sifted", "untold", "asked", "laid", "fear_tiles", "crates", "slots", "tolls", "helpers", "figures",
    "guardians", "boons", "glass", "notebook", "arrived", "temple_won", "blocked", "tiles", "guards",
    "near_stack", "deep_stack", "near_under", "deep_under", "guardian_stack", "idols_up", "idols_down",
    "bonus", "temple_stack", "bonus_box", "bonus_gone", "temple_seen", "temple_tiles", "supply", "rescue",
    "rescue_seen", "assistants_gone", "row", "item_deck", "artifact_deck", "tops_known", "exiled",
    "basics_exiled", "fears", "fear_tiles_left", "deeds", "deeds_done", "rival_cards", "rival_idols",
    "rival_pile",
)  # fmt: skip
COUNT: Final = 1 << 40
BONUS_SPACES: Final = SHARED_SPACE + 2
MOST: Final = 15  # a nibble
PURSE: Final = 127  # of 255 that fit: nobody comes near, and what is gained later has room
LEFT: Final = 5  # of 7 that fit: icons of one kind left over in a turn
IDOLS: Final = PLACES + PLACES - FIRST_DEEP  # one a place, and one more face down on level II
MOST_ENTRY: Final = 2047  # a card with its shuffle and whether its owner peeked
BILL: Final = (1 << 36) - 1
BASICS: Final = FIRST_ITEM - 1
MOST_HAND: Final = 60  # hand cards at the end of a round, one bit each


def dump(state: State) -> dict[str, Any]:
    """Everything, JSON-ready, with the rules version; packed numbers are spread into lists."""
    return (
        {
            "game": FACTS.name,
            "rules": FACTS.rules,
            "seats": state.seats,
            "options": {"temple": columns.SIDE_IDS[state.side], "red": state.red},
            "chance": state.chance.dump(),
        }
        | _dump_course(state)
        | _dump_players(state)
        | _dump_island(state)
        | _dump_research(state)
        | _dump_cards(state)
    )


def _dump_course(state: State) -> dict[str, Any]:
    return {
        "first": state.first,
        "round": state.round,
        "active": state.active,
        "acted": state.acted,
        "passed": pieces(state.passed),
        "masked": pieces(state.masked),
        "flying": pieces(state.flying),
        "agenda": state.agenda.dump(),
        "phase": state.phase,
        "bill": state.bill,
        "icons": [(state.icons >> (3 * icon)) & 7 for icon in range(ICONS)],
        "moves": state.moves,
        "revealed": state.revealed_count,
    }


def _dump_players(state: State) -> dict[str, Any]:
    seats, players = state.seats, state.players()
    return {
        "purses": [[int(byte(purse, at)) for at in range(RESOURCES)] for purse in state.purses],
        "hands": [hand[:] for hand in state.hands],
        "decks": [deck[:] for deck in state.decks],
        "areas": [area[:] for area in state.areas],
        "sifted": state.sifted[:],
        "untold": [fears[:] for fears in state.untold],
        "asked": state.asked,
        "laid": [pieces(mask) for mask in state.laid],
        "fear_tiles": nibbles(state.fear_tiles, seats),
        "crates": [int(state.crated(seat)) for seat in range(seats)],
        "slots": [pieces(mask) for mask in nibbles(state.slots, seats)],
        "tolls": state.tolls,
        "helpers": state.helpers[:],
        "figures": [pieces(mask) for mask in state.figures],
        "guardians": [pieces(word % bit(GUARDIANS)) for word in state.guardians],
        "boons": [pieces(word >> GUARDIANS) for word in state.guardians],
        "glass": nibbles(state.glass, players),
        "notebook": nibbles(state.notebook, seats),
        "arrived": nibbles(state.arrived, players),
        "temple_won": [nibbles(won, TEMPLE_STACKS) for won in state.temple_won],
    }


def _dump_island(state: State) -> dict[str, Any]:
    return {
        "blocked": pieces(state.blocked),
        "tiles": state.tiles[:],
        "guards": state.guards[:],
        "near_stack": state.near_stack[:],
        "deep_stack": state.deep_stack[:],
        "near_under": state.near_under,
        "deep_under": state.deep_under,
        "guardian_stack": state.guardian_stack[:],
        "idols_up": nibbles(state.idols_up, PLACES),
        "idols_down": nibbles(state.idols_down, PLACES - FIRST_DEEP),
    }


def _dump_research(state: State) -> dict[str, Any]:
    return {
        "bonus": nibbles(state.bonus, BONUS_SPACES),
        "temple_stack": state.temple_stack[:],
        "bonus_box": state.bonus_box[:],
        "bonus_gone": nibbles(state.bonus_gone, BONUS_TYPES),
        "temple_seen": pieces(state.temple_seen),
        "temple_tiles": nibbles(state.temple_tiles, TEMPLE_STACKS),
        "supply": [stack[:] for stack in state.supply],
        "rescue": state.rescue[:],
        "rescue_seen": pieces(state.rescue_seen),
        "assistants_gone": pieces(state.assistants_gone),
    }


def _dump_cards(state: State) -> dict[str, Any]:
    return {
        "row": state.row[:],
        "item_deck": state.item_deck[:],
        "artifact_deck": state.artifact_deck[:],
        "tops_known": state.tops_known,
        "exiled": state.exiled[:],
        "basics_exiled": [pieces(mask) for mask in nibbles(state.basics_exiled, state.seats)],
        "fears": state.fears,
        "fear_tiles_left": state.fear_tiles_left,
        "deeds": state.deeds[:],
        "deeds_done": state.deeds_done[:],
        "rival_cards": state.rival_cards[:],
        "rival_idols": pieces(state.rival_idols),
        "rival_pile": state.rival_pile,
    }


def load_into(state: State, document: object, *, trusted: bool = False) -> None:
    """Fill a blank state from its document; unless this house has just written it, count every piece."""
    rules_version(document, FACTS.name, FACTS.rules)
    known = fields(document, "document", KEYS)
    options = fields(known["options"], "options", ("temple", "red"))
    state.side = columns.SIDE_IDS.index(word(options, "temple", tuple(columns.SIDE_IDS)))
    state.red = whole(options, "red", 0, len(columns.DEED_PAIRS))
    state.seats = whole(known, "seats", FACTS.seats[0], FACTS.seats[1])
    state.chance = load_chance(known["chance"])
    _load_course(state, known)
    _load_cards_of_players(state, known)
    _load_players(state, known)
    _load_island(state, known)
    _load_research(state, known)
    _load_cards(state, known)
    if not trusted:
        census.count(state)


def mask(document: Document, key: str, size: int) -> int:
    """A list of different numbers below a size, in order, as a mask."""
    return _mask(document[key], key, size)


def masks(document: Document, key: str, size: int, count: int) -> list[int]:
    """So many lists of different numbers, as masks."""
    return [_mask(part, f"{key}[{at}]", size) for at, part in enumerate(items(document, key, count))]


def _mask(listed: object, key: str, size: int) -> int:
    numbers = wholes({key: listed}, key, (0, size - 1))
    if numbers != sorted(set(numbers)):
        raise SetupError(f"{key}: numbers in order, each once, are needed")
    return sum(int(bit(number)) for number in numbers)


def lists(document: Document, key: str, bounds: tuple[int, int], count: int) -> list[list[int]]:
    """So many lists of whole numbers."""
    name = f"{key}[{{}}]"
    return [
        wholes({name.format(at): part}, name.format(at), bounds)
        for at, part in enumerate(items(document, key, count))
    ]


def row(document: Document, key: str, most: int, count: int) -> int:
    """A list of small numbers as a row."""
    return int(row_of(wholes(document, key, (0, most), count)))


def _load_course(state: State, document: Document) -> None:
    seats = int(state.seats)
    state.first = whole(document, "first", 0, seats - 1)
    state.round = whole(document, "round", 1, ROUNDS)
    state.active = whole(document, "active", 0, seats - 1)
    state.acted = flag(document, "acted")
    state.passed = mask(document, "passed", seats)
    state.masked = mask(document, "masked", seats)
    state.flying = mask(document, "flying", seats)
    state.agenda = load_agenda(document["agenda"])
    state.phase = whole(document, "phase", 0, PHASES - 1)
    state.bill = whole(document, "bill", 0, BILL)
    counts = wholes(document, "icons", (0, LEFT), ICONS)
    state.icons = sum(count << (3 * icon) for icon, count in enumerate(counts))
    state.moves = whole(document, "moves", 0, COUNT)
    state.revealed_count = whole(document, "revealed", 0, COUNT)


def _load_cards_of_players(state: State, document: Document) -> None:
    seats = int(state.seats)
    state.hands = lists(document, "hands", (0, MOST_ENTRY), seats)
    state.decks = lists(document, "decks", (0, MOST_ENTRY), seats)
    state.areas = lists(document, "areas", (0, CARDS - 1), seats)
    state.sifted = wholes(document, "sifted", (0, MOST_ENTRY))
    state.untold = lists(document, "untold", (SHUFFLED, PEEKED - 1), seats)
    state.asked = whole(document, "asked", 0, MOST_HAND)
    state.laid = masks(document, "laid", MOST_HAND, seats if document["laid"] else 0)
    state.fear_tiles = row(document, "fear_tiles", MOST, seats)
    exiled = masks(document, "basics_exiled", BASICS, seats)
    state.basics_exiled = int(row_of(exiled))


def _load_players(state: State, document: Document) -> None:
    seats, players = int(state.seats), int(state.players())
    purses = lists(document, "purses", (0, PURSE), seats)
    if any(len(purse) != RESOURCES for purse in purses):
        raise SetupError(f"purses: {RESOURCES} numbers each are needed")
    state.purses = [sum(count << (8 * at) for at, count in enumerate(purse)) for purse in purses]
    state.crates = int(byte_row(wholes(document, "crates", (0, IDOLS), seats)))
    state.slots = int(row_of(masks(document, "slots", SLOTS, seats)))
    state.tolls = whole(document, "tolls", 0, MOST)
    helpers = (NO_ASSISTANT, GOLD + EXHAUSTED + ASSISTANTS - 1)
    state.helpers = wholes(document, "helpers", helpers, seats * PLACES_FOR_ASSISTANTS)
    state.figures = masks(document, "figures", SPACES, players)
    overcome = masks(document, "guardians", GUARDIANS, players)
    used = masks(document, "boons", GUARDIANS, players)
    state.guardians = [mine + (boons << GUARDIANS) for mine, boons in zip(overcome, used, strict=True)]
    state.glass = row(document, "glass", TEMPLE, players)
    state.notebook = row(document, "notebook", TEMPLE - 1, seats)
    state.arrived = row(document, "arrived", players, players)
    won = lists(document, "temple_won", (0, FACTS.seats[1]), players)
    if any(len(tiles) != TEMPLE_STACKS for tiles in won):
        raise SetupError(f"temple_won: {TEMPLE_STACKS} numbers each are needed")
    state.temple_won = [int(row_of(tiles)) for tiles in won]


def _load_island(state: State, document: Document) -> None:
    state.blocked = mask(document, "blocked", SPACES)
    state.tiles = wholes(document, "tiles", (NO_TILE, SITE_TILES - 1), PLACES)
    state.guards = wholes(document, "guards", (NO_GUARDIAN, GUARDIANS - 1), SITES)
    state.near_stack = wholes(document, "near_stack", (0, NEAR_TILES - 1))
    state.deep_stack = wholes(document, "deep_stack", (NEAR_TILES, SITE_TILES - 1))
    state.near_under = whole(document, "near_under", 0, NEAR_TILES)
    state.deep_under = whole(document, "deep_under", 0, SITE_TILES - NEAR_TILES)
    state.guardian_stack = wholes(document, "guardian_stack", (0, GUARDIANS - 1))
    state.idols_up = row(document, "idols_up", IDOL_TYPES - 1, PLACES)
    state.idols_down = row(document, "idols_down", IDOL_TYPES - 1, PLACES - FIRST_DEEP)


def _load_research(state: State, document: Document) -> None:
    seats = int(state.seats)
    state.bonus = row(document, "bonus", BONUS_TYPES, BONUS_SPACES)
    state.temple_stack = wholes(document, "temple_stack", (0, BONUS_TYPES - 1))
    state.bonus_box = wholes(document, "bonus_box", (0, BONUS_TYPES - 1))
    state.bonus_gone = row(document, "bonus_gone", MOST, BONUS_TYPES)
    state.temple_seen = mask(document, "temple_seen", seats)
    state.temple_tiles = row(document, "temple_tiles", FACTS.seats[1], TEMPLE_STACKS)
    state.supply = lists(document, "supply", (0, ASSISTANTS - 1), STACKS)
    state.rescue = wholes(document, "rescue", (0, ASSISTANTS - 1))
    state.rescue_seen = mask(document, "rescue_seen", seats)
    state.assistants_gone = mask(document, "assistants_gone", ASSISTANTS)


def _load_cards(state: State, document: Document) -> None:
    state.row = wholes(document, "row", (NO_CARD, CARDS - 1), ROW)
    state.item_deck = wholes(document, "item_deck", (FIRST_ITEM, FIRST_ARTIFACT - 1))
    state.artifact_deck = wholes(document, "artifact_deck", (FIRST_ARTIFACT, CARDS - 1))
    state.tops_known = whole(document, "tops_known", 0, 3)
    state.exiled = wholes(document, "exiled", (FIRST_ITEM, CARDS - 1))
    state.fears = whole(document, "fears", 0, COUNT)
    state.fear_tiles_left = whole(document, "fear_tiles_left", 0, COUNT)
    state.deeds = wholes(document, "deeds", (0, len(columns.DEED_IDS) - 1))
    state.deeds_done = wholes(document, "deeds_done", (0, len(columns.DEED_IDS) - 1))
    state.rival_cards = wholes(document, "rival_cards", (FIRST_ITEM, CARDS - 1))
    state.rival_idols = mask(document, "rival_idols", IDOL_TYPES)
    state.rival_pile = whole(document, "rival_pile", 0, MOST)
