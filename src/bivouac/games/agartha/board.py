"""The terminal board, drawn from an outlook alone: it can show nothing a seat may not see."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text


def board(outlook: Mapping[str, Any], lang: str) -> Text:
    """Plain for now."""
    return Text(str(outlook["prompt"]))
