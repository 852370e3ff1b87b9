"""Where packs are found: ours by name, and those that tests or other distributions put beside them."""

from importlib import import_module

from bivouac.core.refusal import SetupError
from bivouac.games.continent.data.records import Pack

OURS: tuple[str, ...] = ("demo", "other_side")
_added: dict[str, Pack] = {}


def names() -> tuple[str, ...]:
    """The names of all packs, ours first."""
    return (*OURS, *_added)


def pack(name: str) -> Pack:
    """The pack of that name; SetupError naming the known ones."""
    if name in _added:
        return _added[name]
    if name not in OURS:
        raise SetupError(f"no adventure called {name[:40]!r}; known: {', '.join(names())}")
    found = import_module(f"{__package__}.{name}").PACK
    assert isinstance(found, Pack), f"{name}: PACK is no pack"
    return found


def add(new: Pack) -> None:
    """Put a pack on the shelf; a second one of the same name is refused."""
    if new.name in OURS or _added.get(new.name, new) != new:
        raise SetupError(f"{new.name}: the shelf holds another pack of that name")
    _added[new.name] = new
