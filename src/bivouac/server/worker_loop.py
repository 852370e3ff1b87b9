"""The life of a process that works for the server: it greets, then does errands until the server hangs up."""

import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Protocol, TypeVar

import msgspec

from bivouac.bots.errand import ALARM_MARGIN, give_way, keep_pipes, listen, send, set_alarm


class Timed(Protocol):
    """An errand says how long it may take."""

    @property
    def seconds(self) -> float:
        """Before the system ends the process."""
        ...


Errand = TypeVar("Errand", bound=Timed)


def work(errand: type[Errand], greeting: Any, answer: Callable[[Errand, BinaryIO], Any]) -> None:
    """Greet, then answer one errand after another; whoever answers may say more through the pipe before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    inlet, outlet = keep_pipes()
    give_way(*map(int, sys.argv[1:]))
    errands: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(inlet, errands), daemon=True).start()
    with open(outlet, "wb") as pipe:
        told = greeting
        while True:
            send(pipe, told)
            set_alarm(0)
            asked = msgspec.json.decode(errands.get(), type=errand)
            set_alarm(asked.seconds + ALARM_MARGIN)
            told = answer(asked, pipe)
