"""A game as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.bits import nibbles, pieces, row_of
from bivouac.core.chance import load_chance
from bivouac.core.documents import Document, fields, flag, rules_version, whole, wholes
from bivouac.core.knowledge import load_knowledge, mask_of
from bivouac.core.piles import Pile
from bivouac.core.refusal import SetupError
from bivouac.games.takara import census, columns
from bivouac.games.takara.facts import FACTS
from bivouac.games.takara.kinds import (
    AT_PORT,
    FOUR_EMPTY,
    GALLERIES,
    LEVELS,
    OVER,
    PLACES,
    SITES,
    SPECIALISTS,
    TEAM_SIZE,
    TILES,
    TOKENS_PER_SEAT,
)
from bivouac.games.takara.state import State

KEYS: Final[tuple[str, ...]] = (
    "game", "rules", "seats", "options", "chance", "tiles", "height", "face_up", "fresh", "cleared",
    "wounds", "knowledge", "chests", "discard", "won", "karas", "tokens", "stock", "where", "holder",
    "asleep", "active", "turn", "phase", "sword", "traded", "digger", "stones", "ending", "agenda",
    "moves", "rolls",
)  # fmt: skip
COUNT: Final = 1 << 40


def dump(state: State) -> dict[str, Any]:
    """Everything, JSON-ready, with the rules version."""
    return {
        "game": FACTS.name,
        "rules": FACTS.rules,
        "seats": state.seats,
        "options": {"strict_observation": state.strict},
        "chance": state.chance.dump(),
        "tiles": [columns.IDS[kind] for kind in state.tiles[:GALLERIES]],
        "height": nibbles(state.heights, SITES),
        "face_up": pieces(state.face_up),
        "fresh": pieces(state.fresh),
        "cleared": pieces(state.cleared),
        "wounds": nibbles(state.wounds, SITES),
        "knowledge": state.knowledge.dump(),
        "chests": state.chests.pieces[:],
        "discard": pieces(state.discard),
        "won": [pieces(tiles) for tiles in state.won],
        "karas": state.karas[:],
        "tokens": nibbles(state.tokens, state.seats),
        "stock": state.stock,
        "where": nibbles(state.figures, TEAM_SIZE * state.seats),
        "holder": [int(state.holder(who)) for who in range(SPECIALISTS)],
        "asleep": pieces(state.asleep),
        "active": state.active,
        "turn": state.turn,
        "phase": state.phase,
        "sword": state.sword,
        "traded": state.traded,
        "digger": state.digger,
        "stones": state.stones,
        "ending": state.ending,
        "agenda": state.agenda.dump(),
        "moves": state.moves,
        "rolls": state.rolls[:],
    }


def load_into(state: State, document: object, *, trusted: bool = False) -> None:
    """Fill a blank state from its document; unless this house has just written it, count every piece."""
    rules_version(document, FACTS.name, FACTS.rules)
    known = fields(document, "document", KEYS)
    options = fields(known["options"], "options", ("strict_observation",))
    state.strict = flag(options, "strict_observation")
    state.seats = whole(known, "seats", FACTS.seats[0], FACTS.seats[1])
    state.chance = load_chance(known["chance"])
    _load_island(state, known)
    _load_players(state, known)
    _load_turn(state, known)
    if not trusted:
        census.count(state)


def _load_island(state: State, document: Document) -> None:
    state.tiles = _kinds(document) + columns.CHEST_TILES
    state.heights = row_of(wholes(document, "height", (0, LEVELS), SITES))
    state.face_up = mask_of(document["face_up"], "face_up", GALLERIES)
    for site in range(SITES):
        state.look_at_top(site)
    state.fresh = mask_of(document["fresh"], "fresh", GALLERIES)
    state.cleared = mask_of(document["cleared"], "cleared", GALLERIES)
    state.wounds = row_of(wholes(document, "wounds", (0, 4), SITES))
    state.knowledge = load_knowledge(document["knowledge"], int(state.seats), GALLERIES)
    state.chests = Pile(wholes(document, "chests", (GALLERIES, TILES - 1)))
    state.discard = mask_of(document["discard"], "discard", TILES)
    state.stock = whole(document, "stock", 0, TOKENS_PER_SEAT * int(state.seats))


def _kinds(document: Document) -> list[int]:
    ids = document["tiles"]
    if not isinstance(ids, list) or len(ids) != GALLERIES:
        raise SetupError(f"tiles: {GALLERIES} tiles are needed")
    for at, id in enumerate(ids):
        if not isinstance(id, str) or columns.KIND.get(id, GALLERIES) >= columns.GALLERY_COUNT:
            raise SetupError(f"tiles[{at}]: {str(id)[:40]!r} is no gallery")
    return [columns.KIND[id] for id in ids]


def _load_players(state: State, document: Document) -> None:
    seats = int(state.seats)
    won = document["won"]
    if not isinstance(won, list) or len(won) != seats:
        raise SetupError(f"won: {seats} rows are needed")
    state.won = [mask_of(row, f"won[{seat}]", TILES) for seat, row in enumerate(won)]
    state.karas = wholes(document, "karas", (0, COUNT), seats)
    state.tokens = row_of(wholes(document, "tokens", (0, TOKENS_PER_SEAT * seats), seats))
    state.figures = row_of(wholes(document, "where", (0, PLACES - 1), seats * TEAM_SIZE))
    for who, seat in enumerate(wholes(document, "holder", (AT_PORT, seats - 1), SPECIALISTS)):
        state.give(who, seat)
    state.asleep = mask_of(document["asleep"], "asleep", SPECIALISTS)


def _load_turn(state: State, document: Document) -> None:
    state.active = whole(document, "active", 0, int(state.seats) - 1)
    state.turn = whole(document, "turn", 0, COUNT)
    state.phase = whole(document, "phase", 0, OVER)
    state.sword = flag(document, "sword")
    state.traded = flag(document, "traded")
    state.digger = whole(document, "digger", -1, TEAM_SIZE - 1)
    state.stones = whole(document, "stones", 0, 2)
    state.ending = whole(document, "ending", 0, FOUR_EMPTY)
    state.agenda = load_agenda(document["agenda"])
    state.moves = whole(document, "moves", 0, COUNT)
    state.rolls = wholes(document, "rolls", (0, 1))
