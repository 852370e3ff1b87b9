"""Those who look on: what they see, how the host receives them, and whom the host mutes or shuts out."""

from typing import Any

from bivouac.core.contract import SPECTATOR
from bivouac.core.refusal import Refusal
from bivouac.table.lines import Minded, Order, Received, Reception
from bivouac.table.table import Table


def receive(table: Table, player: str, how: Reception, at: int) -> None:
    """From now on onlookers are welcome, welcome in silence, or not let in."""
    _must_host(table, player)
    if table.reception != how:
        table.write(Received(how), at)


def give_order(table: Table, player: str, who: str, order: Order, at: int) -> None:
    """From now on one onlooker is muted, shut out, or as welcome as the others."""
    _must_host(table, player)
    if table.minded.get(who, "") != order:
        table.write(Minded(who, order), at)


def admitted(table: Table, who: str) -> bool:
    """May somebody who does not sit here look on? `who` is what they are known by, if anything."""
    return not table.charter.private and table.reception != "none" and table.minded.get(who) != "out"


def must_speak(table: Table, who: str) -> None:
    """Refuse the words of an onlooker whom the host does not want to hear."""
    if table.reception != "welcome":
        raise Refusal("onlookers_silent")
    if table.minded.get(who):
        raise Refusal("muted")


def _must_host(table: Table, player: str) -> None:
    if player != table.charter.host:
        raise Refusal("not_the_host")


def shown(table: Table) -> dict[str, Any]:
    """What an onlooker sees of the game now, worked out once for all who ask; nobody changes it."""
    assert table.state is not None, "there is nothing to see before the start"
    if table.shown is None or table.shown[0] != table.turned:
        table.shown = table.turned, table.state.outlook(SPECTATOR)
    return table.shown[1]
