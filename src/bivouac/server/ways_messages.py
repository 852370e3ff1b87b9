"""By which ways somebody is told that it is their turn, and when they are away, as the wire has it."""

from typing import Annotated

import msgspec

VACATION_DAYS = 30  # in a year


class PushPlace(msgspec.Struct, frozen=True):
    """A browser that is told: which one, since when, and whether it is this one."""

    id: str
    device: str
    created: int
    here: bool


class Ways(msgspec.Struct, frozen=True):
    """What this server offers and what one has switched on; mail goes to a confirmed address only."""

    push_key: str | None  # with which a browser subscribes, where push is offered
    secure: bool  # do people reach this server by https, without which no browser takes a push?
    browsers: list[PushPlace]
    mails: bool  # does this server write mail?
    mail: bool
    webhooks: bool  # does it tell a webhook of the operator's?
    webhook: bool
    vacation: int | None  # until when one is away
    vacation_left: int  # days of the year, for accounts


class ChangeWays(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is switched on or off; what is not mentioned stays."""

    mail: bool | None = None
    webhook: bool | None = None


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser says of itself once it may be told: an address, and keys in base64url."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class GoAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation that begins now."""

    days: Annotated[int, msgspec.Meta(ge=1, le=VACATION_DAYS)]


class Unsubscribed(msgspec.Struct, frozen=True):
    """No more mail."""

    mail: bool = False
