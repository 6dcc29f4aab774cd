"""Frames between the server and its child processes: four bytes of length, then msgpack, through pipes."""

import os
import struct
from typing import BinaryIO

import msgspec

LARGEST_FRAME = 1_000_000
"""Maximum size of a message, in bytes: far more than any game needs."""
LENGTH = struct.Struct(">I")


class TooLarge(Exception):
    """A frame has more than LARGEST_FRAME bytes."""


def framed(message: msgspec.Struct) -> bytes:
    """Return a message as it travels; raises TooLarge."""
    body = msgspec.msgpack.encode(message)
    if len(body) > LARGEST_FRAME:
        raise TooLarge(f"{len(body):,} bytes; at most {LARGEST_FRAME:,} travel")
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """Return how many bytes follow; raises TooLarge where that many are not allowed."""
    length: int = LENGTH.unpack(head)[0]
    if length > LARGEST_FRAME:
        raise TooLarge(f"{length:,} bytes announced; at most {LARGEST_FRAME:,} travel")
    return length


def own_output() -> BinaryIO:
    """Return standard output for frames alone: what anybody prints goes to standard error from now on."""
    frames = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return frames
