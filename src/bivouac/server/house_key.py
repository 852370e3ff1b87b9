"""The key of the house: made once, kept with its tables, the same for all workers."""

import secrets

from bivouac.store import Store
from bivouac.table.signatures import Signer


async def signer_of(store: Store) -> Signer:
    """Whoever signs for the house whose tables these are."""
    return Signer(await store.secret("seals", lambda: secrets.token_bytes(32)))
