"""The tables of data/ laid out as columns of ints, indexed by kind of lantern or by effect, for the rules."""

from typing import Final

from bivouac.core.effects import Effect, Nodes, walk
from bivouac.games._template.data.lanterns import LANTERN_KINDS
from bivouac.games._template.effects import KINDS, Look, Shine
from bivouac.games._template.kinds import LANTERNS

IDS: Final[list[str]] = [kind.id for kind in LANTERN_KINDS]
KIND: Final[dict[str, int]] = {id: number for number, id in enumerate(IDS)}
POINTS: Final[list[int]] = [kind.points for kind in LANTERN_KINDS]

# The kinds of the twelve lanterns, before they are shuffled.
BOX: Final[list[int]] = [number for number, kind in enumerate(LANTERN_KINDS) for _ in range(kind.copies)]
assert len(BOX) == LANTERNS

# Every effect of every lantern with its number, so that an agenda is made of ints.
NODES: Final = Nodes([kind.taken for kind in LANTERN_KINDS])
NODE_KIND: Final[list[int]] = NODES.kinds(KINDS)
NODE_PARTS: Final[list[list[int]]] = NODES.parts()
ROOT: Final[list[int]] = [NODES.number[kind.taken] for kind in LANTERN_KINDS]


def _sparks(effect: Effect) -> int:
    return effect.sparks if isinstance(effect, Shine) else 0


def _needs_deck(effect: Effect) -> bool:
    return any(isinstance(part, Look) for part in walk(effect))


NODE_SPARKS: Final[list[int]] = [_sparks(effect) for effect in NODES.effects]
NODE_NEEDS_DECK: Final[list[bool]] = [_needs_deck(effect) for effect in NODES.effects]
