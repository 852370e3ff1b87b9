"""The settings of Takara's stories; what they may claim is in `claims`."""

from __future__ import annotations

from tests.games.claiming import names
from tests.games.takara.claims import TELLER
from tests.games.telling import Wishes

__all__ = ["TELLER"]


@TELLER.setting(r"(seats|active): (\d)")
def _number(wishes: Wishes, key: str, number: str) -> None:
    wishes[key] = int(number)


@TELLER.setting(r"(karas|tokens) (\d): (\d+)")
def _possession(wishes: Wishes, key: str, seat: str, count: str) -> None:
    wishes.setdefault(key, {})[int(seat)] = int(count)


@TELLER.setting(r"(won|team) (\d): (.+)")
def _pieces(wishes: Wishes, key: str, seat: str, listed: str) -> None:
    wishes.setdefault(key, {})[int(seat)] = names(listed)


@TELLER.setting(r"site (\d)(?:, (\d) left)?: (.+)")
def _site(wishes: Wishes, site: str, left: str | None, tiles: str) -> None:
    if left is not None:
        wishes.setdefault("left", {})[int(site)] = int(left)
    wishes.setdefault("sites", {})[int(site)] = names(tiles)


@TELLER.setting(r"empty sites: (.+)")
def _empty(wishes: Wishes, sites: str) -> None:
    wishes.setdefault("left", {}).update({int(site): 0 for site in names(sites)})


@TELLER.setting(r"(chests|dice): (.+)")
def _row(wishes: Wishes, key: str, listed: str) -> None:
    wishes[key] = names(listed)


@TELLER.setting(r"asleep with (\d): (\w+)")
def _asleep(wishes: Wishes, seat: str, specialist: str) -> None:
    wishes.setdefault("asleep", {})[specialist] = int(seat)


@TELLER.setting(r"(sword rented|counter visited|strict observation)")
def _fact(wishes: Wishes, fact: str) -> None:
    keys = {"sword rented": "sword", "counter visited": "traded", "strict observation": "strict"}
    wishes[keys[fact]] = True


@TELLER.setting(r"the turn begins")
def _turn_begins(wishes: Wishes) -> None:
    wishes["asked"] = "sword"
