"""Options and a seed become the first state: explorers on the start terrain, fog on its arrows."""

from collections.abc import Sequence
from typing import Any

from bivouac.core.bits import bit, pieces
from bivouac.core.chance import OwnChance
from bivouac.core.options import bad_option, refuse_more
from bivouac.core.piles import Pile
from bivouac.games.continent import columns, kinds
from bivouac.games.continent.columns import Columns
from bivouac.games.continent.facts import FACTS, POLICIES
from bivouac.games.continent.may import presence
from bivouac.games.continent.moves import board, cards
from bivouac.games.continent.state import State


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> State:
    """The table before the first action (Rulebook, setup)."""
    state = State()
    state.box = columns.of(options["adventure"])
    state.take_seats(seats, chance)
    state.easy = bool(options["easy"])
    state.policy = POLICIES.index(options["policy"])
    state.explorers = explorers(state.box, seats, options["explorers"])
    for curse in curses(state.box, options["curses"]):
        state.chosen |= bit(curse)
    for left in legacies(state.box, options["legacy"], state.explorers):
        state.legacy |= bit(left)
    deal(state)
    state.revealed_count = 0
    return state


def explorers(box: Columns, seats: int, listed: list[str]) -> list[int]:
    """The character of each seat: those listed first, then the others in the order of the pack (ruling 3)."""
    wanted = _numbers("explorers", listed, box.character_names)
    refuse_more(f"{FACTS.name}: options.explorers", listed, seats)
    return list(dict.fromkeys([*wanted, *range(len(box.character_names))]))[:seats]


def curses(box: Columns, listed: list[str]) -> list[int]:
    """The clues chosen; the first one of the pack if none is listed (ruling 7)."""
    return sorted(_numbers("curses", listed, box.curse_names)) or [0]


def legacies(box: Columns, listed: list[str], explorers: list[int]) -> list[int]:
    """What earlier expeditions left; who walks with the group again is no place on the map (ruling 159)."""
    present = [box.character_names[one] for one in explorers]
    left = _numbers("legacy", listed, box.legacy_names)
    return sorted(one for one in left if box.legacy_names[one] not in present)


def _numbers(key: str, listed: list[str], names: Sequence[str]) -> list[int]:
    """The numbers of names that the pack knows; another pack's are refused with those that are."""
    for name in listed:
        if name not in names:
            facts = {"value": repr(name), "choices": ", ".join(names)}
            raise bad_option(f"{FACTS.name}: options.{key}", "entry", facts)
    return [names.index(name) for name in listed]


def deal(state: State) -> None:
    """Every card goes to its place, decks are shuffled, the start terrain is laid (rulings 6 to 9)."""
    seats = int(state.seats)
    state.characters = state.explorers
    state.status = [kinds.HERE] * seats
    state.fires = [kinds.NO_CELL] * seats
    state.cells = [kinds.FREE_CELL] * kinds.CELLS
    state.faces = [kinds.FACE_DOWN] * kinds.CELLS
    state.calls = [0] * kinds.CELLS
    state.laid = [0] * kinds.CELLS
    state.items = [[] for _ in range(kinds.MOST_ITEMS * seats)]
    state.pips = [0] * (kinds.MOST_ITEMS * seats)
    sort_cards(state)
    shuffle_zones(state)
    begin_at(state, min(state.box.start[curse] for curse in chosen(state)))


def chosen(state: State) -> list[int]:
    """The clues in the game."""
    return [curse for curse in range(len(state.box.curse_names)) if (state.chosen >> curse) & 1]


def sort_cards(state: State) -> None:
    """The box is opened: what is in this game, and where (rulings 3, 6, 7, 126, 157 and 159)."""
    box = state.box
    where = [kinds.IN_BOX] * box.cards
    for card in range(box.first_fog):
        where[card] = kinds.IN_BOX if presence.stays_in_the_box(state, card) else kinds.IN_ADVENTURE
    deck = list(range(box.first_skill, box.first_own))
    deck += [card for card in range(box.first_own, box.first_advanced) if box.owner[card] in state.explorers]
    deck += range(box.first_curse, box.first_clue_curse)
    deck += [box.curse_card[curse] for curse in chosen(state)]
    for card in deck:
        where[card] = kinds.IN_DECK
    state.satchel = [box.clue_card[curse] for curse in chosen(state)]
    if state.easy and box.greens[box.easy]:
        state.satchel.append(box.greens[box.easy][0])
    for left in pieces(state.legacy):
        state.satchel += [box.greens[number][0] for number in box.legacy_satchel[left]]
    for card in state.satchel:
        where[card] = kinds.IN_SATCHEL
    state.hands = [[box.character_card[character]] for character in state.explorers]
    for seat, hand in enumerate(state.hands):
        where[hand[0]] = kinds.IN_HAND + seat
    state.set_out(where)
    state.chance.shuffle(deck)
    state.deck = Pile(deck)


def shuffle_zones(state: State) -> None:
    """One face-down deck of exploration cards a zone (ruling 9)."""
    box = state.box
    state.zones = [[card for card in fog if not presence.stays_in_the_box(state, card)] for fog in box.fog_of]
    for zone in state.zones:
        state.chance.shuffle(zone)
        for card in zone:
            state.put(card, kinds.IN_ZONE)
    state.under = [0] * box.zones
    state.epochs = [0] * box.zones
    state.since = [0] * (box.first_skill - box.first_fog)


def begin_at(state: State, number: int) -> None:
    """The start terrain is laid with its fog, all figures on it (ruling 8)."""
    greens = [card for card in state.box.greens[number] if state.where[card] == kinds.IN_ADVENTURE]
    card = greens[state.chance.below(len(greens))] if len(greens) > 1 else greens[0]
    cards.put(state, card, kinds.IN_ADVENTURE)
    board.place_terrain(state, card)
    state.spots = [state.box.cell[card]] * int(state.seats)
