"""A game as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.bits import added, bit, has, nibble, nibbles, row_of, with_nibble
from bivouac.core.chance import load_chance
from bivouac.core.documents import Document, fields, flag, items, rules_version, whole, wholes, word
from bivouac.core.knowledge import mask_of, pieces_of
from bivouac.core.piles import Pile
from bivouac.core.refusal import SetupError
from bivouac.games.agartha import census, columns, flow
from bivouac.games.agartha.facts import FACTS
from bivouac.games.agartha.kinds import (
    CARD_PLACES,
    CARDS,
    DISCARDED,
    DRAWN,
    IN_BOX,
    IN_DECK,
    IN_HAND,
    NO_CARD,
    ON_BOARD,
    ON_TILE,
    PLACES,
    ROUNDS,
    SEATED,
    TIERS,
    TOKENS,
    TOP_COUNTS,
)
from bivouac.games.agartha.state import State

KEYS: Final[tuple[str, ...]] = (
    "game", "rules", "seats", "options", "chance", "deck", "bottom", "discard", "tiles", "boards",
    "scored", "explored", "pending", "first", "round", "zones", "values", "step", "agenda", "moves",
    "revealed",
)  # fmt: skip
COUNT: Final = 1 << 40
MOST_POINTS: Final = 100  # of a Village: 39 Characters do not make so many


def dump(state: State) -> dict[str, Any]:
    """Everything, JSON-ready, with the rules version; what is asked follows from it."""
    cards = columns.IN_PLAY[state.seats]
    return {
        "game": FACTS.name,
        "rules": FACTS.rules,
        "seats": state.seats,
        "options": {
            "token_map": columns.MAP_IDS[state.token_map],
            "swap_triggers": state.swap_triggers,
        },
        "chance": state.chance.dump(),
        "deck": state.deck.pieces[:],
        "bottom": state.bottom,
        "discard": [card for card in cards if state.where[card] == DISCARDED],
        "tiles": [state.tiles[at : at + CARD_PLACES] for at in range(0, len(state.tiles), CARD_PLACES)],
        "boards": [_board(state, seat) for seat in range(state.seats)],
        "scored": state.scored[:],
        "explored": [
            [has(nibble(state.explored, seat), tier) for tier in range(TIERS)] for seat in range(state.seats)
        ],
        "pending": [[entry // SEATED, entry % SEATED] for entry in state.pending],
        "first": state.first,
        "round": state.round,
        "zones": nibbles(state.zones, state.placed),
        "values": nibbles(state.values, state.placed),
        "step": state.step,
        "agenda": state.agenda.dump(),
        "moves": state.moves,
        "revealed": state.revealed_count,
    }


def _board(state: State, seat: int) -> list[list[int]]:
    """The cards of a board, place by place, in the order of their numbers."""
    places: list[list[int]] = [[] for _ in range(PLACES)]
    first = ON_BOARD + seat * PLACES
    for card in columns.IN_PLAY[state.seats]:
        at = state.where[card] - first
        if 0 <= at < PLACES:
            places[at].append(card)
    return places


def load_into(state: State, document: object, *, trusted: bool = False) -> None:
    """Fill a blank state from its document; unless this house has just written it, count every piece."""
    rules_version(document, FACTS.name, FACTS.rules)
    known = fields(document, "document", KEYS)
    options = fields(known["options"], "options", ("token_map", "swap_triggers"))
    state.token_map = columns.MAP_IDS.index(word(options, "token_map", tuple(columns.MAP_IDS)))
    state.swap_triggers = flag(options, "swap_triggers")
    state.seats = whole(known, "seats", FACTS.seats[0], FACTS.seats[1])
    state.chance = load_chance(known["chance"])
    _load_course(state, known)
    _load_cards(state, known)
    _load_boards(state, known)
    flow.ask(state)
    if not trusted:
        census.count(state)


def _load_course(state: State, document: Document) -> None:
    seats = int(state.seats)
    state.first = whole(document, "first", 0, seats - 1)
    state.round = whole(document, "round", 0, ROUNDS - 1)
    zones = wholes(document, "zones", (0, 2 * int(state.tile_count()) - 1))
    if len(zones) > TOKENS * seats:
        raise SetupError(f"zones: {len(zones)} tokens are more than {TOKENS * seats}")
    state.placed = len(zones)
    state.zones = row_of(zones)
    state.values = row_of(wholes(document, "values", (1, TOKENS), len(zones)))
    state.step = whole(document, "step", 0, 2 * int(state.tile_count()))
    state.agenda = load_agenda(document["agenda"])
    state.moves = whole(document, "moves", 0, COUNT)
    state.revealed_count = whole(document, "revealed", 0, COUNT)


def _load_cards(state: State, document: Document) -> None:
    """Deck, discard, tiles and the cards in hand."""
    state.where = [IN_BOX] * CARDS
    deck = wholes(document, "deck", (0, CARDS - 1))
    state.deck = Pile(deck)
    state.bottom = whole(document, "bottom", 0, len(deck))
    for card in deck:
        _lay(state, card, IN_DECK)
    for card in pieces_of(mask_of(document["discard"], "discard", CARDS)):
        _lay(state, card, DISCARDED)
    state.tiles = []
    for tile in items(document, "tiles", int(state.tile_count())):
        state.tiles += wholes({"tiles": tile}, "tiles", (NO_CARD, CARDS - 1), CARD_PLACES)
    for card in state.tiles:
        if card != NO_CARD:
            _lay(state, card, ON_TILE)
    state.pending = []
    for entry in items(document, "pending"):
        seat, card = wholes({"pending": entry}, "pending", (0, CARDS - 1), 2)
        if seat >= int(state.seats):
            raise SetupError(f"pending: there is no seat {seat}")
        _lay(state, card, IN_HAND)
        state.pending.append(seat * SEATED + card)
    for kind, _, card in state.agenda.dump():
        if kind == DRAWN and card < CARDS:
            _lay(state, card, IN_HAND)


def _load_boards(state: State, document: Document) -> None:
    seats = int(state.seats)
    state.boards = [0] * (PLACES * seats)
    for seat, board in enumerate(items(document, "boards", seats)):
        for place, cards in enumerate(items({"boards": board}, "boards", PLACES)):
            for card in pieces_of(mask_of(cards, f"boards[{seat}][{place}]", CARDS)):
                _lay(state, card, ON_BOARD + seat * PLACES + place)
                at = seat * PLACES + place
                one = bit(6 * columns.KIND_OF[card])
                state.boards[at] = int(added(state.boards[at], one, TOP_COUNTS))
    state.scored = wholes(document, "scored", (0, MOST_POINTS), seats)
    for seat, made in enumerate(items(document, "explored", seats)):
        tiers = items({"explored": made}, "explored", TIERS)
        for tier, value in enumerate(tiers):
            if flag({"explored": value}, "explored"):
                state.explored = with_nibble(state.explored, seat, nibble(state.explored, seat) | bit(tier))


def _lay(state: State, card: int, place: int) -> None:
    """A card lies somewhere, and nowhere else."""
    if state.where[card] != IN_BOX:
        raise SetupError(f"card {card} lies in two places")
    state.where[card] = place
