"""Law 4, no leak: the moves of others tell a seat nothing but what was turned up in front of it.

Worlds that look alike to a viewer are played the same action with the same chance. Where the viewer was
shown the same faces and dice, all it sees afterwards is the same: also whether there was something to decide.
Where it sees the same, and what lies open was turned up in the same order, it has witnessed the same events.
"""

from __future__ import annotations

import json
from random import Random

from bivouac import QuickChance
from bivouac.core.contract import State
from tests.contract.canon import canonical, difference
from tests.contract.laws.ids import faces
from tests.contract.tables import Seed, Table
from tests.contract.walk import Moment, Move, said, sampled

# Under these keys an event names the face of its element: a tile turned up, a card drawn, a die thrown.
FACES = ("tile", "card", "face")


class Witness:
    """A world after an action, as the viewer knows it."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        outcome = state.outcome()
        outlook = state.outlook(viewer)
        events = state.events(viewer)
        told = [[event.get("element"), event[key]] for event in events for key in FACES if event.get(key)]
        seen = faces(outlook)
        self.shown = canonical({"faces": seen, "told": told})
        self.events = canonical(events)
        # Two tiles drawn in one action lie side by side afterwards; which came first was chance, seen by all.
        # A face told of a piece that still lies hidden is not excused by this.
        self.order = canonical([pair for pair in told if seen.get(pair[0]) == pair[1]])
        self.sees = canonical(
            {
                "actors": state.actors(),
                "legal": state.legal(viewer),
                "outlook": outlook,
                "revealed": state.revealed(),
                "outcome": None if outcome is None else outcome.to_dict(),
            }
        )


def moves_of_others_betray_nothing(table: Table, seed: Seed, *, states: int, worlds: int, steps: int) -> int:
    """From each sampled state every action is tried once, and one line of play is followed for some steps."""
    count = 0
    for moment in sampled(table, seed, states):
        with moment:
            count += 1
            for viewer in table.viewers():
                alike = worlds_alike(moment, viewer, worlds)
                for move in moves_in(alike):
                    compare(moment, viewer, alike, move)
                luck = Random(f"witnesses {seed!r} {moment.number} {viewer}")
                for _ in range(steps):
                    alike = go_on(moment, viewer, alike, luck)
    return count


def worlds_alike(moment: Moment, viewer: int, worlds: int) -> list[State]:
    """The true world and redealt ones, all with the same future chance, watched."""
    state = moment.state
    redealt = [state.redeal(viewer, QuickChance(7000 + 100 * moment.number + at)) for at in range(worlds)]
    chance = QuickChance(moment.number).dump()
    alike = []
    for world in (state, *redealt):
        document = world.dump()
        assert "chance" in document, f"{moment}: the dump does not say where chance is kept"
        document["chance"] = chance
        alike.append(moment.table.game.load(document))
        alike[-1].watch(True)
    return alike


def moves_in(alike: list[State]) -> list[Move]:
    """Every move that is legal in at least one of the worlds."""
    found = {(seat, action) for world in alike for seat in world.actors() for action in world.legal(seat)}
    return sorted(found)


def compare(moment: Moment, viewer: int, alike: list[State], move: Move) -> list[Witness]:
    """Play the move wherever it is legal, and compare what the viewer witnesses."""
    seat, action = move
    after = []
    for world in alike:
        if action in world.legal(seat):
            twin = world.copy()
            twin.play(seat, action)
            after.append(Witness(twin, viewer))
    where = f"{moment}: viewer {viewer} watches {said(alike[0], move)}"
    _same_where(
        [(witness.shown, witness.sees) for witness in after],
        f"{where}, is shown the same and can tell two worlds apart",
    )
    _same_where(
        [(witness.sees + witness.order, witness.events) for witness in after],
        f"{where}, sees the same and was told different events",
    )
    return after


def _same_where(pairs: list[tuple[bytes, bytes]], message: str) -> None:
    """All that agree in the first thing agree in the second."""
    first: dict[bytes, bytes] = {}
    for given, found in pairs:
        expected = first.setdefault(given, found)
        if found != expected:
            raise AssertionError(f"{message}: {difference(json.loads(expected), json.loads(found))}")


def go_on(moment: Moment, viewer: int, alike: list[State], luck: Random) -> list[State]:
    """Play a random move of one of the worlds, and go on with the worlds that still look like that one."""
    open_worlds = [world for world in alike if world.actors()]
    if not open_worlds:
        return []
    guide = luck.choice(open_worlds)
    seat = luck.choice(guide.actors())
    after = compare(moment, viewer, alike, (seat, luck.choice(guide.legal(seat))))
    seen = luck.choice(after).sees
    return [witness.state for witness in after if witness.sees == seen]
