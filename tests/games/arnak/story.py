"""The settings of Arnak's stories; what they may claim is in `claims`."""

from __future__ import annotations

from tests.games.arnak.claims import TELLER, counted, in_order
from tests.games.claiming import names
from tests.games.telling import Wishes

__all__ = ["TELLER"]


@TELLER.setting(r"(seats|active|marker|round|red): (\d)")
def _number(wishes: Wishes, key: str, number: str) -> None:
    wishes[key] = int(number)


@TELLER.setting(r"temple: (bird|snake)")
def _temple(wishes: Wishes, side: str) -> None:
    wishes["temple"] = side


@TELLER.setting(r"fear pile: (\d+)")
def _fears(wishes: Wishes, left: str) -> None:
    wishes["fears"] = int(left)


@TELLER.setting(r"tokens (\d): (.+)")
def _tokens(wishes: Wishes, seat: str, listed: str) -> None:
    """Tokens like `2 coin, 1 jewel`."""
    purse = {name.split(" ")[1]: int(name.split(" ")[0]) for name in names(listed)}
    wishes.setdefault("tokens", {})[int(seat)] = purse


@TELLER.setting(r"hand (\d): (.+)")
def _hand(wishes: Wishes, seat: str, listed: str) -> None:
    wishes.setdefault("hand", {})[int(seat)] = counted(listed)


@TELLER.setting(r"(deck|area|overcome|helpers|won) (\d): (.+)")
def _listed(wishes: Wishes, key: str, seat: str, listed: str) -> None:
    wishes.setdefault(key, {})[int(seat)] = in_order(listed)


@TELLER.setting(r"assistants (\d): (.+)")
def _assistants(wishes: Wishes, seat: str, listed: str) -> None:
    wishes.setdefault("helpers", {})[int(seat)] = names(listed)


@TELLER.setting(r"archaeologists (\d): (.+)")
def _figures(wishes: Wishes, player: str, listed: str) -> None:
    wishes.setdefault("figures", {})[int(player)] = names(listed)


@TELLER.setting(r"boons used (\d): (.+)")
def _spent(wishes: Wishes, player: str, listed: str) -> None:
    wishes.setdefault("spent", {})[int(player)] = names(listed)


@TELLER.setting(r"(fear tiles|crates|glass|notebook) (\d): (\d+)")
def _count(wishes: Wishes, key: str, seat: str, count: str) -> None:
    wishes.setdefault(key.replace(" ", "_"), {})[int(seat)] = int(count)


@TELLER.setting(r"slots (\d): (.+)")
def _slots(wishes: Wishes, seat: str, listed: str) -> None:
    wishes.setdefault("slots", {})[int(seat)] = [int(number) for number in names(listed)]


@TELLER.setting(r"(row|exiled|supply|rescue|deeds|next tiles|temple bonus|rival cards|empty decks): (.+)")
def _row(wishes: Wishes, key: str, listed: str) -> None:
    wishes[key.replace(" ", "_")] = [name.strip() for name in listed.split(",")]


@TELLER.setting(r"travel left: (.+)")
def _icons(wishes: Wishes, listed: str) -> None:
    wishes["icons"] = names(listed)


@TELLER.setting(r"(item top|artifact top|next guardian): (\w+)")
def _top(wishes: Wishes, key: str, name: str) -> None:
    wishes[key.replace(" ", "_")] = name


@TELLER.setting(r"(tiles|guards|idols): (.+)")
def _map(wishes: Wishes, key: str, listed: str) -> None:
    """Entries like `a1 ruin_3`."""
    wishes.setdefault(key, {}).update(tuple(entry.split(" ")) for entry in names(listed))


@TELLER.setting(r"bonus at (\d+): (.+)")
def _bonus(wishes: Wishes, space: str, listed: str) -> None:
    wishes.setdefault("bonus", {})[int(space)] = names(listed)


@TELLER.setting(r"temple tiles: (.+)")
def _tiles_left(wishes: Wishes, listed: str) -> None:
    """Tiles left in stacks, like `6_left 0`."""
    wishes["temple_tiles"] = {entry.split(" ")[0]: int(entry.split(" ")[1]) for entry in names(listed)}


@TELLER.setting(r"blocked camps: (.+)")
def _blocked(wishes: Wishes, listed: str) -> None:
    wishes["blocked"] = [int(camp) for camp in names(listed)]


@TELLER.setting(r"passed: (.+)")
def _passed(wishes: Wishes, listed: str) -> None:
    wishes["passed"] = [int(seat) for seat in names(listed)]


@TELLER.setting(r"rescue stack seen by: (.+)")
def _seen(wishes: Wishes, listed: str) -> None:
    wishes["rescue_seen"] = [int(seat) for seat in names(listed)]


@TELLER.setting(r"the main action is used")
def _acted(wishes: Wishes) -> None:
    wishes["acted"] = True
