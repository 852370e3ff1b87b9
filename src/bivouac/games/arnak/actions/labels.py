"""An action as a player reads it."""

from typing import Final

from bivouac.core.effects import OneOf, Pay
from bivouac.core.sentences import INFINITIVE, after_colon, bundle, sentence
from bivouac.core.words import Argument, Words, words
from bivouac.games.arnak import codes, columns, kinds
from bivouac.games.arnak.actions.pieces import asked_about
from bivouac.games.arnak.actions.rows import ACTIONS
from bivouac.games.arnak.data.assistants import ASSISTANTS
from bivouac.games.arnak.data.guardians import GUARDIANS
from bivouac.games.arnak.data.tracks import TRACKS
from bivouac.games.arnak.may import main, travel
from bivouac.games.arnak.may.questions import NAMES
from bivouac.games.arnak.state import State

PACKAGE = "bivouac.games.arnak"

Facts = dict[str, Argument]

_IN_HAND: Final = (codes.PLAY, codes.TRAVEL, codes.DISCARD, codes.EXILE)
_OF_HELPERS: Final = (codes.USE, codes.RIDE, codes.ASSISTANT)
_OF_NUMBERS: Final = (codes.SIFT, codes.FREE_SLOT)
_OF_SPACES: Final = (codes.DIG, codes.FROM, codes.TO)
_ANSWERS: Final = (codes.YES, codes.NO)


def label(state: State, action: int, lang: str) -> str:
    """The action in words; it names what its player sees, and nothing hidden from them."""
    spoken = words(PACKAGE, lang)
    row, argument = ACTIONS.row_of[action], ACTIONS.argument[action]
    kind = row.code
    if kind == codes.KEEP:
        answer = "yes" if argument == 0 else "no"
        return spoken.say(f"action-keep-{answer}", card=_name(asked_about(state), spoken))
    if kind in _ANSWERS:
        key = f"action-{row.name}-{NAMES[state.phase]}"
        plain = f"action-{row.name}"
        return spoken.say(key if spoken.has(key) else plain, **_answer_facts(state, spoken))
    return spoken.say(f"action-{row.name}", **_facts(state, kind, argument, spoken))


def _facts(state: State, kind: int, argument: int, spoken: Words) -> Facts:
    """What a label tells of its action."""
    if kind in _IN_HAND:
        return _hand_facts(kind, argument, spoken)
    if kind in (codes.EXILE_LAID, codes.BUY, codes.TAKE):
        return _card_facts(state, argument, spoken)
    if kind in _OF_SPACES:
        return _space_facts(state, argument, spoken)
    if kind in (codes.GLASS, codes.NOTEBOOK, codes.TEMPLE):
        return _research_facts(state, kind, argument, spoken)
    if kind in _OF_HELPERS or kind in (codes.STACK, codes.RESCUE):
        return _assistant_facts(state, kind, argument, spoken)
    return _other_facts(state, kind, argument, spoken)


def _answer_facts(state: State, spoken: Words) -> Facts:
    """What is agreed to or declined: a price and what it buys, an artifact, a site once more."""
    about = -1 if state.agenda.empty() else int(state.agenda.a())
    if state.phase == kinds.OFFER:
        return {"price": price_of(about, spoken), "effect": bought_by(about, spoken)}
    if state.phase == kinds.ARTIFACT:
        effect = columns.NODES.effects[columns.CARD_NODE[about]]
        return {"card": _name(about, spoken), "effect": after_colon(effect, spoken)}
    return {"site": _site_name(state, about, spoken)} if state.phase == kinds.AGAIN else {}


def question_name(id: str, lang: str) -> str:
    """What a question says of an effect under way: its price, what that buys, or what is left to choose."""
    kind, *told = id.split("-")
    if not told or not all(number.isdecimal() for number in told):
        return id
    spoken, numbers = words(PACKAGE, lang), [int(number) for number in told]
    if kind == "price":
        return price_of(numbers[0], spoken)
    if kind == "bought":
        return bought_by(numbers[0], spoken)
    if kind == "choice":
        return _left_to_choose(numbers[0], numbers[1], spoken)
    return id


def _left_to_choose(node: int, picked: int, spoken: Words) -> str:
    """The parts of an effect that were not picked yet, as a choice."""
    parts = columns.NODE_PARTS[node]
    left = [columns.NODES.effects[part] for at, part in enumerate(parts) if not (picked >> at) & 1]
    return sentence(OneOf(tuple(left)), spoken, INFINITIVE)


def price_of(node: int, spoken: Words) -> str:
    """The price of an effect in words."""
    effect = columns.NODES.effects[node]
    assert isinstance(effect, Pay), "only what is paid for has a price"
    return bundle(effect.price, spoken)


def bought_by(node: int, spoken: Words) -> str:
    """What the price of an effect buys, as it stands after *to*."""
    effect = columns.NODES.effects[node]
    assert isinstance(effect, Pay), "only what is paid for is bought"
    return sentence(effect.part, spoken, INFINITIVE)


def _hand_facts(kind: int, argument: int, spoken: Words) -> Facts:
    facts: Facts = {"card": _name(argument, spoken)}
    return facts | {"icons": _icons(columns.CARD_ICONS[argument], spoken)} if kind == codes.TRAVEL else facts


def _card_facts(state: State, card: int, spoken: Words) -> Facts:
    """A card of the row or of a play area, and what it would cost now."""
    facts: Facts = {"card": _name(card, spoken), "price": spoken.say("free-of-charge")}
    if kinds.FIRST_ITEM <= card < kinds.FEAR_TILE:
        facts["price"] = _purse(int(main.price_of(card, main.node_in_question(state))), spoken)
    return facts


def _space_facts(state: State, space: int, spoken: Words) -> Facts:
    """A space, and the travel it asks for now: what a card covers is not to be paid."""
    travelled = int(travel.open_of(main.bill_for(state, space, main.node_in_question(state))))
    return {
        "site": _site_name(state, columns.SITE_OF[space], spoken),
        "space": 2 if space < kinds.CAMP_SPACES and space % 2 else 1,
        "price": _icons(travelled, spoken) if travelled else spoken.say("free-of-charge"),
    }


def _research_facts(state: State, kind: int, argument: int, spoken: Words) -> Facts:
    node = main.node_in_question(state)
    if kind == codes.TEMPLE:
        price = _purse(int(main.tile_price(state, argument, node)), spoken)
        return {"tile": spoken.say(f"temple_{columns.STACK_IDS[argument]}-name"), "price": price}
    space = TRACKS[state.side].spaces[argument]
    if columns.STEP_IDOL[state.side][argument]:
        price = bundle(space.price, spoken)
    else:
        price = _purse(int(main.step_price(state, argument, node)), spoken)
    return {"row": space.row, "column": space.column, "price": price}


def _assistant_facts(state: State, kind: int, argument: int, spoken: Words) -> Facts:
    """An assistant of the own board, of the supply or of the rescue stack."""
    if kind == codes.STACK:
        stack = state.supply[argument]
        return {
            "number": argument + 1,
            "assistant": _helper(stack[-1] if stack else kinds.NO_ASSISTANT, spoken),
        }
    if kind == codes.RESCUE:
        at = len(state.rescue) - 1 - argument
        seen = argument == 0 or (int(state.rescue_seen) >> int(state.active)) & 1
        entry = state.rescue[at] if at >= 0 and seen else kinds.NO_ASSISTANT
        return {"number": argument + 1, "assistant": _helper(entry, spoken)}
    entry = int(state.helper(state.active, argument))
    facts: Facts = {"number": argument + 1, "assistant": _helper(entry, spoken)}
    if entry == kinds.NO_ASSISTANT:
        return facts | {"effect": facts["assistant"], "icons": facts["assistant"]}
    assistant = ASSISTANTS[entry % kinds.GOLD]
    icons = columns.RIDE_ICONS[2 * (entry % kinds.GOLD) + int(entry & kinds.GOLD != 0)]
    facts["effect"] = after_colon(assistant.gold if entry & kinds.GOLD else assistant.silver, spoken)
    facts["icons"] = _icons(icons, spoken) if icons else spoken.say("nothing-there")
    return facts


def _other_facts(state: State, kind: int, argument: int, spoken: Words) -> Facts:
    """Kinds of actions that have facts of their own."""
    match kind:
        case codes.DISCOVER:
            return _discovery_facts(state, argument, spoken)
        case codes.OVERCOME:
            return _guardian_facts(state, argument, spoken)
        case codes.BOON:
            effect = after_colon(GUARDIANS[argument].boon, spoken)
            return {"guardian": spoken.say(f"{columns.GUARDIAN_IDS[argument]}-name"), "effect": effect}
        case codes.SLOT:
            return {"effect": after_colon(columns.NODES.effects[columns.SLOT_NODE[argument]], spoken)}
        case codes.ICON:
            return {"icon": columns.ICON_IDS[argument]}
        case codes.PILOT:
            return {"price": bundle((("coin", columns.PILOT_PRICE),), spoken)}
        case codes.UPGRADE:
            return {"resource": ("tablet", "arrowhead")[argument]}
        case codes.CHOOSE:
            return {"number": argument + 1, "effect": _option(state, argument, spoken)}
        case codes.HOLD | codes.PUT_BACK:
            return {"number": argument + 1, "card": _sifted(state, argument, spoken)}
        case codes.BONUS:
            return {"tile": spoken.say(f"bonus_{columns.BONUS_IDS[argument]}-name")}
        case codes.ROW:
            return {"effect": _row(state, spoken)}
        case codes.SITE:
            return {"site": _site_name(state, argument, spoken)}
    return {"number": argument + 1} if kind in _OF_NUMBERS else {}


def _discovery_facts(state: State, place: int, spoken: Words) -> Facts:
    """A place, and what its discovery costs now, less what a card takes off or covers."""
    node = main.node_in_question(state)
    compasses = int(main.discovery_price(place, node))
    travelled = int(travel.open_of(main.bill_for(state, kinds.CAMP_SPACES + place, node)))
    paid = [bundle((("compass", compasses),), spoken)] if compasses else []
    paid += [_icons(travelled, spoken)] if travelled else []
    price = spoken.say("effect-price-join").join(paid) or spoken.say("free-of-charge")
    return {"site": spoken.say(f"{columns.PLACE_IDS[place]}-name"), "price": price}


def _guardian_facts(state: State, site: int, spoken: Words) -> Facts:
    """A guardian, where it is and what overcoming it costs now: by an effect, nothing (ruling 38)."""
    guardian = state.guards[site]
    name = price = spoken.say("nothing-there")
    if guardian != kinds.NO_GUARDIAN:
        name = spoken.say(f"{columns.GUARDIAN_IDS[guardian]}-name")
        cost = bundle(GUARDIANS[guardian].cost, spoken)
        price = spoken.say("free-of-charge") if state.phase == kinds.TAME else cost
    return {"site": _site_name(state, site, spoken), "guardian": name, "price": price}


def _option(state: State, argument: int, spoken: Words) -> str:
    """The part of the effect that is asked about; nothing when another question is asked."""
    if state.phase == kinds.CHOOSE:
        parts = columns.NODE_PARTS[state.agenda.a()]
        if argument < len(parts):
            return after_colon(columns.NODES.effects[parts[argument]], spoken)
    return spoken.say("nothing-there")


def _row(state: State, spoken: Words) -> str:
    """What the row brings whose bonus tile waits; nothing when another question is asked."""
    if state.phase != kinds.BONUS:
        return spoken.say("nothing-there")
    row = columns.STEP_ROW[state.side][state.agenda.a()]
    node = columns.ROW_NODE[state.side][row][state.agenda.b()]
    return after_colon(columns.NODES.effects[node], spoken)


def _sifted(state: State, at: int, spoken: Words) -> str:
    if at < len(state.sifted):
        return _name(state.sifted[at] % kinds.SHUFFLED, spoken)
    return spoken.say("nothing-there")


def _name(card: int, spoken: Words) -> str:
    if card < 0:
        return spoken.say("nothing-there")
    return spoken.say(f"{columns.LAID_IDS[card]}-name")


def _helper(entry: int, spoken: Words) -> str:
    if entry == kinds.NO_ASSISTANT:
        return spoken.say("nothing-there")
    return spoken.say(f"{columns.ASSISTANT_IDS[entry % kinds.GOLD]}-name")


def _site_name(state: State, site: int, spoken: Words) -> str:
    """A camp site by its name, a place with the name of its tile once it is discovered."""
    name = spoken.say(f"{columns.SITE_IDS[site]}-name")
    if site >= kinds.CAMPS and state.tiles[site - kinds.CAMPS] != kinds.NO_TILE:
        tile = spoken.say(f"{columns.TILE_IDS[state.tiles[site - kinds.CAMPS]]}-name")
        return f"{tile} ({columns.SITE_IDS[site]})"
    return name


def _icons(icons: int, spoken: Words) -> str:
    """A row of travel icons in words."""
    return _counted(columns.ICON_IDS, icons, 3, spoken)


def _purse(tokens: int, spoken: Words) -> str:
    """A purse of tokens in words; nothing at all is free of charge."""
    return _counted(columns.RESOURCE_IDS, tokens, 8, spoken) if tokens else spoken.say("free-of-charge")


def _counted(names: list[str], row: int, bits: int, spoken: Words) -> str:
    """What a packed row counts, in words."""
    counts = [(name, (row >> (bits * at)) & (1 << bits) - 1) for at, name in enumerate(names)]
    return bundle(tuple(pair for pair in counts if pair[1]), spoken)
