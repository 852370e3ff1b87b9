"""Fog for those who are there: two events of each explorer's own, and three for every two of them."""

from bivouac.core.effects import Effect, all_of, one_of
from bivouac.games.continent.data.icons import Icon
from bivouac.games.continent.data.other_side.fold.numbers import CURSE, ZONE
from bivouac.games.continent.data.records import Attempt, Fog, Temporary
from bivouac.games.continent.effects import Cure, Lose, Peek, Repair, Restore, Take


def _moment(id: str, zone: int, effect: Effect, *party: str) -> Fog:
    """Something that happens to these people and to nobody else."""
    return Fog(id, zone, Temporary(effect=effect, banished=True), party=party)


def _meeting(id: str, effect: Effect, *party: str) -> Fog:
    """A moment that these two have inside the fold."""
    return Fog(id, ZONE, Temporary(effect=effect, banished=True), only=CURSE, party=party)


def _trial(id: str, zone: int, attempt: Attempt, *party: str) -> Fog:
    """Something these people have to go through."""
    return Fog(id, zone, Temporary(attempts=(attempt,), banished=True), party=party)


def _must(icon: Icon, cost: int, need: int, success: Effect, failure: Effect) -> Attempt:
    return Attempt(icon, cost, need, success, failure, mandatory=True)


FOG = (
    _moment("milestone", 2, all_of(Restore(1), Peek(2)), "odile"),
    _trial("benchmark", 4, _must("orient", 2, 1, Restore(4), Lose(1)), "odile"),
    _moment("timetable", 3, one_of(all_of(Lose(1), Peek(3)), Restore(1)), "tancrede"),
    _moment("recipe", 5, Restore(4), "tancrede"),
    _moment("wrong-pocket", 1, one_of(Peek(2), Restore(2)), "yuna"),
    _trial("washing-line", 4, _must("balance", 2, 2, Restore(5), Take(905)), "yuna"),
    _moment("small-tremor", 2, Peek(3), "ignace"),
    _trial("long-wave", 6, _must("listen", 2, 1, Restore(4), Take(911)), "ignace"),
    _moment("loose-signature", 5, all_of(Repair(2), Restore(1)), "perpetua"),
    _moment("dry-dock", 3, all_of(Repair(2), Peek(1)), "perpetua"),
    _moment("two-sandwiches", 2, one_of(Restore(4), Peek(3)), "odile", "tancrede"),
    _trial("who-goes-first", 4, _must("balance", 1, 1, Restore(5), Take(901)), "odile", "yuna"),
    _trial("deaf-side", 5, _must("listen", 1, 1, all_of(Restore(2), Peek(3)), Lose(1)), "odile", "ignace"),
    _moment("plumb-and-level", 1, all_of(Repair(2), Restore(2)), "odile", "perpetua"),
    _moment("last-cream-puff", 2, one_of(all_of(Restore(6), Take(910)), Restore(3)), "tancrede", "yuna"),
    _trial("goose-for-dinner", 3, _must("offer", 1, 1, Restore(5), Take(901)), "tancrede", "ignace"),
    _trial("only-a-boat", 3, _must("swim", 1, 1, Restore(5), Take(903)), "tancrede", "perpetua"),
    _trial("hold-still", 6, _must("hide", 1, 1, Restore(5), Take(909)), "yuna", "ignace"),
    _moment("lifted-and-bound", 5, Restore(4), "yuna", "perpetua"),
    _moment("cross-section", 4, all_of(Peek(2), Restore(3)), "ignace", "perpetua"),
    # on the mountain company is warmth
    _moment("short-rope", 4, Restore(6), "odile", "tancrede"),
    _moment("handrail", 4, Restore(6), "odile", "yuna"),
    _moment("two-heights", 4, all_of(Peek(2), Restore(5)), "odile", "ignace"),
    _moment("bound-volume", 4, all_of(Repair(2), Restore(5)), "odile", "perpetua"),
    _moment("snow-cream", 4, Restore(7), "tancrede", "yuna"),
    _moment("souffle", 4, Restore(6), "tancrede", "ignace"),
    _moment("snow-bench", 4, Restore(6), "tancrede", "perpetua"),
    _moment("echo", 4, all_of(Peek(2), Restore(5)), "yuna", "ignace"),
    _moment("two-gliders", 4, all_of(Peek(3), Restore(5)), "yuna", "perpetua"),
    _moment("warm-stone", 4, Restore(6), "ignace", "perpetua"),
    # and where the land is folded two are nearer to each other than anywhere
    _meeting("lunch-and-supper", Restore(7), "odile", "tancrede"),
    _meeting("chalk-line", all_of(Peek(2), Restore(5)), "odile", "yuna"),
    _meeting("fault-or-fold", all_of(Peek(1), Restore(6)), "odile", "ignace"),
    _meeting("two-to-the-inch", Restore(6), "odile", "perpetua"),
    _meeting("bucket", Restore(6), "tancrede", "yuna"),
    _meeting("dough", Restore(7), "tancrede", "ignace"),
    _meeting("napkins", Restore(6), "tancrede", "perpetua"),
    _meeting("steps-overhead", all_of(Peek(2), Restore(5)), "yuna", "ignace"),
    _meeting("cat-s-cradle", all_of(Cure(), Restore(5)), "yuna", "perpetua"),
    _meeting("memory", Restore(6), "ignace", "perpetua"),
)
