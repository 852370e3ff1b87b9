"""An action as a player reads it, and the pieces it concerns as a client finds them."""

from bivouac.core.sentences import INFINITIVE, sentence
from bivouac.core.words import words
from bivouac.games._template import actions, columns
from bivouac.games._template.kinds import CHOICE
from bivouac.games._template.state import State

PACKAGE = "bivouac.games._template"


def label(state: State, action: int, lang: str) -> str:
    """The action in words; a choice that waits is told by the effect chosen."""
    spoken = words(PACKAGE, lang)
    kind = actions.KIND_OF[action]
    argument = actions.ARGUMENT[action]
    if kind == actions.CHOOSE and state.phase == CHOICE:
        part = columns.NODES.effects[columns.NODE_PARTS[state.agenda.a()][argument]]
        said = sentence(part, spoken, INFINITIVE)
        return said[:1].upper() + said[1:]
    return spoken.say(f"action-{actions.KIND_NAMES[kind]}", number=argument + 1)


def elements(state: State, action: int) -> list[str]:
    """The places and pieces a click on which means this action."""
    kind = actions.KIND_OF[action]
    if kind == actions.CHOOSE:
        return [state.id_of(state.agenda.b())] if state.phase == CHOICE else []
    lantern = state.below_top(actions.ARGUMENT[action])
    place = ["deck"] if kind == actions.TAKE else []
    return place if lantern < 0 else [*place, state.id_of(lantern)]
