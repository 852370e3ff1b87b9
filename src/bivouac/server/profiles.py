"""What somebody's games tell of them, summed up for a page: for themselves in full, for others in part."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from bivouac.review.records import decode
from bivouac.server.people_messages import Companion, Played, Profile, Run
from bivouac.store import Judged, Player, Standing, Store
from bivouac.store import Played as Game

LATEST = 20  # results that are drawn
WAY = 50  # ratings that are drawn
DEAREST = 6
REVIEWED = 20  # the latest, of which accuracy and luck are the means


async def of(store: Store, player: Player, *, mine: bool) -> Profile:
    """The profile of a player; whom they play with is told to themselves alone."""
    people = store.people
    games = await people.games(player.id)
    standings = {one.game: one for one in await people.standings(player.id)}
    judged = [_judged(one) for one in await people.reviews(player.id, REVIEWED)]
    accuracies = [accuracy for accuracy, _ in judged if accuracy is not None]
    return Profile(
        name=player.name,
        handle=player.handle,
        mine=mine,
        private=player.private,
        games=_sums(games),
        runs=[_run(name, some, standings.get(name)) for name, some in _by_game(games)],
        companions=await _companions(store, player.id) if mine else [],
        reviewed=len(judged),
        accuracy=_mean(accuracies),
        luck=_mean([luck for _, luck in judged if luck is not None]),
    )


async def _companions(store: Store, player: str) -> list[Companion]:
    found = await store.people.dearest(player, DEAREST)
    known = await store.people.players([one.player for one in found])
    return [
        Companion(
            name=known[one.player].name,
            handle=None if known[one.player].private else known[one.player].handle,
            together=one.together,
            won=one.won,
        )
        for one in found
        if one.player in known
    ]


def _by_game(games: Sequence[Game]) -> list[tuple[str, list[Game]]]:
    ordered = sorted(games, key=lambda one: one.game)  # a stable sort: each game's own keep their order
    return [(name, list(some)) for name, some in groupby(ordered, key=lambda one: one.game)]


def _sums(games: Sequence[Game]) -> list[Played]:
    """One row for each game and count of seats."""
    ordered = sorted(games, key=lambda one: (one.game, one.seats))
    found = []
    for (name, seats), group in groupby(ordered, key=lambda one: (one.game, one.seats)):
        some = list(group)
        points = [one.points for one in some if one.points is not None]
        won = sum(one.won for one in some)
        found.append(Played(name, seats, len(some), won, _mean(points), max(points, default=None)))
    return found


def _run(name: str, games: list[Game], standing: Standing | None) -> Run:
    results = [one.won for one in games]
    streaks = [len(list(group)) for won, group in groupby(results) if won]
    now = streaks[-1] if results and results[-1] else 0
    return Run(
        game=name,
        latest=results[-LATEST:],
        streak=now,
        longest=max(streaks, default=0),
        rating=None if standing is None else round(standing.rating),
        spread=None if standing is None else round(standing.spread),
        way=[round(one.rating) for one in games if one.rating is not None][-WAY:],
    )


def _judged(one: Judged) -> tuple[float | None, float | None]:
    """Accuracy and luck of the player's seat; nothing of a review that an older version kept."""
    try:
        review = decode(one.review)
        return review.accuracy[one.seat], review.luck[one.seat]
    except (msgspec.DecodeError, IndexError):
        return None, None


def _mean(values: Iterable[float]) -> float | None:
    some = list(values)
    return round(sum(some) / len(some), 2) if some else None
