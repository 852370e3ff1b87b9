"""A game at one terminal: the state, who sits where, the journal on disk, and what each seat witnessed."""

from collections.abc import Mapping
from typing import Any

from bivouac.bots import Bot, Glimpse
from bivouac.cli.journals import JournalFile
from bivouac.core import replay
from bivouac.core.contract import SPECTATOR, Game, State
from bivouac.core.entries import Undone
from bivouac.core.journal import Journal


class LocalGame:
    """A game in play; `bots` holds the bots by seat, every other seat is a person."""

    def __init__(self, game: Game, journal: Journal, file: JournalFile, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.journal = journal
        self.file = file
        self.bots = bots
        self.people = [seat for seat in range(journal.seats) if seat not in bots]
        # For each person (or, without any, an onlooker): the number of the action and what was witnessed.
        self.witnessed: dict[int, list[tuple[int, dict[str, Any]]]] = {
            seat: [] for seat in self.people or [SPECTATOR]
        }
        self.state = self._catch_up()
        self._close()

    def _catch_up(self) -> State:
        """Play what the journal holds, so that a log is whole also after a break."""
        state: State | None = None
        for action, state in replay.steps(self.game, self.journal):
            state.watch(True)
            self._witness(state, 0 if action is None else action.number)
        assert state is not None, "there is always a first state"
        return state

    def _witness(self, state: State, number: int) -> None:
        for seat, seen in self.witnessed.items():
            seen += [(number, event) for event in state.events(seat)]

    def play(self, seat: int, action: int) -> None:
        """Do it, write it down, and return once it is on disk; an illegal action raises Refusal."""
        text = self.state.text(action)
        self.state.play(seat, action)
        self.file.append(replay.record(self.journal, self.state, seat, text))
        self._witness(self.state, self.journal.count)
        self._close()

    def _close(self) -> None:
        """Write the end of a finished game, also of one that was cut off just before."""
        if self.state.outcome() is not None and not self.journal.ended():
            for entry in replay.close(self.journal, self.state):
                self.file.append(entry)

    def think(self, seat: int) -> int:
        """What the bot of a seat plays."""
        return self.bots[seat].choose(Glimpse(self.state, seat))

    def undo(self, seat: int) -> str:
        """Take back the seat's last action, or say why that is not free: the key of a sentence."""
        standing = self.journal.course.actions
        if not standing:
            return "undo-nothing"
        last = standing[-1]
        if last.seat != seat:
            return "undo-others"
        before = replay.replay(self.game, self.journal, last.number - 1)
        if before.revealed() != self.state.revealed():
            return "undo-revealed"
        entry = Undone(last.number - 1)
        self.journal.add(entry)
        self.file.append(entry)
        before.watch(True)
        self.state = before
        for who, seen in self.witnessed.items():
            self.witnessed[who] = [(number, event) for number, event in seen if number <= entry.number]
        return ""
