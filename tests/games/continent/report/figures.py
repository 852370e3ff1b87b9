"""The figures of many expeditions, as a page of Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import mean, median
from typing import Any, Final

from bivouac.games.continent import columns
from bivouac.games.continent.kinds import ADVENTURE as OF_THE_ADVENTURE
from bivouac.games.continent.kinds import EXPLORATION
from bivouac.lab.intervals import wilson
from tests.games.continent.report.parties import ADVENTURE, EXPLORERS

WASHED: Final = ("591", "592", "599")
ANSWERED: Final = ("593", "594", "595", "596", "598")
REGIONS: Final = {"1": "I", "2": "II", "3": "III", "4": "IV", "5": "V", "6": "VI"}
Record = dict[str, Any]


def page(records: list[Record]) -> str:
    """Everything that was asked of the expeditions, party by party."""
    by_party: dict[str, list[Record]] = {}
    for record in records:
        by_party.setdefault(record["party"], []).append(record)
    parts = [fortunes(by_party)]
    for name, games in by_party.items():
        parts += [f"## {name}", regions(games), *defeats(games), *never_seen(games)]
    return "\n\n".join(parts) + "\n"


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table of Markdown."""
    names = list(head)
    lines = [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]
    return "\n".join(lines + [f"| {' | '.join(map(str, row))} |" for row in rows])


def fortunes(by_party: dict[str, list[Record]]) -> str:
    """How often each party came home, by which way, and how near it was."""
    rows = []
    for name, games in by_party.items():
        won = [game for game in games if game["ending"] == "won"]
        low, high = wilson(len(won), len(games))
        rows.append(
            (
                name,
                len(games),
                f"{len(won) / len(games):.0%} ({low:.0%} – {high:.0%})",
                sum(game["way"] in WASHED for game in won),
                sum(game["way"] in ANSWERED for game in won),
                f"{share(games, lambda game: '6' in game['regions']):.0%}",
                round(median(game["turns"] for game in games)),
                round(median(game["moves"] for game in games)),
                max(game["moves"] for game in games),
                f"{share(games, lambda game: game['camps']):.0%}",
                f"{contested(games):.0%}",
                f"{mean(game['failures'] for game in games):.1f}",
            )
        )
    head = ("party", "games", "won (95 %)", "washed", "answered", "saw VI", "turns", "moves", "most moves")
    return table((*head, "slept", "contested", "failures"), rows)


def contested(games: list[Record]) -> float:
    """The part of all actions that could fail; of no actions, none."""
    actions = sum(game["actions"] for game in games)
    return float(sum(game["contested"] for game in games)) / actions if actions else 0.0


def share(games: list[Record], asked: Any) -> float:
    """The part of the games of which something is true."""
    return sum(map(bool, map(asked, games))) / len(games)


def regions(games: list[Record]) -> str:
    """What each region costs those who come there, and what it feeds them."""
    rows = []
    won = [game for game in games if game["ending"] == "won"]
    for zone, name in REGIONS.items():
        there = [game for game in games if zone in game["regions"]]
        if there:
            spent = mean(game["spent"].get(zone, 0) for game in there)
            back = mean(game["returned"].get(zone, 0) for game in there)
            meals = mean(game["meals"].get(zone, 0) for game in there)
            numbers = (f"{spent:.1f}", f"{back:.1f}", f"{spent - back:.1f}", f"{meals:.1f}")
            routes = f"{sum(game in won for game in there) / len(won):.0%}" if won else "–"
            rows.append((name, f"{len(there) / len(games):.0%}", routes, *numbers))
    return table(
        ("region", "visited", "on winning routes", "cards spent", "cards back", "net loss", "meals"), rows
    )


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
    return [*parts, "Wins by explorer: " + ", ".join(rows) + "."]


def never_seen(games: list[Record]) -> list[str]:
    """The cards that no expedition of the party has met."""
    box = columns.of(ADVENTURE)
    met = {face for game in games for face in game["seen"]}
    missed = [
        box.ids[card]
        for card in range(box.cards)
        if box.family[card] in (OF_THE_ADVENTURE, EXPLORATION) and box.faces[card] not in met
    ]
    used = Counter(name for game in games for name in game["satchel"])
    common = ", ".join(f"{name} {count}" for name, count in sorted(used.items()))
    return [
        f"Never seen ({len(missed)}): {', '.join(missed) or 'none'}.",
        f"In the satchel at the end: {common}.",
    ]
