"""Refusals, as server and client exchange them: a code for people's words, and a sentence for programmers.

A refusal changes nothing. The server raises `Refused`; over HTTP it travels as a `Failure`, on the web socket as a
`nack` or a `bye` (messages.py).
"""

from msgspec import Struct

STATUS = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_webhook": 400,
    "bad_position": 400,
    "illegal_action": 400,
    "unknown_game": 400,
    "no_session": 401,
    "forbidden": 403,
    "not_host": 403,
    "no_table": 404,
    "bad_link": 404,
    "bad_code": 404,
    "bad_passkey": 404,
    "not_found": 404,
    "bad_method": 405,
    "damaged_table": 410,
    "too_large": 413,
    "bad_type": 415,
    "too_many": 429,
    "error": 500,
    "sheets_full": 503,
    "unavailable": 503,
    "busy": 503,
}
"""HTTP status of each code that is about the request; all other codes say that the state of the table forbids it."""
CONFLICT = 409
"""HTTP status of all other codes."""


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a code for people's words, and a sentence for programmers."""

    code: str
    message: str = ""
    rule: str | None = None
    retry_ms: int | None = None


class Failure(Struct, frozen=True):
    """The answer to a request that was refused: nothing changed."""

    error: Fault


class Refused(Exception):
    """A request or command that was not carried out."""

    def __init__(self, code: str, message: str = "", rule: str | None = None, retry_ms: int | None = None) -> None:
        super().__init__(message or code)
        self.code = code
        self.message = message
        self.rule = rule
        self.retry_ms = retry_ms

    @classmethod
    def of(cls, fault: Fault) -> "Refused":
        """Return the refusal that a fault tells of."""
        return Refused(fault.code, fault.message, fault.rule, fault.retry_ms)

    @property
    def fault(self) -> Fault:
        """The refusal as it travels."""
        return Fault(self.code, self.message, self.rule, self.retry_ms)


def status_of(code: str) -> int:
    """Return the HTTP status of a code."""
    return STATUS.get(code, CONFLICT)
