"""Cards: hands, decks, play areas, exile, Fear, the row and its decks."""

from mypy_extensions import i64

from bivouac.core.bits import bit, nibble, with_nibble
from bivouac.core.ordering import put_in_order
from bivouac.core.vectors import vec
from bivouac.games.arnak import tell
from bivouac.games.arnak.kinds import (
    FEAR,
    FEAR_TILE,
    FIRST_ARTIFACT,
    FIRST_ITEM,
    HAND_SIZE,
    NO_CARD,
    PEEKED,
    ROW,
    SHUFFLED,
)
from bivouac.games.arnak.moves.lists import changed, inserted, without
from bivouac.games.arnak.shapes import Laying
from bivouac.games.arnak.state import State
from bivouac.games.arnak.state.ids import area_id, deck_id, hand_id


def card_of(entry: i64) -> i64:
    """The card of an entry of a hand or deck."""
    return entry % SHUFFLED


def faces_of(entries: list[int]) -> list[int]:
    """The cards of entries in the order of their faces; that of shuffles would tell which Fear it is."""
    faces = [entry % SHUFFLED for entry in entries]
    faces.sort()
    return faces


def shuffle_of(entry: i64) -> i64:
    """The shuffle a hidden card was last in; 0 when it is known to all."""
    return entry % PEEKED // SHUFFLED


def in_care_of(state: State, seat: i64) -> list[int]:
    """Hidden cards that only their owner has looked at: in hand, among those sifted, put back on the deck."""
    found: list[int] = []
    entry: i64
    for entry in state.hands[seat]:
        if entry >= SHUFFLED:
            found.append(entry)
    if seat == state.active:
        for entry in state.sifted:
            if entry >= SHUFFLED:
                found.append(entry)
    for entry in state.decks[seat]:
        if entry >= PEEKED:
            found.append(entry % PEEKED)
    return found


def leave_care(state: State, seat: i64, entries: list[int]) -> None:
    """Cards have shown their faces; others cannot tell which shuffle Fear was last in (ruling 127).

    They can again once all that its owner has looked at is of one shuffle, or nothing is left of it.
    """
    untold = state.untold[seat]
    entry: i64
    for entry in entries:
        if card_of(entry) == FEAR:
            untold = inserted(untold, entry)
    if untold:
        everybody = state.untold[:]
        everybody[seat] = untold if _is_of_several_shuffles(in_care_of(state, seat), untold) else []
        state.untold = everybody


def _is_of_several_shuffles(left: list[int], untold: list[int]) -> bool:
    """Do cards in somebody's care, and Fear that was among them, come from more than one shuffle?"""
    if not left:
        return False
    first = shuffle_of(left[0])
    entry: i64
    for entry in left + untold:
        if shuffle_of(entry) != first:
            return True
    return False


# Hand


def leave_hand(state: State, entry: i64) -> None:
    """A card leaves the active hand for all to see."""
    state.hands[state.active] = without(state.hands[state.active], entry)
    if card_of(entry) == FEAR or state.untold[state.active]:  # otherwise there is nothing to be told apart
        leave_care(state, state.active, [entry])


def lay_down(state: State, entry: i64, kind: Laying) -> None:
    """A hand card goes face up to the play area: played, spent for travel or discarded, as `kind` tells."""
    leave_hand(state, entry)
    card = card_of(entry)
    state.areas[state.active] = [*state.areas[state.active], card]
    tell.laid(state, kind, state.active, card)


def take_to_hand(state: State, entry: i64) -> None:
    """A card comes to the active hand."""
    state.hands[state.active] = inserted(state.hands[state.active], entry % PEEKED)


def draw(state: State, seat: i64) -> None:
    """The top card of a deck goes to its owner's hand, unseen by others unless known to all."""
    deck = state.decks[seat]
    entry: i64 = deck[len(deck) - 1]
    state.decks[seat] = deck[:-1]
    _drawn(state, seat, entry)


def draw_up(state: State, seat: i64) -> None:
    """A hand is filled from its deck, all at once: nobody is told in which order the cards lay there."""
    deck = state.decks[seat]
    missing = max(HAND_SIZE - len(state.hands[seat]), 0)
    left = max(len(deck) - missing, 0)
    state.decks[seat] = deck[:left]
    drawn = vec[i64](deck[left:])
    for at in range(len(drawn)):
        drawn[at] = _known_then_face(drawn[at])
    put_in_order(drawn, len(drawn))
    for word in drawn:
        _drawn(state, seat, word % PEEKED)


def _known_then_face(entry: i64) -> i64:
    """Cards known to all come first: among them, the place of a back would tell of its face."""
    word = card_of(entry) * PEEKED + entry % PEEKED
    return word + SHUFFLED * PEEKED if shuffle_of(entry) else word


def draw_bottom(state: State) -> None:
    """The bottom card of the active deck goes to the hand."""
    deck = state.decks[state.active]
    entry: i64 = deck[0]
    state.decks[state.active] = deck[1:]
    _drawn(state, state.active, entry)


def _drawn(state: State, seat: i64, entry: i64) -> None:
    state.hands[seat] = inserted(state.hands[seat], entry % PEEKED)
    state.revealed_count += 1
    tell.draw(state, "draw", seat, card_of(entry), shuffle_of(entry) > 0)


def sift(state: State, count: i64, bottom: bool) -> None:
    """So many cards of the active deck are looked at by their owner alone (rulings 75 and 76)."""
    deck = state.decks[state.active]
    taken = min(count, len(deck))
    looked: list[int] = []
    for _ in range(taken):
        entry: i64 = deck[0] if bottom else deck[len(deck) - 1]
        deck = deck[1:] if bottom else deck[:-1]
        looked = inserted(looked, entry % PEEKED)
    state.decks[state.active] = deck
    state.sifted = looked
    state.revealed_count += 1
    tell.sift(state, taken)


def hold_sifted(state: State, at: i64) -> None:
    """One of the cards looked at goes to the hand."""
    entry: i64 = state.sifted[at]
    state.sifted = without(state.sifted, entry)
    take_to_hand(state, entry)
    tell.draw(state, "hold", state.active, card_of(entry), shuffle_of(entry) > 0)


def put_back(state: State, at: i64) -> None:
    """One of the cards looked at returns to the top of the deck; its owner knows it there."""
    entry: i64 = state.sifted[at]
    state.sifted = without(state.sifted, entry)
    peeked = entry + PEEKED if shuffle_of(entry) else entry
    state.decks[state.active] = [*state.decks[state.active], peeked]
    tell.draw(state, "put_back", state.active, card_of(entry), shuffle_of(entry) > 0)


def lay_sifted(state: State) -> None:
    """The cards still looked at go face up to the play area, unused."""
    entries = state.sifted
    state.sifted = []
    leave_care(state, state.active, entries)
    for card in faces_of(entries):
        state.areas[state.active] = [*state.areas[state.active], card]
        tell.lay_sifted(state, card)


# Exile and Fear


def exile_from_hand(state: State, entry: i64) -> None:
    """A hand card goes to exile (ruling 55)."""
    leave_hand(state, entry)
    _to_exile(state, card_of(entry), hand_id(state.active))


def exile_laid(state: State, card: i64) -> None:
    """A card or Fear tile of the play area goes to exile (rulings 54 and 55)."""
    if card == FEAR_TILE:
        seat = state.active
        state.fear_tiles = with_nibble(state.fear_tiles, seat, nibble(state.fear_tiles, seat) - 1)
        state.fear_tiles_left += 1
        tell.exile_tile(state)
        return
    state.areas[state.active] = without(state.areas[state.active], card)
    _to_exile(state, card, area_id(state.active))


def _to_exile(state: State, card: i64, origin: str) -> None:
    if card == FEAR:
        state.fears += 1
    elif card < FIRST_ITEM:
        seat = state.active
        state.basics_exiled = with_nibble(
            state.basics_exiled, seat, nibble(state.basics_exiled, seat) | bit(card - 1)
        )
    else:
        state.exiled = [*state.exiled, card]
    tell.exile(state, card, origin)


def take_fear(state: State, seat: i64) -> None:
    """A Fear card, or else a Fear tile, comes to a play area; nothing when neither is left (ruling 60)."""
    if state.fears:
        state.fears -= 1
        state.areas[seat] = [*state.areas[seat], FEAR]
        tell.fear(state, seat)
    elif state.fear_tiles_left:
        state.fear_tiles_left -= 1
        state.fear_tiles = with_nibble(state.fear_tiles, seat, nibble(state.fear_tiles, seat) + 1)
        tell.fear_tile(state, seat)


# The row


def show_top(state: State, artifact: bool) -> None:
    """The top card of a deck is shown to all (ruling 51)."""
    deck = state.artifact_deck if artifact else state.item_deck
    mark: i64 = 2 if artifact else 1
    if not deck or state.tops_known & mark:
        return
    state.tops_known |= mark
    state.revealed_count += 1
    tell.show(state, deck[len(deck) - 1])


def take_from_row(state: State, card: i64) -> None:
    """A card leaves the row, or the deck on which it was shown; the gap stays until the turn ends."""
    place = state.place_of(card)
    if place >= 0:
        state.row = changed(state.row, place, NO_CARD)
    elif card >= FIRST_ARTIFACT:
        state.artifact_deck = state.artifact_deck[:-1]
        state.tops_known &= ~2
    else:
        state.item_deck = state.item_deck[:-1]
        state.tops_known &= ~1


def put_under(state: State, card: i64) -> None:
    """A card everybody saw goes under the active deck (ruling 44)."""
    state.decks[state.active] = [card, *state.decks[state.active]]
    tell.take(state, card, deck_id(state.active))


def put_on_top(state: State, card: i64) -> None:
    """A card everybody saw goes on top of the active deck."""
    state.decks[state.active] = [*state.decks[state.active], card]
    tell.take(state, card, deck_id(state.active))


def put_in_hand(state: State, card: i64) -> None:
    """A card everybody saw goes to the active hand."""
    take_to_hand(state, card)
    tell.take(state, card, hand_id(state.active))


def put_in_area(state: State, card: i64) -> None:
    """A card goes to the active play area (ruling 45)."""
    state.areas[state.active] = [*state.areas[state.active], card]
    tell.take(state, card, area_id(state.active))


def exile_row(state: State, place: i64) -> None:
    """A card of the row goes to exile."""
    card: i64 = state.row[place]
    state.row = changed(state.row, place, NO_CARD)
    state.exiled = [*state.exiled, card]
    tell.exile_row(state, card)


def refill(state: State) -> None:
    """Gaps of the row are filled, artifacts first (rulings 48, 49 and 121)."""
    while state.artifact_deck:
        gap = _gap(state, state.round - 1, -1, -1)
        if gap < 0:
            break
        _fill(state, gap, 0, state.artifact_deck[len(state.artifact_deck) - 1])
        state.artifact_deck = state.artifact_deck[:-1]
        state.tops_known &= ~2
    while state.item_deck:
        gap = _gap(state, state.round, ROW, 1)
        if gap < 0:
            break
        _fill(state, gap, ROW - 1, state.item_deck[len(state.item_deck) - 1])
        state.item_deck = state.item_deck[:-1]
        state.tops_known &= ~1


def _gap(state: State, start: i64, stop: i64, step: i64) -> i64:
    """The gap nearest to the staff; -1 when there is none."""
    place = start
    while place != stop:
        if state.row[place] == NO_CARD:
            return place
        place += step
    return -1


def _fill(state: State, gap: i64, end: i64, card: i64) -> None:
    """Cards beyond the gap slide toward the staff, and a new one comes to the far end."""
    row = state.row[:]
    step: i64 = 1 if end > gap else -1
    place = gap
    while place != end:
        row[place] = row[place + step]
        place += step
    row[end] = card
    state.row = row
    state.revealed_count += 1
    tell.dealt(state, card)
