"""Refusals between processes: what the owner of something raised, raised again where it was asked for."""

from typing import Any

from voliera.protocol.errors import Refused
from voliera.server.bus import BusDown, Moved


class NoTable(Exception):
    """There is no such table."""


def told(refusal: Refused) -> dict[str, Any]:
    """A refusal as an answer."""
    return {"error": refusal.code, "message": refusal.message, "rule": refusal.rule, "retry_ms": refusal.retry_ms}


def heard(answer: dict[str, Any]) -> Refused:
    """A refusal from an answer."""
    return Refused(answer["error"], answer.get("message", ""), answer.get("rule"), answer.get("retry_ms"))


def raise_refusal(answer: dict[str, Any]) -> None:
    """Raise what the owner would have raised here."""
    match answer.get("error"):
        case None:
            return
        case "moved":
            raise Moved
        case "no_table":
            raise NoTable
        case "unavailable" | "bad_request":
            raise BusDown("unavailable")
        case _:
            raise heard(answer)
