"""How this game's stories are set up: what lies on the deck, how much of it is left, the option."""

from __future__ import annotations

from tests.games._template.stage import stage
from tests.games.telling import Teller, Wishes

TELLER = Teller(stage)


@TELLER.setting(r"top: (.+)")
def _top(wishes: Wishes, lanterns: str) -> None:
    wishes["top"] = lanterns.split()


@TELLER.setting(r"left: (\d+)")
def _left(wishes: Wishes, count: str) -> None:
    wishes["left"] = int(count)


@TELLER.setting(r"single_peek: (yes|no)")
def _single_peek(wishes: Wishes, answer: str) -> None:
    wishes["single_peek"] = answer == "yes"
