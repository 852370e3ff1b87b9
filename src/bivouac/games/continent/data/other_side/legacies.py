"""The explorers an earlier expedition lost: each is a place in the fog now, and glad of company.

A place gives what only that person would, and asks nothing; a card in the satchel says where it lies.
"""

from bivouac.core.effects import all_of
from bivouac.games.continent.data.icons import Icon
from bivouac.games.continent.data.other_side.shapes import EVERYWHERE, once
from bivouac.games.continent.data.other_side.things import BOAT
from bivouac.games.continent.data.records import Attempt, Bonus, Fog, Help, Item, Legacy, Permanent, Quest
from bivouac.games.continent.effects import Cure, Free, Peek, Restore, Take

LEGACIES = (
    Legacy("odile", satchel=(685,)),
    Legacy("tancrede", satchel=(686,)),
    Legacy("yuna", satchel=(687,)),
    Legacy("ignace", satchel=(688,)),
    Legacy("perpetua", satchel=(689,)),
)

CARDS = (
    Quest(685, only="odile"),
    Quest(686, only="tancrede"),
    Quest(687, only="yuna"),
    Quest(688, only="ignace"),
    Quest(689, only="perpetua"),
    Bonus(715, only="odile", keywords=("grit",), helps=(Help(on=("move", "balance"), cost=1),)),
    Bonus(716, only="yuna", keywords=("knack",), helps=(Help(on=("open", "hide", "climb"), stars=1),)),
    Bonus(717, only="ignace", keywords=("hunch",), helps=(Help(on=("listen", "dig", "pathfind"), cost=1),)),
    Item(
        628, only="perpetua", durability=4, keywords=("poise", "paper"),
        helps=(Help(on=("swim", "craft"), cost=1),), flag=BOAT,
    ),
)  # fmt: skip


def _place(who: str, zone: int, icon: Icon, *gifts: Take | Restore | Cure | Peek) -> Fog:
    """Somebody who is scenery now: they give what they have, and let the group through."""
    gift = Attempt(icon, success=all_of(*gifts, Free()))
    return Fog(f"lost-{who}", zone, Permanent(arrows=EVERYWHERE, attempts=(gift,)), only=who)


FOG = (
    _place("odile", 2, "move", once(715)),
    _place("tancrede", 3, "eat", Restore(8), Cure(0, each=True)),
    _place("yuna", 4, "balance", once(716)),
    _place("ignace", 5, "listen", once(717), Peek(4)),
    _place("perpetua", 1, "craft", once(628)),
)
