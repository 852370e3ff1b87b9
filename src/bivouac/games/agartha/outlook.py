"""What a seat may see, and what it witnessed: hidden unless said otherwise."""

from bivouac.core.bits import has
from bivouac.core.ids import seat_id
from bivouac.core.outcome import pairs
from bivouac.games.agartha import columns, kinds, may, redeal, scoring, shapes
from bivouac.games.agartha.state import State
from bivouac.games.agartha.state.ids import card_id, slot_id, tile_id, token_id, zone_id


def outlook(state: State, viewer: int) -> shapes.Outlook:
    """All that the viewer may see, JSON-ready."""
    return {
        **state.seen(viewer, round=state.round + 1),
        "rounds": kinds.ROUNDS,
        "players": [_player(state, seat, viewer) for seat in range(state.seats)],
        "prompt": _prompt(state),
        "tiles": [_tile(state, tile, viewer) for tile in range(state.tile_count())],
        "deck": _deck(state),
        "discard": [
            _card(card) for card in columns.IN_PLAY[state.seats] if state.where[card] == kinds.DISCARDED
        ],
        "testament": state.holder(),
        "actions": [columns.ACTION_IDS[action] for action in columns.ACTION_OF[state.token_map][1:]],
    }


def secrets(state: State, viewer: int, shown: shapes.Outlook) -> dict[str, object]:
    """What a seat sees otherwise than an onlooker: its own tokens."""
    return {
        "players": [
            _player(state, seat, viewer) if seat == viewer else shown["players"][seat]
            for seat in range(state.seats)
        ],
        "tiles": [_tile(state, tile, viewer) for tile in range(state.tile_count())],
    }


def _deck(state: State) -> shapes.Deck:
    """How many cards are left, and those known to lie under it, from the top down (ruling 49)."""
    known = state.deck.pieces[: state.bottom]
    return {"id": "deck", "count": len(state.deck), "bottom": [_card(card) for card in reversed(known)]}


def _card(card: int) -> shapes.Card:
    return {"id": card_id(card), "kind": columns.IDS[columns.KIND_OF[card]]}


def _player(state: State, seat: int, viewer: int) -> shapes.Player:
    """A board, all of it open, and the tokens, of which others see the number alone."""
    sheet = scoring.lines(state, seat)
    left = state.in_hand(seat)
    values = [value for value in range(1, kinds.TOKENS + 1) if has(left, value)]
    return {
        "id": seat_id(seat),
        "seat": seat,
        "testament": seat == state.holder(),
        "places": [_place(state, seat, place) for place in range(kinds.PLACES)],
        "cards": [_card(card) for card in _in_hand(state, seat)],
        "hand": {
            "count": len(values),
            "tokens": [_own_token(state, seat, value) for value in values] if seat == viewer else None,
            "one_of": [] if not values else redeal.one_of(state, seat),
        },
        "returned": [
            _token(state, at, viewer)
            for at in range(state.placed)
            if state.owner(at) == seat and _is_returned(state, at)
        ],
        "explored": [state.has_explored(seat, tier) for tier in range(kinds.TIERS)],
        "points": sum(worth for _, worth in sheet),
        "lines": pairs(sheet),
    }


def _place(state: State, seat: int, place: int) -> shapes.Place:
    """A slot or sector with its cards; is it open for its owner right now?"""
    code = kinds.ON_BOARD + seat * kinds.PLACES + place
    return {
        "id": slot_id(seat, place),
        "place": columns.PLACE_IDS[place],
        "zone": columns.ZONE_IDS[columns.ZONE_OF[place]] if place < kinds.SLOTS else None,
        "open": _is_open(state, seat, place),
        "cards": [_card(card) for card in columns.IN_PLAY[state.seats] if state.where[card] == code],
    }


def _is_open(state: State, seat: int, place: int) -> bool:
    """Is the slot in any set that is or will be offered?"""
    for kind, owner, mask in state.agenda.dump():
        if kind == kinds.OFFER and owner == seat and mask & columns.OPENS[place]:
            return True
    return False


def _in_hand(state: State, seat: int) -> list[int]:
    """The cards a player has won, drawn or been dealt, and not yet placed."""
    cards = [entry % kinds.SEATED for entry in state.pending if entry // kinds.SEATED == seat]
    if state.phase == kinds.DRAWN and state.active == seat:
        cards.append(int(state.agenda.b()))
    return cards


def _own_token(state: State, seat: int, value: int) -> shapes.HeldToken:
    return {
        "id": f"{seat_id(seat)}-token-{value}",
        "kind": columns.TOKEN_KIND[state.token_map][value],
        "value": value,
        "action": columns.ACTION_IDS[columns.ACTION_OF[state.token_map][value]],
    }


def _token(state: State, at: int, viewer: int) -> shapes.Token:
    """A placed token: its face for all once revealed or beyond doubt, else for its owner (ruling 48)."""
    seat = int(state.owner(at))
    value = int(state.value(at))
    shown = state.is_shown(at)
    one_of = [value] if shown else redeal.one_of(state, seat)
    known = seat == viewer or len(one_of) == 1
    return {
        "id": token_id(seat, at // int(state.seats)),
        "kind": columns.TOKEN_KIND[state.token_map][value] if known else None,
        "seat": seat,
        "value": value if known else None,
        "action": columns.ACTION_IDS[columns.ACTION_OF[state.token_map][value]] if known else None,
        "face_up": shown,
        "one_of": one_of,
        "order": at + 1,
    }


def _is_returned(state: State, at: int) -> bool:
    """Is the token back with its owner? The zone being resolved keeps its tokens until it is done."""
    return state.zone(at) < state.step - 1 or state.phase == kinds.OVER


def _tile(state: State, tile: int, viewer: int) -> shapes.Tile:
    """An expedition tile: its card places, its two zones and the tokens in them."""
    first = tile * kinds.CARD_PLACES
    tokens: list[list[shapes.Token]] = [[], []]
    for at in range(state.placed):
        if state.zone(at) // 2 == tile and not _is_returned(state, at):
            tokens[state.zone(at) % 2].append(_token(state, at, viewer))
    cards = state.tiles[first : first + kinds.CARD_PLACES]
    return {
        "id": tile_id(tile),
        "number": tile + 1,
        "cards": [None if card == kinds.NO_CARD else _card(card) for card in cards],
        "action": {"id": zone_id(2 * tile), "tokens": tokens[0]},
        "bid": {"id": zone_id(2 * tile + 1), "tokens": tokens[1]},
    }


def _prompt(state: State) -> shapes.Prompt:
    """What is asked, of whom and about what; all of it is public but the values of tokens."""
    if state.phase == kinds.OVER:
        return {"key": "over", "seat": None, "elements": []}
    seat = int(state.active)
    prompt: shapes.Prompt = {"key": kinds.QUESTIONS[state.phase].name, "seat": seat, "elements": []}
    if state.phase == kinds.BID:
        prompt["count"] = (int(state.tokens_left()) + state.seats - 1) // state.seats
    elif state.phase in (kinds.TO, kinds.WITH):
        slot, kind = divmod(int(state.agenda.b()), kinds.CARD_KINDS)
        prompt["card"], prompt["slot"] = columns.IDS[kind], columns.PLACE_IDS[slot]
        prompt["elements"] = [card_id(int(state.find(seat, slot, kind)))]
    elif state.phase in (kinds.START, kinds.DRAWN, kinds.WON):
        card = int(may.card_in_question(state))
        prompt["card"], prompt["elements"] = columns.IDS[columns.KIND_OF[card]], [card_id(card)]
    elif state.phase == kinds.PICK:
        tile = int(may.tile_in_question(state))
        prompt["number"], prompt["elements"] = tile + 1, [tile_id(tile)]
    elif state.phase == kinds.OFFER:
        mask = int(state.agenda.b())
        slots = [slot for slot in range(kinds.SLOTS) if mask & columns.OPENS[slot]]
        prompt["count"], prompt["slot"] = len(slots), columns.PLACE_IDS[slots[0]]
        prompt["elements"] = [slot_id(seat, slot) for slot in slots]
    return prompt
