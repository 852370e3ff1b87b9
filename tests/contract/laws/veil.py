"""Law 4, no leak: what a seat is told is byte for byte the same in the true world and in any redealt one."""

from __future__ import annotations

from typing import Any

from bivouac import QuickChance
from bivouac.core.contract import Game, State
from tests.contract.canon import canonical, difference, strict
from tests.contract.laws.judge import LANGUAGES, asked, strange_actions
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, sampled


def sight(game: Game, state: State, viewer: int, about: range) -> dict[str, Any]:
    """All that reaches a viewer: what may be done, how it reads, what is seen, why not, and the odds."""
    codes = (*about, *strange_actions(game))
    refusals = {str(code): state.why_not(viewer, code) for code in codes}
    outcome = state.outcome()
    return {
        "actors": state.actors(),
        "legal": state.legal(viewer),
        "actions": [_action(state, action) for action in state.legal(viewer)],
        "outlook": state.outlook(viewer),
        "revealed": state.revealed(),
        "refusals": {code: None if no is None else no.to_dict() for code, no in refusals.items()},
        "outcome": None if outcome is None else outcome.to_dict(),
        "odds": {str(code): state.odds(viewer, code) for code in codes},
        "features": game.features(state, viewer) if viewer >= 0 else None,
    }


def _action(state: State, action: int) -> list[Any]:
    return [state.text(action), *(state.label(action, lang) for lang in LANGUAGES), state.elements(action)]


def nobody_can_tell_a_redealt_world(table: Table, seed: Seed, *, states: int, worlds: int) -> int:
    """Every seat and an onlooker see the same in the true world and in so many redealt ones."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            for viewer in table.viewers():
                _looks_the_same(moment, viewer, worlds)
    return count


def _looks_the_same(moment: Moment, viewer: int, worlds: int) -> None:
    game, state = moment.table.game, moment.state
    codes = asked(moment, viewer)
    true = sight(game, state, viewer, codes)
    seen = strict(true)
    deal = state.events(viewer) if moment.number == 0 else None
    for number in range(worlds):
        world = state.redeal(viewer, QuickChance(1000 * moment.number + number))
        other = sight(game, world, viewer, codes)
        if canonical(other) != seen:
            raise AssertionError(
                f"{moment}: viewer {viewer} can tell redealt world {number} from the true one: "
                f"{difference(true, other)}"
            )
        if deal is not None:
            told = world.events(viewer)
            assert told in ([], deal), f"{moment}: the deal betrays more than viewer {viewer} may see: {told}"
    assert canonical(sight(game, state, viewer, codes)) == seen, f"{moment}: a redeal changed the true world"
