"""What cannot be done, in English for programs and with facts for whoever words it in another language."""

from voliera.errors import GameError


def unusable(path: object, error: Exception) -> GameError:
    """The refusal of a file, with the system's own reason where it has one."""
    detail = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return wrong("file", f"{path} cannot be used: {detail}", path=str(path), detail=detail)


def wrong(kind: str, message: str, **facts: str | int) -> GameError:
    """A refusal; `kind` names the message `error-arena-…`, the facts are its variables."""
    return GameError("bad_request", message, facts={"kind": kind, **facts})
