"""The fields of a game, declared once: the key each is written under, and the bounds in which it is read.

Packed numbers are spread into lists.
"""

from typing import Final

from bivouac.core.bits import bit, byte, byte_row, nibbles, pieces, row_of
from bivouac.core.documents import Document, items, wholes, word
from bivouac.core.fields import (
    AGENDA,
    CHANCE,
    COUNT,
    Field,
    each_seat,
    last_seat,
    mask,
    masks,
    number,
    numbers,
    of_rules,
    options,
    packed,
    rows_of_numbers,
    truth,
)
from bivouac.core.knowledge import mask_of
from bivouac.games.arnak import columns
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
from bivouac.games.arnak.state.expedition import State

BONUS_SPACES: Final = SHARED_SPACE + 2
MOST: Final = 15  # a nibble
PURSE: Final = 127  # of 255 that fit: nobody comes near, and what is gained later has room
LEFT: Final = 5  # of 7 that fit: icons of one kind left over in a turn
IDOLS: Final = PLACES + PLACES - FIRST_DEEP  # one a place, and one more face down on level II
MOST_ENTRY: Final = 2047  # a card with its shuffle and whether its owner peeked
BILL: Final = (1 << 36) - 1
MOST_HAND: Final = 60  # hand cards at the end of a round, one bit each
LAST_DEED: Final = len(columns.DEED_IDS) - 1


def _each_player(state: State) -> int:
    """One for each player, the rival of a solo game included."""
    return int(state.players())


def _each_helper(state: State) -> int:
    return int(state.seats) * PLACES_FOR_ASSISTANTS


def _side() -> Field:
    def read(state: State, document: Document) -> None:
        state.side = columns.SIDE_IDS.index(word(document, "temple", tuple(columns.SIDE_IDS)))

    return Field("temple", lambda state: columns.SIDE_IDS[state.side], read)


def _icons() -> Field:
    def read(state: State, document: Document) -> None:
        counts = wholes(document, "icons", (0, LEFT), ICONS)
        state.icons = sum(count << (3 * icon) for icon, count in enumerate(counts))

    return Field("icons", lambda state: [(state.icons >> (3 * icon)) & 7 for icon in range(ICONS)], read)


def _purses() -> Field:
    def read(state: State, document: Document) -> None:
        purses = items(document, "purses", int(state.seats))
        counts = [wholes({"purses": purse}, "purses", (0, PURSE), RESOURCES) for purse in purses]
        state.purses = [int(byte_row(purse)) for purse in counts]

    return Field(
        "purses",
        lambda state: [[int(byte(purse, at)) for at in range(RESOURCES)] for purse in state.purses],
        read,
    )


def _crates() -> Field:
    def read(state: State, document: Document) -> None:
        state.crates = int(byte_row(wholes(document, "crates", (0, IDOLS), int(state.seats))))

    return Field("crates", lambda state: [int(state.crated(seat)) for seat in range(state.seats)], read)


def _small_masks(key: str, count: int) -> Field:
    """A mask of up to four pieces for each seat, all in one machine word."""

    def read(state: State, document: Document) -> None:
        rows = items(document, key, int(state.seats))
        setattr(state, key, int(row_of([mask_of(row, f"{key}[{at}]", count) for at, row in enumerate(rows)])))

    return Field(key, lambda state: [pieces(row) for row in nibbles(getattr(state, key), state.seats)], read)


def _boons() -> Field:
    """The guardians whose boons are used, kept above those overcome."""

    def read(state: State, document: Document) -> None:
        rows = items(document, "boons", _each_player(state))
        used = [mask_of(row, f"boons[{at}]", GUARDIANS) for at, row in enumerate(rows)]
        state.guardians = [
            mine + (boons << GUARDIANS) for mine, boons in zip(state.guardians, used, strict=True)
        ]

    return Field("boons", lambda state: [pieces(word >> GUARDIANS) for word in state.guardians], read)


def _temple_won() -> Field:
    def read(state: State, document: Document) -> None:
        rows = items(document, "temple_won", _each_player(state))
        tiles = (0, FACTS.seats[1])
        state.temple_won = [
            int(row_of(wholes({"temple_won": row}, "temple_won", tiles, TEMPLE_STACKS))) for row in rows
        ]

    return Field("temple_won", lambda state: [nibbles(won, TEMPLE_STACKS) for won in state.temple_won], read)


def _laid() -> Field:
    """Hand cards laid down at the end of a round; at other times there is nothing to write."""
    plain = masks("laid", MOST_HAND)

    def read(state: State, document: Document) -> None:
        if document["laid"] != []:
            plain.read(state, document)

    return Field("laid", plain.written, read)


def _overcome() -> Field:
    plain = masks("guardians", GUARDIANS, _each_player)
    return Field(
        "guardians", lambda state: [pieces(word % bit(GUARDIANS)) for word in state.guardians], plain.read
    )


FIELDS: Final = (
    *of_rules(FACTS),
    number("seats", *FACTS.seats),
    options(_side(), number("red", 0, len(columns.DEED_PAIRS))),
    CHANCE,
    # The course
    number("first", 0, last_seat),
    number("round", 1, ROUNDS),
    number("active", 0, last_seat),
    truth("acted"),
    mask("passed", each_seat),
    mask("masked", each_seat),
    mask("flying", each_seat),
    AGENDA,
    number("phase", 0, PHASES - 1),
    number("bill", 0, BILL),
    _icons(),
    number("moves", 0, COUNT),
    number("revealed", 0, COUNT, named="revealed_count"),
    # Players
    _purses(),
    rows_of_numbers("hands", 0, MOST_ENTRY),
    rows_of_numbers("decks", 0, MOST_ENTRY),
    rows_of_numbers("areas", 0, CARDS - 1),
    numbers("sifted", 0, MOST_ENTRY),
    rows_of_numbers("untold", SHUFFLED, PEEKED - 1),
    number("asked", 0, MOST_HAND),
    _laid(),
    packed("fear_tiles", MOST, each_seat),
    _crates(),
    _small_masks("slots", SLOTS),
    number("tolls", 0, MOST),
    numbers("helpers", NO_ASSISTANT, GOLD + EXHAUSTED + ASSISTANTS - 1, _each_helper),
    masks("figures", SPACES, _each_player),
    _overcome(),
    _boons(),
    packed("glass", TEMPLE, _each_player),
    packed("notebook", TEMPLE - 1, each_seat),
    packed("arrived", _each_player, _each_player),
    _temple_won(),
    # The island
    mask("blocked", SPACES),
    numbers("tiles", NO_TILE, SITE_TILES - 1, PLACES),
    numbers("guards", NO_GUARDIAN, GUARDIANS - 1, SITES),
    numbers("near_stack", 0, NEAR_TILES - 1),
    numbers("deep_stack", NEAR_TILES, SITE_TILES - 1),
    number("near_under", 0, NEAR_TILES),
    number("deep_under", 0, SITE_TILES - NEAR_TILES),
    numbers("guardian_stack", 0, GUARDIANS - 1),
    packed("idols_up", IDOL_TYPES - 1, PLACES),
    packed("idols_down", IDOL_TYPES - 1, PLACES - FIRST_DEEP),
    # Research
    packed("bonus", BONUS_TYPES, BONUS_SPACES),
    numbers("temple_stack", 0, BONUS_TYPES - 1),
    numbers("bonus_box", 0, BONUS_TYPES - 1),
    packed("bonus_gone", MOST, BONUS_TYPES),
    mask("temple_seen", each_seat),
    packed("temple_tiles", FACTS.seats[1], TEMPLE_STACKS),
    rows_of_numbers("supply", 0, ASSISTANTS - 1, STACKS),
    numbers("rescue", 0, ASSISTANTS - 1),
    mask("rescue_seen", each_seat),
    mask("assistants_gone", ASSISTANTS),
    # Cards and the rival
    numbers("row", NO_CARD, CARDS - 1, ROW),
    numbers("item_deck", FIRST_ITEM, FIRST_ARTIFACT - 1),
    numbers("artifact_deck", FIRST_ARTIFACT, CARDS - 1),
    number("tops_known", 0, 3),
    numbers("exiled", FIRST_ITEM, CARDS - 1),
    _small_masks("basics_exiled", FIRST_ITEM - 1),
    number("fears", 0, COUNT),
    number("fear_tiles_left", 0, COUNT),
    numbers("deeds", 0, LAST_DEED),
    numbers("deeds_done", 0, LAST_DEED),
    numbers("rival_cards", FIRST_ITEM, CARDS - 1),
    mask("rival_idols", IDOL_TYPES),
    number("rival_pile", 0, MOST),
)
