"""What those who watch are told, a function for each event; while nobody watches, it is free."""

from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import byte, nibble
from bivouac.core.ids import seat_id
from bivouac.games.arnak import columns, shapes
from bivouac.games.arnak.kinds import FEAR, GOLD, NO_CARD, RESOURCES, RIVAL
from bivouac.games.arnak.state import State, ids

TOKEN_IDS: Final[list[shapes.TokenKind]] = ["glass", "notebook"]


def _tell(state: State, event: shapes.Event) -> None:
    state.tell(event)


def deal(state: State, viewer: int) -> list[shapes.Event]:
    """The set-up as everybody saw it: decks, idols, the row, the first player."""
    told: list[shapes.Event] = [_hand(state, seat) for seat in range(state.seats)]
    told += [_dealt(card) for card in state.row if card != NO_CARD]
    if state.deeds_done:
        return [*told, _deed(state, state.deeds_done[0])]
    first: shapes.First = {"kind": "first", "seat": state.first, "element": seat_id(state.first)}
    return [*told, first]


def _hand(state: State, seat: int) -> shapes.Hand:
    id, count = ids.deck_id(seat), len(state.hands[seat])
    return {"kind": "hand", "seat": seat, "element": id, "count": count, "from": id, "to": ids.hand_id(seat)}


def _dealt(card: i64) -> shapes.RowCard:
    face = columns.IDS[card]
    return {"kind": "deal", "element": ids.card_id(card), "card": face, "from": "row-deck", "to": "row"}


def _who(state: State, player: i64) -> shapes.Who:
    """Who an event is about: a seat, or the solo rival, which has none."""
    return {"seat": player} if player < state.seats else {"seat": None, "who": "rival"}


# Rounds and turns


def round_begins(state: State) -> None:
    """Another round begins."""
    if state.watching:
        _tell(state, {"kind": "round", "round": state.round, "element": "staff"})


def first(state: State) -> None:
    """The marker of the first player goes on."""
    if state.watching:
        seat = state.starter()
        _tell(state, {"kind": "first", "seat": seat, "element": "marker", "to": seat_id(seat)})


def note(state: State, kind: shapes.Noting) -> None:
    """The active player passes, pays an idol, keeps icons, or flies."""
    if state.watching:
        _tell(state, {"kind": kind, "seat": state.active, "element": seat_id(state.active)})


def look(state: State, element: str) -> None:
    """The active player looks through a stack."""
    if state.watching:
        _tell(state, {"kind": "look", "seat": state.active, "element": element})


# Cards


def laid(state: State, kind: shapes.Laying, seat: i64, card: i64) -> None:
    """A hand card goes face up to the play area."""
    if state.watching:
        _tell(state, _lay(state, kind, seat, card, ids.hand_id(seat), ids.area_id(seat)))


def lay_sifted(state: State, card: i64) -> None:
    """A card that was looked at goes face up to the play area."""
    if state.watching:
        _tell(
            state,
            _lay(state, "lay", state.active, card, ids.deck_id(state.active), ids.area_id(state.active)),
        )


def exile(state: State, card: i64, origin: str) -> None:
    """A card of the active player goes to exile."""
    if state.watching:
        _tell(state, _lay(state, "exile", state.active, card, origin, "exile"))


def fear(state: State, seat: i64) -> None:
    """A Fear card comes to a play area."""
    if state.watching:
        _tell(state, _lay(state, "fear", seat, FEAR, "fear-pile", ids.area_id(seat)))


def take(state: State, card: i64, to: str) -> None:
    """The active player takes a card of the row."""
    if state.watching:
        _tell(state, _lay(state, "take", state.active, card, "row", to))


def rival_takes(state: State, card: i64) -> None:
    """The rival takes a card of the row."""
    if state.watching:
        _tell(state, {
            **_who(state, RIVAL), "kind": "take", "element": ids.card_id(card), "card": columns.IDS[card],
            "from": "row", "to": seat_id(RIVAL),
        })  # fmt: skip


def _lay(state: State, kind: shapes.Laying, seat: i64, card: i64, origin: str, to: str) -> shapes.Lay:
    id, face = ids.card_id(card, seat), columns.IDS[card]
    return {"kind": kind, "seat": seat, "element": id, "card": face, "from": origin, "to": to}


def draw(state: State, kind: shapes.Drawing, seat: i64, card: i64, hidden: bool) -> None:
    """A card goes from a deck to a hand, or back on top; its face is for its owner unless all know it."""
    if state.watching:
        to = ids.deck_id(seat) if kind == "put_back" else ids.hand_id(seat)
        event: shapes.Draw = {
            "kind": kind, "seat": seat, "element": ids.deck_id(seat), "from": ids.deck_id(seat), "to": to,
        }  # fmt: skip
        seen: shapes.Draw = {**event, "element": ids.card_id(card, seat), "card": columns.IDS[card]}
        if hidden:
            state.whisper(event, seat, seen)
        else:
            _tell(state, seen)


def sift(state: State, count: i64) -> None:
    """The active player looks at so many cards of their deck."""
    if state.watching:
        seat, id = state.active, ids.deck_id(state.active)
        _tell(state, {"kind": "sift", "seat": seat, "element": id, "count": count})


def shuffle(state: State, seat: i64, count: int) -> None:
    """A play area is shuffled and put under the deck."""
    if state.watching:
        _tell(state, {"kind": "shuffle", "seat": seat, "element": ids.area_id(seat), "count": count})


def exile_tile(state: State) -> None:
    """A Fear tile of the active player goes to exile."""
    if state.watching:
        id = ids.area_id(state.active)
        _tell(state, {"kind": "exile_tile", "seat": state.active, "element": id, "from": id})


def fear_tile(state: State, seat: i64) -> None:
    """A Fear tile comes to a play area."""
    if state.watching:
        _tell(state, {"kind": "fear_tile", "seat": seat, "element": ids.area_id(seat)})


def show(state: State, card: i64) -> None:
    """The top card of a deck of the row is shown to all."""
    if state.watching:
        id, face = ids.card_id(card), columns.IDS[card]
        _tell(state, {"kind": "show", "element": id, "card": face, "from": "row-deck"})


def dealt(state: State, card: i64) -> None:
    """A card is dealt to the row."""
    if state.watching:
        _tell(state, _dealt(card))


def exile_row(state: State, card: i64) -> None:
    """A card of the row goes to exile."""
    if state.watching:
        id, face = ids.card_id(card), columns.IDS[card]
        _tell(state, {
            "kind": "exile_row", "element": id, "card": face, "from": "row", "to": "exile",
        })  # fmt: skip


# The island


def arrive(state: State, player: i64, space: i64) -> None:
    """An archaeologist goes to a space."""
    if state.watching:
        _tell(state, {**_figure(state, player, space), "kind": "arrive", "to": ids.space_id(space)})


def leave(state: State, player: i64, space: i64) -> None:
    """An archaeologist leaves a space."""
    if state.watching:
        _tell(state, {**_figure(state, player, space), "kind": "leave", "from": ids.space_id(space)})


def _figure(state: State, player: i64, space: i64) -> shapes.Figure:
    site = columns.SITE_IDS[columns.SITE_OF[space]]
    return {**_who(state, player), "element": seat_id(player), "site": site}


def idols(state: State, player: i64, place: i64, count: i64) -> None:
    """A player takes the idols of a place, of which one lay face up."""
    if state.watching:
        face = columns.IDOL_IDS[nibble(state.idols_up, place)]
        _tell(state, {
            **_who(state, player), "kind": "idol", "element": f"idol-{columns.PLACE_IDS[place]}",
            "face": face, "idol": face, "count": count,
        })  # fmt: skip


def tile(state: State, tile: i64, place: i64) -> None:
    """A tile is turned up on a place."""
    if state.watching:
        id, site = columns.TILE_IDS[tile], columns.PLACE_IDS[place]
        _tell(state, {"kind": "tile", "element": id, "tile": id, "site": site})


def show_tile(state: State, tile: i64) -> None:
    """The top tile of a stack is shown to all."""
    if state.watching:
        id = columns.TILE_IDS[tile]
        _tell(state, {"kind": "show_tile", "element": id, "tile": id})


def wake(state: State, guardian: i64, place: i64) -> None:
    """A guardian comes to a place."""
    if state.watching:
        id, site = ids.guardian_id(guardian), columns.PLACE_IDS[place]
        _tell(state, {"kind": "wake", "element": id, "face": id, "guardian": id, "site": site})


def overcome(state: State, player: i64, guardian: i64, site: i64) -> None:
    """A guardian is overcome and kept."""
    if state.watching:
        id = ids.guardian_id(guardian)
        _tell(state, {
            **_who(state, player), "kind": "overcome", "element": id, "guardian": id,
            "site": columns.SITE_IDS[site], "to": seat_id(player),
        })  # fmt: skip


def chase(state: State, guardian: i64, site: i64) -> None:
    """A guardian goes to another site."""
    if state.watching:
        id, target = ids.guardian_id(guardian), columns.SITE_IDS[site]
        _tell(state, {"kind": "chase", "element": id, "guardian": id, "site": target})


def boon(state: State, guardian: i64) -> None:
    """The active player uses the boon of a guardian."""
    if state.watching:
        id = ids.guardian_id(guardian)
        _tell(state, {"kind": "boon", "seat": state.active, "element": id, "guardian": id})


# Tokens, idols and assistants


def tokens(state: State, kind: shapes.Paying, tokens: i64) -> None:
    """The active player gains or pays tokens, told one resource at a time."""
    if state.watching:
        for resource in range(RESOURCES):
            count = byte(tokens, resource)
            if count:
                _tell(state, {
                    "kind": kind, "seat": state.active, "element": seat_id(state.active),
                    "resource": columns.RESOURCE_IDS[resource], "count": count,
                })  # fmt: skip


def slot(state: State, slot: i64, choice: i64) -> None:
    """The active player puts an idol into a slot for one of its effects."""
    if state.watching:
        effect = f"slot_{columns.SLOT_IDS[choice]}"
        _tell(state, {
            "kind": "slot", "seat": state.active, "element": f"{seat_id(state.active)}-slot-{slot + 1}",
            "effect": effect, "number": slot + 1,
        })  # fmt: skip


def unslot(state: State, slot: i64) -> None:
    """A slotted idol of the active player returns to the crates."""
    if state.watching:
        id = f"{seat_id(state.active)}-slot-{slot + 1}"
        _tell(state, {"kind": "unslot", "seat": state.active, "element": id, "number": slot + 1})


def helper(state: State, kind: shapes.Helping, entry: i64) -> None:
    """An assistant is recruited, refreshed, promoted or used by the active player."""
    if state.watching:
        id = ids.assistant_id(entry % GOLD)
        _tell(state, {"kind": kind, "seat": state.active, "element": id, "assistant": id})


def swap(state: State, assistant: i64, other: i64) -> None:
    """An assistant of the supply and one of the active player change places."""
    if state.watching:
        id, gone = ids.assistant_id(assistant), ids.assistant_id(other)
        _tell(state, {
            "kind": "swap", "seat": state.active, "element": id, "assistant": id, "other": gone,
        })  # fmt: skip


def rescue(state: State, assistant: i64) -> None:
    """The active player rescues an assistant."""
    if state.watching:
        id, seat = ids.assistant_id(assistant), state.active
        _tell(state, {"kind": "rescue", "seat": seat, "element": id, "face": id, "assistant": id})


def send_away(state: State, assistant: i64) -> None:
    """The rival takes an assistant out of the game."""
    if state.watching:
        id = ids.assistant_id(assistant)
        _tell(state, {"kind": "send_away", "element": id, "assistant": id})


def next_on(state: State, stack: list[int]) -> None:
    """The next assistant of a stack is seen, if there is one."""
    if state.watching and stack:
        id = ids.assistant_id(stack[len(stack) - 1])
        _tell(state, {"kind": "next", "element": id, "face": id, "assistant": id})


# Research


def research(state: State, player: i64, token: i64, space: i64) -> None:
    """A research token moves up."""
    if state.watching:
        _tell(state, {
            **_who(state, player), "kind": "research", "element": f"{seat_id(player)}-{TOKEN_IDS[token]}",
            "token": TOKEN_IDS[token], "row": columns.STEP_ROW[state.side][space], "to": ids.step_id(space),
        })  # fmt: skip


def bonus(state: State, player: i64, type: i64, space: i64) -> None:
    """A bonus tile leaves the track."""
    if state.watching:
        id, face = ids.step_id(space), f"bonus_{columns.BONUS_IDS[type]}"
        _tell(state, {
            **_who(state, player), "kind": "bonus", "element": id, "face": face, "bonus": face, "from": id,
        })  # fmt: skip


def temple(state: State, player: i64, stack: i64) -> None:
    """A temple tile comes to a player."""
    if state.watching:
        _tell(state, {
            **_who(state, player), "kind": "temple", "element": f"temple-{columns.STACK_IDS[stack]}",
            "points": columns.STACK_POINTS[stack], "to": seat_id(player),
        })  # fmt: skip


# The solo rival


def deed(state: State, deed: i64) -> None:
    """The rival turns up its next tile."""
    if state.watching:
        _tell(state, _deed(state, deed))


def _deed(state: State, deed: i64) -> shapes.Deed:
    id = columns.DEED_IDS[deed]
    return {**_who(state, RIVAL), "kind": "deed", "element": f"deed-{id}", "face": id, "deed": id}


def idle(state: State) -> None:
    """The rival does nothing."""
    if state.watching:
        _tell(state, {**_who(state, RIVAL), "kind": "idle", "element": seat_id(RIVAL)})
