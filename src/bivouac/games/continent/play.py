"""The state as the contract sees it: the face of the rules, which decides nothing itself."""

from typing import Any

from bivouac.core.chance import Chance
from bivouac.core.contract import SPECTATOR
from bivouac.core.documents import digest
from bivouac.core.outcome import Outcome
from bivouac.core.refusal import Refusal, game_over, not_your_turn, unknown_action
from bivouac.games.continent import (
    actions,
    advice,
    documents,
    labels,
    odds,
    outlook,
    redeal,
    scoring,
    why,
)
from bivouac.games.continent.do import answer
from bivouac.games.continent.kinds import OVER
from bivouac.games.continent.may import judge
from bivouac.games.continent.may.reasons import FINE
from bivouac.games.continent.resolve import agenda
from bivouac.games.continent.state import State


class Play(State):
    """An expedition in play."""

    def actors(self) -> list[int]:
        """Whoever is asked, or all who are here while the group chooses; nobody once it is over."""
        return judge.actors(self)

    def legal(self, seat: int) -> list[int]:
        """The codes this seat may play now."""
        return judge.legal(self, seat) if _is_actor(self, seat) else []

    def play(self, seat: int, action: int) -> None:
        """Do it, or refuse and change nothing."""
        if (
            not _is_actor(self, seat)
            or not 0 <= action < actions.VOCABULARY
            or judge.why(self, seat, action) != FINE
        ):
            refused = self.why_not(seat, action)
            assert refused is not None, "what is not legal has a refusal"
            raise refused
        if self.watching:
            self.log = []
        self.moves += 1
        self.turned = []
        answer.DO[actions.KIND_OF[action]](self, seat, actions.ARGUMENT[action])
        agenda.run(self)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """None exactly when the action is legal."""
        if self.question() == OVER:
            return game_over()
        if not _is_actor(self, seat):
            return not_your_turn(seat)
        if not 0 <= action < actions.VOCABULARY:
            return unknown_action(action)
        return why.refusal(self, seat, action)

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
        new = Play(self.box)
        self.copy_to(new)
        return new

    def redeal(self, seat: int, chance: Chance) -> "Play":
        """A world this seat cannot tell from the true one."""
        new = self.copy()
        redeal.redeal(new, chance)  # all seats know the same
        return new

    def revealed(self) -> int:
        """Grows each time anybody learns something."""
        return self.revealed_count

    def outlook(self, seat: int) -> dict[str, Any]:
        """All that this seat may see."""
        return outlook.outlook(self, _viewer(self, seat))

    def watch(self, on: bool) -> None:
        """Start or stop writing down what happens."""
        self.watching = on
        if not on:
            self.log = []

    def events(self, seat: int) -> list[dict[str, Any]]:
        """What the last action did as this seat witnessed it; before the first one, the deal."""
        return outlook.events(self)

    def odds(self, seat: int, action: int) -> dict[str, Any] | None:
        """Exact chances of what the cards may bring."""
        return odds.odds(self, _viewer(self, seat), action)

    def estimate(self, seat: int) -> float:
        """What the position is worth to the seat."""
        return advice.estimate(self, seat)

    def advise(self, seat: int) -> list[float]:
        """What each legal action is worth to the group, from what the seat may see."""
        return advice.advise(self, seat) if _is_actor(self, seat) else []

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
    new = Play(documents.box_of(document))
    documents.load_into(new, document)
    return new


def restore(document: object) -> Play:
    """The inverse of `dump()` for a document that this house has just written, which is not counted again."""
    new = Play(documents.box_of(document))
    documents.load_into(new, document, trusted=True)
    return new


def _is_actor(state: State, seat: int) -> bool:
    """May the seat act? Compared as ints: whoever asks may pass one that fits no machine word."""
    return 0 <= seat < int(state.seats) and judge.is_actor(state, seat)


def _viewer(state: State, seat: int) -> int:
    """The seat, or SPECTATOR for anyone who has none at this table."""
    return seat if 0 <= seat < int(state.seats) else SPECTATOR
