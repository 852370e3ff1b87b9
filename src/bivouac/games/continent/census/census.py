"""Counting everything: cards where they can be, people, the board, and a course of play at rest."""

from bivouac.core.documents import digest
from bivouac.core.refusal import SetupError
from bivouac.games.continent.census import course, places
from bivouac.games.continent.kinds import NOWHERE
from bivouac.games.continent.resolve import agenda
from bivouac.games.continent.state import State


def count(state: State) -> None:
    """Refuse a state that play cannot lead to, with the reason."""
    if NOWHERE in state.where:
        raise SetupError(f"card {state.where.index(NOWHERE)} is missing")
    places.check_people(state)
    places.check_cards(state)
    places.check_board(state)
    places.check_fog(state)
    course.check(state)
    _at_rest(state)


def _at_rest(state: State) -> None:
    """Whatever goes on by itself has gone on: somebody is asked, or all is over."""
    twin = state.copy()
    twin.watching = False
    agenda.run(twin)
    if _picture(twin) != _picture(state):
        raise SetupError("agenda: nobody has to answer what stands there")


def _picture(state: State) -> bytes:
    return digest(
        {
            "agenda": state.agenda.dump(),
            "queue": state.queue,
            "party": state.party,
            "turn": state.turn,
            "ending": state.ending,
            "where": state.where,
        }
    )
