"""The fields of a game, declared once: the key each is written under, and the bounds in which it is read.

Packed numbers are spread into lists.
"""

from typing import Final

from mypy_extensions import i64

from bivouac.core import fields
from bivouac.core.bits import bit, byte_row, nibbles, pieces, row_of
from bivouac.core.documents import Document, items, wholes, word
from bivouac.core.knowledge import mask_of
from bivouac.core.vectors import vec
from bivouac.games.arnak import columns, kinds
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.state.expedition import State

BONUS_SPACES: Final = kinds.SHARED_SPACE + 2
MOST: Final = 15  # a nibble
PURSE: Final = 127  # of 255 that fit: nobody comes near, and what is gained later has room
LEFT: Final = 5  # of 7 that fit: icons of one kind left over in a turn
IDOLS: Final = (
    kinds.PLACES + kinds.PLACES - kinds.FIRST_DEEP
)  # one a place, and one more face down on level II
MOST_ENTRY: Final = 2047  # a card with its shuffle and whether its owner peeked
MOST_HELPER: Final = kinds.GOLD + kinds.EXHAUSTED + kinds.ASSISTANTS - 1
BILL: Final = (1 << 36) - 1
MOST_HAND: Final = 60  # hand cards at the end of a round, one bit each
LAST_DEED: Final = len(columns.DEED_IDS) - 1


def _each_player(state: State) -> int:
    """One for each player, the rival of a solo game included."""
    return int(state.players())


def _each_helper(state: State) -> int:
    return int(state.seats) * kinds.PLACES_FOR_ASSISTANTS


def _side() -> fields.Field:
    def read(state: State, document: Document) -> None:
        state.side = columns.SIDE_IDS.index(word(document, "temple", tuple(columns.SIDE_IDS)))

    return fields.Field("temple", lambda state: columns.SIDE_IDS[state.side], read)


def _icons() -> fields.Field:
    def read(state: State, document: Document) -> None:
        counts = wholes(document, "icons", (0, LEFT), kinds.ICONS)
        state.icons = sum(count << (3 * icon) for icon, count in enumerate(counts))

    return fields.Field(
        "icons", lambda state: [(state.icons >> (3 * icon)) & 7 for icon in range(kinds.ICONS)], read
    )


def _counts(
    key: str, most: int, count: int, rows: fields.Bound, bits: int, words: bool = False
) -> fields.Field:
    """Rows of counts, each in one machine word with so many bits a count."""

    def written(state: State) -> list[list[int]]:
        return [
            [(row >> (bits * at)) & (1 << bits) - 1 for at in range(count)] for row in getattr(state, key)
        ]

    def read(state: State, document: Document) -> None:
        listed = items(document, key, rows if isinstance(rows, int) else rows(state))
        counts = [wholes({key: row}, key, (0, most), count) for row in listed]
        packed = [sum(one << (bits * at) for at, one in enumerate(row)) for row in counts]
        setattr(state, key, vec[i64](packed) if words else packed)

    return fields.Field(key, written, read)


def _crates() -> fields.Field:
    def read(state: State, document: Document) -> None:
        state.crates = int(byte_row(wholes(document, "crates", (0, IDOLS), int(state.seats))))

    return fields.Field(
        "crates", lambda state: [int(state.crated(seat)) for seat in range(state.seats)], read
    )


def _small_masks(key: str, count: int) -> fields.Field:
    """A mask of up to four pieces for each seat, all in one machine word."""

    def read(state: State, document: Document) -> None:
        rows = items(document, key, int(state.seats))
        setattr(state, key, int(row_of([mask_of(row, f"{key}[{at}]", count) for at, row in enumerate(rows)])))

    return fields.Field(
        key, lambda state: [pieces(row) for row in nibbles(getattr(state, key), state.seats)], read
    )


def _boons() -> fields.Field:
    """The guardians whose boons are used, kept above those overcome."""

    def read(state: State, document: Document) -> None:
        rows = items(document, "boons", _each_player(state))
        used = [mask_of(row, f"boons[{at}]", kinds.GUARDIANS) for at, row in enumerate(rows)]
        state.guardians = [
            mine + (boons << kinds.GUARDIANS) for mine, boons in zip(state.guardians, used, strict=True)
        ]

    return fields.Field(
        "boons", lambda state: [pieces(word >> kinds.GUARDIANS) for word in state.guardians], read
    )


def _laid() -> fields.Field:
    """Hand cards laid down at the end of a round; at other times there is nothing to write."""
    plain = fields.masks("laid", MOST_HAND)

    def read(state: State, document: Document) -> None:
        if document["laid"] != []:
            plain.read(state, document)

    return fields.Field("laid", plain.written, read)


def _overcome() -> fields.Field:
    plain = fields.masks("guardians", kinds.GUARDIANS, _each_player)
    return fields.Field(
        "guardians",
        lambda state: [pieces(word % bit(kinds.GUARDIANS)) for word in state.guardians],
        plain.read,
    )


FIELDS: Final = (
    *fields.of_rules(FACTS),
    fields.options(_side(), fields.number("red", 0, len(columns.DEED_PAIRS))),
    fields.CHANCE,
    # The course
    fields.number("first", 0, fields.last_seat),
    fields.number("round", 1, kinds.ROUNDS),
    fields.number("active", 0, fields.last_seat),
    fields.truth("acted"),
    fields.mask("passed", fields.each_seat),
    fields.mask("masked", fields.each_seat),
    fields.mask("flying", fields.each_seat),
    fields.AGENDA,
    fields.number("phase", 0, kinds.PHASES - 1),
    fields.number("bill", 0, BILL),
    _icons(),
    fields.number("moves", 0, fields.COUNT),
    fields.number("revealed", 0, fields.COUNT, named="revealed_count"),
    # Players
    _counts("purses", PURSE, kinds.RESOURCES, fields.each_seat, bits=8, words=True),
    fields.rows_of_numbers("hands", 0, MOST_ENTRY),
    fields.rows_of_numbers("decks", 0, MOST_ENTRY),
    fields.rows_of_numbers("areas", 0, kinds.CARDS - 1),
    fields.numbers("sifted", 0, MOST_ENTRY),
    fields.rows_of_numbers("untold", kinds.SHUFFLED, kinds.PEEKED - 1),
    fields.number("asked", 0, MOST_HAND),
    _laid(),
    fields.packed("fear_tiles", MOST, fields.each_seat),
    _crates(),
    _small_masks("slots", kinds.SLOTS),
    fields.number("tolls", 0, MOST),
    fields.numbers("helpers", kinds.NO_ASSISTANT, MOST_HELPER, _each_helper, words=True),
    fields.masks("figures", kinds.SPACES, _each_player, words=True),
    _overcome(),
    _boons(),
    fields.packed("glass", kinds.TEMPLE, _each_player),
    fields.packed("notebook", kinds.TEMPLE - 1, fields.each_seat),
    fields.packed("arrived", _each_player, _each_player),
    _counts("temple_won", FACTS.seats[1], kinds.TEMPLE_STACKS, _each_player, bits=4),
    # The island
    fields.mask("blocked", kinds.SPACES),
    fields.numbers("tiles", kinds.NO_TILE, kinds.SITE_TILES - 1, kinds.PLACES),
    fields.numbers("guards", kinds.NO_GUARDIAN, kinds.GUARDIANS - 1, kinds.SITES),
    fields.numbers("near_stack", 0, kinds.NEAR_TILES - 1),
    fields.numbers("deep_stack", kinds.NEAR_TILES, kinds.SITE_TILES - 1),
    fields.number("near_under", 0, kinds.NEAR_TILES),
    fields.number("deep_under", 0, kinds.SITE_TILES - kinds.NEAR_TILES),
    fields.numbers("guardian_stack", 0, kinds.GUARDIANS - 1),
    fields.packed("idols_up", kinds.IDOL_TYPES - 1, kinds.PLACES),
    fields.packed("idols_down", kinds.IDOL_TYPES - 1, kinds.PLACES - kinds.FIRST_DEEP),
    # Research
    fields.packed("bonus", kinds.BONUS_TYPES, BONUS_SPACES),
    fields.numbers("temple_stack", 0, kinds.BONUS_TYPES - 1),
    fields.numbers("bonus_box", 0, kinds.BONUS_TYPES - 1),
    fields.packed("bonus_gone", MOST, kinds.BONUS_TYPES),
    fields.mask("temple_seen", fields.each_seat),
    fields.packed("temple_tiles", FACTS.seats[1], kinds.TEMPLE_STACKS),
    fields.rows_of_numbers("supply", 0, kinds.ASSISTANTS - 1, kinds.STACKS),
    fields.numbers("rescue", 0, kinds.ASSISTANTS - 1),
    fields.mask("rescue_seen", fields.each_seat),
    fields.mask("assistants_gone", kinds.ASSISTANTS),
    # Cards and the rival
    fields.numbers("row", kinds.NO_CARD, kinds.CARDS - 1, kinds.ROW),
    fields.numbers("item_deck", kinds.FIRST_ITEM, kinds.FIRST_ARTIFACT - 1),
    fields.numbers("artifact_deck", kinds.FIRST_ARTIFACT, kinds.CARDS - 1),
    fields.number("tops_known", 0, 3),
    fields.numbers("exiled", kinds.FIRST_ITEM, kinds.CARDS - 1),
    _small_masks("basics_exiled", kinds.FIRST_ITEM - 1),
    fields.number("fears", 0, fields.COUNT),
    fields.number("fear_tiles_left", 0, fields.COUNT),
    fields.numbers("deeds", 0, LAST_DEED),
    fields.numbers("deeds_done", 0, LAST_DEED),
    fields.numbers("rival_cards", kinds.FIRST_ITEM, kinds.CARDS - 1),
    fields.mask("rival_idols", kinds.IDOL_TYPES),
    fields.number("rival_pile", 0, MOST),
)
