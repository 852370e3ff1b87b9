"""Bad weather on the wire: frames that are wrong in every way, and what must be true when it has passed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from bivouac.core.entries import Acted, Undone
from bivouac.core.journal import parse
from bivouac.core.replay import replay
from bivouac.table.lines import Asked, Line
from bivouac.table.successors import export
from tests.server.guests import Guest, Window
from tests.server.houses import Served
from tests.server.prepared import TAKARA

MALFORMED = (
    "",
    "null",
    "7",
    "[]",
    "{",
    "{}",
    '"act"',
    '{"type":"act"}',
    '{"type":"fly","client":"x"}',
    '{"type":["act"],"client":"x"}',
    '{"type":"act","client":"x","seq":"3","text":"den"}',
    '{"type":"act","client":"x","seq":-1,"text":"den"}',
    '{"type":"act","client":"x","seq":3.5,"text":"den"}',
    '{"type":"act","client":"x","seq":99999999999999999999,"text":"den"}',
    '{"type":"act","client":"x","seq":3,"text":7}',
    '{"type":"act","client":"x","seq":3,"text":"den","seat":-1}',
    '{"type":"act","client":"x","seq":3,"text":"den","seat":true}',
    '{"type":"act","client":"x","seq":3,"text":"den","strange":1}',
    '{"type":"act","client":"","seq":3,"text":"den"}',
    '{"type":"act","client":"' + "x" * 41 + '","seq":3,"text":"den"}',
    '{"type":"act","client":"x","seq":3,"text":"' + "x" * 201 + '"}',
    '{"type":"act","client":"\\ud800","seq":3,"text":"den"}',
    '{"type":"say","client":"x","text":"' + "x" * 2001 + '"}',
    '{"type":"speak","client":"x","lang":"de"}',
    '{"type":"welcome","wire":1}',
    '{"client":"x","type":"answer","agrees":"yes"}',
    "[" * 8000,
    '{"strange":' + "[" * 8000 + "]" * 8000 + ',"type":"ping","client":"x"}',
    '{"a":' * 3000,
    "\x00",
    "\u2028" * 50,
)
TEXT, BINARY, RESERVED = b"\x81", b"\x82", b"\x83"
NO_MASK = b"\x00\x00\x00\x00"


def frame(head: bytes, payload: bytes, size: int | None = None) -> bytes:
    """A short frame as a browser writes it, which may lie about its size."""
    return head + bytes([0x80 | (len(payload) if size is None else size)]) + NO_MASK + payload


class Sailor:
    """A player on a bad line, who forgets nothing of what was acknowledged."""

    def __init__(self, guest: Guest, table: str, luck: Random) -> None:
        self.guest = guest
        self.table = table
        self.luck = luck
        self.client = f"sailor {guest.cookie}"[-40:]
        self.acknowledged: dict[int, set[int]] = {}
        self.sent: list[dict[str, Any]] = []
        self.window = self.come()

    def come(self) -> Window:
        """A new window, that knows what the last one knew."""
        self.window = self.guest.window(self.table)
        self.window.client = self.client
        return self.window

    def leave(self) -> None:
        """Note what was acknowledged, and go without a word."""
        for message in self.window.heard:
            if message["type"] == "ack" and message["client"] == self.client and message["seq"]:
                self.acknowledged.setdefault(message["seq"], set()).add(message["line"])
        self.window.heard.clear()
        self.window.socket.socket.close()

    def settle(self) -> None:
        """Hear everything that is under way, or come again."""
        try:
            self.window.send("ping")
            while True:
                message = self.window.hear()
                if message["type"] == "pong":
                    return
                if message["type"] == "refused" and message["refusal"]["code"] == "too_fast":
                    break
        except (ConnectionClosed, OSError):
            pass
        self.leave()
        self.come()

    def step(self) -> None:
        """Something that may happen on a bad line."""
        deed = self.luck.choice(DEEDS)
        try:
            deed(self)
        except (ConnectionClosed, OSError):
            self.leave()
            self.come()

    def act(self) -> None:
        """An action, if it is one's turn."""
        self.settle()
        if self.window.moves():
            text = self.luck.choice(self.window.moves())
            self.sent.append({"seq": self.window.seq, "text": text})
            self.window.send("act", **self.sent[-1])

    def act_and_vanish(self) -> None:
        """An action, and nobody there to hear the answer."""
        self.act()
        self.leave()
        self.come()

    def repeat(self) -> None:
        """What was sent before, once more or thrice."""
        for message in self.luck.choices(self.sent, k=self.luck.randint(1, 3)) if self.sent else ():
            self.window.send("act", **message)

    def swap(self) -> None:
        """Two actions, the later first."""
        self.act()
        if len(self.sent) > 1:
            for message in (self.sent[-1], self.sent[-2]):
                self.window.send("act", **message)

    def undo(self) -> None:
        """Going back, or asking for it."""
        self.window.send("undo", seq=self.window.seq)

    def answer(self) -> None:
        """An answer to a question that may not have been asked."""
        self.window.send("answer", agrees=self.luck.random() < 0.5)

    def garble(self) -> None:
        """Something that means nothing."""
        self.window.socket.send(self.luck.choice(MALFORMED))

    def throw_bytes(self) -> None:
        """A frame of bytes."""
        self.window.socket.send(self.luck.randbytes(self.luck.randint(0, 300)))

    def truncate(self) -> None:
        """Half a frame, and then nothing."""
        text = b'{"type":"act","client":"x","seq":3,"text":"den"}'
        self.window.socket.socket.sendall(frame(TEXT, text[: self.luck.randint(0, 40)], size=len(text)))
        self.leave()
        self.come()

    def oversize(self) -> None:
        """More than anybody has to say."""
        self.window.socket.send("x" * (16 * 1024 + self.luck.randint(1, 1000)))

    def fragment(self) -> None:
        """A good message in many pieces."""
        self.window.socket.send(iter(['{"type":"pi', 'ng","cli', 'ent":"x"', "}"]))

    def say(self) -> None:
        """A word."""
        self.window.send("say", text=f"ahoy {self.luck.randint(1, 99)}")


DEEDS = (
    *[Sailor.act] * 9, Sailor.act_and_vanish, Sailor.repeat, Sailor.swap, Sailor.undo, Sailor.answer,
    Sailor.garble, Sailor.throw_bytes, Sailor.truncate, Sailor.oversize, Sailor.fragment, Sailor.say,
)  # fmt: skip


def lines(house: Served, table: str) -> list[Line]:
    """The journal of a table as it is on disk."""
    room = house.house.rooms.room(table)
    stored = house.do(lambda open: open.rooms._load(room))
    return stored.lines


def assert_sound(house: Served, table: str, *sailors: Sailor) -> int:
    """The journal can be replayed, and every acknowledged action stands in it exactly once; how many do."""
    text = house.do(lambda open: open.rooms.look(table, lambda found, room: export(found, operator=True)))
    replay(TAKARA, parse(text))
    written = {line.seq: line.fact for line in lines(house, table)}
    asked_for = [fact for fact in written.values() if isinstance(fact, Acted) and fact.client]
    once = Counter((fact.seat, fact.client, fact.on) for fact in asked_for)
    assert set(once.values()) <= {1}
    count = 0
    for sailor in sailors:
        for seq, acknowledged in sailor.acknowledged.items():
            for line in acknowledged:
                fact = written[line]
                assert isinstance(fact, Acted | Undone | Asked), fact
                if isinstance(fact, Acted):
                    assert (fact.client, fact.on) == (sailor.client, seq)
                    count += 1
    return count
