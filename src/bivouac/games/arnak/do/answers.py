"""Answers to what an effect asks."""

from mypy_extensions import i64

from bivouac.games.arnak import columns, kinds, tell
from bivouac.games.arnak.do import main
from bivouac.games.arnak.flow import rounds
from bivouac.games.arnak.moves import cards, island, tokens, track
from bivouac.games.arnak.resolve import handlers
from bivouac.games.arnak.state import State

# Cards


def discard(state: State, card: i64) -> None:
    """A hand card is laid down unused, as a price or because it must be (ruling 59)."""
    node = state.agenda.a() - 1
    source = state.agenda.b()
    state.agenda.pop()
    cards.lay_down(state, state.entry_of(card), "discard")
    if node >= 0:
        handlers.resolve(state, columns.NODE_PARTS[node][0], kinds.FROM * source)


def exile(state: State, card: i64) -> None:
    """A hand card goes to exile."""
    state.agenda.pop()
    cards.exile_from_hand(state, state.entry_of(card))


def exile_laid(state: State, card: i64) -> None:
    """A card of the play area goes to exile."""
    state.agenda.pop()
    cards.exile_laid(state, card)


def take(state: State, card: i64) -> None:
    """A card is taken without paying (rulings 44, 45 and 72)."""
    kind = state.agenda.kind
    node = state.agenda.a()
    state.agenda.pop()
    if kind == kinds.TAKE_EXILED:
        state.exiled = [other for other in state.exiled if other != card]
        cards.put_under(state, card)
        return
    cards.take_from_row(state, card)
    if kind == kinds.TAKE_ARTIFACT:
        main.find_artifact(state, card)
    elif columns.NODE_TO_TOP[node]:
        cards.put_on_top(state, card)
    elif columns.NODE_TO_HAND[node]:
        cards.put_in_hand(state, card)
    else:
        cards.put_under(state, card)


def sift(state: State, argument: i64) -> None:
    """So many cards are drawn; a single one goes to the hand at once (rulings 75 and 76)."""
    node = state.agenda.a()
    state.agenda.pop()
    cards.sift(state, argument + 1, columns.NODE_FROM_BOTTOM[node] == 1)
    if len(state.sifted) == 1:
        cards.hold_sifted(state, 0)
    else:
        state.agenda.push(kinds.SIFTED, node)


def hold(state: State, at: i64) -> None:
    """One card is kept; of those drawn from the top another may return there."""
    node = state.agenda.a()
    state.agenda.pop()
    cards.hold_sifted(state, at)
    if columns.NODE_FROM_BOTTOM[node]:
        cards.lay_sifted(state)
    else:
        state.agenda.push(kinds.RETURN, node)


def put_back(state: State, at: i64) -> None:
    """One card returns to the top of the deck, the rest is laid down."""
    state.agenda.pop()
    cards.put_back(state, at)
    cards.lay_sifted(state)


def keep(state: State, argument: i64) -> None:
    """A hand card is kept or laid down at the end of a round (ruling 99)."""
    rounds.settle_card(state, argument == 1)


# Tokens and assistants


def upgrade(state: State, argument: i64) -> None:
    """A tablet becomes an arrowhead, or an arrowhead a jewel."""
    state.agenda.pop()
    tokens.pay(state, columns.some(kinds.TABLET if argument == 0 else kinds.ARROWHEAD, 1))
    tokens.gain(state, columns.some(kinds.ARROWHEAD if argument == 0 else kinds.JEWEL, 1))


def assistant(state: State, place: i64) -> None:
    """An own assistant is refreshed, promoted or about to leave."""
    kind = state.agenda.kind
    left = state.agenda.a() - 1
    state.agenda.pop()
    if kind == kinds.REFRESH:
        tokens.refresh(state, place)
        if left > 0:
            state.agenda.push(kinds.REFRESH, left)
    elif kind == kinds.PROMOTE:
        tokens.promote(state, place)
    else:
        state.agenda.push(kinds.SWAP_FOR, place)


def stack(state: State, at: i64) -> None:
    """A supply assistant is recruited, swapped for an own one, or used where it is."""
    kind = state.agenda.kind
    about = state.agenda.a()
    state.agenda.pop()
    if kind == kinds.RECRUIT:
        track.recruit(state, at)
    elif kind == kinds.SWAP_FOR:
        track.swap(state, about, at)
    else:
        top = track.top_of(state, at)
        tell.helper(state, "use_supply", top)
        flags: i64 = kinds.PLAIN if top == kinds.BUYER else kinds.PAID_NOW
        handlers.resolve(
            state, columns.ASSISTANT_NODE[2 * top + about], flags + kinds.FROM * (kinds.OF_ASSISTANT + top)
        )


def rescue(state: State, at: i64) -> None:
    """An assistant is rescued."""
    state.agenda.pop()
    track.rescue(state, at)


def free_slot(state: State, slot: i64) -> None:
    """An idol leaves its slot."""
    state.agenda.pop()
    tokens.free_idol(state, slot)


# Options


def choose(state: State, option: i64) -> None:
    """An option is picked; the others stay open while more are to be picked."""
    node = state.agenda.a()
    packed = state.agenda.b()
    state.agenda.pop()
    picked = packed % kinds.PICKS | (1 << option)
    left = packed // kinds.PICKS % kinds.PICKS - 1
    flags = packed // (kinds.PICKS * kinds.PICKS)
    if left > 0:
        state.agenda.push(kinds.CHOOSE, node, picked + kinds.PICKS * left + kinds.PICKS * kinds.PICKS * flags)
    handlers.resolve(state, columns.NODE_PARTS[node][option], flags)


def yes(state: State, argument: i64) -> None:
    """The offer is taken."""
    kind = state.agenda.kind
    a = state.agenda.a()
    b = state.agenda.b()
    state.agenda.pop()
    if kind == kinds.OFFER:
        handlers.agree(state, a, b)
    elif kind == kinds.DRAW:
        if a > 1:
            state.agenda.push(kinds.DRAW, a - 1, b)
        if b:
            cards.draw_bottom(state)
        else:
            cards.draw(state, state.active)
    elif kind == kinds.AGAIN:
        state.agenda.push(kinds.AGAIN, a, b - 1)
        handlers.resolve(state, state.site_node(a), state.of_site(a))
    else:
        handlers.resolve(state, columns.CARD_NODE[a], kinds.FROM * (kinds.OF_CARD + a))


def no(state: State, argument: i64) -> None:
    """The offer is declined; cards still looked at are laid down."""
    kind = state.agenda.kind
    state.agenda.pop()
    if kind == kinds.RETURN:
        cards.lay_sifted(state)


def bonus(state: State, type: i64) -> None:
    """A bonus tile is taken and used; on the track the row effect comes after it (ruling 84)."""
    kind = state.agenda.kind
    space = state.agenda.a()
    token = state.agenda.b()
    state.agenda.pop()
    if kind == kinds.TEMPLE_BONUS:
        track.take_temple_bonus(state, type)
    else:
        if kind == kinds.BONUS:
            state.agenda.push(kinds.ROW_EFFECT, columns.STEP_ROW[state.side][space], token)
        track.take_bonus(state, state.active, space, type)
    handlers.resolve(state, columns.BONUS_NODE[type], kinds.PLAIN)


def row(state: State, argument: i64) -> None:
    """The row effect first, then the bonus tile."""
    space = state.agenda.a()
    token = state.agenda.b()
    state.agenda.pop()
    state.agenda.push(kinds.PICK_BONUS, space)
    state.agenda.push(kinds.ROW_EFFECT, columns.STEP_ROW[state.side][space], token)


def go(state: State, argument: i64) -> None:
    """The discovery goes on."""
    state.agenda.pop()


# Sites and figures


def leave(state: State, space: i64) -> None:
    """A placed figure is to be moved, or comes home."""
    kind = state.agenda.kind
    node = state.agenda.a()
    state.agenda.pop()
    if kind == kinds.RELOCATE:
        state.agenda.push(kinds.RELOCATE_TO, node, space)
    else:
        island.lift_figure(state, state.active, space)


def to(state: State, space: i64) -> None:
    """A figure goes to a space without travel, and its site is used (rulings 67 and 80)."""
    kind = state.agenda.kind
    a = state.agenda.a()
    origin = state.agenda.b()
    state.agenda.pop()
    site: i64 = columns.SITE_OF[space]
    if kind == kinds.RELOCATE_TO:
        island.lift_figure(state, state.active, origin)
    elif a > 1:
        state.agenda.push(kinds.AGAIN, site, a - 1)
    island.place_figure(state, state.active, space)
    handlers.resolve(state, state.site_node(site), state.of_site(site))


def site(state: State, at: i64) -> None:
    """A site is used, or a guardian leaves one for another."""
    kind = state.agenda.kind
    a = state.agenda.a()
    packed = state.agenda.b()
    state.agenda.pop()
    if kind == kinds.CROWN:
        state.agenda.push(kinds.CROWN_TO, at)
        return
    if kind == kinds.CROWN_TO:
        island.move_guardian(state, a, at)
    else:
        if columns.NODE_KIND[a] == columns.OWN_SITE_KIND and columns.LEVEL_OF[at] == 2:
            tokens.pay(state, columns.some(kinds.COMPASS, columns.NODE_SURCHARGE[a]))
        left = packed // kinds.PICKS - 1
        if left > 0:
            state.agenda.push(kinds.ACTIVATE, a, kinds.PICKS * left + packed % kinds.PICKS | (1 << at))
    handlers.resolve(state, state.site_node(at), state.of_site(at))
