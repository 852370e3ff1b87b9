"""The doors are tested where their packages are: `python3 run.py test --extras`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("gymnasium", "numpy", "pettingzoo", "PIL", "pyspiel")
ALWAYS = "test_missing_extras.py"

collect_ignore = (
    []
    if all(find_spec(package) for package in PACKAGES)
    else [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name != ALWAYS]
)
