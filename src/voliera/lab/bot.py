"""A function as a program that plays: for the arena, the terminal and everybody else who takes `--bot`.

    from voliera.lab.bot import serve

    serve(lambda position, legal, seed: legal[0])

The program answers the lines of the engine protocol that bots are asked (docs/bots.md), until its input ends.
"""

import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from voliera.documents import Document

Choose = Callable[[Document, list[Document], int], Document]
"""Given what the seat may know, the legal actions and a seed, returns an action."""
PROTOCOL = 1


def serve(choose: Choose, lines: BinaryIO | None = None, answers: BinaryIO | None = None) -> None:
    """Answer `hello`, `setup` and `bot` on standard input and output, or on other streams."""
    position: Document = {}
    out = sys.stdout.buffer if answers is None else answers
    for line in sys.stdin.buffer if lines is None else lines:
        request: Document = msgspec.json.decode(line)
        answer: Document = {"ok": True}
        if request.get("cmd") == "hello":
            answer |= {"protocol": PROTOCOL, "wants": ["legal"]}
        elif request.get("cmd") == "setup":
            position = request["position"]
        elif request.get("cmd") == "bot":
            answer["action"] = choose(position, request["legal"], request["seed"])
        else:
            answer = {"ok": False, "error": {"code": "bad_request", "message": "hello, setup and bot are known"}}
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()
