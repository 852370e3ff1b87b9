"""What our pages show is true: the game can be played, commands, their options and links exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from bivouac.cli.commands import COMMANDS, SpokenGroup

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted(
    str(page.relative_to(ROOT))
    for folder, pages in (("", "*.md"), ("docs", "**/*.md"), ("src", "**/*.md"), ("bench", "*.md"))
    for page in ROOT.joinpath(folder).glob(pages)
)
RUN_PY = {"test", "extras", "lint", "sbom", "advisories"}  # what run.py itself does
HOUSE = SpokenGroup()
COMMAND_LINE = re.compile(r"(?:run\.py|(?<![-/\w])bivouac) ([a-z][a-z-]*)(?![\w:])((?: [^`\n#]*)?)")
OPTION = re.compile(r"(?<!\S)--[a-z][a-z0-9-]*")


def shown(language: str) -> list[str]:
    """The code blocks of the README in a language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_game_of_the_readme_is_played_to_its_end() -> None:
    (code,) = shown("python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"Outcome\(ranked, winners=\(\d,\), ranks=.*\)\n", done.stdout)


def test_the_game_of_the_readme_is_the_one_in_the_examples() -> None:
    (code,) = shown("python")
    assert (ROOT / "examples" / "one_game.py").read_text("utf-8").endswith(code)


def test_every_command_and_option_that_is_shown_exists() -> None:
    typed = {line for page in PAGES for line in COMMAND_LINE.findall((ROOT / page).read_text("utf-8"))}
    assert len(typed) >= 60
    wrong = [f"{command} {rest}" for command, rest in sorted(typed) if not _exists(command, rest)]
    assert wrong == []


def _exists(command: str, rest: str) -> bool:
    if command in RUN_PY:
        return True
    if command not in COMMANDS:
        return False
    context = typer.Context(HOUSE)
    known = {name for param in HOUSE.get_command(context, command).params for name in param.opts}
    return set(OPTION.findall(rest)) <= known | {"--help"}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", (ROOT / page).read_text("utf-8"))
    missing = [
        link
        for link in links
        if not link.startswith("http") and not (ROOT / page).parent.joinpath(link).exists()
    ]
    assert missing == []
