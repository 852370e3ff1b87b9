"""Proofreading for every game: words that agree in both languages, typography, rulings without a gap."""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib.resources import files
from itertools import product
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from bivouac.core.contract import Entry
from bivouac.core.effects import Effect
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.sentences import INFINITIVE
from bivouac.core.words import LANGUAGES, Argument, resources, words

# A count in words has a form for each of these; a name stands for whatever a message prints as it is.
NUMBERS: Final[tuple[Argument, ...]] = (0, 1, 2, 7)
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})
A_NAME: Final = "Ada"
# What stands between parts of a sentence brings its own spaces.
JOINTS: Final = ("-join", "-within", "-comma")

# What a message chooses by and prints: its facts, each with the values that lead to every wording.
Message = dict[str, tuple[Argument, ...]]
# The messages that a game's tables ask for, each with the facts it is given, where the tables tell.
Wanted = dict[str, tuple[str, ...] | None]

GUIDE: Final = "guide"
_RULINGS: Final = re.compile(r"\{[^}]*\}")  # the rulings a line of a guide rests on

_FRENCH: Final = (
    (re.compile("[^\u00a0\u202f][:;?!»]|«[^\u00a0\u202f]"), "wants a no-break space"),
    (re.compile("[ \u00a0\u202f]{2}"), "has two spaces in a row"),
)
_ANY: Final = (
    (re.compile("^\\s|\\s$"), "begins or ends with a space"),
    (re.compile("['\"]|\\.\\.\\."), "wants typographic apostrophes, quotes and dots"),
    (re.compile("!"), "cries out"),
    (re.compile("[{}]"), "has a fact that is not filled in"),
)


def check_contents(
    package: str,
    name: str,
    wanted: Wanted,
    catalogue: Callable[[str], Sequence[Entry]],
    icons: Container[str],
    pieces: Iterable[str] = (),
) -> list[str]:
    """Rulings, words and catalogue of a game: complete, agreed on in both languages, in good typography."""
    rulings = load_rulings(package, name)
    problems = check_rulings(rulings, name) + check_words(package, wanted)
    return problems + check_catalogue(catalogue, rulings, icons, pieces)


def check_text(text: str, lang: str) -> list[str]:
    """What is wrong with a sentence as it is set."""
    if not text.strip():
        return ["is empty"]
    rules = _ANY + _FRENCH if lang == "fr" else _ANY
    return [problem for pattern, problem in rules if pattern.search(text)]


def check_words(package: str, wanted: Wanted) -> list[str]:
    """Every message is there in both languages, with the same facts and choices, in good typography.

    What is wanted has to be there and to use its facts; an attribute is wanted as `key.attribute`.
    """
    told = {lang: messages(package, lang) for lang in LANGUAGES}
    known = {key for spoken in told.values() for key in spoken} | wanted.keys()
    problems = [f"{lang}: {junk}: cannot be read" for lang in LANGUAGES for junk in _junk(package, lang)]
    for lang, spoken in told.items():
        others = [spoken for other, spoken in told.items() if other != lang]
        for key in sorted(known):
            if key not in spoken:
                problems.append(f"{lang}: {key}: is missing")
                continue
            found = [*_strays(key, spoken[key], wanted), *_left_out(key, spoken[key], others)]
            found += _unset(package, lang, key, spoken[key])
            problems += [f"{lang}: {key}: {problem}" for problem in dict.fromkeys(found)]
    return problems


def _strays(key: str, message: Message, wanted: Wanted) -> Iterator[str]:
    """How the facts of a message differ from those that a table gives it."""
    given = wanted.get(key)
    if given is not None:
        yield from (f"does not use {fact}" for fact in sorted(set(given) - message.keys()))
        yield from (f"is given no {fact}" for fact in sorted(message.keys() - set(given)))


def _left_out(key: str, message: Message, others: list[dict[str, Message]]) -> Iterator[str]:
    """The facts that another language uses, and the words it chooses by; counts are a language's own."""
    for other in others:
        for fact, values in other.get(key, {}).items():
            if fact not in message:
                yield f"does not use {fact}"
                continue
            chosen = [value for value in values if isinstance(value, str) and value != A_NAME]
            yield from (
                f"has no choice of {fact} for {value}" for value in chosen if value not in message[fact]
            )


def _unset(package: str, lang: str, key: str, message: Message) -> Iterator[str]:
    """What is wrong with the setting of a message, said in every way it can be."""
    name, _, attribute = key.partition(".")
    for values in product(*message.values()):
        facts = dict(zip(message, values, strict=True))
        try:
            text = words(package, lang).say(name, attribute or None, **facts)
        except AssertionError as unsaid:
            yield str(unsaid)
        else:
            yield from check_text(text.strip() if name.endswith(JOINTS) else text, lang)


def messages(package: str, lang: str) -> dict[str, Message]:
    """The messages of a package in a language, as Fluent's own tree tells them."""
    parts: dict[str, _Facts] = {}
    for entry in _entries(package, lang):
        if isinstance(entry, ast.Message):
            patterns = [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]
            parts |= {f"{entry.id.name}{part}": _Facts().read(value) for part, value in patterns if value}
    return {key: _values(facts, parts) for key, facts in parts.items()}


def _junk(package: str, lang: str) -> list[str]:
    return [str(entry.content).split()[0] for entry in _entries(package, lang) if isinstance(entry, ast.Junk)]


def _entries(package: str, lang: str) -> list[Any]:
    return [entry for resource in resources(package, lang) for entry in resource.body]


@dataclass
class _Facts:
    """The variables of a pattern, what it chooses by each, and the messages it refers to."""

    choices: dict[str, list[str]] = field(default_factory=dict)
    references: list[str] = field(default_factory=list)

    def read(self, node: Any) -> "_Facts":
        """Take in a part of the tree and all below it."""
        if isinstance(node, ast.VariableReference):
            self.choices.setdefault(node.id.name, [])
        elif isinstance(node, ast.MessageReference):
            self.references.append(node.id.name)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            names = [variant.key for variant in node.variants]
            keys = [key.name if isinstance(key, ast.Identifier) else key.value for key in names]
            self.choices.setdefault(node.selector.id.name, []).extend(keys)
        elif isinstance(node, ast.CallArguments):  # the functions of Fluent that we use are about numbers
            for argument in node.positional:
                if isinstance(argument, ast.VariableReference):
                    self.choices.setdefault(argument.id.name, []).append("one")
        for part in vars(node).values():
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.SyntaxNode):
                    self.read(child)
        return self


def _values(facts: _Facts, parts: Mapping[str, _Facts]) -> Message:
    """The facts of a pattern and of what it refers to, each with values that lead to every wording."""
    found: Message = {}
    for fact, keys in facts.choices.items():
        counted = [int(key) for key in keys if key.isdecimal()]
        if counted or PLURALS & set(keys):
            found[fact] = tuple(dict.fromkeys((*NUMBERS, *counted)))
        else:
            found[fact] = tuple(dict.fromkeys(keys)) or (A_NAME,)
    for reference in facts.references:
        found |= _values(parts[reference], parts) if reference in parts else {}
    return found


def check_stated(package: str, stated: Iterable[tuple[str, tuple[int, ...]]]) -> list[str]:
    """The numbers that a message, or the guide, states by hand are those of the data, in both languages.

    What is stated together stands there in this order, with no other number in between.
    """
    problems = []
    for lang in LANGUAGES:
        said = [entry for entry in _entries(package, lang) if isinstance(entry, ast.Message)]
        told = {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in said}
        told[GUIDE] = _RULINGS.sub("", files(package).joinpath("guide", f"{lang}.md").read_text("utf-8"))
        for key, numbers in stated:
            found = " ".join(["", *re.findall(r"\d+", told.get(key, "")), ""])
            run = " ".join(map(str, numbers))
            if f" {run} " not in found:
                problems.append(f"{lang}: {key}: does not say {run}")
    return problems


def given(keys: Iterable[str], *facts: str) -> Wanted:
    """Messages that are all given the same facts; names are given none."""
    return dict.fromkeys(keys, facts)


def effect_messages(kinds: Iterable[type[Effect]], package: str) -> Wanted:
    """What a game's own effects are told by, in both moods: each uses the fields of its record."""
    return {
        f"effect-{kind.__name__}{mood}": tuple(part.name for part in fields(kind))
        for kind in kinds
        if kind.__module__.startswith(package)
        for mood in ("", f".{INFINITIVE}")
    }


def check_catalogue(
    catalogue: Callable[[str], Sequence[Entry]],
    rulings: Container[str],
    icons: Container[str],
    wanted: Iterable[str],
) -> list[str]:
    """Every piece wanted stands there once, with name, icons that are drawn, a sentence, known rulings."""
    problems = []
    for lang in LANGUAGES:
        seen: set[str] = set()
        for entry in catalogue(lang):
            found = ["stands in the catalogue twice"] if entry["id"] in seen else []
            seen.add(entry["id"])
            found += [
                f"has no {part}"
                for part, told in (("name", entry["name"]), ("icons", entry["icons"]))
                if not told
            ]
            found += [f"no icon is called {icon}" for icon in entry["icons"] if icon not in icons]
            if not entry["text"][:1].isupper() or not entry["text"].endswith("."):
                found.append(f"{entry['text']!r} is no whole sentence")
            found += check_text(entry["text"], lang)
            found += [f"there is no ruling {key}" for key in entry.get("rulings", []) if key not in rulings]
            problems += [f"{lang}: {entry['id']}: {problem}" for problem in found]
        problems += [f"{lang}: {id}: is not in the catalogue" for id in sorted(set(wanted) - seen)]
    return problems


def check_ids(ids: Iterable[str]) -> list[str]:
    """No two kinds of pieces go by the same id."""
    listed = list(ids)
    return [f"{id}: two kinds bear this id" for id in sorted(set(listed)) if listed.count(id) > 1]


def check_rulings(rulings: Mapping[str, Ruling], name: str) -> list[str]:
    """Rulings are numbered from 1 without a gap, each with a place and a sentence in each language."""
    wanted = [f"{name}.{number + 1}" for number in range(len(rulings))]
    problems = [f"{key}: the ruling is missing" for key in wanted if key not in rulings]
    for key, ruling in rulings.items():
        for lang in LANGUAGES:
            for part, text in (("place", ruling.place[lang]), ("sentence", ruling.sentence[lang])):
                problems += [f"{key}: {part} in {lang} {problem}" for problem in check_text(text, lang)]
            if not ruling.sentence[lang].endswith("."):
                problems.append(f"{key}: sentence in {lang} does not end")
    return problems
