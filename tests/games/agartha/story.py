"""The settings of Agartha's stories; what they may claim is in `claims`."""

from __future__ import annotations

from tests.games.agartha.claims import TELLER
from tests.games.claiming import names
from tests.games.telling import Wishes

__all__ = ["TELLER"]


@TELLER.setting(r"(seats|holder|round|bottom): (\d)")
def _number(wishes: Wishes, key: str, number: str) -> None:
    wishes[key] = int(number)


@TELLER.setting(r"cards left: (\d+)")
def _left(wishes: Wishes, number: str) -> None:
    wishes["left"] = int(number)


@TELLER.setting(r"board (\d) ([a-z]+(?:-\d)?): (.+)")
def _board(wishes: Wishes, seat: str, place: str, cards: str) -> None:
    wishes.setdefault("boards", {}).setdefault(int(seat), {})[place] = names(cards)


@TELLER.setting(r"tile (\d): (.+)")
def _tile(wishes: Wishes, tile: str, cards: str) -> None:
    wishes.setdefault("tiles", {})[int(tile)] = [] if cards == "nothing" else names(cards)


@TELLER.setting(r"(deck|discard|placed): (.+)")
def _row(wishes: Wishes, key: str, listed: str) -> None:
    wishes[key] = names(listed)


@TELLER.setting(r"the rest lies with (\d): ([a-z]+(?:-\d)?)")
def _rest(wishes: Wishes, seat: str, place: str) -> None:
    wishes["rest"] = (int(seat), place)


@TELLER.setting(r"explored (\d): (.+)")
def _explored(wishes: Wishes, seat: str, tiers: str) -> None:
    wishes.setdefault("explored", {})[int(seat)] = [int(tier) for tier in names(tiers)]


@TELLER.setting(r"(swaps trigger|draw on the 1)")
def _option(wishes: Wishes, option: str) -> None:
    chosen = {"swaps trigger": ("swap_triggers", True), "draw on the 1": ("token_map", "draw_swap_move")}
    key, value = chosen[option]
    wishes.setdefault("options", {})[key] = value


@TELLER.setting(r"dealt (\d): (.+)")
def _dealt(wishes: Wishes, seat: str, cards: str) -> None:
    wishes.setdefault("dealt", {})[int(seat)] = names(cards)
