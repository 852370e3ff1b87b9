"""How a game of Agartha is written down and read: each card is laid once, and what is asked follows."""

from typing import Final

from bivouac.core.bits import added, bit, has, nibble, nibbles, row_of, with_nibble
from bivouac.core.documents import Document, flag, items, wholes, word
from bivouac.core.fields import (
    AGENDA,
    CHANCE,
    COUNT,
    Field,
    each_seat,
    last_seat,
    number,
    numbers,
    of_rules,
    options,
    truth,
)
from bivouac.core.knowledge import ascending
from bivouac.core.piles import Pile
from bivouac.core.refusal import SetupError
from bivouac.games.agartha import columns, kinds
from bivouac.games.agartha.facts import FACTS
from bivouac.games.agartha.state.expedition import State

MOST_POINTS: Final = 100  # of a Village: 39 Characters do not make so many


def _lay(state: State, card: int, place: int) -> None:
    """A card lies somewhere, and nowhere else."""
    if state.where[card] != kinds.IN_BOX:
        raise SetupError(f"card {card} lies in two places")
    state.where[card] = place


def _last_zone(state: State) -> int:
    return 2 * int(state.tile_count()) - 1


def _zones_in_all(state: State) -> int:
    return 2 * int(state.tile_count())


def _cards_in_deck(state: State) -> int:
    return len(state.deck)


def _token_map() -> Field:
    def read(state: State, document: Document) -> None:
        state.token_map = columns.MAP_IDS.index(word(document, "token_map", tuple(columns.MAP_IDS)))

    return Field("token_map", lambda state: columns.MAP_IDS[state.token_map], read)


def _zones() -> Field:
    """The zone of each token, in the order of placing."""

    def read(state: State, document: Document) -> None:
        zones = wholes(document, "zones", (0, _last_zone(state)))
        most = kinds.TOKENS * each_seat(state)
        if len(zones) > most:
            raise SetupError(f"zones: {len(zones)} tokens are more than {most}")
        state.placed = len(zones)
        state.zones = row_of(zones)

    return Field("zones", lambda state: nibbles(state.zones, state.placed), read)


def _values() -> Field:
    """The value of each token, in the order of placing."""

    def read(state: State, document: Document) -> None:
        state.values = row_of(wholes(document, "values", (1, kinds.TOKENS), int(state.placed)))

    return Field("values", lambda state: nibbles(state.values, state.placed), read)


def _deck() -> Field:
    """The cards of the deck from the bottom up; all others are laid after it."""

    def read(state: State, document: Document) -> None:
        state.where = [kinds.IN_BOX] * kinds.CARDS
        state.deck = Pile(wholes(document, "deck", (0, kinds.CARDS - 1)))
        for card in state.deck.pieces:
            _lay(state, card, kinds.IN_DECK)

    return Field("deck", lambda state: state.deck.pieces[:], read)


def _discard() -> Field:
    def written(state: State) -> list[int]:
        return [card for card in columns.IN_PLAY[state.seats] if state.where[card] == kinds.DISCARDED]

    def read(state: State, document: Document) -> None:
        for card in ascending(document["discard"], "discard", kinds.CARDS):
            _lay(state, card, kinds.DISCARDED)

    return Field("discard", written, read)


def _tiles() -> Field:
    """Three places a tile."""

    def written(state: State) -> list[list[int]]:
        return [
            state.tiles[at : at + kinds.CARD_PLACES] for at in range(0, len(state.tiles), kinds.CARD_PLACES)
        ]

    def read(state: State, document: Document) -> None:
        state.tiles = []
        for tile in items(document, "tiles", int(state.tile_count())):
            state.tiles += wholes(
                {"tiles": tile}, "tiles", (kinds.NO_CARD, kinds.CARDS - 1), kinds.CARD_PLACES
            )
        for card in state.tiles:
            if card != kinds.NO_CARD:
                _lay(state, card, kinds.ON_TILE)

    return Field("tiles", written, read)


def _boards() -> Field:
    """The cards of each board, place by place, in the order of their numbers."""

    def read(state: State, document: Document) -> None:
        state.boards = [0] * (kinds.PLACES * each_seat(state))
        for seat, board in enumerate(items(document, "boards", each_seat(state))):
            for place, cards in enumerate(items({"boards": board}, "boards", kinds.PLACES)):
                at = seat * kinds.PLACES + place
                for card in ascending(cards, f"boards[{seat}][{place}]", kinds.CARDS):
                    _lay(state, card, kinds.ON_BOARD + at)
                    one = bit(6 * columns.KIND_OF[card])
                    state.boards[at] = int(added(state.boards[at], one, kinds.TOP_COUNTS))

    return Field("boards", lambda state: [_board(state, seat) for seat in range(state.seats)], read)


def _board(state: State, seat: int) -> list[list[int]]:
    places: list[list[int]] = [[] for _ in range(kinds.PLACES)]
    first = kinds.ON_BOARD + seat * kinds.PLACES
    for card in columns.IN_PLAY[state.seats]:
        at = state.where[card] - first
        if 0 <= at < kinds.PLACES:
            places[at].append(card)
    return places


def _explored() -> Field:
    """Which Explorations each seat has made."""

    def written(state: State) -> list[list[bool]]:
        made = [nibble(state.explored, seat) for seat in range(state.seats)]
        return [[has(mask, tier) for tier in range(kinds.TIERS)] for mask in made]

    def read(state: State, document: Document) -> None:
        for seat, made in enumerate(items(document, "explored", each_seat(state))):
            for tier, value in enumerate(items({"explored": made}, "explored", kinds.TIERS)):
                if flag({"explored": value}, "explored"):
                    mask = nibble(state.explored, seat) | bit(tier)
                    state.explored = with_nibble(state.explored, seat, mask)

    return Field("explored", written, read)


def _pending() -> Field:
    """The cards to be placed, each with its seat."""

    def read(state: State, document: Document) -> None:
        state.pending = []
        for entry in items(document, "pending"):
            seat, card = wholes({"pending": entry}, "pending", (0, kinds.CARDS - 1), 2)
            if seat > last_seat(state):
                raise SetupError(f"pending: there is no seat {seat}")
            _lay(state, card, kinds.IN_HAND)
            state.pending.append(seat * kinds.SEATED + card)

    return Field(
        "pending", lambda state: [list(divmod(entry, kinds.SEATED)) for entry in state.pending], read
    )


def _agenda() -> Field:
    """What is to be resolved; a card just drawn is in hand."""

    def read(state: State, document: Document) -> None:
        AGENDA.read(state, document)
        for kind, _, card in state.agenda.dump():
            if kind == kinds.DRAWN and card < kinds.CARDS:
                _lay(state, card, kinds.IN_HAND)

    return Field("agenda", AGENDA.written, read)


FIELDS: Final = (
    *of_rules(FACTS),
    options(_token_map(), truth("swap_triggers")),
    CHANCE,
    _deck(),
    number("bottom", 0, _cards_in_deck),
    _discard(),
    _tiles(),
    _boards(),
    numbers("scored", 0, MOST_POINTS, each_seat),
    _explored(),
    _pending(),
    number("first", 0, last_seat),
    number("round", 0, kinds.ROUNDS - 1),
    _zones(),
    _values(),
    number("step", 0, _zones_in_all),
    _agenda(),
    number("moves", 0, COUNT),
    number("revealed", 0, COUNT, named="revealed_count"),
)
