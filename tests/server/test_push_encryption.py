"""The steps of RFC 8291 and RFC 8292, by their own examples and by whoever must read the result."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from bivouac.server.push_encryption import CURVE, LONGEST, Sender, encrypt, in_base64, is_point, new_secret
from tests.server.relays import Browser

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
    "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def raw(text: str) -> bytes:
    """What base64url says."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_rfc_comes_out_to_the_byte() -> None:
    ours = ec.derive_private_key(int.from_bytes(raw(OURS), "big"), CURVE)
    assert in_base64(encrypt(TEXT, raw(THEIRS), raw(AUTH), salt=raw(SALT), ours=ours)) == BODY


@pytest.mark.parametrize("message", [b"", "À vous · manche 3".encode(), b"x" * LONGEST], ids=len)
def test_only_the_browser_reads_it_and_no_two_messages_are_alike(message: bytes) -> None:
    browser, stranger = Browser(), Browser()
    once, again = (encrypt(message, browser.key, browser.auth) for _ in range(2))
    assert once != again
    assert browser.read(once) == browser.read(again) == message
    with pytest.raises(InvalidTag):
        stranger.read(once)


def test_a_proof_names_the_relay_and_is_signed_by_the_house() -> None:
    sender = Sender(new_secret(), "mailto:host@example.org")
    head, claims, signature = sender.proof("https://push.example", 1_000)[len("vapid t=") :].split(".")
    signature, _, key = signature.partition(", k=")
    assert json.loads(raw(claims)) == {
        "aud": "https://push.example",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert key == sender.key
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(key))
    r, s = raw(signature)[:32], raw(signature)[32:]
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_proof_is_used_again_until_half_its_time_is_over() -> None:
    sender = Sender(new_secret(), "mailto:host@example.org")
    first = sender.proof("https://push.example", 1_000)
    assert sender.proof("https://push.example", 1_000 + 5 * 3600) == first
    assert sender.proof("https://push.example", 1_000 + 7 * 3600) != first
    assert sender.proof("https://other.example", 1_000) != first


def test_a_secret_is_always_the_same_sender() -> None:
    secret = new_secret()
    assert (len(secret), Sender(secret, "").key) == (32, Sender(secret, "").key)


def test_what_is_no_point_of_the_curve_is_no_key() -> None:
    browser = Browser()
    assert is_point(browser.key)
    assert not any(is_point(key) for key in (b"", b"\x04" + bytes(64), browser.key[:-1], b"\x00"))
