"""The payload of a push message, encrypted for one device (RFC 8291): no service in between can read it."""

import base64
import binascii

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

ROUND = 256
"""Payloads are filled up to a multiple of this, so that their length tells little."""
MOST = 3_000
"""Maximum size of a payload; services take 4096 bytes, encrypted."""


def decoded(text: str) -> bytes:
    """Return the bytes of URL-safe base64, with or without padding; raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError("no base64") from None


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless these can be the keys of a device."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    if len(decoded(auth)) != 16:
        raise ValueError("auth has 16 bytes")


def encrypted(payload: bytes, p256dh: str, auth: str) -> bytes:
    """Return the body of a message that only the device can read."""
    filled = payload + b" " * (-len(payload) % ROUND)
    assert len(filled) <= MOST
    mine = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        filled, private_key=mine, dh=decoded(p256dh), auth_secret=decoded(auth), version="aes128gcm"
    )
    return body
