"""The fields of a game of Lanterns, and how they are copied."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bivouac.core.agenda import Agenda
from bivouac.core.chance import OwnChance, QuickChance
from bivouac.core.knowledge import Knowledge
from bivouac.games._template.kinds import TURN

# What happened as all witnessed it, and as one seat did.
Log = list[tuple[Mapping[str, object], int, Mapping[str, object]]]

# What a blank state holds until it is filled; never changed.
_NOTHING: Final[list[int]] = []
_NO_ROWS: Final[list[list[int]]] = []
_SILENCE: Final[Log] = []
_NO_CHANCE: Final = QuickChance(None)
_NO_KNOWLEDGE: Final = Knowledge(0)
_NO_AGENDA: Final = Agenda()


class State:
    """Everything on the table. A lantern is known by its place in the deck, 0 at the bottom, for good.

    Blank when made: setup, `copy_to` and load fill it, so that a copy pays for nothing twice.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.single_peek = False
        self.chance: OwnChance = _NO_CHANCE
        # The kind of every lantern, and the number in its id. A shuffle draws new numbers, or an id would
        # track a lantern through it. Both lists are replaced, never changed, so copies share them.
        self.lanterns: list[int] = _NOTHING
        self.numbers: list[int] = _NOTHING
        self.deck: i64 = 0  # lanterns 0 to deck - 1 are still in it
        self.knowledge = _NO_KNOWLEDGE
        self.rows: list[list[int]] = _NO_ROWS  # the lanterns in front of each seat
        self.sparks: list[int] = _NOTHING
        self.active: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = TURN
        self.agenda = _NO_AGENDA
        self.moves: i64 = 0
        self.watching = False
        self.log: Log = _SILENCE

    def copy_to(self, new: "State") -> None:
        """Make a blank state equal to this one, sharing only what never changes."""
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

    def tell(self, event: Mapping[str, object]) -> None:
        """Write down something everybody witnessed; call it only while watching."""
        self.log.append((event, -1, event))

    def whisper(self, event: Mapping[str, object], seat: int, seen: Mapping[str, object]) -> None:
        """Write down something everybody witnessed, of which one seat saw more."""
        self.log.append((event, seat, seen))
