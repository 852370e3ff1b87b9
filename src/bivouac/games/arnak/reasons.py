"""Why one line is better than another, in the game's own terms."""

from bivouac.core.bits import has
from bivouac.core.reasons import Hope, Term, likeliest_card
from bivouac.games.arnak import columns, odds, scoring
from bivouac.games.arnak.advice import position, worth
from bivouac.games.arnak.kinds import FEAR, HAND_SIZE, NO_GUARDIAN, RESOURCES, SHUFFLED, SITES
from bivouac.games.arnak.state import State


def terms(state: State, seat: int) -> list[Term]:
    """The seat's lead over the best other as the estimate has it, part by part; nothing once it is over."""
    if state.is_over():
        return []
    left = position.rounds_left(state)
    parts = _points(state, seat)
    if left > 0 or not has(state.passed, seat):
        parts += _means(state, seat)
        parts.append(_priced("track", position.track_value(state, seat, left)))
        parts.append(_priced("plan", position.plan_value(state, seat, left)))
        parts += _cards(state, seat, int(left))
        parts.append(_priced("assistants", position.assistants_value(state, seat, left)))
        parts.append(_priced("crates", position.idols_value(state, seat, left)))
        parts.append(_priced("boons", position.boons_value(state, seat, left)))
    parts += _figures(state, seat, int(left))
    if seat == state.active:
        parts.append(_priced("waiting", position.waiting_value(state)))
    rivals = [position.value(state, other) for other in range(int(state.seats)) if other != seat]
    if rivals:
        parts.append(Term("rival", max(rivals), -max(rivals)))
    return parts


def _priced(name: str, value: float) -> Term:
    return Term(name, value, value)


def _points(state: State, seat: int) -> list[Term]:
    """The lines of the score sheet; cards and Fear together, as the estimate counts them."""
    lines = dict(scoring.lines(state, seat))
    printed = lines.pop("cards") + lines.pop("fear")
    return [Term(f"{name}_points", points, float(points)) for name, points in lines.items()] + [
        Term("card_points", printed, float(printed))
    ]


def _means(state: State, seat: int) -> list[Term]:
    pace = worth.PACE[position.rounds_left(state)]
    counts = [int(state.has(seat, resource)) for resource in range(RESOURCES)]
    return [
        Term(columns.RESOURCE_IDS[at], count, pace * worth.TOKEN[at] * worth.PILE[count])
        for at, count in enumerate(counts)
    ]


def _cards(state: State, seat: int, left: int) -> list[Term]:
    """Cards in hand, by number and by use, then Fear and all others in the rounds to come."""
    whole = position.cards_value(state, seat, left)
    owned = [entry % SHUFFLED for entry in (*state.hands[seat], *state.decks[seat])] + list(state.areas[seat])
    held = [] if has(state.passed, seat) else [entry % SHUFFLED for entry in state.hands[seat]]
    count = sum(card != FEAR for card in held)
    hand = worth.PACE[left] * sum(worth.HELD_WORTH[card] for card in held)
    fears = owned.count(FEAR)
    share = left * min(1.0, HAND_SIZE / max(len(owned), 1))  # of a card's use: in every round, if it is drawn
    parts = [
        Term("hand", count, worth.PACE[left] * worth.HELD * count),
        Term("fear", fears, position.FEAR_USE * share * fears),
    ]
    parts.append(_priced("held", hand - parts[0].worth))
    return [*parts, _priced("deck", whole - hand - parts[1].worth)]


def _figures(state: State, seat: int, left: int) -> list[Term]:
    """Archaeologists at home, and those beside guardians."""
    passed = has(state.passed, seat)
    home = 0 if passed else int(state.at_home(seat))
    beside = sum(
        1 for site in range(SITES) if state.guards[site] != NO_GUARDIAN and state.stands_at(seat, site)
    )
    island = position.island_value(state, seat, left)
    return [
        Term("figures", home, position.FIGURE * home),
        Term("guardians", beside, island - position.FIGURE * home),
    ]


def hopes(state: State, seat: int, action: int) -> list[Hope]:
    """The likeliest card of a draw."""
    return likeliest_card(odds.odds(state, seat, action))
