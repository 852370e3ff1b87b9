"""What somebody's games tell of them, summed up for a page: for themselves in full, for others in part."""

from collections.abc import Iterable

import msgspec

from bivouac.review.records import decode
from bivouac.server.people_messages import Companion, Played, Profile, Run
from bivouac.store import Career, Judged, Player, Store, Streak, Tally


async def of(store: Store, player: Player, *, mine: bool) -> Profile:
    """The profile of a player; whom they play with is told to themselves alone."""
    career = await store.people.career(player.id)
    judged = [_judged(one) for one in career.reviews]
    accuracies = [accuracy for accuracy, _ in judged if accuracy is not None]
    return Profile(
        name=player.name,
        handle=player.handle,
        mine=mine,
        private=player.private,
        games=[_sum(one) for one in career.tallies],
        runs=[_run(career, streak) for streak in career.streaks],
        companions=await _companions(store, career) if mine else [],
        reviewed=len(judged),
        accuracy=_mean(accuracies),
        luck=_mean([luck for _, luck in judged if luck is not None]),
    )


async def _companions(store: Store, career: Career) -> list[Companion]:
    known = await store.people.players([one.player for one in career.companions])
    return [
        Companion(
            name=known[one.player].name,
            handle=None if known[one.player].private else known[one.player].handle,
            together=one.together,
            won=one.won,
        )
        for one in career.companions
        if one.player in known
    ]


def _sum(one: Tally) -> Played:
    average = round(one.points / one.scored, 2) if one.scored else None
    return Played(one.game, one.seats, one.played, one.won, average, one.best)


def _run(career: Career, streak: Streak) -> Run:
    standing = career.standings.get(streak.game)
    return Run(
        game=streak.game,
        latest=career.latest[streak.game],
        streak=streak.now,
        longest=streak.longest,
        rating=None if standing is None else round(standing.rating),
        spread=None if standing is None else round(standing.spread),
        way=[round(rating) for rating in career.ways.get(streak.game, [])],
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
