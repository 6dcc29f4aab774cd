"""The promise about the deal: its hash is published before the first move, and everything behind it after the last.

The hash is SHA-256 over a nonce of 256 bits and the start position, so that nobody can find the deal by trying deals,
and nobody can change it afterwards. Anybody can check it with `commitment_of`.
"""

import hashlib
import json
import secrets

from voliera.documents import Document


def new_nonce() -> str:
    """256 random bits."""
    return secrets.token_hex(32)


def canonical(position: Document) -> str:
    """A position as one text: sorted names, no spaces, plain ASCII."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def commitment_of(nonce: str, position: Document) -> str:
    """The hash that is published."""
    return hashlib.sha256(f"{nonce}\n{canonical(position)}".encode()).hexdigest()
