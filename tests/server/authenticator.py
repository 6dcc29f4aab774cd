"""An authenticator in software: it makes passkeys (ES256, no attestation) and signs with them, as a phone would."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as coded

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Key:
    handle: bytes
    private: ec.EllipticCurvePrivateKey
    domain: str
    user: bytes
    count: int = 0


@dataclass
class Authenticator:
    """What a person carries. `origin` is the page that the browser would name."""

    origin: str
    keys: list[Key] = field(default_factory=list)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make a passkey, as `navigator.credentials.create` does."""
        user = options["user"]["id"]
        key = Key(secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1()), options["rp"]["id"], user.encode())
        self.keys.append(key)
        numbers = key.private.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(key.handle).to_bytes(2, "big") + key.handle + cbor2.dumps(public)
        data = self._data(key, PRESENT | VERIFIED | ATTESTED) + attested
        response = {
            "clientDataJSON": coded(self._client("webauthn.create", options["challenge"])),
            "attestationObject": coded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(key, response)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign with the last passkey, as `navigator.credentials.get` does."""
        key = self.keys[-1]
        key.count += 1
        data, client = self._data(key, PRESENT | VERIFIED), self._client("webauthn.get", options["challenge"])
        signature = key.private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": coded(client),
            "authenticatorData": coded(data),
            "signature": coded(signature),
        }
        return self._credential(key, response)

    def _data(self, key: Key, flags: int) -> bytes:
        return hashlib.sha256(key.domain.encode()).digest() + bytes([flags]) + key.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, key: Key, response: dict[str, str]) -> dict[str, Any]:
        return {"id": coded(key.handle), "rawId": coded(key.handle), "type": "public-key", "response": response}
