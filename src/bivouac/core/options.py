"""Options of a table: the missing ones take their defaults, the strange ones are refused with their need."""

from collections.abc import Mapping, Sequence
from typing import Any

from bivouac.core.contract import Entry, Facts, Option
from bivouac.core.mistakes import PlayerMistake

LONGEST = 40  # of a value that is said again


def check_seats(facts: Facts, seats: int) -> None:
    """Refuse a number of seats the game is not for."""
    low, high = facts.seats
    if not _is_number(seats) or not low <= seats <= high:
        raise bad_option(f"{facts.name}: seats", "seats", {"value": _shown(seats), "low": low, "high": high})


def complete(facts: Facts, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Every option of the game, each with a value it allows."""
    where = f"{facts.name}: options"
    chosen = {} if options is None else options
    if not isinstance(chosen, Mapping):
        raise bad_option(where, "mapping", {"value": _shown(chosen)})
    known = {option["key"]: option for option in facts.options}
    for key in chosen:
        if key not in known:
            raise bad_option(
                where, "unknown" if known else "none", {"value": _shown(key), "known": _list(known)}
            )
    return {key: _value(f"{where}.{key}", option, chosen) for key, option in known.items()}


def played_with(catalogue: Sequence[Entry], options: Mapping[str, Any]) -> list[Entry]:
    """The entries of a catalogue for which there are pieces at a table with these options."""
    return [
        entry
        for entry in catalogue
        if all(options[key] in chosen for key, chosen in entry.get("options", {}).items())
    ]


def bad_option(where: str, need: str, facts: Mapping[str, int | str]) -> PlayerMistake:
    """A choice for a table that its game cannot take: where it stands, and what is needed there."""
    return PlayerMistake(f"option_{need}", {"where": where, **facts})


def refuse_more(where: str, entries: list[Any], most: int) -> None:
    """Refuse a list with more entries than the game has a use for."""
    if len(entries) > most:
        raise bad_option(where, "most", {"count": len(entries), "most": most})


def _value(where: str, option: Option, chosen: Mapping[str, Any]) -> Any:
    """The value chosen, or the default; a list is copied, for no table shares its own with another."""
    value = chosen.get(option["key"], option["default"])
    if option["type"] == "list":
        return _entries(where, option, value)
    if not _fits(option, value):
        facts = {"value": _shown(value), "choices": _list(option["choices"])}
        raise bad_option(where, "choice" if _names_choices(option) else option["type"], facts)
    return value


def _entries(where: str, option: Option, value: Any) -> list[str]:
    choices = option["choices"]
    if not isinstance(value, list):
        raise bad_option(where, "list", {"value": _shown(value), "choices": _list(choices)})
    for at, entry in enumerate(value):
        if not isinstance(entry, str) or entry not in choices:
            raise bad_option(where, "entry", {"value": _shown(entry), "choices": _list(choices)})
        if entry in value[:at]:
            raise bad_option(where, "twice", {"value": entry})
    return list(value)


def _names_choices(option: Option) -> bool:
    """Must the value be one of a few that can be listed?"""
    return option["type"] == "choice" or (option["type"] == "int" and bool(option["choices"]))


def _fits(option: Option, value: Any) -> bool:
    choices = option["choices"]
    match option["type"]:
        case "bool":
            return isinstance(value, bool)
        case "int":
            return _is_number(value) and (not choices or value in choices)
    return isinstance(value, str) and value in choices


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: Any) -> str:
    """A value as it was given, cut so that an error stays one line."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _list(values: Any) -> str:
    return ", ".join(str(value) for value in values)
