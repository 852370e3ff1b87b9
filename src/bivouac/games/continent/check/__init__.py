"""What can be wrong with the contents: packs, words, icons and rulings, one line for each problem."""

from bivouac.core.check import Wanted, check_contents, check_rulings, effect_messages, given
from bivouac.core.rulings import load_rulings
from bivouac.games.continent import effects
from bivouac.games.continent.catalogue import ICONS, KIND_NAMES, MARKS, NAME, PACKAGE, catalogue
from bivouac.games.continent.check.maps import region_maps
from bivouac.games.continent.check.world import check_composition, check_world
from bivouac.games.continent.columns import BURDENS, POWERS
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.faults import faults
from bivouac.games.continent.data.icons import DIRECTIONS
from bivouac.games.continent.data.icons import ICONS as ACTIONS
from bivouac.games.continent.kinds import PHASES


def check() -> list[str]:
    """All that is wrong; nothing when all is well."""
    broken = [fault for name in shelf.OURS for fault in faults(shelf.pack(name))]
    if broken:  # a pack that cannot be loaded has no catalogue
        return check_rulings(load_rulings(PACKAGE, NAME), NAME) + broken
    problems = check_contents(PACKAGE, NAME, messages(), catalogue, ICONS | MARKS)
    for name in shelf.OURS:
        problems += [*check_world(shelf.pack(name)), *check_composition(shelf.pack(name))]
    return problems


def messages() -> Wanted:
    """What the tables need words for, and the facts those words are given."""
    wanted = [f"icon-{icon}" for icon in ACTIONS] + [f"kind-{kind}" for kind in KIND_NAMES]
    wanted += [f"direction-{direction}" for direction in DIRECTIONS]
    asked = [f"prompt-{phase}" for phase in PHASES]
    asked += [f"power-{kind}" for kind in POWERS] + [f"burden-{kind}" for kind in BURDENS]
    return given(wanted) | dict.fromkeys(asked) | effect_messages(effects.KINDS, PACKAGE)


def draw(lang: str) -> dict[str, str]:
    """The maps of all regions of our packs, for their authors."""
    return {file: svg for name in shelf.OURS for file, svg in region_maps(shelf.pack(name), lang).items()}
