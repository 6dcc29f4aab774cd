"""Files of eight-bit weights: how they are written, and how they are read and checked.

A file is the line `voliera/net/1`, the length of a header (four bytes, little-endian), the header as JSON, and the
weights, compressed by zlib. The header names the game, the digest of the observation's layout, the sizes, the SHA-256
of the compressed weights, and all that is known of the training: command, seed, settings, figures. A file that is
damaged, of another format, or made for another layout is refused with GameError `bad_weights`; its facts name the
fault, for whoever words it in another language (voliera.terminal.refusal).
"""

import errno
import hashlib
import json
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from voliera.errors import GameError
from voliera.games.layout import Layout
from voliera.games.mix import Table, trained_tables

FORMAT = "voliera/net/1"
MAGIC = f"{FORMAT}\n".encode()
LENGTH = struct.Struct("<I")
MOST_HEADER = 1 << 16
MOST_WIDTH = 4096
MOST_DEPTH = 16
SIZES = ("inputs", "width", "depth", "actions", "seats")
MOST_HINTS = 64
REFUSED = "weights"
"""The kind of all refusals, among their facts."""

Bytes = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]
Facts = dict[str, str | int]


@dataclass(frozen=True)
class Weights:
    """Eight-bit matrices [input, output]; each output has a scale and a bias. Heads: steps, seats, kinds of hints."""

    first: Bytes
    body: Bytes  # [layer, input, output]
    heads: Bytes
    first_scale: Floats
    body_scale: Floats
    heads_scale: Floats
    first_bias: Floats
    body_bias: Floats
    heads_bias: Floats


@dataclass(frozen=True)
class Net:
    """A network that has been read: its weights, and what its header says."""

    weights: Weights
    header: dict[str, Any]

    @property
    def actions(self) -> int:
        """Number of steps that it has preferences for."""
        return int(self.header["actions"])

    @property
    def hints(self) -> int:
        """Number of hints that a step has."""
        return int(self.header.get("hints", 0))


def refused(path: Path | str, fault: str, reason: str, **facts: str | int) -> GameError:
    """The one way in which a file is refused; `fault` is its kind, the facts are what a sentence about it needs."""
    told: Facts = {"kind": REFUSED, "fault": fault, "path": str(path), **facts}
    return GameError("bad_weights", f"weights {path}: {reason}", facts=told)


def damaged(path: Path | str, reason: str) -> GameError:
    """The refusal of a file that is not as it was written."""
    return refused(path, "damaged", f"damaged: {reason}")


def other_tables(path: Path, trained: Sequence[str], table: str) -> GameError:
    """The refusal of a table that a network was not trained for."""
    listed = ", ".join(trained)
    told: Facts = {"kind": REFUSED, "fault": "tables", "path": str(path), "trained": listed, "table": table}
    return GameError("bad_request", f"level: the network was trained for {listed}, not for {table}", facts=told)


def shapes(sizes: dict[str, int]) -> list[tuple[str, type[np.generic], tuple[int, ...]]]:
    """The arrays of a file in their order, with their types and shapes."""
    inputs, width, depth = sizes["inputs"], sizes["width"], sizes["depth"]
    heads = sizes["actions"] + sizes["seats"] + sizes.get("hints", 0)
    kinds: tuple[tuple[str, type[np.generic]], ...] = (("", np.int8), ("_scale", np.float32), ("_bias", np.float32))
    found: list[tuple[str, type[np.generic], tuple[int, ...]]] = []
    for ending, kind in kinds:
        full = not ending
        found += [
            (f"first{ending}", kind, (inputs, width) if full else (width,)),
            (f"body{ending}", kind, (depth, width, width) if full else (depth, width)),
            (f"heads{ending}", kind, (width, heads) if full else (heads,)),
        ]
    return found


def write(path: Path, net: Net) -> None:
    """Write a network; its header gets format and hash."""
    parts = [
        np.ascontiguousarray(getattr(net.weights, name), kind) for name, kind, _ in shapes(sizes_of(net.header, path))
    ]
    packed = zlib.compress(b"".join(part.astype(part.dtype.newbyteorder("<")).tobytes() for part in parts), 9)
    header = {**net.header, "format": FORMAT, "sha256": hashlib.sha256(packed).hexdigest()}
    text = json.dumps(header, separators=(",", ":")).encode()
    partial = path.with_suffix(path.suffix + ".part")
    partial.write_bytes(MAGIC + LENGTH.pack(len(text)) + text + packed)
    partial.replace(path)


def read(path: Path, layout: Layout, actions: int | None = None, seats: int | None = None) -> Net:
    """Read a network for a layout; whatever is wrong with the file is refused.

    So is a network for another number of steps or seats than `actions` and `seats`, where they are given.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        fault = "missing" if error.errno == errno.ENOENT else "unreadable"
        raise refused(path, fault, f"cannot be read ({error.strerror})", detail=str(error.strerror)) from None
    header, packed = split(path, data)
    if header.get("game") != layout.game:
        reason = f"for the game {header.get('game')!r:.40}, not for {layout.game}"
        raise refused(path, "game", reason, game=layout.game)
    if header.get("layout") != layout.digest or header.get("inputs") != layout.inputs:
        reason = "trained on observations of another layout; train again, or use the version it came with"
        raise refused(path, "layout", reason)
    if hashlib.sha256(packed).hexdigest() != header.get("sha256"):
        raise damaged(path, "the hash is not that of its header")
    listed = shapes(sizes_of(header, path))
    expected = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, kind, shape in listed)
    unpacking = zlib.decompressobj()
    try:
        plain = unpacking.decompress(packed, expected + 1)
    except zlib.error:
        raise damaged(path, "the weights cannot be unpacked") from None
    if len(plain) != expected:
        raise damaged(path, "there are more or fewer weights than its header says")
    arrays: dict[str, Any] = {}
    at = 0
    for name, kind, shape in listed:
        count = int(np.prod(shape))
        little = np.dtype(kind).newbyteorder("<")
        arrays[name] = np.frombuffer(plain, little, count, at).astype(kind).reshape(shape)
        at += count * little.itemsize
        if not np.isfinite(arrays[name]).all():
            raise damaged(path, "some weights are not numbers")
    if actions not in (None, header["actions"]) or seats not in (None, header["seats"]):
        raise refused(path, "layout", "it decides other steps, or is for other seats, than those of the game")
    return Net(Weights(**arrays), header)


def tables_of(net: Net, path: Path) -> tuple[Table, ...]:
    """The tables that a network was trained for; a header that does not say so is refused."""
    try:
        return trained_tables(net.header["training"]["settings"])
    except (KeyError, TypeError, AttributeError, GameError):
        raise damaged(path, "its header does not say for which tables it was trained") from None


def uncompressed(path: Path) -> bytes:
    """Return the file of a network with its weights as they are: where it travels, it is compressed on the way."""
    header, packed = split(path, path.read_bytes())
    plain = zlib.compress(zlib.decompress(packed), 0)
    text = json.dumps({**header, "sha256": hashlib.sha256(plain).hexdigest()}, separators=(",", ":")).encode()
    return MAGIC + LENGTH.pack(len(text)) + text + plain


def split(path: Path, data: bytes) -> tuple[dict[str, Any], bytes]:
    """The header, and the compressed weights."""
    start = len(MAGIC) + LENGTH.size
    if not data.startswith(MAGIC) or len(data) < start:
        raise refused(path, "format", f"not a file of format {FORMAT}")
    (length,) = LENGTH.unpack(data[len(MAGIC) : start])
    if length > MOST_HEADER or start + length > len(data):
        raise damaged(path, "it ends within its header")
    try:
        header = json.loads(data[start : start + length])
    except ValueError:
        raise damaged(path, "its header is not JSON") from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise refused(path, "format", f"not a file of format {FORMAT}")
    return header, data[start + length :]


def sizes_of(header: dict[str, Any], path: Path) -> dict[str, int]:
    """The sizes that a header names, checked."""
    sizes = {name: header.get(name) for name in SIZES}
    for name, size in sizes.items():
        most = MOST_DEPTH if name == "depth" else MOST_WIDTH
        if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= most:
            raise damaged(path, f"{name}: a whole number from 1 to {most}; found {size!r:.40}")
    hints = header.get("hints", 0)
    if isinstance(hints, bool) or not isinstance(hints, int) or not 0 <= hints <= MOST_HINTS:
        raise damaged(path, f"hints: a whole number from 0 to {MOST_HINTS}; found {hints!r:.40}")
    sizes["hints"] = hints
    return sizes  # type: ignore[return-value]  # all of them are whole numbers
