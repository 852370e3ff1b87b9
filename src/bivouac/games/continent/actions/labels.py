"""An action as a player reads it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from bivouac.core.sentences import capital
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.actions.pieces import speaker
from bivouac.games.continent.actions.rows import ACTIONS
from bivouac.games.continent.catalogue import effect_text, icon_name, name_of, way_text, words_of
from bivouac.games.continent.data.icons import DIRECTIONS
from bivouac.games.continent.effects import Take
from bivouac.games.continent.may import lists, possible, reach, weights
from bivouac.games.continent.may.lists import WHOLE_ITEM
from bivouac.games.continent.state import State, card_of, cell_of
from bivouac.games.continent.state.ids import cell_name


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names what is open and within reach, so it can tell nothing hidden."""
    kind = ACTIONS.row_of[action].code
    said = LABELS.get(kind)
    return _plain(state, kind, lang) if said is None else said(state, ACTIONS.argument[action], lang)


def _name(state: State, card: int, lang: str) -> str:
    return name_of(state.box, card, lang)


def who(state: State, seat: int, lang: str) -> str:
    """A seat by the explorer it plays; by its number while it plays none."""
    if seat < state.seats and state.characters[seat] >= 0:
        return _name(state, state.box.character_card[state.characters[seat]], lang)
    return words_of(state.box, lang).say("seat-name", number=seat + 1)


def _item_name(state: State, at: int, lang: str) -> str:
    """An item by its top card, and its number in the inventory."""
    cards = state.items[at]
    spoken = words_of(state.box, lang)
    if not cards:
        return spoken.say("item-slot", number=at % kinds.MOST_ITEMS + 1)
    return spoken.say("item-name", card=_name(state, cards[0], lang), pips=state.pips[at])


def _ground(state: State, cell: int, lang: str) -> str:
    """What a cell is called: its open card, or fog."""
    card = state.cells[cell]
    if card < 0 or state.faces[cell] == kinds.FACE_DOWN:
        return words_of(state.box, lang).say("fog-name")
    return _name(state, card, lang)


def _act(state: State, argument: int, lang: str) -> str:
    """An action printed within reach: who, what, on which card, at what price."""
    spoken = words_of(state.box, lang)
    offers = reach.joint(state)
    if argument >= len(offers):
        return spoken.say("action-act-none", number=argument + 1)
    offer, seat = offers[argument] // kinds.MOST_SEATS, offers[argument] % kinds.MOST_SEATS
    attempt = offer // kinds.OFFER_UNIT
    facts = _attempt_facts(state, attempt, lang)
    if offer % kinds.OFFER_UNIT:
        side = spoken.say(f"direction-{DIRECTIONS[offer % kinds.OFFER_UNIT - 1]}")
        cell = int(reach.offer_cell(state, seat, offer))
        told = spoken.say("action-act-beyond", side=side, **(facts | {"card": _ground(state, cell, lang)}))
    else:
        told = spoken.say("action-act", **facts)
    if state.players() < 2:
        return told
    return spoken.say("action-act-who", who=who(state, seat, lang), told=told)


def _attempt_facts(state: State, attempt: int, lang: str) -> dict[str, int | str]:
    box = state.box
    icon = icon_name(box.icon[attempt], lang)
    card = box.card_of[attempt]
    return {
        "icon": capital(icon),
        "card": "none" if card < 0 else _name(state, card, lang),
        "cost": box.cost[attempt],
        "need": box.need[attempt],
    }


def _with(state: State, seat: int, lang: str) -> str:
    return words_of(state.box, lang).say("action-with", who=who(state, seat, lang))


def _seat(state: State, seat: int, lang: str) -> str:
    key = {kinds.KEEP_FOR: "keep", kinds.GIVE_TO: "give"}.get(int(state.question()), "hand")
    return words_of(state.box, lang).say(f"action-seat-{key}", who=who(state, seat, lang))


def _to(state: State, cell: int, lang: str) -> str:
    spoken = words_of(state.box, lang)
    return spoken.say("action-to", cell=cell_name(cell), card=_ground(state, cell, lang))


def _say(state: State, number: int, lang: str) -> str:
    key = "action-say-digit" if state.question() == kinds.DIGITS else "action-say"
    return words_of(state.box, lang).say(key, number=number)


def _join(state: State, character: int, lang: str) -> str:
    known = character < state.box.characters
    name = _name(state, state.box.character_card[character], lang) if known else str(character + 1)
    return words_of(state.box, lang).say("action-join", card=name)


def _apply(state: State, argument: int, lang: str) -> str:
    """A help with the card it stands on."""
    spoken = words_of(state.box, lang)
    seat = speaker(state)
    found = [] if seat < 0 else weights.helps(state, seat, for_cost=state.question() == kinds.COST)
    if argument >= len(found):
        return spoken.say("action-apply-none", number=argument + 1)
    help = found[argument]
    box = state.box
    for kind, column in (("cost", box.help_cost), ("stars", box.help_stars), ("sevens", box.help_sevens)):
        if column[help]:
            name = _name(state, box.help_card[help], lang)
            return spoken.say(f"action-apply-{kind}", card=name, count=column[help])
    raise AssertionError("a help that helps nothing")


def _pick(state: State, argument: int, lang: str) -> str:
    """What may be picked, in the words of the question."""
    spoken = words_of(state.box, lang)
    seat = speaker(state)
    found = [] if seat < 0 else lists.in_question(state, seat)
    if argument >= len(found):
        return spoken.say("action-pick-none", number=argument + 1)
    question = int(state.question())
    key = f"action-pick-{kinds.PHASES[question]}"
    picked = found[argument]
    if question == kinds.PEEKING:
        return spoken.say(key, card=cell_name(picked))
    if question in (kinds.DAMAGING, kinds.REPAIRING, kinds.GIVE_FOR):
        return spoken.say(key, card=_item_name(state, picked, lang))
    if picked >= WHOLE_ITEM:
        return spoken.say("action-pick-trimming", card=_item_name(state, picked - WHOLE_ITEM, lang))
    if question == kinds.LEARNING:
        return spoken.say(key, card=_name(state, picked, lang), points=state.box.price[picked])
    return spoken.say(key, card=_name(state, picked, lang))


def _place(state: State, argument: int, lang: str) -> str:
    spoken = words_of(state.box, lang)
    if state.question() == kinds.GAINED:
        return spoken.say("action-place-hand")
    if argument == codes.NEW_ITEM:
        return spoken.say("action-place-new")
    seat = max(speaker(state), 0)
    name = _item_name(state, seat * kinds.MOST_ITEMS + argument - 1, lang)
    return spoken.say("action-place-under", card=name)


def _choose(state: State, argument: int, lang: str) -> str:
    """One of the ways a card offers."""
    spoken = words_of(state.box, lang)
    question = int(state.question())
    seat = speaker(state)
    if question in (kinds.ONE_OF, kinds.MAY) and seat >= 0:
        node = int(state.agenda.b())
        ways = possible.ways(state, node, seat) if question == kinds.ONE_OF else state.box.node_parts[node]
        if argument < len(ways):
            return _way(state, node, ways[argument], lang)
    if question == kinds.MANDATORY:
        about = state.agenda.a()
        found = reach.open_attempts(state, card_of(about), cell_of(about))
        if argument < len(found):
            return spoken.say("action-act", **_attempt_facts(state, found[argument], lang))
    if question == kinds.FLAG and argument < 2:
        number = state.box.node_number[state.agenda.b()]
        return spoken.say(f"action-choose-flag-{argument + 1}", number=f"{number:03}")
    if question in (kinds.POWER, kinds.BURYING) and argument == 0:
        return spoken.say(f"action-choose-{kinds.PHASES[question]}")
    return spoken.say("action-choose-none", number=argument + 1)


def _way(state: State, choice: int, way: int, lang: str) -> str:
    """One way of a choice as its card calls it, else as what it does."""
    at = state.box.node_parts[choice].index(way) + 1
    effect = state.box.nodes.effects[way]
    own = way_text(state.box, int(card_of(state.agenda.a())), at, lang)
    told = capital(own or effect_text(state.box, effect, lang))
    held = [state.box.number[card] for card in state.satchel]
    if isinstance(effect, Take) and effect.number in held:
        return words_of(state.box, lang).say("action-choose-held", way=told)
    return told


def _with_item(key: str, state: State, slot: int, lang: str) -> str:
    """An item by its name where its owner is asked, by its place where the group chooses."""
    spoken = words_of(state.box, lang)
    seat = speaker(state)
    if seat < 0 and state.players() == 1:
        seat = int(state.clockwise(0)[0])
    at = slot if seat < 0 else seat * kinds.MOST_ITEMS + slot
    name = spoken.say("item-slot", number=slot + 1) if seat < 0 else _item_name(state, at, lang)
    return spoken.say(key, card=name)


def _plain(state: State, action: int, lang: str) -> str:
    """What needs no name: another sentence for each question it answers, where there is one."""
    spoken = words_of(state.box, lang)
    key = f"action-{ACTIONS.row_of[action].name}"
    particular = f"{key}-{kinds.PHASES[state.question()]}"
    return spoken.say(particular if spoken.has(particular) else key)


LABELS: Final[dict[int, Callable[[State, int, str], str]]] = {
    codes.ACT: _act,
    codes.WITH: _with,
    codes.SEAT: _seat,
    codes.TO: _to,
    codes.USE: partial(_with_item, "action-use"),
    codes.APPLY: _apply,
    codes.SAY: _say,
    codes.PICK: _pick,
    codes.PLACE: _place,
    codes.CHOOSE: _choose,
    codes.ABANDON: partial(_with_item, "action-abandon"),
    codes.GIVE: partial(_with_item, "action-give"),
    codes.JOIN: _join,
}
