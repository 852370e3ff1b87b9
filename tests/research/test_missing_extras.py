"""Whoever opens a door without its packages is told how to get them."""

from __future__ import annotations

import subprocess
import sys

import pytest

# What is installed is hidden from a Python of its own.
HIDE = """
import sys
for name in ("gymnasium", "numpy", "pettingzoo", "PIL", "pyspiel"):
    sys.modules[name] = None
"""


@pytest.mark.parametrize(
    "opening",
    [
        "import bivouac.research.pettingzoo",
        "import bivouac.research.gymnasium",
        "import bivouac.research.openspiel",
        "import bivouac.research; bivouac.research.vector('takara')",
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(opening: str) -> None:
    done = subprocess.run([sys.executable, "-c", HIDE + opening], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("bivouac.research.extras.MissingExtra: ")
    assert 'pip install "bivouac[research]"' in last


def test_the_rest_of_the_house_opens_no_door() -> None:
    check = "import bivouac.cli, sys; sys.exit('bivouac.research' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], timeout=60).returncode == 0
