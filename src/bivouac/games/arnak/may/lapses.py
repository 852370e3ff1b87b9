"""Questions that lapse because nothing could answer them, judged by what everybody can see."""

from mypy_extensions import i64

from bivouac.games.arnak import codes, columns
from bivouac.games.arnak.kinds import (
    CAMP_SPACES,
    NO_ASSISTANT,
    NO_CARD,
    PICKS,
    PLACES_FOR_ASSISTANTS,
    SITES,
    STACKS,
)
from bivouac.games.arnak.may import answers, free, main
from bivouac.games.arnak.state import State


def no_answer(state: State) -> bool:
    """Nothing but declining it is legal, as the judge has it; asked before the question is put."""
    waiting = state.phase
    state.phase = state.agenda.kind
    lapses = True
    for code in state.rules.actions.answers[state.phase]:
        if code != codes.NO and state.judge(state.active, code) is None:
            lapses = False
            break
    state.phase = waiting
    return lapses


def no_discard(state: State) -> bool:
    """No hand card is left to be laid down; as a price it can be declined."""
    return state.agenda.a() == 0 and not state.hands[state.active]


def no_draw(state: State) -> bool:
    """All are drawn that may be, or the deck is empty."""
    return state.agenda.a() == 0 or not state.decks[state.active]


def no_exile(state: State) -> bool:
    """There is no card in hand or play area, and no Fear tile."""
    return not free.has_to_exile(state)


def no_refresh(state: State) -> bool:
    """All are refreshed that may be, or there is no assistant."""
    return state.agenda.a() == 0 or _helpers(state) == 0


def _helpers(state: State) -> i64:
    count: i64 = 0
    for place in range(PLACES_FOR_ASSISTANTS):
        if state.helper(state.active, place) != NO_ASSISTANT:
            count += 1
    return count


def no_recruit(state: State) -> bool:
    """No assistant is left in the supply, or there is no place for one."""
    return no_supply(state) or _helpers(state) == PLACES_FOR_ASSISTANTS


def no_supply(state: State) -> bool:
    """No assistant is left in the supply."""
    for stack in range(STACKS):
        if state.supply[stack]:
            return False
    return True


def no_rescue(state: State) -> bool:
    """Nobody is left to rescue, or there is no place for one."""
    return not state.rescue or _helpers(state) == PLACES_FOR_ASSISTANTS


def no_swap(state: State) -> bool:
    """There is no own assistant, or none in the supply."""
    return _helpers(state) == 0 or no_supply(state)


def no_figure(state: State) -> bool:
    """No archaeologist is at home."""
    return state.at_home(state.active) == 0


def no_camp(state: State) -> bool:
    """No archaeologist is at home, or no space of a camp is free."""
    if no_figure(state):
        return True
    for space in range(CAMP_SPACES):
        if main.space_for(state, space) is None:
            return False
    return True


def no_more(state: State) -> bool:
    """The site was used as often as it may be."""
    return state.agenda.b() == 0


def no_site(state: State) -> bool:
    """All are picked, or no site fits; compasses may still be earned on the way (ruling 10)."""
    node = state.agenda.a()
    if state.agenda.b() // PICKS == 0:
        return True
    for at in range(SITES):
        if columns.NODE_KIND[node] == columns.OWN_SITE_KIND:
            if state.stands_at(state.active, at):
                return False
        elif answers.activate(state, at, node, state.agenda.b() % PICKS) is None:
            return False
    return True


def no_sale(state: State) -> bool:
    """Nothing of the wanted kind is on offer."""
    node = state.agenda.a()
    for card in state.row:
        if card != NO_CARD and main.is_offered(state, card, node):
            return False
    return state.shown_top(columns.NODE_SELLS_ARTIFACTS[node]) == NO_CARD


def no_deck(state: State) -> bool:
    """The deck is empty."""
    return not state.decks[state.active]
