"""The course of games with a judge's eyes: asked for, made by a process apart, remembered."""

import sys
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from bivouac.core.refusal import Refusal
from bivouac.review.following import Step
from bivouac.server.course_worker import Followed, ToFollow
from bivouac.server.fair_queue import FairQueue
from bivouac.server.limits import Places
from bivouac.server.staff import PATIENT, Staff, WorkerLost
from bivouac.table import Table

COURSE_WORKER = (sys.executable, "-P", "-m", "bivouac.server.course_worker")
MEBIBYTES = 1024
SECONDS = 60.0
EACH = 2  # questions of one player under way
REMEMBERED = 64  # games
LONGEST_COURSE = 4 << 20
PORTION = 24  # steps judged for one request, so that nobody waits for a whole game


Deed = tuple[int, str]  # a seat, and what it did


class Played(NamedTuple):
    """A game as it was played: where it began, and what was done."""

    table: str
    game: str
    seats: int
    document: dict[str, Any]
    actions: list[Deed]


def played(table: Table) -> Played:
    """All that stands at a table."""
    actions = [(action.seat, action.text) for action in table.course.actions]
    return Played(table.id, table.charter.game, len(table.seats), table.origin().dump(), actions)


def parting(one: Played, other: Played) -> int:
    """The number of the last action up to which two games are the same."""
    return _alike(one.actions, other.actions)


def _alike(one: list[Deed], other: list[Deed]) -> int:
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)


class Known(NamedTuple):
    """What was judged of a game, by the numbers of its actions."""

    actions: list[Deed]
    steps: dict[int, Step]


class Courses:
    """One at a time; those who ask take turns. What is known of a game is not judged again."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.staff = Staff((*COURSE_WORKER, str(MEBIBYTES), PATIENT), Followed, LONGEST_COURSE)
        self.known: OrderedDict[str, Known] = OrderedDict()  # by table
        self.asking = Places()  # by player

    async def follow(self, game: Played, after: int, player: str, network: str) -> list[Step]:
        """The game's steps from that one on, as far as they are known after a portion more; Refusal when too
        many ask, or nothing can be said.
        """
        steps = self._kept(game)
        wanted = range(after, len(game.actions) + 1)
        missing = next((number for number in wanted if number not in steps), None)
        if missing is not None:
            if self.asking.taken(player) >= EACH or self.queue.is_full(network):
                raise Refusal("too_fast")
            with self.asking.take(player):
                async with self.queue.take(network, player):
                    judged = await self._judged(game, missing)
            steps |= {step.number: step for step in judged}
        self.known[game.table] = Known(game.actions, steps)
        self.known.move_to_end(game.table)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        end = next((number for number in wanted if number not in steps), len(game.actions) + 1)
        return [steps[number] for number in range(after, end)]

    async def close(self) -> None:
        """End the process."""
        self.staff.dismiss()
        await self.staff.gone()

    def _kept(self, game: Played) -> dict[int, Step]:
        """The steps known already; what was taken back since is forgotten."""
        known = self.known.get(game.table)
        if known is None:
            return {}
        still = _alike(known.actions, game.actions)
        return {number: step for number, step in known.steps.items() if number <= still}

    async def _judged(self, game: Played, after: int) -> list[Step]:
        document = msgspec.Raw(msgspec.json.encode(game.document))
        actions = game.actions[: after + PORTION]
        errand = ToFollow(0, game.game, document, game.seats, actions, after, SECONDS)
        try:
            answer = await self.staff.send(errand, SECONDS)
        except WorkerLost:
            raise Refusal("too_fast") from None
        return answer.steps
