"""The house's own hand: what it signs cannot be denied later, nor written by anybody else (Ed25519)."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from bivouac.core.entries import Signed
from bivouac.core.journal import Journal, JournalError, signed_text


class Signer:
    """Signs with a secret of 32 bytes; `key` is what everybody may know of it."""

    def __init__(self, secret: bytes) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = self._private.public_key().public_bytes_raw().hex()

    def sign(self, text: str) -> Signed:
        """The signature of a text; of the same text, always the same."""
        return Signed(self.key, self._private.sign(text.encode()).hex())


def fits(signed: Signed, text: str) -> bool:
    """Was the text, to the letter, signed with that key?"""
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        public.verify(bytes.fromhex(signed.signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


def check(journal: Journal) -> None:
    """Refuse a journal whose signature is of another text."""
    signed = journal.signed()
    if signed is not None and not fits(signed, signed_text(journal)):
        line = journal.line_of(journal.entries.index(signed))
        raise JournalError(line, "the signature does not fit the text above it", "changed")
