"""Five people with one shadow too many, and what each of them alone can do."""

from bivouac.games.continent.data.composition import own
from bivouac.games.continent.data.records import Character, Help, Power, Skill
from bivouac.games.continent.effects import InCompany

TOGETHER = Help(on=("move",), cost=1, when=InCompany())


def _explorer(id: str, power: Power, *faces: tuple[str, Help, tuple[str, ...]]) -> Character:
    """A character whose skills have the strips of composition K, in their order."""
    skills = [Skill(title, keywords=keywords, helps=(help,)) for title, help, keywords in faces]
    return Character(id, power, own(*skills), helps=(TOGETHER,))


CHARACTERS = (
    _explorer(
        "maud", Power("redo", "nerve"),
        ("long-splice", Help(on=("pull", "climb"), stars=1), ("rope",)),
        ("strong-back", Help(on=("pull", "dig"), cost=2), ("nerve",)),
        ("dead-reckoning", Help(on=("orient", "pathfind"), cost=1), ()),
        ("stubborn-grip", Help(on=("climb", "balance"), sevens=1), ("nerve",)),
        ("walk-in-the-rain", Help(on=("move",), cost=1), ("nerve",)),
    ),
    _explorer(
        "basile", Power("cancel", "care"),
        ("warm-blanket", Help(on=("rest",), cost=1), ("care",)),
        ("bedside-voice", Help(on=("listen", "offer"), stars=1), ("care",)),
        ("broth", Help(on=("eat",), cost=1), ("care",)),
        ("old-remedy", Help(on=("heal",), sevens=1), ()),
        ("steady-pulse", Help(on=("heal", "think"), stars=1), ()),
    ),
    _explorer(
        "ines", Power("skip", "wit"),
        ("skeleton-key", Help(on=("open",), stars=1), ("wit",)),
        ("light-fingers", Help(on=("take", "search"), cost=1), ("wit",)),
        ("side-door", Help(on=("hide", "pathfind"), cost=1), ()),
        ("lucky-pin", Help(on=("open", "decipher"), sevens=1), ("wit",)),
        ("poker-face", Help(on=("offer", "hide"), stars=1), ()),
    ),
    _explorer(
        "osric", Power("mend", "nerve", amount=2),
        ("clinker-built", Help(on=("swim",), cost=2), ()),
        ("true-saw", Help(on=("craft",), cost=1), ("nerve",)),
        ("shoulder", Help(on=("open", "pull"), stars=1), ("nerve",)),
        ("spirit-level", Help(on=("balance", "climb"), sevens=1), ()),
        ("dovetail", Help(on=("craft",), cost=2, after="discard"), ("nerve",)),
    ),
    _explorer(
        "lou", Power("peek", "wit"),
        ("bird-call", Help(on=("hunt", "music"), stars=1), ("wit",)),
        ("light-step", Help(on=("balance", "hide"), cost=1), ()),
        ("field-glass", Help(on=("observe", "see"), cost=1), ("wit",)),
        ("good-guess", Help(on=("think", "listen"), sevens=1), ("wit",)),
        ("early-riser", Help(on=("fish", "hunt"), cost=1), ()),
    ),
)  # fmt: skip
