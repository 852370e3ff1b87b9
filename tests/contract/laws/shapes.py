"""What leaves the rules has the shapes its game declares: these keys, of these types, and no others."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bivouac.core import contract
from bivouac.core.contract import Game
from bivouac.core.shapes import NoFacts
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, walk

UNIONS = (Union, types.UnionType)
Misfit = Callable[[object], str | None]  # what keeps a value from having a shape; None when it has it


def shapes_of(game: Game) -> ModuleType | None:
    """The room of a game that declares its shapes; None where it brings none."""
    package = str(getattr(game, "package", ""))
    try:
        return import_module(f"{package}.shapes")
    except ModuleNotFoundError:
        return None


def all_that_is_told_fits(table: Table, seed: Seed, *, look_every: int = 1) -> int:
    """Every event of a random game has its shape, and so has at each of so many moments all else."""
    declared = shapes_of(table.game)
    if declared is None:
        return 0
    count = 0
    for moment in walk(table, seed):
        with moment:
            moment.state.watch(True)
            for viewer in table.viewers():
                count += 1
                for event in moment.state.events(viewer):
                    assert_fits(event, declared.Event, f"{moment}: event {event.get('kind')}")
            if moment.number % look_every == 0:
                outlooks_fit(moment, declared)
                actions_fit(moment, declared)
    return count


def outlooks_fit(moment: Moment, declared: ModuleType) -> None:
    """What every viewer sees."""
    for viewer in moment.table.viewers():
        assert_fits(moment.state.outlook(viewer), declared.Outlook, f"{moment}: outlook")


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
    wrong = misfit_of(shape)(value)
    assert wrong is None, f"{where}: {wrong}"


@cache
def misfit_of(shape: Any) -> Misfit:
    """What says of a value why it has not the shape; made once, since a walk asks it at every state."""
    origin, arguments = get_origin(shape), get_args(shape)
    if shape is Any or shape is object:
        return _anything
    if is_typeddict(shape):
        return _keys(shape)
    if origin in UNIONS:
        return _union(arguments)
    if origin is Literal:
        return lambda value: None if value in arguments else f"{value!r} is none of {arguments}"
    if origin is NotRequired:
        return misfit_of(arguments[0])
    if origin is list:
        return _list(misfit_of(arguments[0]))
    if origin is tuple:
        return _parts([misfit_of(argument) for argument in arguments])
    if origin is dict:
        return _table(misfit_of(arguments[0]), misfit_of(arguments[1]))
    return _plain(type(None) if shape is None else shape)


def _anything(value: object) -> str | None:
    return None


def _plain(shape: type) -> Misfit:
    called = "null" if shape is type(None) else shape.__name__

    def misfit(value: object) -> str | None:
        fits = isinstance(value, shape) and (shape is bool or not isinstance(value, bool))
        return None if fits else f"{value!r} is no {called}"

    return misfit


def _keys(shape: Any) -> Misfit:
    misfits = {key: misfit_of(part) for key, part in get_type_hints(shape, include_extras=True).items()}
    required: frozenset[str] = shape.__required_keys__

    def misfit(value: object) -> str | None:
        if not isinstance(value, dict):
            return f"{value!r} is no {shape.__name__}"
        keys = value.keys()
        if not required <= keys <= misfits.keys():
            missing, unknown = sorted(required - keys), sorted(keys - misfits.keys())
            return f"{shape.__name__}: missing {missing}, unknown {unknown}"
        for key, part in value.items():
            wrong = misfits[key](part)
            if wrong is not None:
                return f"{shape.__name__}.{key}: {wrong}"
        return None

    return misfit


def _union(members: tuple[Any, ...]) -> Misfit:
    """Of a union of events, the one of that kind says what is wrong."""
    misfits = [misfit_of(member) for member in members]

    def misfit(value: object) -> str | None:
        wrongs = []
        for one in misfits:
            wrong = one(value)
            if wrong is None:
                return None
            wrongs.append(wrong)
        kind = value.get("kind") if isinstance(value, dict) else None
        near = [wrong for wrong, member in zip(wrongs, members, strict=True) if kind in _kinds(member)]
        return near[0] if near else f"{value!r} fits none of {len(members)} shapes"

    return misfit


def _kinds(shape: Any) -> tuple[Any, ...]:
    return get_args(get_type_hints(shape).get("kind")) if is_typeddict(shape) else ()


def _list(part: Misfit) -> Misfit:
    def misfit(value: object) -> str | None:
        if not isinstance(value, list):
            return f"{value!r} is no list"
        for at, one in enumerate(value):
            wrong = part(one)
            if wrong is not None:
                return f"[{at}] {wrong}"
        return None

    return misfit


def _parts(parts: list[Misfit]) -> Misfit:
    """A tuple, written as JSON has it."""

    def misfit(value: object) -> str | None:
        if not isinstance(value, list):
            return f"{value!r} is no list"
        if len(value) != len(parts):
            return f"{value!r} has not {len(parts)} parts"
        wrongs = (part(one) for part, one in zip(parts, value, strict=True))
        return next((f"[{at}] {wrong}" for at, wrong in enumerate(wrongs) if wrong is not None), None)

    return misfit


def _table(key_misfit: Misfit, part_misfit: Misfit) -> Misfit:
    def misfit(value: object) -> str | None:
        if not isinstance(value, dict):
            return f"{value!r} is no table"
        wrongs = (key_misfit(key) or part_misfit(part) for key, part in value.items())
        return next((wrong for wrong in wrongs if wrong is not None), None)

    return misfit
