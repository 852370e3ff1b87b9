"""The forty items, bought with coins."""

from bivouac.core.effects import all_of, one_of, pay, some_of
from bivouac.games.arnak.data.cards import Card
from bivouac.games.arnak.effects import (
    ActivateOwn,
    ActivateSite,
    Buy,
    CompassPer,
    Draw,
    DrawBottom,
    Exile,
    Icon,
    Overcome,
    Pass,
    ResearchNotebook,
    RevealAndBuy,
    Send,
    TakeItem,
    Trap,
    gain,
)

CAR: tuple[Icon, ...] = ("car",)
SHIP: tuple[Icon, ...] = ("ship",)
PLANE: tuple[Icon, ...] = ("plane",)
CARS: tuple[Icon, ...] = ("car", "car")
SHIPS: tuple[Icon, ...] = ("ship", "ship")
PLANES: tuple[Icon, ...] = ("plane", "plane")
EITHER: tuple[Icon, ...] = ("car", "ship")

# fmt: off
ITEMS = (
    Card("sea_turtle", 3, 1, SHIPS, all_of(Draw(), Send((("ship", 1),)))),
    Card("ostrich", 3, 1, CARS, all_of(Draw(), Send((("car", 1),)))),
    Card("pack_donkey", 4, 1, CARS, Draw(2)),
    Card("horse", 4, 1, CARS, all_of(Draw(), gain(coin=1, compass=1))),
    Card("steam_boat", 3, 3, SHIPS, gain(compass=2), "free"),
    Card("automobile", 3, 3, CARS, gain(compass=2), "free"),
    Card("sturdy_boots", 1, 1, CARS, all_of(gain(compass=1), Send((("boot", 2),)))),
    Card("gold_pan", 1, 1, SHIPS, gain(coin=2), "free"),
    Card("trowel", 1, 1, CAR, pay("compass", 1, to=gain(jewel=1))),
    Card("pickaxe", 1, 1, CAR, pay("compass", 1, to=gain(tablet=1, arrowhead=1))),
    Card("hot_air_balloon", 2, 1, PLANE, Send((("plane", 1),), compasses=3), exiled=True),
    Card("aeroplane", 4, 3, PLANES, Send((("plane", 1),), compasses=2)),
    Card("journal", 3, 1, EITHER, ResearchNotebook(), exiled=True, printed=True),
    Card("parrot", 2, 2, SHIP, pay("card", 1, to=gain(jewel=1)), printed=True),
    Card("watch", 1, 1, SHIP, one_of(gain(coin=2), all_of(Pass(), gain(coin=3))), "free"),
    Card("army_knife", 3, 1, EITHER, some_of(2, Exile(), gain(coin=1), gain(compass=1), gain(tablet=1)),
         printed=True),
    Card("binoculars", 4, 1, SHIP, ActivateSite("level_1")),
    Card("tent", 4, 2, CAR, ActivateOwn(surcharge=2)),
    Card("fishing_rod", 2, 2, SHIP, RevealAndBuy("item", 3), printed=True),
    Card("precision_compass", 4, 1, SHIP, RevealAndBuy("artifact", 3), printed=True),
    Card("bow_and_arrows", 2, 2, CAR, CompassPer("guardian", most=3), printed=True),
    Card("carrier_pigeon", 2, 1, SHIP, gain(tablet=2), "free"),
    Card("whip", 2, 1, CAR, Buy("artifact", 4), exiled=True),
    Card("rough_map", 1, 1, SHIP, gain(compass=3), exiled=True),
    Card("airdrop", 2, 1, PLANE, TakeItem("hand"), exiled=True),
    Card("flask", 2, 1, SHIP, Draw(3), exiled=True),
    Card("machete", 4, 1, CAR, all_of(Exile(), gain(compass=2))),
    Card("torch", 2, 2, SHIP, all_of(Exile(), gain(tablet=1))),
    Card("large_backpack", 3, 1, CAR, all_of(gain(coin=1), DrawBottom())),
    Card("rope", 2, 1, SHIP, pay("card", 1, to=Draw(2))),
    Card("revolver", 4, 1, SHIPS, pay("compass", 1, to=Overcome())),
    Card("hat", 1, 1, SHIP, gain(coin=1, compass=1), "free"),
    Card("bear_trap", 2, 1, CAR, Trap(), exiled=True, printed=True),
    Card("grappling_hook", 2, 2, CAR, pay("card", 1, to=all_of(Draw(), Exile()))),
    Card("lantern", 3, 2, CAR, ActivateSite("camp")),
    Card("dog", 3, 1, CAR, all_of(gain(compass=1), ActivateSite("camp", "unoccupied"))),
    Card("brush", 3, 3, CAR, CompassPer("idol", most=3), printed=True),
    Card("axe", 2, 2, SHIP, all_of(Exile(), gain(compass=1))),
    Card("chronometer", 3, 2, SHIPS, one_of(gain(coin=1, compass=1), all_of(Pass(), gain(compass=3))),
         "free"),
    Card("theodolite", 3, 1, SHIP, all_of(gain(coin=1), CompassPer("archaeologist", most=2))),
)
# fmt: on
