"""What is asked, of whom and about what: the card, the price, the alternative; all of it is public."""

from collections.abc import Callable
from typing import Final

from bivouac.core.ids import seat_id
from bivouac.games.continent import kinds, scoring, tell
from bivouac.games.continent.columns import POWERS
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.data.limits import GIFT_PRICE
from bivouac.games.continent.may import conditions, evident, lists, reach, weights
from bivouac.games.continent.resolve import counting
from bivouac.games.continent.shapes import About, Prompt
from bivouac.games.continent.state import State, card_of, cell_of
from bivouac.games.continent.state.ids import card_id, cell_id, item_id


def prompt(state: State) -> Prompt:
    """What is asked, as the words of the game can say it to whoever answers and to those who look on."""
    question = int(state.question())
    if question == kinds.OVER:
        return {"key": "over", "seat": None, "elements": [], "ending": scoring.ENDINGS[state.ending]}
    if question == kinds.IDLE:
        floor = None if state.floor == kinds.NOBODY else int(state.floor)
        return {"key": "idle" if floor is None else "floor", "seat": floor, "elements": []}
    if question == kinds.PROPOSED:
        return _asked_of_all(state)
    told: Prompt = {"key": kinds.PHASES[question], "seat": int(state.asked()), "elements": []}
    if question in _ABOUT:
        told = {**told, **_ABOUT[question](state, int(state.agenda.b()))}
    if state.attempt >= 0:
        told |= {
            "icon": ICONS[state.box.icon[state.attempt]],
            "cost": weights.cost(state),
            "need": weights.need(state),
        }
        answer = evident.evident(state)
        if answer != evident.UNKNOWN:
            told["evident"] = state.text(int(answer))
    return told


def _asked_of_all(state: State) -> Prompt:
    """Who proposes what; the proposer is spoken of, for its readers are those who answer and look on."""
    seat, offer = int(state.active), reach.proposed_offer(state, state.proposal)
    if offer < 0:
        return {"key": "proposed-camp", "seat": seat, "elements": [seat_id(seat)]}
    told = tell.subject(state, seat, offer)
    asked: Prompt = {"key": "proposed", "seat": seat, "elements": [told["element"]], "icon": told["icon"]}
    if "cell" in told:
        asked["cell"] = told["cell"]
    if "card" in told:
        asked["card"] = told["card"]
    return asked


def _card(state: State, card: int) -> About:
    return {} if card == kinds.NO_CARD else {"card": state.box.faces[card], "elements": [card_id(card)]}


def _card_in_question(state: State, number: int) -> About:
    return _card(state, number % kinds.HANDED)


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
    if power in (kinds.CANCEL, kinds.SKIP):
        return told | _card(state, int(card_of(about)))
    if power == kinds.PEEK:
        return told | {"elements": [cell_id(int(cell_of(about)))]}
    return told | _item(state, int(cell_of(about))) if power == kinds.MEND else told


def _item(state: State, at: int) -> About:
    """An item goes by its top card."""
    return {
        "card": state.box.faces[state.items[at][0]],
        "elements": [item_id(at // kinds.MOST_ITEMS, at % kinds.MOST_ITEMS)],
    }


def _gift(state: State, number: int) -> About:
    at = int(state.asked()) * kinds.MOST_ITEMS + number % kinds.MOST_ITEMS
    return _item(state, at) | {"count": GIFT_PRICE}


def _swapping(state: State, number: int) -> About:
    """What one would get, and what one is asked for."""
    wanted = number // kinds.ITEM_PLACES
    told = _item(state, number % kinds.ITEM_PLACES)
    return {
        "card": told["card"],
        "other": state.box.faces[state.items[wanted][0]],
        "count": GIFT_PRICE,
        "elements": [item_id(wanted // kinds.MOST_ITEMS, wanted % kinds.MOST_ITEMS), *told["elements"]],
    }


_ABOUT: Final[dict[int, Callable[[State, int], About]]] = {
    kinds.KEEP_FOR: _card_in_question,
    kinds.FOUND: _card_in_question,
    kinds.GAINED: _card_in_question,
    kinds.ONE_OF: _card_that_asks,
    kinds.MAY: _card_that_asks,
    kinds.MANDATORY: _card_that_asks,
    kinds.CROSSING: _card_that_asks,
    kinds.FLAG: _flag,
    kinds.RESTORING: _number_in_question,
    kinds.DAMAGING: _number_in_question,
    kinds.REPAIRING: _number_in_question,
    kinds.SPENDING: _number_in_question,
    kinds.PEEKING: _number_in_question,
    kinds.TRADE_AGREED: _number_in_question,
    kinds.EXCESS: _excess,
    kinds.DRAWING: _drawing,
    kinds.RESULT: _result,
    kinds.LEARNING: _learning,
    kinds.BURYING: _burying,
    kinds.DIGITS: _digits,
    kinds.POWER: _power,
    kinds.FUEL: _power,
    kinds.GIVE_TO: _gift,
    kinds.GIVE_FOR: _gift,
    kinds.SWAPPING: _swapping,
}
