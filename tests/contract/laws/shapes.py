"""What leaves the rules has the shapes its game declares: these keys, of these types, and no others."""

from __future__ import annotations

import types
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bivouac.core import contract
from bivouac.core.contract import Game
from bivouac.core.shapes import NoFacts
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, walk

UNIONS = (Union, types.UnionType)


def shapes_of(game: Game) -> ModuleType | None:
    """The room of a game that declares its shapes; None where it brings none."""
    package = str(getattr(game, "package", ""))
    try:
        return import_module(f"{package}.shapes")
    except ModuleNotFoundError:
        return None


def all_that_is_told_fits(table: Table, seed: Seed) -> int:
    """Every outlook, event, chance and refusal of a random game has its shape."""
    declared = shapes_of(table.game)
    if declared is None:
        return 0
    count = 0
    for moment in walk(table, seed):
        with moment:
            moment.state.watch(True)
            for viewer in table.viewers():
                count += 1
                assert_fits(moment.state.outlook(viewer), declared.Outlook, f"{moment}: outlook")
                for event in moment.state.events(viewer):
                    assert_fits(event, declared.Event, f"{moment}: event {event.get('kind')}")
            actions_fit(moment, declared)
    return count


def actions_fit(moment: Moment, declared: ModuleType) -> None:
    """The chances of every action, and the facts of every refusal."""
    facts = declared.REFUSALS
    for seat in moment.state.actors()[:1]:
        for action in range(moment.number % 3, moment.table.game.vocabulary, 3):  # each one sooner or later
            chances = moment.state.odds(seat, action)
            if chances is not None:
                assert_fits(chances, declared.Odds, f"{moment}: odds of {moment.state.text(action)}")
            refusal = moment.state.why_not(seat, action)
            if refusal is not None:
                shape = facts.get(refusal.code, NoFacts)
                assert_fits(refusal.facts, shape, f"{moment}: refusal {refusal.code}")


def every_entry_fits(game: Game, lang: str) -> int:
    """Every entry of a catalogue has its shape: the game's own, or the one of the contract."""
    declared = shapes_of(game)
    shape = getattr(declared, "Entry", contract.Entry)
    entries = game.catalogue(lang)
    for entry in entries:
        assert_fits(entry, shape, f"{game.facts.name}: {entry['id']}")
    return len(entries)


def assert_fits(value: object, shape: Any, where: str) -> None:
    """The value has the shape; else what is wrong with it is said."""
    wrong = misfit(value, shape)
    assert wrong is None, f"{where}: {wrong}"


def misfit(value: object, shape: Any) -> str | None:
    """What keeps a value from having a shape; None when it has it."""
    if shape is Any or shape is object:
        return None
    if is_typeddict(shape):
        return _misfit_keys(value, shape)
    origin, arguments = get_origin(shape), get_args(shape)
    if origin in UNIONS:
        return _misfit_union(value, arguments)
    if origin is Literal:
        return None if value in arguments else f"{value!r} is none of {arguments}"
    if origin is NotRequired:
        return misfit(value, arguments[0])
    if origin is list:
        return _first(value, lambda at: arguments[0])
    if origin is tuple:  # written as JSON has it
        if isinstance(value, list) and len(value) != len(arguments):
            return f"{value!r} has not {len(arguments)} parts"
        return _first(value, lambda at: arguments[at])
    if origin is dict:
        return _misfit_table(value, arguments)
    return _misfit_plain(value, shape)


def _misfit_plain(value: object, shape: Any) -> str | None:
    if shape is None or shape is type(None):
        return None if value is None else f"{value!r} is not null"
    fits = isinstance(value, shape) and (shape is bool or not isinstance(value, bool))
    return None if fits else f"{value!r} is no {shape.__name__}"


def _misfit_keys(value: object, shape: Any) -> str | None:
    if not isinstance(value, Mapping):
        return f"{value!r} is no {shape.__name__}"
    hints = get_type_hints(shape, include_extras=True)
    missing = sorted(shape.__required_keys__ - set(value))
    unknown = sorted(set(value) - set(hints))
    if missing or unknown:
        return f"{shape.__name__}: missing {missing}, unknown {unknown}"
    for key, part in value.items():
        wrong = misfit(part, hints[key])
        if wrong is not None:
            return f"{shape.__name__}.{key}: {wrong}"
    return None


def _misfit_union(value: object, members: tuple[Any, ...]) -> str | None:
    """Of a union of events, the one of that kind says what is wrong."""
    wrongs = {misfit(value, member): member for member in members}
    if None in wrongs:
        return None
    kind = value.get("kind") if isinstance(value, Mapping) else None
    near = [wrong for wrong, member in wrongs.items() if kind in _kinds(member)]
    return str(near[0]) if near else f"{value!r} fits none of {len(members)} shapes"


def _kinds(shape: Any) -> tuple[Any, ...]:
    return get_args(get_type_hints(shape).get("kind")) if is_typeddict(shape) else ()


def _first(value: object, shape_at: Any) -> str | None:
    if not isinstance(value, list):
        return f"{value!r} is no list"
    wrongs = (misfit(part, shape_at(at)) for at, part in enumerate(value))
    return next((f"[{at}] {wrong}" for at, wrong in enumerate(wrongs) if wrong is not None), None)


def _misfit_table(value: object, arguments: tuple[Any, ...]) -> str | None:
    if not isinstance(value, dict):
        return f"{value!r} is no table"
    wrongs = (misfit(key, arguments[0]) or misfit(part, arguments[1]) for key, part in value.items())
    return next((wrong for wrong in wrongs if wrong is not None), None)
