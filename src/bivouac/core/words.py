"""The one door to Fluent: names, labels, log sentences and refusals in French and English."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bivouac.core import french
from bivouac.core.refusal import SetupError

LANGUAGES = ("en", "fr")
HOUSE = "bivouac.core.house"
REMEMBERED = 1_000  # sentences of a language: as many are found again as among three times as many

# What a sentence may call on: `{ DE($who) }`.
FUNCTIONS: dict[str, Any] = {"A": french.a, "DE": french.de, "QUE": french.que}

Argument = int | str


class Words:
    """The words of one package in one language, the house's own words behind them.

    Between the two may stand those of other packages, for a package that adds to another's words.
    """

    def __init__(self, package: str, lang: str, behind: tuple[str, ...] = ()) -> None:
        self.lang = lang
        self.package = package
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for source in (HOUSE, *behind, package):
            for resource in resources(source, lang):
                self._bundle.add_resource(resource, allow_overrides=True)
        self._known = frozenset(self._bundle._messages)
        # A table says the same to each of its viewers, and a game the same from turn to turn.
        self._said = lru_cache(REMEMBERED)(self._say)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Is there such a message, and has it that attribute?"""
        known = key in self._known
        return known and (attribute is None or attribute in self._bundle.get_message(key).attributes)

    def say(self, key: str, attribute: str | None = None, /, **facts: Argument) -> str:
        """The message with its facts filled in; a missing word is our mistake, not the player's."""
        return self._said(key, attribute, tuple(facts.items()))

    def _say(self, key: str, attribute: str | None, facts: tuple[tuple[str, Argument], ...]) -> str:
        assert self.has(key), f"{self.package}/words/{self.lang}.ftl has no {key}"
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        assert pattern is not None, (
            f"{self.package}/words/{self.lang}.ftl: {key} lacks {attribute or 'a value'}"
        )
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        assert not errors, f"{self.package}/words/{self.lang}.ftl: {key}: {errors}"
        return str(text)

    def keys(self) -> set[str]:
        """Every message id known here, the house's included."""
        return set(self._known)


def texts(package: str, lang: str, behind: tuple[str, ...] = ()) -> list[str]:
    """The word files of a package, the house's first: what the package says in its own way comes later."""
    return [text for source in (HOUSE, *behind, package) for text in own_texts(source, lang)]


def own_texts(package: str, lang: str) -> list[str]:
    """The words of a package in a language: its file, and those of the folder beside it when there is one."""
    folder = files(package).joinpath("words")
    several = folder.joinpath(lang)
    parts = sorted(several.iterdir(), key=lambda part: part.name) if several.is_dir() else []
    listed = [folder.joinpath(f"{lang}.ftl"), *(part for part in parts if part.name.endswith(".ftl"))]
    return [part.read_text(encoding="utf-8") for part in listed]


@cache
def resources(package: str, lang: str) -> list[Resource]:
    """The trees of a package's own words in a language, parsed once for all who say or check them."""
    return [FluentResource(text) for text in own_texts(package, lang)]


@cache
def words(package: str, lang: str, *behind: str) -> Words:
    """The words of a package in a language, those of other packages behind them, read once."""
    return Words(package, known_language(lang), behind)


def known_language(lang: str) -> str:
    """The language, if the house speaks it; raises SetupError."""
    if lang not in LANGUAGES:
        raise SetupError(f"no words in {lang[:20]!r}; known languages: {', '.join(LANGUAGES)}")
    return lang
