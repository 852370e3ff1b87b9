"""What the store knows of people beyond their names: what they have played, how strong they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection

from bivouac.store import company, listed_names, players, profiles, ratings, results, tallies
from bivouac.store.records import (
    Bond,
    Career,
    Invitation,
    Past,
    Player,
    Report,
    Result,
    Standing,
)
from bivouac.store.results import Moment, Search

T = TypeVar("T")
ANY = Search()


class Reading(Protocol):
    """How a question is put to the database."""

    def __call__(self, ask: Callable[[Connection], T], /) -> Awaitable[T]:
        """The answer."""
        ...


class Writing(Protocol):
    """How a change is made; changes of one key are made in the order they came."""

    def __call__(self, work: Callable[[Connection], T], key: str, /) -> Awaitable[T]:
        """What the work returned, once it is durable."""
        ...


class People:
    """The part of an open store that is about people; the store lends it its ways to the database."""

    def __init__(self, ask: Reading, do: Writing) -> None:
        self._ask = ask
        self._do = do

    async def history(
        self, player: str, limit: int, search: Search = ANY, before: Moment | None = None
    ) -> list[Past]:
        """A page of the games that a player has finished, the latest first."""
        ask = partial(results.history, player=player, search=search, before=before, limit=limit)
        return await self._ask(ask)

    async def companions(self, player: str) -> list[tuple[str, str, int]]:
        """The id and the name of everybody a player has finished a game with, and how many games."""
        return await self._ask(partial(tallies.named_companions, player=player))

    async def results_of(self, table: str) -> list[Result]:
        """What a game was for each of its seats."""
        return await self._ask(partial(results.of_table, table=table))

    async def owed_results(self, limit: int) -> list[str]:
        """Tables whose games were over before results were kept."""
        return await self._ask(partial(results.owed, limit=limit))

    async def settle_results(self, table: str, found: Sequence[Result]) -> None:
        """Keep the results that a table owed, if it has any."""
        await self._do(partial(results.settle, table=table, results=found), table)

    async def standings(self, player: str) -> list[Standing]:
        """How strong a player is, in each game."""
        return await self._ask(partial(ratings.of_player, player=player))

    async def strongest(self, game: str, least: int, limit: int) -> list[Standing]:
        """The strongest accounts of a game that have played it often enough, the surest first."""
        return await self._ask(partial(ratings.strongest, game=game, least=least, limit=limit))

    async def place(self, standing: Standing, least: int) -> int | None:
        """The place among those who have played often enough, 1 being the strongest; None far behind."""
        return await self._ask(partial(ratings.place, standing=standing, least=least))

    async def by_handle(self, handle: str) -> Player | None:
        """The account that others know by a handle."""
        return await self._ask(partial(players.by_handle, handle=handle))

    async def called(self, name: str, limit: int) -> list[Player]:
        """The accounts of that name that do not hide, those who were here last first."""
        return await self._ask(partial(listed_names.find, name=name, limit=limit))

    async def players(self, ids: Sequence[str]) -> dict[str, Player]:
        """These players, as far as they are here."""
        return await self._ask(partial(players.by_ids, ids=ids))

    async def career(self, player: str) -> Career:
        """What all games of a player come to."""
        return await self._ask(partial(profiles.career, player=player))

    async def everything(self, player: str) -> dict[str, list[Any]]:
        """All rows that are kept of what a player did."""
        return await self._ask(partial(profiles.everything, player=player))

    async def say(self, bond: Bond) -> None:
        """Note what somebody says of another; Full if they have said something of too many."""
        await self._do(partial(company.say, bond=bond), bond.player)

    async def take_back(self, player: str, other: str) -> None:
        """Nothing is said of them any more; a friendship ends on both sides."""
        await self._do(partial(company.take_back, player=player, other=other), player)

    async def bonds(self, player: str) -> list[Bond]:
        """What a player says of others, and who asks for their friendship."""
        return await self._ask(partial(company.of_player, player=player))

    async def unwanted(self, player: str) -> set[str]:
        """Those a player has blocked, and those who have blocked the player."""
        return await self._ask(partial(company.unwanted, player=player))

    async def unheard(self, player: str) -> set[str]:
        """Those whose words a player does not want to read."""
        return await self._ask(partial(company.unheard, player=player))

    async def invite(self, invitation: Invitation) -> bool:
        """Invite a friend to a table; False if the two are no friends, Full if too many wait there."""
        return await self._do(partial(company.invite, invitation=invitation), invitation.player)

    async def invitations(self, player: str) -> list[Invitation]:
        """Where a player is invited, at tables that still gather, the latest first."""
        return await self._ask(partial(company.invitations, player=player))

    async def decline(self, player: str, table: str) -> None:
        """An invitation is gone: it was taken up, or is not wanted."""
        await self._do(partial(company.decline, player=player, table=table), player)

    async def report(self, one: Report) -> None:
        """Tell the operator of somebody; Full if that was done too often today."""
        await self._do(partial(company.report, one=one), one.reporter)

    async def reports(
        self, limit: int, before: int | None = None, *, unresolved: bool = False
    ) -> list[Report]:
        """What the operator was told, the latest first and before a moment."""
        ask = partial(company.reports, limit=limit, before=before, unresolved=unresolved)
        return await self._ask(ask)

    async def resolve_report(self, id: str, at: int) -> str | None:
        """Whom a report is about that has been seen to; None if there is no such report."""
        return await self._do(partial(company.resolve_report, id=id, at=at), id)

    async def find(self, sought: str, limit: int) -> list[Player]:
        """Players by id, account, handle or part of a name, those who were here last first."""
        return await self._ask(partial(players.find, sought=sought, limit=limit))
