"""The fields of a game of Lanterns: how they are copied, and how they are written down."""

from typing import Final

from mypy_extensions import i64

from bivouac.core import fields
from bivouac.core.knowledge import Knowledge
from bivouac.core.play import Play
from bivouac.games._template import columns
from bivouac.games._template.facts import FACTS
from bivouac.games._template.kinds import LANTERNS, OVER


class State(Play):
    """Everything on the table. A lantern is known by its place in the deck, 0 at the bottom, for good."""

    def __init__(self) -> None:
        super().__init__()
        self.single_peek = False
        # The kind of every lantern, and the number in its id. A shuffle draws new numbers, or an id would
        # track a lantern through it. Both lists are replaced, never changed, so copies share them.
        self.lanterns: list[int] = []
        self.numbers: list[int] = []
        self.deck: i64 = 0  # lanterns 0 to deck - 1 are still in it
        self.knowledge = Knowledge(0)
        self.rows: list[list[int]] = []  # the lanterns in front of each seat
        self.sparks: list[int] = []
        self.turn: i64 = 0

    def copy(self) -> "State":
        """An independent game, sharing only what never changes."""
        new = State()
        self.copy_common(new)
        new.single_peek, new.deck, new.turn = self.single_peek, self.deck, self.turn
        new.lanterns, new.numbers = self.lanterns, self.numbers
        new.knowledge = self.knowledge.copy()
        new.rows, new.sparks = [row[:] for row in self.rows], self.sparks[:]
        return new

    def revealed(self) -> int:
        """Grows each time anybody learns something."""
        return self.knowledge.revealed

    def below_top(self, places: i64) -> i64:
        """The lantern so many places under the top one; negative when the deck does not reach so deep."""
        return self.deck - 1 - places

    def id_of(self, lantern: i64) -> str:
        """The id of a lantern, which tells nothing of its face."""
        return f"lantern-{self.numbers[lantern]}"


FIELDS: Final = (
    *fields.of_rules(FACTS),
    fields.options(fields.truth("single_peek")),
    fields.CHANCE,
    fields.kinds("lanterns", columns.IDS, "lantern", LANTERNS),
    fields.numbers("numbers", 1, fields.COUNT, LANTERNS),
    fields.number("deck", 0, LANTERNS),
    fields.knowledge(LANTERNS),
    fields.rows_of_numbers("rows", 0, LANTERNS - 1),
    fields.numbers("sparks", 0, fields.COUNT, fields.each_seat),
    fields.number("active", 0, fields.last_seat),
    fields.number("turn", 0, fields.COUNT),
    fields.number("phase", 0, OVER),
    fields.AGENDA,
    fields.number("moves", 0, fields.COUNT),
)
