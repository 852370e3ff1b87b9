"""The pieces and places an action concerns: a click on them means it."""

from collections.abc import Sequence

from bivouac.core.ids import seat_id
from bivouac.core.vocabulary import Pieces
from bivouac.games.arnak import columns
from bivouac.games.arnak.kinds import CAMP_SPACES, GOLD, KEEP, NO_ASSISTANT, NO_GUARDIAN, SHUFFLED
from bivouac.games.arnak.state import State
from bivouac.games.arnak.state.ids import assistant_id, guardian_id, held_id, space_id


def own(what: str, names: Sequence[str]) -> Pieces:
    """The one of these of the active player that the argument is the number of."""

    def pieces(state: State, argument: int) -> list[str]:
        return [f"{seat_id(state.active)}-{what}{names[argument]}"]

    return pieces


def place(state: State, place: int) -> list[str]:
    """The space of a place of the island."""
    return [space_id(CAMP_SPACES + place)]


def site(state: State, site: int) -> list[str]:
    """A site."""
    return [f"site-{columns.SITE_IDS[site]}"]


def guard(state: State, site: int) -> list[str]:
    """The guardian of a site, or the site where there is none."""
    guardian = state.guards[site]
    return [guardian_id(guardian)] if guardian != NO_GUARDIAN else [f"site-{columns.SITE_IDS[site]}"]


def stack_of_tiles(state: State, stack: int) -> list[str]:
    """A stack of temple tiles."""
    return [f"temple-{columns.STACK_IDS[stack]}"]


def bonus(state: State, type: int) -> list[str]:
    """A bonus tile."""
    return [f"bonus-{columns.BONUS_IDS[type]}"]


def helper(state: State, place: int) -> list[str]:
    """An own assistant."""
    entry = int(state.helper(state.active, place))
    return [] if entry == NO_ASSISTANT else [assistant_id(entry % GOLD)]


def supply(state: State, stack: int) -> list[str]:
    """A supply stack of assistants."""
    return [f"supply-{stack + 1}"]


def lost(state: State, argument: int) -> list[str]:
    """An assistant of the rescue stack, by name for whoever has looked through it."""
    at = len(state.rescue) - 1 - argument
    seen = argument == 0 or (int(state.rescue_seen) >> int(state.active)) & 1
    return [assistant_id(state.rescue[at]) if at >= 0 and seen else f"rescue-{argument + 1}"]


def idol_slot(state: State, choice: int) -> list[str]:
    """The slot an idol would go to, or the board where there is no idol."""
    if not state.crated(state.active):
        return [seat_id(state.active)]
    return [f"{seat_id(state.active)}-slot-{int(state.free_slot(state.active)) + 1}"]


def asked_about(state: State) -> int:
    """The hand card the active player keeps or lays down; -1 when nothing of the kind is asked."""
    hand = state.hands[state.active]
    return hand[state.asked] % SHUFFLED if state.phase == KEEP and state.asked < len(hand) else -1


def kept(state: State, argument: int) -> list[str]:
    """The hand card the end of a round asks about."""
    card = asked_about(state)
    return [held_id(int(state.active), card)] if card >= 0 else []
