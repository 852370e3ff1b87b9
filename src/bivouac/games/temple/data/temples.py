"""The floors of a temple: stated in the rulebook; each card of a floor sits on the crossing of four below."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Floor:
    """A grid of cards; the letters name its rows from the back to the front."""

    columns: int
    rows: str


# From the ground up. Half a card further right and further front than the floor below.
FLOORS = (
    Floor(columns=5, rows="abc"),
    Floor(columns=4, rows="de"),
    Floor(columns=3, rows="f"),
)
