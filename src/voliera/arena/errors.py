"""What cannot be done, in English for programs and with facts for whoever words it in another language."""

from voliera.errors import GameError


def wrong(kind: str, message: str, **facts: str | int) -> GameError:
    """A refusal; `kind` names the message `error-arena-…`, the facts are its variables."""
    return GameError("bad_request", message, facts={"kind": kind, **facts})
