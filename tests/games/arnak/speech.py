"""What Arnak says, and where all of it is met."""

from __future__ import annotations

from bivouac.games.arnak.check import messages
from tests.games.arnak.stage import stage
from tests.games.arnak.wandering import travel
from tests.games.speaking import Speech

SPEECH = Speech(
    name="arnak",
    messages=messages,
    sentences=3,
    travel=travel,
    start=stage,
    alike=("assistant", "ride", "use"),  # never offered side by side, which another test shows
    meets_all=False,
)
