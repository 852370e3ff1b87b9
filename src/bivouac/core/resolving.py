"""Working through an agenda of effects: sequences and choices are the same in every game, leaves are its own.

A game that is played by the million writes this loop itself, with numbers that fold when compiled.
"""

from collections.abc import Callable, Mapping
from typing import Any, final

from bivouac.core.effects import AllOf, Effect, Nodes, OneOf

Handler = Callable[[Any, int, int], None]  # of a state, an effect by its number, and what the effect is about


@final
class Resolver:
    """What each effect of a game does; a step of the agenda holds an effect and what it is about."""

    def __init__(
        self, nodes: Nodes, leaves: Mapping[type[Effect], Handler], resolve: int, choosing: int
    ) -> None:
        known: dict[type[Effect], Handler] = {AllOf: self._all_of, OneOf: self._one_of, **leaves}
        order = nodes.kinds(tuple(known))  # a leaf without a handler fails here, at import
        by_kind = list(known.values())
        self.handlers = [by_kind[kind] for kind in order]
        self.parts = nodes.parts()
        self.resolve = resolve
        self.choosing = choosing

    def run(self, state: Any) -> None:
        """Work through the agenda until it is empty or the active player must choose."""
        while state.agenda.kind == self.resolve:
            node, about = state.agenda.a(), state.agenda.b()
            state.agenda.pop()
            self.handlers[node](state, node, about)

    def choose(self, state: Any, part: int) -> None:
        """Resolve the chosen part of the effect that waits."""
        node, about = state.agenda.a(), state.agenda.b()
        state.agenda.pop()
        state.agenda.push(self.resolve, self.parts[node][part], about)

    def _all_of(self, state: Any, node: int, about: int) -> None:
        for part in reversed(self.parts[node]):  # the last one pushed is resolved first
            state.agenda.push(self.resolve, part, about)

    def _one_of(self, state: Any, node: int, about: int) -> None:
        state.agenda.push(self.choosing, node, about)
