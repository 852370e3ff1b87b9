"""The house at a glance, for its operator: the figures a monitor reads, in one answer."""

from bivouac import __version__, compiled
from bivouac.server import refusal_counts
from bivouac.server.backing_up import seconds_ago
from bivouac.server.house import House
from bivouac.server.operator_messages import Vitals

LANES = ("quick", "slow")
MOST_REFUSALS = 12
COUNTED = 50  # reports


async def vitals(house: House) -> Vitals:
    """How the house is now."""
    rooms = house.rooms.rooms.values()
    waiting = house.pulse.bots_waiting
    backup = seconds_ago(house.settings)
    return Vitals(
        faults=sorted(await house.pulse.faults()),
        version=__version__,
        compiled=bool(compiled),
        workers=house.settings.workers,
        lag=round(house.pulse.lag * 1000),
        windows=sum(len(room.audience.listeners) for room in rooms) + len(house.lobby.listeners),
        tables=len(rooms),
        thinking=len(waiting),
        queued={lane: getattr(house.thinkers, lane).queue.waiting() for lane in LANES},
        longest=round(max(waiting, default=0.0) * 1000),
        stored=await house.store.counts(),
        refusals=dict(list(refusal_counts.counted().items())[:MOST_REFUSALS]),
        backup=None if backup is None else round(backup),
        reports=len(await house.store.people.reports(COUNTED, unresolved=True)),
    )
