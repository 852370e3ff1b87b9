"""What a bot is: something with a name that chooses an action from a glimpse."""

from typing import Protocol, runtime_checkable

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


@runtime_checkable
class Planning(Bot, Protocol):
    """A bot that plans more than the action it chooses."""

    def goes_on(self, glimpse: Glimpse, /) -> bool:
        """Does it follow a plan that it made for this moment?"""
        ...
