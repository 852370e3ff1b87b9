"""The shape of a card, and the basic cards every deck begins with."""

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from bivouac.core.effects import Effect
from bivouac.games.arnak.effects import Icon, gain


@dataclass(frozen=True)
class Card:
    """A card: its price, its points, what it does when played, and the travel it can be spent for instead.

    Items cost coins, artifacts compasses. An `exiled` card leaves for exile when played for its effect.
    `printed` tells that its French name stands in the rulebook; the other French names are ours.
    """

    id: str
    _: KW_ONLY
    cost: int = 0
    points: int = 0
    travel: tuple[Icon, ...] = ()
    play: Effect | None = None
    timing: Literal["main", "free", "none"] = "main"
    exiled: bool = False
    printed: bool = False


BASIC = (
    Card("fear", points=-1, travel=("boot",), timing="none", printed=True),
    Card("funding_car", travel=("car",), play=gain(coin=1), timing="free", printed=True),
    Card("funding_ship", travel=("ship",), play=gain(coin=1), timing="free", printed=True),
    Card("exploration_car", travel=("car",), play=gain(compass=1), timing="free", printed=True),
    Card("exploration_ship", travel=("ship",), play=gain(compass=1), timing="free", printed=True),
)
