"""Reading a saved document piece by piece: whatever is wrong is named with its place."""

import json
from hashlib import blake2b

from bivouac.core.refusal import SetupError

Document = dict[str, object]


def digest(document: Document) -> bytes:
    """The key of a document: equal documents, equal keys, on every machine and in both builds."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).digest()


def fields(document: object, name: str, keys: tuple[str, ...]) -> Document:
    """The document, if it is a mapping with exactly these keys."""
    if not isinstance(document, dict):
        raise SetupError(f"{name}: a mapping is needed, not {type(document).__name__}")
    missing = [key for key in keys if key not in document]
    if missing:
        raise SetupError(f"{name}: {missing[0]} is missing")
    strange = [key for key in document if key not in keys]
    if strange:
        raise SetupError(f"{name}: {str(strange[0])[:40]} is unknown")
    return document


def whole(document: Document, key: str, low: int, high: int) -> int:
    """A whole number between low and high, both allowed."""
    return _whole(document[key], key, low, high)


def flag(document: Document, key: str) -> bool:
    """True or false."""
    value = document[key]
    if not isinstance(value, bool):
        raise SetupError(f"{key}: true or false is needed")
    return value


def word(document: Document, key: str, allowed: tuple[str, ...]) -> str:
    """One of the allowed words."""
    value = document[key]
    if not isinstance(value, str) or value not in allowed:
        raise SetupError(f"{key}: {str(value)[:40]!r} is none of {', '.join(allowed)}")
    return value


def wholes(document: Document, key: str, bounds: tuple[int, int], count: int = -1) -> list[int]:
    """A list of whole numbers within bounds, of the given count unless it is negative."""
    low, high = bounds
    found: list[int] = []
    for at, value in enumerate(items(document, key, count)):
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            found.append(value)
        else:  # naming the place of every value would cost more than reading it
            found.append(_whole(value, f"{key}[{at}]", low, high))
    return found


def items(document: Document, key: str, count: int = -1) -> list[object]:
    """A list, of the given count unless it is negative."""
    values = document[key]
    if not isinstance(values, list):
        raise SetupError(f"{key}: a list is needed")
    if count >= 0 and len(values) != count:
        raise SetupError(f"{key}: {count} entries are needed, not {len(values)}")
    return values


def rules_version(document: object, game: str, rules: str) -> None:
    """Refuse a document of another game or another rules version."""
    if not isinstance(document, dict):
        raise SetupError(f"document: a mapping is needed, not {type(document).__name__}")
    if document.get("game") != game:
        raise SetupError(f"game: {str(document.get('game'))[:40]!r} is not {game}")
    if document.get("rules") != rules:
        raise SetupError(
            f"rules: version {str(document.get('rules'))[:20]!r} is not {rules}, the one played here"
        )


def _whole(value: object, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError(f"{name}: a whole number is needed")
    if not low <= value <= high:
        raise SetupError(f"{name}: {str(value)[:24]} is not between {low} and {high}")
    return value
