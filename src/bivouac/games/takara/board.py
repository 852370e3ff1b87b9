"""The terminal board."""

from collections.abc import Mapping
from typing import Any


def board(outlook: Mapping[str, Any], lang: str) -> Any:
    """The outlook drawn with rich."""
    return ""
