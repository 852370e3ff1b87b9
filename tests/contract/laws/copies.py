"""Law 2: a copy shares nothing that changes, and `load(dump())` is the identity."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bivouac import SPECTATOR, QuickChance
from bivouac.core.contract import State
from bivouac.core.game import HouseGame
from tests.contract.canon import canonical, difference, strict
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, Move, planned, said, sampled, step

FUTURE = 12


def picture(table: Table, state: State) -> dict[str, Any]:
    """All that a state answers, for every seat and an onlooker."""
    return {
        "dump": state.dump(),
        "actors": state.actors(),
        "legal": {str(viewer): state.legal(viewer) for viewer in table.viewers()},
        "outlook": {str(viewer): state.outlook(viewer) for viewer in table.viewers()},
        "events": {str(viewer): state.events(viewer) for viewer in table.viewers()},
        "revealed": state.revealed(),
    }


def copies_are_independent(table: Table, seed: Seed, *, states: int) -> int:
    """Whatever is played on a copy leaves the original alone, and the other way round."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            state = moment.state
            before = picture(table, state)
            _same(moment, before, picture(table, state.copy()), "a copy differs from its original")
            for how, twin in (
                ("playing on a copy", state.copy()),
                ("playing on a watched copy", _watched(state)),
                ("playing on a copy of a copy", state.copy().copy()),
                ("playing on a redealt world", state.redeal(count % table.seats, QuickChance(count))),
            ):
                _play_apart(moment, twin, before, how)
            _play_original(moment)
    return count


def _watched(state: State) -> State:
    twin = state.copy()
    twin.watch(True)
    return twin


def _play_apart(moment: Moment, twin: State, before: dict[str, Any], how: str) -> None:
    """Play on the twin; the key of the original is asked after every move, the rest at the end."""
    luck = Random(f"{how} {moment.seed!r} {moment.number}")
    key = moment.state.key()
    for _ in range(FUTURE):
        if not twin.actors():
            break
        move = step(twin, luck)
        if moment.state.key() != key:
            parted = difference(before["dump"], moment.state.dump())
            raise AssertionError(f"{moment}: {how} ({said(twin, move)}) changed the original: {parted}")
    _same(moment, before, picture(moment.table, moment.state), f"{how} changed the original")


def _play_original(moment: Moment) -> None:
    """Play on what plays the original's part; its copy stays, and then has the same future."""
    original, kept = moment.state.copy(), moment.state.copy()
    copy = original.copy()
    luck = Random(f"the original of {moment.seed!r} {moment.number}")
    moves: list[Move] = []
    while original.actors() and len(moves) < FUTURE:
        moves.append(step(original, luck))
        assert copy.key() == kept.key(), f"{moment}: playing on the original changed its copy"
    _same_future(moment, copy, original, moves, "a copy")


def _same_future(moment: Moment, twin: State, original: State, moves: list[Move], name: str) -> None:
    for seat, action in moves:
        twin.play(seat, action)
    parted = difference(original.dump(), twin.dump())
    assert not parted, f"{moment}: {name} that is played the same actions ends elsewhere: {parted}"


def loading_a_dump_is_the_identity(table: Table, seed: Seed, *, states: int) -> int:
    """A state written as JSON and read back is the same state with the same future."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            state = moment.state
            document = state.dump()
            loaded = table.game.load(msgspec.json.decode(strict(document)))
            assert loaded.key() == state.key(), f"{moment}: load(dump()) has another key"
            before = picture(table, state) | {"events": None}
            _same(moment, before, picture(table, loaded) | {"events": None}, "load(dump()) differs")
            original = state.copy()
            luck = Random(f"the future of {seed!r} {moment.number}")
            moves: list[Move] = []
            while original.actors() and len(moves) < FUTURE:
                moves.append(step(original, luck))
            _same_future(moment, loaded, original, moves, "load(dump())")
    return count


def every_planned_state_is_loaded(table: Table, seed: Seed, *, most: int, look_each: int = 1) -> set[str]:
    """Whatever a plan reaches can be saved, sent to a bot and read back; the phases met are answered.

    All that the two states answer is compared at one state of `look_each`.
    """
    met: set[str] = set()
    for number, moment in enumerate(planned(table, seed, most)):
        with moment:
            state = moment.state
            met.add(str(state.outlook(SPECTATOR).get("phase")))
            written = strict(state.dump())
            loaded = table.game.load(msgspec.json.decode(written))
            assert loaded.key() == state.key(), f"{moment}: load(dump()) has another key"
            if isinstance(table.game, HouseGame) and number % look_each == 0:
                restored = table.game.restore(msgspec.json.decode(written))
                _same(moment, picture(table, loaded), picture(table, restored), "restore(dump()) differs")
    return met


def a_position_leads_back_to_its_state(table: Table, seed: Seed, *, states: int) -> set[str]:
    """A state written as a text and read again is the same state; the keys written exactly are answered."""
    exact: set[str] = set()
    for moment in sampled(table, seed, states):
        with moment:
            text = moment.state.position()
            read = table.game.position(text)
            assert read.key() == moment.state.key(), f"{moment}: another state is read from {text}"
            assert read.position() == text, f"{moment}: it is written otherwise the second time"
            exact |= {
                line.split()[1].rstrip(":") for line in text.splitlines() if line.startswith("exactly ")
            }
    return exact


def what_is_handed_out_can_be_scribbled_on(table: Table, seed: Seed, *, states: int) -> int:
    """Spoiling every list and mapping a state hands out does it no harm."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            state = moment.state
            before = canonical(picture(table, state))
            _spoil(picture(table, state))
            for viewer in table.viewers():
                for action in state.legal(viewer):
                    _spoil(state.elements(action))
                    _spoil(state.odds(viewer, action))
            after = canonical(picture(table, state))
            assert before == after, (
                f"{moment}: what the state handed out was its own, and spoiling it did harm"
            )
    return count


def _spoil(value: Any) -> None:
    if isinstance(value, dict):
        for inner in value.values():
            _spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _spoil(inner)
        value.clear()


def _same(moment: Moment, one: Any, other: Any, what: str) -> None:
    parted = difference(one, other)
    assert not parted, f"{moment}: {what}: {parted}"
