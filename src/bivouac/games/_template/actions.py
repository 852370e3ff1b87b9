"""What one can do: a row for each kind of action, and its words."""

from typing import Final

from bivouac.core.sentences import INFINITIVE, capital, sentence
from bivouac.core.vocabulary import Action, Vocabulary, numbered
from bivouac.core.words import words
from bivouac.games._template import columns, do, kinds, may
from bivouac.games._template.facts import FACTS, PACKAGE
from bivouac.games._template.state import State


def _deck(state: State, argument: int) -> list[str]:
    return ["deck", *_lantern(state, 0)]


def _lantern(state: State, places: int) -> list[str]:
    lantern = state.below_top(places)
    return [] if lantern < 0 else [state.id_of(lantern)]


def _chosen(state: State, part: int) -> list[str]:
    return [state.id_of(state.agenda.b())] if state.phase == kinds.CHOICE else []


_ROWS = (
    Action(kinds.TAKE, "take", asked=(kinds.TURN,), do=do.take, on=_deck),
    Action(
        kinds.PEEK, "peek", numbered(kinds.REACH),
        asked=(kinds.TURN,), may=may.peek, do=do.peek, on=_lantern,
    ),
    Action(
        kinds.CHOOSE, "choose", numbered(kinds.PARTS),
        asked=(kinds.CHOICE,), may=may.choose, do=do.choose, on=_chosen, moment=1,
    ),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, kinds.QUESTIONS, _ROWS, kinds.VOCABULARY)


def label(state: State, action: int, lang: str) -> str:
    """The action in words; a choice that waits is told by the effect chosen."""
    spoken = words(PACKAGE, lang)
    argument = ACTIONS.argument[action]
    if action >= kinds.CHOOSE and state.phase == kinds.CHOICE:
        part = columns.NODES.effects[columns.NODE_PARTS[state.agenda.a()][argument]]
        return capital(sentence(part, spoken, INFINITIVE))
    return spoken.say(f"action-{ACTIONS.row_of[action].name}", number=argument + 1)
