"""Points: sets, majorities, assistants, and the whole sheet counted a second time from what lies open."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from bivouac.core.bits import nibbles, pieces
from bivouac.games.temple import columns, scoring
from bivouac.games.temple.state import State
from tests.games.playing import play
from tests.games.temple.stage import stage
from tests.games.temple.wandering import moments

LOOSE = {"vampire": -1, "mummy": -1, "vampire_mummy": -1, "cross": -1, "coffin": 2}
TOGETHER = {
    ("vampire", "cross"): 5,
    ("mummy", "coffin"): 5,
    ("vampire_mummy", "cross"): 4,
    ("vampire_mummy", "coffin"): 4,
}
EACH = {"coins": 2, "weapons": 1, "manuscripts": 1, "jewels": 1, "relics": 1}


@pytest.mark.ruling("temple.10")
def test_a_set_of_n_statues_is_worth_the_sum_up_to_n() -> None:
    assert [scoring.statues(count) for count in range(10)] == [sum(range(n + 1)) for n in range(10)]


def plate_splits(counts: tuple[int, ...]) -> int:
    """The best of all ways to split plates into sets, tried one by one."""
    best = 0
    if all(counts):
        best = max(best, 10 + plate_splits(tuple(count - 1 for count in counts)))
    for letter in range(3):
        for size, worth in ((1, 1), (2, 4), (3, 8)):
            if counts[letter] >= size:
                rest = tuple(n - size if at == letter else n for at, n in enumerate(counts))
                best = max(best, worth + plate_splits(rest))
    return best


@pytest.mark.ruling("temple.11", "temple.50")
def test_open_plates_are_split_as_well_as_can_be() -> None:
    for counts in product(range(4), repeat=3):
        assert scoring.plates(*counts) == plate_splits(counts), counts


@pytest.mark.ruling("temple.50")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((2, 2, 2), 20),
        ((3, 1, 1), 14),
        ((3, 2, 1), 15),
        ((3, 2, 2), 21),
        ((3, 3, 1), 18),
        ((3, 3, 2), 22),
        ((3, 3, 3), 30),
    ],
)
def test_as_many_sets_of_all_letters_as_possible_come_first(counts: tuple[int, int, int], worth: int) -> None:
    assert {scoring.plates(*order) for order in permutations(counts)} == {worth}


def best_match(cards: list[str]) -> int:
    """The best of all ways to pair monsters and remedies, tried one by one."""
    best = sum(LOOSE[card] for card in cards)
    for (monster, remedy), worth in TOGETHER.items():
        if monster in cards and remedy in cards:
            rest = list(cards)
            rest.remove(monster)
            rest.remove(remedy)
            best = max(best, worth + best_match(rest))
    return best


@pytest.mark.ruling("temple.12", "temple.13", "temple.51")
def test_open_monsters_are_matched_as_well_as_can_be() -> None:
    for counts in product(range(3), range(3), range(2), range(3), range(3)):
        cards = [face for face, count in zip(LOOSE, counts, strict=True) for _ in range(count)]
        assert scoring.monsters(*counts) == best_match(cards), counts


@pytest.mark.ruling("temple.24")
@pytest.mark.parametrize(
    ("relics", "worth"),
    [
        ([3, 1], [3, -3]),
        ([2, 2], [0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([4, 2, 0], [3, 0, -3]),
        ([4, 4, 0], [3, 3, -3]),
        ([5, 1, 1, 2], [3, -3, -3, 0]),
    ],
)
def test_most_relics_gain_and_fewest_lose(relics: list[int], worth: list[int]) -> None:
    assert scoring.relic_majority(relics) == worth


@pytest.mark.ruling("temple.25")
@pytest.mark.parametrize(
    ("stars", "worth"), [([3, 1], [3, 0]), ([2, 2], [3, 3]), ([0, 0], [0, 0]), ([1, 4, 4, 0], [0, 3, 3, 0])]
)
def test_most_stars_gain_a_star_card(stars: list[int], worth: list[int]) -> None:
    assert scoring.star_majority(stars) == worth


def face(card: dict[str, Any]) -> str:
    """The face of a card without its star."""
    return str(card["kind"]).removesuffix("_star")


def set_worth(cards: list[dict[str, Any]]) -> Counter[str]:
    """Statues, plates and monsters of one collection, by hand."""
    faces = Counter(face(card) for card in cards)
    worth: Counter[str] = Counter()
    worth["statues"] = faces["statue"] * (faces["statue"] + 1) // 2
    worth["plates"] = plate_splits((faces["plate_a"], faces["plate_b"], faces["plate_c"]))
    worth["monsters"] = best_match([name for name in faces.elements() if name in LOOSE])
    return worth


def by_hand(player: dict[str, Any], everybody: list[dict[str, Any]]) -> dict[str, int]:
    """A player's lines from cards, stars and money, counted from the open table alone."""
    worth: Counter[str] = Counter()
    groups: dict[int | None, list[dict[str, Any]]] = {None: []}
    for card in player["cards"]:
        name = face(card)
        if card["group"] is not None or not card["flipped"]:
            groups.setdefault(card["group"], []).append(card)
        if f"{name}s" in EACH:
            worth[f"{name}s"] += EACH[f"{name}s"]
        if name.startswith("treasure_") and name[-1].isdigit() and "money" not in name:
            worth["treasures"] += int(name[-1])
    for cards in groups.values():
        worth.update(set_worth(cards))
    most = max(one["stars"] for one in everybody)
    worth["stars"] = 3 if most and player["stars"] == most else 0
    worth["money"] = player["money"]
    return dict(worth)


@pytest.mark.ruling("temple.26", "temple.36", "temple.39", "temple.49")
def test_every_sheet_is_what_a_second_count_finds() -> None:
    counted = 0
    for _, table in moments(30):
        if table["moves"] % 9 and table["outcome"] is None:
            continue
        for player in table["players"]:
            lines = dict(player["lines"])
            for line, worth in by_hand(player, table["players"]).items():
                assert lines[line] == worth, (line, player)
                counted += 1
            stars = sum(card["star"] for card in player["cards"])
            assert player["stars"] == stars + 2 * ("astronomer" in player["assistants"])
            assert player["artifacts"] == len(player["cards"])
            assert player["points"] == sum(lines.values())
    assert counted > 1000


@pytest.mark.ruling("temple.10", "temple.11", "temple.12")
@pytest.mark.parametrize(
    ("opened", "told"),
    [
        ([], []),
        (["statue"] * 3, [("statues", 6, 10)]),
        (["plate_a", "plate_b"], [("plates", 2, 10)]),
        (["vampire"], [("monsters", -1, 5)]),
        (["coffin", "coin"], [("monsters", 2, 5)]),
        (["statue", "plate_c"], [("statues", 1, 3), ("plates", 1, 4)]),
    ],
)
def test_an_open_set_tells_its_worth_and_what_one_card_more_makes_of_it(
    opened: list[str], told: list[tuple[str, int, int]]
) -> None:
    decks = ["statues", "coins", "plates", "monsters", "jewels", "weapons"]
    sets = stage(decks=decks, opened={0: opened}).outlook(0)["players"][0]["sets"]
    assert [(found["deck"], found["points"], found["best"]) for found in sets] == told


@pytest.mark.ruling("temple.42")
@pytest.mark.parametrize(
    ("helper", "wishes", "worth"),
    [
        ("patron", {}, 3),
        ("scout", {}, 1),
        ("guard", {}, 1),
        ("digger", {}, 1),
        ("financier", {}, 0),
        ("porter", {}, 0),
        ("smuggler", {}, 0),
        ("astronomer", {}, 2),
        ("banker", {"money": {0: 3}}, 3),
        ("banker", {"money": {0: 9}}, 4),
        ("restorer", {"flipped": {0: ["coin", "coin", "coin"]}}, 1),
        ("restorer", {"flipped": {0: ["coin"] * 6 + ["weapon"] * 6}}, 4),
        ("appraiser", {"opened": {0: ["coin", "coin"]}}, 0),
        ("appraiser", {"opened": {0: ["coin"] * 4 + ["jewel"] * 3}}, 2),
        ("appraiser", {"opened": {0: ["coin"] * 6 + ["coin_star"] * 3}}, 4),
        ("curator", {"opened": {1: ["coin"]}}, 0),
        ("curator", {"opened": {0: ["coin", "jewel"], 1: ["coin", "jewel", "jewel"]}}, 1),
        ("curator", {"opened": {0: ["vampire", "statue"], 1: ["cross"]}}, 2),
    ],
)
def test_an_assistant_counts_at_the_end_what_is_printed(
    helper: str, wishes: dict[str, Any], worth: int
) -> None:
    state = stage(helpers={helper: 0}, active=1, **wishes)
    assert dict(state.outlook(0)["players"][0]["lines"])["assistants"] == worth


@pytest.mark.ruling("temple.28")
def test_the_whole_sheet_of_a_game_decides_it() -> None:
    state = stage(
        3,
        only=["f1"],
        decks=["statues", "coins", "relics", "plates", "monsters", "jewels"],
        cells={"f1": "coin"},
        opened={0: ["statue", "statue"], 1: ["relic", "plate_a", "plate_b"], 2: ["vampire_star", "coin"]},
        closed={0: [["statue", "statue", "statue"]]},
        helpers={"patron": 1},
        money={0: 1, 1: 0, 2: 4},
    )
    outcome = play(state, "0 take f1", "0 done").outcome()
    assert outcome is not None
    sheets = [{line: worth for line, worth in sheet if worth} for sheet in outcome.lines]
    assert sheets == [
        {"statues": 9, "coins": 2, "relic_majority": -3, "money": 1},
        {"relics": 1, "plates": 2, "relic_majority": 3, "assistants": 3},
        {"coins": 2, "monsters": -1, "relic_majority": -3, "stars": 3, "money": 4},
    ]
    assert (outcome.points, outcome.winners, outcome.ranks) == ((9, 9, 5), (0,), (1, 2, 3))


def test_a_tableau_counted_in_one_pass_holds_what_lies_there() -> None:
    games = moments(6, {"decks": ["statues", "plates", "monsters", "treasures"]})
    for state, shown in games:
        assert isinstance(state, State)
        for seat, player in enumerate(shown["players"]):
            tally = scoring.Tally(state, seat)
            assert tally.stars == player["stars"]
            assert tally.points(state, seat) == sum(scoring.by_deck(state, seat))
            assert tally.open == scoring.open_row(state, seat)
            decks = Counter(columns.DECK_OF[state.faces[card]] for card in pieces(state.rows[seat]))
            assert nibbles(tally.cards, 10) == [decks[deck] for deck in range(10)]


def test_three_like_plates_and_none_left_are_estimated() -> None:
    letters = ["plate_a", "plate_a", "plate_a_star"]
    state = stage(
        2, decks=["statues", "coins", "weapons", "manuscripts", "jewels", "plates"], opened={0: letters}
    )
    assert state.estimate(0) > state.estimate(1)
