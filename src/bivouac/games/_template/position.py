"""The places of a position of Lanterns, as its text names them."""

from bivouac.core import places
from bivouac.core.places import Draft, Row
from bivouac.core.vocabulary import numbered
from bivouac.games._template import columns
from bivouac.games._template.actions import ACTIONS
from bivouac.games._template.kinds import LANTERNS

PLACES = numbered(LANTERNS)  # of the full deck, from the bottom


class Lanterns(Draft):
    """Twelve lanterns in their places: the first ones are left in the deck, the others lie in the rows."""

    def read_left(self, count: int) -> None:
        """So many are in the deck; the others were taken from it in turn, and all know them."""
        self.document["deck"] = places.within(count, 0, LANTERNS)
        taken = range(LANTERNS - 1, count - 1, -1)
        self.document["rows"] = [[*taken[seat :: self.seats]] for seat in range(self.seats)]
        self.document["knowledge"]["public"] = [*range(count, LANTERNS)]

    def read_deck(self, lanterns: list[str]) -> None:
        """From the top; the others stay where they are, as far as they can."""
        left = self.document["deck"]
        places.within(len(lanterns), 0, left)
        pins = {left - at: places.one_of(lantern, columns.IDS) for at, lantern in enumerate(lanterns, 1)}
        self.document["lanterns"] = places.settled(self.document["lanterns"], pins)


Lanterns.rows = (
    Row("left: {count:d}", Lanterns.read_left, lambda draft: [[draft.document["deck"]]], pool="taken"),
    places.lists_of_each_seat("rows", "row", PLACES, pool="taken"),
    places.names("lanterns", columns.IDS),
    Row("deck: {lanterns:l}", Lanterns.read_deck),
    places.of_each_seat("sparks"),
    places.ACTIVE,
    places.number("turn"),
    places.asked(ACTIONS.questions),
    places.steps(("resolve", "choose")),
    places.seen(PLACES),
    places.REVEALED,
    places.numbers("numbers"),
    places.MOVES,
    places.CHANCE,
)
