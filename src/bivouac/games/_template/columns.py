"""The tables of data.py as columns of ints, by kind of lantern or by effect, for the rules."""

from typing import Final

from bivouac.core.effects import Nodes, walk
from bivouac.games._template.data import LANTERN_KINDS, Look, Shine
from bivouac.games._template.kinds import LANTERNS

IDS: Final[list[str]] = [kind.id for kind in LANTERN_KINDS]
POINTS: Final[list[int]] = [kind.points for kind in LANTERN_KINDS]

# The kinds of the twelve lanterns, before they are shuffled.
BOX: Final[list[int]] = [number for number, kind in enumerate(LANTERN_KINDS) for _ in range(kind.copies)]
assert len(BOX) == LANTERNS

# Every effect of every lantern with its number, so that an agenda is made of ints.
NODES: Final = Nodes([kind.taken for kind in LANTERN_KINDS])
NODE_PARTS: Final[list[list[int]]] = NODES.parts()
NODE_SPARKS: Final[list[int]] = [node.sparks if isinstance(node, Shine) else 0 for node in NODES.effects]
NODE_NEEDS_DECK: Final = [any(isinstance(part, Look) for part in walk(node)) for node in NODES.effects]
ROOT: Final[list[int]] = [NODES.number[kind.taken] for kind in LANTERN_KINDS]
