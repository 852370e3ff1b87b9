"""The twelve assistants. The tiles bear no name; numbers and names are ours."""

from dataclasses import dataclass

from bivouac.core.effects import Effect, all_of, one_of, pay
from bivouac.games.arnak.effects import Buy, Discard, Draw, Exile, Travel, UpgradeResource, gain


@dataclass(frozen=True)
class Assistant:
    """What an assistant does on either side; one of them takes the main action."""

    id: str
    silver: Effect
    gold: Effect
    main: bool = False


# fmt: off
ASSISTANTS = (
    Assistant("assistant_1", gain(coin=2), gain(coin=3)),
    Assistant("assistant_2", gain(tablet=1), gain(coin=1, tablet=1)),
    Assistant("assistant_3", pay("boot", 1, to=gain(arrowhead=1)), gain(arrowhead=1)),
    Assistant("assistant_4", pay("coin", 1, to=gain(arrowhead=1)),
              pay("coin", 1, to=one_of(gain(arrowhead=1), gain(jewel=1)))),
    Assistant("assistant_5", Exile(), all_of(gain(compass=1), Exile())),
    Assistant("assistant_6", all_of(Draw(), Discard()), Draw()),
    Assistant("assistant_7", one_of(gain(coin=1), Travel((("plane", 1),))),
              one_of(gain(coin=2), Travel((("plane", 2),)))),
    Assistant("assistant_8", one_of(gain(compass=1), Travel((("car", 1),))),
              one_of(gain(coin=1, compass=1), Travel((("car", 2),)))),
    Assistant("assistant_9", one_of(gain(compass=1), Travel((("ship", 1),))),
              one_of(gain(coin=1, compass=1), Travel((("ship", 2),)))),
    Assistant("assistant_10", Buy("any", 1), Buy("any", 2), main=True),
    Assistant("assistant_11", UpgradeResource(), all_of(UpgradeResource(), gain(compass=1))),
    Assistant("assistant_12", gain(compass=1), gain(compass=2)),
)
# fmt: on
