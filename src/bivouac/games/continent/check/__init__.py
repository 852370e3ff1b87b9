"""What can be wrong with the contents: packs, words, icons and rulings, one line for each problem."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bivouac.core.check import check_rulings, check_text, check_words
from bivouac.core.rulings import Ruling, load_rulings
from bivouac.core.words import LANGUAGES, words
from bivouac.games.continent.catalogue import ICONS, MARKS, NAME, PACKAGE, catalogue
from bivouac.games.continent.check.maps import region_maps
from bivouac.games.continent.check.messages import SAMPLES, messages
from bivouac.games.continent.check.world import check_composition, check_world
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.faults import faults

RULINGS: Final = 156


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    rulings = load_rulings(PACKAGE, NAME)
    problems = check_rulings(rulings, NAME, RULINGS)
    broken = [fault for name in shelf.OURS for fault in faults(shelf.pack(name))]
    if broken:  # a pack that cannot be loaded has no catalogue
        return problems + broken
    for name in shelf.OURS:
        problems += [*check_world(shelf.pack(name)), *check_composition(shelf.pack(name))]
    for lang in LANGUAGES:
        problems += check_words(words(PACKAGE, lang), messages(), SAMPLES)
        problems += check_catalogue(catalogue(lang), rulings, lang)
    return problems


def check_catalogue(
    entries: Iterable[Mapping[str, Any]], rulings: Mapping[str, Ruling], lang: str
) -> list[str]:
    """Every card has a name, icons that are drawn, whole sentences, and rulings that exist."""
    problems = []
    seen: set[str] = set()
    for entry in entries:
        id = entry["id"]
        if id in seen:
            problems.append(f"{id}: stands in the catalogue twice")
        seen.add(id)
        if not entry["name"]:
            problems.append(f"{id}: has no name")
        unknown = set(entry["icons"]) - ICONS - MARKS
        problems += [f"{id}: no icon is called {icon}" for icon in sorted(unknown)]
        problems += [f"{id}: {problem}" for problem in check_text(entry["text"], lang)]
        problems += [f"{id}: there is no ruling {key}" for key in entry["rulings"] if key not in rulings]
    return problems


def draw(lang: str) -> dict[str, str]:
    """The maps of all regions of our packs, for their authors."""
    return {file: svg for name in shelf.OURS for file, svg in region_maps(shelf.pack(name), lang).items()}
