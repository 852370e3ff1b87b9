"""Those who look on: how the host receives them all, and whom of them the host mutes or shuts out."""

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
