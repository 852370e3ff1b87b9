"""The thirty-five artifacts, bought with compasses; the tablet of one played from hand is a rule (ruling 46)."""

from bivouac.core.effects import all_of, one_of, pay
from bivouac.games.arnak.data.cards import Card
from bivouac.games.arnak.effects import (
    ActivateCamps,
    ActivateSite,
    ActivateTile,
    AllPlanes,
    Draw,
    Exile,
    ExileRowItem,
    Fear,
    FreeIdol,
    MoveGuardian,
    NoFear,
    Overcome,
    Pass,
    Recall,
    Refresh,
    Relocate,
    Research,
    SendToCamp,
    Sift,
    SwapAssistant,
    TakeExiledItem,
    TakeItem,
    UpgradeResource,
    UseSupply,
    gain,
)

PLANE = ("plane",)
PLANES = ("plane", "plane")

# fmt: off
ARTIFACTS = (
    Card("pathfinders_sandals", 3, 1, PLANE, Relocate("camp"), printed=True),
    Card("pathfinders_staff", 4, 1, PLANE, Relocate("level_1"), printed=True),
    Card("war_mask", 3, 1, PLANE, all_of(gain(arrowhead=1), NoFear())),
    Card("treasure_chest", 4, 3, PLANE, all_of(Draw(), gain(coin=1))),
    Card("ritual_dagger", 4, 2, PLANE, all_of(Exile(), gain(arrowhead=1))),
    Card("crystal_earring", 4, 2, PLANE, Sift(most=3, end="top"), printed=True),
    Card("mortar", 3, 1, PLANE, all_of(Exile(), gain(coin=2))),
    Card("serpents_gold", 3, 2, PLANE, all_of(Fear(), gain(coin=4))),
    Card("serpent_idol", 2, 1, PLANE, all_of(Fear(), gain(jewel=1))),
    Card("monkey_medallion", 4, 2, PLANE, TakeItem("top")),
    Card("idol_of_ara_anu", 3, 1, PLANE, Research("jewel", 1), printed=True),
    Card("inscribed_blade", 2, 1, PLANE, one_of(Research("arrowhead", 1), Research("tablet", 2)), printed=True),
    Card("guardians_ocarina", 4, 2, PLANES, all_of(Recall(), AllPlanes()), printed=True),
    Card("tigerclaw_hairpin", 4, 2, PLANE, all_of(Exile(), ActivateSite("camp", "unoccupied"))),
    Card("war_club", 4, 1, PLANE, Overcome()),
    Card("sundial", 2, 1, PLANE, one_of(gain(tablet=2), all_of(Pass(), gain(jewel=1)))),
    Card("traders_scales", 4, 2, PLANE, all_of(UpgradeResource(), gain(coin=3))),
    Card("hunting_arrows", 4, 1, PLANE, all_of(Fear(), gain(arrowhead=2))),
    Card("coconut_flask", 3, 2, PLANE, all_of(gain(coin=2), UseSupply("silver")), printed=True),
    Card("cleansing_cauldron", 3, 1, PLANE, all_of(Draw(), Exile())),
    Card("ancient_wine", 3, 1, PLANE, all_of(gain(coin=1), UseSupply("gold")), printed=True),
    Card("decorated_horn", 2, 1, PLANE, SwapAssistant(), printed=True),
    Card("ornate_hammer", 4, 2, PLANE, all_of(ExileRowItem(), TakeExiledItem()), printed=True),
    Card("star_charts", 4, 2, PLANE, pay("coin", 1, to=ActivateCamps(2))),
    Card("stone_jar", 2, 1, PLANE, Draw()),
    Card("passage_shell", 3, 1, PLANE, SendToCamp(uses=2)),
    Card("ceremonial_rattle", 3, 2, PLANE, Refresh()),
    Card("sacred_drum", 4, 1, PLANE, pay("card", 1, to=Refresh(2))),
    Card("traders_coins", 3, 1, PLANE, all_of(UpgradeResource(), gain(coin=2))),
    Card("stone_key", 3, 2, PLANE, FreeIdol()),
    Card("obsidian_earring", 4, 2, PLANE, Sift(most=2, end="bottom"), printed=True),
    Card("guiding_stone", 3, 1, PLANE, ActivateTile("level_1"), printed=True),
    Card("guiding_skull", 4, 1, PLANE, pay("compass", 1, to=ActivateTile("level_2")), printed=True),
    Card("runes_of_the_dead", 4, 1, PLANE, all_of(Fear(), gain(coin=1, tablet=3))),
    Card("guardians_crown", 4, 2, PLANE, MoveGuardian(), printed=True),
)
# fmt: on
