"""What a player may do, told a second time from what lies open on the table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from tests.games.playing import choices
from tests.games.temple.wandering import moments

BONUS = {"coin": "coins", "weapon": "weapons", "manuscript": "manuscripts", "jewel": "jewels"}
TAMED = {"vampire": ["cross"], "mummy": ["coffin"], "vampire_mummy": ["cross", "coffin"]}
NEVER_OPEN = ("blessing", "curse", "treasure_money", "treasure_assistant", "treasure_action")

Table = dict[str, Any]


def overlaps(one: Table, other: Table) -> bool:
    """Do two cards lie over each other in the plan? A card is two half cards wide and deep."""
    return bool(abs(one["x"] - other["x"]) < 2 and abs(one["y"] - other["y"]) < 2)


def price(table: Table, card: Table, player: Table) -> int:
    """One money for each card above any part of it, or touching it; the Digger saves one."""
    above = [other for other in table["temple"] if other["floor"] > card["floor"] and overlaps(card, other)]
    if table["cover"] == "touch":
        above = [other for other in above if other["floor"] == card["floor"] + 1]
    return max(0, len(above) - ("digger" in player["assistants"]))


def open_cards(player: Table) -> Counter[str]:
    """The kinds of a tableau that are not flipped."""
    return Counter(card["kind"] for card in player["cards"] if not card["flipped"])


def on_a_turn(table: Table, player: Table, waiting: set[str]) -> set[str]:
    """Everything that may be done while nothing is pending (rulings 4, 5, 9, 17, 29, 39, 42, 48 and 52)."""
    found = sets(open_cards(player))
    if table["acted"] or not table["temple"]:
        found.add("done")
    if not table["left"]:
        return found
    for card in table["temple"]:
        cost = price(table, card, player)
        if cost <= player["money"]:
            found.add(f"take {card['cell']}")
        hidden = not card["face_up"] and player["seat"] not in card["seen_by"]
        if hidden and cost + 1 <= player["money"]:
            found.add(f"peek {card['cell']}")
    if player["money"]:
        found |= {f"hire {who}" for who in waiting}
    return found


def sets(cards: Counter[str]) -> set[str]:
    """Every set of two or three for a bonus, and every set that can be closed."""
    found = set()
    for kind, deck in BONUS.items():
        found |= {f"flip {text}" for text in like(cards, kind, deck, range(2, 4))}
    found |= {f"close {text}" for text in like(cards, "statue", "statues", range(2, 10))}
    plates = [kind for kind in cards.elements() if kind.startswith("plate")]
    for size in (2, 3):
        for some in combinations(sorted(plates), size):
            letters = {kind[6] for kind in some}
            if len(letters) == 1 or len(letters) == 3:
                found.add(f"close {' '.join(some)}")
    for monster, star, remedy in product(TAMED, ("", "_star"), ("cross", "cross_star", "coffin")):
        fits = remedy.removesuffix("_star") in TAMED[monster]
        if fits and cards[monster + star] and cards[remedy]:
            found.add(f"close {monster}{star} {remedy}")
    return found


def like(cards: Counter[str], kind: str, deck: str, sizes: range) -> set[str]:
    """Sets of like cards, plain and starred."""
    found = set()
    for plain, starred in product(range(cards[kind] + 1), range(cards[f"{kind}_star"] + 1)):
        if plain + starred in sizes:
            found.add(f"{deck} {plain}+{starred}")
    return found


def by_the_book(table: Table) -> set[str]:
    """All that the active player may do."""
    [active] = table["actors"]
    player = table["players"][active]
    waiting = {who["kind"] for who in table["assistants"] if who["place"] == "assistants"}
    cells = {card["cell"] for card in table["temple"]}
    match table["phase"]:
        case "steal":
            return {
                f"steal {victim['seat'] + 1} {kind}"
                for victim in table["players"]
                if victim["seat"] != active and "guard" not in victim["assistants"]
                for kind in open_cards(victim)
            }
        case "invite":
            return {f"invite {who}" for who in waiting}
        case "discard" | "give":
            return {f"{table['phase']} {kind}" for kind in open_cards(player)}
        case "carry":
            return {f"carry {cell}" for cell in cells}
        case "look":
            backs = [card for card in table["temple"] if not card["face_up"]]
            return {"enough"} | {f"look {card['cell']}" for card in backs if active not in card["seen_by"]}
    return on_a_turn(table, player, waiting)


@pytest.mark.ruling("temple.2", "temple.4", "temple.5", "temple.9", "temple.14", "temple.17", "temple.19")
@pytest.mark.ruling("temple.29", "temple.30", "temple.35", "temple.39", "temple.42", "temple.44")
@pytest.mark.ruling("temple.45", "temple.46", "temple.48", "temple.52")
@pytest.mark.parametrize("cover", ["outline", "touch"])
def test_the_choices_are_those_of_the_book_at_every_moment(cover: str) -> None:
    phases: Counter[str] = Counter()
    for state, table in moments(24, {"cover": cover}):
        if not table["actors"]:
            continue
        phases[table["phase"]] += 1
        payer = table["players"][table["payer"]]
        for card in table["temple"]:
            assert card["price"] == price(table, card, payer)
            assert card["payable"] == (card["price"] <= payer["money"])
        assert set(choices(state)) == by_the_book(table), table["phase"]
    assert set(phases) == {"turn", "steal", "invite", "discard", "give", "look", "carry"}


@pytest.mark.ruling("temple.15", "temple.34", "temple.36")
def test_used_special_cards_are_flipped_at_every_moment() -> None:
    used = 0
    for _, table in moments(12):
        for player in table["players"]:
            for card in player["cards"]:
                if card["kind"].startswith(NEVER_OPEN):
                    used += 1
                    assert card["flipped"]
    assert used > 100


@pytest.mark.ruling("temple.7")
def test_while_cards_remain_one_is_uncovered_and_the_player_can_act() -> None:
    for state, table in moments(12):
        if table["temple"]:
            assert min(card["covers"] for card in table["temple"]) == 0
        if table["actors"]:
            assert choices(state)


@pytest.mark.ruling("temple.21", "temple.38")
def test_seats_take_turns_in_the_order_of_each_round() -> None:
    games: list[list[tuple[int, int, int]]] = []
    for _, table in moments(9):
        if table["moves"] == 0:
            games.append([])
        if table["actors"] and (not games[-1] or games[-1][-1][1] != table["turn"]):
            games[-1].append((table["round"], table["turn"], table["actors"][0]))
    for number, turns in enumerate(games):
        seats = 2 + number % 3
        first = turns[0][2]
        for temple, start, direction in ((1, first, 1), (2, (first - 1) % seats, -1)):
            order = [seat for round, _, seat in turns if round == temple]
            assert order == [(start + direction * step) % seats for step in range(len(order))]
            assert len(order) > 5
