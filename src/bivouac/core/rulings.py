"""Every ruling of a game by its id: one sentence in each language and its place in the rulebook."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files

from bivouac.core.effects import Effect, Leaf, walk
from bivouac.core.refusal import SetupError


@dataclass(frozen=True)
class Ruling:
    """One ruling: `forbids` tells whether a player can run into it as a refusal."""

    id: str
    place: dict[str, str]
    sentence: dict[str, str]
    forbids: bool


def load_rulings(package: str, prefix: str) -> dict[str, Ruling]:
    """The rulings of a package's `rulings.toml`, keyed `prefix.number`."""
    text = files(package).joinpath("rulings.toml").read_text(encoding="utf-8")
    rulings = {}
    for key, entry in tomllib.loads(text).items():
        ruling = f"{prefix}.{key}"
        try:
            sentence = {"en": str(entry["en"]), "fr": str(entry["fr"])}
            place = {"en": str(entry["place"]), "fr": str(entry["lieu"])}
        except KeyError as missing:
            raise SetupError(f"{package}/rulings.toml: {key} lacks {missing}") from None
        rulings[ruling] = Ruling(ruling, place, sentence, bool(entry.get("forbids", False)))
    return rulings


def concerning(
    game: str,
    effects: Iterable[Effect],
    more: Iterable[int] = (),
    table: Mapping[type[Effect], tuple[int, ...]] | None = None,
) -> list[str]:
    """The ids of the rulings that concern these effects, as leaves or a table say, and of some more."""
    rows = table or {}
    found = set(more)
    for effect in effects:
        for part in walk(effect):
            found.update(part.rulings if isinstance(part, Leaf) else rows.get(type(part), ()))
    return [f"{game}.{number}" for number in sorted(found)]
