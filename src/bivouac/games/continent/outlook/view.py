"""What a seat may see and witnessed: hidden unless said otherwise, the same for all (ruling 134)."""

from typing import Final, Literal

from bivouac.core.bits import has
from bivouac.core.ids import seat_id
from bivouac.core.shapes import listed
from bivouac.games.continent import codes, kinds, odds, scoring, shapes
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.may import conditions, land, reach, weights
from bivouac.games.continent.outlook import prompt
from bivouac.games.continent.resolve import counting
from bivouac.games.continent.state import State, ids
from bivouac.games.continent.state.ids import card_id, cell_id, figure_id, hand_id, item_id

STATUSES: Final[dict[int, shapes.Status]] = {
    kinds.HERE: "here",
    kinds.AWAY: "away",
    kinds.FALLEN: "fallen",
    kinds.RETIRED: "retired",
}
VERDICTS: Final[tuple[shapes.Verdict, ...]] = ("undecided", "success", "failure")
FACES: Final[dict[int, Literal["up", "down"]]] = {kinds.FACE_DOWN: "down", kinds.FACE_UP: "up"}


def outlook(state: State, viewer: int) -> shapes.Outlook:
    """All that the viewer may see, JSON-ready."""
    return {
        **state.seen(viewer, round=state.turn + 1),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "prompt": prompt.prompt(state),
        "adventure": state.box.name,
        "board": [_cell(state, cell) for cell in range(kinds.CELLS) if state.cells[cell] != kinds.FREE_CELL],
        "zones": [_zone(state, zone) for zone in range(1, state.box.zones)],
        "deck": {"id": "deck", "count": len(state.deck)},
        "discard": _discard(state),
        "past": [_card(state, card) for card in _all(state, kinds.IN_PAST)],
        "banished": [_card(state, card) for card in _all(state, kinds.BANISHED)],
        "unseen": [state.box.number[entry[0]] for entry in state.buried],
        "turned": _turned(state),
        "reading": [_card(state, card) for card in _all(state, kinds.BEING_READ)],
        "satchel": [_card(state, card) for card in state.satchel],
        "aside": [_card(state, card) for card in _aside(state)],
        "experience": conditions.experience(state),
        "offers": _offers(state),
        "action": _action(state),
        "proposal": _proposal(state),
        "chances": odds.standing(state),
        "queue": [_card(state, state.queue[at]) for at in range(0, len(state.queue), 3)],
        "curses": _curses(state),
        "easy": state.easy,
        "night": state.box.night,
        "policy": "agree" if state.policy else "any",
        "ending": scoring.ENDINGS[state.ending],
    }


def secrets(state: State, viewer: int, shown: shapes.Outlook) -> dict[str, object]:
    """Nothing is seen otherwise than by an onlooker (ruling 134)."""
    return {}


def _turned(state: State) -> list[shapes.Piece]:
    """What the last action showed to all, also of cards that lie hidden again."""
    return [{"id": f"turned-{at + 1}", "kind": state.box.faces[card]} for at, card in enumerate(state.turned)]


def _all(state: State, place: int) -> list[int]:
    return [card for card, where in enumerate(state.where) if where == place]


def _aside(state: State) -> list[int]:
    """The own skills of those who are away, wherever they will return to (ruling 121)."""
    return sorted(_all(state, kinds.ASIDE_DECK) + _all(state, kinds.ASIDE_DISCARD))


def _card(state: State, card: int) -> shapes.Piece:
    return {"id": card_id(card), "kind": state.box.faces[card]}


def _zone(state: State, zone: int) -> shapes.Zone:
    """A fog deck: how many cards, and those known to lie at its bottom, the next one first."""
    known = reversed(state.zones[zone][: state.under[zone]])
    return {
        "id": f"zone-{zone}",
        "zone": zone,
        "count": len(state.zones[zone]),
        "bottom": [_card(state, card) for card in known],
    }


def _player(state: State, seat: int) -> shapes.Player:
    """A character with an open hand and inventory: the game is cooperative."""
    character = state.characters[seat]
    spot = state.spots[seat] if state.is_here(seat) else kinds.NO_CELL
    return {
        "id": seat_id(seat),
        "seat": seat,
        "explorer": None if character < 0 else state.box.character_names[character],
        "status": STATUSES[state.status[seat]],
        "figure": figure_id(seat),
        "cell": None if spot == kinds.NO_CELL else cell_id(spot),
        "fire": None if state.fires[seat] == kinds.NO_CELL else cell_id(state.fires[seat]),
        "hand": {
            "id": hand_id(seat),
            "cards": [_held(state, card) for card in state.hands[seat]],
        },
        "items": [_item(state, seat, slot) for slot in range(kinds.MOST_ITEMS)],
        "limits": {
            "items": state.limit(kinds.ITEMS_LIMIT),
            "per_item": state.limit(kinds.PER_ITEM_LIMIT),
            "skills": state.limit(kinds.SKILLS_LIMIT),
            "bonuses": state.limit(kinds.BONUSES_LIMIT),
        },
    }


def _held(state: State, card: int) -> shapes.Held:
    held: shapes.Held = {"id": card_id(card), "kind": state.box.faces[card]}
    count = state.tally(card)
    if count:
        held["tally"] = count
    return held


def _item(state: State, seat: int, slot: int) -> shapes.Item | None:
    at = seat * kinds.MOST_ITEMS + slot
    if not state.items[at]:
        return None
    return {
        "id": item_id(seat, slot),
        "slot": slot + 1,
        "pips": state.pips[at],
        "used": has(state.used, at),
        "cards": [_card(state, card) for card in state.items[at]],
    }


def _cell(state: State, cell: int) -> shapes.Cell:
    """A cell of the board: a terrain, an event, fog, or an opening for which there was no fog left."""
    card = state.cells[cell]
    face: Literal["up", "down", "known", "open"] = "open"
    if card != kinds.OPEN_CELL:
        face = FACES.get(state.faces[cell], "known")
    shown = face in ("up", "known")
    return {
        "id": cell_id(cell),
        "cell": ids.cell_name(cell),
        "x": cell % kinds.SIDE,
        "y": cell // kinds.SIDE,
        "face": face,
        "kind": state.box.faces[card] if shown else None,
        "card": card_id(card) if shown else None,
        "zone": state.box.zone[card] if card >= 0 else None,
        "number": state.calls[cell] or None,
        "attached": [_card(state, event) for event in state.events_at(cell)],
        "figures": [seat for seat in range(state.seats) if state.is_here(seat) and state.spots[seat] == cell],
        "fire": cell in state.fires,
    }


def _discard(state: State) -> shapes.Discard:
    """The discard pile, readable while the deck has cards (ruling 64)."""
    pile = state.discards()
    face_up = not state.exhausted()
    return {
        "id": "discard",
        "count": len(pile),
        "face_up": face_up,
        "cards": [_card(state, card) for card in pile] if face_up else None,
    }


def _offers(state: State) -> list[shapes.Offer]:
    """What is printed within reach while the group chooses, what is barred now included."""
    if state.question() != kinds.IDLE:
        return []
    return [_offer(state, at, entry) for at, entry in enumerate(reach.joint(state))]


def _offer(state: State, at: int, entry: int) -> shapes.Offer:
    """Who may begin an action, on what, and what bars it."""
    offer, seat = entry // kinds.MOST_SEATS, entry % kinds.MOST_SEATS
    cell = int(reach.offer_cell(state, seat, offer))
    reason = reach.barred(state, seat, offer)
    attempt = offer // kinds.OFFER_UNIT
    walks = land.destinations(state, state.spots[seat]) if state.box.goes[attempt] else []
    return {
        **_attempt(state, attempt),
        "action": state.text(codes.ACT + at),
        "seat": seat,
        "cell": None if cell == kinds.NO_CELL else cell_id(cell),
        "barred": None if reason is None else reason.code,
        "reaches": [cell_id(other) for other in walks],
    }


def _attempt(state: State, attempt: int) -> shapes.Printed:
    """An action where it is printed; the back of a fog card has no card of its own."""
    box = state.box
    card = box.card_of[attempt]
    place = None if card < 0 else (box.attempts[card] + box.item_attempts[card]).index(attempt)
    return {
        "icon": ICONS[box.icon[attempt]],
        "card": None if card < 0 else card_id(card),
        "kind": None if card < 0 else box.faces[card],
        "place": place,
        "printed": listed((box.cost[attempt], box.need[attempt])),
    }


def _action(state: State) -> shapes.Running | None:
    """The running action: who takes part, what it costs and needs, what was drawn."""
    if state.attempt < 0:
        return None
    card = state.box.card_of[state.attempt]
    return {
        **_attempt(state, state.attempt),
        "source": cell_id(state.cell) if card < 0 else card_id(card),
        "active": state.active,
        "party": state.participants(),
        "forced": state.forced,
        "locked": bool(state.box.locked[state.attempt]),
        "aim": None if state.aim == kinds.NO_CELL else cell_id(state.aim),
        "cost": weights.cost(state),
        "need": weights.need(state),
        "trade": state.trade,
        "successes": counting.successes(state) if state.shown else None,
        "applied": [card_id(state.box.help_card[help]) for help in state.applied],
        "drawn": [_drawn(state, at) for at in range(len(state.drawn))],
        "verdict": VERDICTS[state.verdict],
    }


def _drawn(state: State, at: int) -> shapes.Drawn:
    entry = state.drawn[at]
    origin: Literal["deck", "discard"] = "discard" if entry % 2 == kinds.FROM_DISCARD else "deck"
    if not state.shown:
        return {"id": f"drawn-{at + 1}", "kind": None, "origin": origin}
    return {**_card(state, entry // 2), "origin": origin}


def _proposal(state: State) -> shapes.Proposal | None:
    """What the others are asked to agree to, as whoever proposed it saw it; camp is no card's offer."""
    if state.proposal < 0:
        return None
    offer = None
    if state.proposal != codes.CAMP:
        at = int(state.proposal) - codes.ACT
        offer = _offer(state, at, reach.joint(state)[at])
    return {
        "action": state.text(state.proposal),
        "seat": state.active,
        "agreed": [seat for seat in range(state.seats) if has(state.agreed, seat)],
        "offer": offer,
    }


def _curses(state: State) -> list[shapes.Curse]:
    return [
        {"id": f"curse-{at + 1}", "kind": name, "lifted": has(state.lifted, at)}
        for at, name in enumerate(state.box.curse_names)
        if has(state.chosen, at)
    ]
