"""Two things are the same when they are the same bytes; if not, where do they part?"""

from __future__ import annotations

import json
from typing import Any

import msgspec


def canonical(value: Any) -> bytes:
    """The one way to write a JSON value; the laws compare millions, so this is quick and not strict."""
    return msgspec.json.encode(value, order="sorted")


def strict(value: Any) -> bytes:
    """The same for a value that must be JSON; refuses what is not, as a set or an infinite number."""
    json.dumps(value, allow_nan=False)
    return canonical(value)


def difference(one: Any, other: Any, place: str = "") -> str:
    """The first place where two JSON values differ, and both values there; empty when they do not."""
    if not place and canonical(one) == canonical(other):
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if key not in one or key not in other:
                return f"{place}.{key} is only in one of them".lstrip(".")
            if found := difference(one[key], other[key], f"{place}.{key}"):
                return found.lstrip(".")
        return ""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if found := difference(mine, theirs, f"{place}[{at}]"):
                return found
        return ""
    if place and canonical(one) == canonical(other):
        return ""
    return f"{place or 'value'}: {str(one)[:120]} differs from {str(other)[:120]}"
