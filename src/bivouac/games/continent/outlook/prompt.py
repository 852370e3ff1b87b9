"""What is asked, of whom and about what: the card, the price, the alternative; all of it is public."""

from collections.abc import Callable
from typing import Final

from bivouac.games.continent import codes, scoring, tell
from bivouac.games.continent.columns import POWERS
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.data.limits import GIFT_PRICE
from bivouac.games.continent.kinds import (
    BURYING,
    CANCEL,
    CROSSING,
    DAMAGING,
    DIGITS,
    DRAWING,
    EXCESS,
    FLAG,
    FOUND,
    FUEL,
    GAINED,
    GIVE_FOR,
    GIVE_TO,
    HANDED,
    IDLE,
    ITEM_PLACES,
    KEEP_FOR,
    LEARNING,
    MANDATORY,
    MAY,
    MEND,
    MOST_ITEMS,
    NO_CARD,
    NOBODY,
    ONE_OF,
    OVER,
    PEEK,
    PEEKING,
    PHASES,
    POWER,
    PROPOSED,
    REPAIRING,
    RESTORING,
    RESULT,
    SKIP,
    SPENDING,
    SWAPPING,
    TRADE_AGREED,
)
from bivouac.games.continent.may import conditions, lists, weights
from bivouac.games.continent.resolve import counting
from bivouac.games.continent.shapes import About, Prompt
from bivouac.games.continent.state import State, card_of, cell_of
from bivouac.games.continent.state.ids import card_id, cell_id, item_id


def prompt(state: State) -> Prompt:
    """What is asked, as the words of the game can say it to whoever answers and to those who look on."""
    question = int(state.question())
    if question == OVER:
        return {"key": "over", "seat": None, "elements": [], "ending": scoring.ENDINGS[state.ending]}
    if question == IDLE:
        floor = None if state.floor == NOBODY else int(state.floor)
        return {"key": "idle" if floor is None else "floor", "seat": floor, "elements": []}
    if question == PROPOSED:
        return _asked_of_all(state)
    told: Prompt = {"key": PHASES[question], "seat": int(state.asked()), "elements": []}
    if question in _ABOUT:
        told = {**told, **_ABOUT[question](state, int(state.agenda.b()))}
    if state.attempt >= 0:
        told |= {
            "icon": ICONS[state.box.icon[state.attempt]],
            "cost": weights.cost(state),
            "need": weights.need(state),
        }
    return told


def _asked_of_all(state: State) -> Prompt:
    """Who proposes what; the proposer is spoken of, for its readers are those who answer and look on."""
    told = tell.subject(state, state.active, state.proposal)
    key = "proposed-camp" if state.proposal == codes.CAMP else "proposed"
    asked: Prompt = {"key": key, "seat": int(state.active), "elements": [told["element"]]}
    if "icon" in told:
        asked["icon"] = told["icon"]
    if "cell" in told:
        asked["cell"] = told["cell"]
    if "card" in told:
        asked["card"] = told["card"]
    return asked


def _card(state: State, card: int) -> About:
    return {} if card == NO_CARD else {"card": state.box.faces[card], "elements": [card_id(card)]}


def _card_in_question(state: State, number: int) -> About:
    return _card(state, number % HANDED)


def _card_that_asks(state: State, number: int) -> About:
    """The card whose words are being followed; the back of a fog card has none."""
    return _card(state, int(card_of(state.agenda.a())))


def _number_in_question(state: State, number: int) -> About:
    return {"count": number}


def _excess(state: State, number: int) -> About:
    return {"count": len(lists.excess(state, state.asked()))}


def _drawing(state: State, number: int) -> About:
    return {"count": len(state.drawn)}


def _result(state: State, number: int) -> About:
    return {"count": int(counting.successes(state))}


def _flag(state: State, node: int) -> About:
    return _card_that_asks(state, node) | {"number": f"{state.box.node_number[node]:03}"}


def _learning(state: State, number: int) -> About:
    return {"count": int(conditions.experience(state))}


def _burying(state: State, number: int) -> About:
    cell = int(cell_of(state.agenda.a()))
    return _card(state, state.cells[cell]) | {"elements": [cell_id(cell)]}


def _digits(state: State, said: int) -> About:
    """The digits so far, which stand behind a 1; a riddle is named."""
    return _card_that_asks(state, said) | {"digits": str(said)[1:] + "_" * (4 - len(str(said)))}


def _power(state: State, power: int) -> About:
    """A power, the keyword its price bears, and what it would change: a state, an event, fog, an item."""
    word = state.box.power_word[state.characters[state.asked()]]
    told: About = {
        "power": POWERS[power],
        "keyword": f"{state.box.name}/keyword-{state.box.keyword_names[word]}",
    }
    about = state.agenda.a()
    if power in (CANCEL, SKIP):
        return told | _card(state, int(card_of(about)))
    if power == PEEK:
        return told | {"elements": [cell_id(int(cell_of(about)))]}
    return told | _item(state, int(cell_of(about))) if power == MEND else told


def _item(state: State, at: int) -> About:
    """An item goes by its top card."""
    return {
        "card": state.box.faces[state.items[at][0]],
        "elements": [item_id(at // MOST_ITEMS, at % MOST_ITEMS)],
    }


def _gift(state: State, number: int) -> About:
    at = int(state.asked()) * MOST_ITEMS + number % MOST_ITEMS
    return _item(state, at) | {"count": GIFT_PRICE}


def _swapping(state: State, number: int) -> About:
    """What one would get, and what one is asked for."""
    wanted = number // ITEM_PLACES
    told = _item(state, number % ITEM_PLACES)
    return {
        "card": told["card"],
        "other": state.box.faces[state.items[wanted][0]],
        "count": GIFT_PRICE,
        "elements": [item_id(wanted // MOST_ITEMS, wanted % MOST_ITEMS), *told["elements"]],
    }


_ABOUT: Final[dict[int, Callable[[State, int], About]]] = {
    KEEP_FOR: _card_in_question,
    FOUND: _card_in_question,
    GAINED: _card_in_question,
    ONE_OF: _card_that_asks,
    MAY: _card_that_asks,
    MANDATORY: _card_that_asks,
    CROSSING: _card_that_asks,
    FLAG: _flag,
    RESTORING: _number_in_question,
    DAMAGING: _number_in_question,
    REPAIRING: _number_in_question,
    SPENDING: _number_in_question,
    PEEKING: _number_in_question,
    TRADE_AGREED: _number_in_question,
    EXCESS: _excess,
    DRAWING: _drawing,
    RESULT: _result,
    LEARNING: _learning,
    BURYING: _burying,
    DIGITS: _digits,
    POWER: _power,
    FUEL: _power,
    GIVE_TO: _gift,
    GIVE_FOR: _gift,
    SWAPPING: _swapping,
}
