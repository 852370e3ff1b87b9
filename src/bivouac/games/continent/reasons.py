"""What is worth saying of an action: its odds, and what the deck can bear; never what is not yet seen."""

from collections.abc import Callable, Iterator
from typing import Final, cast

from bivouac.core.reasons import Hope
from bivouac.games.continent import codes, kinds, odds
from bivouac.games.continent.may import lists, reach, weights
from bivouac.games.continent.shapes import Chances, Odds
from bivouac.games.continent.state import State

# What a success may bring, as the card in sight says; of several things the first of these is told.
PROMISES: Final[dict[int, str]] = {
    kinds.E_LIFT: "lift",
    kinds.E_RESTORE: "restore",
    kinds.E_CURE: "cure",
    kinds.E_LEARN: "learn",
    kinds.E_MAKE: "make",
    kinds.E_NEW_BOARD: "region",
    kinds.E_FLIP: "fog",
    kinds.E_TAKE: "card",
}
# Whoever answers so says nothing about the action, and leaves it as it is.
GOES_ON: Final = (kinds.GATHER, kinds.ITEMS, kinds.COST)
UNPAID: Final = (kinds.AIM, kinds.GATHER)
LOST: Final = (kinds.EXCESS, kinds.SPENDING, kinds.FUEL, kinds.TRIMMING)


def hopes(state: State, seat: int, action: int) -> list[Hope]:
    """The chance to succeed, the danger of defeat, what is to be had and the price; else what is at hand."""
    kind, argument = state.rules.actions.row_of[action].code, state.rules.actions.argument[action]
    found = odds.odds(state, seat, action)
    if found is None:
        told = AT_HAND.get(kind)
        return [] if told is None else told(state, seat, argument)
    promised = _promised(state, reach.joint(state)[argument]) if _begins(state, kind) else []
    return [*_chances(found), *promised, *_price(found)]


def _begins(state: State, kind: int) -> bool:
    return kind == codes.ACT and state.question() == kinds.IDLE


def _chances(found: Odds | Chances) -> list[Hope]:
    """The chance to succeed where successes are needed, and the danger of defeat."""
    told = []
    if "success" in found:
        tried = cast(Chances, found)
        told += [Hope("success", tried["success"]), *_helped(tried)] if tried["need"] else []
    return [*told, Hope("defeat", found["defeat"])] if found["defeat"] else told


def _helped(tried: Chances) -> list[Hope]:
    """The chance with all that is at hand, by the first card that helps and how many more there are."""
    cards = [help["card"] for help in tried["helps"] if help["stars"] or help["sevens"]]
    better = tried["helped"]["success"]
    if not cards or better <= tried["success"]:
        return []
    return [Hope("helped", better, len(cards) - 1, what=cards[0])]


def _price(found: Odds | Chances) -> list[Hope]:
    """What the deck has to bear."""
    return [Hope("cards", 1.0, found["cards"], found["left"])] if found["cards"] else []


def _promised(state: State, joint: int) -> list[Hope]:
    """What the card in sight says that a success brings; a card by its number, for nobody knows its face."""
    attempt = joint // kinds.MOST_SEATS // kinds.OFFER_UNIT
    nodes = {state.box.node_kind[node]: node for node in _parts(state, state.box.success[attempt])}
    for kind, name in PROMISES.items():
        if kind in nodes:
            node = nodes[kind]
            called = f"{state.box.node_number[node]:03}" if kind == kinds.E_TAKE else ""
            return [Hope(name, 1.0, state.box.node_cards[node], what=called)]
    return []


def _parts(state: State, node: int) -> Iterator[int]:
    """An effect and all it is made of, the first part last."""
    if node >= 0:
        for part in reversed(state.box.node_parts[node]):
            yield from _parts(state, part)
        yield node


def _stands(state: State, seat: int, argument: int) -> list[Hope]:
    """How the action would fare as it is."""
    found = odds.standing(state)
    return [] if found is None else [*_chances(found), *_price(found)]


def _agrees(state: State, seat: int, argument: int) -> list[Hope]:
    shares = [Hope("shared", 1.0)] if state.question() == kinds.JOINING else []
    return [*_stands(state, seat, argument)[:1], *shares]


def _declines(state: State, seat: int, argument: int) -> list[Hope]:
    return [Hope("apart", 1.0)] if state.question() == kinds.JOINING else []


def _asks(state: State, seat: int, other: int) -> list[Hope]:
    """Whoever is asked comes along, or shares what comes of it."""
    attempt = int(state.attempt)
    moves = state.box.goes[attempt] or state.box.crosses[attempt]
    return [Hope("together" if moves else "company", 1.0)]


def _goes_on(state: State, seat: int, argument: int) -> list[Hope]:
    return _stands(state, seat, argument) if state.question() in GOES_ON else []


def _calls_off(state: State, seat: int, argument: int) -> list[Hope]:
    question = state.question()
    if question in UNPAID:
        return [Hope("unpaid", 1.0)]
    return [Hope("unkept", 1.0)] if question == kinds.KEEPING else []


def _uses(state: State, seat: int, slot: int) -> list[Hope]:
    """What an item does for the action that runs."""
    box = state.box
    fitting = [
        help
        for card in state.items[seat * kinds.MOST_ITEMS + slot]
        for help in box.item_helps[card]
        if weights.fits(state, help, for_cost=box.help_cost[help] > 0)
    ]
    return _gifts(state, "now", fitting) or [Hope("idle", 1.0)]


def _picks(state: State, seat: int, argument: int) -> list[Hope]:
    """What a card that is kept or given up is good for."""
    question = state.question()
    picked = lists.in_question(state, seat)[argument]
    if picked >= state.box.cards or not (question == kinds.KEEPING or question in LOST):
        return []
    if question == kinds.KEEPING and state.box.durability[picked]:
        return [Hope("craft", 1.0)]
    return _gifts(state, "lost" if question in LOST else "kept", state.box.helps[picked])


def _gifts(state: State, when: str, helps: list[int]) -> list[Hope]:
    """The cards that helps spare, and the successes they add."""
    box = state.box
    gifts = {"spares": box.help_cost, "stars": box.help_stars, "sevens": box.help_sevens}
    told = {name: sum(column[help] for help in helps) for name, column in gifts.items()}
    return [Hope(f"{when}-{name}", 1.0, amount) for name, amount in told.items() if amount]


def _camps(state: State, seat: int, argument: int) -> list[Hope]:
    night = state.box.night
    return [Hope("night", 1.0, night, max(0, len(state.deck) - night))]


AT_HAND: Final[dict[int, Callable[[State, int, int], list[Hope]]]] = {
    codes.AGREE: _agrees,
    codes.DECLINE: _declines,
    codes.WITH: _asks,
    codes.DONE: _goes_on,
    codes.SKIP: _calls_off,
    codes.USE: _uses,
    codes.PICK: _picks,
    codes.CAMP: _camps,
}
