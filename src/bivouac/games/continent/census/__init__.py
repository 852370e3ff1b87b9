"""The census: every card lies where its kind can lie, and whatever waits can be done when its turn comes."""

from bivouac.core.bits import has
from bivouac.core.census import need
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.census import steps
from bivouac.games.continent.kinds import MOST_ITEMS, NO_CELL, NOWHERE, OPEN_CELL
from bivouac.games.continent.may import answers, land, presence, turn
from bivouac.games.continent.resolve import agenda
from bivouac.games.continent.state import State


def count(state: State) -> None:
    """Refuse a state that cannot be played on, with the reason."""
    for card, place in enumerate(state.where):
        need(place != NOWHERE, f"card {card} is missing")
    _people(state)
    _cards(state)
    _board(state)
    _fog(state)
    _course(state)
    _asked(state)


def _people(state: State) -> None:
    """Whoever is in the game has a character, first in hand, and a place to stand; the fallen nothing."""
    for seat in range(state.seats):
        character = state.characters[seat]
        fallen = state.status[seat] in (kinds.FALLEN, kinds.RETIRED)
        need(fallen == (character < 0), f"characters: seat {seat} has fallen and plays on, or neither")
        held = state.hands[seat] or any(state.items[seat * MOST_ITEMS : (seat + 1) * MOST_ITEMS])
        if fallen:
            need(not held, f"status: seat {seat} has fallen and holds something")
            need(state.spots[seat] == NO_CELL, f"spots: seat {seat} has fallen and stands somewhere")
            continue
        need(state.characters.count(character) == 1, f"characters: {character} is played twice")
        need(not has(state.gone, character), f"characters: {character} never comes back")
        first = state.hands[seat][:1] == [state.box.character_card[character]]
        need(first, f"hands: the character of seat {seat} is not first in hand")
        standing = _stands(state, state.spots[seat]) or state.status[seat] == kinds.AWAY
        need(standing, f"spots: seat {seat} stands on no terrain")
    for seat, cell in enumerate(state.fires):
        lit = cell == NO_CELL or (state.status[seat] == kinds.HERE and _stands(state, cell))
        need(lit, f"fires: that of seat {seat} burns nowhere")
    away = [seat for seat in range(state.seats) if state.status[seat] == kinds.AWAY]
    alone = bool(away) and state.players() == 0 and not state.ending
    need(not alone or _stands(state, state.spots[away[0]]), "spots: there is no place to come back to")


def _stands(state: State, cell: int) -> bool:
    return cell != NO_CELL and bool(land.is_terrain(state, cell))


def _cards(state: State) -> None:
    """Every card lies where its kind can lie, and counts what it can count."""
    box = state.box
    for card in range(box.cards):
        need(_fits(state, card, state.where[card]), f"card {card} ({box.ids[card]}) cannot lie there")
    for seat, hand in enumerate(state.hands):
        titles = [box.number[card] for card in hand if box.kind[card] == kinds.STATE]
        need(len(set(titles)) == len(titles), f"hands: seat {seat} has a state twice")
    for at in range(MOST_ITEMS * state.seats):
        need(not state.pips[at] or bool(state.items[at]), f"pips: item {at} has a die and no card")
    for card in state.tallies[::2]:
        held = box.kind[card] == kinds.STATE and any(card in hand for hand in state.hands)
        need(held, f"tallies: card {card} counts nothing")
    for character, card in enumerate(box.character_card):
        banished = state.where[card] == kinds.BANISHED
        need(banished == has(state.gone, character), f"gone: character {character}")
    _owners(state)


def _owners(state: State) -> None:
    """What belongs to a character is in the game with it: aside while it is away, in the box without it."""
    box = state.box
    away = [state.characters[seat] for seat in range(state.seats) if state.status[seat] == kinds.AWAY]
    for card in range(box.cards):
        owner, place = box.owner[card], state.where[card]
        name = f"card {card} ({box.ids[card]})"
        if owner >= 0 and not box.first_advanced <= card < box.first_curse:
            out = owner not in state.characters and not has(state.gone, owner)
            need((place == kinds.IN_BOX) == out, f"box: {name} is in the wrong place")
        if box.first_own <= card < box.first_advanced:
            aside = place in (kinds.ASIDE_DECK, kinds.ASIDE_DISCARD)
            shared = place in (kinds.IN_DECK, kinds.DISCARDED, kinds.DRAWN)
            apart = not aside if owner not in away else not shared
            need(apart, f"{name} is aside and its owner is not, or the reverse")
        elif card < box.first_skill:
            out = bool(presence.stays_in_the_box(state, card))
            need((place == kinds.IN_BOX) == out, f"box: {name} is in the wrong place")
        elif card < box.first_own:
            need(place != kinds.IN_BOX, f"box: {name} is in the wrong place")


def _fits(state: State, card: int, place: int) -> bool:
    box = state.box
    kind, family = box.kind[card], box.family[card]
    if place in (kinds.IN_DECK, kinds.DISCARDED, kinds.DRAWN):
        return family == kinds.ACTION
    if place in (kinds.ASIDE_DECK, kinds.ASIDE_DISCARD):
        return family == kinds.ACTION and box.owner[card] >= 0
    if place == kinds.IN_ADVENTURE:
        return family == kinds.ADVENTURE
    if place == kinds.BURIED:
        return family == kinds.ADVENTURE and not box.gold[card]
    if place == kinds.IN_PAST:
        return family in (kinds.ADVENTURE, kinds.EXPLORATION)
    if place == kinds.IN_SATCHEL:
        return kind in (kinds.QUEST, kinds.CLUE)
    if place == kinds.BEING_READ:
        return family in (kinds.ADVENTURE, kinds.EXPLORATION) or kind == kinds.SKILL
    if place in (kinds.BANISHED, kinds.IN_BOX):
        return place == kinds.IN_BOX or kind != kinds.CLUE
    if place == kinds.IN_ZONE:
        return family == kinds.EXPLORATION
    return _fits_in_play(state, card, place)


def _fits_in_play(state: State, card: int, place: int) -> bool:
    box = state.box
    kind, owner = box.kind[card], box.owner[card]
    if place >= kinds.IN_ITEM:
        return box.durability[card] > 0
    if place >= kinds.IN_HAND:
        own = owner < 0 or state.characters[place - kinds.IN_HAND] == owner
        return kind in (kinds.SKILL, kinds.STATE, kinds.BONUS, kinds.CHARACTER) and own
    if place >= kinds.ATTACHED:
        return kind == kinds.PERMANENT and land.is_terrain(state, place - kinds.ATTACHED)
    return kind in (kinds.TERRAIN, kinds.PERMANENT) or box.family[card] == kinds.EXPLORATION


def _board(state: State) -> None:
    """Terrains lie open in their own cells, and fog where ground is called for."""
    box = state.box
    for cell in range(kinds.CELLS):
        card = state.cells[cell]
        if card < 0:
            bare = not state.faces[cell] and not state.laid[cell]
            called = (state.calls[cell] > 0) == (card == OPEN_CELL)
            need(bare and called, f"board: an empty cell {cell}")
            continue
        fog = box.family[card] == kinds.EXPLORATION
        need(fog == (state.calls[cell] > 0), f"board: cell {cell} calls for no ground, or for too much")
        face_up = state.faces[cell] == kinds.FACE_UP
        need(fog or (face_up and not state.laid[cell]), f"board: the card of cell {cell} lies face down")
        home = fog or box.kind[card] != kinds.TERRAIN or box.cell[card] == cell
        need(home, f"board: card {card} belongs to another cell")
        stays = not fog or not face_up or box.kind[card] in (kinds.PERMANENT, kinds.TEMPORARY)
        need(stays, f"board: card {card} does not stay")


def _fog(state: State) -> None:
    """Each fog deck holds its own zone; unseen cards can be what they are, as a redeal needs them to be."""
    box = state.box
    for zone in range(1, box.zones):
        deck = state.zones[zone]
        need(all(box.zone[card] == zone for card in deck), f"zones: zone {zone} holds a card of another")
        need(state.under[zone] <= len(deck), f"under: zone {zone} holds fewer cards")
    for card in range(box.first_fog, box.first_skill):
        past = state.since[card - box.first_fog] <= state.epochs[box.zone[card]]
        need(past, f"since: card {card} comes from the future")
    for cell, card in enumerate(state.cells):
        if card >= 0 and box.family[card] == kinds.EXPLORATION:
            past = state.laid[cell] <= state.epochs[box.zone[card]]
            need(past, f"board: the fog of cell {cell} comes from the future")
            hidden = state.faces[cell] == kinds.FACE_DOWN
            fits = not hidden or state.since[card - box.first_fog] <= state.laid[cell]
            need(fits, f"board: card {card} cannot lie in the fog of cell {cell}")
    for entry in state.buried:
        for card in entry[1:]:
            same = box.number[card] == box.number[entry[0]] and not box.gold[card]
            need(same, "buried: a card of another number")
            unseen = state.where[card] in (kinds.IN_ADVENTURE, kinds.BURIED)
            need(unseen, f"buried: card {card} was seen")


def _course(state: State) -> None:
    """The running action, the queue and the agenda are about what there is."""
    if state.ending:
        done = state.agenda.empty() and not state.queue and state.proposal < 0
        need(done, "ending: the game is over and something is still to be done")
        return
    floor = state.floor == kinds.NOBODY or (
        state.status[state.floor] == kinds.HERE and state.policy == kinds.ALL_AGREE
    )
    need(floor, "floor: nobody is there")
    if state.proposal >= 0:
        _proposal(state)
    _action(state)
    listed = state.agenda.dump()
    waiting = []
    for at in range(0, len(state.queue), 3):
        card, cell, party = state.queue[at : at + 3]
        bounded = 0 <= card < state.box.cards and NO_CELL <= cell < kinds.CELLS
        bounded = bounded and 0 < party < 1 << int(state.seats)
        need(bounded, "queue: a card, a cell and participants are needed")
        demanding = any(state.box.mandatory[attempt] for attempt in state.box.attempts[card])
        asks = demanding or state.box.kind[card] == kinds.TEMPORARY
        need(asks, f"queue: card {card} demands nothing")
        waiting.append(card)
    for at, (kind, about, number) in enumerate(listed):
        steps.check(state, at, kind, about, number)
        waiting.append(steps.subject(kind, about, number))
    for card, place in enumerate(state.where):
        read = place != kinds.BEING_READ or waiting.count(card) == 1
        need(read, f"reading: card {card} waits for nothing")
    steps.check_order(state, [kind for kind, _, _ in listed])


def _proposal(state: State) -> None:
    """The group is at rest, and what is proposed can be done by the seat that proposes it."""
    idle = state.agenda.empty() and state.attempt < 0 and not state.queue
    need(idle and turn.must_propose(state, state.proposal), "proposal: nobody needs to agree")
    camp = state.proposal == codes.CAMP
    need(camp or state.proposal < kinds.OFFERS, "proposal: nobody agrees on that")
    judged = answers.camp if camp else answers.act
    reason = judged(state, state.active, 0 if camp else state.proposal - codes.ACT)
    need(reason is None, "proposal: it is not offered to that seat")


def _action(state: State) -> None:
    """What an action uses and shows belongs to one."""
    box = state.box
    if state.attempt < 0:
        need(not state.drawn and not state.shown, "action: none is running")
        return
    need(has(state.party, state.active), "action: the active player takes no part")
    need(box.card_of[state.attempt] >= 0 or state.cell != NO_CELL, "action: a fog card has a cell")
    bare = state.cell != NO_CELL and state.cells[state.cell] < 0 and state.cells[state.cell] != OPEN_CELL
    need(not bare or state.verdict != kinds.UNDECIDED, "action: nothing lies in its cell")
    need(len(set(state.applied)) == len(state.applied), "applied: something twice")
    need(all(box.symbol[card] >= 0 for card in state.signs), "signs: a card without a flag")


def _asked(state: State) -> None:
    """Whatever goes on by itself has gone on, and somebody can answer, or all is over."""
    before = (state.agenda.dump(), state.queue, state.where, int(state.ending))
    twin = state.copy()
    twin.watching = False
    agenda.run(twin)
    after = (twin.agenda.dump(), twin.queue, twin.where, int(twin.ending))
    need(before == after, "agenda: nobody has to answer what stands there")
    acting = state.actors()
    answered = bool(acting) and all(state.legal(seat) for seat in acting)
    need(bool(state.ending) or answered, "agenda: nobody can answer")
