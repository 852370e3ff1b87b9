"""The settings of Continent's stories; what they may claim is in `claims`."""

from __future__ import annotations

from tests.games.claiming import names
from tests.games.continent.claims import TELLER
from tests.games.telling import Wishes

__all__ = ["TELLER"]


@TELLER.setting(r"adventure: (\w+)")
def _adventure(wishes: Wishes, name: str) -> None:
    wishes["adventure"] = name


@TELLER.setting(r"players: (\d)")
def _players(wishes: Wishes, count: str) -> None:
    wishes["players"] = int(count)


@TELLER.setting(r"(explorers|curses): (.+)")
def _listed(wishes: Wishes, key: str, listed: str) -> None:
    wishes.setdefault("options", {})[key] = names(listed)


@TELLER.setting(r"(easy mode|all must agree)")
def _option(wishes: Wishes, option: str) -> None:
    key, value = {"easy mode": ("easy", True), "all must agree": ("policy", "agree")}[option]
    wishes.setdefault("options", {})[key] = value


@TELLER.setting(r"(terrains|satchel|past|banished|discard|deck|next fog): (.+)")
def _row(wishes: Wishes, key: str, listed: str) -> None:
    wishes[key.replace(" ", "_")] = names(listed)


@TELLER.setting(r"cards left: (\d+)")
def _left(wishes: Wishes, count: str) -> None:
    wishes["left"] = int(count)


@TELLER.setting(r"zone (\d) has no fog")
def _no_fog(wishes: Wishes, zone: str) -> None:
    wishes.setdefault("no_fog", []).append(int(zone))


@TELLER.setting(r"(fog|open fog) ([a-h]\d): (\S+)")
def _fog(wishes: Wishes, key: str, cell: str, card: str) -> None:
    wishes.setdefault(key.replace(" ", "_"), {})[cell] = card


@TELLER.setting(r"attached ([a-h]\d): (.+)")
def _attached(wishes: Wishes, cell: str, cards: str) -> None:
    wishes.setdefault("attached", {})[cell] = names(cards)


@TELLER.setting(r"hand (\d): (.+)")
def _hand(wishes: Wishes, seat: str, cards: str) -> None:
    wishes.setdefault("hands", {})[int(seat)] = names(cards)


@TELLER.setting(r"item (\d): (\S+) with (\d)")
def _item(wishes: Wishes, seat: str, cards: str, pips: str) -> None:
    """One more item of a seat, as `600+610 with 3`."""
    wishes.setdefault("items", {}).setdefault(int(seat), []).append((cards.split("+"), int(pips)))


@TELLER.setting(r"(figure|fire) (\d): ([a-h]\d)")
def _spot(wishes: Wishes, what: str, seat: str, cell: str) -> None:
    wishes.setdefault(f"{what}s", {})[int(seat)] = cell
