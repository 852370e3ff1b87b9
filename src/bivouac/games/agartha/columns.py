"""The tables of data/ laid out as columns of ints, indexed by card, kind, place or effect, for the rules."""

from typing import Final

from bivouac.core.effects import Effect, Nodes
from bivouac.games.agartha import kinds
from bivouac.games.agartha.data.cards import CARD_TABLE, OBJECTS, Card
from bivouac.games.agartha.data.rewards import EXPLORATION_TIERS, SET_POINTS, TYPE_BONUS, VILLAGE_TIERS
from bivouac.games.agartha.data.tokens import ACTIONS, TILES, TOKEN_MAPS, Action
from bivouac.games.agartha.effects import KINDS, DrawCard, Meet, MoveCard, Score, SwapCards
from bivouac.games.agartha.shapes import Zone

IDS: Final[list[str]] = [card.id for card in CARD_TABLE]
KIND: Final[dict[str, int]] = {id: number for number, id in enumerate(IDS)}
assert len(IDS) == kinds.CARD_KINDS

# A card has a number for good. Cards of a kind stand together, those without dots first.
KIND_OF: Final[list[int]] = [kind for kind, card in enumerate(CARD_TABLE) for _ in range(sum(card.copies))]
FIRST: Final[list[int]] = [KIND_OF.index(kind) for kind in range(kinds.CARD_KINDS)]
assert len(KIND_OF) == kinds.CARDS


def copies(card: Card, seats: int) -> int:
    """How many cards of a kind so many players use."""
    return sum(card.copies[: seats - 1])


def _in_play(seats: int) -> list[int]:
    return [FIRST[kind] + at for kind, card in enumerate(CARD_TABLE) for at in range(copies(card, seats))]


# For each number of players: the cards in play, how many tiles lie on the table.
IN_PLAY: Final[list[list[int]]] = [[], [], _in_play(2), _in_play(3), _in_play(4)]
TILES_FOR: Final[list[int]] = [0, 0, TILES[2], TILES[3], TILES[4]]

IS_OBJECT: Final[list[bool]] = [card.group == OBJECTS for card in CARD_TABLE]
assert [kind for kind in range(kinds.CARD_KINDS) if IS_OBJECT[kind]] == list(
    range(kinds.KNIFE, kinds.VIAL + 1)
)

# The places of a board: the id, the zone of a slot, and its bit in a mask of open ones; none for those that
# never open (rulings 12 and 42).
_PLACES: Final[dict[int, tuple[str, int, int]]] = {
    kinds.LOCATION_1: ("location-1", kinds.LOCATIONS_ZONE, 0),
    kinds.LOCATION_2: ("location-2", kinds.LOCATIONS_ZONE, 0),
    kinds.LOCATION_3: ("location-3", kinds.LOCATIONS_ZONE, 0),
    kinds.VILLAGE_1: ("village-1", kinds.VILLAGE_ZONE, kinds.OPEN_VILLAGE_1),
    kinds.VILLAGE_2: ("village-2", kinds.VILLAGE_ZONE, kinds.OPEN_VILLAGE_2),
    kinds.OBJECTS: ("objects", kinds.VILLAGE_ZONE, 0),
    kinds.EXPLORATION: ("exploration", kinds.EXPLORATION_ZONE, kinds.OPEN_EXPLORATION),
    kinds.AMULETS: ("amulets", kinds.NO_ZONE, 0),
    kinds.ENCOUNTER: ("encounter", kinds.NO_ZONE, 0),
}
PLACE_IDS: Final[list[str]] = [_PLACES[place][0] for place in range(kinds.PLACES)]
ZONE_OF: Final[list[int]] = [_PLACES[place][1] for place in range(kinds.PLACES)]
OPENS: Final[list[int]] = [_PLACES[place][2] for place in range(kinds.PLACES)]
ZONE_IDS: Final[list[Zone]] = ["locations", "village", "exploration"]

# Every effect of tokens, Village and Exploration with its number
NODES: Final = Nodes(
    [effect for _, effect in ACTIONS] + [tier.used for tier in (*VILLAGE_TIERS, *EXPLORATION_TIERS)]
)
NODE_KIND: Final[list[int]] = NODES.kinds(KINDS)
NODE_PARTS: Final[list[list[int]]] = NODES.parts()


def _action(effect: Effect) -> int:
    """The action a leaf is; -1 for the others."""
    order: tuple[type[Effect], ...] = (MoveCard, SwapCards, DrawCard)
    return order.index(type(effect)) if type(effect) in order else -1


NODE_POINTS: Final[list[int]] = [one.points if isinstance(one, Score) else 0 for one in NODES.effects]
NODE_MET: Final[list[int]] = [one.characters if isinstance(one, Meet) else 0 for one in NODES.effects]
NODE_ACTION: Final[list[int]] = [_action(effect) for effect in NODES.effects]

# The effect of each action, and the action of each value in each map of the tokens
ACTION_IDS: Final[list[Action]] = [id for id, _ in ACTIONS]
assert ACTION_IDS[kinds.MOVE_ACTION] == "move"
assert ACTION_IDS[kinds.SWAP_ACTION] == "swap"
assert ACTION_IDS[kinds.DRAW_ACTION] == "draw"
ACTION_NODE: Final[list[int]] = [NODES.number[effect] for _, effect in ACTIONS]
MAP_IDS: Final[list[str]] = list(TOKEN_MAPS)
ACTION_OF: Final[list[list[int]]] = [
    [-1, *(ACTION_IDS.index(action) for action in TOKEN_MAPS[id])] for id in MAP_IDS
]
# A token's face is its value and its action, so that the catalogue explains it under either map.
TOKEN_KIND: Final[list[list[str]]] = [
    ["", *(f"token_{value}_{action}" for value, action in enumerate(TOKEN_MAPS[id], 1))] for id in MAP_IDS
]

# Tiers: the effect, and what the slot must hold
VILLAGE_NODE: Final[list[int]] = [NODES.number[tier.used] for tier in VILLAGE_TIERS]
VILLAGE_NEEDS: Final[list[int]] = [tier.characters for tier in VILLAGE_TIERS]
EXPLORATION_NODE: Final[list[int]] = [NODES.number[tier.used] for tier in EXPLORATION_TIERS]
EXPLORATION_NEEDS: Final[list[int]] = [tier.characters for tier in EXPLORATION_TIERS]
assert [tier.locations for tier in EXPLORATION_TIERS] == EXPLORATION_NEEDS


def _points(effect: Effect) -> int:
    return sum(NODE_POINTS[part] for part in NODE_PARTS[NODES.number[effect]])


VILLAGE_POINTS: Final[list[int]] = [_points(tier.used) for tier in VILLAGE_TIERS]
EXPLORATION_POINTS: Final[list[int]] = [_points(tier.used) for tier in EXPLORATION_TIERS]
POINTS_OF_SET: Final[list[int]] = list(SET_POINTS)
POINTS_OF_TYPES: Final[list[int]] = list(TYPE_BONUS)
