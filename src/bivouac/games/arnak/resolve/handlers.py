"""What each kind of effect does when its turn comes; whatever asks something becomes a step of the agenda."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.core.effects import AllOf, OneOf, Pay, SomeOf
from bivouac.games.arnak import columns, effects, kinds
from bivouac.games.arnak.kinds import (
    COMPASS,
    FROM,
    GUARDIANS,
    NO_CARD,
    NO_GUARDIAN,
    OF_TILE,
    PAID_NOW,
    PICKS,
    RESOLVE,
    ROW,
    SITES,
)
from bivouac.games.arnak.may import answers, travel
from bivouac.games.arnak.moves import cards, island, tokens
from bivouac.games.arnak.state import State


def resolve(state: State, node: i64, flags: i64) -> None:
    """An effect is carried out, or asked about."""
    HANDLERS[columns.NODE_KIND[node]](state, node, flags)


def all_of(state: State, node: i64, flags: i64) -> None:
    """Each part in printed order (ruling 14)."""
    _in_order(state, columns.NODE_PARTS[node], flags)


def _in_order(state: State, parts: list[int], flags: i64) -> None:
    """The first part now; the others wait, the last one pushed being the next."""
    for at in range(len(parts) - 1, 0, -1):
        state.agenda.push(RESOLVE, parts[at], flags)
    if parts:
        resolve(state, parts[0], flags)


def choice(state: State, node: i64, flags: i64) -> None:
    """One part, or so many different ones (ruling 62), are picked, unless no more than these are possible."""
    count: i64 = columns.NODE_PICKED[node]
    options: list[int] = []
    for part in columns.NODE_PARTS[node]:
        if answers.is_option(state, part, flags):
            options.append(part)
    if len(options) <= count:
        _in_order(state, options, flags)
    else:
        state.agenda.push(kinds.CHOOSE, node, PICKS * count + PICKS * PICKS * flags)


def pay(state: State, node: i64, flags: i64) -> None:
    """An offer; whoever used the thing for its sake has agreed already."""
    if columns.NODE_PRICE_CARDS[node]:
        state.agenda.push(kinds.DISCARD, node + 1, flags // FROM)
    elif flags & PAID_NOW:
        agree(state, node, flags // FROM)
    else:
        state.agenda.push(kinds.OFFER, node, flags // FROM)


def agree(state: State, node: i64, source: i64) -> None:
    """The price is paid, in tokens or travel; then comes what it buys (ruling 12)."""
    part: i64 = columns.NODE_PARTS[node][0]
    if columns.NODE_PRICE[node]:
        tokens.pay(state, columns.NODE_PRICE[node])
    if columns.NODE_PRICE_ICONS[node]:
        state.bill = travel.make_bill(columns.NODE_PRICE_ICONS[node], 0, 0)
        state.agenda.push(RESOLVE, part, FROM * source)
        state.agenda.push(kinds.TRAVEL)
    else:
        resolve(state, part, FROM * source)


def gain(state: State, node: i64, flags: i64) -> None:
    """Tokens from the supply."""
    tokens.gain(state, columns.NODE_GAINS[node])


def compass_per(state: State, node: i64, flags: i64) -> None:
    """A compass for each guardian, idol or archaeologist, up to a limit (rulings 63 and 64)."""
    things = COUNTERS[columns.NODE_COUNTED[node]](state)
    count = min(things, columns.NODE_MOST_COMPASSES[node])
    if count:
        tokens.gain(state, tokens.some(COMPASS, count))


def _guardians(state: State) -> i64:
    """Guardians overcome, and those on sites one occupies."""
    word: i64 = state.guardians[state.active]
    count: i64 = 0
    for guardian in range(GUARDIANS):
        count += (word >> guardian) & 1
    for site in range(SITES):
        if state.guards[site] != NO_GUARDIAN and state.stands_at(state.active, site):
            count += 1
    return count


def _idols(state: State) -> i64:
    return state.idols_of(state.active)


def _archaeologists(state: State) -> i64:
    return kinds.FIGURES - state.at_home(state.active)


Counter = Callable[[State], i64]
COUNTERS: Final[dict[str, Counter]] = {
    "guardian": _guardians,
    "idol": _idols,
    "archaeologist": _archaeologists,
}


def fear(state: State, node: i64, flags: i64) -> None:
    """Fear for whoever resolves the effect (ruling 125)."""
    cards.take_fear(state, state.active)


def draw(state: State, node: i64, flags: i64) -> None:
    """One card after the other may be drawn (ruling 57)."""
    state.agenda.push(kinds.DRAW, columns.NODE_DRAWS[node], 0)


def draw_bottom(state: State, node: i64, flags: i64) -> None:
    """The bottom card may be drawn."""
    state.agenda.push(kinds.DRAW, 1, 1)


def sift(state: State, node: i64, flags: i64) -> None:
    """A number is announced first (rulings 75 and 76)."""
    state.agenda.push(kinds.SIFT, node)


def discard(state: State, node: i64, flags: i64) -> None:
    """A hand card must be laid down."""
    state.agenda.push(kinds.DISCARD, 0)


def exile(state: State, node: i64, flags: i64) -> None:
    """A card may be exiled (ruling 54)."""
    state.agenda.push(kinds.EXILE)


def upgrade_resource(state: State, node: i64, flags: i64) -> None:
    """A token may be traded for a better one."""
    state.agenda.push(kinds.UPGRADE)


def refresh(state: State, node: i64, flags: i64) -> None:
    """Assistants may be made ready."""
    state.agenda.push(kinds.REFRESH, columns.NODE_REFRESHES[node])


def recruit(state: State, node: i64, flags: i64) -> None:
    """An assistant comes (ruling 85)."""
    state.agenda.push(kinds.RECRUIT)


def upgrade_assistant(state: State, node: i64, flags: i64) -> None:
    """An assistant turns gold."""
    state.agenda.push(kinds.PROMOTE)


def rescue(state: State, node: i64, flags: i64) -> None:
    """The stack is looked through, and one is taken."""
    state.agenda.push(kinds.RESCUE)


def swap_assistant(state: State, node: i64, flags: i64) -> None:
    """An assistant is exchanged (ruling 68)."""
    state.agenda.push(kinds.SWAP)


def use_supply(state: State, node: i64, flags: i64) -> None:
    """An assistant of the supply may be used (ruling 70)."""
    state.agenda.push(kinds.SUPPLY, columns.NODE_GOLD[node])


def travel_icons(state: State, node: i64, flags: i64) -> None:
    """Icons for the rest of the turn."""
    tokens.keep_icons(state, columns.NODE_TRAVEL[node])


def send(state: State, node: i64, flags: i64) -> None:
    """An archaeologist may be sent (ruling 81)."""
    state.agenda.push(kinds.SEND, node)


def send_to_camp(state: State, node: i64, flags: i64) -> None:
    """An archaeologist may be sent to a camp without travel (ruling 80)."""
    state.agenda.push(kinds.SEND_CAMP, columns.NODE_USES[node])


def activate(state: State, node: i64, flags: i64) -> None:
    """A site is used (ruling 77)."""
    state.agenda.push(kinds.ACTIVATE, node, PICKS)


def activate_camps(state: State, node: i64, flags: i64) -> None:
    """Different camps are used."""
    state.agenda.push(kinds.ACTIVATE, node, PICKS * columns.NODE_SITES[node])


def activate_tile(state: State, node: i64, flags: i64) -> None:
    """The top tile of a stack is shown and used (ruling 79)."""
    tile = island.show_tile(state, columns.NODE_LEVEL[node] == 2)
    resolve(state, columns.TILE_NODE[tile], FROM * (OF_TILE + tile))


def relocate(state: State, node: i64, flags: i64) -> None:
    """A placed archaeologist moves (ruling 67)."""
    state.agenda.push(kinds.RELOCATE, node)


def recall(state: State, node: i64, flags: i64) -> None:
    """A placed archaeologist may come home (ruling 73)."""
    state.agenda.push(kinds.RECALL)


def all_planes(state: State, node: i64, flags: i64) -> None:
    """Every icon is a plane until the round ends (ruling 73)."""
    tokens.fly(state)


def no_fear(state: State, node: i64, flags: i64) -> None:
    """No Fear from guardians at the end of this round (ruling 74)."""
    state.masked |= bit(state.active)


def buy(state: State, node: i64, flags: i64) -> None:
    """A card may be bought cheaper; an assistant sent for it must bring one (ruling 91)."""
    state.agenda.push(kinds.BUY, node, 1 if flags & PAID_NOW else 0)


def reveal_and_buy(state: State, node: i64, flags: i64) -> None:
    """The top card of a deck is on offer as well (ruling 51)."""
    cards.show_top(state, columns.NODE_SELLS_ARTIFACTS[node])
    state.agenda.push(kinds.BUY, node, 0)


def take_item(state: State, node: i64, flags: i64) -> None:
    """An item is taken (ruling 52)."""
    state.agenda.push(kinds.TAKE_ITEM, node)


def take_artifact(state: State, node: i64, flags: i64) -> None:
    """An artifact is taken (rulings 52 and 85)."""
    state.agenda.push(kinds.TAKE_ARTIFACT)


def exile_row_item(state: State, node: i64, flags: i64) -> None:
    """The rightmost item of the row goes to exile (ruling 72)."""
    place: i64 = ROW - 1
    while place >= state.round and state.row[place] == NO_CARD:
        place -= 1
    if place >= state.round:
        cards.exile_row(state, place)


def take_exiled_item(state: State, node: i64, flags: i64) -> None:
    """An exiled item may be taken (ruling 72)."""
    state.agenda.push(kinds.TAKE_EXILED)


def overcome(state: State, node: i64, flags: i64) -> None:
    """A guardian may be overcome without its cost (ruling 38)."""
    state.agenda.push(kinds.TAME, 0)


def trap(state: State, node: i64, flags: i64) -> None:
    """A guardian may be trapped (ruling 66)."""
    state.agenda.push(kinds.TAME, 1)


def move_guardian(state: State, node: i64, flags: i64) -> None:
    """A guardian is moved away (ruling 69)."""
    state.agenda.push(kinds.CROWN)


def research(state: State, node: i64, flags: i64) -> None:
    """A research step may be taken at another price (rulings 65 and 71)."""
    state.agenda.push(kinds.RESEARCH, node)


def free_idol(state: State, node: i64, flags: i64) -> None:
    """A slotted idol is freed (ruling 43)."""
    state.agenda.push(kinds.KEY)


def give_up(state: State, node: i64, flags: i64) -> None:
    """The active player passes for the round (ruling 61)."""
    state.acted = True
    state.passed |= bit(state.active)
    cards.tell_pass(state)


Handler = Callable[[State, i64, i64], None]

_BY_KIND: Final[dict[type, Handler]] = {
    AllOf: all_of,
    OneOf: choice,
    SomeOf: choice,
    Pay: pay,
    effects.Gain: gain,
    effects.CompassPer: compass_per,
    effects.Fear: fear,
    effects.Draw: draw,
    effects.DrawBottom: draw_bottom,
    effects.Sift: sift,
    effects.Discard: discard,
    effects.Exile: exile,
    effects.UpgradeResource: upgrade_resource,
    effects.Refresh: refresh,
    effects.Recruit: recruit,
    effects.UpgradeAssistant: upgrade_assistant,
    effects.Rescue: rescue,
    effects.SwapAssistant: swap_assistant,
    effects.UseSupply: use_supply,
    effects.Travel: travel_icons,
    effects.Send: send,
    effects.SendToCamp: send_to_camp,
    effects.ActivateSite: activate,
    effects.ActivateCamps: activate_camps,
    effects.ActivateOwn: activate,
    effects.ActivateTile: activate_tile,
    effects.Relocate: relocate,
    effects.Recall: recall,
    effects.AllPlanes: all_planes,
    effects.NoFear: no_fear,
    effects.Buy: buy,
    effects.RevealAndBuy: reveal_and_buy,
    effects.TakeItem: take_item,
    effects.TakeArtifact: take_artifact,
    effects.ExileRowItem: exile_row_item,
    effects.TakeExiledItem: take_exiled_item,
    effects.Overcome: overcome,
    effects.Trap: trap,
    effects.MoveGuardian: move_guardian,
    effects.Research: research,
    effects.ResearchNotebook: research,
    effects.FreeIdol: free_idol,
    effects.Pass: give_up,
}
assert set(_BY_KIND) == set(effects.KINDS), f"no handler for {set(effects.KINDS) - set(_BY_KIND)}"
HANDLERS: Final[list[Handler]] = [_BY_KIND[kind] for kind in effects.KINDS]
