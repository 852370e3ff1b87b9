"""`bivouac` with a clock that somebody else sets: the file SOAK_CLOCK names holds milliseconds to add."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bivouac.cli import main
from bivouac.server.clock_and_ids import Sources

SHIFT = Path(os.environ["SOAK_CLOCK"])
true_now = Sources.now


def shifted_now(sources: Sources) -> int:
    """The moment, as far off as the file says."""
    try:
        return true_now(sources) + int(SHIFT.read_text() or 0)
    except OSError:
        return true_now(sources)


if __name__ == "__main__":
    setattr(Sources, "now", shifted_now)  # noqa: B010 - a method is no variable to a type checker
    main(sys.argv[1:])
