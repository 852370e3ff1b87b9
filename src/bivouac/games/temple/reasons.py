"""Why one line is better than another, in the game's own terms."""

from bivouac.core.reasons import Hope, Term
from bivouac.games.temple import advice, columns, kinds, odds, scoring
from bivouac.games.temple.state import State

BONUSES = [columns.DECK_IDS[deck] for deck in columns.BONUS_DECKS]


def terms(state: State, seat: int) -> list[Term]:
    """The seat's lead as the estimate has it, part by part; nothing once the game is over."""
    if state.phase == kinds.OVER:
        return []
    seats = range(int(state.seats))
    table = advice.Tableaux(state)
    rival = max(advice.wealth_of(state, other, table) for other in seats if other != seat)
    parts = [*_tableau(state, seat, table), *_bonuses(state, seat)]
    bonuses = sum(part.worth for part in parts if part.name in BONUSES)
    parts.append(_priced("growth", advice.promise(state, seat, table) - bonuses))
    parts.append(_priced("danger", -advice.danger(state, seat)))
    if seat == state.active:
        waiting = advice.in_hand(state)
        actions = min(int(state.left), int(state.cells).bit_count())
        parts.append(Term("actions", actions, advice.ACTION * actions))
        parts.append(_priced("waiting", waiting - advice.ACTION * actions))
    seen = int(advice.looked_at(state, seat))
    parts.append(Term("seen", seen, advice.GLIMPSE * seen))
    parts.append(Term("rival", rival, -rival))
    return parts


def _priced(name: str, value: float) -> Term:
    return Term(name, value, value)


def _tableau(state: State, seat: int, table: advice.Tableaux) -> list[Term]:
    left = advice.share_left(state)
    money = int(state.money[seat])
    points = sum(scoring.by_deck(state, seat))
    helpers = [at for at in range(kinds.ASSISTANTS) if state.holder(at) == seat]
    counted = [float(scoring.assistant_points(state, at, seat, table.tallies)) for at in helpers]
    promised = [advice.PROMISE[at] for at in helpers]
    return [
        Term("money", money, money + advice.SPARE_MONEY * left * min(money, advice.SPARE)),
        Term("points", points, float(points)),
        _priced("majorities", advice.majorities(state, seat, table, left)),
        _priced("assistants", left * sum(promised) + (1.0 - left) * sum(counted)),
    ]


def _bonuses(state: State, seat: int) -> list[Term]:
    """Open cards that may be flipped for a bonus, deck by deck."""
    left = advice.share_left(state)
    return [
        Term(
            columns.DECK_IDS[deck],
            int(advice.open_of(state, seat, deck)),
            advice.bonus(state, seat, deck, left),
        )
        for deck in columns.BONUS_DECKS
    ]


def hopes(state: State, seat: int, action: int) -> list[Hope]:
    """What a face-down card may turn out to be: the likeliest, and whether it is a curse."""
    found = odds.odds(state, seat, action)
    if found is None or len(found["cards"]) < 2:
        return []
    decks: dict[str, float] = {}
    for id, share in found["cards"].items():
        deck = columns.DECK_IDS[columns.DECK_OF[columns.IDS.index(id)]]
        decks[deck] = decks.get(deck, 0.0) + share
    curses = columns.DECK_IDS[kinds.CURSES]
    likeliest = max((deck for deck in decks if deck != curses), key=lambda deck: decks[deck], default="")
    named = [deck for deck in (likeliest, curses) if decks.get(deck)]
    return [Hope("card", decks[deck], what=deck) for deck in named if decks[deck] < 1]
