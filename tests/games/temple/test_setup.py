"""The set-up: six decks, a temple of 26 cards, its prices, purses, the first player."""

from __future__ import annotations

from collections import Counter

import pytest

from bivouac import SPECTATOR, SetupError, game
from bivouac.games.temple import columns
from bivouac.games.temple.data.artifacts import DECK_TABLE
from tests.games.temple.wandering import moments

TEMPLE = game("temple")
HIDING = {"monsters", "treasures", "curses"}
ANY_SIX = ["statues", "coins", "weapons", "manuscripts", "jewels", "relics"]


@pytest.mark.ruling("temple.1")
def test_drawn_decks_are_six_and_have_face_down_cards_among_them() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        decks = TEMPLE.start(2, seed).outlook(SPECTATOR)["decks"]
        assert len(set(decks)) == 6
        assert HIDING & set(decks)
        drawn.update(decks)
    assert set(drawn) == {deck.id for deck in DECK_TABLE}
    assert all(200 < count < 300 for count in drawn.values())


@pytest.mark.ruling("temple.1")
def test_six_chosen_decks_are_played_even_if_nothing_lies_face_down() -> None:
    state = TEMPLE.start(2, 3, {"decks": ANY_SIX})
    assert state.outlook(SPECTATOR)["decks"] == ANY_SIX
    assert all(card["face_up"] for card in state.outlook(SPECTATOR)["temple"])


@pytest.mark.ruling("temple.1")
def test_fewer_chosen_decks_are_filled_up_by_drawing() -> None:
    for seed in range(60):
        decks = TEMPLE.start(2, seed, {"decks": ANY_SIX[:5]}).outlook(SPECTATOR)["decks"]
        assert decks[:5] == ANY_SIX[:5]
        assert decks[5] in HIDING


@pytest.mark.ruling("temple.1")
@pytest.mark.parametrize(
    ("decks", "reason"),
    [
        (["coins", "coins"], "named twice"),
        ([deck.id for deck in DECK_TABLE[:7]], "temple: options.decks: 7 are too many; 6 at most"),
        (["rubies"], "rubies"),
    ],
)
def test_decks_that_cannot_be_played_are_refused(decks: list[str], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        TEMPLE.start(2, 0, {"decks": decks})


@pytest.mark.ruling("temple.2")
@pytest.mark.parametrize(("cover", "centre", "total"), [("outline", "5 5 5", 47), ("touch", "4 4 4", 44)])
def test_the_first_prices_are_those_of_the_plan(cover: str, centre: str, total: int) -> None:
    temple = TEMPLE.start(2, 1, {"cover": cover}).outlook(SPECTATOR)["temple"]
    price = {card["cell"]: card["covers"] for card in temple}
    rows = {letter: " ".join(str(price[cell]) for cell in price if cell[0] == letter) for letter in "abcdef"}
    assert rows == {
        "a": "1 2 2 2 1",
        "b": f"2 {centre} 2",
        "c": "1 2 2 2 1",
        "d": "1 2 2 1",
        "e": "1 2 2 1",
        "f": "0 0 0",
    }
    assert sum(price.values()) == total
    assert len(price) == 26


def test_two_money_each_twelve_assistants_and_28_cards_in_the_deck() -> None:
    for seats in (2, 3, 4):
        table = TEMPLE.start(seats, seats).outlook(SPECTATOR)
        assert [player["money"] for player in table["players"]] == [2] * seats
        assert {who["place"] for who in table["assistants"]} == {"assistants"}
        assert len(table["assistants"]) == 12
        assert (table["deck"]["count"], table["removed"]) == (28, 0)


def test_the_first_player_is_drawn() -> None:
    firsts = Counter(TEMPLE.start(4, seed).actors()[0] for seed in range(400))
    assert all(70 < firsts[seat] < 130 for seat in range(4))


def test_cards_lie_face_down_by_their_kind() -> None:
    for seed in range(20):
        state = TEMPLE.start(2, seed)
        faces = state.dump()["faces"]
        for card in state.outlook(SPECTATOR)["temple"]:
            kind = columns.KIND[faces[columns.CELL[card["cell"]]]]
            assert card["face_up"] == (not columns.DOWN[kind])
            assert (card["kind"] is None) == bool(columns.DOWN[kind])


@pytest.mark.ruling("temple.23", "temple.47")
def test_two_cards_are_removed_unseen_and_stay_hidden_to_the_end() -> None:
    ended = 0
    for state, table in moments(6):
        assert table["removed"] == (0 if table["round"] == 1 else 2)
        document = state.dump()
        known = {*document["knowledge"]["public"], *(c for row in document["knowledge"]["seen"] for c in row)}
        assert not known & {52, 53}
        if table["round"] == 1:
            assert max(known) < 26
        ended += table["outcome"] is not None
    assert ended == 6


@pytest.mark.ruling("temple.47")
def test_the_decks_in_play_are_public_and_a_back_tells_nothing() -> None:
    state = TEMPLE.start(3, 8, {"decks": ["monsters", "treasures", "curses"]})
    for viewer in (SPECTATOR, 0, 1, 2):
        table = state.outlook(viewer)
        assert len(table["decks"]) == 6
        backs = [card for card in table["temple"] if not card["face_up"]]
        assert len(backs) > 3
        assert {(card["kind"], card["star"]) for card in backs} == {(None, None)}
