"""A process that thinks for others: positions come in by one pipe, the texts of actions leave by another.

`python -m bivouac.bots.errand MEBIBYTES NICENESS`, started by the server. A bot that fails in a way of its
own ends the process, and whoever sent the errand sees that; nothing it leaves behind can spoil the next one.
"""

import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Literal

import msgspec

from bivouac.bots.bot import Bot, Planning
from bivouac.bots.glimpse import Glimpse
from bivouac.bots.levels import LevelBot
from bivouac.bots.pace import free_world
from bivouac.bots.specs import make_bot
from bivouac.core.chance import QuickChance
from bivouac.core.contract import Game, State
from bivouac.core.game import HouseGame
from bivouac.core.refusal import SetupError
from bivouac.games import game, names

HEAD = 4
LONGEST_REASON = 1000
# The sender ends a late process. If the sender itself is gone, the system does, so much later.
ALARM_MARGIN = 1.0

NOTHING = msgspec.Raw(b"null")
MOST_PLANNERS = 64  # of a few hundred kilobytes at most

MakeBot = Callable[[str, int], Bot]


class Job(msgspec.Struct, frozen=True):
    """A position to think about; its document was redealt, so that it holds no secret of the table."""

    number: int
    game: str
    document: msgspec.Raw
    seat: int
    bot: str
    seed: int
    seconds: float
    public: msgspec.Raw = NOTHING  # the same position redealt for an onlooker
    table: str = ""  # whose plans may be gone on with; of no table, none are


class Answer(msgspec.Struct, frozen=True):
    """What came of a job: the text of an action, or why the job or the bot was wrong; number 0 greets."""

    number: int
    kind: Literal["ready", "chosen", "refused", "failed"]
    said: str = ""


def framed(message: msgspec.Struct) -> bytes:
    """A message as it goes through a pipe: its length, then JSON."""
    body = msgspec.json.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


class Planners:
    """The bots that planned on, each until it is asked about another moment than the one it planned for."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int, str], Planning] = {}

    def take(self, job: Job, glimpse: Glimpse) -> Bot | None:
        """Whoever has a plan for this moment of the table; a plan for another is forgotten."""
        planner = self.kept.pop((job.table, job.seat, job.bot), None)
        return planner if planner is not None and planner.goes_on(glimpse) else None

    def keep(self, job: Job, thinker: Bot | None) -> None:
        """It may be asked again in the same turn; of too many, who waits longest is forgotten."""
        if job.table and isinstance(thinker, Planning):
            self.kept[job.table, job.seat, job.bot] = thinker
            if len(self.kept) > MOST_PLANNERS:
                del self.kept[next(iter(self.kept))]


def answer_to(job: Job, make: MakeBot = make_bot, planners: Planners | None = None) -> Answer:
    """Think; all that a bot draws comes from the seed of the job for which it was made.

    A bot is made for each job, unless one goes on with what it planned at this table for this very moment.
    """
    planners = planners or Planners()
    try:
        state = _position(job)
        imagined = _imagined(job)
        glimpse = Glimpse(state, job.seat)
        planner = planners.take(job, glimpse)
        thinker = planner or make(job.bot, job.seed)
    except SetupError as wrong:
        return Answer(job.number, "refused", str(wrong)[:LONGEST_REASON])
    legal = state.legal(job.seat)
    # With a single action there is nothing to choose, but others may not know that: as much is thought about
    # a world in which there was. A world is sought also where there is a choice, for seeking takes time too.
    if len(legal) == 1 and imagined is not None:
        idle = make(job.bot, job.seed) if planner else thinker
        idle.choose(Glimpse(imagined, job.seat))
        action = planner.choose(glimpse) if planner else legal[0]
    else:
        action = thinker.choose(glimpse)
        planner = thinker
    if isinstance(thinker, LevelBot) and thinker.fault is not None:  # the sender knows whom to ask instead
        return Answer(job.number, "failed", str(thinker.fault)[:LONGEST_REASON])
    if action not in legal:
        return Answer(job.number, "failed", f"it chose {str(action)[:40]}, which is not legal")
    planners.keep(job, planner)
    return Answer(job.number, "chosen", state.text(action))


def _position(job: Job) -> State:
    try:
        box = game(job.game)
    except KeyError as unknown:
        raise SetupError(unknown.args[0]) from None
    state = _as_written(box, job.document)
    if job.seat not in state.actors():
        raise SetupError(f"seat {job.seat} has nothing to decide")
    return state


def _imagined(job: Job) -> State | None:
    """A world an onlooker may imagine in which the seat has a choice, where one is known."""
    if job.public == NOTHING:
        return None
    return free_world(_as_written(game(job.game), job.public), job.seat, QuickChance(job.seed))


def _as_written(box: Game, document: msgspec.Raw) -> State:
    """The state of a document that whoever sent the errand took from a state of its own a moment ago."""
    read = box.restore if isinstance(box, HouseGame) else box.load
    return read(msgspec.json.decode(document))


def main(make: MakeBot = make_bot) -> None:
    """Greet, then answer jobs until the sender hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the sender's business
    inlet, outlet = keep_pipes()
    faulthandler.enable()
    give_way(*map(int, sys.argv[1:]))
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(inlet, jobs), daemon=True).start()
    with open(outlet, "wb") as pipe:
        send(pipe, Answer(0, "ready"))
        read_games(jobs)
        planners = Planners()
        while True:
            job = msgspec.json.decode(jobs.get(), type=Job)
            set_alarm(job.seconds + ALARM_MARGIN)
            answer = answer_to(job, make, planners)
            send(pipe, answer)
            set_alarm(0)


def read_games(jobs: "SimpleQueue[bytes]") -> None:
    """Read the games while nobody asks: the first question about one need not wait for it."""
    for name in names():
        if jobs.empty():
            with suppress(Exception):  # whoever asks about a game that cannot be read is told
                game(name)


def send(pipe: BinaryIO, answer: msgspec.Struct) -> None:
    """The answer is in the pipe; without anybody at its other end this process ends."""
    try:
        pipe.write(framed(answer))
        pipe.flush()
    except BrokenPipeError:
        os._exit(0)  # the sender was killed; closing the pipe would only complain again


def keep_pipes() -> tuple[int, int]:
    """Both pipes under new numbers: what a bot prints goes to stderr, and it has nothing to read."""
    inlet, outlet = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    try:
        os.dup2(2, 1)
    except OSError:  # a server whose stderr is closed
        os.dup2(nothing, 1)
    os.close(nothing)
    return inlet, outlet


def give_way(mebibytes: int, niceness: int) -> None:
    """Let the server and its players go first, and bound the memory, as far as the system knows how."""
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError):
        os.nice(niceness)
    _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    limit = mebibytes << 20
    if hard != resource.RLIM_INFINITY:
        limit = min(limit, hard)
    with suppress(OSError, ValueError):  # macOS knows the limit and refuses to set it
        resource.setrlimit(resource.RLIMIT_AS, (limit, hard))


def listen(inlet: int, jobs: "SimpleQueue[bytes]") -> None:
    """Pass the jobs on; when the sender hangs up, end the process even in the middle of a thought."""
    with open(inlet, "rb") as pipe:
        while len(head := pipe.read(HEAD)) == HEAD:
            size = int.from_bytes(head, "big")
            body = pipe.read(size)
            if len(body) < size:
                break
            jobs.put(body)
    os._exit(0)


def set_alarm(seconds: float) -> None:
    """Have the system end this process then, for compiled code lets no other thread see the pipe close."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
