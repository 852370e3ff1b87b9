"""Whatever a player can get wrong has a code with words in both languages; nothing else reaches a browser."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bivouac.core.words import LANGUAGES, words
from bivouac.server.problems import ERRORS
from bivouac.store.engine import SQLITE_REASONS
from tests.house.listing import ROOT

PACKAGE = ROOT / "src" / "bivouac"
# On the way of a request from the browser to the rules and back.
ON_THE_WAY = ("bots", "core", "server", "table")
# Where an English sentence is for operators, authors of games or programs: no player's request leads there.
FOR_OPERATORS = {
    "bots/errand.py": "a job of the server's own",
    "bots/planner.py": "a bot that fails is replaced, and the log says why",
    "core/agenda.py": "documents",
    "core/census.py": "documents",
    "core/chance.py": "documents and seeds, which the house makes",
    "core/documents.py": "documents",
    "core/facts.py": "files of a game",
    "core/fields.py": "documents",
    "core/guides.py": "files of a game",
    "core/journal.py": "a header put together in Python; read from a text it is a JournalError",
    "core/knowledge.py": "documents",
    "core/lessons.py": "files of a game",
    "core/replay.py": "a number asked for in Python; a table refuses it by a rule",
    "core/rulings.py": "files of a game",
    "core/words.py": "a language asked for in Python; the wire has no others",
    "server/thinkers.py": "a bot that fails is replaced, and the log says why",
}
# Codes put together as the program runs.
PUT_TOGETHER = {
    *("journal_text", "journal_action", "option_bool", "option_int", "request"),
    *("too_many_tables", "too_many_network_tables", "too_many_guests"),
    *("too_many_bonds", "too_many_invitations", "too_many_reports"),
    *("too_many_vacations", "too_many_vacation"),
    *ERRORS.values(),
}
# The place of the code among the arguments of what raises or answers a mistake, and what stands before it.
CODED = {
    "PlayerMistake": (0, ""),
    "OperatorMistake": (0, ""),
    "JournalError": (2, "journal_"),
    "bad_option": (1, "option_"),
    "_problem": (2, ""),
    "_mistake": (0, ""),
    "mistake": (2, ""),
    "misread": (0, "position_"),
    "refused": (1, "weights_"),
    "Wrong": (0, "position_"),
}


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, by the name of what is called."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func
            yield (name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")), node


def files() -> list[Path]:
    """The files on the way."""
    return sorted(path for floor in ON_THE_WAY for path in (PACKAGE / floor).rglob("*.py"))


def codes() -> set[str]:
    """Every code that the sources name."""
    found = set(PUT_TOGETHER)
    rooms = [path for name in ("setup.py", "position.py") for path in (PACKAGE / "games").rglob(name)]
    for path in [*files(), *rooms, PACKAGE / "games" / "__init__.py", PACKAGE / "cli" / "show.py"]:
        for name, call in calls(path):
            found |= set(_codes_of(name, call))
    return found


def _codes_of(name: str, call: ast.Call) -> Iterator[str]:
    place, before = CODED.get(name, (len(call.args), ""))
    for argument in call.args[place : place + 1]:
        either = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        yield from (before + code for code in _names(*either))
    if name == "Objection":
        yield list(_names(*call.args))[-1]
    for keyword in call.keywords:
        if keyword.arg == "code" and name != "Problem":
            yield from _names(keyword.value)
        if keyword.arg == "extra" and name.endswith("Exception") and isinstance(keyword.value, ast.Dict):
            yield from list(_names(*keyword.value.values))[:1]


def _names(*nodes: ast.expr) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value


def test_no_sentence_for_operators_is_raised_where_a_player_may_meet_it() -> None:
    plain = {
        path.relative_to(PACKAGE).as_posix()
        for path in files()
        for name, call in calls(path)
        if name == "SetupError"
    }
    assert plain <= set(FOR_OPERATORS), "raise a PlayerMistake, and give it words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_words_and_no_others_are_kept(lang: str) -> None:
    known = words("bivouac.server", lang).keys()
    assert {key for key in known if key.startswith("mistake-")} == {f"mistake-{code}" for code in codes()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_store_has_words_and_no_others_are_kept(lang: str) -> None:
    rooms = sorted((PACKAGE / "store").glob("*.py"))
    raised = [call for path in rooms for name, call in calls(path) if name in ("StoreError", "Unreadable")]
    said = {code for call in raised for code in _names(call.args[0])}
    said |= {*SQLITE_REASONS.values(), "driver", "lost", "unreachable"}  # of what a driver refuses
    text = (PACKAGE / "store" / "words" / f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^mistake-(\w+)", text, re.MULTILINE)) == said


@pytest.mark.parametrize("floor", ["cli", "store"])
def test_no_sentence_is_raised_where_a_command_leads(floor: str) -> None:
    rooms = sorted((PACKAGE / floor).glob("*.py"))
    plain = [path.name for path in rooms for name, _ in calls(path) if name == "SetupError"]
    assert plain == [], "raise a mistake with a code, and give it words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_of_a_command_has_words_and_no_others_are_kept(lang: str) -> None:
    commands = sorted((PACKAGE / "cli").glob("*.py"))
    raised = [call for path in commands for name, call in calls(path) if name == "CommandMistake"]
    # What an operator does is done by commands, too, which say in words of their own why not.
    deeds = PACKAGE / "server" / "operating.py"
    raised += [call for name, call in calls(deeds) if name == "OperatorMistake"]
    said = {f"mistake-{code}" for call in raised for code in _names(call.args[0])}
    typed = (PACKAGE / "cli" / "complaints.py").read_text("utf-8")
    said |= set(re.findall('"(mistake-[a-z_]+)"', typed))  # of what typer refuses
    text = (PACKAGE / "cli" / "words" / f"{lang}.ftl").read_text("utf-8")
    assert set(re.findall(r"^mistake-\w+", text, re.MULTILINE)) == said
