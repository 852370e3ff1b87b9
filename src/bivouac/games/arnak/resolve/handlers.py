"""What each kind of effect does when its turn comes; those that only ask are rows of may/questions."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.core.effects import AllOf, OneOf, Pay, SomeOf, in_order
from bivouac.games.arnak import columns, effects, kinds, tell
from bivouac.games.arnak.may import answers, questions, travel
from bivouac.games.arnak.moves import cards, island, tokens
from bivouac.games.arnak.state import State


def resolve(state: State, node: i64, flags: i64) -> None:
    """An effect is carried out, or asked about."""
    HANDLERS[columns.NODE_KIND[node]](state, node, flags)


def ask(state: State, node: i64, flags: i64) -> None:
    """The question of an effect that does nothing else waits to be answered."""
    state.agenda.push(questions.NODE_ASKS[node], questions.NODE_A[node], questions.NODE_B[node])


def all_of(state: State, node: i64, flags: i64) -> None:
    """Each part in printed order (ruling 14)."""
    _in_order(state, columns.NODE_PARTS[node], flags)


def _in_order(state: State, parts: list[int], flags: i64) -> None:
    """The first part now; the others wait, the last one pushed being the next."""
    for at in range(len(parts) - 1, 0, -1):
        state.agenda.push(kinds.RESOLVE, parts[at], flags)
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
        state.agenda.push(kinds.CHOOSE, node, kinds.PICKS * count + kinds.PICKS * kinds.PICKS * flags)


def pay(state: State, node: i64, flags: i64) -> None:
    """An offer; whoever used the thing for its sake has agreed already."""
    if columns.NODE_PRICE_CARDS[node]:
        state.agenda.push(kinds.DISCARD, node + 1, flags // kinds.FROM)
    elif flags & kinds.PAID_NOW:
        agree(state, node, flags // kinds.FROM)
    else:
        state.agenda.push(kinds.OFFER, node, flags // kinds.FROM)


def agree(state: State, node: i64, source: i64) -> None:
    """The price is paid, in tokens or travel; then comes what it buys (ruling 12)."""
    part: i64 = columns.NODE_PARTS[node][0]
    if columns.NODE_PRICE[node]:
        tokens.pay(state, columns.NODE_PRICE[node])
    if columns.NODE_PRICE_ICONS[node]:
        state.bill = travel.make_bill(columns.NODE_PRICE_ICONS[node], 0, 0)
        state.agenda.push(kinds.RESOLVE, part, kinds.FROM * source)
        state.agenda.push(kinds.TRAVEL)
    else:
        resolve(state, part, kinds.FROM * source)


def gain(state: State, node: i64, flags: i64) -> None:
    """Tokens from the supply."""
    tokens.gain(state, columns.NODE_GAINS[node])


def compass_per(state: State, node: i64, flags: i64) -> None:
    """A compass for each guardian, idol or archaeologist, up to a limit (rulings 63 and 64)."""
    things = COUNTERS[columns.NODE_COUNTED[node]](state)
    count = min(things, columns.NODE_MOST_COMPASSES[node])
    if count:
        tokens.gain(state, columns.some(kinds.COMPASS, count))


def _guardians(state: State) -> i64:
    """Guardians overcome, and those on sites one occupies."""
    word: i64 = state.guardians[state.active]
    count: i64 = 0
    for guardian in range(kinds.GUARDIANS):
        count += (word >> guardian) & 1
    for site in range(kinds.SITES):
        if state.guards[site] != kinds.NO_GUARDIAN and state.stands_at(state.active, site):
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


def travel_icons(state: State, node: i64, flags: i64) -> None:
    """Icons for the rest of the turn."""
    tokens.keep_icons(state, columns.NODE_TRAVEL[node])


def activate_tile(state: State, node: i64, flags: i64) -> None:
    """The top tile of a stack is shown and used (ruling 79)."""
    tile = island.show_tile(state, columns.NODE_LEVEL[node] == 2)
    resolve(state, columns.TILE_NODE[tile], kinds.FROM * (kinds.OF_TILE + tile))


def all_planes(state: State, node: i64, flags: i64) -> None:
    """Every icon is a plane until the round ends (ruling 73)."""
    tokens.fly(state)


def no_fear(state: State, node: i64, flags: i64) -> None:
    """No Fear from guardians at the end of this round (ruling 74)."""
    state.masked |= bit(state.active)


def buy(state: State, node: i64, flags: i64) -> None:
    """A card may be bought cheaper; an assistant sent for it must bring one (ruling 91)."""
    state.agenda.push(kinds.BUY, node, 1 if flags & kinds.PAID_NOW else 0)


def reveal_and_buy(state: State, node: i64, flags: i64) -> None:
    """The top card of a deck is on offer as well (ruling 51)."""
    cards.show_top(state, columns.NODE_SELLS_ARTIFACTS[node])
    state.agenda.push(kinds.BUY, node, 0)


def exile_row_item(state: State, node: i64, flags: i64) -> None:
    """The rightmost item of the row goes to exile (ruling 72)."""
    place: i64 = kinds.ROW - 1
    while place >= state.round and state.row[place] == kinds.NO_CARD:
        place -= 1
    if place >= state.round:
        cards.exile_row(state, place)


def give_up(state: State, node: i64, flags: i64) -> None:
    """The active player passes for the round (ruling 61)."""
    state.acted = True
    state.passed |= bit(state.active)
    tell.note(state, "pass")


Handler = Callable[[State, i64, i64], None]

HANDLERS: Final[list[Handler]] = in_order(
    effects.KINDS,
    {
        AllOf: all_of,
        OneOf: choice,
        SomeOf: choice,
        Pay: pay,
        effects.Gain: gain,
        effects.CompassPer: compass_per,
        effects.Fear: fear,
        effects.Travel: travel_icons,
        effects.ActivateTile: activate_tile,
        effects.AllPlanes: all_planes,
        effects.NoFear: no_fear,
        effects.Buy: buy,
        effects.RevealAndBuy: reveal_and_buy,
        effects.ExileRowItem: exile_row_item,
        effects.Pass: give_up,
        **dict.fromkeys(questions.BY_LEAF, ask),
    },
)
