"""What a seat may see, and what it witnessed: hidden unless said otherwise."""

from bivouac.core.bits import has, pieces
from bivouac.core.contract import SPECTATOR
from bivouac.core.ids import seat_id
from bivouac.core.outcome import pairs
from bivouac.games.temple import columns, kinds, may, scoring, shapes
from bivouac.games.temple.state import State
from bivouac.games.temple.state.ids import assistant_id, card_id


def outlook(state: State, viewer: int) -> shapes.Outlook:
    """All that the viewer may see, JSON-ready."""
    sheets = scoring.sheets(state)
    return {
        **state.seen(viewer, round=state.round),
        "players": [_player(state, seat, sheets[seat]) for seat in range(state.seats)],
        "prompt": _prompt(state),
        "decks": [columns.DECK_IDS[deck] for deck in state.decks],
        "cover": "touch" if state.touching else "outline",
        "payer": payer(state, viewer),
        "temple": [_standing(state, cell, viewer) for cell in pieces(state.cells)],
        "assistants": [_assistant(state, who) for who in range(kinds.ASSISTANTS)],
        "deck": {"id": "deck", "count": kinds.CARDS - kinds.CELLS if state.round == 1 else 0},
        "removed": 0 if state.round == 1 else kinds.SPARE,
        "discard": [_face(state, card) for card in pieces(state.discard)],
        "first": state.first,
        "next": None if state.phase == kinds.OVER else _next(state),
        "left": state.left,
        "acted": state.acted,
        "turn": state.turn,
    }


def secrets(state: State, viewer: int, shown: shapes.Outlook) -> dict[str, object]:
    """What a seat sees otherwise than an onlooker: the cards it looked at, and its own prices."""
    return {
        "payer": payer(state, viewer),
        "temple": [_standing(state, cell, viewer) for cell in pieces(state.cells)],
    }


def payer(state: State, viewer: int) -> int:
    """Whose prices and purse a viewer is shown: their own, or the active player's if they only look on."""
    return viewer if viewer != SPECTATOR else int(state.active)


def _next(state: State) -> int | None:
    """Whose turn follows; None when the temple is empty, for then the round ends."""
    return int(state.next_seat()) if state.cells else None


def _player(state: State, seat: int, sheet: tuple[tuple[str, int], ...]) -> shapes.Player:
    """A player's tableau: all of it lies open, flipped cards were seen (ruling 6)."""
    groups = {card: at for at, group in enumerate(state.groups) for card in pieces(group)}
    return {
        "id": seat_id(seat),
        "seat": seat,
        "money": state.money[seat],
        "cards": [
            {**_face(state, card), "flipped": has(state.flipped, card), "group": groups.get(card)}
            for card in pieces(state.rows[seat])
        ],
        "sets": [
            {"deck": columns.DECK_IDS[deck], "points": points, "best": best}
            for deck, points, best in scoring.open_sets(state, seat)
        ],
        "assistants": [
            columns.ASSISTANT_IDS[who] for who in range(kinds.ASSISTANTS) if state.holder(who) == seat
        ],
        "stars": int(scoring.stars_of(state, seat)),
        "artifacts": int(scoring.artifacts_of(state, seat)),
        "points": sum(worth for _, worth in sheet),
        "lines": pairs(sheet),
    }


def _face(state: State, card: int) -> shapes.Face:
    """A card everybody has seen."""
    kind = state.faces[card]
    return {"id": card_id(card), "kind": columns.IDS[kind], "star": bool(columns.STAR[kind])}


def _standing(state: State, cell: int, viewer: int) -> shapes.Standing:
    """A card in the temple: its face is for all if it lies up, else for who looked at it (ruling 29)."""
    card = int(state.card(cell))
    known = state.knowledge.knows(viewer, card)
    kind = state.faces[card]
    digger = payer(state, viewer)
    price = int(may.price(state, cell, digger))
    return {
        "id": card_id(card),
        "kind": columns.IDS[kind] if known else None,
        "star": bool(columns.STAR[kind]) if known else None,
        "cell": columns.CELL_IDS[cell],
        "floor": columns.FLOOR[cell] + 1,
        "x": columns.PLAN_X[cell],
        "y": columns.PLAN_Y[cell],
        "face_up": not has(state.down, cell),
        "covers": int(may.covers(state, cell)),
        "price": price,
        "payable": price <= state.money[digger],
        "seen_by": state.knowledge.viewers(card),
    }


def _assistant(state: State, who: int) -> shapes.Assistant:
    holder = int(state.holder(who))
    return {
        "id": assistant_id(who),
        "kind": columns.ASSISTANT_IDS[who],
        "place": "assistants" if holder == kinds.NOBODY else seat_id(holder),
    }


def _prompt(state: State) -> shapes.Prompt:
    """What is asked, and of whom; nothing in it is secret."""
    if state.phase == kinds.OVER:
        return {"key": "over", "seat": None, "elements": []}
    prompt: shapes.Prompt = {"key": kinds.QUESTIONS[state.phase].name, "seat": state.active, "elements": []}
    if state.agenda.empty():
        prompt["left"] = state.left
    elif state.phase in (kinds.STEAL, kinds.INVITE, kinds.LOOK):
        prompt["count"] = state.agenda.a()
    return prompt
