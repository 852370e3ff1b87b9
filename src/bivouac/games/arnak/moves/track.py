"""Research tokens, bonus tiles, temple tiles, and the assistants of the supply."""

from mypy_extensions import i64

from bivouac.core.bits import bit, nibble, with_nibble
from bivouac.games.arnak import tell
from bivouac.games.arnak.kinds import EXHAUSTED, GLASS, GOLD, TEMPLE
from bivouac.games.arnak.moves import tokens
from bivouac.games.arnak.moves.lists import changed, inserted
from bivouac.games.arnak.state import State
from bivouac.games.arnak.state.ids import step_id


def move_token(state: State, player: i64, token: i64, space: i64) -> None:
    """A research token moves up; the glass in the Lost Temple takes the best space left (ruling 86)."""
    if token == GLASS:
        state.glass = with_nibble(state.glass, player, space)
        if space == TEMPLE:
            state.arrived = with_nibble(state.arrived, player, arrivals(state) + 1)
    else:
        state.notebook = with_nibble(state.notebook, player, space)
    tell.research(state, player, token, space)


def arrivals(state: State) -> i64:
    """How many glasses stand in the Lost Temple."""
    count: i64 = 0
    for player in range(state.players()):
        if nibble(state.arrived, player):
            count += 1
    return count


def take_bonus(state: State, player: i64, space: i64, type: i64) -> None:
    """A bonus tile leaves the track (ruling 84)."""
    state.drop_bonus(space, type)
    state.bonus_gone = with_nibble(state.bonus_gone, type, nibble(state.bonus_gone, type) + 1)
    tell.bonus(state, player, type, space)


def take_bonus_at(state: State, player: i64, place: i64, space: i64) -> None:
    """The bonus tile at one place of a space leaves the track."""
    type = state.bonus_at(place)
    state.bonus = with_nibble(state.bonus, place - 1, 0)
    state.bonus_gone = with_nibble(state.bonus_gone, type, nibble(state.bonus_gone, type) + 1)
    tell.bonus(state, player, type, space)


def take_temple_bonus(state: State, type: i64) -> None:
    """The active player, who has seen the stack, takes a tile of it (ruling 86)."""
    at = state.temple_stack.index(type)
    state.temple_stack = [*state.temple_stack[:at], *state.temple_stack[at + 1 :]]
    state.bonus_gone = with_nibble(state.bonus_gone, type, nibble(state.bonus_gone, type) + 1)
    state.revealed_count += 1
    tell.bonus(state, state.active, type, TEMPLE)


def box_temple_bonus(state: State) -> None:
    """The top tile of the stack goes back to the box unseen: the rival was there (ruling 112)."""
    type: i64 = state.temple_stack[len(state.temple_stack) - 1]
    state.temple_stack = state.temple_stack[:-1]
    state.bonus_box = inserted(state.bonus_box, type)


def take_temple_tile(state: State, player: i64, stack: i64) -> None:
    """A temple tile comes to a player (ruling 87)."""
    state.temple_tiles = with_nibble(state.temple_tiles, stack, nibble(state.temple_tiles, stack) - 1)
    won: i64 = state.temple_won[player]
    state.temple_won = changed(state.temple_won, player, with_nibble(won, stack, nibble(won, stack) + 1))
    tell.temple(state, player, stack)


# The supply of assistants


def top_of(state: State, stack: i64) -> i64:
    """The assistant on top of a supply stack; -1 when it is empty."""
    assistants = state.supply[stack]
    return assistants[len(assistants) - 1] if assistants else -1


def _set_stack(state: State, stack: i64, assistants: list[int]) -> None:
    supply = state.supply[:]
    supply[stack] = assistants
    state.supply = supply


def recruit(state: State, stack: i64) -> None:
    """The top assistant of a stack comes silver and ready (ruling 88); the next one is seen."""
    assistant = top_of(state, stack)
    _set_stack(state, stack, state.supply[stack][:-1])
    state.revealed_count += 1
    tokens.welcome(state, assistant)
    tell.helper(state, "recruit", assistant)
    tell.next_on(state, state.supply[stack])


def swap(state: State, place: i64, stack: i64) -> None:
    """An own assistant and the top one of a stack change places; the newcomer is ready (ruling 68)."""
    entry = state.helper(state.active, place)
    assistant = top_of(state, stack)
    _set_stack(state, stack, [*state.supply[stack][:-1], entry % GOLD])
    tokens.set_helper(state, place, assistant | (entry & GOLD))
    tell.swap(state, assistant, entry % GOLD)


def look_through_rescue(state: State) -> None:
    """The active player sees the whole rescue stack (ruling 93)."""
    state.rescue_seen |= bit(state.active)
    state.revealed_count += 1
    tell.look(state, "rescue")


def look_through_temple(state: State) -> None:
    """The active player sees the whole hidden bonus stack (ruling 86)."""
    state.temple_seen |= bit(state.active)
    state.revealed_count += 1
    tell.look(state, step_id(TEMPLE))


def rescue(state: State, at: i64) -> None:
    """An assistant is rescued, silver and exhausted; the others keep their order (ruling 93)."""
    index = len(state.rescue) - 1 - at
    assistant: i64 = state.rescue[index]
    state.rescue = [*state.rescue[:index], *state.rescue[index + 1 :]]
    state.revealed_count += 1
    tokens.welcome(state, assistant | EXHAUSTED)
    tell.rescue(state, assistant)
    if at == 0:
        tell.next_on(state, state.rescue)


def send_away(state: State, stack: i64) -> None:
    """The rival takes the top assistant of a supply stack out of the game (ruling 113)."""
    assistant = top_of(state, stack)
    _set_stack(state, stack, state.supply[stack][:-1])
    _gone(state, assistant, state.supply[stack])


def send_rescued_away(state: State) -> None:
    """The rival takes the top assistant of the rescue stack out of the game (ruling 113)."""
    assistant: i64 = state.rescue[len(state.rescue) - 1]
    state.rescue = state.rescue[:-1]
    _gone(state, assistant, state.rescue)


def _gone(state: State, assistant: i64, stack: list[int]) -> None:
    state.assistants_gone |= bit(assistant)
    state.revealed_count += 1
    tell.send_away(state, assistant)
    tell.next_on(state, stack)
