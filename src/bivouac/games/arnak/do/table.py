"""Doing it: a function per kind of action, which `may` has found nothing against."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.games.arnak import actions
from bivouac.games.arnak.do import answers, main, payment
from bivouac.games.arnak.state import State

Doer = Callable[[State, i64], None]

_BY_KIND: Final[dict[int, Doer]] = {
    actions.PLAY: main.play,
    actions.TRAVEL: payment.spend,
    actions.DISCARD: answers.discard,
    actions.EXILE: answers.exile,
    actions.EXILE_LAID: answers.exile_laid,
    actions.BUY: main.buy,
    actions.TAKE: answers.take,
    actions.DIG: main.dig,
    actions.DISCOVER: main.discover,
    actions.OVERCOME: main.overcome,
    actions.GLASS: main.glass,
    actions.NOTEBOOK: main.notebook,
    actions.TEMPLE: main.temple,
    actions.USE: main.use,
    actions.BOON: payment.boon,
    actions.SLOT: main.slot,
    actions.ICON: payment.icon,
    actions.RIDE: payment.ride,
    actions.PILOT: payment.pilot,
    actions.UPGRADE: answers.upgrade,
    actions.ASSISTANT: answers.assistant,
    actions.STACK: answers.stack,
    actions.RESCUE: answers.rescue,
    actions.CHOOSE: answers.choose,
    actions.SIFT: answers.sift,
    actions.HOLD: answers.hold,
    actions.PUT_BACK: answers.put_back,
    actions.KEEP: answers.keep,
    actions.BONUS: answers.bonus,
    actions.ROW: answers.row,
    actions.FROM: answers.leave,
    actions.TO: answers.to,
    actions.SITE: answers.site,
    actions.FREE_SLOT: answers.free_slot,
    actions.YES: answers.yes,
    actions.NO: answers.no,
    actions.GO: answers.go,
    actions.PASS: main.give_up,
    actions.END: main.end,
}
assert set(_BY_KIND) == set(range(actions.KINDS)), "no doer for some kind of action"
DO: Final[list[Doer]] = [_BY_KIND[kind] for kind in range(actions.KINDS)]
