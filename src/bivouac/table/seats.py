"""A seat at a table: whom it is meant for, who holds it, who acts for it."""

from collections.abc import Sequence

from bivouac.table.charter import SeatKind, SeatPlan

LONGEST_NAME = 24
# What bots are called, seat by seat: a log that says who did what is read sooner than one of numbers.
BOT_NAMES = ("Iris", "Otto", "Nour", "Sacha", "Ada", "Milo", "Inès", "Hugo", "Zoé", "Elio", "Lou", "Nils")


class Seat:
    """One seat; what is public about it is its kind, its holder's name and the bot that acts for it."""

    def __init__(self, plan: SeatPlan, turnover: int = 0) -> None:
        self.kind: SeatKind = plan.kind
        self.bot = plan.bot
        self.turnover = turnover  # how often it was given up, so that the link of a former holder is void
        self.player: str | None = None
        self.name = ""
        self.pledge = ""  # the digest of the word it is bound to
        self.word = ""  # once it was said
        self.lent = ""  # the bot that acts for its holder
        self.resigned = False
        self.advised = 0  # how often it asked the coach

    @property
    def free(self) -> bool:
        """May somebody sit down here?"""
        return self.kind != "bot" and self.player is None

    @property
    def acting_bot(self) -> str:
        """The bot that acts for this seat, if one does."""
        return self.bot if self.kind == "bot" else self.lent

    @property
    def attended(self) -> bool:
        """Does a person act here?"""
        return self.player is not None and not self.lent

    @property
    def kept(self) -> bool:
        """Is it somebody's, also while a bot acts for them?"""
        return self.player is not None and not self.resigned


def all_called(names: Sequence[str | None]) -> list[str]:
    """What every seat is called: people by their names, bots, for whom None stands, by names nobody has."""
    taken = {name.casefold() for name in names if name}
    called = []
    for number, name in enumerate(names):
        if name is None:
            turned = BOT_NAMES[number % len(BOT_NAMES) :] + BOT_NAMES
            name = next((free for free in turned if free.casefold() not in taken), "")
            taken.add(name.casefold())
        called.append(name)
    return called


def fair_name(name: str) -> str:
    """A name as it may be shown: one line of visible characters, not too long; empty when nothing is left."""
    visible = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()
