"""The state of Pearls and its few rules, on the face every game of the house has."""

from __future__ import annotations

from typing import Any

from bivouac.core.chance import OwnChance, QuickChance, dealt_anew
from bivouac.core.contract import SPECTATOR
from bivouac.core.fields import (
    CHANCE,
    COUNT,
    each_seat,
    knowledge,
    last_seat,
    number,
    numbers,
    of_rules,
    pile,
)
from bivouac.core.knowledge import Knowledge
from bivouac.core.numbers import Numbers
from bivouac.core.outcome import Outcome, ranked
from bivouac.core.piles import Pile
from bivouac.core.play import Play, Rules
from bivouac.core.refusal import Reason, SetupError
from bivouac.core.vocabulary import Action, Question, Vocabulary
from bivouac.core.words import words

from .facts import FACTS
from .shapes import Deal, Odds, Outlook, Shell
from .shells import BOX, IDS, SHELLS, Find, Pinch, pearls_after

TURN, OVER = range(2)
DIVE, LOOK = range(2)
ALREADY_SEEN = Reason("already_seen", 1)


class Pearls(Play):
    """A game in play. A shell's number is its place in the pile, 0 at the bottom."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile([])
        self.opened: list[int] = []
        self.knowledge = Knowledge(0)
        self.pearls: list[int] = []

    def copy(self) -> Pearls:
        """An independent game."""
        new = Pearls()
        self.copy_common(new)
        new.pile = self.pile.copy()
        new.opened = self.opened[:]
        new.knowledge = self.knowledge.copy()
        new.pearls = self.pearls[:]
        return new

    def derive(self) -> None:
        """Without a shell to dive for, the game is over."""
        self.phase = TURN if len(self.pile) else OVER

    def revealed(self) -> int:
        """Grows each time anybody learns something."""
        return self.knowledge.revealed

    def top(self) -> int:
        """The number of the top shell."""
        return len(self.pile) - 1

    def hidden(self, seat: int) -> list[int]:
        """The places of the pile whose shell the seat does not know."""
        return [place for place in range(len(self.pile)) if not self.knowledge.knows(seat, place)]

    def note(self, kind: str, shell: int, facts: dict[str, Any], secret: dict[str, Any]) -> None:
        """Write down what was done with a shell, and what its doer alone saw."""
        if self.watching:
            event = {"kind": kind, "seat": self.active, "element": f"shell-{shell + 1}"} | facts
            self.whisper(event, self.active, event | secret)


def may_look(state: Pearls, argument: int) -> Reason | None:
    """Nobody looks at a shell twice (ruling 1)."""
    return ALREADY_SEEN if state.knowledge.knows(state.active, state.top()) else None


def look(state: Pearls, argument: int) -> None:
    """Look at the top shell in secret."""
    state.knowledge.learn(state.active, state.top())
    state.note("look", state.top(), {}, {"face": IDS[state.pile.pieces[-1]]})


def dive(state: Pearls, argument: int) -> None:
    """Open the top shell, and keep what is in it."""
    seat, top = state.active, state.top()
    state.knowledge.publish(top)
    shell = state.pile.draw()
    state.opened.append(shell)
    state.pearls[seat] = pearls_after(SHELLS[IDS[shell]], state.pearls[seat])
    state.note("dive", top, {"face": IDS[shell], "pearls": state.pearls[seat]}, {})


def settle(state: Pearls) -> None:
    """The next player's turn, or the end."""
    state.active = (state.active + 1) % state.seats
    state.derive()
    if state.watching and state.is_over():
        state.tell({"kind": "end"})


def top_shell(state: Pearls, argument: int) -> list[str]:
    """Both actions are about the top shell."""
    return [f"shell-{len(state.pile)}"] if len(state.pile) else []


ACTIONS = Vocabulary(
    FACTS.name,
    [Question(TURN, "turn"), Question(OVER, "over")],
    [
        Action(DIVE, "dive", asked=(TURN,), do=dive, on=top_shell),
        Action(LOOK, "look", asked=(TURN,), may=may_look, do=look, on=top_shell),
    ],
    count=2,
)


def label(state: Pearls, action: int, lang: str) -> str:
    """The action as a player reads it."""
    return words(__package__, lang).say(f"action-{ACTIONS.texts[action]}")


def redeal(state: Pearls, seat: int, chance: QuickChance) -> None:
    """The shells this seat has not seen, in any order alike."""
    shells = state.pile.pieces[:]
    hidden = state.hidden(seat)
    kinds = dealt_anew([shells[place] for place in hidden], chance)
    for place, kind in zip(hidden, kinds, strict=True):
        shells[place] = kind
    state.pile = Pile(shells)


def outlook(state: Pearls, viewer: int) -> Outlook:
    """All that the viewer may see."""
    return {
        **state.seen(viewer, round=state.moves // state.seats + 1),
        "players": [{"id": f"seat-{at + 1}", "pearls": state.pearls[at]} for at in range(state.seats)],
        "prompt": state.asks([]),
        "pile": [_shell(state, viewer, place) for place in range(len(state.pile))],
        "opened": [_shell(state, viewer, place) for place in range(len(state.pile), len(BOX))],
    }


def _shell(state: Pearls, viewer: int, place: int) -> Shell:
    shells = state.pile.pieces + state.opened[::-1]
    return {
        "id": f"shell-{place + 1}",
        "kind": IDS[shells[place]] if state.knowledge.knows(viewer, place) else None,
        "seen_by": state.knowledge.viewers(place),
    }


def deal(state: Pearls, viewer: int) -> list[Deal]:
    """The pile as everybody saw it laid."""
    return [{"kind": "deal", "element": "pile", "count": len(state.pile)}]


def odds(state: Pearls, seat: int, action: int) -> Odds | None:
    """What the top shell may be, from what the seat knows."""
    if not 0 <= action < ACTIONS.count or state.is_over():
        return None
    places = [state.top()] if state.knowledge.knows(seat, state.top()) else state.hidden(seat)
    kinds = [IDS[state.pile.pieces[place]] for place in places]
    return {kind: kinds.count(kind) / len(kinds) for kind in sorted(set(kinds))}


def estimate(state: Pearls, seat: int) -> float:
    """The lead in pearls, out of all there are; at the end, what it came to."""
    ended = state.outcome()
    if ended is not None:
        return ended.utility[seat]
    return (state.pearls[seat] - max(state.pearls[:seat] + state.pearls[seat + 1 :])) / 10


def features(state: Pearls, seat: int, known: Numbers) -> None:
    """Add shells left, pearls from this seat on, and the chance that the top shell is the crab."""
    known.add(float(len(state.pile)))
    for step in range(FACTS.seats[1]):
        known.add(float(state.pearls[(seat + step) % state.seats]) if step < state.seats else 0.0)
    known.add((state.odds(seat, DIVE) or {}).get("crab", 0.0))


def outcome(state: Pearls) -> Outcome:
    """The most pearls win; ties are shared."""
    return ranked(tuple((("pearls", pearls),) for pearls in state.pearls))


RULES = Rules(
    ACTIONS,
    fields=(
        *of_rules(FACTS),
        CHANCE,
        pile("pile", 0, len(IDS) - 1),
        numbers("opened", 0, len(IDS) - 1),
        knowledge(len(BOX)),
        numbers("pearls", 0, COUNT, each_seat),
        number("active", 0, last_seat),
        number("moves", 0, COUNT),
    ),
    settle=settle,
    label=label,
    outlook=outlook,
    deal=deal,
    odds=odds,
    redeal=redeal,
    estimate=estimate,
    features=features,
    outcome=outcome,
)


def set_up(seats: int, chance: OwnChance, options: dict[str, Any]) -> Pearls:
    """Six shells, shuffled, and a first player."""
    state = Pearls()
    state.seats = seats
    state.chance = chance
    state.knowledge = Knowledge(seats)
    state.pearls = [0] * seats
    state.pile = Pile([IDS.index(id) for id in BOX])
    state.pile.shuffle(chance)
    state.active = chance.below(seats)
    return state


def count(state: Pearls) -> None:
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
