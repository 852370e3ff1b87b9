"""The life of a process that works for the server: it greets, then does errands until the server hangs up."""

import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, NamedTuple, Protocol, TypeVar

import msgspec

from bivouac.bots.errand import ALARM_MARGIN, give_way, keep_pipes, listen, send, set_alarm


class Timed(Protocol):
    """An errand says how long it may take."""

    @property
    def seconds(self) -> float:
        """Before the system ends the process."""
        ...


Errand = TypeVar("Errand", bound=Timed)


class Desk(NamedTuple):
    """Where a process works: what it says leaves by a pipe, what it is asked comes in beside."""

    pipe: BinaryIO
    errands: SimpleQueue[bytes]

    def tell(self, told: msgspec.Struct) -> None:
        """Say something before the answer."""
        send(self.pipe, told)

    def is_called(self) -> bool:
        """Does another errand wait? Then nobody wants to hear more of this one."""
        return not self.errands.empty()


def _nothing(desk: Desk) -> None:
    """There is nothing to prepare."""


def work(
    errand: type[Errand],
    greeting: msgspec.Struct,
    answer: Callable[[Errand, Desk], Any],
    prepare: Callable[[Desk], None] = _nothing,
) -> None:
    """Greet, prepare as long as nobody asks, then answer one errand after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    inlet, outlet = keep_pipes()
    give_way(*map(int, sys.argv[1:]))
    errands: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(inlet, errands), daemon=True).start()
    with open(outlet, "wb") as pipe:
        desk = Desk(pipe, errands)
        desk.tell(greeting)
        prepare(desk)
        while True:
            asked = msgspec.json.decode(errands.get(), type=errand)
            set_alarm(asked.seconds + ALARM_MARGIN)
            desk.tell(answer(asked, desk))
            set_alarm(0)
