"""Who is strong at a game: the list that everybody sees, and the place of whoever looks at it."""

from bivouac.server.people_messages import Leaderboard, Ranked
from bivouac.server.ratings import ENOUGH
from bivouac.store import Standing, Store

LONGEST = 50


async def of(store: Store, game: str, player: str | None) -> Leaderboard:
    """The strongest of a game, and the player's own standing in it."""
    best = await store.people.strongest(game, ENOUGH, LONGEST)
    own = [] if player is None else await store.people.standings(player)
    mine = next((standing for standing in own if standing.game == game), None)
    known = await store.people.players([standing.player for standing in best] + ([player] if player else []))

    def ranked(place: int | None, standing: Standing) -> Ranked:
        who = known.get(standing.player)
        return Ranked(
            place=place,
            name="" if who is None else who.name,
            handle=None if who is None or who.private else who.handle,
            rating=round(standing.rating),
            spread=round(standing.spread),
            games=standing.games,
            mine=standing.player == player,
        )

    me = None if mine is None else ranked(await store.people.place(mine, ENOUGH), mine)
    return Leaderboard(game, ENOUGH, [ranked(at + 1, one) for at, one in enumerate(best)], me)
