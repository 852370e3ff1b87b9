"""The fields of a game of Lanterns, and how they are copied."""

from typing import Any

from mypy_extensions import i64

from bivouac.core.agenda import Agenda
from bivouac.core.chance import OwnChance
from bivouac.core.knowledge import Knowledge
from bivouac.games._template.kinds import LANTERNS, TURN


class State:
    """Everything on the table. A lantern's number is its place in the deck, 0 at the bottom, for good."""

    def __init__(self, seats: i64, chance: OwnChance, single_peek: bool) -> None:
        self.seats: i64 = seats
        self.single_peek = single_peek
        self.chance = chance
        # The kind of every lantern, and the number clients know it by. A shuffle draws new numbers, or one
        # would track a lantern through it; it replaces both lists, so copies share them.
        self.lanterns: list[int] = []
        self.numbers: list[int] = list(range(1, LANTERNS + 1))
        self.deck: i64 = LANTERNS  # lanterns 0 to deck - 1 are still in it
        self.knowledge = Knowledge(int(seats))
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.sparks: list[int] = [0] * int(seats)
        self.active: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = TURN
        self.agenda = Agenda()
        self.moves: i64 = 0
        self.watching = False
        self.log: list[tuple[dict[str, Any], int, dict[str, Any]]] = []

    def copy_to(self, new: "State") -> None:
        """Make another state equal to this one, sharing only what never changes."""
        new.seats = self.seats
        new.single_peek = self.single_peek
        new.chance = self.chance.copy()
        new.lanterns = self.lanterns
        new.numbers = self.numbers
        new.deck = self.deck
        new.knowledge = self.knowledge.copy()
        new.rows = [row[:] for row in self.rows]
        new.sparks = self.sparks[:]
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.agenda = self.agenda.copy()
        new.moves = self.moves
        new.watching = self.watching
        new.log = self.log

    def below_top(self, places: i64) -> i64:
        """The lantern so many places under the top one; negative when the deck does not reach so deep."""
        return self.deck - 1 - places

    def id_of(self, lantern: i64) -> str:
        """The id of a lantern, which tells nothing of its face."""
        return f"lantern-{self.numbers[lantern]}"

    def tell(self, event: dict[str, Any]) -> None:
        """Write down something everybody witnessed; call it only while watching."""
        self.log.append((event, -1, {}))

    def whisper(self, event: dict[str, Any], seat: int, more: dict[str, Any]) -> None:
        """Write down something everybody witnessed, of which one seat saw more."""
        self.log.append((event, seat, more))
