"""A reason as a refusal: its code, the facts its sentence may mention, and the ruling behind it."""

from typing import Final

from bivouac.core.refusal import Refusal
from bivouac.games.arnak import actions, columns, kinds
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.kinds import CAMP_SPACES, COMPASS, NO_GUARDIAN, RESOURCES
from bivouac.games.arnak.may import judge, main, reasons
from bivouac.games.arnak.moves import tokens
from bivouac.games.arnak.state import State

PHASES: Final[list[str]] = [
    "turn", "after", "keep", "over", "choose", "offer", "discard", "draw", "exile", "upgrade", "refresh",
    "recruit", "promote", "rescue", "swap", "swap_for", "supply", "send", "travel", "leftover", "send_camp",
    "again", "activate", "relocate", "relocate_to", "recall", "buy", "take_item", "take_artifact",
    "take_exiled", "artifact", "tame", "crown", "crown_to", "research", "bonus", "pick_bonus",
    "temple_bonus", "key", "sift", "sifted", "return", "pause",
]  # fmt: skip
assert len(PHASES) == kinds.PHASES

Facts = dict[str, int | str]

# Each reason: the code of its refusal, and the number of its ruling
CODES: Final[dict[int, tuple[str, int]]] = {
    reasons.MAIN_USED: ("main_used", 8),
    reasons.NOT_IN_HAND: ("not_in_hand", 17),
    reasons.NO_EFFECT: ("no_effect", 16),
    reasons.NO_TABLET: ("no_tablet", 46),
    reasons.NO_FIGURE: ("no_figure", 26),
    reasons.SPACE_TAKEN: ("space_taken", 25),
    reasons.SPACE_BLOCKED: ("space_blocked", 4),
    reasons.NOT_DISCOVERED: ("not_discovered", 32),
    reasons.DISCOVERED: ("discovered", 32),
    reasons.CANNOT_TRAVEL: ("cannot_travel", 20),
    reasons.TOO_FEW: ("too_few", 12),
    reasons.NO_GUARDIAN_THERE: ("no_guardian", 37),
    reasons.NOT_THERE: ("not_there", 37),
    reasons.OTHERS_THERE: ("others_there", 66),
    reasons.NOT_FOR_SALE: ("not_for_sale", 50),
    reasons.NO_BRIDGE: ("no_bridge", 83),
    reasons.ABOVE_GLASS: ("above_glass", 82),
    reasons.GLASS_ONLY: ("glass_only", 86),
    reasons.NO_IDOL: ("no_idol", 41),
    reasons.NOT_IN_TEMPLE: ("not_in_temple", 87),
    reasons.STACK_EMPTY: ("stack_empty", 87),
    reasons.NO_HELPER: ("no_helper", 88),
    reasons.IS_EXHAUSTED: ("exhausted", 91),
    reasons.USELESS: ("useless", 120),
    reasons.NO_BOON: ("no_boon", 39),
    reasons.TRAVEL_BOON: ("travel_boon", 39),
    reasons.SLOTS_FULL: ("slots_full", 41),
    reasons.NOT_HELPFUL: ("not_helpful", 24),
    reasons.NO_ICON: ("no_icon", 23),
    reasons.PAYMENT_FIRST: ("payment_first", 11),
    reasons.NO_PILOT: ("no_pilot", 22),
    reasons.NO_OPTION: ("no_option", 62),
    reasons.NOT_LAID: ("not_laid", 54),
    reasons.NO_UPGRADE: ("no_upgrade", 12),
    reasons.IS_READY: ("is_ready", 90),
    reasons.IS_GOLD: ("is_gold", 89),
    reasons.NO_SUPPLY: ("no_supply", 88),
    reasons.NO_BONUS: ("no_bonus", 84),
    reasons.TOO_MANY: ("too_many", 75),
    reasons.NO_FIGURE_THERE: ("no_figure_there", 67),
    reasons.WRONG_SITE: ("wrong_site", 77),
    reasons.SLOT_EMPTY: ("slot_empty", 43),
    reasons.MUST_CHOOSE: ("must_choose", 15),
    reasons.MAIN_FIRST: ("main_first", 8),
    reasons.OTHER_PAYMENT: ("other_payment", 10),
    reasons.NOT_EXILED: ("not_exiled", 72),
    reasons.NO_CARD_TO_PAY: ("no_card", 59),
    reasons.NO_RIDE: ("no_ride", 21),
    reasons.NOTEBOOK_ONLY: ("notebook_only", 65),
    reasons.TEMPLE_REACHED: ("temple_reached", 87),
}
assert set(CODES) == set(range(2, reasons.REASONS)), "no code for some reason"

# The same reason rests on another ruling, by what was asked for …
_BY_KIND: Final[dict[tuple[int, int], int]] = {
    (reasons.TOO_FEW, actions.DISCOVER): 32,
    (reasons.TOO_FEW, actions.OVERCOME): 37,
    (reasons.TOO_FEW, actions.BUY): 50,
    (reasons.TOO_FEW, actions.TEMPLE): 87,
    (reasons.NO_IDOL, actions.GLASS): 92,
    (reasons.NO_IDOL, actions.NOTEBOOK): 92,
    (reasons.NOT_FOR_SALE, actions.TAKE): 52,
    (reasons.NO_SUPPLY, actions.RESCUE): 93,
    (reasons.NOT_IN_HAND, actions.DISCARD): 59,
    (reasons.NOT_IN_HAND, actions.EXILE): 54,
}
# … or by what is being asked
_BY_PHASE: Final[dict[tuple[int, int], int]] = {
    (reasons.NO_GUARDIAN_THERE, kinds.TAME): 38,
    (reasons.NOT_THERE, kinds.TAME): 38,
    (reasons.NO_SUPPLY, kinds.SUPPLY): 70,
    (reasons.NO_BONUS, kinds.TEMPLE_BONUS): 86,
    (reasons.NO_FIGURE_THERE, kinds.RECALL): 73,
    (reasons.WRONG_SITE, kinds.RELOCATE): 67,
    (reasons.WRONG_SITE, kinds.RELOCATE_TO): 67,
    (reasons.WRONG_SITE, kinds.CROWN): 69,
    (reasons.WRONG_SITE, kinds.CROWN_TO): 69,
    (reasons.WRONG_SITE, kinds.SEND_CAMP): 80,
    (reasons.NOT_DISCOVERED, kinds.RELOCATE_TO): 67,
    (reasons.NO_OPTION, kinds.SIFTED): 76,
    (reasons.NO_OPTION, kinds.RETURN): 76,
    (reasons.MUST_CHOOSE, kinds.RECRUIT): 85,
    (reasons.MUST_CHOOSE, kinds.PROMOTE): 85,
    (reasons.MUST_CHOOSE, kinds.TAKE_ARTIFACT): 85,
    (reasons.MUST_CHOOSE, kinds.BUY): 91,
}


def refusal(state: State, code: int) -> Refusal | None:
    """The refusal of a code by the active player; None exactly when it is legal."""
    reason = int(judge.why(state, code))
    if reason == reasons.FINE:
        return None
    if reason == reasons.NOT_ASKED:
        return _not_asked(state, code)
    name, ruling = CODES[reason]
    kind = actions.KIND_OF[code]
    ruling = _BY_KIND.get((reason, kind), ruling)
    ruling = _BY_PHASE.get((reason, int(state.phase)), ruling)
    ruling = _finer(state, code, reason, ruling)
    return Refusal(name, _facts(state, code, reason), f"{FACTS.name}.{ruling}")


def _not_asked(state: State, code: int) -> Refusal:
    """Nothing asks for it now: something else does, or an action of one's own is due."""
    kind = actions.KIND_OF[code]
    if state.phase in (kinds.TURN, kinds.AFTER):
        paying = kind in (actions.TRAVEL, actions.ICON, actions.RIDE, actions.PILOT)
        ruling = 24 if paying else 8
        return Refusal("not_now", {"action": actions.KIND_NAMES[kind]}, f"{FACTS.name}.{ruling}")
    ruling = 99 if state.phase == kinds.KEEP else 14
    if judge.FREE[kind] and state.phase != kinds.KEEP:
        ruling = 10
    return Refusal("answer_first", {"phase": PHASES[state.phase]}, f"{FACTS.name}.{ruling}")


def _finer(state: State, code: int, reason: int, ruling: int) -> int:
    """Places of level I and II, cards that look, camps that must be free."""
    argument = actions.ARGUMENT[code]
    if reason == reasons.SPACE_TAKEN and argument >= CAMP_SPACES:
        return 27
    if reason == reasons.TOO_MANY and not columns.NODE_FROM_BOTTOM[state.agenda.a()]:
        return 76
    if reason == reasons.WRONG_SITE and state.phase == kinds.ACTIVATE:
        return 78 if columns.NODE_UNOCCUPIED[state.agenda.a()] and not state.is_unoccupied(argument) else 77
    return ruling


def _facts(state: State, code: int, reason: int) -> Facts:
    """What the sentence of a refusal may mention."""
    kind, argument = actions.KIND_OF[code], actions.ARGUMENT[code]
    if reason == reasons.TOO_FEW:
        return _shortage(state, kind, argument)
    if reason in (reasons.NOT_IN_HAND, reasons.NO_TABLET):
        return {"card": columns.IDS[argument]}
    if reason in (reasons.NOT_FOR_SALE, reasons.NOT_EXILED, reasons.NOT_LAID):
        return {"card": columns.LAID_IDS[argument]}
    if reason in _OF_SPACES:
        return {"site": _site(kind, argument)}
    if reason in (reasons.NO_HELPER, reasons.IS_EXHAUSTED, reasons.NO_RIDE, reasons.SLOT_EMPTY):
        return {"number": argument + 1}
    if reason in (reasons.NO_BOON, reasons.TRAVEL_BOON):
        return {"guardian": columns.GUARDIAN_IDS[argument]}
    if reason == reasons.NO_PILOT:
        return {"needs": columns.PILOT_PRICE}
    if reason == reasons.TOO_MANY:
        return {"most": columns.NODE_SIFTS[state.agenda.a()]}
    return {"phase": PHASES[state.phase]} if reason == reasons.MUST_CHOOSE else {}


_OF_SPACES: Final = (
    reasons.SPACE_TAKEN, reasons.SPACE_BLOCKED, reasons.NOT_DISCOVERED, reasons.DISCOVERED,
    reasons.CANNOT_TRAVEL, reasons.NO_GUARDIAN_THERE, reasons.NOT_THERE, reasons.OTHERS_THERE,
    reasons.NO_FIGURE_THERE, reasons.WRONG_SITE,
)  # fmt: skip


def _site(kind: int, argument: int) -> str:
    """The id of the site an action is about."""
    if kind in (actions.DIG, actions.FROM, actions.TO):
        return columns.SITE_IDS[columns.SITE_OF[argument]]
    return columns.PLACE_IDS[argument] if kind == actions.DISCOVER else columns.SITE_IDS[argument]


def _shortage(state: State, kind: int, argument: int) -> Facts:
    """The first resource there is too little of."""
    price = _price(state, kind, argument)
    seat = int(state.active)
    for resource in range(RESOURCES):
        needs = (price >> (8 * resource)) & 255
        if state.has(seat, resource) < needs:
            return {
                "resource": columns.RESOURCE_IDS[resource],
                "has": int(state.has(seat, resource)),
                "needs": needs,
            }
    raise AssertionError("nothing is short")


def _price(state: State, kind: int, argument: int) -> int:
    """The tokens an action costs."""
    node = judge.node_in_question(state)
    if kind == actions.DISCOVER:
        return int(tokens.some(COMPASS, main.discovery_price(argument, node)))
    if kind == actions.BUY:
        return int(main.price_of(argument, node))
    if kind in (actions.GLASS, actions.NOTEBOOK):
        return int(main.step_price(state, argument, node))
    if kind == actions.TEMPLE:
        return int(main.reduced(columns.STACK_PRICE[state.side][argument], node))
    if kind == actions.SITE:
        return int(tokens.some(COMPASS, columns.NODE_SURCHARGE[state.agenda.a()]))
    if kind == actions.YES:
        return columns.NODE_PRICE[state.agenda.a()]
    guardian = state.guards[argument]
    assert guardian != NO_GUARDIAN, "only a guardian's price is left"
    return columns.GUARDIAN_PRICE[guardian]
