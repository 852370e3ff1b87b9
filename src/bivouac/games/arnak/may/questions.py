"""What can be asked, one row a question: which effects ask it, what answers it, when it lapses.

The number of a question stands in saved positions; its name is that of its words (`phase-…`, `prompt-…`).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bivouac.core.effects import Effect
from bivouac.games.arnak import actions, columns, effects, kinds
from bivouac.games.arnak.kinds import PICKS
from bivouac.games.arnak.may import lapses, lists
from bivouac.games.arnak.may.lapses import never
from bivouac.games.arnak.state import State

Test = Callable[[State], bool]

_NOTHING: Final[list[int]] = [0] * columns.NODE_COUNT
_NODE: Final[list[int]] = list(range(columns.NODE_COUNT))


class Question(NamedTuple):
    """A question: its number and name, and the kinds of actions that answer it besides *no*.

    The effects in `asked_by` do nothing but ask it; `a` and `b`, columns by node, are what its step says.
    Free actions fit between two steps or icons, not inside one (ruling 10): a question that is `closed` comes
    while cards, tiles or assistants are looked through, between a draw and its discard, or as a round ends.
    `fast`, where there is one, lists the legal answers sooner than asking the judge about each (law 7).
    """

    number: int
    name: str
    answers: tuple[int, ...]
    asked_by: tuple[type[Effect], ...] = ()
    a: list[int] = _NOTHING
    b: list[int] = _NOTHING
    lapses: Test = never
    optional: Test = never
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


_MAIN: Final = (
    actions.PLAY, actions.BUY, actions.DIG, actions.DISCOVER, actions.OVERCOME, actions.GLASS,
    actions.NOTEBOOK, actions.TEMPLE, actions.USE, actions.PASS,
)  # fmt: skip
_ON_THE_WAY: Final = (actions.TRAVEL, actions.ICON, actions.RIDE, actions.BOON, actions.PILOT)
_STEPS: Final = (actions.GLASS, actions.NOTEBOOK, actions.TEMPLE)
_USED: Final[list[int]] = [PICKS * count for count in columns.NODE_SITES]

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(kinds.TURN, "turn", _MAIN, fast=lists.turn),
    Question(kinds.AFTER, "after", (actions.END,)),
    Question(kinds.KEEP, "keep", (actions.KEEP,), closed=True),
    Question(kinds.OVER, "over", (), closed=True),
    Question(kinds.CHOOSE, "choose", (actions.CHOOSE,)),
    Question(kinds.OFFER, "offer", (actions.YES,), optional=always),
    Question(kinds.DISCARD, "discard", (actions.DISCARD,), asked_by=(effects.Discard,),
             lapses=lapses.no_discard, optional=_is_a_price, closed=True, fast=lists.discard),
    Question(kinds.DRAW, "draw", (actions.YES,), asked_by=(effects.Draw, effects.DrawBottom),
             a=columns.NODE_DRAWS, b=columns.NODE_FROM_BOTTOM, lapses=lapses.no_draw, optional=always),
    Question(kinds.EXILE, "exile", (actions.EXILE, actions.EXILE_LAID), asked_by=(effects.Exile,),
             lapses=lapses.no_exile, optional=always, fast=lists.exile),
    Question(kinds.UPGRADE, "upgrade", (actions.UPGRADE,), asked_by=(effects.UpgradeResource,),
             optional=always),
    Question(kinds.REFRESH, "refresh", (actions.ASSISTANT,), asked_by=(effects.Refresh,),
             a=columns.NODE_REFRESHES, lapses=lapses.no_refresh, optional=always),
    Question(kinds.RECRUIT, "recruit", (actions.STACK,), asked_by=(effects.Recruit,),
             lapses=lapses.no_recruit),
    Question(kinds.PROMOTE, "promote", (actions.ASSISTANT,), asked_by=(effects.UpgradeAssistant,),
             lapses=lapses.no_silver),
    Question(kinds.RESCUE, "rescue", (actions.RESCUE,), asked_by=(effects.Rescue,),
             lapses=lapses.no_rescue, closed=True),
    Question(kinds.SWAP, "swap", (actions.ASSISTANT,), asked_by=(effects.SwapAssistant,),
             lapses=lapses.no_swap),
    Question(kinds.SWAP_FOR, "swap_for", (actions.STACK,)),
    Question(kinds.SUPPLY, "supply", (actions.STACK,), asked_by=(effects.UseSupply,),
             a=columns.NODE_GOLD, lapses=lapses.no_supply, optional=always),
    Question(kinds.SEND, "send", (actions.DIG, actions.DISCOVER), asked_by=(effects.Send,),
             a=_NODE, lapses=lapses.no_figure, optional=always, fast=lists.send),
    Question(kinds.TRAVEL, "travel", _ON_THE_WAY, fast=lists.pay_travel),
    Question(kinds.LEFTOVER, "leftover", (actions.ICON,), closed=True),
    Question(kinds.SEND_CAMP, "send_camp", (actions.TO,), asked_by=(effects.SendToCamp,),
             a=columns.NODE_USES, lapses=lapses.no_camp, optional=always),
    Question(kinds.AGAIN, "again", (actions.YES,), lapses=lapses.no_more, optional=always),
    Question(kinds.ACTIVATE, "activate", (actions.SITE,),
             asked_by=(effects.ActivateSite, effects.ActivateCamps, effects.ActivateOwn),
             a=_NODE, b=_USED, lapses=lapses.no_site, optional=_is_own_site),
    Question(kinds.RELOCATE, "relocate", (actions.FROM,), asked_by=(effects.Relocate,),
             a=_NODE, lapses=lapses.no_leaving),
    Question(kinds.RELOCATE_TO, "relocate_to", (actions.TO,)),
    Question(kinds.RECALL, "recall", (actions.FROM,), asked_by=(effects.Recall,),
             lapses=lapses.no_recall, optional=always),
    Question(kinds.BUY, "buy", (actions.BUY,),
             lapses=lapses.no_sale, optional=_is_no_errand, fast=lists.buy),
    Question(kinds.TAKE_ITEM, "take_item", (actions.TAKE,), asked_by=(effects.TakeItem,),
             a=_NODE, lapses=lapses.no_item),
    Question(kinds.TAKE_ARTIFACT, "take_artifact", (actions.TAKE,), asked_by=(effects.TakeArtifact,),
             lapses=lapses.no_artifact),
    Question(kinds.TAKE_EXILED, "take_exiled", (actions.TAKE,), asked_by=(effects.TakeExiledItem,),
             lapses=lapses.no_exiled, optional=always),
    Question(kinds.ARTIFACT, "artifact", (actions.YES,), optional=always),
    Question(kinds.TAME, "tame", (actions.OVERCOME,), asked_by=(effects.Overcome, effects.Trap),
             a=columns.NODE_TRAPS, lapses=lapses.no_taming, optional=always),
    Question(kinds.CROWN, "crown", (actions.SITE,), asked_by=(effects.MoveGuardian,),
             lapses=lapses.no_crown),
    Question(kinds.CROWN_TO, "crown_to", (actions.SITE,)),
    Question(kinds.RESEARCH, "research", _STEPS, asked_by=(effects.Research, effects.ResearchNotebook),
             a=_NODE, optional=always, fast=lists.research),
    Question(kinds.BONUS, "bonus", (actions.BONUS, actions.ROW)),
    Question(kinds.PICK_BONUS, "pick_bonus", (actions.BONUS,)),
    Question(kinds.TEMPLE_BONUS, "temple_bonus", (actions.BONUS,),
             lapses=lapses.no_temple_bonus, closed=True),
    Question(kinds.KEY, "key", (actions.FREE_SLOT,), asked_by=(effects.FreeIdol,), lapses=lapses.no_key),
    Question(kinds.SIFT, "sift", (actions.SIFT,), asked_by=(effects.Sift,), a=_NODE, lapses=lapses.no_deck),
    Question(kinds.SIFTED, "sifted", (actions.HOLD,), closed=True),
    Question(kinds.RETURN, "return", (actions.PUT_BACK,), optional=always, closed=True),
    Question(kinds.PAUSE, "pause", (actions.GO,)),
)
# fmt: on

_BY_NUMBER: Final = {row.number: row for row in QUESTIONS}
assert len(QUESTIONS) == kinds.PHASES, "a question is missing, or stands there twice"
ROWS: Final[list[Question]] = [_BY_NUMBER[number] for number in range(kinds.PHASES)]
NAMES: Final[list[str]] = [row.name for row in ROWS]
ANSWERS: Final[list[tuple[int, ...]]] = [row.answers for row in ROWS]
LAPSES: Final[list[Test]] = [row.lapses for row in ROWS]
OPTIONAL: Final[list[Test]] = [row.optional for row in ROWS]
CLOSED: Final[list[bool]] = [row.closed for row in ROWS]

BY_LEAF: Final[dict[type[Effect], Question]] = {leaf: row for row in QUESTIONS for leaf in row.asked_by}
assert len(BY_LEAF) == sum(len(row.asked_by) for row in QUESTIONS), "an effect asks two questions"
_ASKED: Final = [BY_LEAF.get(type(effect)) for effect in columns.NODES.effects]
# By node: the question it asks, and the two numbers of its step
NODE_ASKS: Final[list[int]] = [0 if row is None else row.number for row in _ASKED]
NODE_A: Final[list[int]] = [0 if row is None else row.a[at] for at, row in enumerate(_ASKED)]
NODE_B: Final[list[int]] = [0 if row is None else row.b[at] for at, row in enumerate(_ASKED)]
