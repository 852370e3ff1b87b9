"""Law 4, no leak: an id never tracks a hidden piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.contract.tables import Seed, Table
from tests.contract.walk import walk

Faces = dict[str, str]
CONTAINERS = (dict, list)


def pieces_in(outlook: Any) -> list[dict[str, Any]]:
    """Every piece of an outlook, wherever it lies: a mapping with an id and a kind, known or null."""
    found: list[dict[str, Any]] = []
    _gather(outlook, found)
    return found


def _gather(value: Any, found: list[dict[str, Any]]) -> None:
    """Add the pieces in a value; most of its leaves are not even looked into, for outlooks are large."""
    if isinstance(value, dict):
        if "id" in value and "kind" in value:
            found.append(value)
        value = value.values()
    for inner in value:
        if isinstance(inner, CONTAINERS):
            _gather(inner, found)


def faces(outlook: Any) -> Faces:
    """The kind of every piece whose face an outlook shows, by id."""
    return {piece["id"]: piece["kind"] for piece in pieces_in(outlook) if piece["kind"] is not None}


def no_id_tracks_a_hidden_piece(
    table: Table, seeds: Iterable[Seed], *, every: int = 1, tracked: int = 8
) -> int:
    """Ids whose face was known and is hidden again do not always turn out to be the same piece.

    Who shuffles a known card away gives out the ids anew. One that comes back with its old face proves
    nothing; so many of them without a single other face do.
    """
    count = same = other = 0
    for seed in seeds:
        watch = _Watch(table.viewers())
        for moment in walk(table, seed):
            if moment.number % every and moment.state.actors():
                continue
            count += 1
            for viewer in table.viewers():
                watch.look(viewer, moment.state.outlook(viewer))
        same += watch.same
        other += watch.other
    assert other or same < tracked, (
        f"{table}: {same} times an id was hidden and came back with its old face, and never with another: "
        "it outlives the shuffle and tracks its piece"
    )
    return count


class _Watch:
    """What each viewer has seen under which id, and how often an id kept or changed its face while hidden."""

    def __init__(self, viewers: list[int]) -> None:
        self.known: dict[int, Faces] = {viewer: {} for viewer in viewers}
        self.hidden: Faces = {}
        self.same = 0
        self.other = 0

    def look(self, viewer: int, outlook: dict[str, Any]) -> None:
        """Compare the pieces of an outlook with what was known under their ids."""
        known = self.known[viewer]
        for piece in pieces_in(outlook):
            id, kind = piece["id"], piece["kind"]
            if kind is None:
                if id in known:
                    self.hidden[id] = known.pop(id)
                continue
            if id in self.hidden:
                self._came_back(self.hidden.pop(id) == kind)
            elif known.get(id, kind) != kind:
                self._came_back(False)
            known[id] = kind

    def _came_back(self, same: bool) -> None:
        self.same += same
        self.other += not same
