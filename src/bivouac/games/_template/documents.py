"""A game as a document and back: `load_into` refuses any piece missing, doubled or misplaced."""

from typing import Any, Final

from bivouac.core.agenda import load_agenda
from bivouac.core.chance import OwnChance, load_chance
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


def table(document: object) -> tuple[int, OwnChance, bool]:
    """The seats, chance and option a document speaks of; refuses another game or rules version first."""
    rules_version(document, FACTS.name, FACTS.rules)
    read = fields(document, "document", KEYS)
    options = fields(read["options"], "options", ("single_peek",))
    low, high = FACTS.seats
    return whole(read, "seats", low, high), load_chance(read["chance"]), flag(options, "single_peek")


def load_into(state: State, document: object) -> None:
    """Fill a new state from its document, then count every piece."""
    read = fields(document, "document", KEYS)
    seats = int(state.seats)
    state.lanterns = _kinds(read)
    state.numbers = wholes(read, "numbers", (1, COUNT), LANTERNS)
    state.deck = whole(read, "deck", 0, LANTERNS)
    state.knowledge = load_knowledge(read["knowledge"], seats, LANTERNS)
    state.rows = [wholes({"rows": row}, "rows", (0, LANTERNS - 1)) for row in items(read, "rows", seats)]
    state.sparks = wholes(read, "sparks", (0, COUNT), seats)
    state.active = whole(read, "active", 0, seats - 1)
    state.turn = whole(read, "turn", 0, COUNT)
    state.phase = whole(read, "phase", 0, OVER)
    state.agenda = load_agenda(read["agenda"])
    state.moves = whole(read, "moves", 0, COUNT)
    census.count(state)


def _kinds(read: Document) -> list[int]:
    """The kinds of the lanterns, from their ids."""
    kinds = []
    for at, id in enumerate(items(read, "lanterns", LANTERNS)):
        if not isinstance(id, str) or id not in columns.KIND:
            raise SetupError(f"lanterns[{at}]: {str(id)[:40]!r} is no lantern")
        kinds.append(columns.KIND[id])
    return kinds
