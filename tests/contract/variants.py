"""Which options the laws are tried with: one changed at a time, or every two values together somewhere."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from bivouac.core.contract import Game, Option

Options = dict[str, Any]
Choice = tuple[str, int]  # an option, or the seats, and which of its values
SEATS = "seats"


def alone(game: Game, seats: int) -> list[Options]:
    """The defaults, then each option that means anything there changed alone to each other value."""
    found: list[Options] = [{}]
    for option in game.facts.options:
        if not is_meant(option, seats):
            continue
        others = [value for value in values(option, seats, {}) if value != option["default"]]
        found += [{option["key"]: value} for value in others]
    return found


def pairwise(game: Game) -> list[tuple[int, Options]]:
    """Every seat count with the defaults, then as few tables as show any two values together."""
    low, high = game.facts.seats
    rows = [_defaults(game, seats) for seats in range(low, high + 1)]
    missing = [pair for pair in _pairs(game) if not any(_holds(row, pair) for row in rows)]
    while missing:
        row = _completed(game, dict(missing[0]), missing)
        rows.append(row)
        missing = [pair for pair in missing[1:] if not _holds(row, pair)]
    found: list[tuple[int, Options]] = []
    for row in rows:  # lists that mean the same at a table of few seats give the same table twice
        named = _named(game, row)
        found += [] if named in found else [named]
    return found


def is_meant(option: Option, seats: int) -> bool:
    """Does an option change anything at a table of so many seats?"""
    return seats in option.get("seats", [seats])


def values(option: Option, seats: int, chosen: Mapping[str, Any]) -> list[Any]:
    """The values of an option worth trying, beside others already chosen."""
    if option["type"] == "bool":
        return [False, True]
    if option["type"] == "list":
        return [option["default"], *_halves(option, seats, chosen)]
    return option["choices"] or [option["default"]]


def offered(option: Option, chosen: Mapping[str, Any]) -> list[Any]:
    """What a list may name beside others already chosen."""
    among = option.get("among")
    if among is None:
        return option["choices"]
    first = next(iter(among["choices"]))  # what another option has when nothing is chosen
    return among["choices"][chosen.get(among["key"], first)]


def _halves(option: Option, seats: int, chosen: Mapping[str, Any]) -> list[list[str]]:
    """Two halves of a list name every choice, in few tables; a list in the order of seats is no longer."""
    offers = offered(option, chosen)
    middle = len(offers) // 2
    most = seats if option.get("ordered") else len(offers)
    return [offers[:middle][:most], offers[middle:][:most]]


def _counts(game: Game) -> dict[str, int]:
    """How many values each option has, and the seats."""
    low, high = game.facts.seats
    counts = {option["key"]: len(values(option, high, {})) for option in game.facts.options}
    return {**counts, SEATS: high - low + 1}


def _pairs(game: Game) -> Iterator[tuple[Choice, Choice]]:
    """Any two values of two options, or of an option and the seats, that can meet."""
    every = [[(key, which) for which in range(count)] for key, count in _counts(game).items()]
    for one, other in itertools.combinations(every, 2):
        for pair in itertools.product(one, other):
            if _fits(game, dict(pair)):
                yield pair


def _fits(game: Game, row: Mapping[str, int]) -> bool:
    """Whether every option that is changed means something there, as far as the table is known."""
    options = {option["key"]: option for option in game.facts.options}
    if not all(key == SEATS or _is_offered(options, row, key) for key in row):
        return False
    if SEATS not in row:
        return True
    seats = game.facts.seats[0] + row[SEATS]
    return all(
        key == SEATS or is_meant(options[key], seats) or which == _default(options[key])
        for key, which in row.items()
    )


def _is_offered(options: Mapping[str, Option], row: Mapping[str, int], key: str) -> bool:
    """Whether a list has anything to name beside what another option is, if that is known."""
    among = options[key].get("among")
    if among is None or among["key"] not in row or row[key] == _default(options[key]):
        return True
    other = options[among["key"]]
    return bool(offered(options[key], {other["key"]: other["choices"][row[other["key"]]]}))


def _default(option: Option) -> int:
    """Which of its values an option has when nothing is said."""
    return values(option, 1, {}).index(option["default"])


def _defaults(game: Game, seats: int) -> dict[str, int]:
    chosen = {option["key"]: _default(option) for option in game.facts.options}
    return {**chosen, SEATS: seats - game.facts.seats[0]}


def _completed(game: Game, row: dict[str, int], missing: list[tuple[Choice, Choice]]) -> dict[str, int]:
    """A whole table from its beginning: of each value the one that shows the most of what is missing."""
    for key, count in _counts(game).items():
        if key not in row:
            tried = [{**row, key: which} for which in range(count)]
            if key == SEATS:
                tried.reverse()  # of seats that show as much the most: more explorers are met
            fitting = [each for each in tried if _fits(game, each)]
            row = max(fitting, key=lambda each: sum(_holds(each, pair) for pair in missing))
    return row


def _holds(row: Mapping[str, int], pair: tuple[Choice, Choice]) -> bool:
    return all(row.get(key) == which for key, which in pair)


def _named(game: Game, row: Mapping[str, int]) -> tuple[int, Options]:
    """Seats and options by their names; what is as by default is left out."""
    seats = game.facts.seats[0] + row[SEATS]
    chosen: Options = {}
    for option in game.facts.options:
        value = values(option, seats, chosen)[row[option["key"]]]
        if value != option["default"]:
            chosen[option["key"]] = value
    return seats, chosen
