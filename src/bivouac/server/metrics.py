"""Figures for a monitor, beside those of every request: windows, tables, stored games."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import REGISTRY
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bivouac.server.backing_up import seconds_ago
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
        yield from self._pulse()
        stored = GaugeMetricFamily("bivouac_stored", "What the database holds", labels=["what"])
        for house in self.houses:
            for what, count in house.counts.items():
                stored.add_metric([what], count)
        yield stored

    def _pulse(self) -> Iterator[GaugeMetricFamily]:
        """How the house feels."""
        waiting = [seconds for house in self.houses for seconds in house.pulse.bots_waiting]
        queued = GaugeMetricFamily("bivouac_bots_queued", "Bots that wait for a process", labels=["lane"])
        for lane in ("quick", "slow"):
            lanes = [getattr(house.thinkers, lane) for house in self.houses]
            queued.add_metric([lane], sum(one.queue.waiting() for one in lanes))
        yield queued
        longest = max(waiting, default=0.0)
        yield GaugeMetricFamily("bivouac_bots_longest_wait_seconds", "The longest such wait", longest)
        lag = max((house.pulse.lag for house in self.houses), default=0.0)
        yield GaugeMetricFamily("bivouac_loop_lag_worst_seconds", "At worst in the last ten seconds", lag)
        ready = all(not house.rooms.closing for house in self.houses)
        yield GaugeMetricFamily("bivouac_ready", "Are new tables begun here?", int(ready))
        ages = [age for house in self.houses if (age := seconds_ago(house.settings)) is not None]
        if ages:
            yield GaugeMetricFamily("bivouac_backup_age_seconds", "Since the last backup", min(ages))


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
