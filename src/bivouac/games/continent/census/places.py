"""Cards and people: each card in a place of its kind, each character in the game, away or gone."""

from bivouac.core.bits import has
from bivouac.core.refusal import SetupError
from bivouac.games.continent.kinds import (
    ACTION,
    ADVENTURE,
    ASIDE_DECK,
    ASIDE_DISCARD,
    ATTACHED,
    AWAY,
    BANISHED,
    BEING_READ,
    BONUS,
    BURIED,
    CELLS,
    CHARACTER,
    CLUE,
    CURSE,
    DISCARDED,
    DRAWN,
    EXPLORATION,
    FACE_DOWN,
    FACE_UP,
    FALLEN,
    HERE,
    IN_ADVENTURE,
    IN_BOX,
    IN_DECK,
    IN_HAND,
    IN_ITEM,
    IN_PAST,
    IN_SATCHEL,
    IN_ZONE,
    MOST_ITEMS,
    NO_CELL,
    OPEN_CELL,
    PERMANENT,
    QUEST,
    RETIRED,
    SKILL,
    STATE,
    TEMPORARY,
    TERRAIN,
)
from bivouac.games.continent.may import land
from bivouac.games.continent.state import State


def check_people(state: State) -> None:
    """Every character in the game has the card first in hand; those who fell have nothing left."""
    for seat in range(state.seats):
        character = state.characters[seat]
        fallen = state.status[seat] in (FALLEN, RETIRED)
        if fallen != (character < 0):
            raise SetupError(f"characters: seat {seat} has fallen and plays on, or neither")
        if state.characters.count(character) > 1 and not fallen:
            raise SetupError(f"characters: {character} is played twice")
        if fallen:
            _check_fallen(state, seat)
            continue
        if has(state.gone, character):
            raise SetupError(f"characters: {character} never comes back")
        hand = state.hands[seat]
        if not hand or hand[0] != state.box.character_card[character]:
            raise SetupError(f"hands: the character of seat {seat} is not first in hand")
        if not _stands(state, state.spots[seat]) and state.status[seat] == HERE:
            raise SetupError(f"spots: seat {seat} stands on no terrain")
    _check_fires(state)
    _check_away(state)
    if not {HERE, AWAY} & set(state.status) and not state.ending:
        raise SetupError("status: nobody is left")


def _check_away(state: State) -> None:
    """Whoever is away has the own skills aside, and comes back where the last one left (121 and 122)."""
    box = state.box
    away = [seat for seat in range(state.seats) if state.status[seat] == AWAY]
    gone = [state.characters[seat] for seat in away]
    for card in range(box.first_own, box.first_advanced):
        aside = state.where[card] in (ASIDE_DECK, ASIDE_DISCARD)
        open_to_all = state.where[card] in (IN_DECK, DISCARDED, DRAWN)
        if (aside and box.owner[card] not in gone) or (open_to_all and box.owner[card] in gone):
            raise SetupError(f"card {card} ({box.ids[card]}) is aside and its owner is not, or the reverse")
    if len({state.spots[seat] for seat in away}) > 1:
        raise SetupError("spots: those who are away left from several places")
    if away and state.players() == 0 and not state.ending and not _stands(state, state.spots[away[0]]):
        raise SetupError("spots: there is no place to come back to")


def _check_fallen(state: State, seat: int) -> None:
    first = seat * MOST_ITEMS
    held = state.hands[seat] or any(state.items[first : first + MOST_ITEMS])
    if held or state.spots[seat] != NO_CELL or state.fires[seat] != NO_CELL:
        raise SetupError(f"status: seat {seat} has fallen and holds something")


def _stands(state: State, cell: int) -> bool:
    return cell != NO_CELL and bool(land.is_terrain(state, cell))


def _check_fires(state: State) -> None:
    burning = [cell for cell in state.fires if cell != NO_CELL]
    if len(set(burning)) != len(burning):
        raise SetupError("fires: two on one terrain")
    for seat in range(state.seats):
        cell = state.fires[seat]
        if cell != NO_CELL and (state.status[seat] != HERE or not _stands(state, cell)):
            raise SetupError(f"fires: that of seat {seat} burns nowhere")


def check_cards(state: State) -> None:
    """Every card lies where its kind can lie."""
    for card in range(state.box.cards):
        if not _fits(state, card, state.where[card]):
            raise SetupError(f"card {card} ({state.box.ids[card]}) cannot lie there")
    for seat in range(state.seats):
        titles = [state.box.number[card] for card in state.hands[seat] if state.box.kind[card] == STATE]
        if len(set(titles)) != len(titles):
            raise SetupError(f"hands: seat {seat} has a state twice")
    for at in range(MOST_ITEMS * state.seats):
        if state.pips[at] and not state.items[at]:
            raise SetupError(f"pips: item {at} has a die and no card")
    for card in state.tallies[::2]:
        if state.box.kind[card] != STATE or not _in_hand(state, card):
            raise SetupError(f"tallies: card {card} counts nothing")
    _check_box(state)


def _in_hand(state: State, card: int) -> bool:
    return any(card in hand for hand in state.hands)


def _fits(state: State, card: int, place: int) -> bool:
    box = state.box
    kind, family = box.kind[card], box.family[card]
    if place in (IN_DECK, DISCARDED, DRAWN):
        return family == ACTION
    if place in (ASIDE_DECK, ASIDE_DISCARD):
        return family == ACTION and box.owner[card] >= 0
    if place == IN_ADVENTURE:
        return family == ADVENTURE
    if place == BURIED:
        return family == ADVENTURE and not box.gold[card]
    if place == IN_PAST:
        return family in (ADVENTURE, EXPLORATION)
    if place == IN_SATCHEL:
        return kind in (QUEST, CLUE)
    if place == BEING_READ:
        return family in (ADVENTURE, EXPLORATION) or kind == SKILL
    if place == BANISHED:
        return kind != CLUE
    if place in (IN_BOX, IN_ZONE):
        return place == IN_BOX or family == EXPLORATION
    return _fits_in_play(state, card, place)


def _fits_in_play(state: State, card: int, place: int) -> bool:
    box = state.box
    kind = box.kind[card]
    if place >= IN_ITEM:
        return box.durability[card] > 0
    if place >= IN_HAND:
        owner = box.owner[card]
        seat = place - IN_HAND
        own = owner < 0 or state.characters[seat] == owner
        return kind in (SKILL, STATE, BONUS, CHARACTER) and own
    if place >= ATTACHED:
        return kind == PERMANENT and land.is_terrain(state, place - ATTACHED)
    return kind in (TERRAIN, PERMANENT) or box.family[card] == EXPLORATION


def _check_box(state: State) -> None:
    """In the box lie unchosen clues and curses, characters nobody plays, and skills nobody bought."""
    box = state.box
    for card in range(box.cards):
        out = state.where[card] == IN_BOX
        kind, owner = box.kind[card], box.owner[card]
        if box.first_advanced <= card < box.first_curse:
            continue
        if kind in (CLUE, CURSE) and card >= box.first_clue_curse:
            listed = box.clue_card if kind == CLUE else box.curse_card
            expected = not has(state.chosen, listed.index(card))
        elif owner >= 0:
            expected = owner not in state.characters and not has(state.gone, owner)
        else:
            expected = False
        if out != expected:
            raise SetupError(f"box: card {card} ({box.ids[card]}) is in the wrong place")
    for character in range(len(box.power)):
        banished = state.where[box.character_card[character]] == BANISHED
        if banished != has(state.gone, character):
            raise SetupError(f"gone: character {character}")
    for curse in range(len(box.curse_names)):
        banished = state.where[box.curse_card[curse]] == BANISHED
        if has(state.lifted, curse) and not state.ending and not banished:
            raise SetupError(f"lifted: the card of curse {curse} is still in the game")


def check_board(state: State) -> None:
    """Terrains in their own cells, events and fog where an arrow can have put them."""
    box = state.box
    for cell in range(CELLS):
        card = state.cells[cell]
        if card == OPEN_CELL and not state.calls[cell]:
            raise SetupError(f"board: nothing calls for cell {cell}")
        if card < 0:
            if state.faces[cell] or state.laid[cell] or (card != OPEN_CELL and state.calls[cell]):
                raise SetupError(f"board: an empty cell {cell}")
            continue
        fog = box.family[card] == EXPLORATION
        if fog != (state.calls[cell] > 0):
            raise SetupError(f"board: cell {cell} calls for no ground, or for too much")
        if not fog and (state.faces[cell] != FACE_UP or state.laid[cell]):
            raise SetupError(f"board: the card of cell {cell} lies face down")
        if box.kind[card] == TERRAIN and not fog and box.cell[card] != cell:
            raise SetupError(f"board: card {card} belongs to another cell")
        if fog and state.faces[cell] == FACE_UP and box.kind[card] not in (PERMANENT, TEMPORARY):
            raise SetupError(f"board: card {card} does not stay")


def check_fog(state: State) -> None:
    """Each fog deck holds its own zone; unseen fog can be what it is."""
    box = state.box
    for zone in range(1, box.zones):
        deck = state.zones[zone]
        if any(box.zone[card] != zone for card in deck):
            raise SetupError(f"zones: zone {zone} holds a card of another")
        if state.under[zone] > len(deck):
            raise SetupError(f"under: zone {zone} holds fewer cards")
    for card in range(box.first_fog, box.first_skill):
        if state.since[card - box.first_fog] > state.epochs[box.zone[card]]:
            raise SetupError(f"since: card {card} comes from the future")
    for cell in range(CELLS):
        card = state.cells[cell]
        if card < 0 or box.family[card] != EXPLORATION:
            continue
        if state.laid[cell] > state.epochs[box.zone[card]]:
            raise SetupError(f"board: the fog of cell {cell} comes from the future")
        if state.faces[cell] == FACE_DOWN and state.since[card - box.first_fog] > state.laid[cell]:
            raise SetupError(f"board: card {card} cannot lie in the fog of cell {cell}")
    for entry in state.buried:
        for card in entry[1:]:
            if box.number[card] != box.number[entry[0]] or box.gold[card]:
                raise SetupError("buried: a card of another number")
            if state.where[card] not in (IN_ADVENTURE, BURIED):
                raise SetupError(f"buried: card {card} was seen")
