"""The worker of the server with bots nobody wants to sit beside: they crash, hang, chatter and lie.

The name of such a bot may go on after a colon with a path of the test's own.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bivouac import game
from bivouac.bots import Bot, Glimpse, errand, make_bot


def exit_at_once(path: str) -> None:
    os._exit(3)


def overstep(path: str) -> None:
    """Touch memory that is nobody's."""
    ctypes.string_at(0)


def stumble(path: str) -> None:
    raise LookupError("a mistake of the bot")


def devour(path: str) -> None:
    """Take all the memory there is."""
    hoard = []
    while True:
        hoard.append(bytearray(16 << 20))


def hang(path: str) -> None:
    os.write(1, b"hanging\n")
    while True:
        pass


def clutch(path: str) -> None:
    """Hang without letting any other thread of the process run, as compiled code does."""
    os.write(1, b"hanging\n")
    ctypes.PyDLL(None).sleep(600)


def tell_and_hang(path: str) -> None:
    """Say so into a named pipe, which then stays open as long as this process lives."""
    news = os.open(path, os.O_WRONLY)
    os.write(news, b"hanging\n")
    while True:
        pass


def scribble(path: str) -> None:
    """Write into whatever is open, so also into the pipe that leads to the server."""
    for number in range(3, 20):
        try:
            os.write(number, b"Hello, I am a bot")
        except OSError:
            continue


def forge(path: str) -> None:
    """Answer before the answer, and for another."""
    frame = errand.framed(errand.Answer(10**6, "chosen", "pass"))
    for number in range(3, 20):
        try:
            os.write(number, frame)
        except OSError:
            continue


def chatter(path: str) -> None:
    """Print in every way there is, and ask a question."""
    print("thinking about it" * 1000)
    os.write(1, b"\0\0\0\2{}")
    os.system("echo aloud")
    assert sys.stdin.read() == ""


def crash_once(path: str) -> None:
    """Crash unless the file is there, and leave it."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(4)


def sign(path: str) -> None:
    """Write the number of the process into the file."""
    with Path(path).open("a") as file:
        file.write(f"{os.getpid()}\n")


WAYS: dict[str, Callable[[str], None]] = {
    "exit": exit_at_once,
    "overstep": overstep,
    "stumble": stumble,
    "devour": devour,
    "hang": hang,
    "clutch": clutch,
    "tell": tell_and_hang,
    "scribble": scribble,
    "forge": forge,
    "chatter": chatter,
    "once": crash_once,
    "sign": sign,
}


class OddBot:
    """A bot with a habit, which otherwise takes the last of the legal actions."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, glimpse: Glimpse) -> int:
        way, _colon, path = self.name.partition(":")
        WAYS[way](path)
        return glimpse.legal()[-1]


class Liar:
    """A bot that chooses what can be said, and may not be done."""

    name = "lie"

    def choose(self, glimpse: Glimpse) -> int:
        legal = glimpse.legal()
        return next(action for action in range(len(legal) + 1) if action not in legal)


def odd_bot(spec: str, seed: int) -> Bot:
    """An odd bot, or else one of the house."""
    if spec == Liar.name:
        return Liar()
    if spec == "master":  # whoever asks for it here learns what a level is that finds no memory
        return OddBot("exit")
    return OddBot(spec) if spec.partition(":")[0] in WAYS else make_bot(spec, seed)


if __name__ == "__main__":
    game("takara")  # read before the first job, so that a busy machine is not taken for a slow bot
    errand.main(odd_bot)
