"""The facts of a game that its journal tells: a table keeps them in its log, the text is a format of them.

A table knows more of some facts than the text tells; those fields have defaults, for facts read from a text.
"""

import msgspec


class Acted(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="acted"):
    """A seat did something; `client` and `on` name the message that asked for it, to be obeyed once."""

    number: int
    seat: int
    text: str
    key: str = ""  # the beginning of the key of the state it led to, every few actions
    client: str = ""
    on: int = 0
    bank: int = -1  # what is left in the seat's bank, where there are clocks


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="undone"):
    """The game went back to just after the action of that number, 0 being the start."""

    number: int
    seat: int = -1  # who asked for it; unknown to the text
    client: str = ""
    on: int = 0
    banks: list[int] = []  # what is left in all banks, where there are clocks


class Lent(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="lent"):
    """A bot acts for a seat until its holder takes it back."""

    seat: int
    bot: str
    late: bool = False  # its time had run out
    bank: int = -1  # what is left in its bank, where there are clocks
    alone: bool = False  # who asked has an account: bots play on where nobody acts any more


class TakenBack(msgspec.Struct, frozen=True, tag_field="kind", tag="back"):
    """A lent seat acts for itself again."""

    seat: int


class Resigned(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="resigned"):
    """A seat has given up; a bot plays on for it."""

    seat: int
    bot: str = ""  # unknown to the text


class Advised(msgspec.Struct, frozen=True, tag_field="kind", tag="advised"):
    """A seat asked the coach what to do next; nothing in the game changes by it."""

    seat: int


class Sealed(msgspec.Struct, frozen=True, tag_field="kind", tag="sealed"):
    """A digest of all the text above, so that lines no key depends on cannot be changed either."""

    digest: str


class Signed(msgspec.Struct, frozen=True, tag_field="kind", tag="signed"):
    """The house where the game was played has signed all the text above, its seal included."""

    key: str
    signature: str


class Ended(msgspec.Struct, frozen=True, tag_field="kind", tag="ended"):
    """The game is over, and this is the key of its last state."""

    key: str


class Closed(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="closed"):
    """The table was closed before the end of its game: `abandoned` by its people, or by the
    `host` or the `operator`.
    """

    reason: str  # unknown to the text
    key: str = ""  # of the state it stopped at; told by the text alone


Deed = Acted | Undone | Lent | TakenBack | Resigned | Advised  # what is done at a seat while the game goes on
Entry = Deed | Sealed | Signed | Ended | Closed
