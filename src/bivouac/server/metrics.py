"""Figures for a monitor, beside those of every request: windows, tables, stored games."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import REGISTRY
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bivouac.server.house import House


class Figures(Collector):
    """Read when asked for; what is stored is counted on the caretaker's rounds."""

    def __init__(self) -> None:
        self.houses: list[House] = []

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Every figure as it stands."""
        rooms = [room for house in self.houses for room in house.rooms.rooms.values()]
        windows = sum(len(room.audience.listeners) for room in rooms)
        yield GaugeMetricFamily("bivouac_windows", "Browser windows open on a table", windows)
        yield GaugeMetricFamily("bivouac_rooms", "Tables open in this process", len(rooms))
        thinking = sum(room.thinking is not None for room in rooms)
        yield GaugeMetricFamily("bivouac_bots_thinking", "Tables at which a bot is to act", thinking)
        stored = GaugeMetricFamily("bivouac_stored", "What the database holds", labels=["what"])
        for house in self.houses:
            for what, count in house.counts.items():
                stored.add_metric([what], count)
        yield stored


FIGURES = Figures()  # the registry is one a process, and so is this
REGISTRY.register(FIGURES)


@contextmanager
def watch(house: House) -> Iterator[None]:
    """Show the figures of a house while it is open."""
    FIGURES.houses.append(house)
    try:
        yield
    finally:
        FIGURES.houses.remove(house)
