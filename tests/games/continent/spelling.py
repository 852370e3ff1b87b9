"""Moves by what they are about: `act dig`, `act pathfind east`, `pick 600`, besides the plain notation."""

from __future__ import annotations

from typing import Any

from bivouac.core.contract import State
from bivouac.games.continent import codes
from bivouac.games.continent.data.icons import DIRECTIONS, ICONS
from bivouac.games.continent.may import lists, reach, weights
from tests.games.continent.stage import card

COST = 7  # the question in which helps make an action cheaper


def spell(state: State, seat: int, text: str) -> int:
    """The code of a move in the words of a story; whatever is no such word is plain notation."""
    rules: Any = state
    word, _, rest = text.partition(" ")
    if word == "act" and rest.split(" ")[0] in ICONS:
        return _act(rules, seat, rest.split(" "))
    if word == "pick" and _is_name(rest):
        return codes.PICK + lists.in_question(rules, seat).index(card(rules.box, rest))
    if word == "apply" and _is_name(rest):
        return _apply(rules, seat, rest)
    if word == "use" and _is_name(rest):
        return codes.USE + _slot(rules, seat, rest)
    return state.parse(text)


def _is_name(text: str) -> bool:
    """Is it a card's name? Those that are numbers have three digits, places in a list fewer."""
    return not text.isdigit() or len(text) == 3


def _act(state: Any, seat: int, words: list[str]) -> int:
    """An action within the seat's reach: its icon, then the card or the direction if several have it."""
    found = []
    for at, entry in enumerate(reach.joint(state)):
        offer = entry // 4
        attempt = offer // 8
        if entry % 4 != seat or ICONS[state.box.icon[attempt]] != words[0]:
            continue
        place = DIRECTIONS[offer % 8 - 1] if offer % 8 else _id(state, attempt)
        if len(words) == 1 or words[1] in (place, _id(state, attempt)):
            found.append(at)
    if not found:
        raise ValueError(f"no card within reach offers {' '.join(words)}")
    return codes.ACT + found[0]


def _id(state: Any, attempt: int) -> str:
    number = state.box.card_of[attempt]
    return "" if number < 0 else str(state.box.ids[number]).removeprefix("skill-")


def _apply(state: Any, seat: int, name: str) -> int:
    """A help of a card that is at hand now."""
    helps = weights.helps(state, seat, for_cost=int(state.question()) == COST)
    cards = [state.box.help_card[help] for help in helps]
    return codes.APPLY + cards.index(card(state.box, name))


def _slot(state: Any, seat: int, name: str) -> int:
    for slot in range(4):
        if card(state.box, name) in state.items[4 * seat + slot]:
            return slot
    raise ValueError(f"{name} is in no item")


def play(state: State, *lines: str) -> State:
    """Play lines like `0 act dig` and give the same state back."""
    for line in lines:
        seat, text = line.split(" ", 1)
        state.play(int(seat), spell(state, int(seat), text))
    return state
