"""An action as a player reads it, and the pieces it concerns as a client finds them."""

from bivouac.core.contract import SPECTATOR
from bivouac.core.words import Words, words
from bivouac.games.temple import actions, columns, may
from bivouac.games.temple.actions import assistant_id, card_id, seat_id
from bivouac.games.temple.kinds import CELLS, PEEK_PRICE, WARES
from bivouac.games.temple.state import State

PACKAGE = "bivouac.games.temple"

_ON_CELLS = (actions.TAKE, actions.PEEK, actions.LOOK, actions.CARRY)
_ON_ASSISTANTS = (actions.HIRE, actions.INVITE)
_ON_OWN_CARDS = (actions.DISCARD, actions.GIVE)


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names cells and what lies open to all, so it can tell nothing hidden."""
    spoken = words(PACKAGE, lang)
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    key = f"action-{actions.KIND_NAMES[kind]}"
    if kind in _ON_CELLS:
        price = int(may.price(state, argument, state.active)) if kind == actions.TAKE else PEEK_PRICE
        return spoken.say(
            key, cell=columns.CELL_IDS[argument], card=_shown(state, argument, spoken), price=price
        )
    if kind in _ON_ASSISTANTS:
        return spoken.say(key, assistant=spoken.say(f"{columns.ASSISTANT_IDS[argument]}-name"))
    if kind in (actions.FLIP, actions.CLOSE):
        return spoken.say(
            key, **_set(argument if kind == actions.FLIP else argument + actions.FLIP_COUNT, spoken)
        )
    if kind == actions.STEAL:
        card = spoken.say(f"{columns.IDS[argument % WARES]}-name")
        return spoken.say(key, card=card, player=spoken.say("seat-name", number=argument // WARES + 1))
    if kind in _ON_OWN_CARDS:
        return spoken.say(key, card=spoken.say(f"{columns.IDS[argument]}-name"))
    return spoken.say(key)


def _shown(state: State, cell: int, spoken: Words) -> str:
    """The card of a cell as everybody knows it, in short, for such labels stand side by side."""
    if not (int(state.cells) >> cell) & 1:
        return spoken.say("cell-empty")
    card = int(state.card(cell))
    known = state.knowledge.knows(SPECTATOR, card)
    return (
        spoken.say(f"{columns.IDS[state.faces[card]]}-name", "short") if known else spoken.say("card-hidden")
    )


def _set(group: int, spoken: Words) -> dict[str, int | str]:
    """A set in words: its cards, equal ones counted together."""
    kinds = actions.GROUP_KINDS[group]
    names = []
    for kind in dict.fromkeys(kinds):
        name = spoken.say(f"{columns.IDS[kind]}-name")
        names.append(name if kinds.count(kind) == 1 else f"{name} ×{kinds.count(kind)}")
    return {"cards": " + ".join(names)}


def elements(state: State, action: int) -> list[str]:
    """The places and pieces a click on which means this action."""
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    if kind in _ON_CELLS:
        card = (int(state.round) - 1) * CELLS + argument
        return [card_id(card)] if (int(state.cells) >> argument) & 1 else []
    if kind in _ON_ASSISTANTS:
        return [assistant_id(argument)]
    if kind == actions.STEAL:
        victim = argument // WARES
        return _cards(state, victim, [argument % WARES]) if victim < state.seats else []
    if kind in _ON_OWN_CARDS:
        return _cards(state, int(state.active), [argument])
    if kind in (actions.FLIP, actions.CLOSE):
        group = argument if kind == actions.FLIP else argument + actions.FLIP_COUNT
        return _cards(state, int(state.active), actions.GROUP_KINDS[group])
    return ["temple"] if kind == actions.ENOUGH else [seat_id(int(state.active))]


def _cards(state: State, seat: int, kinds: list[int]) -> list[str]:
    """The open cards of a tableau that the rules would pick for these kinds."""
    left = list(kinds)
    found = []
    row = int(state.open_cards(seat))
    for card in range(len(state.faces)):
        if (row >> card) & 1 and state.faces[card] in left:
            left.remove(state.faces[card])
            found.append(card_id(card))
    return found
