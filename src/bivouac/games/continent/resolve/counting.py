"""Step 4: what the cards revealed are worth. A curse from the deck is a blank (rulings 41 to 45 and 62)."""

from mypy_extensions import i64

from bivouac.games.continent.kinds import EITHER_HALF, LEFT_HALF, NO_LEFT, NO_RIGHT, RIGHT_HALF
from bivouac.games.continent.may.weights import burden
from bivouac.games.continent.state import State


def pairs(left: i64, right: i64, either: i64) -> i64:
    """How many whole stars the halves make, a card with both sides being one of either (ruling 41)."""
    return min(min(left, right) + either, (left + right + either) // 2)


def successes(state: State) -> i64:
    """The successes of the cards revealed and of the helps applied (rulings 41 to 45)."""
    box = state.box
    stars: i64 = 0
    sevens: i64 = 0
    left: i64 = 0
    right: i64 = 0
    either: i64 = 0
    for entry in state.drawn:
        card = entry // 2
        stars += box.stars[card]
        sevens += box.sevens[card]
        half = box.half[card]
        if half == LEFT_HALF:
            left += 1
        elif half == RIGHT_HALF:
            right += 1
        elif half == EITHER_HALF:
            either += 1
    icon = box.icon[state.attempt]
    left = max(0, left - burden(state, state.active, NO_LEFT, icon))
    right = max(0, right - burden(state, state.active, NO_RIGHT, icon))
    for help in state.applied:
        stars += box.help_stars[help] + sevens * box.help_sevens[help]
    return stars + pairs(left, right, either)
