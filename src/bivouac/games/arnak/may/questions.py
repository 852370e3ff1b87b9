"""What can be asked, one row a question: which effects ask it, what answers it, when it lapses.

The number of a question stands in saved positions; its name is that of its words (`phase-…`, `prompt-…`).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bivouac.core.effects import Effect
from bivouac.core.vocabulary import Question
from bivouac.games.arnak import columns, effects, kinds
from bivouac.games.arnak.kinds import PICKS
from bivouac.games.arnak.may import lapses, lists
from bivouac.games.arnak.may.lapses import no_answer
from bivouac.games.arnak.state import State

Test = Callable[[State], bool]

_NOTHING: Final[list[int]] = [0] * columns.NODE_COUNT
_NODE: Final[list[int]] = list(range(columns.NODE_COUNT))


class Row(NamedTuple):
    """A question: its number and name, the ruling that has it answered first, and all there is to it.

    The effects in `asked_by` do nothing but ask it; `a` and `b`, columns by node, are what its step says.
    Free actions fit between two steps or icons, not inside one (ruling 10): a question that is `closed` comes
    while cards, tiles or assistants are looked through, between a draw and its discard, or as a round ends.
    `fast`, where there is one, lists the legal answers sooner than asking the judge about each (law 7).
    """

    number: int
    name: str
    ruling: int = 14
    asked_by: tuple[type[Effect], ...] = ()
    a: list[int] = _NOTHING
    b: list[int] = _NOTHING
    lapses: Test | None = None  # None: it can always be answered
    optional: Test | None = None  # None: it cannot be declined
    closed: bool = False
    fast: lists.List | None = None


def always(state: State) -> bool:
    """It may be declined."""
    return True


def _is_a_price(state: State) -> bool:
    return state.agenda.a() > 0


def _is_own_site(state: State) -> bool:
    return columns.NODE_KIND[state.agenda.a()] == columns.OWN_SITE_KIND


def _is_no_errand(state: State) -> bool:
    """Was no assistant sent to buy? (ruling 91)"""
    return state.agenda.b() == 0


_USED: Final[list[int]] = [PICKS * count for count in columns.NODE_SITES]

# fmt: off
_ROWS: Final[tuple[Row, ...]] = (
    Row(kinds.TURN, "turn", ruling=0, fast=lists.turn),
    Row(kinds.AFTER, "after", ruling=0),
    Row(kinds.KEEP, "keep", ruling=99, closed=True),
    Row(kinds.OVER, "over", ruling=0, closed=True),
    Row(kinds.CHOOSE, "choose"),
    Row(kinds.OFFER, "offer", optional=always),
    Row(kinds.DISCARD, "discard", asked_by=(effects.Discard,),
        lapses=lapses.no_discard, optional=_is_a_price, closed=True, fast=lists.discard),
    Row(kinds.DRAW, "draw", asked_by=(effects.Draw, effects.DrawBottom),
        a=columns.NODE_DRAWS, b=columns.NODE_FROM_BOTTOM, lapses=lapses.no_draw, optional=always),
    Row(kinds.EXILE, "exile", asked_by=(effects.Exile,),
        lapses=lapses.no_exile, optional=always, fast=lists.exile),
    Row(kinds.UPGRADE, "upgrade", asked_by=(effects.UpgradeResource,), optional=always),
    Row(kinds.REFRESH, "refresh", asked_by=(effects.Refresh,),
        a=columns.NODE_REFRESHES, lapses=lapses.no_refresh, optional=always),
    Row(kinds.RECRUIT, "recruit", asked_by=(effects.Recruit,), lapses=lapses.no_recruit),
    Row(kinds.PROMOTE, "promote", asked_by=(effects.UpgradeAssistant,), lapses=no_answer),
    Row(kinds.RESCUE, "rescue", asked_by=(effects.Rescue,), lapses=lapses.no_rescue, closed=True),
    Row(kinds.SWAP, "swap", asked_by=(effects.SwapAssistant,), lapses=lapses.no_swap),
    Row(kinds.SWAP_FOR, "swap_for"),
    Row(kinds.SUPPLY, "supply", asked_by=(effects.UseSupply,),
        a=columns.NODE_GOLD, lapses=lapses.no_supply, optional=always),
    Row(kinds.SEND, "send", asked_by=(effects.Send,), a=_NODE, lapses=lapses.no_figure, optional=always),
    Row(kinds.TRAVEL, "travel", fast=lists.pay_travel),
    Row(kinds.LEFTOVER, "leftover", closed=True),
    Row(kinds.SEND_CAMP, "send_camp", asked_by=(effects.SendToCamp,),
        a=columns.NODE_USES, lapses=lapses.no_camp, optional=always),
    Row(kinds.AGAIN, "again", lapses=lapses.no_more, optional=always),
    Row(kinds.ACTIVATE, "activate",
        asked_by=(effects.ActivateSite, effects.ActivateCamps, effects.ActivateOwn),
        a=_NODE, b=_USED, lapses=lapses.no_site, optional=_is_own_site),
    Row(kinds.RELOCATE, "relocate", asked_by=(effects.Relocate,), a=_NODE, lapses=no_answer),
    Row(kinds.RELOCATE_TO, "relocate_to"),
    Row(kinds.RECALL, "recall", asked_by=(effects.Recall,), lapses=no_answer, optional=always),
    Row(kinds.BUY, "buy", lapses=lapses.no_sale, optional=_is_no_errand, fast=lists.buy),
    Row(kinds.TAKE_ITEM, "take_item", asked_by=(effects.TakeItem,), a=_NODE, lapses=no_answer),
    Row(kinds.TAKE_ARTIFACT, "take_artifact", asked_by=(effects.TakeArtifact,), lapses=no_answer),
    Row(kinds.TAKE_EXILED, "take_exiled", asked_by=(effects.TakeExiledItem,),
        lapses=no_answer, optional=always),
    Row(kinds.ARTIFACT, "artifact", optional=always),
    Row(kinds.TAME, "tame", asked_by=(effects.Overcome, effects.Trap),
        a=columns.NODE_TRAPS, lapses=no_answer, optional=always),
    Row(kinds.CROWN, "crown", asked_by=(effects.MoveGuardian,), lapses=no_answer),
    Row(kinds.CROWN_TO, "crown_to"),
    Row(kinds.RESEARCH, "research", asked_by=(effects.Research, effects.ResearchNotebook),
        a=_NODE, optional=always),
    Row(kinds.BONUS, "bonus"),
    Row(kinds.PICK_BONUS, "pick_bonus"),
    Row(kinds.TEMPLE_BONUS, "temple_bonus", lapses=no_answer, closed=True),
    Row(kinds.KEY, "key", asked_by=(effects.FreeIdol,), lapses=no_answer),
    Row(kinds.SIFT, "sift", asked_by=(effects.Sift,), a=_NODE, lapses=lapses.no_deck),
    Row(kinds.SIFTED, "sifted", closed=True),
    Row(kinds.RETURN, "return", optional=always, closed=True),
    Row(kinds.PAUSE, "pause"),
)
# fmt: on

_BY_NUMBER: Final = {row.number: row for row in _ROWS}
assert len(_ROWS) == kinds.PHASES, "a question is missing, or stands there twice"
ROWS: Final[list[Row]] = [_BY_NUMBER[number] for number in range(kinds.PHASES)]
QUESTIONS: Final[list[Question]] = [Question(row.number, row.name, row.ruling) for row in ROWS]
NAMES: Final[list[str]] = [row.name for row in ROWS]
LAPSES: Final[list[Test | None]] = [row.lapses for row in ROWS]
OPTIONAL: Final[list[Test | None]] = [row.optional for row in ROWS]
CLOSED: Final[list[bool]] = [row.closed for row in ROWS]
FAST: Final[list[lists.List | None]] = [row.fast for row in ROWS]

BY_LEAF: Final[dict[type[Effect], Row]] = {leaf: row for row in _ROWS for leaf in row.asked_by}
assert len(BY_LEAF) == sum(len(row.asked_by) for row in _ROWS), "an effect asks two questions"
_ASKED: Final = [BY_LEAF.get(type(effect)) for effect in columns.NODES.effects]
# By node: the question it asks, and the two numbers of its step
NODE_ASKS: Final[list[int]] = [0 if row is None else row.number for row in _ASKED]
NODE_A: Final[list[int]] = [0 if row is None else row.a[at] for at, row in enumerate(_ASKED)]
NODE_B: Final[list[int]] = [0 if row is None else row.b[at] for at, row in enumerate(_ASKED)]
