"""Every moment of a game, drawn in letters: what a file shows where there is no table to lead to."""

from collections.abc import Iterator
from html import escape

from bivouac.core import replay
from bivouac.core.contract import Game, State
from bivouac.core.journal import Journal
from bivouac.review.telling import Deed, Teller, drawn


def place(number: int) -> str:
    """Where the moment after an action is found in the page."""
    return f"m{number}"


def album(game: Game, journal: Journal, teller: Teller, deeds: list[Deed]) -> Iterator[str]:
    """The table after the deal and after every action, as whoever acted saw it; one is shown at a time."""
    state = replay.start(game, journal)
    yield _moment(game, state, teller, None, deeds[0].seat if deeds else 0, len(deeds))
    for deed, entry in zip(deeds, journal.course.actions, strict=True):
        state.play(entry.seat, state.parse(entry.text))
        yield _moment(game, state, teller, deed, entry.seat, len(deeds))


def _moment(game: Game, state: State, teller: Teller, deed: Deed | None, seat: int, last: int) -> str:
    number = 0 if deed is None else deed.number
    ways = [("before", number - 1)] if number else []
    ways += [("after", number + 1)] if number < last else []
    nav = "".join(f'<a href="#{place(to)}">{escape(teller.say("moment", way))}</a>' for way, to in ways)
    graph = f'<a href="#graph">{escape(teller.say("moment", "graph"))}</a>'
    return (
        f'<section class="moment" id="{place(number)}"><h3>{escape(teller.moment(deed))}</h3>'
        f"<p>{escape(teller.chances(number))}</p><nav>{nav}{graph}</nav>"
        f'<pre tabindex="0">{escape(drawn(game.board(state.outlook(seat), teller.lang)))}</pre></section>'
    )
