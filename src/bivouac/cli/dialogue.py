"""The conversation at the prompt: one function per command a player may type."""

from collections.abc import Callable

from bivouac.cli.cards import show_catalogue
from bivouac.cli.choices import Choices
from bivouac.cli.local_game import LocalGame
from bivouac.cli.screen import Screen
from bivouac.core.contract import SPECTATOR, Sided
from bivouac.core.options import complete
from bivouac.core.refusal import Refusal

COMMANDS = ("why", "undo", "odds", "next", "log", "cards", "rules", "board", "help", "quit")


class Leave(Exception):
    """The player has had enough for now."""


class Dialogue:
    """The talk with the people at one terminal, and the bots' turns in between."""

    def __init__(self, local: LocalGame, screen: Screen, ask: Callable[[str], str] = input) -> None:
        self.local = local
        self.screen = screen
        self.ask = ask
        # A game that goes on is known; the first screen of a new one begins with what was dealt.
        resumed = local.journal.count > 0
        self.told = {seat: len(seen) if resumed else 0 for seat, seen in local.witnessed.items()}
        self.at_screen = local.people[0] if len(local.people) == 1 else SPECTATOR
        self.let: int | None = None  # the seat that another has let act
        self.ahead: list[str] = []  # what was typed beyond the first answer of a line
        self.doubted: tuple[int, int] | None = None  # what was asked about: the action, and when
        self.commands = {
            word: getattr(self, f"do_{name}")
            for name in COMMANDS
            for word in (name, *screen.words.say(f"command-{name}").split())
        }

    def run(self) -> None:
        """Until the game is over, or a player leaves."""
        while actors := self.local.state.actors():
            seat = self.whose_turn(actors)
            if seat in self.local.bots:
                self.let_think(seat)
            else:
                self.hand_over(seat)
                self.tell(seat)
                self.turn(seat)
        self.tell(self.at_screen if self.at_screen in self.told else next(iter(self.told)))

    def whose_turn(self, actors: list[int]) -> int:
        """Where several may act: whoever was let act, else whoever is at the screen, people before bots."""
        let, self.let = self.let, None
        if let in actors:
            return let
        people = [seat for seat in actors if seat not in self.local.bots]
        if self.at_screen in people:
            return self.at_screen
        return (people or actors)[0]

    def let_think(self, seat: int) -> None:
        """A bot's action; without people at the table, it is told at once."""
        with self.screen.console.status(self.screen.words.say("thinking", who=self.screen.name(seat))):
            action = self.local.think(seat)
        self.local.play(seat, action)
        if not self.local.people:
            self.tell(SPECTATOR)

    def hand_over(self, seat: int) -> None:
        """Hide one player's secrets before another sits down."""
        if seat == self.at_screen:
            return
        if self.local.game.facts.cooperative:  # nobody plays against anybody
            self.at_screen = seat
            return
        self.screen.clear()
        self.ask(self.screen.words.say("hand-over", who=self.screen.name(seat)) + " ")
        self.at_screen = seat

    def tell(self, seat: int) -> None:
        """What the seat has witnessed since it was last told."""
        seen = self.local.witnessed[seat]
        self.screen.console.print()
        self.screen.show_log(event for _, event in seen[self.told[seat] :])
        self.told[seat] = len(seen)

    def turn(self, seat: int) -> None:
        """Show the table and listen until something has been played or taken back."""
        state = self.local.state
        choices = self.choices(seat)
        if self.ahead and self.answer(choices, self.ahead.pop(0)):
            return
        self.screen.show_table(state, seat)
        self.screen.show_menu(choices)
        prompt = self.screen.words.say("prompt-only" if len(choices.legal) == 1 else "prompt")
        answered = False
        while not answered:
            typed, *self.ahead = [" ".join(part.split()) for part in self.ask(f"{prompt} ").split(";")]
            answered = self.answer(choices, typed)

    def choices(self, seat: int) -> Choices:
        """What the seat may do now."""
        game = self.local.game
        aside = game.aside if isinstance(game, Sided) else ()
        return Choices(self.local.state, seat, game.vocabulary, self.screen.lang, aside)

    def answer(self, choices: Choices, typed: str) -> bool:
        """Do what was typed; true when the table has changed."""
        word, _, rest = typed.partition(" ")
        if not typed and len(choices.legal) > 1:
            return False
        if word.lower() in self.commands:
            return bool(self.commands[word.lower()](choices, rest))
        action = self._find(choices, typed) if typed else choices.legal[0]
        if action is None or self._doubts(choices, action):
            return False
        try:
            self.local.play(choices.seat, action)
        except Refusal as refusal:
            self.screen.show_refusal(refusal.to_dict())
            return False
        while (answer := self._evident()) is not None:
            self.local.play(*answer)
        return True

    def _doubts(self, choices: Choices, action: int) -> bool:
        """Ask once whether what answers no question is meant: it was perhaps the number of another moment."""
        now = action, self.local.journal.count
        if self.doubted == now or action not in choices.legal or not choices.is_aside(action):
            return False
        self.doubted = now
        self.screen.say("aside-sure", label=choices.state.label(action, self.screen.lang))
        return True

    def _evident(self) -> tuple[int, int] | None:
        """Whom the next question asks, and the one answer that makes sense; None where there is a choice."""
        state = self.local.state
        prompt = state.outlook(SPECTATOR).get("prompt") or {}
        seat, text = prompt.get("seat"), prompt.get("evident")
        if seat is None or text is None or seat in self.local.bots:
            return None
        return seat, state.parse(text)

    def do_why(self, choices: Choices, rest: str) -> bool:
        """Explain one action, or all that are greyed out."""
        if not rest:
            self.screen.show_greyed(choices)
            return False
        action = self._find(choices, rest)
        if action is not None:
            self.screen.show_reason(choices, action)
        return False

    def do_undo(self, choices: Choices, rest: str) -> bool:
        """Take back one's last action."""
        reason = self.local.undo(choices.seat)
        if reason:
            self.screen.say(reason)
            return False
        while self._evident() is not None and not self.local.undo(choices.seat):
            pass  # what was answered unasked goes with what led to it
        for seat, seen in self.local.witnessed.items():
            self.told[seat] = min(self.told[seat], len(seen))
        self.screen.say("undo-done", number=self.local.journal.count + 1)
        return True

    def do_odds(self, choices: Choices, rest: str) -> bool:
        """The chances of an action."""
        action = self._find(choices, rest) if rest else None
        if action is not None:
            self.screen.show_odds(choices.state, choices.seat, action)
        elif not rest:
            self.screen.say("odds-which")
        return False

    def do_next(self, choices: Choices, rest: str) -> bool:
        """Let the next player act first, where several may."""
        actors = choices.state.actors()
        if len(actors) < 2:
            self.screen.say("next-alone")
            return False
        self.let = actors[(actors.index(choices.seat) + 1) % len(actors)]
        return True

    def do_log(self, choices: Choices, rest: str) -> bool:
        """All that the player has witnessed."""
        self.screen.show_log(event for _, event in self.local.witnessed[choices.seat])
        return False

    def do_cards(self, choices: Choices, rest: str) -> bool:
        """Every kind of piece."""
        options = complete(self.local.game.facts, self.local.journal.options)
        show_catalogue(self.screen.console, self.local.game, options, self.screen.lang)
        return False

    def do_rules(self, choices: Choices, rest: str) -> bool:
        """One ruling, or all of them."""
        known = self.local.game.rulings()
        id = f"{self.local.game.facts.name}.{rest}" if rest and "." not in rest else rest
        if not rest:
            self.screen.show_rulings()
        elif id in known:
            self.screen.show_ruling(id)
        else:
            self.screen.say("rules-unknown", id=rest, first=known[0])
        return False

    def do_board(self, choices: Choices, rest: str) -> bool:
        """The table and the menu once more."""
        self.screen.show_table(choices.state, choices.seat)
        self.screen.show_menu(choices)
        return False

    def do_help(self, choices: Choices, rest: str) -> bool:
        """What can be typed."""
        for way in ("number", "words", "notation", "ahead", *(f"at-{name}" for name in COMMANDS)):
            self.screen.say(f"help-{way}")
        return False

    def do_quit(self, choices: Choices, rest: str) -> bool:
        """Leave; the journal has it all."""
        raise Leave

    def _find(self, choices: Choices, typed: str) -> int | None:
        """The action of a number, a notation or one's own words; None once it is said why there is none."""
        try:
            return choices.find(typed)
        except Refusal as refusal:
            named = choices.named(typed)
            if len(named) == 1:
                return named[0]
            if named:
                self.screen.show_alike(choices, named)
            else:
                self.screen.show_refusal(refusal.to_dict())
            return None
