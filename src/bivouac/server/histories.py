"""One's own past: the games one has finished, page by page, found again by game, end and companion."""

from typing import Literal

from bivouac.core.mistakes import PlayerMistake
from bivouac.server.people_messages import History, PastGame, PastSeat
from bivouac.store import Moment, Past, Search, Store
from bivouac.store.listed_names import plain
from bivouac.table.seats import all_called
from bivouac.table.views import whole_seconds

PAGE = 20
SELDOM = 100  # games together: to find fewer among ten thousand of one's own takes longer than among theirs


async def page(
    store: Store,
    player: str,
    *,
    game: str | None = None,
    end: Literal["won", "lost"] | None = None,
    sought: str = "",
    after: str | None = None,
) -> History:
    """A page of the player's games that go on after the place where another page ended."""
    before = None if after is None else _read_cursor(after)
    search = Search(game, None if end is None else end == "won")
    if sought.strip():
        met = await _companions(store, player, sought)
        search = search._replace(companions=sorted(met), seldom=sum(met.values()) < SELDOM)
    if search.companions == []:
        return History([], None)
    found = await store.people.history(player, PAGE + 1, search, before)
    shown = found[:PAGE]
    names = await store.names(sorted({seat.player for past in shown for seat in past.results if seat.player}))
    last = shown[-1].results[0] if len(found) > PAGE else None
    follows = None if last is None else f"{last.ended}.{last.table_id}"
    return History([_game(past, player, names) for past in shown], follows)


async def _companions(store: Store, player: str, sought: str) -> dict[str, int]:
    """Those whose names are like what was typed, accents and capitals aside, and how often they were met."""
    wanted = plain(sought)
    return {id: met for id, name, met in await store.people.companions(player) if wanted in plain(name)}


def _read_cursor(text: str) -> Moment:
    ended, _, table = text.partition(".")
    if not ended.isdecimal() or not ended.isascii() or len(ended) > 15 or not table:
        raise PlayerMistake("page_unknown")
    return Moment(int(ended), table)


def _game(past: Past, player: str, names: dict[str, str]) -> PastGame:
    one = past.results[0]
    called = all_called([None if seat.bot else names.get(seat.player, "") for seat in past.results])
    return PastGame(
        id=one.table_id,
        game=one.game,
        status="over" if past.status == "over" else "closed",
        ended=whole_seconds(one.ended),
        length=whole_seconds(one.length),
        actions=one.actions,
        counted=one.counted,
        rated=one.rated,
        rating=next((round(own.rating) for own in past.results if own.player == player and own.rating), None),
        reviewed=past.reviewed,
        seats=[
            PastSeat(
                name=name,
                bot=seat.bot,
                mine=seat.player == player,
                departed=not seat.player and not seat.bot,
                rank=seat.rank,
                won=seat.won,
                points=seat.points,
                gave_up=seat.gave_up,
            )
            for seat, name in zip(past.results, called, strict=True)
        ],
    )
