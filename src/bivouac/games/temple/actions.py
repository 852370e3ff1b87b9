"""What one can do: a row for each kind of action, its words, and the pieces it concerns."""

import re
from collections import Counter
from typing import Final

from bivouac.core.contract import SPECTATOR
from bivouac.core.ids import seat_id
from bivouac.core.refusal import Refusal
from bivouac.core.vocabulary import Action, Vocabulary, always, each
from bivouac.core.words import Words, words
from bivouac.games.temple import codes, columns, do, kinds, may
from bivouac.games.temple.data.prices import PEEK_PRICE
from bivouac.games.temple.facts import FACTS, PACKAGE
from bivouac.games.temple.shapes import Cards
from bivouac.games.temple.state import State
from bivouac.games.temple.state.ids import assistant_id, card_id


def _cell(state: State, cell: int) -> list[str]:
    card = (int(state.round) - 1) * kinds.CELLS + cell
    return [card_id(card)] if (int(state.cells) >> cell) & 1 else []


def _stolen(state: State, argument: int) -> list[str]:
    victim, ware = divmod(argument, kinds.WARES)
    return _cards(state, victim, [ware]) if victim < state.seats else []


def _own(state: State, ware: int) -> list[str]:
    return _cards(state, int(state.active), [ware])


def _flipped(state: State, group: int) -> list[str]:
    return _cards(state, int(state.active), columns.GROUP_KINDS[group])


def _closed(state: State, group: int) -> list[str]:
    return _flipped(state, group + columns.FLIP_COUNT)


def _seat(state: State, argument: int) -> list[str]:
    return [seat_id(int(state.active))]


def _cards(state: State, seat: int, wanted: list[int]) -> list[str]:
    """The open cards of a tableau that the rules would pick for the kinds wanted."""
    left = list(wanted)
    found = []
    row = int(state.open_cards(seat))
    for card in range(len(state.faces)):
        if (row >> card) & 1 and state.faces[card] in left:
            left.remove(state.faces[card])
            found.append(card_id(card))
    return found


_CELLS = columns.CELL_IDS
_HELPERS = columns.ASSISTANT_IDS
_WARES = columns.IDS[: kinds.WARES]
_STOLEN = [f"{seat + 1} {ware}" for seat in range(FACTS.seats[1]) for ware in _WARES]
_FLIPS = [text for text, _ in columns.FLIPS]
_CLOSES = [text for text, _ in columns.CLOSES]

_ROWS = (
    Action(codes.TAKE, "take", _CELLS, asked=(kinds.TURN,), may=may.take, do=do.take, on=_cell),
    Action(codes.PEEK, "peek", _CELLS, asked=(kinds.TURN,), may=may.peek, do=do.peek, on=_cell),
    Action(codes.HIRE, "hire", _HELPERS, asked=(kinds.TURN,), may=may.hire, do=do.hire,
           on=each(assistant_id)),
    Action(codes.FLIP, "flip", _FLIPS, asked=(kinds.TURN,), may=may.flip, do=do.flip, on=_flipped),
    Action(codes.CLOSE, "close", _CLOSES, asked=(kinds.TURN,), may=may.close, do=do.close, on=_closed),
    Action(codes.DONE, "done", asked=(kinds.TURN,), may=may.done, do=do.done, on=_seat),
    Action(codes.STEAL, "steal", _STOLEN, asked=(kinds.STEAL,), may=may.steal, do=do.steal, on=_stolen,
           moment=32),
    Action(codes.INVITE, "invite", _HELPERS, asked=(kinds.INVITE,), may=may.invite, do=do.invite,
           on=each(assistant_id), moment=18),
    Action(codes.DISCARD, "discard", _WARES, asked=(kinds.DISCARD,), may=may.part_with, do=do.discard,
           on=_own, moment=35),
    Action(codes.GIVE, "give", _WARES, asked=(kinds.GIVE,), may=may.part_with, do=do.give, on=_own,
           moment=35),
    Action(codes.LOOK, "look", _CELLS, asked=(kinds.LOOK,), may=may.look, do=do.look, on=_cell, moment=45),
    Action(codes.ENOUGH, "enough", asked=(kinds.LOOK,), do=do.enough, on=always("temple"), moment=45),
    Action(codes.CARRY, "carry", _CELLS, asked=(kinds.CARRY,), may=may.carry, do=do.carry, on=_cell,
           moment=46),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, kinds.QUESTIONS, _ROWS, codes.VOCABULARY)

ON_CELLS: Final = (codes.TAKE, codes.PEEK, codes.LOOK, codes.CARRY)


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names cells and what lies open to all, so it can tell nothing hidden."""
    spoken = words(PACKAGE, lang)
    row, argument = ACTIONS.row_of[action], ACTIONS.argument[action]
    key = f"action-{row.name}"
    if row.code in ON_CELLS:
        price = int(may.price(state, argument, state.active)) if row.code == codes.TAKE else PEEK_PRICE
        shown = _shown(state, argument, spoken)
        return spoken.say(key, cell=columns.CELL_IDS[argument], card=shown, price=price)
    if row.code in (codes.HIRE, codes.INVITE):
        return spoken.say(key, assistant=spoken.say(f"{columns.ASSISTANT_IDS[argument]}-name"))
    if row.code in (codes.FLIP, codes.CLOSE):
        return spoken.say(key, cards=_set(action - codes.FLIP, spoken))
    if row.code == codes.STEAL:
        card = spoken.say(f"{columns.IDS[argument % kinds.WARES]}-name")
        return spoken.say(key, card=card, player=spoken.say("seat-name", number=argument // kinds.WARES + 1))
    if row.code in (codes.DISCARD, codes.GIVE):
        return spoken.say(key, card=spoken.say(f"{columns.IDS[argument]}-name"))
    return spoken.say(key)


def _shown(state: State, cell: int, spoken: Words) -> str:
    """The card of a cell as everybody knows it."""
    if not (int(state.cells) >> cell) & 1:
        return spoken.say("cell-empty")
    card = int(state.card(cell))
    if not state.knowledge.knows(SPECTATOR, card):
        return spoken.say("card-hidden")
    return spoken.say(f"{columns.IDS[state.faces[card]]}-name")


def _set(group: int, spoken: Words) -> str:
    """A set in words: its cards, equal ones counted together."""
    names = []
    for kind, count in Counter(columns.GROUP_KINDS[group]).items():
        name = spoken.say(f"{columns.IDS[kind]}-name")
        names.append(name if count == 1 else f"{name} ×{count}")
    return " + ".join(names)


# What a set is, for those that are flipped and those that are closed.
_SET_RULINGS: Final[dict[str, str]] = {"flip": "temple.9", "close": "temple.39"}
_COUNTS: Final = re.compile(r"[0-9]+\+[0-9]+")


def parse(text: str) -> int:
    """The code of a notation; raises Refusal, for cards that make no set by the ruling on sets."""
    verb, _, cards = text.partition(" ")
    if text not in ACTIONS.codes and verb in _SET_RULINGS and _are_cards(cards):
        raise Refusal(f"impossible_{verb}", Cards(cards=cards[:60]), _SET_RULINGS[verb])
    return ACTIONS.parse(text)


def _are_cards(text: str) -> bool:
    """Are these cards well written, whether or not they make a set of the game (rulings 9 and 39)?"""
    deck, _, counts = text.partition(" ")
    counted = deck in columns.DECK_IDS and _COUNTS.fullmatch(counts) is not None
    return counted or all(card in columns.IDS for card in text.split(" "))
