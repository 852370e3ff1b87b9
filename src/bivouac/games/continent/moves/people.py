"""Characters who fall, leave, come back and join (rulings 117 to 123)."""

from mypy_extensions import i64

from bivouac.core.bits import bit
from bivouac.games.continent import kinds, tell
from bivouac.games.continent.moves import cards, gear
from bivouac.games.continent.state import State, changed, relisted


def eliminate(state: State, seat: i64) -> None:
    """A character's adventure ends; the player may come back with another one (rulings 118 and 119)."""
    tell.figure(state, "eliminate", seat)
    _take_out(state, seat, kinds.FALLEN)


def retire(state: State, seat: i64) -> None:
    """Leaving for good is elimination without a new character (ruling 123)."""
    tell.figure(state, "retire", seat)
    _take_out(state, seat, kinds.RETIRED)


def _take_out(state: State, seat: i64, status: i64) -> None:
    """All a character has goes to its pile, the own skills out of the game (ruling 118)."""
    character = state.characters[seat]
    state.gone |= bit(character)
    for at in range(seat * kinds.MOST_ITEMS, seat * kinds.MOST_ITEMS + kinds.MOST_ITEMS):
        gear.scrap(state, at)
    for card in state.hands[seat]:
        if state.box.kind[card] == kinds.STATE:
            cards.give_back(state, card)
        elif state.box.kind[card] == kinds.CHARACTER:
            cards.banish(state, card)
        else:
            cards.discard(state, card)
    for card in own_skills(state, character):
        if state.where[card] in (kinds.IN_DECK, kinds.DISCARDED, kinds.ASIDE_DECK, kinds.ASIDE_DISCARD):
            cards.banish(state, card)
    state.status = changed(state.status, seat, status)
    state.spots = changed(state.spots, seat, kinds.NO_CELL)
    state.fires = changed(state.fires, seat, kinds.NO_CELL)
    state.characters = changed(state.characters, seat, kinds.NOBODY)


def own_skills(state: State, character: i64) -> list[int]:
    """The five skills with a character's face."""
    box = state.box
    return [card for card in range(box.first_own, box.first_advanced) if box.owner[card] == character]


def leave(state: State, seat: i64) -> None:
    """A player is away for a while: figure, hand, items and own skills are set aside (ruling 121)."""
    for card in own_skills(state, state.characters[seat]):
        if state.where[card] == kinds.IN_DECK:
            cards.lift(state, card)
            cards.put(state, card, kinds.ASIDE_DECK)
        elif state.where[card] == kinds.DISCARDED:
            cards.put(state, card, kinds.ASIDE_DISCARD)
    state.status = changed(state.status, seat, kinds.AWAY)
    state.spots = changed(state.spots, seat, kinds.NO_CELL)
    state.fires = changed(state.fires, seat, kinds.NO_CELL)
    tell.figure(state, "leave", seat)


def come_back(state: State, seat: i64, cell: i64) -> None:
    """A player is back: the own skills return to the pile they came from (ruling 122)."""
    for card in own_skills(state, state.characters[seat]):
        if state.where[card] == kinds.ASIDE_DECK:
            cards.put(state, card, kinds.IN_DECK)
            state.deck.put(card)
        elif state.where[card] == kinds.ASIDE_DISCARD:
            cards.put(state, card, kinds.DISCARDED)
    state.deck.shuffle(state.chance)
    _stand(state, seat, cell)
    tell.come_back(state, seat, cell)


def join(state: State, seat: i64, character: i64, cell: i64) -> None:
    """A new character joins: card in hand, five skills in the deck, figure on the board (ruling 120)."""
    card = state.box.character_card[character]
    cards.put(state, card, kinds.IN_HAND + seat)
    state.hands = relisted(state.hands, seat, [int(card)])
    state.characters = changed(state.characters, seat, character)
    for skill in own_skills(state, character):
        cards.put(state, skill, kinds.IN_DECK)
        state.deck.put(skill)
    state.deck.shuffle(state.chance)
    _stand(state, seat, cell)
    tell.join(state, seat, card, cell)


def _stand(state: State, seat: i64, cell: i64) -> None:
    state.status = changed(state.status, seat, kinds.HERE)
    state.spots = changed(state.spots, seat, cell)
