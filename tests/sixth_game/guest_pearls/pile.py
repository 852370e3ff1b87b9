"""The state of Pearls and its few rules. It holds the core's classes and inherits from none of them."""

from __future__ import annotations

from typing import Any

from bivouac.core.chance import Chance, OwnChance, fork, load_chance
from bivouac.core.contract import SPECTATOR
from bivouac.core.documents import digest, fields, rules_version, whole, wholes
from bivouac.core.knowledge import Knowledge, load_knowledge
from bivouac.core.outcome import Outcome, ranked
from bivouac.core.piles import Pile
from bivouac.core.refusal import Refusal, SetupError, game_over, not_your_turn, unknown_action, unknown_text
from bivouac.core.words import words

from .facts import FACTS
from .shells import BOX, IDS, SHELLS, Find, Pinch, pearls_after

TEXTS = ("dive", "look")
DIVE, LOOK = range(2)
VOCABULARY = len(TEXTS)
KEYS = ("game", "rules", "seats", "chance", "pile", "opened", "knowledge", "pearls", "active", "moves")
COUNT = 1 << 40


class Pearls:
    """A game in play. A shell's number is its place in the pile, 0 at the bottom."""

    def __init__(self, seats: int, chance: OwnChance) -> None:
        self.seats = seats
        self.chance = chance
        self.pile = Pile([])
        self.opened: list[int] = []
        self.knowledge = Knowledge(seats)
        self.pearls = [0] * seats
        self.active = 0
        self.moves = 0
        self.watching = False
        self.log: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def actors(self) -> list[int]:
        """The active player, while shells are left."""
        return [self.active] if len(self.pile) else []

    def legal(self, seat: int) -> list[int]:
        """What nothing forbids."""
        return [action for action in range(VOCABULARY) if self.why_not(seat, action) is None]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None exactly when the action is legal."""
        if not len(self.pile):
            return game_over()
        if seat != self.active:
            return not_your_turn(seat)
        if not 0 <= action < VOCABULARY:
            return unknown_action(action)
        if action == LOOK and self.knowledge.knows(seat, len(self.pile) - 1):
            return Refusal("already_seen", {}, "pearls.1")
        return None

    def play(self, seat: int, action: int) -> None:
        """Look or dive; then it is the next player's turn."""
        refused = self.why_not(seat, action)
        if refused is not None:
            raise refused
        self.log = []
        self.moves += 1
        top = len(self.pile) - 1
        if action == LOOK:
            self.knowledge.learn(seat, top)
            self._tell("look", top, {}, {"face": IDS[self.pile.pieces[top]]})
        else:
            self.knowledge.publish(top)
            shell = self.pile.draw()
            self.opened.append(shell)
            self.pearls[seat] = pearls_after(SHELLS[IDS[shell]], self.pearls[seat])
            self._tell("dive", top, {"face": IDS[shell], "pearls": self.pearls[seat]}, {})
            if not len(self.pile) and self.watching:
                self.log.append(({"kind": "end"}, {}))
        self.active = (seat + 1) % self.seats

    def _tell(self, kind: str, shell: int, facts: dict[str, Any], secret: dict[str, Any]) -> None:
        if self.watching:
            event = {"kind": kind, "seat": self.active, "element": f"shell-{shell + 1}"}
            self.log.append((event | facts, secret))

    def text(self, action: int) -> str:
        """The action in notation."""
        if not 0 <= action < VOCABULARY:
            raise unknown_action(action)
        return TEXTS[action]

    def parse(self, text: str) -> int:
        """The action a notation names."""
        if text not in TEXTS:
            raise unknown_text(text)
        return TEXTS.index(text)

    def elements(self, action: int) -> list[str]:
        """Both actions are about the top shell."""
        return [f"shell-{len(self.pile)}"] if len(self.pile) else []

    def label(self, action: int, lang: str) -> str:
        """The action as a player reads it."""
        return words(__package__, lang).say(f"action-{self.text(action)}")

    def copy(self) -> Pearls:
        """An independent game."""
        new = Pearls(self.seats, self.chance.copy())
        new.pile = self.pile.copy()
        new.opened = self.opened[:]
        new.knowledge = self.knowledge.copy()
        new.pearls = self.pearls[:]
        new.active = self.active
        new.moves = self.moves
        new.watching = self.watching
        new.log = self.log
        return new

    def redeal(self, seat: int, chance: Chance) -> Pearls:
        """The shells this seat has not seen, in any order alike."""
        new = self.copy()
        shells = self.pile.pieces[:]
        hidden = self.hidden(seat)
        kinds = sorted(shells[place] for place in hidden)
        chance.shuffle(kinds)
        for place, kind in zip(hidden, kinds, strict=True):
            shells[place] = kind
        new.pile = Pile(shells)
        new.chance = fork(chance)
        new.log = []
        new.watching = False
        return new

    def hidden(self, seat: int) -> list[int]:
        """The places of the pile whose shell the seat does not know."""
        return [place for place in range(len(self.pile)) if not self.knows(seat, place)]

    def knows(self, seat: int, place: int) -> bool:
        """Does the seat, or an onlooker, know the shell of that place?"""
        return self.knowledge.knows(seat if 0 <= seat < self.seats else SPECTATOR, place)

    def revealed(self) -> int:
        """Grows each time anybody learns something."""
        return self.knowledge.revealed

    def outlook(self, seat: int) -> dict[str, Any]:
        """All that this seat may see."""
        viewer = seat if 0 <= seat < self.seats else SPECTATOR
        ended = self.outcome()
        over = not len(self.pile)
        return {
            "game": FACTS.name,
            "seats": self.seats,
            "viewer": viewer,
            "actors": self.actors(),
            "round": self.moves // self.seats + 1,
            "phase": "over" if over else "turn",
            "players": [{"id": f"seat-{at + 1}", "pearls": self.pearls[at]} for at in range(self.seats)],
            "prompt": {"key": "over" if over else "turn", "seat": None if over else self.active},
            "pile": [self._shell(viewer, place) for place in range(len(self.pile))],
            "opened": [self._shell(viewer, place) for place in range(len(self.pile), len(BOX))],
            "outcome": None if ended is None else ended.to_dict(),
        }

    def _shell(self, viewer: int, place: int) -> dict[str, Any]:
        shells = self.pile.pieces + self.opened[::-1]
        return {
            "id": f"shell-{place + 1}",
            "kind": IDS[shells[place]] if self.knows(viewer, place) else None,
            "seen_by": self.knowledge.viewers(place),
        }

    def watch(self, on: bool) -> None:
        """Start or stop writing down what happens."""
        self.watching = on
        self.log = self.log if on else []

    def events(self, seat: int) -> list[dict[str, Any]]:
        """The last action as this seat witnessed it; before the first one, the deal."""
        if self.moves == 0:
            return [{"kind": "deal", "element": "pile", "count": len(self.pile)}]
        return [event | (secret if event.get("seat") == seat else {}) for event, secret in self.log]

    def odds(self, seat: int, action: int) -> dict[str, Any] | None:
        """What the top shell may be, from what the seat knows."""
        top = len(self.pile) - 1
        if not 0 <= action < VOCABULARY or top < 0:
            return None
        places = [top] if self.knows(seat, top) else self.hidden(seat)
        kinds = [IDS[self.pile.pieces[place]] for place in places]
        return {kind: kinds.count(kind) / len(kinds) for kind in sorted(set(kinds))}

    def estimate(self, seat: int) -> float:
        """The lead in pearls, out of all there are; at the end, what it came to."""
        ended = self.outcome()
        if ended is not None:
            return ended.utility[seat]
        return (self.pearls[seat] - max(self.pearls[:seat] + self.pearls[seat + 1 :])) / 10

    def outcome(self) -> Outcome | None:
        """The most pearls win; ties are shared."""
        if len(self.pile):
            return None
        lines = tuple((("pearls", pearls),) for pearls in self.pearls)
        return ranked([(pearls,) for pearls in self.pearls], self.pearls[:], lines)

    def dump(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        return {
            "game": FACTS.name,
            "rules": FACTS.rules,
            "seats": self.seats,
            "chance": self.chance.dump(),
            "pile": self.pile.pieces[:],
            "opened": self.opened[:],
            "knowledge": self.knowledge.dump(),
            "pearls": self.pearls[:],
            "active": self.active,
            "moves": self.moves,
        }

    def key(self) -> bytes:
        """A digest of the dump."""
        return digest(self.dump())


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> Pearls:
    """Six shells, shuffled, and a first player."""
    state = Pearls(seats, chance)
    state.pile = Pile([IDS.index(id) for id in BOX])
    state.pile.shuffle(chance)
    state.active = chance.below(seats)
    return state


def load(document: object) -> Pearls:
    """The inverse of `dump()`; refuses a shell missing, doubled or misplaced."""
    rules_version(document, FACTS.name, FACTS.rules)
    read = fields(document, "document", KEYS)
    seats = whole(read, "seats", *FACTS.seats)
    state = Pearls(seats, load_chance(read["chance"]))
    state.pile = Pile(wholes(read, "pile", (0, len(IDS) - 1)))
    state.opened = wholes(read, "opened", (0, len(IDS) - 1))
    state.knowledge = load_knowledge(read["knowledge"], seats, len(BOX))
    state.pearls = wholes(read, "pearls", (0, COUNT), seats)
    state.active = whole(read, "active", 0, seats - 1)
    state.moves = whole(read, "moves", 0, COUNT)
    take_census(state)
    return state


def take_census(state: Pearls) -> None:
    """Refuse a state with a shell, a pearl or a memory too many or too few."""
    opened = [SHELLS[IDS[shell]] for shell in state.opened]
    if sorted(IDS[shell] for shell in state.pile.pieces + state.opened) != sorted(BOX):
        raise SetupError("pile: these are not the six shells of the box")
    found = sum(effect.pearls for effect in opened if isinstance(effect, Find))
    lost = sum(effect.pearls for effect in opened if isinstance(effect, Pinch))
    if not found - lost <= sum(state.pearls) <= found:
        raise SetupError(f"pearls: {found} were found and up to {lost} lost")
    for place in range(len(BOX)):
        if state.knowledge.knows(SPECTATOR, place) != (place >= len(state.pile)):
            raise SetupError(f"knowledge.public: shell {place} is wrong")
    # Nothing is ever forgotten here, so that what was learnt can be counted.
    marks = sum(mask.bit_count() for mask in (state.knowledge.public, *state.knowledge.seen))
    if state.revealed() != marks:
        raise SetupError(f"knowledge.revealed: {marks} things were learnt")
