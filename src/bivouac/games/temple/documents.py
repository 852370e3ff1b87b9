"""A game as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.bits import pieces
from bivouac.core.chance import load_chance
from bivouac.core.documents import Document, fields, flag, items, rules_version, whole, wholes, word
from bivouac.core.knowledge import load_knowledge, mask_of
from bivouac.core.refusal import SetupError
from bivouac.games.temple import census, columns
from bivouac.games.temple.facts import FACTS
from bivouac.games.temple.kinds import ASSISTANTS, CARDS, CELLS, DECKS, NOBODY, OVER, WARES
from bivouac.games.temple.state import State

KEYS: Final[tuple[str, ...]] = (
    "game", "rules", "seats", "options", "decks", "chance", "faces", "round", "cells", "knowledge", "rows",
    "flipped", "groups", "discard", "money", "holders", "first", "active", "turn", "left", "acted", "phase",
    "agenda", "moves",
)  # fmt: skip
COUNT: Final = 1 << 40


def dump(state: State) -> dict[str, Any]:
    """Everything, JSON-ready, with the rules version."""
    return {
        "game": FACTS.name,
        "rules": FACTS.rules,
        "seats": state.seats,
        "options": {
            "decks": [columns.DECK_IDS[deck] for deck in state.wished],
            "cover": "touch" if state.touching else "outline",
        },
        "decks": [columns.DECK_IDS[deck] for deck in state.decks],
        "chance": state.chance.dump(),
        "faces": [columns.IDS[kind] for kind in state.faces],
        "round": state.round,
        "cells": pieces(state.cells),
        "knowledge": state.knowledge.dump(),
        "rows": [pieces(row) for row in state.rows],
        "flipped": pieces(state.flipped),
        "groups": [pieces(group) for group in state.groups],
        "discard": pieces(state.discard),
        "money": state.money[:],
        "holders": [int(state.holder(assistant)) for assistant in range(ASSISTANTS)],
        "first": state.first,
        "active": state.active,
        "turn": state.turn,
        "left": state.left,
        "acted": state.acted,
        "phase": state.phase,
        "agenda": state.agenda.dump(),
        "moves": state.moves,
    }


def load_into(state: State, document: object, *, trusted: bool = False) -> None:
    """Fill a blank state from its document; unless this house has just written it, count every piece."""
    rules_version(document, FACTS.name, FACTS.rules)
    known = fields(document, "document", KEYS)
    options = fields(known["options"], "options", ("decks", "cover"))
    state.wished = _deck_list(options, "decks", -1)
    state.touching = word(options, "cover", ("outline", "touch")) == "touch"
    state.seats = whole(known, "seats", FACTS.seats[0], FACTS.seats[1])
    state.chance = load_chance(known["chance"])
    _load_temple(state, known)
    _load_players(state, known)
    _load_turn(state, known)
    _count_hands(state)
    if not trusted:
        census.count(state)


def _deck_list(document: Document, key: str, count: int) -> list[int]:
    """Decks in the order of the box, none twice."""
    decks: list[int] = []
    for at, id in enumerate(items(document, key, count)):
        if not isinstance(id, str) or id not in columns.DECK_IDS:
            raise SetupError(f"{key}[{at}]: {str(id)[:40]!r} is no deck")
        decks.append(columns.DECK_IDS.index(id))
    if decks != sorted(set(decks)) or len(decks) > DECKS:
        raise SetupError(f"{key}: up to {DECKS} decks in their order, each once, are needed")
    return decks


def _load_temple(state: State, document: Document) -> None:
    state.decks = _deck_list(document, "decks", DECKS)
    kinds: list[int] = []
    for at, id in enumerate(items(document, "faces", CARDS)):
        if not isinstance(id, str) or id not in columns.KIND:
            raise SetupError(f"faces[{at}]: {str(id)[:40]!r} is no card")
        kinds.append(columns.KIND[id])
    state.faces = kinds
    state.round = whole(document, "round", 1, 2)
    state.cells = mask_of(document["cells"], "cells", CELLS)
    state.look_at_floors()
    state.knowledge = load_knowledge(document["knowledge"], int(state.seats), CARDS)
    state.discard = mask_of(document["discard"], "discard", CARDS)


def _load_players(state: State, document: Document) -> None:
    seats = int(state.seats)
    rows = items(document, "rows", seats)
    state.rows = [mask_of(row, f"rows[{seat}]", CARDS) for seat, row in enumerate(rows)]
    state.flipped = mask_of(document["flipped"], "flipped", CARDS)
    groups = items(document, "groups")
    state.groups = [mask_of(group, f"groups[{at}]", CARDS) for at, group in enumerate(groups)]
    state.money = wholes(document, "money", (0, COUNT), seats)
    for assistant, seat in enumerate(wholes(document, "holders", (NOBODY, seats - 1), ASSISTANTS)):
        state.engage(assistant, seat)


def _load_turn(state: State, document: Document) -> None:
    last = int(state.seats) - 1
    state.first = whole(document, "first", 0, last)
    state.active = whole(document, "active", 0, last)
    state.turn = whole(document, "turn", 0, COUNT)
    state.left = whole(document, "left", 0, COUNT)
    state.acted = flag(document, "acted")
    state.phase = whole(document, "phase", 0, OVER)
    state.agenda = load_agenda(document["agenda"])
    state.moves = whole(document, "moves", 0, COUNT)


def _count_hands(state: State) -> None:
    """How many open cards of each ware lie in each tableau."""
    state.hands = [0] * (2 * int(state.seats))
    for seat in range(state.seats):
        for card in pieces(state.open_cards(seat)):
            if state.faces[card] < WARES:  # the census finds special cards that lie open
                state.count_in_hand(seat, state.faces[card], 1)
