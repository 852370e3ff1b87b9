"""What a seat may see, and what it witnessed: hidden unless said otherwise."""

from typing import Any

from bivouac.core.ids import seat_id
from bivouac.games._template import columns, scoring
from bivouac.games._template.facts import FACTS
from bivouac.games._template.kinds import CHOICE, OVER, QUESTIONS
from bivouac.games._template.state import State


def outlook(state: State, viewer: int) -> dict[str, Any]:
    """All that the viewer may see, JSON-ready."""
    ended = scoring.outcome(state)
    return {
        "game": FACTS.name,
        "seats": state.seats,
        "viewer": viewer,
        "actors": [] if state.phase == OVER else [state.active],
        "round": state.turn // state.seats + 1,
        "phase": QUESTIONS[state.phase].name,
        "players": [_player(state, seat) for seat in range(state.seats)],
        "prompt": _prompt(state),
        "deck": {
            "id": "deck",
            "count": state.deck,
            "lanterns": [_lantern(state, lantern, viewer) for lantern in range(state.deck - 1, -1, -1)],
        },
        "moves": state.moves,
        "outcome": None if ended is None else ended.to_dict(),
    }


def _player(state: State, seat: int) -> dict[str, Any]:
    """A player's row and sparks lie open to all."""
    return {
        "id": seat_id(seat),
        "seat": seat,
        "sparks": state.sparks[seat],
        "row": [_lantern(state, lantern, seat) for lantern in state.rows[seat]],
        "points": scoring.points(state, seat),
        "lines": [[line, count] for line, count in scoring.lines(state, seat)],
    }


def _lantern(state: State, lantern: int, viewer: int) -> dict[str, Any]:
    """A lantern with its face, if the viewer knows it; who has looked at it is public (ruling 2)."""
    known = state.knowledge.knows(viewer, lantern)
    return {
        "id": state.id_of(lantern),
        "kind": columns.IDS[state.lanterns[lantern]] if known else None,
        "seen_by": state.knowledge.viewers(lantern),
    }


def _prompt(state: State) -> dict[str, Any]:
    """What is asked, and of whom."""
    seat = None if state.phase == OVER else state.active
    elements = [state.id_of(state.agenda.b())] if state.phase == CHOICE else []
    return {"key": QUESTIONS[state.phase].name, "seat": seat, "elements": elements}


def deal(state: State, viewer: int) -> list[dict[str, Any]]:
    """The set-up as everybody saw it: the deck and the first player."""
    return [
        {"kind": "deal", "element": "deck", "count": state.deck, "from": "box", "to": "deck"},
        {"kind": "first", "seat": state.active, "element": seat_id(state.active)},
    ]
