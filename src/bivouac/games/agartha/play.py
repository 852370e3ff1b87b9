"""The state as the contract sees it: the face of the rules, which decides nothing itself."""

from typing import Any

from bivouac.core.chance import Chance
from bivouac.core.contract import SPECTATOR
from bivouac.core.documents import digest
from bivouac.core.outcome import Outcome
from bivouac.core.refusal import Refusal, game_over, not_your_turn, unknown_action
from bivouac.games.agartha import (
    actions,
    advice,
    do,
    documents,
    flow,
    labels,
    may,
    odds,
    outlook,
    redeal,
    resolve,
    scoring,
    why,
)
from bivouac.games.agartha.kinds import OVER
from bivouac.games.agartha.state import State


class Play(State):
    """A game of Agartha in play."""

    def actors(self) -> list[int]:
        """The active player, or nobody once the game is over."""
        return [self.active] if self.phase != OVER else []

    def legal(self, seat: int) -> list[int]:
        """The codes this seat may play now."""
        return may.legal(self) if self.phase != OVER and _is_active(self, seat) else []

    def play(self, seat: int, action: int) -> None:
        """Do it, or refuse and change nothing."""
        if (
            self.phase == OVER
            or not _is_active(self, seat)
            or not 0 <= action < actions.VOCABULARY
            or may.why(self, action) != may.FINE
        ):
            refused = self.why_not(seat, action)
            assert refused is not None, "what is not legal has a refusal"
            raise refused
        if self.watching:
            self.log = []
        self.moves += 1
        do.DO[actions.KIND_OF[action]](self, actions.ARGUMENT[action])
        resolve.run(self)
        flow.ask(self)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None exactly when the action is legal."""
        if self.phase == OVER:
            return game_over()
        if not _is_active(self, seat):
            return not_your_turn(seat)
        if not 0 <= action < actions.VOCABULARY:
            return unknown_action(action)
        return why.refusal(self, action)

    def text(self, action: int) -> str:
        """The action in notation."""
        if not 0 <= action < actions.VOCABULARY:
            raise unknown_action(action)
        return actions.TEXTS[action]

    def parse(self, text: str) -> int:
        """The action a notation names."""
        return actions.parse(text)

    def elements(self, action: int) -> list[str]:
        """The pieces and places the action concerns."""
        if not 0 <= action < actions.VOCABULARY:
            raise unknown_action(action)
        return labels.elements(self, action)

    def label(self, action: int, lang: str) -> str:
        """The action as a player reads it."""
        if not 0 <= action < actions.VOCABULARY:
            raise unknown_action(action)
        return labels.label(self, action, lang)

    def copy(self) -> "Play":
        """An independent game."""
        new = Play()
        self.copy_to(new)
        return new

    def redeal(self, seat: int, chance: Chance) -> "Play":
        """A world this seat cannot tell from the true one."""
        new = self.copy()
        redeal.redeal(new, _viewer(self, seat), chance)
        return new

    def revealed(self) -> int:
        """Grows each time anybody learns something."""
        return self.revealed_count

    def outlook(self, seat: int) -> dict[str, Any]:
        """All that this seat may see."""
        return dict(outlook.outlook(self, _viewer(self, seat)))

    def watch(self, on: bool) -> None:
        """Start or stop writing down what happens."""
        self.watching = on
        if not on:
            self.log = []

    def events(self, seat: int) -> list[dict[str, Any]]:
        """What the last action did as this seat witnessed it; before the first one, the deal."""
        return outlook.events(self, _viewer(self, seat))

    def odds(self, seat: int, action: int) -> dict[str, Any] | None:
        """Exact chances of what the deck may bring."""
        found = odds.odds(self, _viewer(self, seat), action)
        return None if found is None else dict(found)

    def estimate(self, seat: int) -> float:
        """What the position is worth to the seat."""
        return advice.estimate(self, seat)

    def outcome(self) -> Outcome | None:
        """How it ended."""
        return scoring.outcome(self)

    def dump(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        return documents.dump(self)

    def key(self) -> bytes:
        """A digest of the dump."""
        return digest(documents.dump(self))


def load(document: object) -> Play:
    """The inverse of `dump()`; refuses what cannot be played on."""
    new = Play()
    documents.load_into(new, document)
    return new


def restore(document: object) -> Play:
    """The inverse of `dump()` for a document that this house has just written, which is not counted again."""
    new = Play()
    documents.load_into(new, document, trusted=True)
    return new


def _is_active(state: State, seat: int) -> bool:
    """Is it this seat's turn? Compared as ints: whoever asks may pass one that fits no machine word."""
    return seat == int(state.active)


def _viewer(state: State, seat: int) -> int:
    """The seat, or SPECTATOR for anyone who has none at this table."""
    return seat if 0 <= seat < int(state.seats) else SPECTATOR
