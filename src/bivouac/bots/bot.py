"""What a bot is: something with a name that chooses an action from a glimpse."""

from typing import Protocol

from bivouac.bots.glimpse import Glimpse


class Bot(Protocol):
    """A player that is no person."""

    @property
    def name(self) -> str:
        """The spec it is made from."""
        ...

    def choose(self, glimpse: Glimpse, /) -> int:
        """One of the legal actions of the glimpse."""
        ...
