"""What one knows of a game before opening its box, read from its `facts.toml`."""

import tomllib
from importlib.resources import files
from typing import Any, cast

from bivouac.core.contract import Facts, Option
from bivouac.core.refusal import SetupError


def load_facts(package: str) -> Facts:
    """The facts of a package's `facts.toml`; the choices of an option are those it has names for."""
    text = files(package).joinpath("facts.toml").read_text(encoding="utf-8")
    try:
        entries = tomllib.loads(text)
        low, high = entries.pop("seats")
        options = [_option(option) for option in entries.pop("options", [])]
        return Facts(seats=(low, high), options=options, **entries)
    except (KeyError, TypeError, ValueError) as wrong:
        raise SetupError(f"{package}/facts.toml: {wrong}") from None


def _option(entry: dict[str, Any]) -> Option:
    """An option as it is written, with the choices that follow from its type or its names."""
    if "choices" not in entry:
        entry["choices"] = [False, True] if entry["type"] == "bool" else list(entry["names"])
    return cast("Option", {key: entry[key] for key in ("key", "type", "choices", "default", "title")} | entry)
