"""The places of a position of Lanterns, as its text names them."""

from typing import Any

from bivouac.core.places import (
    ACTIVE,
    CHANCE,
    MOVES,
    REVEALED,
    Box,
    Draft,
    Row,
    Written,
    Wrong,
    asked,
    index,
    number,
    numbers,
    of_each_seat,
    seen,
    steps,
    within,
)
from bivouac.games._template import columns
from bivouac.games._template.actions import ACTIONS
from bivouac.games._template.kinds import LANTERNS

PLACES = [str(place) for place in range(1, LANTERNS + 1)]  # of the full deck, from the bottom


class Lanterns(Draft):
    """Twelve lanterns: what lies on the deck from its top, how many are left in it, and the rows.

    What is no longer in the deck and in no row that is said lies in the other rows, dealt to them in turn.
    """

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = Box([columns.IDS[kind] for kind in columns.BOX])
        self.top: list[str] = []
        self.left = LANTERNS
        self.taken: dict[int, list[tuple[str, int]]] = {}

    def read_row(self, seat: int, lanterns: list[str]) -> None:
        """A number after a lantern is its place in the full deck, from the bottom."""
        row = []
        for lantern in lanterns:
            kind, _, place = lantern.partition(" ")
            row.append((self.box.draw(kind), index(place, PLACES) if place else -1))
        self.taken[self.seat(seat)] = row
        self.left -= len(row)

    def read_left(self, count: int) -> None:
        """So many are in the deck."""
        self.left = within(count, 0, LANTERNS)

    def read_deck(self, lanterns: list[str]) -> None:
        """From the top; what lies below is as after the set-up."""
        within(len(lanterns), 0, self.left)
        self.top = [self.box.draw(lantern) for lantern in lanterns]

    def finish(self) -> None:
        """Every lantern lies somewhere, and what lies in a row is known."""
        if not self.top and self.left == LANTERNS:
            return
        self._deal_the_rest()
        below = [lantern for lantern in self.document["lanterns"] if self._is_left(lantern)]
        faces = [*below, *reversed(self.top), *[""] * (LANTERNS - self.left)]
        free = [place for place in range(self.left, LANTERNS) if place not in self._places()]
        rows: list[list[int]] = [[] for _ in range(self.seats)]
        for turn in range(LANTERNS):
            for seat in range(self.seats):
                for kind, place in self.taken.get(seat, [])[turn : turn + 1]:
                    rows[seat].append(free.pop(0) if place < 0 else place)
                    faces[rows[seat][-1]] = kind
        gone = list(range(self.left, LANTERNS))
        self.document |= {"lanterns": faces, "deck": self.left, "rows": rows}
        self.document["knowledge"]["public"] = gone

    def _deal_the_rest(self) -> None:
        """What is neither left in the deck nor in a row goes to the seats whose row is not said."""
        seats = [seat for seat in range(self.seats) if seat not in self.taken]
        count = LANTERNS - self.left - sum(len(row) for row in self.taken.values())
        for at in range(count):
            if not seats:
                raise Wrong("room", name=self.box.left[0])
            self.taken.setdefault(seats[at % len(seats)], []).append((self.box.left.pop(0), -1))

    def _is_left(self, lantern: str) -> bool:
        if lantern not in self.box.left:
            return False
        self.box.left.remove(lantern)
        return True

    def _places(self) -> list[int]:
        return [place for row in self.taken.values() for _, place in row]

    def write_rows(self) -> Written:
        """The rows, each lantern with its place in the full deck."""
        faces = self.document["lanterns"]
        return [
            [seat, [f"{faces[place]} {PLACES[place]}" for place in row]]
            for seat, row in enumerate(self.document["rows"])
        ]

    def write_deck(self) -> Written:
        """The whole deck from the top."""
        return [[self.document["lanterns"][: self.document["deck"]][::-1]]]


Lanterns.rows = (
    Row("row {seat:d}: {lanterns:l}", Lanterns.read_row, Lanterns.write_rows, pool="lanterns"),
    Row("left: {count:d}", Lanterns.read_left),
    Row("deck: {lanterns:l}", Lanterns.read_deck, Lanterns.write_deck, pool="lanterns"),
    of_each_seat("sparks"),
    ACTIVE,
    number("turn"),
    asked(ACTIONS.questions),
    steps(("resolve", "choose")),
    seen(PLACES),
    REVEALED,
    numbers("numbers"),
    MOVES,
    CHANCE,
)
