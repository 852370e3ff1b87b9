"""Stories in text files: rulings, set-up, moves in notation, claims, and for a refused one its trailer.

A game hands in its stage and its claims; the reading and the telling are the same for all. What is neither a
ruling, a move nor a claim is a line of the position.
Whatever a line says in unknown words stops the reading: a typo never becomes a test of nothing.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bivouac import Refusal, game
from bivouac.core.contract import State
from tests.games.claiming import CLAIMS, Check

Spelling = Callable[[State, int, str], int]

RULING = re.compile(r"ruling: (\w+\.\w+)")
MOVE = re.compile(r"(\d) ([a-z].*)")
THEN = re.compile(r"then: (.+)")
REFUSED = re.compile(r"refused: (\w+)((?: [^ ]+=.+?)*) (\w+\.\w+)")


@dataclass
class Story:
    """A story as read; `steps` are moves and claims in order, `refusal` what the last move meets."""

    rulings: list[str] = field(default_factory=list)
    position: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    refusal: dict[str, object] | None = None


def plainly(state: State, seat: int, text: str) -> int:
    """A move as the game's own notation says it."""
    return state.parse(text)


class Teller:
    """How one game's stories are read and told."""

    def __init__(self, stage: Callable[[Sequence[str]], State], spell: Spelling = plainly) -> None:
        self.stage = stage  # a position from its lines
        self.spell = spell  # the code of a move, for games whose notation counts what is within reach
        self.claims: list[tuple[re.Pattern[str], Check]] = []

    def claim(self, pattern: str) -> Callable[[Check], Check]:
        """A claim: the decorated function answers what was found and what was wished."""

        def register(answer: Check) -> Check:
            self.claims.append((re.compile(pattern), answer))
            return answer

        return register

    def read(self, path: Path) -> Story:
        """The story of a file; a mistake is named with its line."""
        story = self.read_lines(path.read_text("utf-8").splitlines(), path.name)
        _demand(bool(story.rulings), f"{path.name}: it names no ruling")
        _demand(any(map(MOVE.fullmatch, story.steps)), f"{path.name}: nobody moves")
        return story

    def read_lines(self, lines: Iterable[str], name: str) -> Story:
        """A story from its lines, wherever they stand."""
        story = Story()
        for number, line in enumerate(lines, 1):
            try:
                self._read_line(story, line.strip())
            except ValueError as error:
                raise ValueError(f"{name}:{number}: {error}") from None
        return story

    def tell(self, story: Story) -> None:
        """Play a story whose every move is legal and whose every claim holds."""
        _demand(story.refusal is None, "a refused story is not to be told to its end")
        _demand(bool(THEN.fullmatch(story.steps[-1])), "a story ends with a claim")
        state = self.stage(story.position)
        state.watch(True)
        for step in story.steps:
            self._take(state, step)
            is_saved(state)

    def tell_refused(self, story: Story) -> None:
        """Play a story up to its last move, which is refused as the trailer says and changes nothing."""
        _demand(story.refusal is not None, "a refused story ends with its trailer")
        _demand(bool(MOVE.fullmatch(story.steps[-1])), "the last step of a refused story is the refused move")
        state = self.stage(story.position)
        for step in story.steps[:-1]:
            self._take(state, step)
        before = is_saved(state)
        with pytest.raises(Refusal) as caught:
            self._take(state, story.steps[-1])
        assert caught.value.to_dict() == story.refusal, f"it was refused: {caught.value}"
        assert caught.value.ruling in story.rulings, "the ruling that refuses is not among those it shows"
        assert state.key() == before, "a refused move changed something"

    def check(self, state: State, claim: str) -> None:
        """Hold a claim against the position; one in unknown words is a mistake of the story."""
        for pattern, answer in (*self.claims, *CLAIMS):
            if match := pattern.fullmatch(claim):
                found, wished = answer(state, *match.groups())
                assert found == wished, f"{claim}: it is {found}"
                return
        raise ValueError(f"unknown claim: {claim}")

    def _read_line(self, story: Story, line: str) -> None:
        if not line or line.startswith("#"):
            return
        _demand(story.refusal is None, "nothing follows the trailer")
        if found := RULING.fullmatch(line):
            _demand(not story.position and not story.steps, "rulings come first")
            story.rulings.append(found[1])
        elif found := REFUSED.fullmatch(line):
            story.refusal = {"code": found[1], "facts": _facts(found[2]), "ruling": found[3]}
        elif MOVE.fullmatch(line):
            story.steps.append(line)
        elif found := THEN.fullmatch(line):
            known = any(pattern.fullmatch(found[1]) for pattern, _ in (*self.claims, *CLAIMS))
            _demand(known, f"unknown claim: {found[1]}")
            story.steps.append(line)
        else:
            _demand(not story.steps, f"no move, claim or trailer: {line}")
            story.position.append(line)

    def _take(self, state: State, step: str) -> None:
        if found := THEN.fullmatch(step):
            self.check(state, found[1])
        elif found := MOVE.fullmatch(step):
            state.play(int(found[1]), self.spell(state, int(found[1]), found[2]))


def is_saved(state: State) -> bytes:
    """The key of a state that can be saved and read back as it is, whatever is being asked (law 2)."""
    document = state.dump()
    loaded = game(document["game"]).load(document)
    assert loaded.key() == state.key(), "load(dump()) is another position"
    return state.key()


def _facts(text: str) -> dict[str, int | str]:
    facts: dict[str, int | str] = {}
    for fact in shlex.split(text):
        key, value = fact.split("=")
        facts[key] = int(value) if value.isdigit() else value
    return facts


def _demand(holds: bool, reason: str) -> None:
    if not holds:
        raise ValueError(reason)
