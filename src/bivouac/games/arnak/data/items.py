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
    Card("sea_turtle", cost=3, points=1, travel=SHIPS, play=all_of(Draw(), Send((("ship", 1),)))),
    Card("ostrich", cost=3, points=1, travel=CARS, play=all_of(Draw(), Send((("car", 1),)))),
    Card("pack_donkey", cost=4, points=1, travel=CARS, play=Draw(2)),
    Card("horse", cost=4, points=1, travel=CARS, play=all_of(Draw(), gain(coin=1, compass=1))),
    Card("steam_boat", cost=3, points=3, travel=SHIPS, play=gain(compass=2), timing="free"),
    Card("automobile", cost=3, points=3, travel=CARS, play=gain(compass=2), timing="free"),
    Card("sturdy_boots", cost=1, points=1, travel=CARS, play=all_of(gain(compass=1), Send((("boot", 2),)))),
    Card("gold_pan", cost=1, points=1, travel=SHIPS, play=gain(coin=2), timing="free"),
    Card("trowel", cost=1, points=1, travel=CAR, play=pay("compass", 1, to=gain(jewel=1))),
    Card("pickaxe", cost=1, points=1, travel=CAR, play=pay("compass", 1, to=gain(tablet=1, arrowhead=1))),
    Card("hot_air_balloon", cost=2, points=1, travel=PLANE,
         play=Send((("plane", 1),), compasses=3), exiled=True),
    Card("aeroplane", cost=4, points=3, travel=PLANES, play=Send((("plane", 1),), compasses=2)),
    Card("journal", cost=3, points=1, travel=EITHER, play=ResearchNotebook(), exiled=True, printed=True),
    Card("parrot", cost=2, points=2, travel=SHIP, play=pay("card", 1, to=gain(jewel=1)), printed=True),
    Card("watch", cost=1, points=1, travel=SHIP,
         play=one_of(gain(coin=2), all_of(Pass(), gain(coin=3))), timing="free"),
    Card("army_knife", cost=3, points=1, travel=EITHER,
         play=some_of(2, Exile(), gain(coin=1), gain(compass=1), gain(tablet=1)), printed=True),
    Card("binoculars", cost=4, points=1, travel=SHIP, play=ActivateSite("level_1")),
    Card("tent", cost=4, points=2, travel=CAR, play=ActivateOwn(surcharge=2)),
    Card("fishing_rod", cost=2, points=2, travel=SHIP, play=RevealAndBuy("item", 3), printed=True),
    Card("precision_compass", cost=4, points=1, travel=SHIP, play=RevealAndBuy("artifact", 3), printed=True),
    Card("bow_and_arrows", cost=2, points=2, travel=CAR, play=CompassPer("guardian", most=3), printed=True),
    Card("carrier_pigeon", cost=2, points=1, travel=SHIP, play=gain(tablet=2), timing="free"),
    Card("whip", cost=2, points=1, travel=CAR, play=Buy("artifact", 4), exiled=True),
    Card("rough_map", cost=1, points=1, travel=SHIP, play=gain(compass=3), exiled=True),
    Card("airdrop", cost=2, points=1, travel=PLANE, play=TakeItem("hand"), exiled=True),
    Card("flask", cost=2, points=1, travel=SHIP, play=Draw(3), exiled=True),
    Card("machete", cost=4, points=1, travel=CAR, play=all_of(Exile(), gain(compass=2))),
    Card("torch", cost=2, points=2, travel=SHIP, play=all_of(Exile(), gain(tablet=1))),
    Card("large_backpack", cost=3, points=1, travel=CAR, play=all_of(gain(coin=1), DrawBottom())),
    Card("rope", cost=2, points=1, travel=SHIP, play=pay("card", 1, to=Draw(2))),
    Card("revolver", cost=4, points=1, travel=SHIPS, play=pay("compass", 1, to=Overcome())),
    Card("hat", cost=1, points=1, travel=SHIP, play=gain(coin=1, compass=1), timing="free"),
    Card("bear_trap", cost=2, points=1, travel=CAR, play=Trap(), exiled=True, printed=True),
    Card("grappling_hook", cost=2, points=2, travel=CAR, play=pay("card", 1, to=all_of(Draw(), Exile()))),
    Card("lantern", cost=3, points=2, travel=CAR, play=ActivateSite("camp")),
    Card("dog", cost=3, points=1, travel=CAR,
         play=all_of(gain(compass=1), ActivateSite("camp", "unoccupied"))),
    Card("brush", cost=3, points=3, travel=CAR, play=CompassPer("idol", most=3), printed=True),
    Card("axe", cost=2, points=2, travel=SHIP, play=all_of(Exile(), gain(compass=1))),
    Card("chronometer", cost=3, points=2, travel=SHIPS,
         play=one_of(gain(coin=1, compass=1), all_of(Pass(), gain(compass=3))), timing="free"),
    Card("theodolite", cost=3, points=1, travel=SHIP,
         play=all_of(gain(coin=1), CompassPer("archaeologist", most=2))),
)
# fmt: on
