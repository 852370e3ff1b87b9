"""The action deck as life: drawing across deck and discard, losses, cards put back (rulings 62 to 73)."""

from mypy_extensions import i64

from bivouac.games.continent import kinds, tell
from bivouac.games.continent.moves import cards
from bivouac.games.continent.state import State


def draw(state: State) -> bool:
    """One more card is drawn face down, from the discard once the deck is empty; was there one? (66)"""
    if len(state.deck):
        card: i64 = state.deck.draw()
        origin: i64 = 0
    else:
        pile = state.discards()
        if not pile:
            return False
        card = pile[state.chance.below(len(pile))]
        origin = kinds.FROM_DISCARD
    cards.put(state, card, kinds.DRAWN)
    state.drawn = [*state.drawn, int(2 * card + origin)]
    if origin == 0:
        _mind_the_last(state)
    return True


def _mind_the_last(state: State) -> None:
    """The moment the deck is empty the discard is shuffled and turned face down (rulings 64 and 143)."""
    if state.exhausted():
        tell.note(state, "exhausted", "discard")


def lose(state: State, count: i64, seat: i64) -> None:
    """Cards are discarded from the deck; beyond its last they are revealed in the discard (67, 68, 72)."""
    if state.ending != kinds.PLAYING:
        return
    taken: list[int] = []
    while len(state.deck) and len(taken) < count:
        card: i64 = state.deck.draw()
        cards.put(state, card, kinds.DRAWN)  # aside until the loss is over
        state.turn_up(card)
        taken.append(card)
    pile = state.discards()
    rest: i64 = min(count - len(taken), len(pile))
    shown = sample(state, pile, rest)
    if taken or shown:
        state.revealed_count += 1
    tell.lose(state, seat, len(taken), rest)
    for card in taken:
        cards.discard(state, card)
    if taken:
        _mind_the_last(state)
    if shown:
        _show(state, shown)


def _show(state: State, shown: list[int]) -> None:
    """Cards revealed in the discard are shuffled back; a curse among them is the end (ruling 67)."""
    cursed = False
    for card in shown:
        state.turn_up(card)
        if state.box.kind[card] == kinds.CURSE:
            cursed = True
        tell.show(state, "show", card)
    if cursed and not spared(state):
        end(state, kinds.LOST)
    elif cursed:
        restore(state, state.discards())


def sample(state: State, pile: list[int], count: i64) -> list[int]:
    """So many random cards of a pile, which stays as it is (ruling 151)."""
    left = pile[:]
    found: list[int] = []
    for _ in range(count):
        found.append(left.pop(state.chance.below(len(left))))
    return found


def restore(state: State, pile: list[int]) -> None:
    """Cards of the discard are shuffled into the deck; exhaustion is over (rulings 69 to 71)."""
    if not pile:
        return
    was_exhausted = state.exhausted()
    for card in pile:
        cards.put(state, card, kinds.IN_DECK)
        state.deck.put(card)
    state.deck.shuffle(state.chance)
    tell.restore(state, len(pile), was_exhausted)


def reveal(state: State) -> None:
    """All drawn cards are turned up; a curse that came from the discard is the end (rulings 40 and 62)."""
    state.shown = True
    cursed = False
    for entry in state.drawn:
        card, origin = entry // 2, entry % 2
        state.turn_up(card)
        if origin == kinds.FROM_DISCARD and state.box.kind[card] == kinds.CURSE:
            cursed = True
        tell.reveal(state, card, origin)
    if state.drawn:
        state.revealed_count += 1
    if cursed and not state.spared:
        if spared(state):
            state.spared = True
        else:
            end(state, kinds.LOST)


def spared(state: State) -> bool:
    """The card of easy mode is banished instead of the game being lost; was it there? (ruling 127)"""
    card = easy_card(state)
    if card == kinds.NO_CARD:
        return False
    cards.banish(state, card)
    tell.note(state, "spared", "deck")
    return True


def easy_card(state: State) -> i64:
    """The card of easy mode in the satchel, or NO_CARD (ruling 126)."""
    for card in state.satchel:
        if state.box.number[card] == state.box.easy:
            return card
    return kinds.NO_CARD


def shed(state: State) -> None:
    """The drawn cards that were not kept go to the discard (ruling 50)."""
    for entry in state.drawn:
        if state.where[entry // 2] == kinds.DRAWN:
            cards.put(state, entry // 2, kinds.DISCARDED)
    tell.shed(state, len(state.drawn))
    state.drawn = []
    state.shown = False
    if state.spared:
        state.spared = False
        restore(state, state.discards())


def end(state: State, how: i64) -> None:
    """The game is over, whatever was still to be done, and nothing is told after that (ruling 125)."""
    if state.ending != kinds.PLAYING:
        return
    state.ending = how
    state.agenda.clear()
    state.queue = []
    tell.end(state)
