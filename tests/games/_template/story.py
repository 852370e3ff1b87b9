"""Who tells the stories of Lanterns."""

from __future__ import annotations

from tests.games._template.stage import from_lines
from tests.games.telling import Teller

TELLER = Teller(from_lines)
