"""What those who watch are told, a function for each event; while nobody watches, it is free.

This game keeps no secret from one seat that another knows: all witness the same.
"""

from typing import Literal

from mypy_extensions import i64

from bivouac.core.ids import seat_id
from bivouac.games.continent import kinds, shapes
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.may import reach
from bivouac.games.continent.scoring import ENDINGS
from bivouac.games.continent.state import State
from bivouac.games.continent.state.ids import card_id, cell_id, figure_id, hand_id, item_id, place_id


def _tell(state: State, event: shapes.Event) -> None:
    state.tell(event)


def _card(state: State, card: i64) -> shapes.OfCard:
    return {"element": card_id(card), "card": state.box.faces[card]}


def place(state: State, card: i64) -> str:
    """Where a card is, before it moves; nothing while nobody watches."""
    return place_id(state, card) if state.watching else ""


# -- cards


def move(state: State, kind: shapes.Carrying, card: i64, source: str, target: str) -> None:
    """A card goes from one place to another."""
    if state.watching:
        _tell(state, {"kind": kind, **_card(state, card), "from": source, "to": target})


def hand(state: State, card: i64, source: str, seat: i64) -> None:
    """A card joins a hand."""
    if state.watching:
        to = hand_id(seat)
        _tell(state, {"kind": "hand", "seat": seat, **_card(state, card), "from": source, "to": to})


def take(state: State, seat: i64, card: i64) -> None:
    """A card has been taken from the adventure deck, and its back is read to all."""
    if state.watching:
        told, number = _card(state, card), state.box.number[card]
        _tell(state, {"kind": "take", "seat": seat, **told, "number": number, "from": "adventure"})


def no_such_card(state: State, kind: shapes.Missing, number: i64) -> None:
    """No card of the number can be had, perhaps because it is in the satchel; or none bears the mark."""
    if state.watching:
        told: shapes.NoCard = {"kind": kind, "number": number, "element": "adventure"}
        for card in state.satchel:
            if state.box.number[card] == number:
                told["card"] = state.box.faces[card]
        _tell(state, told)


def bury(state: State, number: i64) -> None:
    """A card of the number is banished unseen."""
    if state.watching:
        _tell(state, {"kind": "bury", "number": number, "from": "adventure", "to": "banished"})


def replace(state: State, other: i64, card: i64) -> None:
    """Another card takes the place of one."""
    if state.watching:
        _tell(state, {"kind": "replace", "to": place_id(state, card), **_card(state, other)})


def learn(state: State, card: i64) -> None:
    """An advanced skill is bought."""
    if state.watching:
        _tell(state, {"kind": "learn", "to": "deck", **_card(state, card)})


def show(state: State, kind: Literal["drop", "show"], card: i64) -> None:
    """The mandatory action of a card is not taken, or a card of the discard is shown and shuffled back."""
    if state.watching:
        _tell(state, {"kind": kind, **_card(state, card)})


def spend(state: State, kind: shapes.Spending, seat: i64, card: i64) -> None:
    """A help is applied, or a card is the fuel of a power."""
    if state.watching:
        _tell(state, {"kind": kind, "seat": seat, **_card(state, card)})


# -- the board


def put_down(state: State, card: i64, cell: i64) -> None:
    """A shown card lies in a cell."""
    if state.watching:
        _tell(state, {"kind": "place", "to": cell_id(cell), **_card(state, card)})


def fog(state: State, cell: i64, zone: i64) -> None:
    """A fog card is laid."""
    if state.watching:
        _tell(state, {"kind": "fog", "element": cell_id(cell), "from": f"zone-{zone}"})


def look(state: State, cell: i64, face: i64) -> None:
    """A fog card is turned over, or looked at and laid back."""
    if state.watching:
        kind: Literal["peek", "flip"] = "peek" if face == kinds.PEEKED else "flip"
        _tell(state, {"kind": kind, "element": cell_id(cell), "card": state.box.faces[state.cells[cell]]})


def refill(state: State, zone: i64, count: i64) -> None:
    """An empty fog deck takes the Past's cards of its zone."""
    if state.watching and count:
        _tell(state, {"kind": "refill", "element": f"zone-{zone}", "count": count})


def refresh(state: State, count: i64) -> None:
    """All of the Past goes back to its decks."""
    if state.watching and count:
        _tell(state, {"kind": "refresh", "count": count, "from": "past", "to": "adventure"})


def camp(state: State, spot: i64) -> None:
    """The group makes camp."""
    if state.watching:
        _tell(state, {"kind": "camp", "element": cell_id(spot)})


def walk(state: State, seat: i64, cell: i64) -> None:
    """A figure is about to go to a terrain."""
    if state.watching:
        source, target, land = cell_id(state.spots[seat]), cell_id(cell), state.box.faces[state.cells[cell]]
        told: shapes.OfCard = {"element": figure_id(seat), "card": land}
        _tell(state, {"kind": "walk", "seat": seat, **told, "from": source, "to": target})


def light(state: State, seat: i64, spot: i64) -> None:
    """A player's fire stands on the terrain."""
    if state.watching:
        _tell(state, {"kind": "light", "seat": seat, "element": f"fire-{seat + 1}", "to": cell_id(spot)})


def douse(state: State, seat: i64, cell: i64) -> None:
    """A fire goes out."""
    if state.watching:
        _tell(state, {"kind": "douse", "element": f"fire-{seat + 1}", "from": cell_id(cell)})


# -- the action deck


def draw(state: State, seat: i64, count: i64) -> None:
    """Cards are drawn face down."""
    if state.watching and count:
        _tell(state, {"kind": "draw", "seat": seat, "count": count, "element": "deck"})


def reveal(state: State, card: i64, origin: i64) -> None:
    """A drawn card is turned up."""
    if state.watching:
        came_from: shapes.Origin = "discard" if origin == kinds.FROM_DISCARD else "deck"
        _tell(state, {"kind": "reveal", "origin": came_from, **_card(state, card)})


def count(state: State, kind: shapes.Counting, successes: i64, need: i64) -> None:
    """The action succeeds or fails; its card may have something to say of that."""
    if state.watching:
        _tell(state,
            {
                "kind": kind, "seat": state.active, "count": successes, "need": need,
                "element": seat_id(state.active), "adventure": state.box.name, "attempt": state.attempt,
                "turn": state.turn,
            }
        )  # fmt: skip


def shed(state: State, count: i64) -> None:
    """What was drawn and not kept is discarded."""
    if state.watching and count:
        _tell(state, {"kind": "shed", "count": count, "to": "discard"})


def lose(state: State, seat: i64, taken: i64, shown: i64) -> None:
    """Cards are discarded from the deck; beyond its last they are shown in the discard."""
    if state.watching and (taken or shown):
        _tell(state, {"kind": "lose", "seat": seat, "count": taken, "shown": shown, "element": "deck"})


def note(state: State, kind: Literal["exhausted", "spared"], element: str) -> None:
    """The discard is turned face down, for the deck is empty, or easy mode has saved the expedition."""
    if state.watching:
        _tell(state, {"kind": kind, "element": element})


def restore(state: State, count: i64, was_exhausted: bool) -> None:
    """Cards of the discard are shuffled into the deck."""
    if state.watching:
        _tell(state, {"kind": "restore", "count": count, "from": "discard", "to": "deck"})
        if was_exhausted:
            _tell(state, {"kind": "recovered", "element": "deck"})


# -- items


def item(state: State, kind: shapes.Handling, at: i64, card: i64) -> None:
    """A card becomes an item or part of one; or the die of an item, named by its top card, is turned."""
    if state.watching:
        seat, id = at // kinds.MOST_ITEMS, item_id(at // kinds.MOST_ITEMS, at % kinds.MOST_ITEMS)
        face, pips = state.box.faces[card], state.pips[at]
        _tell(state, {"kind": kind, "seat": seat, "element": id, "card": face, "count": pips, "to": id})


def hand_over(state: State, at: i64, to: i64) -> None:
    """A whole item has changed hands, and what lay in the other slot came back."""
    if state.watching:
        source = item_id(at // kinds.MOST_ITEMS, at % kinds.MOST_ITEMS)
        kind: Literal["give", "swap"] = "swap" if state.items[at] else "give"
        _tell(state,
            {
                "kind": kind, "seat": at // kinds.MOST_ITEMS, "element": source,
                "card": state.box.faces[state.items[to][0]], "receiver": to // kinds.MOST_ITEMS + 1,
                "from": source, "to": item_id(to // kinds.MOST_ITEMS, to % kinds.MOST_ITEMS),
            }
        )  # fmt: skip


def propose_swap(state: State, at: i64, wanted: i64) -> None:
    """A player would have another's item for one of theirs."""
    if state.watching:
        _tell(state,
            {
                "kind": "propose_swap", "seat": at // kinds.MOST_ITEMS,
                "element": item_id(wanted // kinds.MOST_ITEMS, wanted % kinds.MOST_ITEMS),
                "card": state.box.faces[state.items[at][0]],
                "other": state.box.faces[state.items[wanted][0]],
            }
        )  # fmt: skip


def abandon(state: State, seat: i64, slot: i64) -> None:
    """A whole item is dropped."""
    if state.watching:
        _tell(state, {"kind": "abandon", "seat": seat, "element": item_id(seat, slot)})


# -- people and their choices


def answer(state: State, kind: shapes.Answering, seat: i64) -> None:
    """A player objects, stays out, or calls an action off."""
    if state.watching:
        _tell(state, {"kind": kind, "seat": seat, "element": seat_id(seat)})


def trade(state: State, seat: i64, count: i64) -> None:
    """The active player would draw so many cards less for as many successes more."""
    if state.watching:
        _tell(state, {"kind": "trade", "seat": seat, "count": count, "element": seat_id(seat)})


def say(state: State, seat: i64, number: i64) -> None:
    """A player enters a number."""
    if state.watching:
        _tell(state, {"kind": "say", "seat": seat, "number": number, "element": seat_id(seat)})


def figure(state: State, kind: shapes.Figuring, seat: i64) -> None:
    """A character takes part, falls, or leaves."""
    if state.watching:
        _tell(state, {"kind": kind, "seat": seat, "element": figure_id(seat)})


def come_back(state: State, seat: i64, cell: i64) -> None:
    """A player who was away is back."""
    if state.watching:
        _tell(state, {"kind": "come_back", "seat": seat, "element": figure_id(seat), "to": cell_id(cell)})


def join(state: State, seat: i64, card: i64, cell: i64) -> None:
    """A new character joins."""
    if state.watching:
        face = state.box.faces[card]
        _tell(
            state,
            {"kind": "join", "seat": seat, "element": figure_id(seat), "card": face, "to": cell_id(cell)},
        )


def begin(state: State, card: i64) -> None:
    """An action begins; a fog card is not known before it is turned."""
    if state.watching:
        event: shapes.Begin = {
            "kind": "begin", "seat": state.active, "icon": ICONS[state.box.icon[state.attempt]],
            "forced": state.forced, "element": cell_id(state.cell) if card < 0 else card_id(card),
        }  # fmt: skip
        if card >= 0:
            event["card"] = state.box.faces[card]
        _tell(state, event)


def propose(state: State, seat: i64, code: i64) -> None:
    """A player proposes an action, or camp."""
    if state.watching:
        offer = reach.proposed_offer(state, code)
        if offer < 0:
            _tell(state, {"kind": "propose_camp", "seat": seat, "element": seat_id(seat)})
        else:
            _tell(state, {"kind": "propose", "seat": seat, **subject(state, seat, offer)})


def subject(state: State, seat: i64, offer: i64) -> shapes.Subject:
    """The icon and the card of what a seat proposes, or the cell of a fog card."""
    attempt = offer // kinds.OFFER_UNIT
    card = state.box.card_of[attempt]
    icon = ICONS[state.box.icon[attempt]]
    if card < 0:
        cell = cell_id(reach.offer_cell(state, seat, offer))
        return {"icon": icon, "cell": cell, "element": cell}
    return {"icon": icon, "card": state.box.faces[card], "element": card_id(card)}


def lift(state: State, curse: i64) -> None:
    """A curse is lifted."""
    if state.watching:
        clue = state.box.faces[state.box.clue_card[curse]]
        _tell(state, {"kind": "lift", "element": f"curse-{curse + 1}", "curse": clue})


def end(state: State) -> None:
    """What becomes of each explorer who is there at the end; then nothing more (ruling 125)."""
    if not state.watching:
        return
    fate: Literal["home", "stay"] = "home" if state.ending == kinds.WON else "stay"
    for seat in state.clockwise(0) if state.ending in (kinds.WON, kinds.LOST) else []:
        card = state.box.character_card[state.characters[seat]]
        _tell(state, {"kind": fate, "seat": seat, **_card(state, card)})
    _tell(state, {"kind": "end", "ending": ENDINGS[state.ending]})


# -- the start


def deal(state: State, viewer: int) -> list[shapes.Event]:
    """The set-up: the clues, the start terrain, the explorers (rulings 8 and 12)."""
    told: list[shapes.Event] = [{"kind": "introduction", "adventure": state.box.name, "element": "board"}]
    for card in state.satchel:
        told.append({"kind": "clue", **_card(state, card), "to": "satchel"})
    for seat in range(state.seats):
        card = state.hands[seat][0]
        told.append({"kind": "explorer", "seat": seat, **_card(state, card), "to": seat_id(seat)})
    for cell in range(kinds.CELLS):
        card = state.cells[cell]
        if card >= 0 and state.faces[cell] == kinds.FACE_UP:
            told.append({"kind": "start", **_card(state, card), "to": cell_id(cell)})
    return told
