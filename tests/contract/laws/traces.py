"""Law 4, no leak: a redealt world holds no trace of the true one, neither of its pieces nor of its chance."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from bivouac import QuickChance, SetupError
from bivouac.core.contract import State
from tests.contract import damage
from tests.contract.canon import canonical, difference
from tests.contract.laws.ids import pieces_in
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, sampled


def a_redeal_knows_no_more_than_its_seat(table: Table, seed: Seed, *, states: int) -> int:
    """A redeal depends on what the seat knows and on the chance it is given, and on nothing else.

    So it is the same world whether it is dealt from the true state, from the true state with another
    chance, or from a world already redealt: hence a bot sent a redealt dump is sent nothing more.
    """
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            for viewer in table.viewers():
                _same_worlds(moment, viewer)
                _own_chance(moment, viewer)
    return count


def _same_worlds(moment: Moment, viewer: int) -> None:
    state = moment.state
    world = dealt(state, viewer, 1)
    for what, source in (
        ("the true world with another chance", _other_chance(moment)),
        ("a world already redealt", state.redeal(viewer, QuickChance(2))),
    ):
        other = dealt(source, viewer, 1)
        if canonical(world) != canonical(other):
            parted = difference(world, other)
            raise AssertionError(f"{moment}: a redeal for {viewer} from {what} betrays the truth: {parted}")


def dealt(state: State, viewer: int, number: int) -> dict[str, Any]:
    """The document of a redealt world."""
    return state.redeal(viewer, QuickChance(number)).dump()


def _other_chance(moment: Moment) -> State:
    document = moment.state.dump()
    document["chance"] = QuickChance(-1 - moment.number).dump()
    return moment.table.game.load(document)


def _own_chance(moment: Moment, viewer: int) -> None:
    """The future of a redealt world comes from the argument alone."""
    true = moment.state.dump()["chance"]
    one, other = (dealt(moment.state, viewer, number) for number in (3, 4))
    assert one["chance"] != true, f"{moment}: a redeal for {viewer} keeps the true chance"
    assert one["chance"] != other["chance"], f"{moment}: two redeals for {viewer} have the same chance"
    text = canonical(one).decode()
    for secret in _secrets(true):
        assert secret not in text, f"{moment}: a redeal for {viewer} holds {secret} of the true chance"


def _secrets(chance: Any) -> list[str]:
    """The parts of a chance that are too long to be found elsewhere by accident."""
    found = [leaf for _, leaf in leaves(chance)]
    return [str(leaf) for leaf in found if len(str(leaf)) >= 8]


def rivals_of_the_truth_are_dealt_alike(table: Table, seed: Seed, *, states: int, swaps: int) -> int:
    """Another truth that the seat cannot tell from this one is dealt anew into the very same worlds.

    The rival is made without any redeal: entries that a redeal moves about are swapped, as long as the seat
    sees no difference. A redeal that keeps anything of the truth keeps it of one and not of the other.
    """
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            for viewer in table.viewers():
                rival = _rival(moment, viewer, swaps)
                if rival is None:
                    continue
                count += 1
                for number in range(4):
                    parted = difference(dealt(moment.state, viewer, number), dealt(rival, viewer, number))
                    assert not parted, (
                        f"{moment}: a redeal for {viewer} betrays which of two truths is true: {parted}"
                    )
    return count


def _rival(moment: Moment, viewer: int, swaps: int) -> State | None:
    """A state that differs from the true one in nothing that the viewer sees; None if no swap led there."""
    luck = Random(f"rival {moment.seed!r} {moment.number} {viewer}")
    seen = canonical(_seen(moment.state, viewer))
    document = json.loads(canonical(moment.state.dump()))
    hidden = sorted(moving([dealt(moment.state, viewer, number) for number in range(6)]), key=str)
    rival = None
    for _ in range(swaps if hidden else 0):
        place = luck.choice(hidden)
        others = [path[-1] for path in hidden if path[:-1] == place[:-1] and path != place]
        if not others or not isinstance(place[-1], int):
            continue
        swap = damage.Harm(damage.SWAP, place, luck.choice(others))
        swap.do(document)
        try:
            other = moment.table.game.load(document)
        except SetupError:
            other = None
        if other is not None and canonical(_seen(other, viewer)) == seen:
            rival = other
        else:
            swap.do(document)
    return rival


def _seen(state: State, viewer: int) -> list[Any]:
    return [state.outlook(viewer), state.actors(), state.legal(viewer), state.revealed()]


def hidden_pieces_are_dealt_anew(table: Table, seed: Seed, *, states: int, worlds: int) -> int:
    """Where pieces lie hidden, redealt worlds differ; a few states may leave nothing open to chance."""
    count = stuck = 0
    for moment in sampled(table, seed, states):
        with moment:
            hidden = [piece for piece in pieces_in(moment.state.outlook(-1)) if piece["kind"] is None]
            if len(hidden) < 2:
                continue
            count += 1
            found = [_without_chance(dealt(moment.state, -1, number)) for number in range(worlds)]
            if len({canonical(document) for document in found}) == 1:
                stuck += 1
    assert stuck * 2 <= count, f"{table}, seed {seed!r}: {stuck} of {count} states are never dealt anew"
    return count


def what_starts_at_random_is_dealt_at_random(table: Table, seed: int, *, worlds: int) -> int:
    """Whatever differs between starts that look alike to a viewer, differs between its redeals."""
    start = table.start(seed)
    starts = [table.start(seed + 1 + number) for number in range(worlds)]
    count = 0
    for viewer in table.viewers():
        seen = canonical(start.outlook(viewer))
        alike = [state.dump() for state in starts if canonical(state.outlook(viewer)) == seen]
        hidden = moving([start.dump(), *alike])
        dealt_anew = moving([dealt(start, viewer, number) for number in range(worlds)])
        kept = sorted(hidden - dealt_anew, key=str)
        assert not kept, f"{table}, seed {seed}: a redeal for {viewer} always keeps the true {kept[:3]}"
        count += len(hidden)
    return count


def moving(documents: list[dict[str, Any]]) -> set[tuple[str | int, ...]]:
    """The places whose values are not the same in all documents, chance aside."""
    found: dict[tuple[str | int, ...], set[str]] = {}
    for document in documents:
        for path, leaf in leaves(_without_chance(document)):
            found.setdefault(path, set()).add(repr(leaf))
    return {path for path, values in found.items() if len(values) > 1}


def _without_chance(document: dict[str, Any]) -> dict[str, Any]:
    bare = copy.copy(document)
    bare.pop("chance", None)
    return bare


def leaves(value: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every value of a document that holds no other, with its place."""
    inner = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    )
    if inner is None:
        yield here, value
        return
    for key, part in inner:
        yield from leaves(part, (*here, key))
