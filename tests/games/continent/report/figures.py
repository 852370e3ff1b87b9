"""The figures of many expeditions, as a page of Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import sqrt
from statistics import mean, median, stdev
from typing import Any, Final

from bivouac.core.bits import has
from bivouac.games.continent import columns
from bivouac.games.continent.check.reach import Journey
from bivouac.games.continent.columns import NONE
from bivouac.games.continent.data import shelf
from bivouac.games.continent.kinds import ADVENTURE as OF_THE_ADVENTURE
from bivouac.games.continent.kinds import E_LIFT, EXPLORATION, ITEM
from bivouac.lab.intervals import student95, wilson
from tests.games.continent.report.parties import ADVENTURE, CURSES, EXPLORERS

REGIONS: Final = {"1": "I", "2": "II", "3": "III", "4": "IV", "5": "V", "6": "VI", "7": "VII"}
Record = dict[str, Any]


def page(records: list[Record]) -> str:
    """Everything that was asked of the expeditions, curse by curse and party by party."""
    parts = []
    for curse in CURSES:
        under = [record for record in records if record["curse"] == curse]
        if under:
            parts += [f"# {curse}", *of_curse(under)]
    return "\n\n".join(parts) + "\n"


def of_curse(records: list[Record]) -> list[str]:
    """The expeditions under one curse: all parties side by side, what nobody met, each party alone."""
    by_party: dict[str, list[Record]] = {}
    for record in records:
        by_party.setdefault(record["party"], []).append(record)
    parts = [fortunes(by_party), endings(records), *left_out(records)]
    for name, games in by_party.items():
        parts += [f"## {records[0]['curse']}: {name}", regions(games), *defeats(games)]
    return parts


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table of Markdown."""
    names = list(head)
    lines = [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]
    return "\n".join(lines + [f"| {' | '.join(map(str, row))} |" for row in rows])


def fortunes(by_party: dict[str, list[Record]]) -> str:
    """How often each party came home, how near it was, and what it did on the way."""
    rows = []
    for name, games in by_party.items():
        rows.append(
            (
                name,
                len(games),
                part(games, lambda game: game["ending"] == "won"),
                part(games, lambda game: game["camps"]),
                f"{contested(games):.0%}",
                average([game["failures"] for game in games]),
                round(median(game["turns"] for game in games)),
                round(median(game["moves"] for game in games)),
                max(game["moves"] for game in games),
            )
        )
    head = ("party", "games", "won (95 %)", "slept", "contested", "failures", "turns", "moves", "most moves")
    return table(head, rows)


def part(games: list[Record], asked: Any) -> str:
    """The part of the games of which something is true, with its interval."""
    count = sum(map(bool, map(asked, games)))
    low, high = wilson(count, len(games))
    return f"{count / len(games):.0%} ({low:.0%} – {high:.0%})" if games else "–"


def average(numbers: list[float]) -> str:
    """A mean, with its interval where there is one."""
    if len(numbers) < 2:
        return f"{mean(numbers):.1f}"
    half = student95(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers))
    return f"{mean(numbers):.1f} ± {half:.1f}"


def contested(games: list[Record]) -> float:
    """The part of all actions that could fail; of no actions, none."""
    actions = sum(game["actions"] for game in games)
    return float(sum(game["contested"] for game in games)) / actions if actions else 0.0


def regions(games: list[Record]) -> str:
    """What each region costs those who come there, and what it feeds them."""
    rows = []
    won = [game for game in games if game["ending"] == "won"]
    for zone, name in REGIONS.items():
        there = [game for game in games if zone in game["regions"]]
        if there:
            spent = [game["spent"].get(zone, 0) for game in there]
            back = [game["returned"].get(zone, 0) for game in there]
            net = [out - in_ for out, in_ in zip(spent, back, strict=True)]
            meals = mean(game["meals"].get(zone, 0) for game in there)
            numbers = (f"{mean(spent):.1f}", f"{mean(back):.1f}", average(net), f"{meals:.1f}")
            routes = part(won, lambda game, zone=zone: zone in game["regions"])
            rows.append(
                (name, part(games, lambda game, zone=zone: zone in game["regions"]), routes, *numbers)
            )
    return table(
        ("region", "entered", "on winning routes", "cards spent", "cards back", "net loss", "meals"), rows
    )


def endings(games: list[Record]) -> str:
    """How often each ending of the curse was reached."""
    met = Counter(game["way"] for game in games if game["ending"] == "won")
    numbers = lifting(games[0]["curse"])
    return "Endings: " + ", ".join(f"{number} ×{met[number]}" for number in numbers) + "."


def lifting(curse: str) -> list[str]:
    """The cards that lift a curse."""
    box = columns.of(ADVENTURE)
    at = box.curse_names.index(curse)
    return [
        box.ids[card]
        for card in range(box.first_fog)
        if box.arrival[card] >= 0
        and box.node_kind[box.arrival[card]] == E_LIFT
        and box.node_curse[box.arrival[card]] == at
    ]


def left_out(games: list[Record]) -> list[str]:
    """The items nobody carried, of those to be had, and the cards nobody met under this curse."""
    box = columns.of(ADVENTURE)
    curse = games[0]["curse"]
    met = {face for game in games for face in game["seen"]}
    carried = {name for game in games for name in game["items"]}
    present = [card for card in range(box.cards) if is_present(card, curse)]
    given = within_reach(curse)
    items = [box.ids[card] for card in present if box.kind[card] == ITEM and box.ids[card] in given - carried]
    missed = [box.ids[card] for card in present if box.faces[card] not in met]
    return [
        f"Items nobody carried ({len(items)}): {', '.join(items) or 'none'}.",
        f"Never seen ({len(missed)}): {', '.join(missed) or 'none'}.",
    ]


@cache
def within_reach(curse: str) -> frozenset[str]:
    """What the cards of the land lead to under a curse: some places give something else under one."""
    (clue,) = [clue for clue in shelf.pack(ADVENTURE).clues if clue.id == curse]
    return frozenset(Journey(shelf.pack(ADVENTURE), frozenset({curse})).begin(clue.start).met)


def is_present(card: int, curse: str) -> bool:
    """Can a card of the adventure or the fog turn up under a curse, on a first journey?"""
    box = columns.of(ADVENTURE)
    if box.family[card] not in (OF_THE_ADVENTURE, EXPLORATION):
        return False
    at = box.curse_names.index(curse)
    gives_way = card < box.first_fog and has(box.gives_way[card], at)
    return box.comes_with[card] in (NONE, at) and not gives_way


def defeats(games: list[Record]) -> list[str]:
    """Where and how expeditions end badly, and who fares how."""
    lost = [game for game in games if game["ending"] != "won"]
    causes = Counter(f"{game['cause']} ({game['ending']})" for game in lost).most_common(12)
    where = Counter(REGIONS.get(game["cause"].rpartition(" ")[2], "?") for game in lost)
    parts = [] if not lost else [
        "Defeats by region: " + ", ".join(f"{name} {where[name]}" for name in sorted(where)) + ".",
        "Causes: " + "; ".join(f"{cause} ×{count}" for cause, count in causes) + ".",
    ]  # fmt: skip
    rows = []
    for explorer in EXPLORERS:
        led = [game for game in games if explorer in game["explorers"]]
        if led:
            wins = sum(game["ending"] == "won" for game in led)
            rows.append(f"{explorer} {wins}/{len(led)}")
    used = Counter(name for game in games for name in game["satchel"])
    common = ", ".join(f"{name} {count}" for name, count in sorted(used.items()))
    return [
        *parts,
        "Wins by explorer: " + ", ".join(rows) + ".",
        f"In the satchel at the end: {common}.",
    ]
