"""A game as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.chance import load_chance
from bivouac.core.documents import Document, fields, flag, items, rules_version, whole, wholes
from bivouac.core.knowledge import load_knowledge
from bivouac.core.refusal import SetupError
from bivouac.games._template import census, columns
from bivouac.games._template.facts import FACTS
from bivouac.games._template.kinds import LANTERNS, OVER
from bivouac.games._template.state import State

KEYS: Final[tuple[str, ...]] = (
    "game", "rules", "seats", "options", "chance", "lanterns", "numbers", "deck", "knowledge", "rows",
    "sparks", "active", "turn", "phase", "agenda", "moves",
)  # fmt: skip
COUNT: Final = 1 << 40


def dump(state: State) -> dict[str, Any]:
    """Everything, JSON-ready, with the rules version; kinds go by id, so that tables may be reordered."""
    return {
        "game": FACTS.name,
        "rules": FACTS.rules,
        "seats": state.seats,
        "options": {"single_peek": state.single_peek},
        "chance": state.chance.dump(),
        "lanterns": [columns.IDS[kind] for kind in state.lanterns],
        "numbers": state.numbers[:],
        "deck": state.deck,
        "knowledge": state.knowledge.dump(),
        "rows": [row[:] for row in state.rows],
        "sparks": state.sparks[:],
        "active": state.active,
        "turn": state.turn,
        "phase": state.phase,
        "agenda": state.agenda.dump(),
        "moves": state.moves,
    }


def load_into(state: State, document: object, *, trusted: bool = False) -> None:
    """Fill a blank state from its document; unless this house has just written it, count every piece."""
    rules_version(document, FACTS.name, FACTS.rules)
    known = fields(document, "document", KEYS)
    options = fields(known["options"], "options", ("single_peek",))
    seats = whole(known, "seats", FACTS.seats[0], FACTS.seats[1])
    state.seats = seats
    state.single_peek = flag(options, "single_peek")
    state.chance = load_chance(known["chance"])
    state.lanterns = _kinds(known)
    state.numbers = wholes(known, "numbers", (1, COUNT), LANTERNS)
    state.deck = whole(known, "deck", 0, LANTERNS)
    state.knowledge = load_knowledge(known["knowledge"], seats, LANTERNS)
    state.rows = [wholes({"rows": row}, "rows", (0, LANTERNS - 1)) for row in items(known, "rows", seats)]
    state.sparks = wholes(known, "sparks", (0, COUNT), seats)
    state.active = whole(known, "active", 0, seats - 1)
    state.turn = whole(known, "turn", 0, COUNT)
    state.phase = whole(known, "phase", 0, OVER)
    state.agenda = load_agenda(known["agenda"])
    state.moves = whole(known, "moves", 0, COUNT)
    if not trusted:
        census.count(state)


def _kinds(known: Document) -> list[int]:
    """The kinds of the lanterns, from their ids."""
    kinds = []
    for at, id in enumerate(items(known, "lanterns", LANTERNS)):
        if not isinstance(id, str) or id not in columns.KIND:
            raise SetupError(f"lanterns[{at}]: {str(id)[:40]!r} is no lantern")
        kinds.append(columns.KIND[id])
    return kinds
