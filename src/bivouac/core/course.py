"""The course of a game: what stands after all that was done at its seats, and what can be done next."""

from typing import Final

from bivouac.core.entries import Acted, Deed, Lent, TakenBack, Undone

KEY_EVERY: Final = 8  # actions between two short keys
SHORT: Final = 8  # hexadecimal digits of a short key


class Course:
    """The actions that stand, in order, and the seats that are lent, with the bot that has each."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions: list[Acted] = []
        self.lent: dict[int, str] = {}

    @property
    def count(self) -> int:
        """How many actions stand: the number of the last one."""
        return len(self.actions)

    def follow(self, deed: Deed) -> None:
        """Take in what was done next."""
        if isinstance(deed, Acted):
            self.actions.append(deed)
        elif isinstance(deed, Undone):
            del self.actions[deed.number :]
        elif isinstance(deed, Lent):
            self.lent[deed.seat] = deed.bot
        elif isinstance(deed, TakenBack):
            del self.lent[deed.seat]

    def objection(self, deed: Deed) -> str:
        """Why this cannot be what was done next; empty when it can."""
        if isinstance(deed, Undone):
            fine = 0 <= deed.number < self.count
            return "" if fine else f"{deed.number} is not an earlier action than {self.count}"
        if isinstance(deed, Acted) and deed.number != self.count + 1:
            return f"action {self.count + 1} is due, not {deed.number}"
        if not 0 <= deed.seat < self.seats:
            return f"there is no seat {deed.seat}"
        if isinstance(deed, Acted):
            return _wrong_writing(deed)
        if isinstance(deed, Lent) and (not is_plain(deed.bot) or " " in deed.bot):
            return "the name of a bot is needed"
        if isinstance(deed, TakenBack) and deed.seat not in self.lent:
            return f"seat {deed.seat} was not lent"
        return ""


def _wrong_writing(action: Acted) -> str:
    if action.key and not is_hex(action.key, SHORT):
        return f"a key is # and {SHORT} hexadecimal digits"
    return "" if is_plain(action.text) else "an action is one line of ASCII"


def is_plain(text: str) -> bool:
    """Is it a short line of visible ASCII?"""
    return 0 < len(text) <= 200 and text.isascii() and text.isprintable() and text == text.strip()


def is_hex(text: str, digits: int) -> bool:
    """Is it a number of so many hexadecimal digits?"""
    return len(text) == digits and not text.strip("0123456789abcdef")
