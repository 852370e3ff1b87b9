"""Law 3: nothing is created or lost, and a document in which something is, is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from bivouac import QuickChance, SetupError
from bivouac.core.contract import State
from tests.contract import damage
from tests.contract.canon import canonical, difference
from tests.contract.pieces import Pieces
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, sampled, step, walk

FUTURE = 8
LONG_FUTURE = 200


def every_piece_is_in_one_place(table: Table, seed: Seed, *, every: int = 1) -> int:
    """The census that `load` takes finds nothing wrong after any action."""
    count = 0
    for moment in walk(table, seed):
        if moment.number % every and moment.state.actors():
            continue
        count += 1
        document = moment.state.dump()
        try:
            table.game.load(document)
        except SetupError as wrong:
            raise AssertionError(f"{moment}: a piece was created, lost or misplaced: {wrong}") from None
    return count


def damaged_documents_are_refused(
    table: Table, seed: Seed, pieces: Pieces, *, states: int, tries: int | None = None, every: int = 1
) -> int:
    """Each damage is refused with a reason, or was none: then the document is what was loaded, and plays on.

    `tries` draws that many damages a state; without it, every single damage is done, or each of so many.
    """
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            sound = canonical(moment.state.dump())
            for harm, document in _harmed(moment, sound, tries, every):
                given = canonical(document)
                if given != sound:
                    count += 1
                    _refused_or_sound(moment, harm, document, given, pieces)
    return count


def _harmed(moment: Moment, sound: bytes, tries: int | None, every: int) -> Iterator[tuple[damage.Harm, Any]]:
    """A fresh document for each harm; reading it again is quicker than copying it."""
    if tries is None:
        for harm in islice(damage.every_single(msgspec.json.decode(sound)), 0, None, every):
            document = msgspec.json.decode(sound)
            harm.do(document)
            yield harm, document
        return
    luck = Random(f"damage {moment.seed!r} {moment.number}")
    for _ in range(tries):
        document = msgspec.json.decode(sound)
        yield damage.several(document, luck), document


def _refused_or_sound(moment: Moment, harm: damage.Harm, document: Any, given: bytes, pieces: Pieces) -> None:
    """Load a harmed document, which is written like this."""
    game = moment.table.game
    try:
        loaded = game.load(document)
    except SetupError as refusal:
        if not str(refusal).strip():
            raise AssertionError(f"{moment}: {harm}: refused without a reason") from refusal
        return
    except Exception as error:
        raise AssertionError(f"{moment}: {harm}: load() raised {error!r}, not SetupError") from error
    assert canonical(document) == given, f"{moment}: {harm}: load() changed the document it was given"
    parted = difference(document, loaded.dump())
    assert not parted, f"{moment}: {harm}: accepted, and loaded as something else: {parted}"
    assert not harm.loses_a_piece(pieces), (
        f"{moment}: {harm}: accepted, though a piece was created or lost; a field that holds no pieces is "
        "named in tests/contract/pieces.py"
    )
    _plays_on(moment, harm, loaded)


def whatever_loads_plays_on(table: Table, seed: Seed, *, states: int, tries: int) -> int:
    """A document in which one number is another is refused, or can be played on for long like any other."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            sound = canonical(moment.state.dump())
            luck = Random(f"numbers {moment.seed!r} {moment.number}")
            for _ in range(tries):
                document = msgspec.json.decode(sound)
                harm = damage.number(document, luck)
                harm.do(document)
                try:
                    loaded = table.game.load(document)
                except SetupError:
                    continue
                count += 1
                _plays_on(moment, harm, loaded, LONG_FUTURE)
    return count


def _plays_on(moment: Moment, harm: damage.Harm, state: State, moves: int = FUTURE) -> None:
    """What was accepted is a state like any other."""
    luck = Random(f"{harm}")
    try:
        for viewer in moment.table.viewers():
            state.outlook(viewer)
            state.redeal(viewer, QuickChance(moment.number))
        for _ in range(moves):
            if not state.actors():
                assert state.outcome() is not None, "nobody may act and there is no outcome"
                break
            step(state, luck)
        moment.table.game.load(state.dump())
    except Exception as error:
        raise AssertionError(f"{moment}: {harm}: accepted, and then {error!r}") from error
