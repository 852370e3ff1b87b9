"""Every kind of piece in words and icons."""

from typing import Any


def catalogue(lang: str) -> list[dict[str, Any]]:
    """All tiles."""
    return []
