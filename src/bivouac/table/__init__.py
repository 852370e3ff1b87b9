"""A table in play, without input or output: seats, log, undo, clocks, views. Time is handed in."""

from bivouac.table.charter import Charter, ClockPlan, SeatPlan
from bivouac.table.lines import Fact, Line
from bivouac.table.table import Table

__all__ = ["Charter", "ClockPlan", "Fact", "Line", "SeatPlan", "Table"]
