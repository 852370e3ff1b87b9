"""What a player reads at the terminal: board, log, menu, reasons, odds and the score sheet."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from bivouac.cli.choices import Choices, Menu
from bivouac.cli.prose import Prose
from bivouac.cli.spoken_language import spoken
from bivouac.core.contract import SPECTATOR, Game, State
from bivouac.core.outcome import Outcome
from bivouac.core.refusal import UNKNOWN_ACTION, UNKNOWN_TEXT
from bivouac.core.spelling import percent
from bivouac.core.words import words

FORGET_SCROLLBACK = "\x1b[3J"


class Screen:
    """One console and one language."""

    def __init__(self, game: Game, lang: str, console: Console | None = None) -> None:
        self.game = game
        self.lang = lang
        self.words = spoken(lang)
        self.console = console or Console(highlight=False)

    def say(self, key: str, style: str = "", **facts: int | str) -> None:
        """Print a sentence of the command line; one with a path stays whole, so that it can be copied."""
        self.console.print(Prose(self.words.say(key, **facts), style), soft_wrap="file" in facts)

    def clear(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLBACK)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.words.say("seat-name", number=seat + 1)

    def show_table(self, state: State, viewer: int, log: Iterable[Mapping[str, Any]] = ()) -> None:
        """What happened since, then the board as the viewer sees it."""
        self.show_log(log)
        self.console.print(self.game.board(state.outlook(viewer), self.lang))

    def show_log(self, events: Iterable[Mapping[str, Any]]) -> None:
        """The events that have a sentence."""
        for event in events:
            sentence = self.game.say_event(event, self.lang)
            if sentence:
                self.console.print(Padding(Prose(sentence, "dim"), (0, 0, 0, 2)))

    def show_menu(self, choices: Choices) -> None:
        """The legal actions with their numbers."""
        self.console.print(Menu(choices, self.lang))

    def show_reason(self, choices: Choices, action: int) -> None:
        """Why an action cannot be played: the sentence, the ruling and its place in the rulebook."""
        refusal = choices.state.why_not(choices.seat, action)
        label = choices.state.label(action, self.lang)
        if refusal is None:
            self.say("why-legal", number=choices.number(action), label=label)
            return
        self.console.print(Prose.assemble((f"{label} ", "bold"), f"({choices.state.text(action)})"))
        self.show_refusal(refusal.to_dict())

    def show_refusal(self, refusal: Mapping[str, Any]) -> None:
        """A refusal as a sentence, then the ruling behind it; what is no action at all needs none."""
        self.console.print(Padding(Prose(self.game.say_refusal(refusal, self.lang)), (0, 0, 0, 2)))
        if refusal["code"] in (UNKNOWN_TEXT, UNKNOWN_ACTION):
            self.say("help-hint", "dim")
        else:
            self.show_ruling(str(refusal["ruling"]))

    def show_alike(self, choices: Choices, actions: list[int]) -> None:
        """Several actions are called so: each with its number."""
        self.say("alike")
        for action in actions:
            line = f"{choices.number(action):>3} {choices.state.label(action, self.lang)}"
            self.console.print(Padding(Prose(line), (0, 0, 0, 2)))

    def show_ruling(self, id: str) -> None:
        """A ruling's sentence and place."""
        ruling = self.game.ruling(id, self.lang)
        text = Prose.assemble((f"{id} ", "bold"), ruling["sentence"], (f" ({ruling['place']})", "dim"))
        self.console.print(Padding(text, (0, 0, 0, 2)))

    def show_greyed(self, choices: Choices) -> None:
        """What cannot be played now, by the ruling that forbids it; actions of one kind share a line."""
        for ruling, kinds in choices.greyed_out().items():
            self.show_ruling(ruling)
            for actions in kinds:
                label = choices.state.label(actions[0], self.lang)
                if len(actions) > 1:
                    label = self.words.say("why-alike", label=label, count=len(actions) - 1)
                numbers = runs([choices.number(action) for action in actions])
                self.console.print(Padding(Prose.assemble((f"{numbers} ", "cyan"), label), (0, 0, 0, 4)))

    def show_odds(self, state: State, seat: int, action: int) -> None:
        """The exact chances of an action, as far as the seat knows."""
        odds = state.odds(seat, action)
        if odds is None:
            self.say("odds-none", label=state.label(action, self.lang))
            return
        self.console.print(Prose(state.label(action, self.lang), "bold"))
        if "cards" in odds:
            self.console.print(self._draws([odds, *odds.get("more", ())]))
            self._helps(odds.get("helps", ()))
            return
        names = {str(entry["id"]): str(entry["name"]) for entry in self.game.catalogue(self.lang)}
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 2))
        for key, value in odds.items():
            for name, chance in self._chances(key, value, names):
                table.add_row(Prose(name), Prose(percent(chance, self.lang, 1), justify="right"))
        self.console.print(table)

    def _draws(self, lines: list[Mapping[str, Any]]) -> Table:
        """Chances by the number of cards drawn or lost, a line each."""
        table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 1, 0, 2))
        shares = [share for share in ("success", "failure", "defeat") if share in lines[0]]
        table.add_column(self.words.say("odds-cards"), justify="right")
        for share in shares:
            table.add_column(self.words.say(f"odds-{share}"), justify="right")
        helped = any(line.get("helped", line) != _alone(line) for line in lines)
        if helped:
            table.add_column(self.words.say("odds-helped"), justify="right")
        for line in lines:
            told = [line[share] for share in shares] + ([line["helped"]["success"]] if helped else [])
            table.add_row(str(line["cards"]), *(percent(share, self.lang, 1) for share in told))
        return table

    def _helps(self, helps: Sequence[Mapping[str, Any]]) -> None:
        """The pieces at hand that may help, each with what it does."""
        entries = self.game.catalogue(self.lang) if helps else []
        names = {copy: str(entry["name"]) for entry in entries for copy in _alike(entry)}
        for help in helps:
            card = names.get(help["card"], help["card"])
            line = self.words.say("odds-with", **(dict(help) | {"card": card}))
            self.console.print(Padding(Prose(line, "dim"), (0, 0, 0, 2)))

    def _chances(self, key: str, value: Any, names: Mapping[str, str]) -> list[tuple[str, float]]:
        if isinstance(value, dict):
            ordered = sorted(value.items(), key=lambda item: -item[1])
            return [(names.get(name, name), chance) for name, chance in ordered]
        if isinstance(value, list):
            return [(self._fact(key, count), chance) for count, chance in enumerate(value)]
        return [(self._fact(key, 0), float(value))]

    def _fact(self, key: str, count: int) -> str:
        known = f"odds-{key}"
        return self.words.say(known, count=count) if self.words.has(known) else f"{key} {count}"

    def show_rulings(self) -> None:
        """Every ruling of the game."""
        for id in self.game.rulings():
            self.show_ruling(id)

    def show_end(self, state: State, viewer: int = SPECTATOR) -> None:
        """The last board and the score sheet."""
        outcome = state.outcome()
        assert outcome is not None, "only a finished game has a score sheet"
        self.console.print(self.game.board(state.outlook(viewer), self.lang))
        self.show_outcome(outcome)

    def show_outcome(self, outcome: Outcome) -> None:
        """The points line by line, and who has won."""
        if outcome.points is not None:
            self.console.print(self._sheet(outcome, outcome.points))
        winners = ", ".join(self.name(seat) for seat in outcome.winners)
        key = (
            "end-nobody"
            if not outcome.winners
            else "end-winner"
            if len(outcome.winners) == 1
            else "end-winners"
        )
        self.say(key, "bold", who=winners)

    def _sheet(self, outcome: Outcome, points: tuple[int, ...]) -> Table:
        """One column a seat, one row a line; the rank at the bottom."""
        sheet = Table()
        sheet.add_column("")
        for seat in range(len(points)):
            sheet.add_column(self.name(seat), justify="right")
        lines = dict.fromkeys(line for seat in outcome.lines for line, _ in seat)
        for line in lines:
            sheet.add_row(self._line(line), *(str(dict(seat).get(line, 0)) for seat in outcome.lines))
        sheet.add_section()
        sheet.add_row(self.words.say("end-points"), *(str(count) for count in points), style="bold")
        sheet.add_row(self.words.say("end-rank"), *(str(rank) for rank in outcome.ranks))
        return sheet

    def _line(self, line: str) -> str:
        """What the game calls a line of its score sheet; a guest without our words has only its id."""
        package = getattr(self.game, "package", None)
        key = f"line-{line}"
        if package is not None and words(package, self.lang).has(key):
            return words(package, self.lang).say(key)
        return line.replace("_", " ")


def runs(numbers: list[int]) -> str:
    """Ascending numbers, neighbours drawn together: 3, 5–7."""
    shown: list[list[int]] = []
    for number in numbers:
        if shown and shown[-1][-1] == number - 1:
            shown[-1].append(number)
        else:
            shown.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in shown)


def _alike(entry: Mapping[str, Any]) -> list[str]:
    """The kinds of piece that an entry of the catalogue stands for."""
    return [str(entry["id"]), *entry.get("copies", ())]


def _alone(line: Mapping[str, Any]) -> dict[str, Any]:
    """A line of odds as it stands without the helps at hand."""
    return {key: line[key] for key in line.get("helped", line)}
