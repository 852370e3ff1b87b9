"""What the wire says of those who look on."""

from typing import Annotated, Literal

import msgspec


class Onlooker(msgspec.Struct, frozen=True):
    """Somebody who looks on, as the host knows them: `id` means something at this table only."""

    id: str
    name: str
    order: str  # muted, out, or nothing
    here: bool


class Onlookers(msgspec.Struct, frozen=True):
    """How onlookers are received, and those with a name who look on or were told to be silent or to leave."""

    reception: Literal["welcome", "silent", "none"]
    people: list[Onlooker]


class Reception(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the host receives all onlookers, or one of them: muted, sent off, shut out, or welcome again."""

    onlookers: Literal["welcome", "silent", "none"] | None = None
    who: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{12}$")] | None = None
    order: Literal["welcome", "muted", "off", "out"] = "welcome"
