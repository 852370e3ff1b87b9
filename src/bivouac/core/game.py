"""A game of the house assembled from its rooms; interpreted, and the same for all of ours."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bivouac.core import tellings
from bivouac.core.chance import OwnChance, chance_of
from bivouac.core.contract import Entry, Facts
from bivouac.core.fields import read
from bivouac.core.guides import Section, load_guide
from bivouac.core.lessons import Lesson, load_lesson
from bivouac.core.numbers import Numbers
from bivouac.core.options import check_seats, complete
from bivouac.core.places import Draft
from bivouac.core.play import Play, Rules, unwritten
from bivouac.core.position import Positions
from bivouac.core.reasons import Hope, Term, no_hopes, no_terms
from bivouac.core.refusal import SetupError
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import HOUSE, known_language, texts, words


def silence(event: Mapping[str, Any], lang: str) -> str:
    """Most games have nothing to tell besides what happened."""
    return ""


def no_drawings(lang: str) -> dict[str, str]:
    """Most games have nothing to draw for their authors."""
    return {}


def nothing_chosen(world: Any, truth: Any) -> None:
    """In most games nobody's choice is secret."""


def one_side(state: Any) -> str:
    """Most games are the same game whatever their options are."""
    return ""


def uncounted(state: Play) -> None:
    """A game that has nothing to count once its fields are read."""


@dataclass(frozen=True)
class HouseGame:
    """The contract's `Game`, made of functions that live in the game's own rooms."""

    package: str
    facts: Facts
    rules: Rules
    set_up: Callable[[int, OwnChance, dict[str, Any]], Play]
    blank: Callable[[], Play]
    catalogue: Callable[[str], Sequence[Entry]]
    board: Callable[[Any, str], Any]
    check: Callable[[], list[str]]
    # Refuses a state whose fields are within their bounds and whose pieces are not.
    count: Callable[[Any], None] = uncounted
    # How its places are named in a position; without a room of its own, in the words of its documents.
    draft: type[Draft] = Draft
    # Which of its sides a state is played on, where they are games of their own to whoever learns them.
    side: Callable[[Any], str] = one_side
    # Lay into a world the secret choices of the true table: what others chose is not luck.
    choose_alike: Callable[[Any, Any], None] = nothing_chosen
    # What the estimate is made of, and the chances an action takes, for whoever explains a choice.
    terms: Callable[[Any, int], list[Term]] = no_terms
    hopes: Callable[[Any, int, int], list[Hope]] = no_hopes
    # What a piece is called, where the game's own words do not tell (the cards of a pack).
    namer: tellings.Namer = tellings.as_it_is
    # What the story says of an event, after the sentence of the log.
    voice: Callable[[Mapping[str, Any], str], str] = silence
    # The first words of actions that answer no question, and may be taken while nearly any is asked.
    aside: Sequence[str] = ()
    # Drawings for authors by the name of their file, in a language.
    draw: Callable[[str], dict[str, str]] = no_drawings

    def __post_init__(self) -> None:
        if self.rules.position is unwritten:  # another box made of the same rules takes nothing over
            self.rules.position = self._written

    @property
    def vocabulary(self) -> int:
        """The number of action codes, the same for all seats and options."""
        return self.rules.actions.count

    def start(self, seats: int, seed: int | bytes = 0, options: Mapping[str, Any] | None = None) -> Play:
        """The first state; bad seats, seeds and options raise SetupError."""
        check_seats(self.facts, seats)
        state = self.set_up(seats, chance_of(seed), complete(self.facts, options))
        state.rules = self.rules
        return state

    def load(self, document: object) -> Play:
        """The inverse of dump(); refuses what cannot be a state of these rules."""
        state = self.restore(document)
        self.count(state)
        return state

    def restore(self, document: object) -> Play:
        """A document that this house has just written, read without counting its pieces."""
        state = self.blank()
        state.rules = self.rules
        read(self.rules.fields, state, document)
        state.derive()
        return state

    def position(self, text: str) -> Play:
        """The state a text describes, one line a place; what is wrong or impossible is a PlayerMistake."""
        document = self._positions.read(text)
        try:
            return self.load(document)
        except SetupError as wrong:
            raise self._positions.impossible(text, wrong, self.load) from wrong

    def features(self, state: Any, seat: int) -> list[float]:
        """What the seat knows as numbers, for bots and research."""
        numbers = Numbers()
        self.rules.features(state, seat, numbers)
        return numbers.listed()

    def words(self, lang: str) -> str:
        """Every word of the game as one Fluent text; a message said twice counts as it is said last."""
        return "\n".join(texts(self.package, known_language(lang)))

    def guide(self, lang: str) -> list[Section]:
        """The rules in short, for whoever sits at the table; none where the game brings none."""
        return load_guide(self.package, known_language(lang))

    def lesson(self) -> Lesson | None:
        """A first game that explains itself, if the game brings one."""
        return self._lesson

    def ruling(self, id: str, lang: str) -> dict[str, str]:
        """A ruling's sentence and place; KeyError for an unknown one."""
        words(self.package, lang)
        if id not in self._rulings:
            raise KeyError(f"{id}: {self.facts.name} has no such ruling")
        found = self._rulings[id]
        return {"id": id, "sentence": found.sentence[lang], "place": found.place[lang]}

    def rulings(self) -> list[str]:
        """The ids of all rulings, the game's own first, then the house's."""
        return list(self._rulings)

    def say_event(self, event: Mapping[str, Any], lang: str) -> str:
        """An event as a sentence of the log; empty when it needs none."""
        told = (tellings.say_event(self.package, event, lang, self.namer), self.voice(event, lang))
        return " ".join(text for text in told if text)

    def say_refusal(self, refusal: Mapping[str, Any], lang: str) -> str:
        """A refusal as the sentence a player reads."""
        return tellings.say_refusal(self.package, refusal, lang, self.namer)

    def say_prompt(self, prompt: Mapping[str, Any], lang: str) -> str:
        """What an outlook's prompt asks, as a sentence."""
        return tellings.say_prompt(self.package, prompt, lang, self.namer)

    def _written(self, state: Play) -> str:
        return self._positions.write(state.dump())

    @cached_property
    def _positions(self) -> Positions:
        return Positions(self.facts, self.start, self.draft)

    @cached_property
    def _lesson(self) -> Lesson | None:
        return load_lesson(self.package)

    @cached_property
    def _rulings(self) -> dict[str, Ruling]:
        return load_rulings(self.package, self.facts.name) | load_rulings(HOUSE, "house")
