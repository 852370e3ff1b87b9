"""A message only one browser can read, and proof of who sends it: RFC 8291 (aes128gcm) and RFC 8292 (VAPID).

Both are a few steps over primitives that the house has anyway; the vectors of the RFCs are in the tests.
"""

import json
import secrets
from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # all a relay must take; one record, so that is the longest message, too
LONGEST = 3993  # bytes of a message: a record less its header, padding and tag
LAST = b"\x02"  # of the padding: no record follows
PROVED_FOR = 12 * 3600  # seconds; a relay refuses what is good for more than a day


class Sender:
    """The house towards the relays: a key of its own, made once, that every subscription names."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self._contact = contact
        self.key = in_base64(_point(self._private.public_key()))
        self._proofs: dict[str, tuple[int, str]] = {}  # by relay, until when a proof is good

    def proof(self, relay: str, now: int) -> str:
        """What the `authorization` header says to a relay, its origin; `now` in seconds."""
        until, proof = self._proofs.get(relay, (0, ""))
        if until < now + PROVED_FOR // 2:
            until = now + PROVED_FOR
            proof = f"vapid t={self._token(relay, until)}, k={self.key}"
            if len(self._proofs) >= 100:  # relays are few; who subscribes to more is only in the way
                self._proofs.clear()
            self._proofs[relay] = until, proof
        return proof

    def _token(self, relay: str, until: int) -> str:
        claims = {"aud": relay, "exp": until, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(in_base64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{in_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_secret() -> bytes:
    """The secret of a new sender."""
    made = ec.generate_private_key(CURVE)
    return made.private_numbers().private_value.to_bytes(32, "big")


def encrypt(
    message: bytes,
    key: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    ours: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push: only whoever has the private half of `key`, and `auth`, can read it."""
    assert len(message) <= LONGEST, "a message fits into one record"
    salt = secrets.token_bytes(16) if salt is None else salt
    ours = ours or ec.generate_private_key(CURVE)
    public = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    seed = _derived(shared, auth, b"WebPush: info\0" + key + public, 32)
    content_key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(content_key).encrypt(nonce, message + LAST, None)


def is_point(key: bytes) -> bool:
    """Is it the public half of a key, on the curve?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except ValueError:
        return False
    return len(key) == 65


def in_base64(some: bytes) -> str:
    """As in addresses and tokens: without padding."""
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
