"""What a player keeps of a deal and of its game: enough to catch a house that shows another one later."""

import json
from hashlib import sha256

import msgspec

from bivouac.core.journal import Journal, signed_text
from bivouac.core.refusal import Refusal
from bivouac.table.signatures import Signer
from bivouac.table.successors import written
from bivouac.table.table import Table


class Receipt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deal as it was settled before any word was said, and the journal's signature at the end.

    The house fills in everything but the words: those are their holder's to add.
    """

    table: str
    game: str
    commitment: str
    draws: int
    pledges: list[str]  # by seat, empty where none was given
    key: str  # of the house
    promise: str  # its signature of the deal
    digest: str = ""  # SHA-256 of the journal down to its seal, once the game is over or given up
    signature: str = ""  # the house's, of the same text
    words: dict[int, str] = {}  # by seat, from 0: one's own


def deal_text(receipt: Receipt) -> str:
    """The deal as it is signed: a line each, so that anybody can write it again."""
    return (
        f"bivouac deal: 1\ntable: {receipt.table}\ngame: {receipt.game}\ncommitment: {receipt.commitment}\n"
        f"draws: {receipt.draws}\npledges: {json.dumps(receipt.pledges)}\n"
    )


def digest_of(journal: Journal) -> str:
    """The digest of all that the house signs at the end."""
    return sha256(signed_text(journal).encode()).hexdigest()


def receipt_of(table: Table, signer: Signer) -> Receipt:
    """The receipt of a deal that is settled: the start was called, or the game has begun."""
    if not table.charter.vouched:
        raise Refusal("no_receipt")
    if not table.calling and not table.begun:
        raise Refusal("not_called")
    deal = Receipt(
        table=table.id,
        game=table.charter.game,
        commitment=table.commitment,
        draws=table.draws,
        pledges=[seat.pledge for seat in table.seats],
        key=signer.key,
        promise="",
    )
    promise = signer.sign(deal_text(deal)).signature
    if not (table.begun and table.at_rest):
        return msgspec.structs.replace(deal, promise=promise)
    journal = written(table, signer.sign)
    signed = journal.signed()
    assert signed is not None, "the house signs what it vouches for"
    return msgspec.structs.replace(
        deal, promise=promise, digest=digest_of(journal), signature=signed.signature
    )
