"""No leak on the wire: two servers in worlds that a viewer cannot tell apart send it the same bytes.

One server has the true world on its table, the other a redealt one, with the same chance to come. People act
by the same script at both, as long as the viewer is shown the same; whatever the viewer is sent over HTTP and
sockets, in answers, advice, refusals, logs, undos and replays, is compared byte for byte.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import bivouac
from bivouac import SPECTATOR
from bivouac.core.contract import Game
from bivouac.core.game import HouseGame
from bivouac.server import lamps
from bivouac.server.operator_door import unlock_anew
from bivouac.table import Charter, SeatPlan, Table
from bivouac.table.gathering import start, take
from tests.contract.laws.witnesses import Witness
from tests.contract.planted import Planted, PlantedGame
from tests.contract.tables import names
from tests.contract.walk import midway, twins
from tests.server.guests import Guest, Window
from tests.server.houses import NOON, Served, served

Move = tuple[int, str]

SEED = bytes(range(32))
STEPS = 8
ABOUT_A_TABLE = (
    "",
    "/outlook",
    "/position",
    "/log",
    "/journal",
    "/receipt",
    "/onlookers",
    "/outlook?at=1",
    "/position?at=2&lang=fr",
    "/course",
    "/review",
    "/review/page?lang=fr",
)
ABOUT_ALL = (
    "/api/tables?lang=fr",
    "/api/lobby/seat?game=takara",
    "/api/me/turns",
    "/api/me/history",
    "/api/me/profile",
    "/api/me/company",
    "/api/me/called?name=nobody",
    "/api/me/export",
    "/api/me/legacies/continent",
    "/api/players/nobody/profile",
    "/api/games/takara/leaderboard",
)
# Whoever looks on holds the operator's key as well, which opens no hand.
OF_THE_OPERATOR = tuple(f"/api/operator/{page}" for page in ("tables", "players", "reports", "bans", "trail"))
# What no game can show in, each with its reason.
UNTOUCHED = {
    "the same for everybody": r"/api/(games(/.+/(catalogue|guide|rulings|words))?|key|reach|schema.*)",
    "pages, files and monitors": r"/(?!api/).*",
    "a person's own name, devices and wishes": r"/api/(me(/(sessions|ways))?|unsubscribe/.*)",
    "measured anew each time": r"/api/operator/(vitals|trail/check)",
}
NEW_EACH_TIME = ("date", "set-cookie")  # headers that tell of the moment and of the visitor, not of the game


def ids_in(found: object) -> set[str]:
    """The ids of all pieces in something that was sent."""
    if isinstance(found, list):
        return set().union(*map(ids_in, found))
    if not isinstance(found, dict):
        return set()
    own = {found["id"]} if isinstance(found.get("id"), str) else set()
    return own.union(*map(ids_in, found.values()))


def script(game: Game, documents: list[dict[str, Any]], viewer: int, luck: Random) -> list[Move]:
    """Moves that can be made in both worlds and show the viewer the same faces and dice."""
    states = [game.load(document) for document in documents]
    moves: list[Move] = []
    while len(moves) < STEPS and states[0].actors() and states[0].actors() == states[1].actors():
        seat = luck.choice(states[0].actors())
        written = [{state.text(action) for action in state.legal(seat)} for state in states]
        for text in luck.sample(sorted(written[0] & written[1]), len(written[0] & written[1])):
            after = [state.copy() for state in states]
            for state in after:
                state.watch(True)
                state.play(seat, state.parse(text))
            if len({Witness(state, viewer).shown for state in after}) == 1:
                states = after
                moves.append((seat, text))
                break
        else:
            break
    return moves


class Evening:
    """One server, one table, everybody at it, and all that the viewer was sent."""

    def __init__(self, house: Served, game: Game, document: dict[str, Any], viewer: int) -> None:
        self.house = house
        self.game = game
        self.viewer = viewer
        self.seats = int(document["seats"])
        self.people = [house.guest(f"Person {seat}") for seat in range(self.seats)]
        self.watcher = house.guest("Somebody") if viewer == SPECTATOR else self.people[viewer]
        if viewer == SPECTATOR:
            self.watcher.post("/api/operator/session", key=house.do(lambda inside: unlock_anew(inside.store)))
        self.table = house.lay_out(self._laid(game, document))
        self.sent: list[bytes] = []
        self.asked: set[str] = set()
        self.kept: list[Window] = []
        self.windows = {seat: self._window(self.people[seat]) for seat in range(self.seats) if seat != viewer}
        self.eye = self._window(self.watcher, keep=True)

    def _laid(self, game: Game, document: dict[str, Any]) -> Table:
        charter = Charter(
            game=game.facts.name,
            rules=game.facts.rules,
            options=document["options"],
            seats=[SeatPlan("human")] * self.seats,
            seed=SEED,
            host="player0001",
            document=document,
            coach=True,
        )
        table = Table("table0001", charter, game)
        for seat in range(self.seats):
            take(table, f"player{seat + 1:04}", f"Person {seat}", NOON, seat=seat, invited=True)
        start(table, "player0001", NOON)
        return table

    def _window(self, guest: Guest, *, keep: bool = False, **query: Any) -> Window:
        window = guest.knock(f"/ws/{self.table}", lang="fr", **query)
        window.client = "tab"
        if keep:
            self.kept.append(window)
        self._hear(window, "welcome")
        self._hear(window, "presence")
        return window

    def _hear(self, window: Window, *types: str) -> dict[str, Any]:
        """Messages up to one of a type; those to the viewer are kept as they came."""
        while True:
            raw = window.socket.recv(60)
            data = raw.encode() if isinstance(raw, str) else raw
            if window in self.kept:
                self.sent.append(data)
            message = window.take(data)
            if message["type"] in types:
                return message

    def _of(self, seat: int) -> Window:
        return self.eye if seat == self.viewer else self.windows[seat]

    def act(self, seat: int, text: str) -> None:
        """A person acts, and everybody hears of it."""
        window = self._of(seat)
        window.send("act", seq=window.seq, text=text)
        answer = self._hear(window, "ack", "refused", "stale")
        assert answer["type"] == "ack", answer
        self._all_reach(answer["line"])

    def ask(self, seat: int, type: str, **fields: Any) -> str:
        """A person asks for something else; refused or not, everybody hears what there is to hear."""
        window = self._of(seat)
        window.send(type, **fields)
        answer = self._hear(window, "ack", "refused", "stale", "mistake", "pong")
        self._all_reach(answer.get("line", 0))
        return str(answer["type"])

    def take_advice(self, seat: int) -> None:
        """A person asks the coach, and hears it out, where the game is one that other processes know."""
        if not isinstance(self.game, HouseGame):
            return
        assert self.ask(seat, "advise") == "ack"
        while not self._hear(self._of(seat), "advice")["last"]:
            pass

    def _all_reach(self, line: int) -> None:
        for window in (*self.windows.values(), self.eye):
            while window.seq < line:
                self._hear(window, "news")

    def look(self) -> None:
        """Everything the viewer may ask for over HTTP, kept with its headers; and the way back in."""
        for path in ABOUT_A_TABLE:
            self._get(path)
        for seat in range(-1, self.seats):
            self._get(f"/outlook?seat={seat}")
        for text in ("fly away", *self.eye.moves()[:3]):
            for question in ("why", "odds"):
                self._get(f"/{question}?text={text}")
        for element in sorted(ids_in(self.eye.position))[:: self.eye.seq % 3 + 1]:
            self._get(f"/obstacles?element={element}")
        for path in (*ABOUT_ALL, *(OF_THE_OPERATOR if self.viewer == SPECTATOR else ())):
            self._ask(path)
        again = self._window(self.watcher, keep=True, after=max(0, self.eye.seq - 3))
        self._hear(self.eye, "presence")
        again.close()
        self._hear(self.eye, "presence")

    def _get(self, path: str) -> None:
        self._ask(f"/api/tables/{self.table}{path}")

    def _ask(self, path: str) -> None:
        self.asked.add(path.partition("?")[0])
        answer = self.watcher.http.get(path)
        headers = sorted(item for item in answer.headers.items() if item[0] not in NEW_EACH_TIME)
        self.sent.append(f"{path} {answer.status_code} {headers}".encode() + answer.content)

    def live(self, moves: list[Move]) -> list[bytes]:
        """The whole evening: acting, going back, talking, mistakes; what the viewer was sent."""
        self.look()
        if self.viewer == SPECTATOR:
            self.ask(SPECTATOR, "advise")
        first = {seat: number for number, (seat, _) in reversed(list(enumerate(moves)))}
        for number, (seat, text) in enumerate(moves):
            if first[seat] == number:
                self.take_advice(seat)
            self.act(seat, text)
            self._get(f"/why?text={text}")
            if number % 3 == 1:
                self.go_back_and_forth(seat, text)
            if number % 4 == 2:
                other = (seat + 1) % self.seats
                self.ask(seat, "say", text="well")
                self.ask(other, "act", seq=self._of(other).seq, text="fly away")
        if self.viewer == SPECTATOR:
            self.ask(SPECTATOR, "act", seq=self.eye.seq, text="fly away")
        self.look()
        return self.sent

    def go_back_and_forth(self, seat: int, text: str) -> None:
        """Take the action back, if the others must be asked in vain, and else play it again."""
        before = (self._of(seat).position or {})["number"]
        self.ask(seat, "undo", seq=self._of(seat).seq)
        if (self._of(seat).position or {})["number"] < before:
            self.act(seat, text)
            return
        other = (seat + 1) % self.seats
        self.ask(other, "answer", agrees=False)


@pytest.fixture(autouse=True)
def _one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach looks once: how often it could look again would tell of the machine."""
    monkeypatch.setattr(lamps, "LOOKING", 0.0)
    monkeypatch.setattr(lamps, "SHARED", 0.0)


def evenings(game: Game, seats: int, viewer: int, seed: int) -> tuple[list[bytes], list[bytes], int]:
    """What the viewer was sent in the two worlds, and how many moves were made."""
    state = midway(game, seats, seed, actions=6 + 5 * (seed % 4))
    documents = twins(state, viewer, seed)
    moves = script(game, documents, viewer, Random(seed))
    sent = []
    for document in documents:
        with served() as house:
            sent.append(Evening(house, game, document, viewer).live(moves))
    return sent[0], sent[1], len(moves)


@pytest.mark.parametrize("name", names())
def test_worlds_a_viewer_cannot_tell_apart_are_told_in_the_same_bytes(name: str, deep: bool) -> None:
    game = bivouac.game(name)
    low, high = game.facts.seats
    moves = 0
    for number in range(40 if deep else 3):
        seats = low + number % (high - low + 1)
        viewer = number % (seats + 1) - 1
        one, other, made = evenings(game, seats, viewer, 100 + number)
        assert one == other, f"seats {seats}, viewer {viewer}: {first_difference(one, other)}"
        moves += made
    assert moves > 0, "nothing was played, so nothing was shown"


def test_every_route_that_looks_is_asked() -> None:
    game = bivouac.game("takara")
    with served() as house:
        evening = Evening(house, game, midway(game, 2, 1, actions=6).dump(), SPECTATOR)
        evening.look()
        looks = {route.path_format for route in house.app.routes if "GET" in getattr(route, "methods", ())}
    patterns = {path: re.compile(re.sub(r"\{\w+\}", "[^/]+", path)) for path in looks}
    unasked = [path for path in looks if not any(patterns[path].fullmatch(one) for one in evening.asked)]
    missing = [path for path in unasked if not any(re.fullmatch(why, path) for why in UNTOUCHED.values())]
    assert missing == [], "ask these in look(), or say in UNTOUCHED why they tell nothing of a game"


class TellsTheKey(Planted):
    """Its outlook tells something of the whole state."""

    def outlook(self, seat: int, /) -> dict[str, Any]:
        """With a hint nobody should have."""
        return super().outlook(seat) | {"hint": self.true.key().hex()}


class WhispersInRefusals(Planted):
    """Its refusals know the whole state."""

    def why_not(self, seat: int, action: int, /) -> Any:
        """With one fact too many."""
        no = super().why_not(seat, action)
        return no and bivouac.Refusal(no.code, {**no.facts, "hint": self.true.key().hex()}, no.ruling)


class SighsInEvents(Planted):
    """Its events know the whole state."""

    def events(self, seat: int, /) -> list[dict[str, Any]]:
        """With a sigh."""
        return [*super().events(seat), {"kind": "sigh", "deep": self.true.key().hex()}]


@pytest.mark.parametrize("plant", [TellsTheKey, WhispersInRefusals, SighsInEvents])
def test_a_planted_leak_reaches_the_wire_and_is_caught(plant: type[Planted]) -> None:
    game = PlantedGame(bivouac.game("takara"), plant)
    one, other, _ = evenings(game, 2, 0, 100)
    assert one != other


def first_difference(one: list[bytes], other: list[bytes]) -> str:
    """Where the two begin to differ."""
    for left, right in zip(one, other, strict=False):
        if left != right:
            at = next(at for at in range(len(left)) if left[: at + 1] != right[: at + 1])
            return f"{left[max(0, at - 80) : at + 80]!r} / {right[max(0, at - 80) : at + 80]!r}"
    return f"{len(one)} and {len(other)} messages"
