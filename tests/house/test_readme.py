"""What the README shows is true: its game can be played, its commands and its links exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.cli.commands import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
RUN_PY = {"test", "lint"}  # what run.py itself does; all other words are commands of bivouac


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


def test_every_command_of_the_readme_exists() -> None:
    known = set(COMMANDS) | RUN_PY
    words = re.findall(r"^python3 run\.py (\w+)", "\n".join(shown("sh")), re.MULTILINE)
    assert len(words) >= 5
    assert set(words) <= known


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text("utf-8"))
    missing = [link for link in links if not link.startswith("http") and not (ROOT / link).exists()]
    assert missing == []
