"""The five who signed: a keyword for fuel, a power, five skills of their own."""

from bivouac.games.continent.data.composition import own
from bivouac.games.continent.data.records import Character, Help, Power, Skill
from bivouac.games.continent.effects import InCompany

TOGETHER = Help(on=("move",), cost=1, when=InCompany())


def _explorer(id: str, power: Power, *faces: tuple[str, tuple[Help, ...], tuple[str, ...]]) -> Character:
    """A character whose skills bear the strips of composition K, in their order."""
    skills = [Skill(title, keywords=keywords, helps=helps) for title, helps, keywords in faces]
    return Character(id, power, own(*skills), helps=(TOGETHER,))


CHARACTERS = (
    _explorer(
        "odile", Power("recount", "grit", amount=2),
        ("spirit-level", (Help(on=("balance", "climb"), stars=1),), ("grit",)),
        ("chainman", (Help(on=("orient", "pathfind"), cost=1),), ("grit",)),
        ("long-march", (Help(on=("move",), cost=2),), ()),
        ("deaf-ear", (Help(on=("listen", "rest"), sevens=1),), ("grit",)),
        ("clove-hitch", (Help(on=("climb", "pull"), cost=1),), ("rope",)),
    ),
    _explorer(
        "tancrede", Power("cancel", "kindness"),
        ("puff-pastry", (Help(on=("eat", "offer"), cost=1),), ("kindness",)),
        ("second-helping", (Help(on=("eat", "fish", "hunt"), stars=1),), ("kindness",)),
        ("landlubber", (Help(on=("swim", "hide"), stars=1),), ()),
        ("warm-hands", (Help(on=("heal", "offer"), sevens=1),), ("kindness",)),
        ("ship-s-biscuit", (Help(on=("rest",), cost=1), Help(on=("heal",), stars=1)), ()),
    ),
    _explorer(
        "yuna", Power("skip", "knack"),
        ("tightrope", (Help(on=("balance",), stars=1), Help(on=("move",), cost=1)), ("knack",)),
        ("other-pocket", (Help(on=("take", "open"), cost=1),), ("knack",)),
        ("curtain", (Help(on=("hide",), cost=2),), ()),
        ("double-somersault", (Help(on=("balance", "climb"), sevens=1),), ("knack",)),
        ("innocent-face", (Help(on=("offer", "search"), stars=1),), ()),
    ),
    _explorer(
        "ignace", Power("peek", "hunch"),
        ("ear-to-the-ground", (Help(on=("listen", "dig"), stars=1),), ("hunch",)),
        ("seismograph", (Help(on=("observe", "think"), cost=1),), ("hunch",)),
        ("old-field-boots", (Help(on=("dig", "move"), cost=1),), ()),
        ("small-talk", (Help(on=("listen", "think"), sevens=1),), ("hunch",)),
        ("geese-mistrusted", (Help(on=("hunt", "fight"), stars=1),), ()),
    ),
    _explorer(
        "perpetua", Power("mend", "poise", amount=2),
        ("bone-folder", (Help(on=("decipher", "craft"), cost=1),), ("poise",)),
        ("caulking", (Help(on=("swim", "craft"), cost=1),), ("poise",)),
        ("kettle-stitch", (Help(on=("heal", "open"), stars=1),), ("paper",)),
        ("plumb-line", (Help(on=("balance", "decipher"), sevens=1),), ("poise",)),
        ("ship-s-adze", (Help(on=("open", "pull"), stars=1),), ("blade",)),
    ),
)  # fmt: skip
