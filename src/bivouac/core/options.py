"""Options of a table: the missing ones take their defaults, the strange ones are refused."""

from collections.abc import Mapping
from typing import Any

from bivouac.core.contract import Facts, Option
from bivouac.core.refusal import SetupError


def check_seats(facts: Facts, seats: int) -> None:
    """Refuse a number of seats the game is not for."""
    low, high = facts.seats
    if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
        raise SetupError(f"{facts.name}: seats: {str(seats)[:20]} is not between {low} and {high}")


def complete(facts: Facts, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every option of the game, each with a value it allows."""
    chosen = {} if options is None else options
    if not isinstance(chosen, Mapping):
        raise SetupError(f"{facts.name}: options: a mapping is needed, not {type(chosen).__name__}")
    known = {option["key"]: option for option in facts.options}
    for key in chosen:
        if key not in known:
            names = ", ".join(known) or "none"
            raise SetupError(f"{facts.name}: options: {str(key)[:40]!r} is unknown; known: {names}")
    return {key: _value(facts.name, option, chosen) for key, option in known.items()}


def _value(game: str, option: Option, chosen: Mapping[str, Any]) -> Any:
    key = option["key"]
    value = chosen.get(key, option["default"])
    if not _fits(option, value):
        allowed = ", ".join(str(choice) for choice in option["choices"]) or option["type"]
        raise SetupError(f"{game}: options.{key}: {str(value)[:40]!r} is none of {allowed}")
    return list(value) if isinstance(value, list) else value  # a table never shares its list with another


def _fits(option: Option, value: Any) -> bool:
    choices = option["choices"]
    match option["type"]:
        case "bool":
            return isinstance(value, bool)
        case "int":
            return (
                isinstance(value, int) and not isinstance(value, bool) and (not choices or value in choices)
            )
        case "choice":
            return isinstance(value, str) and value in choices
        case "list":
            return isinstance(value, list) and all(isinstance(one, str) and one in choices for one in value)
