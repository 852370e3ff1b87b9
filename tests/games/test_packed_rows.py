"""Every row of packed numbers has room for the most that the box, or the rules, can ever put there."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from bivouac.core.bits import nibbles, row_of, tops
from bivouac.core.vectors import vec
from bivouac.games.agartha import columns as agartha_columns
from bivouac.games.agartha import kinds as agartha
from bivouac.games.agartha import moves as agartha_moves
from bivouac.games.agartha.state import State as Agartha
from bivouac.games.arnak import columns as arnak_columns
from bivouac.games.arnak import kinds as arnak
from bivouac.games.arnak.data.box import FEAR_TILES
from bivouac.games.arnak.moves import island, tokens
from bivouac.games.arnak.state import State as Arnak
from bivouac.games.continent.kinds import MOST_ITEMS
from bivouac.games.takara import kinds as takara
from bivouac.games.takara.data.prices import TOKENS_PER_SEAT
from bivouac.games.temple import columns as temple_columns
from bivouac.games.temple import kinds as temple
from bivouac.games.temple.state import State as Temple
from tests.games.arnak.stage import ARNAK, stage
from tests.games.playing import play

SEATS = 4
WOUNDS = 4  # a monster with a fifth is gone
# A row, the most its places ever hold, and how many places it has.
ROWS = [
    ("arnak fear_tiles", FEAR_TILES, SEATS),
    ("arnak slots", (1 << arnak.SLOTS) - 1, SEATS),
    ("arnak basics_exiled", (1 << (arnak.FIRST_ITEM - 1)) - 1, SEATS),
    ("arnak glass and notebook", arnak.TEMPLE, SEATS),
    ("arnak arrived", SEATS, SEATS),
    ("arnak temple_tiles and temple_won", max(arnak_columns.STACK_HEIGHT), arnak.TEMPLE_STACKS),
    ("arnak idols_up", arnak.IDOL_TYPES - 1, arnak.PLACES),
    ("arnak bonus", arnak.BONUS_TYPES, arnak.SHARED_SPACE + 2),
    ("arnak bonus_gone", max(arnak_columns.BONUS_COUNT), arnak.BONUS_TYPES),
    ("takara heights", takara.LEVELS, takara.SITES),
    ("takara wounds", WOUNDS, takara.SITES),
    ("takara tokens", TOKENS_PER_SEAT * SEATS, SEATS),
    ("takara figures", takara.PLACES - 1, SEATS * takara.TEAM_SIZE),
    ("takara holders", SEATS, takara.SPECIALISTS),
    ("agartha zones", agartha.ZONES - 1, SEATS * agartha.TOKENS),
    ("agartha values", agartha.TOKENS, SEATS * agartha.TOKENS),
    ("agartha explored", (1 << agartha.TIERS) - 1, SEATS),
    ("temple holders", SEATS, temple.ASSISTANTS),
    ("temple hands", max(Counter(kind for deck in temple_columns.BOX for kind in deck).values()), 15),
]


@pytest.mark.parametrize(("row", "most", "places"), ROWS, ids=[row for row, _, _ in ROWS])
def test_a_row_holds_the_most_there_can_be_at_every_place(row: str, most: int, places: int) -> None:
    assert nibbles(row_of([most] * places), places) == [most] * places


def test_masks_hold_every_piece_they_speak_of() -> None:
    masks = (
        arnak.SPACES,
        2 * arnak.GUARDIANS,
        takara.LEVELS * takara.SITES,
        temple.CARDS,
        MOST_ITEMS * SEATS,
    )
    assert max(masks) <= 63


# Arnak


def test_one_player_may_take_all_sixteen_idols_of_the_island() -> None:
    state = stage(hand={0: ["automobile", "fear"]}, tokens={0: {"compass": 6}}, crates={0: 14}, slots={1: []})
    document = state.dump()
    open_places = [at for at, tile in enumerate(document["tiles"]) if tile < 0]
    assert len(open_places) == 1, "fifteen idols are taken, or fourteen and two are left"
    place = arnak_columns.PLACE_IDS[open_places[0]]
    play(state, f"0 discover {place}", "0 travel automobile")
    players = state.outlook(0)["players"]
    assert [player["crates"] for player in players] == [16, 0]
    assert ARNAK.load(state.dump()).key() == state.key()


def test_a_purse_without_room_is_an_error_and_never_another_token() -> None:
    state = Arnak()
    state.purses = vec[i64]([int(arnak_columns.some(arnak.COIN, 255))])
    with pytest.raises(AssertionError, match="no room"):
        tokens.gain(state, arnak_columns.some(arnak.COIN, 1))
    with pytest.raises(AssertionError, match="below zero"):
        tokens.pay(state, arnak_columns.some(arnak.COMPASS, 1))
    tokens.gain(state, arnak_columns.some(arnak.JEWEL, 255))
    assert (state.has(0, arnak.COIN), state.has(0, arnak.COMPASS), state.has(0, arnak.JEWEL)) == (255, 0, 255)


@pytest.mark.parametrize("icon", range(arnak.ICONS))
def test_icons_without_room_are_an_error_and_never_other_icons(icon: int) -> None:
    state = Arnak()
    one = 1 << (3 * icon)
    for _ in range(7):
        tokens.keep_icons(state, one)
    with pytest.raises(AssertionError, match="no room"):
        tokens.keep_icons(state, one)
    assert state.icons == 7 * one


def test_all_travel_of_the_box_fits_into_a_row_of_icons() -> None:
    boons = [sum((row >> (3 * icon)) & 7 for row in arnak_columns.BOON_ICONS) for icon in range(arnak.ICONS)]
    assert max(boons) < 8
    assert (tops(8, arnak.RESOURCES), tops(3, arnak.ICONS)) == (arnak.TOP_TOKENS, arnak.TOP_ICONS)


def test_idols_of_one_player_are_never_those_of_the_next() -> None:
    state = Arnak()
    for _ in range(255):
        island.take_idols(state, 0)
    with pytest.raises(AssertionError, match="7 numbers below 256"):
        island.take_idols(state, 0)
    assert (state.crated(0), state.crated(1)) == (255, 0)


# Agartha and Temple


def test_a_place_of_agartha_holds_all_cards_of_every_kind() -> None:
    state = Agartha()
    state.boards, state.where = [0] * agartha.PLACES, [0] * agartha.CARDS
    for card in range(agartha.CARDS):
        agartha_moves.lay(state, 0, 2, card)
    kinds = Counter(agartha_columns.KIND_OF)
    assert [state.count(0, 2, kind) for kind in range(agartha.CARD_KINDS)] == [
        kinds[kind] for kind in range(agartha.CARD_KINDS)
    ]
    assert tops(6, agartha.CARD_KINDS) == agartha.TOP_COUNTS


def test_a_sixty_fourth_card_of_a_kind_is_an_error_at_agartha() -> None:
    state = Agartha()
    state.boards, state.where = [0] * agartha.PLACES, [0] * agartha.CARDS
    for _ in range(63):
        agartha_moves.lay(state, 0, 2, 0)
    with pytest.raises(AssertionError, match="no room"):
        agartha_moves.lay(state, 0, 2, 0)


@pytest.mark.parametrize("ware", [0, temple.WORD_WARES - 1, temple.WORD_WARES, temple.WARES - 1])
def test_a_sixteenth_card_of_a_kind_or_one_too_few_is_an_error_at_temple(ware: int) -> None:
    state = Temple()
    state.seats = SEATS
    state.empty_hands()
    for _ in range(15):
        state.count_in_hand(1, ware, 1)
    with pytest.raises(AssertionError):
        state.count_in_hand(1, ware, 1)
    assert [state.in_hand(1, other) for other in range(temple.WARES) if other != ware] == [0] * (
        temple.WARES - 1
    )
    with pytest.raises(AssertionError):
        state.count_in_hand(0, ware, -1)
