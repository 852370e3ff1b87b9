"""The keys of the house: made once, kept with its tables, the same for all workers."""

import secrets

from bivouac.server.clock_and_ids import Sources
from bivouac.server.push_encryption import Sender, new_secret
from bivouac.server.pushing import Pushing
from bivouac.server.settings import Settings
from bivouac.store import Store
from bivouac.table.signatures import Signer

NOBODY = "mailto:nobody@localhost"  # relays want somebody to write to


async def signer_of(store: Store) -> Signer:
    """Whoever signs for the house whose tables these are."""
    return Signer(await store.secret("seals", lambda: secrets.token_bytes(32)))


async def pushing_of(settings: Settings, sources: Sources, store: Store) -> Pushing | None:
    """What sends to browsers, where the operator wants that; subscriptions are bound to its key."""
    if not settings.push:
        return None
    secret = await store.secret("pushes", new_secret)
    contact = settings.contact or (settings.public_url if settings.secure else "") or NOBODY
    return Pushing(Sender(secret, contact), sources, anywhere=settings.push_anywhere)
