"""What a seat may see, and what it witnessed: hidden unless said otherwise."""

from bivouac.core.ids import seat_id
from bivouac.core.outcome import pairs
from bivouac.games._template import columns, scoring
from bivouac.games._template.kinds import CHOICE
from bivouac.games._template.shapes import Deck, Lantern, Outlook, Player
from bivouac.games._template.state import State


def outlook(state: State, viewer: int) -> Outlook:
    """All that the viewer may see, JSON-ready."""
    return {
        **state.seen(viewer, round=state.turn // state.seats + 1),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "prompt": state.asks([state.id_of(state.agenda.b())] if state.phase == CHOICE else []),
        "deck": _deck(state, viewer),
    }


def secrets(state: State, viewer: int, shown: Outlook) -> dict[str, object]:
    """What a seat sees otherwise than an onlooker."""
    return {"deck": _deck(state, viewer)}


def _deck(state: State, viewer: int) -> Deck:
    lanterns = [_lantern(state, lantern, viewer) for lantern in range(state.deck - 1, -1, -1)]
    return {"id": "deck", "count": state.deck, "lanterns": lanterns}


def _player(state: State, seat: int) -> Player:
    """A player's row and sparks lie open to all."""
    return {
        "id": seat_id(seat),
        "seat": seat,
        "sparks": state.sparks[seat],
        "row": [_lantern(state, lantern, seat) for lantern in state.rows[seat]],
        "points": scoring.points(state, seat),
        "lines": pairs(scoring.lines(state, seat)),
    }


def _lantern(state: State, lantern: int, viewer: int) -> Lantern:
    """A lantern with its face, if the viewer knows it; who has looked at it is public (ruling 2)."""
    known = state.knowledge.knows(viewer, lantern)
    return {
        "id": state.id_of(lantern),
        "kind": columns.IDS[state.lanterns[lantern]] if known else None,
        "seen_by": state.knowledge.viewers(lantern),
    }
